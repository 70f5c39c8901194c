"""A connection on which a whole piece of work runs at once, on its own thread; and SQLite's errors as ours."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import aiosqlite

from bot.errors import StoreFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

BUSY_SECONDS = 10
_FAILURES = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_CANTOPEN: "missing",
    sqlite3.SQLITE_PERM: "read-only",
}


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """What the disk refuses becomes StoreFailed. Mistakes in our own statements stay what they are."""
    try:
        yield
    except sqlite3.Error as error:
        what = _FAILURES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if what is None:
            raise
        raise StoreFailed(what, f"{path}: {error}") from error


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that can also run a function of the plain connection as one step of its queue.

    A transaction that is one step needs one change of threads instead of one for each statement, and a cancelled task
    cannot leave it half done.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # a bot that falls over must not hang at its end: what is not committed never was

    async def run(self, work: Work[T]) -> T:
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


async def connect(path: Path, mode: str) -> Connection:
    """Open the file; `mode` is SQLite's: ro, rw or rwc."""
    uri = f"file:{quote(str(path))}?mode={mode}"

    def connector() -> sqlite3.Connection:
        return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)

    connection = Connection(connector)
    with translated(path):
        try:
            await connection
        except BaseException:
            await asyncio.to_thread(connection._thread.join)  # it is told to stop, and wants the loop for its farewell
            raise
        try:
            await connection.run(_set_up)
        except BaseException:
            await connection.close()
            raise
    return connection


def _set_up(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")


def transaction(db: sqlite3.Connection, work: Work[T]) -> T:
    """All of the work, durably, or nothing of it."""
    db.execute("BEGIN IMMEDIATE")
    try:
        result = work(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return result


def transactions(db: sqlite3.Connection, works: list[Work[Any]]) -> list[Any]:
    """Several pieces of work in one durable transaction: each one's result, or its own error, which harms no other.

    An error of the commit itself is everybody's: nothing is on the disk then.
    """
    if len(works) == 1:
        try:
            return [transaction(db, works[0])]
        except Exception as error:
            return [error]
    return transaction(db, lambda db: [_apart(db, work) for work in works])


def _apart(db: sqlite3.Connection, work: Work[Any]) -> Any:
    db.execute("SAVEPOINT one")
    try:
        result = work(db)
    except Exception as error:
        if not db.in_transaction:  # the disk has refused, and SQLite has given up all of it
            raise
        db.execute("ROLLBACK TO one")
        result = error
    db.execute("RELEASE one")
    return result


def reading(db: sqlite3.Connection, work: Work[T]) -> T:
    """All that the work reads is of one moment."""
    db.execute("BEGIN")
    try:
        return work(db)
    finally:
        db.execute("ROLLBACK")
