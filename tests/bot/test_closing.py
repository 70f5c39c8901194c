"""Closing: whatever has gone wrong before or goes wrong now, everything is closed, and soon."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot import client
from bot.store import Store
from tests.bot.playing import give
from tests.bot.stage import Stage, staged


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PATIENCE", 0.2)
    monkeypatch.setattr(client, "ENDING", 0.05)


async def is_closed(stage: Stage) -> bool:
    """The gateway, and the database."""
    with pytest.raises(ValueError, match="no active connection"):
        await stage.bot.store.read(lambda db: None)
    return stage.bot.is_closed()


async def fail() -> None:
    raise RuntimeError("a fault")


async def hang() -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("what", [fail, hang])
async def test_a_task_that_has_died_or_hangs_keeps_nothing_open(tmp_path: Path, caplog: Any, what: Any):
    async with staged(tmp_path / "r.sqlite3") as stage:
        stage.bot._run(outbox=what())
        (running,) = stage.bot._tasks
        await asyncio.sleep(0)
        await asyncio.wait_for(stage.bot.close(), 10)
        assert await is_closed(stage)
        assert running.done()
        assert "the task outbox had" in caplog.text


async def test_what_can_be_stopped_at_any_moment_is(tmp_path: Path, caplog: Any):
    async with staged(tmp_path / "r.sqlite3", backups=tmp_path / "copies") as stage:
        (running,) = stage.bot._tasks
        await asyncio.wait_for(stage.bot.close(), 10)
        assert await is_closed(stage) and running.cancelled()
        assert "had to be cut short" not in caplog.text


async def test_a_letter_that_hangs_is_left_in_the_outbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        monkeypatch.setattr("bot.courier.Courier.send", lambda *_: hang())
        stage.bot._run(outbox=stage.bot.outbox.run())
        (running,) = stage.bot._tasks
        await give(stage.bot.table, match_id, "red")
        await asyncio.sleep(0.1)
        await asyncio.wait_for(stage.bot.close(), 10)
        assert await is_closed(stage)
        assert running.done()
        store = await Store.open(stage.path)
        waiting = await store.read(lambda db: db.execute("SELECT kind FROM outbox WHERE fate IS NULL").fetchall())
        await store.close()
        assert waiting == [("panel",)]


@pytest.mark.parametrize("part", ["health.stop", "gallery.close", "table.drain"])
async def test_a_part_that_cannot_be_closed_keeps_no_other_one_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
):
    async with staged(tmp_path / "r.sqlite3") as stage:
        owner, name = part.split(".")

        def broken() -> Any:
            raise RuntimeError("a fault")

        with monkeypatch.context() as patch:
            patch.setattr(getattr(stage.bot, owner), name, broken)
            with pytest.raises(RuntimeError):
                await stage.bot.close()
        assert await is_closed(stage)
        stage.bot.gallery.close()
        await stage.bot.health.stop()
