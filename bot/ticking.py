"""How a match's clocks run: a budget for each seat, which it spends while it owes an answer.

Nothing ends by itself. A clock stands while the match is paused or its person is away; the increment is paid when the
seat has given all its answers, up to the cap, and what is taken back loses it again.
"""

import sqlite3
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from bot.errors import NoClock
from bot.store import people, waits
from bot.store.matches import Info
from bot.store.people import Person
from bot.store.waits import Clock

HOUR = 3_600.0
INSTANT = 0.001  # seconds; moments since 1970 are not known more exactly


class Kind(NamedTuple):
    """In hours: what a seat begins with and can have at most, what it gets for a move, what an opponent adds."""

    cap: int
    increment: int
    extension: int


CLOCKS = {"relaxed": Kind(cap=336, increment=36, extension=72), "standard": Kind(cap=120, increment=12, extension=24)}


def check_kind(name: str) -> None:
    if name and name not in CLOCKS:
        raise NoClock()


def elapsed(since: float, now: float, person: Person) -> float:
    """The seconds between the two moments in which the person was not away."""
    away = max(0.0, min(now, person.away_until) - max(since, person.away_from))
    return max(0.0, now - since - away)


def falls_at(since: float, seconds: float, person: Person) -> float:
    """When a clock that is set going now will have run out, the coming days away left out."""
    end = since + max(0.0, seconds)
    if person.away_until > max(since, person.away_from) and person.away_from < end:
        end += person.away_until - max(since, person.away_from)
    return end


def left(db: sqlite3.Connection, clock: Clock, now: float) -> float:
    """The seconds that are left; less than none when it has fallen."""
    if clock.since is None or clock.person is None:
        return clock.seconds
    return clock.seconds - elapsed(clock.since, now, people.get(db, clock.person))


def has_fallen(db: sqlite3.Connection, clock: Clock, now: float) -> bool:
    return left(db, clock, now) < INSTANT


def runs(info: Info, seat: str) -> bool:
    return info.status == "active" and not info.paused and seat in info.owing and info.seats[seat] is not None


def follow_clocks(db: sqlite3.Connection, info: Info, now: datetime) -> None:
    """Set the match's clocks going and stop them, as the match stands now."""
    if info.clock not in CLOCKS:
        return
    kind, kept, at = CLOCKS[info.clock], waits.clocks(db, info.id), now.timestamp()
    last = db.execute("SELECT act FROM log WHERE match_id = ? ORDER BY place DESC LIMIT 1", (info.id,)).fetchone()
    taken_back = last is not None and last[0] in ("rewind", "retract")
    for seat, person in info.seats.items():
        clock = kept.get(seat)
        if clock is None or clock.person != person:  # who takes over a seat begins with a full clock
            clock = Clock(info.id, seat, person, kind.cap * HOUR)
            waits.keep_clock(db, clock)
        if runs(info, seat) and clock.since is None:
            waits.keep_clock(db, _started(db, clock, at, taken_back))
        elif not runs(info, seat) and clock.since is not None:
            moved = seat not in info.owing and not taken_back
            waits.keep_clock(db, _stopped(db, clock, at, kind if moved else None))


def _started(db: sqlite3.Connection, clock: Clock, now: float, taken_back: bool) -> Clock:
    seconds = clock.seconds - (clock.paid if taken_back else 0)
    person = people.get(db, clock.person or 0)
    return replace(clock, seconds=seconds, since=now, paid=0, falls=falls_at(now, seconds, person))


def _stopped(db: sqlite3.Connection, clock: Clock, now: float, kind: Kind | None) -> Clock:
    """With a kind the increment is paid; who was late plays on with it alone."""
    seconds, paid = left(db, clock, now), 0.0
    if kind:
        seconds = max(0.0, seconds)
        paid = max(0.0, min(kind.increment * HOUR, kind.cap * HOUR - seconds))
    return replace(clock, seconds=seconds + paid, since=None, paid=paid, falls=None)


def settled(db: sqlite3.Connection, clock: Clock, now: float) -> Clock:
    """The same clock with what has been spent taken off: before its person's days away change."""
    return replace(clock, seconds=left(db, clock, now), since=now)


def foreseen(clock: Clock, person: Person) -> Clock:
    """With the time of its fall, unless it has fallen already and that was told."""
    if clock.since is None or (clock.falls is None and clock.seconds <= 0):
        return clock
    return replace(clock, falls=falls_at(clock.since, clock.seconds, person))
