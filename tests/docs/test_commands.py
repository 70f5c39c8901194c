"""Every command on the pages is one that exists; those of `ravenpost` are run."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from discord import app_commands

import bot.client  # noqa: F401  (the controls, before the commands that need them)
import engine
from bot.__main__ import app
from bot.commands import looking, matches, moderate, play, settings
from bot.store import Store
from engine.core.chance import Stream
from engine.core.record import Entry, opened, perform
from tests.docs.pages import GERMAN, NAMES, ROOT, blocks, code, language, shell, slash

CLI = typer.main.get_command(app)
CLI_NAMES: dict[str, Any] = CLI.commands  # type: ignore[attr-defined]
TOKEN = f"{'MTIzNDU2Nzg5MDEyMzQ1Njc4'}.GabcDe.{'x' * 38}"
ELSEWHERE = ("try", "run")  # tests/preview and .ci/try; tests/cli/test_run.py


def _lines() -> list[str]:
    return sorted({line for name in NAMES for line in shell(name)})


def _ravenpost(line: str) -> list[str] | None:
    """The arguments of a line that calls ravenpost."""
    words = shlex.split(line, comments=True)
    at = next((at for at, word in enumerate(words) if word.rpartition("/")[2] == "ravenpost"), None)
    return words[at + 1 :] if at == 0 or (at and words[0] == "uv") else None


@pytest.mark.parametrize("line", _lines())
def test_a_line_for_the_terminal_is_known(line: str):
    words = shlex.split(line)
    if (arguments := _ravenpost(line)) is not None:
        if arguments:
            command = CLI_NAMES[arguments[0]]
            known = {option for parameter in command.params for option in parameter.opts}
            assert {word for word in arguments if word.startswith("--")} <= known | {"--help"}
        return
    if words[:3] == ["uv", "run", "pytest"]:
        for word in words[3:]:
            assert not re.match(r"tests/", word) or (ROOT / word).exists()
        return
    if words[0] in ("bash", "cp"):
        assert (ROOT / words[1]).exists()
        return
    assert line.startswith(("pip install uv", "git pull", "git clone", "cd ", "uv sync --no-default-groups"))


def _runs_here(line: str) -> bool:
    """Whether the line can be run as it stands: it calls ravenpost, needs no Discord, and leaves nothing to fill in."""
    arguments = _ravenpost(line)
    return bool(arguments) and arguments[0] not in ELSEWHERE and not re.search(r"FILE|<|\$\(", line)


RUNNABLE = [line for line in _lines() if _runs_here(line)]


@pytest.fixture
def workplace(tmp_path: Path) -> Path:
    """A folder as an operator has it: settings, a database, an exported match."""
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    asyncio.run(_database(tmp_path / "ravenpost.sqlite3"))
    (tmp_path / "match.json").write_bytes(_match())
    return tmp_path


async def _database(path: Path) -> None:
    store = await Store.open(path)
    await store.close()


def _match() -> bytes:
    game = engine.game("five_armies")
    match, rng = game.new(bytes(32)), Stream("docs")
    record = opened(game, match, {})
    while not match.over:
        seat, question = next(iter(match.questions().items()))
        entry = Entry(seat, "answer", question.sample(rng), match.number)
        perform(match, entry)
        record.entries.append(msgspec.structs.replace(entry, draws=list(match.draws), digest=match.digest()))
    record.seed = bytes(32).hex()
    return msgspec.json.encode(record)


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("RAVENPOST_", "DISCORD_"))}
    return {**kept, "PYTHONPATH": str(ROOT)}


@pytest.mark.parametrize("line", RUNNABLE)
def test_a_line_of_ravenpost_runs_as_it_stands(line: str, workplace: Path):
    arguments = _ravenpost(line)
    assert arguments is not None
    done = subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=workplace,
        env=_environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=180,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_python_of_the_readme_runs(tmp_path: Path):
    for block in blocks("README.md", "python"):
        subprocess.run([sys.executable, "-c", block], env=_environment(), cwd=tmp_path, check=True, timeout=120)


@pytest.mark.parametrize("name", NAMES)
def test_options_that_are_named_exist(name: str):
    known = {option for command in CLI_NAMES.values() for one in command.params for option in one.opts}
    for one in code(name):
        if one.startswith("--"):
            assert one.split()[0] in known | {"--bench", "--soak"}, one


# --- slash commands ---------------------------------------------------------------------------------------------------


def _tree() -> list[app_commands.Command]:
    """All commands, without those of games that only the tests know."""
    found = []
    for one in (matches.build(), moderate.build(True), *looking.build(), settings.build(), *play.build()):
        found += list(one.walk_commands()) if isinstance(one, app_commands.Group) else [one]
    games = [engine.game(name) for name in engine.games()]
    ours = {one.name for game in games if game.package.startswith("engine.") for one in game.commands}
    foreign = {one.name for game in games for one in game.commands} - ours
    return [one for one in found if one.parent or one.name not in foreign]


def _word(text: str | app_commands.locale_str, lang: str) -> str:
    """A name in this language, as Discord shows it."""
    extras = getattr(text, "extras", {})
    if lang == "en" or "source" not in extras:
        return str(text)
    return extras["source"].format(lang, extras["name"], attribute=extras["attribute"])


def _commands(lang: str) -> dict[str, set[str]]:
    """All slash commands with their options, in this language."""
    found = {}
    for one in _tree():
        name = _word(one._locale_name or one.name, lang)
        if one.parent is not None:
            name = f"{_word(one.parent._locale_name or one.parent.name, lang)} {name}"
        found[name] = {_word(parameter.locale_name, lang) for parameter in one.parameters}
    return found


@pytest.mark.parametrize("name", NAMES)
def test_slash_commands_that_are_named_exist(name: str):
    known = _commands(language(name))
    groups = {one.split()[0] for one in known if " " in one}
    for said in slash(name):
        words = " ".join(said.words)
        assert words in known or words in groups, f"/{words}"
        if said.options:
            assert set(said.options) <= known[words], said


def test_players_and_moderators_learn_of_every_command():
    for pages in (("docs/players.md", "docs/moderators.md"), (GERMAN,)):
        lang = language(pages[0])
        told = {" ".join(said.words) for name in pages for said in slash(name)}
        moderating = _word(moderate.build(True)._locale_name or "moderate", lang)
        wanted = {one for one in _commands(lang) if lang == "en" or not one.startswith(f"{moderating} ")}
        assert wanted - told - {"help", "hilfe"} == set()
