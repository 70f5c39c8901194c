"""A match as one JSON file: out for everybody, and back in with full validation.

The file is a `Record` with a few fields more. While the match goes on it has neither seed nor answers nor draws, only
what happened in public; afterwards it has everything, and anybody can replay and verify it.
"""

import asyncio
import sqlite3
from typing import Any

import msgspec

import engine
from bot.desk import NEW, Desk
from bot.errors import BadFile
from bot.store import log, matches
from bot.store.log import Logged
from bot.store.matches import Info
from engine import Illegal, Match
from engine.core import record
from engine.core.record import Record

LARGEST = 4 * 1024 * 1024  # bytes
MOST_ENTRIES = 20_000
ENDED_BY_PEOPLE = ("resigned", "time")  # ways to end a match that are no rule of the game


class Happened(msgspec.Struct):
    """What everybody saw at one entry of the log."""

    place: int
    seat: str
    kind: str
    data: dict[str, Any] = {}


class MatchFile(Record, omit_defaults=True, kw_only=True):
    """The exported file."""

    status: str = ""
    winner: str = ""
    how: str = ""
    events: list[Happened] = []


async def export(desk: Desk, match_id: int) -> bytes:
    """The match as a file. Before its end it holds nothing that somebody does not know yet."""
    return await desk.store.read(lambda db: msgspec.json.encode(_file(db, matches.info(db, match_id))))


def _file(db: sqlite3.Connection, info: Info) -> MatchFile:
    over = info.status == "over"
    whole = log.sealed_record(db, info) if over else Record(info.game, info.version, info.commitment)
    rows = log.entries(db, info.id)
    events = [
        Happened(row.place, row.seat, event.kind, event.data)
        for row in rows
        for event in row.events
        if event.known_to(None)
    ]
    fields = {name: getattr(whole, name) for name in Record.__struct_fields__}
    return MatchFile(**fields, status=info.status, winner=info.winner, how=info.how, events=events)


async def bring_in(desk: Desk, data: bytes, channel: int, host: int, guild: int = 0) -> int:
    """Keep an exported match as a finished one of this channel. Raises BadFile, and then nothing has been kept."""
    if len(data) > LARGEST:
        raise BadFile(why="size", detail="")
    file = _read(data)
    match, rows = await asyncio.to_thread(_replayed, file)

    def work(db: sqlite3.Connection) -> int:
        now = int(desk.clock())
        seats = dict.fromkeys(match.game.seats)
        row: dict[str, Any] = {
            "game": file.game,
            "channel": channel,
            "guild": guild,
            "host": host,
            "options": file.options,
        }
        match_id = matches.create(db, **row, seats=seats, language="en", now=now, status="over")
        matches.begin(db, match_id, _beginning(file), now)
        log.append(db, match_id, rows)
        place, holds = (rows[-1].place, rows[-1].holds) if rows else (0, 0)
        matches.save(db, matches.info(db, match_id), match, place=place, holds=holds, now=now, snap=False)
        matches.change(db, match_id, winner=file.winner, how=file.how, ended=now)
        return match_id

    return await desk.change(NEW, work)


def _read(data: bytes) -> MatchFile:
    """The file's form; `record.read` knows what a record must be."""
    try:
        record.read(data)
        file = msgspec.json.decode(data, type=MatchFile)
    except (engine.BadDocument, msgspec.MsgspecError, RecursionError) as error:
        raise BadFile(why="form", detail=str(error)[:200]) from error
    if len(file.entries) > MOST_ENTRIES:
        raise BadFile(why="size", detail="")
    if file.game not in engine.games():
        raise BadFile(why="game", detail=file.game[:60])
    if not file.seed:
        raise BadFile(why="unfinished", detail="")
    return file


def _beginning(file: MatchFile) -> Match[Any]:
    return engine.game(file.game).new(bytes.fromhex(file.seed), file.options)


def _replayed(file: MatchFile) -> tuple[Match[Any], list[Logged]]:
    """Play the file once more, and compare every draw, every position and the end."""
    place = 0
    try:
        if not file.verified():
            raise BadFile(why="seed", detail="")
        match = _beginning(file)
        if match.draws != file.opening:
            raise BadFile(why="differs", detail="0")
        rows: list[Logged] = []
        kept, holds = [match.copy()], [0]
        for place, entry in enumerate(file.entries, start=1):
            number, events = match.number, []
            if entry.act == "rewind":
                back = entry.value["to"]
                match = kept[back].rewound_from(match, exact=bool(entry.value.get("exact")))
                holds.append(holds[back])
            else:
                events = record.perform(match, entry)
                holds.append(place)
            digest = match.digest()
            if digest != entry.digest or (entry.act != "rewind" and match.draws != entry.draws):
                raise BadFile(why="differs", detail=str(place))
            kept.append(match.copy())
            done = (entry.value, list(entry.draws), events, match.game.version, digest, holds[-1], place, 0)
            rows.append(Logged(place, number, entry.seat, entry.act, *done))
    except Illegal as refusal:
        raise BadFile(why="illegal", detail=f"{place}, {refusal}"[:200]) from refusal
    except BadFile:
        raise
    except Exception as error:  # whatever else a hostile file may bring about in the rules
        raise BadFile(why="form", detail=f"entry {place}: {error}"[:200]) from error
    ended = (match.winner or "", match.how or "")
    if not match.over and (file.how not in ENDED_BY_PEOPLE or file.winner not in match.game.seats):
        raise BadFile(why="end", detail="")
    if match.over and (file.winner, file.how) != ended:
        raise BadFile(why="end", detail="")
    return match, rows
