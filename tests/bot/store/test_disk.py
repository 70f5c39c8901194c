"""Disk full and read-only: the player is told, nothing is half written, and play goes on when there is room again."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.errors import StoreFailed
from bot.presenter.words import sorry
from bot.store import Store
from bot.store.connection import connect
from bot.table import Table
from engine.core.chance import Stream
from engine.core.record import replay
from tests.bot.playing import begin, one_answer, play_on

CHILD = """
import asyncio, resource, sys
from pathlib import Path
import tests.skirmish
from bot.errors import StoreFailed
from bot.store import Store
from bot.table import Table
from engine.core.chance import Stream
from tests.bot.playing import begin, one_answer

async def main(path):
    store = await Store.open(path)
    table = Table(store, seed=bytes)
    rng, channel = Stream(3), 1
    limit = 400_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    match_id = await begin(table, channel)
    acknowledged = 0
    try:
        while True:
            done = await one_answer(table, match_id, rng)
            if done is None:
                channel += 1
                match_id = await begin(table, channel)
            else:
                acknowledged = (done.info.id, done.to)
    except StoreFailed as error:
        print(*acknowledged, error.what, str(error))
    await store.close()

asyncio.run(main(Path(sys.argv[1])))
"""


async def everything(store: Store) -> list[tuple[Any, ...]]:
    names = ("matches", "seats", "states", "log", "snapshots", "secrets", "outbox")
    return await store.read(lambda db: [row for name in names for row in db.execute(f"SELECT * FROM {name}")])


async def pragma(store: Store, statement: str) -> Any:
    return await store._writer.run(lambda db: db.execute(f"PRAGMA {statement}").fetchone())


async def test_a_full_disk_refuses_the_answer_wholly_and_frees_the_lock(store: Store):
    table, rng = Table(store, seed=bytes), Stream(1)
    match_id = await begin(table)
    pages = (await pragma(store, "page_count"))[0]
    await pragma(store, f"max_page_count = {pages + 1}")
    before = await everything(store)
    with pytest.raises(StoreFailed) as refused:
        while True:
            before = await everything(store)
            assert await one_answer(table, match_id, rng)
    assert refused.value.what == "full"
    assert "disk is full" in sorry(refused.value, "en")
    assert "voll" in sorry(refused.value, "de")
    assert await everything(store) == before
    await pragma(store, "max_page_count = 1000000")
    await play_on(table, match_id)
    assert replay(await table.proof(match_id)).result == "same"


async def test_answers_that_share_a_commit_on_a_full_disk_fail_together_and_leave_nothing(store: Store):
    table = Table(store, seed=bytes)
    match_ids = [await begin(table, channel) for channel in range(12)]
    before = await everything(store)
    await pragma(store, f"max_page_count = {(await pragma(store, 'page_count'))[0]}")
    tries = [one_answer(table, match_id, Stream(2)) for match_id in match_ids * 2]
    results = await asyncio.gather(*tries, return_exceptions=True)
    refused = [one for one in results if isinstance(one, StoreFailed)]
    assert refused
    assert {one.what for one in refused} == {"full"}
    await pragma(store, "max_page_count = 1000000")
    done = sum([(await table.look(match_id)).info.place for match_id in match_ids])
    log = await store.read(lambda db: db.execute("SELECT count(*) FROM log").fetchone()[0])
    assert done == log == sum(not isinstance(one, Exception) for one in results)
    assert done or await everything(store) == before


async def test_a_real_limit_of_the_file_system(tmp_path: Path):
    """The kernel refuses to let the file grow, in the middle of play: what was acknowledged is there, nothing more."""
    path = tmp_path / "x.sqlite3"
    run = subprocess.run(
        [sys.executable, "-c", CHILD, str(path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stderr
    match_id, place, what, message = run.stdout.split(maxsplit=3)
    assert what in ("full", "disk")
    assert "not saved" in message
    store = await Store.open(path)
    table = Table(store, seed=bytes)
    assert (await table.look(int(match_id))).info.place in (int(place), 0)
    for info in await table.live():
        await play_on(table, info.id)
        assert replay(await table.proof(info.id)).result == "same"
    await store.close()


async def test_a_database_that_turns_read_only_refuses_the_answer_wholly(store: Store):
    table = Table(store, seed=bytes)
    match_id = await begin(table)
    before = await everything(store)
    await pragma(store, "query_only = ON")
    with pytest.raises(StoreFailed) as refused:
        await one_answer(table, match_id, Stream(1))
    assert refused.value.what == "read-only"
    assert "cannot write" in sorry(refused.value, "en")
    assert await everything(store) == before
    await pragma(store, "query_only = OFF")
    assert await one_answer(table, match_id, Stream(1))


async def test_a_file_that_cannot_be_written_stops_the_bot_at_the_start(tmp_path: Path, monkeypatch):
    path = tmp_path / "x.sqlite3"
    await (await Store.open(path)).close()
    if os.geteuid() == 0:  # who may write everything: so SQLite is told what the file system would tell anybody else
        monkeypatch.setattr("bot.store.database.connect", lambda path, mode: connect(path, "ro"))
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        with pytest.raises(StoreFailed) as refused:
            await Store.open(path)
    finally:
        tmp_path.chmod(0o755)
    assert refused.value.what == "read-only"


async def test_a_store_opened_for_reading_does_not_write(tmp_path: Path):
    path = tmp_path / "x.sqlite3"
    await (await Store.open(path)).close()
    store = await Store.open(path, readonly=True)
    with pytest.raises(StoreFailed) as refused:
        await begin(Table(store))
    assert refused.value.what == "read-only"
    await store.close()
