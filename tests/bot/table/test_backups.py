"""A copy every hour: complete, thinned out, and never a reason for the bot to stop."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.backups import DAILY, HOUR, HOURLY, Backups, kept
from bot.store import Store
from bot.table import Table
from tests.bot.discord import Clock
from tests.bot.playing import begin, play_on


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "copies"


async def test_a_copy_is_a_whole_database(store: Store, table: Table, clock: Clock, folder: Path):
    match_id = await begin(table)
    await play_on(table, match_id, 5)
    copy = await Store.open(await Backups(store, folder, clock).make())
    try:
        assert (await Table(copy).look(match_id)).info == (await table.look(match_id)).info
    finally:
        await copy.close()


async def test_the_next_one_is_due_an_hour_later_also_after_a_restart(store: Store, clock: Clock, folder: Path):
    backups = Backups(store, folder, clock)
    assert backups.due() <= clock()
    await backups.make()
    await backups.make()
    assert len(list(folder.iterdir())) == 1
    assert 0 < Backups(store, folder, clock).due() - clock() <= HOUR


async def test_old_copies_go_and_nothing_else(store: Store, clock: Clock, folder: Path):
    folder.mkdir()
    strangers = [folder / "ravenpost-old.sqlite3", folder / "notes.txt", folder / "ravenpost-2020-01-01T0000.sqlite3~"]
    for path in [*strangers, folder / "ravenpost-2020-01-01T0000.sqlite3"]:
        path.write_text("x")
    for _ in range(HOURLY + 1):
        await Backups(store, folder, clock).make()
        clock.now += HOUR
    assert all(path.exists() for path in strangers)
    assert len(list(folder.iterdir())) <= len(strangers) + HOURLY + 2


def test_which_copies_are_kept():
    newest = datetime(2026, 11, 18, 12, tzinfo=UTC)
    hourly = [newest - timedelta(hours=hours) for hours in range(24 * 40)]
    stay = sorted(kept(hourly), reverse=True)
    assert stay[:HOURLY] == hourly[:HOURLY]
    days = [moment.date() for moment in stay[HOURLY:]]
    assert len(days) == len(set(days)) and all(moment.hour == 23 for moment in stay[HOURLY:])
    assert newest.date() - days[-1] == timedelta(days=DAILY - 1)


async def test_a_folder_that_cannot_be_made_is_an_error_in_the_log_and_no_more(
    store: Store, clock: Clock, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    (tmp_path / "file").write_text("in the way")
    running = asyncio.create_task(Backups(store, tmp_path / "file" / "copies", clock).run())
    while not caplog.records:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert "no backup could be made" in caplog.text and not running.done()
    running.cancel()
