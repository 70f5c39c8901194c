"""A match as a file: nothing secret goes out before the end, and then everything."""

import msgspec
import pytest

from bot import matchfile
from bot.clocks import Clocks
from bot.moderation import Moderation
from bot.table import Table
from bot.takeback import Takeback
from engine.core import record
from tests.bot.discord import Clock
from tests.bot.playing import CHANNEL, MAUD, PEOPLE, begin, give, play_on
from tests.bot.table.test_play import struck

HOUR = 3_600


async def finished(table: Table) -> bytes:
    """A file of a match with orders, an undo and a moderator's exact rewind in it."""
    match_id = await begin(table)
    seat = await struck(table, match_id)
    await give(table, match_id, seat, "no")
    await Takeback(table).undo(match_id, PEOPLE[seat])
    await play_on(table, match_id, 4)
    await Moderation(table).rewind(match_id, MAUD, "a fault", 3, exact=True)
    await play_on(table, match_id, seed=2)
    return await matchfile.export(table, match_id)


async def test_a_finished_match_goes_out_whole(table: Table):
    file = await finished(table)
    assert record.replay(record.read(file)).result == "same"
    raw = msgspec.json.decode(file)
    match_id = (await table.last(CHANNEL)).info.id
    assert raw["winner"] == (await table.look(match_id)).match.winner
    assert len(raw["entries"]) == (await table.look(match_id)).info.place


async def test_a_live_match_is_exported_as_everybody_saw_it(table: Table):
    match_id = await begin(table)
    for _ in range(3):
        await play_on(table, match_id, 4)
        raw = msgspec.json.decode(await matchfile.export(table, match_id))
        assert not {"seed", "entries", "opening"} & {name for name, value in raw.items() if value}
        events = raw["events"]
        assert {event["kind"] for event in events} >= {"locked", "clash", "draw"}
        assert all(set(event) <= {"step", "seat", "kind", "data"} for event in events)
        with_cards = {event["kind"] for event in events if "card_" in str(event)}
        assert with_cards == {"clash"}, "no card is named but those that both have laid open"


async def test_nobody_reads_in_it_that_a_sealed_choice_was_changed(table: Table):
    match_id = await begin(table)
    first, second = (await table.look(match_id)).match.view("red")["hand"][:2]
    await give(table, match_id, "red", first)
    before = msgspec.json.decode(await matchfile.export(table, match_id))["events"]
    await table.answer(match_id, PEOPLE["red"], [second], change=True)
    assert msgspec.json.decode(await matchfile.export(table, match_id))["events"] == before


@pytest.mark.parametrize("how", ["resigned", "time"])
async def test_a_match_that_people_have_ended_says_how(table: Table, clock: Clock, how: str):
    match_id = await begin(table, clock="standard")
    await play_on(table, match_id, 5)
    loser = (await table.look(match_id)).info.owing[0]
    if how == "resigned":
        await table.resign(match_id, PEOPLE[loser])
    else:
        clock.now += 1_000 * HOUR
        await Clocks(table).claim(match_id, next(PEOPLE[seat] for seat in PEOPLE if seat != loser))
    raw = msgspec.json.decode(await matchfile.export(table, match_id))
    assert (raw["status"], raw["winner"], raw["how"]) == ("over", "blue" if loser == "red" else "red", how)
    assert record.replay(record.read(msgspec.json.encode(raw))).result == "same"
