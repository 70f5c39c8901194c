"""The panel: what just happened, whose move it is, the board, and the buttons. The same for everybody who looks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ui

from bot.controls.base import Style, button
from bot.controls.ids import ANYBODY, Key
from bot.presenter.dialogue import ended
from bot.presenter.layout import Row, fit_lines, layout
from bot.presenter.pictures import DEFAULT_STYLE, Shown
from bot.presenter.words import happened, mention, plain, say, seat_name
from bot.store.log import Logged
from bot.store.matches import Info
from engine import Game, Match

if TYPE_CHECKING:
    from bot.client import Ravenpost

NEWS_ROOM = 2_400  # characters


class Post(NamedTuple):
    """A message to be sent. Only the people in `ping` are called by it."""

    view: ui.LayoutView
    files: list[discord.File]
    ping: Sequence[int] = ()


async def panel(
    client: "Ravenpost", info: Info, match: Match[Any], rows: Sequence[Logged], called: Sequence[str]
) -> Post:
    """The newest panel of a match, with what these entries of the log have to tell. It calls these seats."""
    lang = info.language
    view = match.view(None)
    found = [
        await client.gallery.battle(view, DEFAULT_STYLE, lang),
        await client.gallery.board(view, DEFAULT_STYLE, lang),
    ]
    pictures = [one for one in found if one]
    shown = describe_panel(info, match, rows, pictures)
    ping = [person for seat in called if (person := info.seats.get(seat))]
    return Post(shown, [one.file() for one in pictures], ping)


def describe_panel(info: Info, match: Match[Any], rows: Sequence[Logged], pictures: Sequence[Shown]) -> ui.LayoutView:
    lang = info.language
    lines = [line for row in lasting(rows) for line in told(match, row, lang)]
    return layout(
        say(lang, "panel-title", game=match.game.name(lang), turn=match.turn),
        fit_lines(lines, NEWS_ROOM, say(lang, "panel-earlier")) if lines else "",
        where_it_stands(info, match, lang),
        pictures=pictures,
        rows=[buttons(info, match, lang)],
    )


def lasting(rows: Sequence[Logged]) -> list[Logged]:
    """These entries without those that were taken back; of several that take back in a row the last."""
    kept: list[Logged] = []
    for row in rows:
        if row.act == "rewind":
            kept = [one for one in kept if one.place <= row.value["to"]]
            if kept and kept[-1].act == "rewind":
                kept.pop()
        kept.append(row)
    return kept


def told(match: Match[Any], row: Logged, lang: str) -> list[str]:
    if row.act != "rewind":
        return news(match, [row], lang)
    return [
        say(lang, "rewound", who=seat_name(match.game, row.seat, lang)) if row.seat else say(lang, "rewound-moderator")
    ]


def news(match: Match[Any], rows: Sequence[Logged], lang: str, seat: str | None = None) -> list[str]:
    """What happened, as this seat or the public may know it, a line each."""
    events = [event for row in rows for event in row.events]
    return [f"• {line}" for line in happened(match, events, seat, lang)]


def where_it_stands(info: Info, match: Match[Any], lang: str) -> str:
    if info.status == "active":
        return whose_move(info, match, lang)
    return ended(info, lang) if info.status == "over" else say(lang, f"status-{info.status}")


def whose_move(info: Info, match: Match[Any], lang: str) -> str:
    """Who is to answer; of a choice in secret only who is choosing and who has locked."""
    if info.paused:
        return say(lang, "paused", reason=plain(info.paused))
    if sealed(match):
        states = []
        for seat in match.game.seats:
            if seat in info.owing or seat in match.locked:
                state = "choosing" if seat in info.owing else "chosen"
                who = mention(info.seats.get(seat))
                states.append(say(lang, f"seat-{state}", seat=seat_name(match.game, seat, lang), who=who))
        return "\n".join([say(lang, "choose-secretly"), *states])
    seat = next(iter(info.owing), "")
    return (
        say(lang, "to-move", seat=seat_name(match.game, seat, lang), who=mention(info.seats.get(seat))) if seat else ""
    )


def seat_lines(game: Game[Any], info: Info, lang: str) -> str:
    """Who plays what."""
    lines = [
        say(lang, "seat-line", seat=seat_name(game, seat, lang), who=mention(who)) for seat, who in info.seats.items()
    ]
    return "\n".join(lines)


def sealed(match: Match[Any]) -> bool:
    """Whether several seats answer this question in secret."""
    return bool(match.locked) or len(match.questions()) > 1


def buttons(info: Info, match: Match[Any], lang: str) -> Row:
    key = Key(info.id, info.number, ANYBODY, "act")
    look: list[ui.Item[Any]] = [
        button(key._replace(verb="board"), say(lang, "button-board"), emoji="🗺️"),
        button(key._replace(verb="help"), say(lang, "button-help"), emoji="❔"),
    ]
    if info.status != "active":
        return look
    act = say(lang, "button-choose" if sealed(match) else "button-act")
    return [
        button(key, act, Style.success, "⚔️"),
        button(key._replace(verb="hand"), say(lang, "button-hand"), emoji="🃏"),
        look[0],
        button(key._replace(verb="undo"), say(lang, "button-undo"), emoji="↩️"),
        look[1],
    ]
