"""A crash at any moment neither loses nor repeats a reminder; the loop only polls."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.errors import Closing, StoreFailed
from bot.outbox import Outbox
from bot.pace import Pace
from bot.store import Store, letters, waits
from bot.table import Table
from tests.bot.discord import Clock, Discord
from tests.bot.pace.test_reminders import to_red
from tests.bot.playing import CHANNEL, ROWAN, begin
from tests.bot.store.test_migrations import thaw

DAY = 86_400


async def live(path: Path, clock: Clock, discord: Discord, crash: str = "") -> int:
    """One life of the bot: a poll, then delivery; it ends before, within or after either. Letters that it wrote."""
    store = await Store.open(path)
    outbox = Outbox(store, discord, clock, clock.sleep)
    pace = Pace(Table(store, outbox, clock, seed=bytes))
    written = 0
    try:
        if crash != "before the poll":
            written = await pace.tick()
        if crash not in ("before the poll", "before delivery"):
            await outbox.flush()
    finally:
        await store.close()
    return written


async def test_a_life_may_end_anywhere(tmp_path: Path, clock: Clock, discord: Discord):
    path = tmp_path / "x.sqlite3"
    store = await Store.open(path)
    await to_red(Table(store, None, clock, seed=bytes))
    await store.close()
    clock.now += DAY
    assert await live(path, clock, discord, "before the poll") == 0
    assert await live(path, clock, discord, "before delivery") == 1
    assert await live(path, clock, discord) == 0, "it is written already"
    assert await live(path, clock, discord) == 0
    assert discord.kinds(ROWAN).count("reminder") == 1
    clock.now += DAY
    discord.lost_answer = True  # posted, but the bot dies before it hears of it
    discord.trouble.append(ConnectionError())
    assert await live(path, clock, discord) == 1
    clock.now += 60
    await live(path, clock, discord)
    assert discord.kinds(ROWAN).count("reminder") == 2


@pytest.mark.parametrize("statement", range(7))
async def test_a_poll_that_is_cut_off_at_any_statement_has_done_nothing(
    tmp_path: Path, clock: Clock, discord: Discord, statement: int, monkeypatch
):
    """The row that makes it due and the letter are of one transaction."""
    path = tmp_path / "x.sqlite3"
    store = await Store.open(path)
    table = Table(store, None, clock, seed=bytes)
    await to_red(table)
    clock.now += DAY
    cut, count = [], [0]
    originals = {name: getattr(waits, name) for name in ("keep", "keep_clock", "remove", "of_match")}

    def counted(name):
        def call(*arguments):
            count[0] += 1
            if count[0] == statement + 1:
                cut.append(name)
                raise sqlite3.OperationalError("cut off")
            return originals[name](*arguments)

        return call

    for name in originals:
        monkeypatch.setattr(waits, name, counted(name))
    originals["put"] = letters.put
    monkeypatch.setattr(letters, "put", counted("put"))
    await Pace(table).tick()
    assert bool(cut) == (statement < 5), "read, looked at blue, moved red on, written, followed"
    rows = await store.read(lambda db: db.execute("SELECT sum(steps) FROM waits").fetchone())
    written = await store.read(lambda db: db.execute("SELECT count(*) FROM outbox WHERE kind = 'reminder'").fetchone())
    assert (rows, written) == (((0,), (0,)) if cut else ((1,), (1,)))
    assert await Pace(table).tick() == (1 if cut else 0)
    await store.close()


async def test_a_long_absence_of_the_bot_is_one_reminder_not_four(
    table: Table, clock: Clock, discord: Discord, outbox: Outbox
):
    await to_red(table)
    clock.now += 30 * DAY
    pace = Pace(table)
    assert [await pace.tick() for _ in range(3)] == [1, 0, 0]
    clock.now += DAY
    assert await pace.tick() == 1


async def test_the_loop_polls_at_once_and_stops_at_once(table: Table, clock: Clock, discord: Discord, outbox: Outbox):
    await to_red(table)
    clock.now += DAY
    pace, delivering = Pace(table), asyncio.create_task(outbox.run())
    running = asyncio.create_task(pace.run())
    while "reminder" not in discord.kinds(ROWAN):
        await discord.has(len(discord.posts) + 1)
    pace.stop()
    await running
    outbox.stop()
    await delivering


async def test_the_loop_ends_when_the_bot_is_closing(table: Table, clock: Clock):
    await to_red(table)
    clock.now += DAY
    await table.drain()
    with pytest.raises(Closing):
        await Pace(table).tick()
    await Pace(table).run()


@pytest.mark.parametrize("trouble", [StoreFailed("disk"), sqlite3.OperationalError("an odd one"), KeyError("what?")])
async def test_the_loop_outlives_whatever_goes_wrong(table: Table, clock: Clock, monkeypatch, caplog, trouble):
    await to_red(table)
    clock.now += DAY
    pace, read = Pace(table), table.store.read
    tries = []

    async def failing(work):
        tries.append(1)
        if len(tries) == 1:
            raise trouble
        pace.stop()
        return await read(work)

    monkeypatch.setattr(table.store, "read", failing)
    await pace.run()
    assert len(tries) == 2, "catching up has failed, polling has not"
    assert [one.getMessage() for one in caplog.records if one.name == "bot.pace"] == ["reminders have to wait"]


async def test_one_match_that_is_broken_does_not_keep_the_others_waiting(
    table: Table, clock: Clock, monkeypatch, caplog
):
    broken, well = await begin(table, 300), await begin(table, 301)
    clock.now += DAY
    from bot import pace as module

    step = module.step

    def breaking(db, match_id, now):
        if match_id == broken:
            raise ValueError("broken")
        return step(db, match_id, now)

    monkeypatch.setattr(module, "step", breaking)
    assert await Pace(table).tick() == 2
    assert f"match {broken}" in caplog.text
    assert f"match {well}" not in caplog.text


@pytest.mark.parametrize("number", [1, 2, 3])
async def test_matches_from_before_there_were_reminders_are_waited_for(
    tmp_path: Path, clock: Clock, discord: Discord, number: int
):
    store = await Store.open(thaw(number, tmp_path / "old.sqlite3"))
    table = Table(store, Outbox(store, discord, clock, clock.sleep), clock)
    (info,) = await table.live()
    await store.write(lambda db: db.execute("UPDATE matches SET paused = '' WHERE id = ?", (info.id,)))
    await store.write(lambda db: db.execute("UPDATE people SET away_until = 0"))
    pace = Pace(table)
    clock.now += 7200
    await pace.catch_up()
    await pace.catch_up()
    assert [one.since for one in await pace.standing(info.id) if one.seat in info.owing] == [clock.now]
    assert info.channel == CHANNEL
    clock.now += 2 * DAY
    assert await pace.tick() >= 1
    await store.close()
