"""Store: the database file, with one writer and readers apart."""

import asyncio
import sqlite3
import time
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from bot.errors import StoreFailed
from bot.store.connection import Connection, T, Work, connect, reading, transaction, transactions, translated
from bot.store.migrate import check_ours, migrate, newest, version

_READERS = 2
TOGETHER = 32  # pieces of work in one commit, at most


class Store:
    """The open database. All writing goes through `write`, all reading through `read`."""

    def __init__(self, path: Path, writer: Connection | None, readers: list[Connection]) -> None:
        self.path = path
        self._writer = writer
        self._readers = readers
        self._next = cycle(readers)
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing = False
        self.written = 0.0  # when something was last committed
        self._sharing: asyncio.Task[list[Any]] | None = None

    @classmethod
    async def open(cls, path: Path | str, readonly: bool = False) -> "Store":
        """Open, check and migrate. Raises StoreFailed, with the remedy; there is no falling back to memory."""
        path = _checked(Path(path), readonly)
        if readonly:
            reader = await connect(path, "ro")
            store = cls(path, None, [reader])
        else:
            writer = await connect(path, "rwc")
            store = cls(path, writer, [])
        try:
            with translated(path):
                await store._prepare()
                if not readonly:
                    store._readers = [await connect(path, "ro") for _ in range(_READERS)]
                    store._next = cycle(store._readers)
        except BaseException:
            await store.close()
            raise
        return store

    async def _prepare(self) -> None:
        first = self._writer or self._readers[0]
        await first.run(partial(check_ours, path=self.path))
        if self._writer:
            await first.run(_settle_down)
            await first.run(migrate)
        elif await first.run(version) != newest():
            raise StoreFailed(
                "missing", f"{self.path} is of another version; start the bot once to bring it up to date"
            )
        await first.run(check_integrity)

    async def write(self, work: Work[T]) -> T:
        """Run the work as one transaction on the writer's thread: when this returns it is all on the disk.

        After an error nothing of it is. A cancelled task still waits for the end of a transaction that has begun.
        """
        if self._writing:
            future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._waiting.append((work, future))
            with translated(self.path):
                try:
                    return await asyncio.shield(future)
                except asyncio.CancelledError:
                    await asyncio.wait((future,))
                    raise
        self._writing = True
        try:
            with translated(self.path):
                (result,) = await self._transact([work])
                if isinstance(result, Exception):
                    raise result
                return result  # type: ignore[no-any-return]
        finally:
            self._next_please()

    def _next_please(self) -> None:
        """What has come together while a commit was under way shares the next one."""
        together, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._writing, self._sharing = bool(together), None
        if together:
            self._sharing = task = asyncio.create_task(self._transact([work for work, _ in together]))
            task.add_done_callback(partial(self._shared, [future for _, future in together]))

    def _shared(self, futures: list[asyncio.Future[Any]], task: "asyncio.Task[list[Any]]") -> None:
        """Tell each one what came of it, also when the task was cancelled (a loop ends): nobody is left waiting."""
        failure = None if task.cancelled() else task.exception()
        results = [failure] * len(futures) if failure or task.cancelled() else task.result()
        for future, result in zip(futures, results, strict=True):
            if task.cancelled():
                future.cancel()
            elif isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
        self._next_please()

    async def _transact(self, works: list[Work[Any]]) -> list[Any]:
        """Each one's result or error. A transaction that has begun is over when this returns, also when cancelled."""
        if self._writer is None:
            raise StoreFailed("read-only", str(self.path))
        try:
            results = await self._writer.run(partial(transactions, works=works))
            if not all(isinstance(one, Exception) for one in results):
                self.written = time.time()
            return results
        except asyncio.CancelledError:
            await self._writer.run(_nothing)  # the queue keeps its order
            raise

    async def prove(self) -> None:
        """Write something that changes nothing. Raises StoreFailed where the disk does not take it."""
        await self.write(_write_version)

    async def read(self, work: Work[T]) -> T:
        """Run the work on a reader: it sees one moment of the database."""
        with translated(self.path):
            return await next(self._next).run(partial(reading, work=work))

    async def backup(self, target: Path) -> None:
        """Copy the database while others use it. The copy appears under its name only when it is complete."""
        with translated(target):
            source = await connect(self.path, "ro")
            try:
                await source.run(partial(_copy, target=target))
            finally:
                await source.close()

    async def close(self) -> None:
        while self._sharing:
            await asyncio.wait((self._sharing,))
            await asyncio.sleep(0)  # what is told to those who wait comes first
        for connection in (*self._readers, self._writer):
            if connection is not None:
                await connection.close()


def _checked(path: Path, readonly: bool) -> Path:
    if path.name.startswith(":memory:") or not path.name:
        raise StoreFailed("missing", f"{str(path)!r} is no file; matches are kept on the disk")
    if not path.parent.is_dir():
        raise StoreFailed("missing", f"the folder {path.parent} does not exist; make it, or choose another path")
    if path.is_dir():
        raise StoreFailed("missing", f"{path} is a folder; name a file in it")
    if readonly and not path.exists():
        raise StoreFailed("missing", f"{path} does not exist")
    return path.absolute()


def _settle_down(db: sqlite3.Connection) -> None:
    """Write-ahead log, and a proof that the file can be written at all."""
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreFailed("missing", f"this file system cannot keep a write-ahead log (journal mode {mode})")
    transaction(db, _write_version)


def _write_version(db: sqlite3.Connection) -> None:
    db.execute(f"PRAGMA user_version = {version(db)}")


def check_integrity(db: sqlite3.Connection) -> None:
    """Raise StoreFailed where the file is damaged."""
    found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(5)")]
    found += [f"{row[0]} row {row[1]} has lost its {row[2]}" for row in db.execute("PRAGMA foreign_key_check")]
    if found != ["ok"]:
        raise StoreFailed("corrupt", "; ".join(line for line in found if line != "ok"))


def _copy(db: sqlite3.Connection, target: Path) -> None:
    if target.exists():
        raise StoreFailed("missing", f"{target} is there already")
    unfinished = target.with_name(target.name + ".partial")
    unfinished.unlink(missing_ok=True)
    copy = sqlite3.connect(unfinished)
    try:
        db.backup(copy)  # in one step: with a write-ahead log that stops no writer, and no writer makes it start again
        check_integrity(copy)
    finally:
        copy.close()
    unfinished.rename(target)


def _nothing(db: sqlite3.Connection) -> None:
    pass
