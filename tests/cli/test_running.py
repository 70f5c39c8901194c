"""`ravenpost run`: the settings count, everything runs, and what keeps it from running is named."""

import asyncio
import gc
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.cli.run import serve
from bot.client import Ravenpost
from bot.commands import Tree
from bot.errors import StoreFailed
from bot.health import HealthFailed
from bot.settings import Settings
from tests.cli.test_run import TOKEN, run


@pytest.fixture(autouse=True)
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    """No gateway: a run is over after the login."""

    async def connect(self: Ravenpost) -> None:
        gc.unfreeze()

    monkeypatch.setattr(Ravenpost, "connect", connect)


async def test_the_settings_reach_the_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    told: list[Any] = []

    async def login(self: Ravenpost, token: str) -> None:
        told.append((self.database, self.backups, self.moderator_role, self.language, self.health_port))

    monkeypatch.setattr(Ravenpost, "login", login)
    given = {"moderator_role": 5, "health_port": 8080, "language": "de", "backups": tmp_path / "backups"}
    settings = Settings(TOKEN, tmp_path / "r.sqlite3", **given)
    await asyncio.wait_for(serve(settings), 20)
    assert told == [(tmp_path / "r.sqlite3", tmp_path / "backups", 5, "de", 8080)]


async def test_letters_and_reminders_go_out_while_it_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    running: set[str] = set()

    async def login(self: Ravenpost, token: str) -> None:
        await self.setup_hook()
        running.update(task.get_name() for task in asyncio.all_tasks())

    async def nothing(self: Tree) -> None:
        return None

    monkeypatch.setattr(Ravenpost, "login", login)
    monkeypatch.setattr(Tree, "prepare", nothing)
    await asyncio.wait_for(serve(Settings(TOKEN, tmp_path / "r.sqlite3")), 20)
    assert {"outbox", "pace"} <= running
    assert not {"outbox", "pace"} & {task.get_name() for task in asyncio.all_tasks()}


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """The log, which a run sets up for itself."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield root
    root.handlers[:] = before
    root.setLevel(level)


def test_the_log_has_its_level_and_no_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, root: logging.Logger):
    async def login(self: Ravenpost, token: str) -> None:
        logging.getLogger("bot").info("a detail")
        logging.getLogger("bot").error("the key is %s", token)

    monkeypatch.setattr(Ravenpost, "login", login)
    result = run(monkeypatch, tmp_path, DISCORD_TOKEN=TOKEN, RAVENPOST_LOG_LEVEL="error")
    assert result.exit_code == 0
    assert "the key is" in result.output and TOKEN not in result.output and "a detail" not in result.output


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord does not accept DISCORD_TOKEN"),
        (StoreFailed("missing", "the folder does not exist; make it"), "the folder does not exist; make it"),
        (HealthFailed("the health page cannot use port 1"), "the health page cannot use port 1"),
    ],
)
def test_what_keeps_it_from_running_is_named_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, root: logging.Logger, trouble: Exception, said: str
):
    async def login(self: Ravenpost, token: str) -> None:
        raise trouble

    monkeypatch.setattr(Ravenpost, "login", login)
    result = run(monkeypatch, tmp_path, DISCORD_TOKEN=TOKEN, RAVENPOST_DATABASE=str(tmp_path / "r.sqlite3"))
    assert result.exit_code == 1 and said in result.output
    assert "Traceback" not in result.output and TOKEN not in result.output
