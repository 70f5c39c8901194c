"""Rows of the outbox. A letter goes to a channel or to a person: that is its lane, and lanes keep their order.

A letter to a person can be held back until they may be disturbed; it is in no other's way meanwhile.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from engine.core.record import HIDDEN

Fate = Literal["sent", "needless", "merged", "refused", "gone", "unwanted", "failed"]
KEPT_DAYS = 7
MOST_CALLS, CALLS_SECONDS = 3, 3_600
QUESTIONS = ("invitation", "undo_asked", "clock_fallen", "reminder")  # kinds with buttons that get settled

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode
_COLUMNS = "id, nonce, kind, match_id, channel, person, payload, attempts, failures, created, due, held, message"
_WAITING = "channel IS ? AND person IS ? AND fate IS NULL"


class Unreadable(Exception):
    """A row of the outbox holds something that is no letter."""

    def __init__(self, letter: int) -> None:
        super().__init__(letter)
        self.letter = letter


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

    `failures` are the attempts after which Discord did not just say "later". `held` is until when it is, or was, held
    back; 0: never. `message` is what it was posted as.
    """

    id: int
    nonce: str
    kind: str
    match: int | None
    channel: int | None
    person: int | None
    payload: dict[str, Any]
    attempts: int
    failures: int
    created: float
    due: float
    held: float = 0
    message: int | None = None
    replaces: int | None = None


