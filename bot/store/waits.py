"""Rows of waits (when players are reminded) and of clocks. Every function works inside the caller's transaction."""

import sqlite3

import msgspec


class Wait(msgspec.Struct, frozen=True):
    """How a match waits for a player, since the question with this number. Times are seconds since 1970.

    `steps` counts the reminders; `last` is when the last one was, or since; `due` when to look again; None: no more.
    """

    match: int
    person: int
    number: int
    since: float
    steps: int
    last: float
    due: float | None = None


class Clock(msgspec.Struct, frozen=True):
    """A seat's clock: `seconds` were left when it was last set going (`since`) or stopped (None)."""

    match: int
    seat: str
    person: int | None
    seconds: float
    since: float | None = None
    paid: float = 0
    falls: float | None = None


_IN_ORDER = """
    SELECT 1 FROM matches m WHERE m.id = ? AND m.status = 'active' AND m.paused = '' AND m.clock = ''
    AND NOT EXISTS (SELECT 1 FROM waits w WHERE w.match_id = m.id
        AND (w.steps > 0 OR NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person = w.person)))
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM waits w WHERE w.match_id = m.id AND w.person = s.person))"""


def in_order(db: sqlite3.Connection, match_id: int) -> bool:
    """Whether a match goes on without a clock, and waits for just its players, of whom none has been reminded."""
    return db.execute(_IN_ORDER, (match_id,)).fetchone() is not None


def of_match(db: sqlite3.Connection, match_id: int) -> dict[int, Wait]:
    """By person."""
    rows = db.execute("SELECT * FROM waits WHERE match_id = ?", (match_id,)).fetchall()
    return {row[1]: Wait(*row) for row in rows}


def of_person(db: sqlite3.Connection, person: int) -> list[Wait]:
    return [Wait(*row) for row in db.execute("SELECT * FROM waits WHERE person = ?", (person,)).fetchall()]


def keep(db: sqlite3.Connection, wait: Wait) -> None:
    db.execute("INSERT OR REPLACE INTO waits VALUES (?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(wait))


def remove(db: sqlite3.Connection, wait: Wait) -> None:
    """They have answered or gone; a reminder that has not been delivered is not wanted any more."""
    db.execute("DELETE FROM waits WHERE match_id = ? AND person = ?", (wait.match, wait.person))
    if wait.steps:
        where = "channel IS NULL AND person = ? AND match_id = ? AND kind = 'reminder' AND fate IS NULL"
        db.execute(f"UPDATE outbox SET fate = 'needless', settled = created WHERE {where}", (wait.person, wait.match))


def matches_due(db: sqlite3.Connection, now: float) -> list[int]:
    """The matches in which somebody is to be reminded, or a clock has run out."""
    waits, clocks = "SELECT match_id FROM waits WHERE due <= ?", "SELECT match_id FROM clocks WHERE falls <= ?"
    return sorted(row[0] for row in db.execute(f"{waits} UNION {clocks}", (now, now)))


def clocks(db: sqlite3.Connection, match_id: int) -> dict[str, Clock]:
    """By seat."""
    rows = db.execute("SELECT * FROM clocks WHERE match_id = ?", (match_id,)).fetchall()
    return {row[1]: Clock(*row) for row in rows}


def running_clocks(db: sqlite3.Connection, person: int) -> list[Clock]:
    """All clocks of this person that run."""
    of_theirs = "match_id IN (SELECT match_id FROM seats WHERE person = ?) AND person = ?"
    rows = db.execute(f"SELECT * FROM clocks WHERE {of_theirs} AND since IS NOT NULL", (person, person)).fetchall()
    return [Clock(*row) for row in rows]


def keep_clock(db: sqlite3.Connection, clock: Clock) -> None:
    db.execute("INSERT OR REPLACE INTO clocks VALUES (?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(clock))
