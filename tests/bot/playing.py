"""Playing skirmish at a table, by seat. Red is Rowan (1), blue is Birk (2); the channel is 100."""

from typing import Any

from bot.outbox import Outbox
from bot.store import Draft, letters
from bot.table import Done, Table
from engine import Match
from engine.core.chance import Stream

ROWAN, BIRK, MAUD = 1, 2, 7  # Maud is a moderator
CHANNEL = 100
PEOPLE = {"red": ROWAN, "blue": BIRK}


async def begin(table: Table, channel: int = CHANNEL, **more: Any) -> int:
    return await table.open("skirmish", channel, PEOPLE, host=ROWAN, **more)


async def match_of(table: Table, match_id: int) -> Match[Any]:
    match = (await table.look(match_id)).match
    assert match is not None
    return match


async def give(table: Table, match_id: int, seat: str, *values: Any) -> Done:
    """Answer for a seat; without values, the first or the default answer."""
    info, match = await table.look(match_id)
    assert match is not None
    question, person = match.questions()[seat], info.seats[seat]
    assert person is not None
    first = getattr(question, "default", None) or question.options[0]
    return await table.answer(match_id, person, list(values) or [first], question.number)


async def one_answer(table: Table, match_id: int, rng: Stream) -> Done | None:
    """Somebody who owes an answer gives one, at random; None when the match is over."""
    sitting = await table.look(match_id)
    if sitting.info.status != "active":
        return None
    assert sitting.match is not None
    question = next(iter(sitting.match.questions().values()))
    return await table.answer(match_id, PEOPLE[question.seat], [question.sample(rng)], question.number)


async def play_on(table: Table, match_id: int, answers: int = 10_000, seed: int = 1) -> int:
    """So many answers at random, or up to the end. How many were given."""
    rng = Stream(seed)
    for given in range(answers):
        if await one_answer(table, match_id, rng) is None:
            return given
    return answers


async def post(outbox: Outbox, *drafts: Draft) -> None:
    """Letters that belong to no answer."""
    await outbox._store.write(lambda db: letters.put(db, drafts, outbox._clock()))
    outbox.wake()
