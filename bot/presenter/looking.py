"""Looking at a match: the hand, the board, the log, for one person's eyes."""

from typing import Any

from discord import ui

from bot.controls.base import Style, button, select
from bot.controls.ids import ANYBODY, Key
from bot.errors import NotBegun
from bot.presenter.dialogue import menus
from bot.presenter.layout import Row, fit_lines, layout
from bot.presenter.panel import news, whose_move
from bot.presenter.pictures import DEFAULT_STYLE, STYLES
from bot.presenter.words import clip, hand_lines, option_words, plain, say
from bot.reception import Caller, Refusal
from bot.table import Sitting
from engine import Match, Question

WHOLE = "-"
LOG_ROOM = 3_600
LOG_ENTRIES = 60


async def hand(caller: Caller, sitting: Sitting, seat: str) -> None:
    """The own cards, as a picture and in words; who asks for too many pictures gets the words."""
    match, info = begun(sitting), sitting.info
    view = match.view(seat)
    try:
        caller.client.cool(caller.id)
        picture = await caller.client.gallery.hand(view, caller.theme or DEFAULT_STYLE, caller.lang)
    except Refusal:
        picture = None
    controls: list[ui.Item[Any]] = []
    if seat in match.questions():
        controls.append(button(Key(info.id, info.number, seat, "act"), caller.say("button-act"), Style.success, "⚔️"))
    for kind in match.standing(seat):
        label = caller.say("button-drop", kind=_kind_words(match, seat, kind, caller.lang))
        controls.append(button(Key(info.id, info.number, seat, "drop", kind), label, Style.danger))
    title = caller.say("hand-title", game=match.game.name(caller.lang), seat=match.game.texts.word(caller.lang, seat))
    lines = hand_lines(match, view, caller.lang)
    shown = [picture] if picture else []
    text = "\n".join(lines) or caller.say("hand-empty")
    rows = [controls[:5]] if controls else []
    await caller.reply(layout(title, text, pictures=shown, rows=rows), [one.file() for one in shown])


def _kind_words(match: Match[Any], seat: str, kind: str, lang: str) -> str:
    value = match.standing(seat)[kind]
    if isinstance(value, str):
        return option_words(match.game, Question(seat=seat, kind=kind), value, lang)
    return ", ".join(f"{count} {match.game.texts.word(lang, item)}" for item, count in value.items() if count)


async def board(caller: Caller, sitting: Sitting, theme: str = "", focus: str = "") -> None:
    """The board in the person's style; players see what they know, others what everybody knows."""
    caller.client.cool(caller.id)
    match, info = begun(sitting), sitting.info
    mine = info.seats_of(caller.id)
    view = match.view(mine[0] if mine else None)
    style = theme if theme in STYLES else caller.theme or DEFAULT_STYLE
    named = {place: match.game.texts.word(caller.lang, place) for place in match.game.places}
    if focus:
        focus = _place(named, focus)
    picture = await caller.client.gallery.board(view, style, caller.lang, focus or None)
    text = "" if picture else f"```\n{clip(match.text(mine[0] if mine else None), 2_500)}\n```"
    title = caller.say("board-title", game=match.game.name(caller.lang), turn=match.turn)
    shown = [picture] if picture else []
    rows = _board_controls(info.id, info.number, style, focus, named, caller.lang) if picture else []
    state = whose_move(info, match, caller.lang) if info.status == "active" else ""
    await caller.reply(layout(title, text, state, pictures=shown, rows=rows), [one.file() for one in shown])


def _board_controls(match: int, number: int, style: str, focus: str, known: dict[str, str], lang: str) -> list[Row]:
    key = Key(match, number, ANYBODY, "theme", f"{style}:{focus}")
    styles = [(one, say(lang, f"style-{one}"), "") for one in STYLES]
    named = sorted(known.items(), key=lambda pair: pair[1])
    focuses = [(WHOLE, say(lang, "whole-board"), ""), *((place, words, "") for place, words in named)]
    parts = menus(key._replace(verb="focus"), focuses, say(lang, "choose-focus"), lang)
    return [[select(key, styles, say(lang, "choose-style"))], *parts]


def _place(named: dict[str, str], typed: str) -> str:
    """The part of the board that is meant, by its id or its name, or the beginning of that."""
    wanted = typed.casefold().strip()
    fitting = [place for place, name in named.items() if typed == place or name.casefold() == wanted]
    fitting = fitting or [place for place, name in named.items() if name.casefold().startswith(wanted)]
    if len(fitting) != 1:
        raise Refusal("no-such-place", typed=plain(typed))
    return fitting[0]


async def log(caller: Caller, sitting: Sitting, upto: int | None = None) -> None:
    """What happened, newest last, a page at a time."""
    match, info = begun(sitting), sitting.info
    seat = next(iter(info.seats_of(caller.id)), None)
    steps = await caller.client.table.steps(info.id, seat)
    first = last = min(upto or len(steps), len(steps))
    lines: list[str] = []
    while first > max(0, last - LOG_ENTRIES):
        more = news(match, [steps[first - 1]], caller.lang, seat)
        if lines and len("\n".join([*more, *lines])) > LOG_ROOM:
            break
        lines, first = [*more, *lines], first - 1
    earlier: list[Row] = []
    if first:
        earlier = [[button(Key(info.id, first, ANYBODY, "log"), caller.say("button-earlier"))]]
    text = fit_lines(lines, LOG_ROOM, "…") if lines else caller.say("log-empty")
    await caller.reply(layout(caller.say("log-title", game=match.game.name(caller.lang)), text, rows=earlier))


def begun(sitting: Sitting) -> Match[Any]:
    if sitting.match is None:
        raise NotBegun()
    return sitting.match


def help_page(lang: str) -> ui.LayoutView:
    parts = [say(lang, f"help-{part}") for part in ("title", "start", "play", "secrets", "more")]
    return layout(*parts)
