"""Random play with random rests: reminders come exactly when a plain model of the rules says, whatever happened."""

import pytest

from bot.errors import NothingToUndo
from bot.moderation import Moderation
from bot.table import Table
from bot.takeback import Takeback
from engine import Illegal
from engine.core.chance import Stream
from tests.bot.pace.conftest import Time
from tests.bot.playing import MAUD, PEOPLE, begin, one_answer

HOURS = (24, 24, 48, 72, 24)  # the person's interval, the backoff, and the end


class Model:
    """Who is waited for since which hour, and how many steps were taken. Kept the simple way: after every change."""

    def __init__(self) -> None:
        self.waits: dict[int, tuple[int, int, int]] = {}  # person: question, hour of the last step, steps

    def follow(self, number: int, owing: set[int], hour: int) -> None:
        kept = {who: wait for who, wait in self.waits.items() if who in owing and wait[0] == number}
        self.waits = {who: kept.get(who, (number, hour, 0)) for who in owing}

    def poll(self, hour: int) -> list[tuple[str, int]]:
        told = []
        for who, (number, last, steps) in self.waits.items():
            if steps < len(HOURS) and hour >= last + HOURS[steps]:
                told.append(("reminder" if steps < len(HOURS) - 1 else "reminders_ended", who))
                self.waits[who] = (number, hour, steps + 1)
        return sorted(told)


async def act(table: Table, match_id: int, rng: Stream) -> None:
    """An answer mostly; sometimes a sealed answer is changed or taken back, something is undone, or Maud comes by."""
    info, match = await table.look(match_id)
    assert match is not None
    what = rng.randrange(12)
    if what < 8:
        await one_answer(table, match_id, rng)
        return
    locked = next(iter(match.locked), "")
    try:
        if what == 8 and locked:
            await table.retract(match_id, PEOPLE[locked])
        elif what == 9:
            await Takeback(table).undo(match_id, PEOPLE[("red", "blue")[rng.randrange(2)]])
        elif what == 10:
            await Moderation(table).pause(match_id, MAUD, "tea")
            await Moderation(table).resume(match_id, MAUD, "no more tea")
        elif what == 11:
            await Moderation(table).rewind(match_id, MAUD, "a slip", rng.randrange(info.place + 1))
    except (NothingToUndo, Illegal):
        pass


@pytest.mark.parametrize("seed", range(6))
async def test_reminders_come_exactly_when_the_model_says(table: Table, time: Time, seed: int):
    rng, model, hour, reminders, channel = Stream(f"pace/{seed}"), Model(), 0, 0, 1
    match_id = await begin(table, channel)
    for _ in range(60):
        info = (await table.look(match_id)).info
        if info.status == "over":
            model.waits, channel = {}, channel + 1
            match_id = await begin(table, channel)
        before = (await table.look(match_id)).info
        await act(table, match_id, rng)
        info = (await table.look(match_id)).info
        if before.place == info.place and before.number == info.number:  # a pause begins all waits anew
            paused = (await Moderation(table).deeds(match_id))[:1]
            model.waits = {} if paused and paused[0].at == int(time.now().timestamp()) else model.waits
        model.follow(info.number, {PEOPLE[one] for one in info.owing} if info.status == "active" else set(), hour)
        for _ in range((0, 0, 3, 30, 260)[rng.randrange(5)]):
            hour += 1
            sent = sorted((one.kind, one.person or one.payload["person"]) for one in await time.passes(1))
            assert sent == model.poll(hour), f"hour {hour}"
            reminders += len(sent)
    assert reminders > 10
