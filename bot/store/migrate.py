"""The numbered migrations: `migrations/0001.sql` makes version 1 out of nothing, `0002.sql` version 2 out of that."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files

from bot.errors import StoreFailed
from bot.store.connection import transaction

APPLICATION = 0x52415650  # "RAVP" in the file's header


def migrations() -> list[tuple[int, str]]:
    """Number and SQL of each, in order."""
    folder = files("bot.store") / "migrations"
    found = [(int(entry.name.removesuffix(".sql")), entry) for entry in folder.iterdir() if entry.name.endswith(".sql")]
    return [(number, entry.read_text("utf-8")) for number, entry in sorted(found, key=lambda pair: pair[0])]


def newest() -> int:
    return migrations()[-1][0]


def version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def check_ours(db: sqlite3.Connection, path: object) -> None:
    """Refuse a file of another program, or of a later version of this one."""
    application = db.execute("PRAGMA application_id").fetchone()[0]
    tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION and tables:
        raise StoreFailed("foreign", f"{path}")
    if version(db) > newest():
        raise StoreFailed("newer", f"{path} has version {version(db)}, this program knows {newest()}")


def migrate(db: sqlite3.Connection, upto: int | None = None) -> None:
    """Bring the database to the newest version, each step in a transaction of its own."""
    for number, sql in migrations():
        if version(db) < number <= (upto or number):
            transaction(db, lambda db, number=number, sql=sql: _apply(db, number, sql))  # type: ignore[misc]


def _apply(db: sqlite3.Connection, number: int, sql: str) -> None:
    for statement in statements(sql):
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {number}")


def statements(sql: str) -> Iterator[str]:
    """The script's single statements. (`executescript` would commit what has been begun.)"""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip() and not all(line.lstrip().startswith("--") for line in statement.splitlines() if line.strip()):
        raise ValueError(f"a statement has no end: {statement}")
