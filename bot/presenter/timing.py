"""Time, in words: reminders, clocks, and who is away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import engine
from bot.clocks import Standing
from bot.controls.base import Style, button
from bot.controls.ids import ANYBODY, Key
from bot.pace import timely
from bot.presenter.layout import Row, layout
from bot.presenter.panel import Post
from bot.presenter.words import listing, mention, say, seat_name
from bot.store.letters import Letter
from bot.store.matches import Info

if TYPE_CHECKING:
    from bot.client import Ravenpost


async def reminder(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    """For a person's own eyes; in public for who has no direct messages."""
    told, public = letter.payload, letter.person is None
    if not timely(info, told):
        return None
    person = info.seats[told["seat"]]
    text = say(
        lang,
        "pace-reminder-public" if public else "pace-reminder",
        who=mention(person),
        game=engine.game(info.game).name(lang),
        channel=f"<#{info.channel}>",
        since=ago(told["since"]),
        locked="yes" if told["locked"] else "no",
        last="yes" if told["last"] else "no",
    )
    key = Key(info.id, info.number, told["seat"], "act")
    rows = [
        button(key, say(lang, "button-act"), Style.success, "⚔️"),
        button(key._replace(verb="hand"), say(lang, "button-hand"), emoji="🃏"),
    ]
    return Post(layout(text, rows=[rows]), [], [person] if public and person else [])


async def reminders_ended(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    told = letter.payload
    if not timely(info, told):
        return None
    others = _others(info, told["seat"])
    who, since = mention(told["person"]), ago(told["since"])
    text = say(lang, "pace-reminders-ended", who=who, others=listing(lang, map(mention, others)), since=since)
    return Post(layout(text), [], others)


async def clock_fallen(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    told = letter.payload
    fallen = [one.seat for one in await client.pace.standing(info.id) if one.fallen]
    if not timely(info, told) or told["seat"] not in fallen:
        return None
    others = _others(info, told["seat"])
    text = say(lang, "pace-clock-fallen", who=mention(told["person"]), others=listing(lang, map(mention, others)))
    return Post(layout(text, rows=[claim_row(info, told["seat"], lang)]), [], others)


def claim_row(info: Info, seat: str, lang: str) -> Row:
    """What the others may do about this seat's clock."""
    key = Key(info.id, info.number, ANYBODY, "claim", seat)
    return [
        button(key, say(lang, "pace-button-claim"), Style.danger),
        button(key._replace(verb="extend"), say(lang, "pace-button-extend"), Style.success),
    ]


async def clock_extended(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    told = letter.payload
    text = say(
        lang, "pace-clock-extended", who=mention(told["person"]), by=mention(told["by"]), hours=int(told["hours"])
    )
    return Post(layout(text), [], [told["person"]])


WRITERS = {
    "reminder": reminder,
    "reminders_ended": reminders_ended,
    "clock_fallen": clock_fallen,
    "clock_extended": clock_extended,
}


def standing(game: engine.Game[Any], seats: Sequence[Standing], lang: str) -> list[str]:
    """How every seat stands with time, for everybody to see."""
    lines = []
    for one in seats:
        who = mention(one.person) if one.person else seat_name(game, one.seat, lang)
        if one.since is not None:
            reminded = say(lang, "pace-standing-reminded", count=one.reminded) if one.reminded else ""
            ended = say(lang, "pace-standing-ended") if one.ended else ""
            waits = say(lang, "pace-standing-waiting", who=who, since=ago(one.since))
            lines.append(" · ".join(part for part in (waits, reminded, ended) if part))
        if one.away_until is not None:
            lines.append(say(lang, "pace-standing-away", who=who, until=f"<t:{int(one.away_until)}:D>"))
        if one.fallen:
            lines.append(say(lang, "pace-standing-fallen", who=who))
        elif one.running and one.falls is not None:
            lines.append(say(lang, "pace-standing-running", who=who, falls=ago(one.falls)))
        elif one.left is not None:
            hours, minutes = divmod(int(one.left) // 60, 60)
            lines.append(say(lang, "pace-standing-clock", who=who, left=f"{hours}:{minutes:02} h"))
    return lines


def ago(seconds: float) -> str:
    return f"<t:{int(seconds)}:R>"


def _others(info: Info, seat: str) -> list[int]:
    return sorted({holder for one, holder in info.seats.items() if holder and one != seat})
