"""Pace: reminders and what people set for themselves. Due times stand in the database; the loop only polls.

Nobody is reminded while the match is paused, or while they are away or want their peace; then it is done afterwards.
The first reminder comes after the person's own interval, counted from when they could be told; the next after 24, 48
and 72 hours; then the others are told once, and nothing more is said.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import date, datetime, time, timedelta
from typing import Any

import msgspec

from bot.clocks import Standing, standings
from bot.errors import AwayTooLong, BadInterval, Closing, DatesPassed, HalfQuiet, StoreFailed
from bot.hours import is_away, is_quiet, moment, read_date, read_hour, read_zone, utc, zones
from bot.store import letters, people, waits
from bot.store.people import Person
from bot.table import Table
from bot.ticking import foreseen, settled
from bot.waiting import planned, step, timely

__all__ = ["Pace", "is_away", "is_quiet", "read_date", "read_hour", "read_zone", "timely", "zones"]

_log = logging.getLogger(__name__)

POLL_SECONDS = 60.0
LONGEST_INTERVAL = 168  # hours
LONGEST_AWAY = 60  # days, counted from now


class Pace:
    """Reminders of a table. `clock` gives aware moments; without one it is the table's."""

    def __init__(self, table: Table, clock: Callable[[], datetime] | None = None) -> None:
        self._table = table
        self._store = table.store
        self._now = clock or (lambda: utc(table.clock()))
        self._stopped = asyncio.Event()

    # --- the loop -----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Remind whom it is time to remind, for as long as the bot lives."""
        await self._guarded(self.catch_up)
        while not self._stopped.is_set():
            await self._guarded(self.tick)
            try:
                await asyncio.wait_for(self._stopped.wait(), POLL_SECONDS)
            except TimeoutError:
                continue

    def stop(self) -> None:
        self._stopped.set()

    async def tick(self) -> int:
        """Write all letters that are due now. How many."""
        now, written = self._now(), 0
        for match_id in await self._store.read(lambda db: waits.matches_due(db, now.timestamp())):
            try:
                written += await self._table.change(match_id, lambda db, one=match_id: step(db, one, now))  # type: ignore[misc]
            except (Closing, StoreFailed):
                raise
            except Exception:  # one match must not keep the others from being reminded
                _log.exception("match %d cannot remind anybody", match_id)
        return written

    async def catch_up(self) -> None:
        """Wait also in matches that were begun before there were reminders."""
        for info in await self._table.live():
            await self._table.change(info.id, lambda db: None)

    async def _guarded(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except Closing:
            self.stop()
        except Exception:  # whatever it is, people are reminded when it is over
            _log.exception("reminders have to wait")

    # --- what people set ----------------------------------------------------------------------------------------------

    async def change(
        self,
        person: int,
        *,
        remind_hours: int | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        zone: str | None = None,
        away: tuple[date, date | None] | None = None,
        **others: Any,
    ) -> Person:
        """Set some of these, and other settings of a person in the same breath.

        `away` is the last day and the first one, in their zone; without a first it begins now.

        Raises BadInterval, BadHour, HalfQuiet, UnknownZone, DatesPassed, AwayTooLong; then nothing has changed.
        """
        settings = others
        if remind_hours is not None:
            if not 0 <= remind_hours <= LONGEST_INTERVAL:
                raise BadInterval(least=0, most=LONGEST_INTERVAL)
            settings["remind_hours"] = remind_hours
        if quiet_from is not None:
            settings["quiet_from"] = read_hour(quiet_from)
        if quiet_to is not None:
            settings["quiet_to"] = read_hour(quiet_to)
        if zone is not None:
            settings["zone"] = read_zone(zone)
        if "" in (settings.get("quiet_from"), settings.get("quiet_to")):
            settings |= {"quiet_from": "", "quiet_to": ""}

        def work(db: sqlite3.Connection) -> Person:
            after = msgspec.structs.replace(people.get(db, person), **settings)
            if bool(after.quiet_from) != bool(after.quiet_to) and (quiet_from or quiet_to):
                raise HalfQuiet()
            days = self._days(after, *away) if away else {}
            return self._set(db, person, settings | days)

        return await self._write(work)

    def _days(self, person: Person, last: date, first: date | None) -> dict[str, float]:
        now = self._now()
        if last > now.date() + timedelta(LONGEST_AWAY):
            raise AwayTooLong(days=LONGEST_AWAY)
        start = now if first is None else max(now, moment(first, time(), person))
        end = moment(last + timedelta(1), time(), person)
        if end <= start:
            raise DatesPassed()
        return {"away_from": start.timestamp(), "away_until": end.timestamp()}

    async def _write(self, work: Callable[[sqlite3.Connection], Person]) -> Person:
        changed = await self._store.write(work)
        if self._table.outbox:
            self._table.outbox.wake()
        return changed

    def _set(self, db: sqlite3.Connection, person: int, settings: dict[str, Any]) -> Person:
        """Change the settings, and all that hangs on them: due times, clocks of their matches, letters held back."""
        now = self._now().timestamp()
        running = [settled(db, clock, now) for clock in waits.running_clocks(db, person)]
        changed = people.change(db, person, **settings)
        for clock in running:
            waits.keep_clock(db, foreseen(clock, changed))
        for wait in waits.of_person(db, person):
            waits.keep(db, planned(wait, changed))
        letters.release(db, person, now)
        return changed

    async def standing(self, match_id: int) -> list[Standing]:
        """How every seat stands with time: who is waited for, who is away, what is left on the clocks."""
        return await self._store.read(lambda db: standings(db, match_id, self._now().timestamp()))
