"""`ravenpost run` names what is missing, does not start without it, and stops in order."""

import asyncio
import gc
import os
import signal
import socket
from pathlib import Path
from typing import Any

import discord
import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.cli.run import serve
from bot.client import Ravenpost
from bot.commands import Tree
from bot.health import HealthFailed
from bot.settings import Settings

TOKEN = "A" * 24 + "." + "B" * 6 + "." + "C" * 38


def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, **given: str):
    for name in ("DISCORD_TOKEN", "RAVENPOST_DATABASE", "RAVENPOST_HEALTH_PORT", "RAVENPOST_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    return CliRunner().invoke(app, ["run", "--env", str(tmp_path / "none.env")])


def test_without_a_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    result = run(monkeypatch, tmp_path)
    assert result.exit_code == 2
    assert "DISCORD_TOKEN is missing" in result.output


def test_with_a_bad_port(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    result = run(monkeypatch, tmp_path, DISCORD_TOKEN=TOKEN, RAVENPOST_HEALTH_PORT="none")
    assert result.exit_code == 2
    assert "RAVENPOST_HEALTH_PORT" in result.output and TOKEN not in result.output


def test_without_a_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Nobody listens on this port of the own machine."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{free.getsockname()[1]}/api")
        result = run(monkeypatch, tmp_path, DISCORD_TOKEN=TOKEN, RAVENPOST_DATABASE=str(tmp_path / "r.sqlite3"))
    assert result.exit_code == 1
    assert "Discord cannot be reached" in result.output and "Traceback" not in result.output
    assert TOKEN not in result.output


async def test_a_port_that_is_taken_is_named_and_nothing_stays_open(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    async def login(self: Ravenpost, token: str) -> None:
        await self.setup_hook()

    async def nothing(self: Tree) -> None:
        return None

    monkeypatch.setattr(Ravenpost, "login", login)
    monkeypatch.setattr(Tree, "prepare", nothing)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(TOKEN, tmp_path / "r.sqlite3", health_port=taken.getsockname()[1])
        with pytest.raises(HealthFailed, match="choose another"):
            await asyncio.wait_for(serve(settings), 20)
    assert not (tmp_path / "r.sqlite3-wal").exists()


async def test_a_signal_stops_it_in_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Everything is set up, then SIGTERM comes: what is open is closed, and the database can be opened again."""
    seen: list[Any] = []

    async def login(self: Ravenpost, token: str) -> None:
        seen.append(token)
        await self.setup_hook()

    async def connect(self: Ravenpost) -> None:
        assert gc.get_freeze_count() > 10_000, "what is loaded is not collected again and again"
        gc.unfreeze()
        os.kill(os.getpid(), signal.SIGTERM)
        while not self.is_closed():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        seen.append(self.closing)

    async def nothing(self: Tree) -> None:
        return None

    monkeypatch.setattr(Ravenpost, "login", login)
    monkeypatch.setattr(Ravenpost, "connect", connect)
    monkeypatch.setattr(Tree, "prepare", nothing)
    settings = Settings(TOKEN, tmp_path / "r.sqlite3", health_port=None)
    for _ in range(2):
        await asyncio.wait_for(serve(settings), 20)
    assert seen == [TOKEN, True, TOKEN, True]
    assert not (tmp_path / "r.sqlite3-wal").exists()
