"""Words of the bot itself, and those of the games as a reader gets them."""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache
from textwrap import shorten
from typing import Any

import discord

from bot.errors import TableError
from engine import Event, Game, Illegal, Match, Pick, Question
from engine.core.words import LANGUAGES, MissingText, Texts

_log = logging.getLogger(__name__)
_COMMAND = re.compile(r"`/([\w-]+(?: [\w-]+)?)`")
COMMAND_IDS: dict[str, int] = {}  # by name, as Discord has given them
UNSAID = ("moved_on",)  # events that only mark how far an undo reaches


@cache
def texts() -> Texts:
    return Texts("engine.core", "bot")


def say(lang: str, name: str, **args: Any) -> str:
    """A message of the bot. Numbers that are ids are given as text, or they would get thousands separators."""
    return _COMMAND.sub(_mentioned, texts().format(lang, name, args))


def sorry(error: TableError, lang: str) -> str:
    """What a table does not do, in words."""
    return say(lang, error.message, **error.data)


def _mentioned(found: re.Match[str]) -> str:
    """A command as Discord's own mention of it, which everybody sees in their language and can press."""
    known = COMMAND_IDS.get(found[1].split()[0])
    return f"</{found[1]}:{known}>" if known else found[0]


def language(locale: object, chosen: str = "", default: str = "en") -> str:
    """The language for a reader: the one they have set, else Discord's, else the default."""
    found = chosen or str(locale or default).split("-")[0].lower()
    return found if found in LANGUAGES else default


def describe(game: Game[Any], thing: Event | Question | Illegal, seat: str | None, lang: str) -> str:
    """The game's words for it. A text that is missing must not stop a match: then a plain word stands in."""
    try:
        return game.describe(_harmless(game, thing, lang) if isinstance(thing, Illegal) else thing, seat, lang)
    except MissingText:
        _log.exception("a text is missing")
        name = "unsaid-event" if isinstance(thing, Event) else "unsaid-question"
        return say(lang, "unsaid-refusal" if isinstance(thing, Illegal) else name)


def _harmless(game: Game[Any], refusal: Illegal, lang: str) -> Illegal:
    """The same, but what somebody has typed, and the game has no word for, is only text."""
    typed = refusal.data.get("value")
    if not isinstance(typed, str) or game.texts.has(lang, typed):
        return refusal
    return Illegal(refusal.rule, question=refusal.question, **{**refusal.data, "value": plain(typed)})


def option_words(game: Game[Any], question: Question, option: str, lang: str) -> str:
    try:
        return game.describe_option(question, option, lang)
    except MissingText:
        _log.exception("a text is missing")
        return option


def hints(game: Game[Any], kind: str, thing: str, lang: str) -> list[str]:
    """More about an option or a card: the game's message `hint-<kind>-<option>`; or `hint-<kind>` names attributes."""
    if game.texts.has(lang, f"hint-{kind}-{thing}"):
        return [game.texts.format(lang, f"hint-{kind}-{thing}")]
    if not game.texts.has(lang, f"hint-{kind}"):
        return []
    wanted = game.texts.format(lang, f"hint-{kind}").split()
    return [
        game.texts.format(lang, thing, attribute=one) for one in wanted if game.texts.has_attribute(lang, thing, one)
    ]


def abouts(match: Match[Any], question: Question, lang: str) -> dict[str, str]:
    """What there is to say of each option: what the seat that is asked knows of it, and its text."""
    view = match.view(question.seat)
    offered = question.options if isinstance(question, Pick) else getattr(question, "items", ())
    found = {}
    for one in offered:
        parts = [_facts(match.game, view, question, one, lang), *hints(match.game, question.kind, one, lang)]
        found[one] = " · ".join(part for part in parts if part)
    return found


def about_lines(game: Game[Any], question: Question, told: Mapping[str, str], lang: str) -> list[str]:
    """A line for each option of which there is something to say."""
    return [f"**{option_words(game, question, one, lang)}** – {about}" for one, about in told.items() if about]


def _facts(game: Game[Any], view: dict[str, Any], question: Question, option: str, lang: str) -> str:
    try:
        return game.facts(view, question, option, lang)
    except MissingText:
        _log.exception("a text is missing")
        return ""


def hand_lines(match: Match[Any], view: dict[str, Any], lang: str) -> list[str]:
    """Each card of the view's own hand: its name, which dice play it, and what it does."""
    held, lines = Question(seat=view["seat"] or "", kind="hand"), []
    for card in view.get("hand", []):
        kind = _facts(match.game, view, held, card, lang)
        name = f"**{match.game.texts.word(lang, card)}**" + (f" ({kind})" if kind else "")
        lines.append(name + "".join(f"\n> {clip(one, 300)}" for one in hints(match.game, "hand", card, lang)))
    return lines


def seat_name(game: Game[Any], seat: str, lang: str) -> str:
    return game.texts.word(lang, seat)


def mention(person: int | None) -> str:
    return f"<@{person}>" if person else "–"


def plain(text: str, most: int = 500) -> str:
    """What a person has written, with nothing in it that Discord would format or that would call anybody."""
    flat = " ".join(text.split())
    return discord.utils.escape_mentions(discord.utils.escape_markdown(flat[:most]))


def listing(lang: str, parts: Iterable[str]) -> str:
    return texts().listing(lang, list(parts))


def clip(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def clip_words(text: str, most: int) -> str:
    """The same, cut at the end of a word."""
    return shorten(text, most, placeholder="…")


def happened(match: Match[Any], events: Iterable[Event], seat: str | None, lang: str) -> list[str]:
    """What this seat (None: the public) may hear of, a line each."""
    known = [event for event in events if event.known_to(seat) and event.kind not in UNSAID]
    lines = [describe(match.game, event, seat, lang) for event in known]
    return [line for line in lines if line]
