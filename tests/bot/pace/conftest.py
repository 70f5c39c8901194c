"""A match in which time passes when the test says so. The clock begins on 15 January 2027 at 8:00 UTC."""

from datetime import UTC, datetime

import pytest

from bot.clocks import Clocks
from bot.outbox import Outbox
from bot.pace import Pace
from bot.store.letters import Letter
from bot.table import Table
from tests.bot.discord import Clock, Discord

NEWS = ("reminder", "reminders_ended", "clock_fallen", "clock_extended")


class Time:
    """`await time.passes(hours)`: what has come by then, with one poll at the end; `hourly` polls on the way."""

    def __init__(self, clock: Clock, pace: Pace, outbox: Outbox, discord: Discord) -> None:
        self._clock, self._pace, self._outbox, self._discord = clock, pace, outbox, discord

    def now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now, UTC)

    def set(self, moment: str) -> None:
        """As in "2026-10-25 00:30", in UTC."""
        self._clock.now = datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp()

    async def passes(self, hours: float, polls: int = 1) -> list[Letter]:
        before = len(self._discord.posts)
        for _ in range(polls):
            self._clock.now += hours * 3600 / polls
            await self._pace.tick()
            await self._outbox.flush()
        return [letter for letter in self._discord.posts[before:] if letter.kind in NEWS]

    async def hourly(self, hours: int) -> list[tuple[int, str, int]]:
        """The hour, the kind and the receiver of everything that comes meanwhile."""
        found = []
        for hour in range(1, hours + 1):
            found += [(hour, one.kind, one.person or one.channel or 0) for one in await self.passes(1)]
        return found


@pytest.fixture
def pace(table: Table) -> Pace:
    return Pace(table)


@pytest.fixture
def clocks(table: Table) -> Clocks:
    return Clocks(table)


@pytest.fixture
def time(clock: Clock, pace: Pace, outbox: Outbox, discord: Discord) -> Time:
    return Time(clock, pace, outbox, discord)
