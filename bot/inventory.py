"""Inventory: fonts, texts in all languages, and a game of every kind, for `ravenpost doctor`."""

from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from PIL import features

import engine
import render.core.fonts
import render.registry
from bot.checkup import Finding
from engine.core.words import LANGUAGES, sources
from engine.opponents.arena import play
from engine.opponents.uniform import Uniform

SAMPLE = "Ägäis, ßpieß – “Erebor” 0123456789"
FEW = 5  # names in a line


def fonts() -> Iterator[Finding]:
    """The fonts of all roles, and whether pictures can be encoded."""
    roles = list(render.core.fonts.ROLES)
    missing = [role for role in roles if render.core.fonts.path(role) is None]
    wide = [role for role in roles if render.core.fonts.width(SAMPLE, role, 20) > 0]
    if len(wide) < len(roles):
        yield Finding("fonts", "problem", "some fonts draw nothing", "Install the project's dependencies once more.")
    elif missing:
        detail = f"{len(missing)} of {len(roles)} are missing ({_few(missing)}); a plain one stands in"
        yield Finding("fonts", "warning", detail, "Install the project's dependencies once more.")
    else:
        yield Finding("fonts", "ok", f"{len(roles)} fonts")
    if features.check("webp"):
        yield Finding("pictures", "ok", f"WebP {features.version('webp')}, Pillow {features.version('pil')}")
    else:
        yield Finding("pictures", "problem", "Pillow cannot write WebP", "Install a Pillow with WebP.")


def texts() -> Iterator[Finding]:
    """Every package with words has the same messages, with the same attributes, in every language."""
    for package in packages():
        yield _compared(package)


def packages() -> list[str]:
    """The packages that have words: the core, the bot, the games and their pictures."""
    games = [engine.game(name).package for name in engine.games()]
    drawn = [f"render.{name}" for name in render.registry.games()]
    found = dict.fromkeys(["engine.core", "bot", *games, *drawn])
    return [one for one in found if (files(one) / "text").is_dir()]


def messages(package: str, lang: str) -> tuple[set[str], list[str]]:
    """The ids of messages, terms and attributes of one language; and what cannot be read."""
    names, junk = set(), []
    for source in sources([package], lang):
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                junk.append(str(entry.content or "").strip().splitlines()[0][:40])
            elif isinstance(entry, ast.Message | ast.Term):
                names.add(entry.id.name)
                names |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return names, junk


def _compared(package: str) -> Finding:
    what, remedy = f"texts of {package}", "Add them to the .ftl files of this package."
    found = {lang: messages(package, lang) for lang in LANGUAGES}
    every = set().union(*(names for names, _ in found.values()))
    for lang, (names, junk) in found.items():
        if junk:
            return Finding(what, "problem", f"{lang}: cannot be read at {_few(junk)}", "Correct the .ftl file there.")
        if every - names:
            absent = sorted(every - names)
            return Finding(what, "problem", f"{lang}: {len(absent)} are missing ({_few(absent)})", remedy)
    if not every:
        return Finding(what, "problem", "there are none", "Install the project once more.")
    return Finding(what, "ok", f"{len(every):,} in {', '.join(LANGUAGES)}")


def games() -> Iterator[Finding]:
    """One random game of each, with everything checked on the way."""
    for name in engine.games():
        title = engine.game(name)
        played = play(title, 0, 1, {seat: Uniform() for seat in title.seats}, check=True)
        if played.trouble:
            remedy = f"Report this: ravenpost selfplay --game {name} --games 1 --seed 1 --check"
            yield Finding(f"game {name}", "problem", f"a random game broke down: {played.trouble.error}", remedy)
        else:
            yield Finding(f"game {name}", "ok", f"a random game of {played.decisions} decisions, all checked")


def _few(names: list[str]) -> str:
    return ", ".join(names[:FEW]) + (", …" if len(names) > FEW else "")
