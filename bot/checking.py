"""Replaying all live matches under today's rules, before these rules are let loose on them. Changes nothing."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import engine
from bot.store.database import Store
from bot.store.log import sealed_record
from bot.store.matches import Info, load, seed, with_status
from engine.core.record import Record, Verdict, positions, replay


async def check_matches(path: Path) -> list[tuple[Info, Verdict]]:
    """Every live match of the database, and whether it is the same, differs at n, or is illegal at n."""
    store = await Store.open(path, readonly=True)
    try:
        return await store.read(lambda db: list(_verdicts(db)))
    finally:
        await store.close()


def _verdicts(db: sqlite3.Connection) -> Iterator[tuple[Info, Verdict]]:
    for info in with_status(db, "active"):
        yield info, _verdict(db, info)


def _verdict(db: sqlite3.Connection, info: Info) -> Verdict:
    if info.game not in engine.games():
        return Verdict("illegal", 0, f"there is no game {info.game!r}")
    whole = sealed_record(db, info)
    try:
        current = load(db, info.game, info.id, seed(db, info.id))
        current.questions()
    except Exception as error:
        return Verdict("illegal", info.place, f"the saved position cannot be played on: {_named(error)}")
    try:
        verdict = replay(whole)
    except Exception as error:  # rules that break down are what this is to find, in whatever way they do it
        return Verdict("illegal", _last_place(whole) + 1, _named(error))
    last = whole.entries[-1].digest if whole.entries else current.digest()
    if verdict.result == "same" and current.digest() != last:
        return Verdict("differs", info.place, "the saved position is not the one of the log")
    return verdict


def _last_place(whole: Record) -> int:
    """How far the record can be played."""
    reached = -1
    try:
        for _ in positions(whole):
            reached += 1
    except Exception:
        return reached
    return reached


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
