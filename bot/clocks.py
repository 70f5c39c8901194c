"""Clocks: what an opponent may do when one has run out: claim the match, or give more time. Nothing ends by itself."""

import sqlite3

import msgspec

from bot import news
from bot.errors import BadInterval, FallenToo, NoClock, NotFallen, NotYourSeat
from bot.hours import is_away, utc
from bot.store import letters, matches, people, waits
from bot.store.matches import Info
from bot.store.waits import Clock
from bot.table import Table, check_live
from bot.ticking import CLOCKS, HOUR, falls_at, has_fallen, left
from bot.waiting import REMINDERS, current

__all__ = ["CLOCKS", "Clocks", "Standing", "standings"]

LONGEST_EXTENSION = 336  # hours


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands with time, for everybody to see. Times are seconds since 1970, None where there is none."""

    seat: str
    person: int | None
    since: float | None = None
    reminded: int = 0
    ended: bool = False  # no more reminders, and the others were told
    away_until: float | None = None
    left: float | None = None  # seconds on the clock; none without a clock
    running: bool = False
    falls: float | None = None
    fallen: bool = False


class Clocks:
    """Claiming and extending, for a table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def claim(self, match_id: int, person: int, seat: str | None = None) -> Info:
        """End the match because a clock has run out. With two seats the other one has won. `seat`: whose clock."""

        def work(db: sqlite3.Connection) -> Info:
            info, clock = self._claimable(db, match_id, person, seat)
            others = [one for one in info.seats if one != clock.seat]
            self._table.end(db, info, others[0] if len(others) == 1 else "", "time")
            return matches.info(db, match_id)

        return await self._table.change(match_id, work)

    async def check_claim(self, match_id: int, person: int, seat: str | None = None) -> None:
        """Raise what `claim` would, and change nothing."""
        await self._table.store.read(lambda db: self._claimable(db, match_id, person, seat))

    async def extend(self, match_id: int, person: int, seat: str | None = None, hours: int | None = None) -> Standing:
        """Give a clock that has run out so many hours more; without a number, what is usual for its kind."""

        def work(db: sqlite3.Connection) -> Standing:
            info, clock, now = self._fallen(db, match_id, person, seat)
            more = CLOCKS[info.clock].extension if hours is None else hours
            if not 1 <= more <= LONGEST_EXTENSION:
                raise BadInterval(least=1, most=LONGEST_EXTENSION)
            falls = falls_at(now, more * HOUR, people.get(db, clock.person or 0))
            waits.keep_clock(db, msgspec.structs.replace(clock, seconds=more * HOUR, since=now, falls=falls))
            told = {"seat": clock.seat, "person": clock.person, "by": person, "hours": more}
            letters.put(db, [news.public(info, "clock_extended", **told)], now)
            return next(one for one in standings(db, match_id, now) if one.seat == clock.seat)

        return await self._table.change(match_id, work)

    def _claimable(self, db: sqlite3.Connection, match_id: int, person: int, seat: str | None) -> tuple[Info, Clock]:
        info, clock, now = self._fallen(db, match_id, person, seat)
        kept = waits.clocks(db, match_id)
        if any(one in info.owing and has_fallen(db, kept[one], now) for one in info.seats_of(person)):
            raise FallenToo()
        return info, clock

    def _fallen(
        self, db: sqlite3.Connection, match_id: int, person: int, seat: str | None
    ) -> tuple[Info, Clock, float]:
        """The clock of another one that has run out. Raises NotYourSeat, NoClock, NotFallen, and what play does."""
        info, now = matches.info(db, match_id), self._table.clock()
        own = info.seats_of(person)
        if not own or seat in own:
            raise NotYourSeat()
        check_live(info)
        if not info.clock:
            raise NoClock()
        clocks = [
            one for one in waits.clocks(db, match_id).values() if one.seat not in own and seat in (None, one.seat)
        ]
        fallen = [one for one in clocks if one.seat in info.owing and has_fallen(db, one, now)]
        if not fallen:
            raise NotFallen()
        return info, fallen[0], now


def standings(db: sqlite3.Connection, match_id: int, now: float) -> list[Standing]:
    """Every seat of the match, in order."""
    info, waited, clocks = matches.info(db, match_id), waits.of_match(db, match_id), waits.clocks(db, match_id)
    found = []
    for seat, holder in info.seats.items():
        person, clock = people.get(db, holder or 0), clocks.get(seat)
        waiting = holder in waited and seat in info.owing
        wait = current(db, info, waited[holder], seat) if holder and waiting else None
        found.append(
            Standing(
                seat,
                holder,
                since=wait.since if wait else None,
                reminded=min(wait.steps, REMINDERS) if wait else 0,
                ended=wait is not None and wait.steps > REMINDERS,
                away_until=person.away_until if holder and is_away(person, utc(now)) else None,
                left=left(db, clock, now) if clock else None,
                running=clock is not None and clock.since is not None and not is_away(person, utc(now)),
                falls=clock.falls if clock else None,
                fallen=clock is not None and seat in info.owing and has_fallen(db, clock, now),
            )
        )
    return found