def put(db: sqlite3.Connection, drafts: Iterable[Draft], now: float) -> None:
    rows = [(one.match, one.kind, one.channel, one.person, _encode(one.payload).decode(), now) for one in drafts]
    columns = "match_id, kind, channel, person, payload, created"
    db.executemany(f"INSERT INTO outbox ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)


def written(db: sqlite3.Connection, draft: Draft, since: float) -> bool:
    """Whether the same was written since, whatever has become of it."""
    where = "match_id IS ? AND kind = ? AND payload = ? AND created > ?"
    values = (draft.match, draft.kind, _encode(draft.payload).decode(), since)
    return db.execute(f"SELECT 1 FROM outbox WHERE {where}", values).fetchone() is not None


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
    return _letters(db, f"{_WAITING} AND held <= ? ORDER BY id LIMIT ?", *lane, now, most)


def held(db: sqlite3.Connection, notice: Letter, now: float) -> list[Letter]:
    """The notices to the same seat that are held back."""
    lane, seat = Lane(notice.channel, notice.person), notice.payload["seat"]
    which = f"{_WAITING} AND held > ? AND kind = 'notice' AND match_id = ? ORDER BY id"
    found = _letters(db, which, *lane, now, notice.match)
    return [one for one in found if one.payload["seat"] == seat]


def _letters(db: sqlite3.Connection, which: str, *values: object) -> list[Letter]:
    letters = []
    for row in db.execute(f"SELECT {_COLUMNS} FROM outbox WHERE {which}", values).fetchall():
        fields = dict(zip(Letter.__struct_fields__, row, strict=False))
        try:
            fields["payload"] = _decode(fields["payload"])
        except msgspec.MsgspecError as error:
            raise Unreadable(fields["id"]) from error
        fields["replaces"] = panel(db, fields["match"]) if fields["kind"] == "panel" else None
        letters.append(Letter(**fields))
    return letters


def settle(db: sqlite3.Connection, ids: Iterable[int], fate: Fate, now: float, message: int | None = None) -> None:
    rows = [(fate, now, message, one) for one in ids]
    db.executemany("UPDATE outbox SET fate = ?, settled = ?, message = ? WHERE id = ?", rows)


def postpone(db: sqlite3.Connection, letter: Letter, due: float, trouble: str, failed: bool) -> None:
    counts = "attempts = attempts + 1, failures = failures + ?"
    db.execute(f"UPDATE outbox SET {counts}, due = ?, trouble = ? WHERE id = ?", (failed, due, trouble, letter.id))


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


def open_questions(db: sqlite3.Connection, match_id: int | None) -> list[Letter]:
    """What was asked, with buttons of its own that have not been taken off yet."""
    kinds = ", ".join(f"'{kind}'" for kind in QUESTIONS)
    return _letters(db, f"match_id = ? AND kind IN ({kinds}) AND message IS NOT NULL", match_id)


def close_question(db: sqlite3.Connection, letter: Letter) -> None:
    db.execute("UPDATE outbox SET message = NULL WHERE id = ?", (letter.id,))


def first_told(db: sqlite3.Connection, letter: Letter) -> int:
    """From which place of the log on the panel that this letter changes has told what happened."""
    where = "match_id = ? AND kind = 'panel' AND message = ?"
    rows = db.execute(f"SELECT payload FROM outbox WHERE {where}", (letter.match, letter.replaces)).fetchall()
    return min([_decode(row[0])["since"] for row in rows] + [letter.payload["since"]])  # type: ignore[no-any-return]


def called_enough(db: sqlite3.Connection, match_id: int, seats: Iterable[str], now: float) -> set[str]:
    """Those of these seats that panels have called several times within the hour, and that have done nothing since.

    Whoever passes the move on, takes that back and passes it on again does not get to call anybody each time.
    """
    last = {seat: last_deed(db, match_id, seat) for seat in seats}
    where = "match_id = ? AND kind = 'panel' AND created > ? AND fate IS NOT 'failed' ORDER BY id DESC"
    calls: Counter[str] = Counter()
    for (payload,) in db.execute(f"SELECT payload FROM outbox WHERE {where}", (match_id, now - CALLS_SECONDS)):
        panel = _decode(payload)
        since = [seat for seat, place in last.items() if panel["to"] >= place]
        if not since:  # nor is any panel before it
            break
        calls.update(seat for seat in since if seat in panel.get("ping", ()))
    return {seat for seat, count in calls.items() if count >= MOST_CALLS}


def asked_enough(db: sqlite3.Connection, match_id: int, seat: str, now: float) -> bool:
    """Whether this seat has asked several times within the hour for something to be taken back."""
    where = "match_id = ? AND kind = 'undo_asked' AND channel IS NOT NULL AND created > ?"
    rows = db.execute(f"SELECT payload FROM outbox WHERE {where}", (match_id, now - CALLS_SECONDS)).fetchall()
    return [_decode(payload)["seat"] for (payload,) in rows].count(seat) >= MOST_CALLS


def last_deed(db: sqlite3.Connection, match_id: int, seat: str) -> int:
    """The place of the last one that others may know of."""
    rows = db.execute(
        "SELECT place, act FROM log WHERE match_id = ? AND seat = ? ORDER BY place DESC", (match_id, seat)
    )
    return next((int(place) for place, act in rows if act not in HIDDEN), 0)


def set_panel(db: sqlite3.Connection, match_id: int, channel: int, message: int) -> None:
    db.execute("INSERT OR REPLACE INTO panels VALUES (?, ?, ?)", (match_id, channel, message))


def forget_panel(db: sqlite3.Connection, match_id: int) -> None:
    db.execute("DELETE FROM panels WHERE match_id = ?", (match_id,))


def oldest(db: sqlite3.Connection) -> float | None:
    """Since when the letter that waits longest could have gone out."""
    return db.execute("SELECT min(max(created, held)) FROM outbox WHERE fate IS NULL").fetchone()[0]  # type: ignore[no-any-return]


def throw_away(db: sqlite3.Connection, now: float) -> None:
    """Forget what was settled long ago; not the newest panels, nor what was asked and still has its buttons."""
    kinds = ", ".join(f"'{kind}'" for kind in QUESTIONS)
    asked = f"kind IN ({kinds}) AND message IS NOT NULL"
    shown = "kind = 'panel' AND message IN (SELECT message FROM panels)"
    where = f"fate IS NOT NULL AND settled < ? AND NOT ({asked}) AND NOT ({shown})"
    db.execute(f"DELETE FROM outbox WHERE {where}", (now - KEPT_DAYS * 86_400,))
