"""Letters into messages: what the outbox has to tell, in the words of the match's or the person's language."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from discord import ui

import engine
from bot.controls.base import Style, button
from bot.controls.ids import ANYBODY, Key
from bot.presenter import timing
from bot.presenter.deeds import deed_words
from bot.presenter.dialogue import ended
from bot.presenter.layout import fit_lines, layout
from bot.presenter.panel import NEWS_ROOM, Post, news, panel, seat_lines
from bot.presenter.pictures import DEFAULT_STYLE
from bot.presenter.words import describe, hand_lines, happened, listing, mention, plain, say, seat_name
from bot.store.letters import Letter, first_told
from bot.store.matches import Info
from bot.ticking import runs

if TYPE_CHECKING:
    from bot.client import Ravenpost

Writer = Callable[["Ravenpost", Letter, Info, str], Awaitable[Post | None]]


async def compose(client: "Ravenpost", letter: Letter) -> Post | None:
    """The message; None if it has nothing to tell any more."""
    sitting = await client.table.look(letter.match or 0)
    lang = sitting.info.language
    if letter.person is not None:
        lang = await client.language_for(letter.person, lang)
    return await WRITERS[letter.kind](client, letter, sitting.info, lang)


async def invitation(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    if info.status != "inviting":
        return None
    game = engine.game(info.game)
    key = Key(info.id, 0, ANYBODY, "accept")
    invited = [who for who in info.seats.values() if who and who != info.host]
    name = "invited" if invited else "open-seat"
    text = say(lang, name, host=mention(info.host), who=listing(lang, map(mention, invited)), game=game.name(lang))
    rows: list[ui.Item[Any]] = [
        button(
            key if invited else key._replace(verb="join"),
            say(lang, "button-accept" if invited else "button-join"),
            Style.success,
        ),
        button(
            key._replace(verb="decline"), say(lang, "button-decline" if invited else "button-call-off"), Style.danger
        ),
        button(key._replace(verb="help"), say(lang, "button-help"), emoji="❔"),
    ]
    return Post(layout(text, seat_lines(game, info, lang), rows=[rows]), [], invited)


async def begun(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    game = engine.game(info.game)
    title, promise = say(lang, "begun", game=game.name(lang)), say(lang, "promise", hash=info.commitment)
    return Post(layout(title, seat_lines(game, info, lang), promise), [])


async def panel_letter(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    sitting, told = await client.table.look(info.id), letter.payload
    if sitting.match is None or (info.status == "archived" and (told["fresh"] or letter.replaces is None)):
        return None
    since, info = told["since"], sitting.info
    if letter.replaces is not None and not told["fresh"]:
        since = min(since, await client.store.read(lambda db: first_told(db, letter)))
    rows = await client.table.events(info.id, since, told["to"])
    asked = told.get("ping", info.owing) if told["number"] == info.number else []
    return await panel(client, info, sitting.match, rows, [seat for seat in asked if seat in info.owing])


async def over(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    proof = await client.table.proof(info.id)
    people = [person for person in info.seats.values() if person]
    return Post(layout(ended(info, lang), say(lang, "seed-shown", seed=proof.seed, hash=info.commitment)), [], people)


async def rewound(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    seat = letter.payload["seat"]
    game = engine.game(info.game)
    who = seat_name(game, seat, lang) if seat else ""
    return Post(layout(say(lang, "rewound" if seat else "rewound-moderator", who=who)), [])


async def undo_asked(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    asked = await client.takeback.asked(info.id)
    sitting = await client.table.look(info.id)
    told = letter.payload
    if asked is None or asked.which != (told["at"], told["seat"]) or sitting.match is None or info.status != "active":
        return None
    lines = news(sitting.match, list(reversed(asked.taken)), lang)
    barrier = any(row.barrier for row in asked.taken)
    key = Key(info.id, info.number, ANYBODY, "agree", f"{asked.at}:{asked.seat}")
    rows = [
        button(key, say(lang, "button-agree"), Style.success),
        button(key._replace(verb="refuse"), say(lang, "button-refuse"), Style.danger),
    ]
    others = [who for seat, who in info.seats.items() if who and seat != asked.seat]
    who = mention(info.seats.get(asked.seat))
    text = say(lang, "undo-asked", who=who, others=listing(lang, map(mention, others)), channel=f"<#{info.channel}>")
    taken = fit_lines(lines, NEWS_ROOM, say(lang, "panel-earlier"))
    called = others if told.get("calls", True) else []
    return Post(layout(text, taken, say(lang, "undo-barrier") if barrier else "", rows=[rows]), [], called)


async def undo_refused(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    own = letter.payload["seat"] == letter.payload["asker"]
    asker = info.seats.get(letter.payload["asker"])
    return Post(
        layout(say(lang, "undo-withdrawn" if own else "undo-refused", who=mention(asker))), [], [asker] if asker else []
    )


async def declined(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    person = letter.payload["person"]
    name = "called-off" if person == info.host else "declined"
    return Post(layout(say(lang, name, who=mention(person))), [], [] if person == info.host else [info.host])


async def moderated(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    told = letter.payload
    text = deed_words(info.game, told["what"], told["moderator"], told, lang)
    people = sorted({person for person in [*info.seats.values(), told.get("before")] if person})
    return Post(layout(text, say(lang, "deed-reason", reason=plain(told["reason"]))), [], people)


async def dm_closed(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    """A call without content: that there is something private, which is always the case."""
    if info.status != "active":
        return None
    person = letter.payload["person"]
    key = Key(info.id, info.number, ANYBODY, "hand")
    rows = [button(key, say(lang, "button-hand"), emoji="🃏")]
    return Post(layout(say(lang, "dm-closed", who=mention(person)), rows=[rows]), [], [person])


async def notice(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    """Private news for a seat, and whether it is its move."""
    told, seat = letter.payload, letter.payload["seat"]
    sitting = await client.table.look(info.id)
    match = sitting.match
    worth_telling = ("active",) if letter.held else ("active", "over")  # what came with the last move is told with it
    if match is None or info.seats.get(seat) != letter.person or info.status not in worth_telling:
        return None
    question = match.questions().get(seat) if runs(info, seat) else None
    if not told["secrets"] and not told.get("drawn") and (question is None or question.number != told["number"]):
        return None
    rows = await client.table.lasting(info.id, told["since"], told["to"])
    events = [event for row in rows for event in row.events]
    drawn = [event for event in events if match.game.draws.get(event.kind) == seat]
    own = [event for event in events if event.only == seat or event.secret.get(seat) or event in drawn]
    lines = [f"• {line}" for line in happened(match, own, seat, lang)]
    where = say(
        lang,
        "notice-title",
        game=match.game.name(lang),
        seat=seat_name(match.game, seat, lang),
        channel=f"<#{info.channel}>",
    )
    asked = say(lang, "notice-move", question=describe(match.game, question, seat, lang)) if question else ""
    view, cards = match.view(seat), ""
    style = (await client.people.get(letter.person or 0)).theme or DEFAULT_STYLE
    pictures = [await client.gallery.fate(view, drawn, style, lang)] if drawn else []
    if told["secrets"]:
        picture = await client.gallery.hand(view, style, lang)
        pictures.append(picture)
        if picture is None or not told["since"]:  # the first hand of a match can be read; later ones are news
            cards = "\n".join(hand_lines(match, view, lang))
    key = Key(info.id, info.number, seat, "hand")
    controls: list[ui.Item[Any]] = [button(key, say(lang, "button-hand"), emoji="🃏")]
    if question:
        controls.insert(0, button(key._replace(verb="act"), say(lang, "button-act"), Style.success, "⚔️"))
    shown_pictures = [one for one in pictures if one]
    told_news = fit_lines(lines, NEWS_ROOM, say(lang, "panel-earlier")) if lines else ""
    shown = layout(where, told_news, asked, cards, pictures=shown_pictures, rows=[controls])
    return Post(shown, [one.file() for one in shown_pictures])


async def channel_lost(client: "Ravenpost", letter: Letter, info: Info, lang: str) -> Post | None:
    return Post(layout(say(lang, "channel-lost", game=engine.game(info.game).name(lang))), [])


WRITERS: dict[str, Writer] = {
    "invitation": invitation,
    "begun": begun,
    "panel": panel_letter,
    "over": over,
    "rewound": rewound,
    "undo_asked": undo_asked,
    "undo_refused": undo_refused,
    "declined": declined,
    "moderated": moderated,
    "dm_closed": dm_closed,
    "notice": notice,
    "channel_lost": channel_lost,
    **timing.WRITERS,
}
