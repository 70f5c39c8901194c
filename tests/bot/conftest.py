"""A table with two people, a Discord that does as it is told, and a clock that stands still."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import tests.skirmish  # noqa: F401  (registers the game)
from bot.outbox import Outbox
from bot.store import Store
from bot.table import Table
from tests.bot.discord import Clock, Discord


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def discord() -> Discord:
    return Discord()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "ravenpost.sqlite3")
    yield store
    await store.close()


@pytest.fixture
def outbox(store: Store, discord: Discord, clock: Clock) -> Outbox:
    return Outbox(store, discord, clock, clock.sleep)


@pytest.fixture
def table(store: Store, outbox: Outbox, clock: Clock) -> Table:
    return Table(store, outbox, clock, seed=bytes)  # the seed is all zeros
