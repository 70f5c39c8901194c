"""Rows of the outbox. A letter goes to a channel or to a person: that is its lane, and lanes keep their order.

A letter to a person can be held back until they may be disturbed; it is in no other's way meanwhile.
"""

import sqlite3
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

Fate = Literal["sent", "needless", "merged", "refused", "gone", "unwanted", "failed"]
KEPT_DAYS = 7

_encode = msgspec.json.Encoder().encode
_COLUMNS = "id, nonce, kind, match_id, channel, person, payload, attempts, created, due, held"


class Draft(NamedTuple):
    """What is to be posted: a kind, data for the presenter, and either a channel or a person."""

    kind: str
    payload: dict[str, Any]
    channel: int | None = None
    person: int | None = None
    match: int | None = None


class Lane(NamedTuple):
    channel: int | None
    person: int | None


class Letter(msgspec.Struct, frozen=True):
    """A draft in the outbox. Its nonce stays the same however often it is tried; `replaces` is the last panel.

    `held` is until when it is, or was, held back; 0: never.
    """

    id: int
    nonce: str
    kind: str
    match: int | None
    channel: int | None
    person: int | None
    payload: dict[str, Any]
    attempts: int
    created: float
    due: float
    held: float = 0
    replaces: int | None = None


def put(db: sqlite3.Connection, drafts: Iterable[Draft], now: float) -> None:
    rows = [(one.match, one.kind, one.channel, one.person, _encode(one.payload).decode(), now) for one in drafts]
    columns = "match_id, kind, channel, person, payload, created"
    db.executemany(f"INSERT INTO outbox ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)


def lanes(db: sqlite3.Connection, now: float) -> dict[Lane, float]:
    """The lanes in which something waits, and when to look: its first letter is due, or one is held no longer."""
    first = "SELECT min(id) FROM outbox WHERE fate IS NULL AND held <= ? GROUP BY channel, person"
    later = "SELECT channel, person, min(held) FROM outbox WHERE fate IS NULL AND held > ? GROUP BY channel, person"
    rows = db.execute(f"SELECT channel, person, due FROM outbox WHERE id IN ({first}) ORDER BY id", (now,)).fetchall()
    found: dict[Lane, float] = {}
    for channel, person, due in rows + db.execute(later, (now,)).fetchall():
        lane = Lane(channel, person)
        found[lane] = min(due, found.get(lane, due))
    return found


def waiting(db: sqlite3.Connection, lane: Lane, now: float, most: int = 50) -> list[Letter]:
    """What is not held back, in order."""
    return _letters(db, "held <= ? ORDER BY id LIMIT ?", lane, now, most)


def held(db: sqlite3.Connection, notice: Letter, now: float) -> list[Letter]:
    """The notices to the same seat that are held back."""
    lane, seat = Lane(notice.channel, notice.person), notice.payload["seat"]
    found = _letters(db, "held > ? AND kind = 'notice' AND match_id = ? ORDER BY id", lane, now, notice.match)
    return [one for one in found if one.payload["seat"] == seat]


def _letters(db: sqlite3.Connection, which: str, lane: Lane, *values: object) -> list[Letter]:
    where = f"channel IS ? AND person IS ? AND fate IS NULL AND {which}"
    found = db.execute(f"SELECT {_COLUMNS} FROM outbox WHERE {where}", (*lane, *values)).fetchall()
    letters = []
    for row in found:
        fields = dict(zip(Letter.__struct_fields__, row, strict=False))
        fields["payload"] = msgspec.json.decode(fields["payload"])
        fields["replaces"] = panel(db, fields["match"]) if fields["kind"] == "panel" else None
        letters.append(Letter(**fields))
    return letters


def settle(db: sqlite3.Connection, ids: Iterable[int], fate: Fate, now: float, message: int | None = None) -> None:
    rows = [(fate, now, message, one) for one in ids]
    db.executemany("UPDATE outbox SET fate = ?, settled = ?, message = ? WHERE id = ?", rows)


def postpone(db: sqlite3.Connection, letter: Letter, due: float, trouble: str) -> None:
    values = (due, trouble, letter.id)
    db.execute("UPDATE outbox SET attempts = attempts + 1, due = ?, trouble = ? WHERE id = ?", values)


def hold(db: sqlite3.Connection, letter: Letter, until: float) -> None:
    db.execute("UPDATE outbox SET held = ? WHERE id = ?", (until, letter.id))


def release(db: sqlite3.Connection, person: int, now: float) -> None:
    """What is held back from this person is looked at again now."""
    where = "channel IS NULL AND person = ? AND fate IS NULL AND held > ?"
    db.execute(f"UPDATE outbox SET held = ? WHERE {where}", (now, person, now))


def extend(db: sqlite3.Connection, letter: Letter, payload: dict[str, Any]) -> None:
    db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (_encode(payload).decode(), letter.id))


def panel(db: sqlite3.Connection, match_id: int | None) -> int | None:
    """The message that is the match's newest panel."""
    row = db.execute("SELECT message FROM panels WHERE match_id = ?", (match_id,)).fetchone()
    return None if row is None else int(row[0])


def newest(db: sqlite3.Connection, match_id: int | None, channel: int, kind: str) -> int | None:
    """The message that was the newest letter of this kind to the match's channel."""
    where = "match_id = ? AND channel = ? AND kind = ? AND message IS NOT NULL ORDER BY id DESC LIMIT 1"
    row = db.execute(f"SELECT message FROM outbox WHERE {where}", (match_id, channel, kind)).fetchone()
    return None if row is None else int(row[0])


def first_told(db: sqlite3.Connection, letter: Letter) -> int:
    """From which place of the log on the panel that this letter changes has told what happened."""
    where = "match_id = ? AND kind = 'panel' AND message = ?"
    rows = db.execute(f"SELECT payload FROM outbox WHERE {where}", (letter.match, letter.replaces)).fetchall()
    return min([msgspec.json.decode(row[0])["since"] for row in rows] + [letter.payload["since"]])  # type: ignore[no-any-return]


def set_panel(db: sqlite3.Connection, match_id: int, channel: int, message: int) -> None:
    db.execute("INSERT OR REPLACE INTO panels VALUES (?, ?, ?)", (match_id, channel, message))


def forget_panel(db: sqlite3.Connection, match_id: int) -> None:
    db.execute("DELETE FROM panels WHERE match_id = ?", (match_id,))


def oldest(db: sqlite3.Connection) -> float | None:
    """Since when the letter that waits longest could have gone out."""
    return db.execute("SELECT min(max(created, held)) FROM outbox WHERE fate IS NULL").fetchone()[0]  # type: ignore[no-any-return]


def throw_away(db: sqlite3.Connection, now: float) -> None:
    """Forget what was settled long ago."""
    db.execute("DELETE FROM outbox WHERE fate IS NOT NULL AND settled < ?", (now - KEPT_DAYS * 86_400,))
