"""The log of a match: every answer and every taking back, in order."""

import sqlite3
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import msgspec

from bot.store import matches
from bot.store.matches import Info
from engine import Draw, Event
from engine.core.record import HIDDEN, Act, Entry, Record

_encode = msgspec.json.Encoder().encode
_draws = msgspec.json.Decoder(list[Draw]).decode
_events = msgspec.json.Decoder(list[Event]).decode
_COLUMNS = "place, number, seat, act, value, draws, events, version, digest, holds, batch, at"


class Logged(msgspec.Struct, frozen=True):
    """One entry. `value`, `draws` and what is secret in `events` are for nobody's eyes before the end."""

    place: int
    number: int
    seat: str
    act: Act
    value: Any
    draws: list[Draw]
    events: list[Event]
    version: int
    digest: str
    holds: int
    batch: int
    at: int

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.act, self.value, self.number, self.draws, self.digest)

    @property
    def hidden(self) -> bool:
        """Whether nobody but its own seat may hear of it."""
        return self.act in HIDDEN

    @property
    def barrier(self) -> str:
        """Why the one who answered cannot take this back alone: "chance", "reveal", or nothing."""
        return next((event.barrier for event in self.events if event.final), "")


def append(db: sqlite3.Connection, match_id: int, rows: list[Logged]) -> None:
    values = []
    for row in rows:
        written = _encode(row.value), _encode(row.draws), _encode(row.events)
        head = (match_id, row.place, row.number, row.seat, row.act)
        values.append((*head, *written, row.version, row.digest, row.holds, row.batch, row.at))
    db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)


def entries(db: sqlite3.Connection, match_id: int, since: int = 0, to: int | None = None) -> list[Logged]:
    """The entries with since < place <= to, in order."""
    where = "match_id = ? AND place > ?" + ("" if to is None else " AND place <= ?")
    values = (match_id, since) if to is None else (match_id, since, to)
    return [_logged(row) for row in db.execute(f"SELECT {_COLUMNS} FROM log WHERE {where} ORDER BY place", values)]


def steps(db: sqlite3.Connection, match_id: int, seat: str | None = None) -> list[Logged]:
    """What this seat (None: everybody) may know to have been done.

    Whatever is shown counts steps: the places of the log would have gaps.
    """
    return [row for row in entries(db, match_id) if not row.hidden or row.seat == seat]


def ends(db: sqlite3.Connection, info: Info) -> list[int]:
    """The place at which each step ends, with what was done in secret after it. Step 0 is the beginning."""
    return [*(row.place - 1 for row in steps(db, info.id)), info.place]


def entry(db: sqlite3.Connection, match_id: int, place: int) -> Logged:
    row = db.execute(f"SELECT {_COLUMNS} FROM log WHERE match_id = ? AND place = ?", (match_id, place)).fetchone()
    return _logged(row)


def line(db: sqlite3.Connection, info: Info) -> Iterator[Logged]:
    """The entries that have not been taken back, newest first. Reads no more of them than are wanted."""
    holds = info.holds
    while holds:
        row = entry(db, info.id, holds)
        yield row
        if row.place == 1:
            return
        holds = db.execute(
            "SELECT holds FROM log WHERE match_id = ? AND place = ?", (info.id, row.place - 1)
        ).fetchone()[0]


def lasting(db: sqlite3.Connection, info: Info, since: int, to: int) -> list[Logged]:
    """The entries with since < place <= to that have not been taken back, in order."""
    found = takewhile(lambda row: row.place > since, line(db, info))
    return [row for row in found if row.place <= to][::-1]


def has_answered(db: sqlite3.Connection, match_id: int, number: int, seat: str) -> bool:
    """Whether this seat has answered the question with this number (numbers never fall, so the search is short)."""
    rows = db.execute("SELECT number, seat, act FROM log WHERE match_id = ? ORDER BY place DESC", (match_id,))
    for found, who, act in rows:
        if found < number:
            return False
        if found == number and who == seat and act in ("answer", "stand"):
            return True
    return False


def record(db: sqlite3.Connection, info: Info) -> Record:
    """The match from its beginning, without its seed."""
    opening = db.execute("SELECT opening FROM matches WHERE id = ?", (info.id,)).fetchone()[0]
    done = [row.entry for row in entries(db, info.id)]
    return Record(info.game, info.version, info.commitment, options=info.options, opening=_draws(opening), entries=done)


def sealed_record(db: sqlite3.Connection, info: Info) -> Record:
    """The whole record with the seed in it: for replaying, and for everybody when the match is over."""
    whole = record(db, info)
    whole.seed = matches.seed(db, info.id).hex()
    return whole


def _logged(row: tuple[Any, ...]) -> Logged:
    place, number, seat, act, value, draws, events, *rest = row
    return Logged(place, number, seat, act, msgspec.json.decode(value), _draws(draws), _events(events), *rest)
