"""Rows of matches, their seats, states, snapshots and seeds. Every function works inside the caller's transaction."""

import sqlite3
import zlib
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

import engine
from bot.errors import ChannelTaken, NoMatch, NotBegun
from engine import Match

Status = Literal["inviting", "active", "over", "archived"]
WORTH_COMPRESSING = 2_000  # bytes
KEPT_SNAPSHOTS = 10  # of a finished match, besides the one of its beginning

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_COLUMNS = """m.id, m.guild, m.channel, m.game, m.language, m.options, m.host, m.status, m.paused, m.version,
    m.commitment, m.winner, m.how, m.created, m.ended, m.lost, m.clock,
    coalesce(s.place, 0), coalesce(s.holds, 0), coalesce(s.number, 0), coalesce(s.owing, '[]'), coalesce(s.since, 0),
    (SELECT json_group_object(seat, person) FROM seats WHERE match_id = m.id)"""
_SELECT = f"SELECT {_COLUMNS} FROM matches m LEFT JOIN states s ON s.match_id = m.id"


class Info(msgspec.Struct, frozen=True):
    """What everybody may know of a match without looking at the board. Times are seconds since 1970."""

    id: int
    guild: int
    channel: int
    game: str
    language: str
    options: dict[str, Any]
    host: int
    status: Status
    paused: str
    version: int
    commitment: str
    winner: str
    how: str
    created: int
    ended: int
    lost: str
    clock: str
    place: int
    holds: int
    number: int
    owing: list[str]
    since: int
    seats: dict[str, int | None] = {}

    def seats_of(self, person: int) -> list[str]:
        return [seat for seat, holder in self.seats.items() if holder == person]


def info(db: sqlite3.Connection, match_id: int) -> Info:
    row = db.execute(f"{_SELECT} WHERE m.id = ?", (match_id,)).fetchone()
    if row is None:
        raise NoMatch(match=match_id)
    return _info(row)


def in_channel(db: sqlite3.Connection, channel: int, live: bool = True) -> Info:
    """The channel's live match, or (if not `live`) the newest finished one where there is none."""
    where = "m.channel = ? AND m.status IN ('inviting', 'active')"
    row = db.execute(f"{_SELECT} WHERE {where}", (channel,)).fetchone()
    if row is None and not live:
        where = "m.channel = ? AND m.status = 'over' ORDER BY m.id DESC LIMIT 1"
        row = db.execute(f"{_SELECT} WHERE {where}", (channel,)).fetchone()
    if row is None:
        raise NoMatch(channel=channel)
    return _info(row)


def of_person(db: sqlite3.Connection, person: int) -> list[Info]:
    """The person's invitations and live matches."""
    where = "m.id IN (SELECT match_id FROM seats WHERE person = ?) AND m.status IN ('inviting', 'active') ORDER BY m.id"
    return [_info(row) for row in db.execute(f"{_SELECT} WHERE {where}", (person,)).fetchall()]


def with_status(db: sqlite3.Connection, status: Status, **of: int) -> list[Info]:
    """All matches of this status, or those of a `channel` or a `guild`."""
    where = " AND ".join(["m.status = ?", *(f"m.{name} = ?" for name in of)])
    rows = db.execute(f"{_SELECT} WHERE {where} ORDER BY m.id", (status, *of.values())).fetchall()
    return [_info(row) for row in rows]


def _info(row: tuple[Any, ...]) -> Info:
    fields = list(row)
    game, options, owing, seats = 3, 5, -3, -1
    for encoded in (options, owing, seats):
        fields[encoded] = _decode(fields[encoded])
    people = fields[seats]
    order = engine.game(fields[game]).seats if fields[game] in engine.games() else tuple(people)
    fields[seats] = {seat: people[seat] for seat in order if seat in people}
    return Info(*fields)


def create(
    db: sqlite3.Connection,
    *,
    game: str,
    channel: int,
    guild: int,
    host: int,
    seats: Mapping[str, int | None],
    options: dict[str, Any],
    language: str,
    now: int,
    status: Status = "inviting",
    clock: str = "",
) -> int:
    """A match without a beginning yet. Raises ChannelTaken."""
    values = (guild, channel, game, language, _encode(options).decode(), host, status, now, clock)
    columns = "guild, channel, game, language, options, host, status, created, clock"
    match_id = _one_a_channel(db, f"INSERT INTO matches ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    rows = [(match_id, seat, person, person == host or status != "inviting") for seat, person in seats.items()]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", rows)
    return match_id


