"""A match as one JSON file, for everybody.

The file is a `Record` with a few fields more. While the match goes on it has neither seed nor answers nor draws, only
what happened in public; afterwards it has everything, and anybody can replay and verify it.
"""

import sqlite3
from typing import Any

import msgspec

from bot.desk import Desk
from bot.store import log, matches
from bot.store.matches import Info
from engine.core.record import Record


class Happened(msgspec.Struct):
    """What everybody saw at one step of the match."""

    step: int
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
    events = [
        Happened(step, row.seat, event.kind, event.data)
        for step, row in enumerate(log.steps(db, info.id), start=1)
        for event in row.events
        if event.known_to(None)
    ]
    fields = {name: getattr(whole, name) for name in Record.__struct_fields__}
    return MatchFile(**fields, status=info.status, winner=info.winner, how=info.how, events=events)
