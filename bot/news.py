"""Who must hear of what: the letters that a change of a match puts into the outbox. They carry no hidden fact.

A letter names the match and a range of its log; the presenter turns that into the reader's words when it is delivered.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import engine
from bot.store.letters import Draft
from bot.store.log import Logged
from bot.store.matches import Info


def public(info: Info, kind: str, **payload: Any) -> Draft:
    return Draft(kind, {"match": info.id, **payload}, channel=info.channel, match=info.id)


def panel(info: Info, since: int, fresh: bool, ping: Sequence[str] = ()) -> Draft:
    """What happened since, and where the match stands. `fresh`: a new message is wanted, which calls these seats."""
    told = {"since": since, "to": info.place, "number": info.number}
    return public(info, "panel", **told, fresh=fresh, ping=list(ping))


def notice(
    info: Info, seat: str, since: int, secrets: bool, by: int | None = None, drawn: bool = False
) -> Draft | None:
    """For a seat's own eyes: private news, what fate has given it, or that it is asked something. `by`: who did it."""
    person = info.seats[seat]
    owing = seat in info.owing
    payload = {"match": info.id, "seat": seat, "since": since, "to": info.place, "number": info.number}
    payload |= {"secrets": secrets, "drawn": drawn, "owing": owing, "own": person == by}
    return Draft("notice", payload, person=person, match=info.id) if person else None


def beginning(info: Info, by: int) -> list[Draft]:
    """The match begins: the promise of fair dice, the board, and everybody's hand."""
    notices = [notice(info, seat, 0, secrets=True, by=by) for seat in info.seats]
    return [public(info, "begun"), panel(info, 0, fresh=True, ping=info.owing), *filter(None, notices)]


def of_command(
    before: Info,
    after: Info,
    rows: Sequence[Logged],
    spared: Callable[[list[str]], Collection[str]],
    seen: Callable[[str], int],
) -> list[Draft]:
    """After an answer: the panel for all, and one letter to each seat that has private news or is asked now.

    A new panel comes where it asks somebody else something new. It tells all that happened since they have last done
    something themselves (`seen` gives a seat's place of the log). Those of them who are `spared` are not called by it:
    they were called often enough. Where neither the question nor the seats that owe have changed (somebody has changed
    a sealed answer, or an order), nobody hears of it.
    """
    same_question, own = before.number == after.number, rows[-1].seat
    if same_question and before.owing == after.owing:
        return []
    asked = [seat for seat in after.owing if seat != own and not (same_question and seat in before.owing)]
    peace = spared(asked) if asked else ()
    called = [seat for seat in asked if seat not in peace]
    since = min([before.place, *map(seen, asked)])
    drafts, draws = [panel(after, since, fresh=bool(asked), ping=called)], engine.game(after.game).draws
    for seat in after.seats:
        secrets = any(event.only == seat or event.secret.get(seat) for row in rows for event in row.events)
        drawn = any(draws.get(event.kind) == seat for row in rows for event in row.events)
        if secrets or drawn or seat in called:
            letter = notice(after, seat, before.place, secrets, after.seats[own], drawn)
            drafts += [letter] if letter else []
    return drafts


def of_rewind(before: Info, after: Info, row: Logged, by: int | None) -> list[Draft]:
    """Something was taken back, by this person (None: a moderator): said in public, and to those who are asked now.

    Who goes back within their own move asks nobody anything: then the panel says it.
    """
    if by is not None and by == after.seats.get(row.seat) and before.owing == after.owing == [row.seat]:
        return [panel(after, before.place, fresh=False)]
    told = {"since": before.place, "to": row.value["to"], "place": row.place, "exact": row.value["exact"]}
    asked = [seat for seat in after.owing if after.seats[seat] != by]
    notices = [notice(after, seat, before.place, secrets=False, by=by) for seat in asked]
    shown = panel(after, after.place, fresh=True, ping=asked)
    return [public(after, "rewound", seat=row.seat, **told), shown, *filter(None, notices)]


def of_end(info: Info, winner: str, how: str) -> list[Draft]:
    """The match is over: its panel says so, and so does a message to all."""
    return [panel(info, info.place, fresh=False), public(info, "over", winner=winner, how=how)]