def _one_a_channel(db: sqlite3.Connection, statement: str, values: Iterable[Any]) -> int:
    try:
        return int(db.execute(statement, tuple(values)).lastrowid or 0)
    except sqlite3.IntegrityError as error:
        if "matches.channel" not in str(error):
            raise
        raise ChannelTaken() from error


def change(db: sqlite3.Connection, match_id: int, **columns: Any) -> None:
    """Set columns of the match's row. Raises ChannelTaken where that would put two live matches into a channel."""
    assignments = ", ".join(f"{name} = ?" for name in columns)
    _one_a_channel(db, f"UPDATE matches SET {assignments} WHERE id = ?", (*columns.values(), match_id))


def unready(db: sqlite3.Connection, match_id: int) -> dict[str, int | None]:
    """The seats that are free, or whose person has not said yes."""
    return dict(db.execute("SELECT seat, person FROM seats WHERE match_id = ? AND NOT ready", (match_id,)).fetchall())


def sit_down(db: sqlite3.Connection, match_id: int, seat: str, person: int) -> None:
    db.execute("UPDATE seats SET person = ?, ready = 1 WHERE match_id = ? AND seat = ?", (person, match_id, seat))


# --- positions ------------------------------------------------------------------------------------------------------


def begin(db: sqlite3.Connection, match_id: int, match: Match[Any], now: int) -> None:
    """Keep a match that has just been laid out: its secret, its promise, its first position."""
    opening = _encode(match.draws).decode()
    change(db, match_id, version=match.game.version, commitment=match.commitment, opening=opening)
    db.execute("INSERT INTO secrets VALUES (?, ?)", (match_id, match.seed))
    state = match.dump(secret=False)
    values = (match_id, 0, 0, match.number, _encode(list(match.questions())).decode(), now, state)
    db.execute("INSERT INTO states VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    keep_snapshot(db, match_id, 0, state)


def seed(db: sqlite3.Connection, match_id: int) -> bytes:
    """The match's secret. For playing on, and for the proof when it is over."""
    row = db.execute("SELECT seed FROM secrets WHERE match_id = ?", (match_id,)).fetchone()
    if row is None:
        raise NotBegun()
    return bytes(row[0])


def load(db: sqlite3.Connection, game: str, match_id: int, secret: bytes | None = None) -> Match[Any]:
    """The current position; without the secret it can be looked at but not played on."""
    row = db.execute("SELECT state FROM states WHERE match_id = ?", (match_id,)).fetchone()
    if row is None:
        raise NotBegun()
    return engine.game(game).restore(row[0], secret)


def save(
    db: sqlite3.Connection, before: Info, match: Match[Any], *, place: int, holds: int, now: int, snap: bool
) -> bytes:
    """Replace the current position, and return it as saved; with a snapshot if `snap` or if other seats owe now."""
    owing = list(match.questions())
    moved = owing != before.owing
    state = match.dump(secret=False)
    values = (place, holds, match.number, _encode(owing).decode(), now if moved else before.since, state, before.id)
    db.execute(
        "UPDATE states SET place = ?, holds = ?, number = ?, owing = ?, since = ?, state = ? WHERE match_id = ?", values
    )
    if moved or snap:
        keep_snapshot(db, before.id, place, state)
    return state


def keep_snapshot(db: sqlite3.Connection, match_id: int, place: int, state: bytes) -> None:
    if len(state) > WORTH_COMPRESSING:
        state = zlib.compress(state, 1)
    db.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (match_id, place, state))


def snapshot(db: sqlite3.Connection, match_id: int, place: int) -> tuple[int, bytes]:
    """The newest snapshot that is not later than this place."""
    where = "match_id = ? AND place <= ? ORDER BY place DESC LIMIT 1"
    row = db.execute(f"SELECT place, state FROM snapshots WHERE {where}", (match_id, place)).fetchone()
    if row is None:
        raise NotBegun()
    at, state = row
    return int(at), state if state.startswith(b"{") else zlib.decompress(state)


def kept(db: sqlite3.Connection, match_id: int) -> set[int]:
    """The places that have a snapshot."""
    return {row[0] for row in db.execute("SELECT place FROM snapshots WHERE match_id = ?", (match_id,))}


def cap_snapshots(db: sqlite3.Connection, match_id: int) -> None:
    """Of a finished match only the newest snapshots are kept, and the beginning."""
    newest = "SELECT place FROM snapshots WHERE match_id = ? ORDER BY place DESC LIMIT ?"
    where = f"match_id = ? AND place > 0 AND place NOT IN ({newest})"
    db.execute(f"DELETE FROM snapshots WHERE {where}", (match_id, match_id, KEPT_SNAPSHOTS))
