"""Desk: the store behind a table. Looking at matches, and the lock under which they change."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from bot.errors import Closing, NotOver
from bot.hours import utc
from bot.outbox import Outbox
from bot.store import letters, log, matches
from bot.store.database import Store
from bot.store.log import Logged
from bot.store.matches import Info
from bot.waiting import follow
from engine import Match
from engine.core.record import Record

T = TypeVar("T")
_log = logging.getLogger(__name__)

SLOW_SECONDS = 5.0
NEW = 0  # stands for a match that has no id yet


class Sitting(NamedTuple):
    """A match as it can be looked at: the match has no seed, and there is none before it has begun."""

    info: Info
    match: Match[Any] | None


class Desk:
    """All matches of a bot."""

    def __init__(self, store: Store, outbox: Outbox | None = None, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.outbox = outbox
        self.clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running = 0
        self._idle = asyncio.Event()
        self._closing = False

    async def change(self, match_id: int, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run the work as one transaction under the match's lock; then the outbox delivers what it has written.

        Reminders and clocks follow what the work has changed, in the same transaction.
        """
        if self._closing:
            raise Closing()
        started = time.perf_counter()
        self._running += 1
        try:
            async with self._lock(match_id):
                result = await self.store.write(lambda db: self._followed(db, match_id, work))
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()
            if time.perf_counter() - started > SLOW_SECONDS:
                _log.warning("match %d kept somebody waiting for %.1f s", match_id, time.perf_counter() - started)
        if self.outbox:
            self.outbox.wake()
        return result

    def _followed(self, db: sqlite3.Connection, match_id: int, work: Callable[[sqlite3.Connection], T]) -> T:
        result = work(db)
        if match_id != NEW:
            follow(db, match_id, utc(self.clock()))
        return result

    def _lock(self, match_id: int) -> asyncio.Lock:
        """Matches do not wait for each other, and a crowd at one of them takes its turns there, not at the writer."""
        return asyncio.Lock() if match_id == NEW else self._locks.setdefault(match_id, asyncio.Lock())

    async def drain(self) -> None:
        """Take no more commands, and wait for those that are under way."""
        self._closing = True
        while self._running:
            self._idle.clear()
            await self._idle.wait()

    async def at(self, channel: int) -> Sitting:
        """The channel's live match or invitation. Raises NoMatch."""
        return await self.store.read(lambda db: _sitting(db, matches.in_channel(db, channel)))

    async def last(self, channel: int) -> Sitting:
        """The channel's live match, or the newest finished one. Raises NoMatch."""
        return await self.store.read(lambda db: _sitting(db, matches.in_channel(db, channel, live=False)))

    async def look(self, match_id: int) -> Sitting:
        """Any match, live or not. Raises NoMatch."""
        return await self.store.read(lambda db: _sitting(db, matches.info(db, match_id)))

    async def of(self, person: int) -> list[Info]:
        """The person's invitations and live matches."""
        return await self.store.read(lambda db: matches.of_person(db, person))

    async def panel(self, match_id: int) -> int | None:
        """The message that is the match's newest panel, if there is one."""
        return await self.store.read(lambda db: letters.panel(db, match_id))

    async def live(self) -> list[Info]:
        """All matches that are being played, for reminders and clocks."""
        return await self.store.read(lambda db: matches.with_status(db, "active"))

    async def events(self, match_id: int, since: int, to: int) -> list[Logged]:
        """The log's entries with since < place <= to."""
        return await self.store.read(lambda db: log.entries(db, match_id, since, to))

    async def steps(self, match_id: int, seat: str | None = None) -> list[Logged]:
        """All entries that this seat (None: everybody) may know of."""
        return await self.store.read(lambda db: log.steps(db, match_id, seat))

    async def lasting(self, match_id: int, since: int, to: int) -> list[Logged]:
        """Those with since < place <= to that have not been taken back."""
        return await self.store.read(lambda db: log.lasting(db, matches.info(db, match_id), since, to))

    async def proof(self, match_id: int) -> Record:
        """The whole record with its seed. Raises NotOver while that would give secrets away."""

        def work(db: sqlite3.Connection) -> Record:
            info = matches.info(db, match_id)
            if info.status != "over":
                raise NotOver()
            return log.sealed_record(db, info)

        return await self.store.read(work)


def _sitting(db: sqlite3.Connection, info: Info) -> Sitting:
    begun = info.commitment != ""
    return Sitting(info, matches.load(db, info.game, info.id) if begun else None)
