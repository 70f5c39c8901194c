"""Who must hear of what: the letters that a change of a match puts into the outbox. They carry no hidden fact.

A letter names the match and a range of its log; the presenter turns that into the reader's words when it is delivered.
"""

from collections.abc import Sequence
from typing import Any

from bot.store.letters import Draft
from bot.store.log import Logged
from bot.store.matches import Info


def public(info: Info, kind: str, **payload: Any) -> Draft:
    return Draft(kind, {"match": info.id, **payload}, channel=info.channel, match=info.id)


def panel(info: Info, since: int, fresh: bool) -> Draft:
    """What happened since, and where the match stands. `fresh`: others must answer now, so a new message is wanted."""
    return public(info, "panel", since=since, to=info.place, number=info.number, fresh=fresh)


def notice(info: Info, seat: str, since: int, secrets: bool, by: int | None = None) -> Draft | None:
    """For a seat's own eyes: private news, or that it is asked something. `by`: whose doing it is."""
    person = info.seats[seat]
    owing = seat in info.owing
    payload = {"match": info.id, "seat": seat, "since": since, "to": info.place, "number": info.number}
    payload |= {"secrets": secrets, "owing": owing, "own": person == by}
    return Draft("notice", payload, person=person, match=info.id) if person else None


def beginning(info: Info, by: int) -> list[Draft]:
    """The match begins: the promise of fair dice, the board, and everybody's hand."""
    notices = [notice(info, seat, 0, secrets=True, by=by) for seat in info.seats]
    return [public(info, "begun"), panel(info, 0, fresh=True), *filter(None, notices)]


def of_command(before: Info, after: Info, rows: Sequence[Logged]) -> list[Draft]:
    """After an answer: the panel for all, and one letter to each seat that has private news or is asked now.

    Where neither the question nor the seats that owe have changed (somebody has changed a sealed answer, or an order),
    nobody hears of it.
    """
    same_question, moved = before.number == after.number, before.owing != after.owing
    if same_question and not moved:
        return []
    drafts = [panel(after, before.place, fresh=moved)]
    by = after.seats[rows[-1].seat]
    for seat in after.seats:
        secrets = any(event.only == seat or event.secret.get(seat) for row in rows for event in row.events)
        asked = seat in after.owing and seat != rows[-1].seat and not (same_question and seat in before.owing)
        letter = notice(after, seat, before.place, secrets, by) if secrets or asked else None
        drafts += [letter] if letter else []
    return drafts


def of_rewind(before: Info, after: Info, row: Logged) -> list[Draft]:
    """Something was taken back: said in public, with a new panel, and to those who are asked now."""
    told = public(
        after,
        "rewound",
        seat=row.seat,
        since=before.place,
        to=row.value["to"],
        place=row.place,
        exact=row.value["exact"],
    )
    by = after.seats.get(row.seat)
    notices = [notice(after, seat, before.place, secrets=False, by=by) for seat in after.owing if seat != row.seat]
    return [told, panel(after, before.place, fresh=True), *filter(None, notices)]
