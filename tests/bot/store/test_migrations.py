"""Every migration takes a frozen database of the version before it to the next one, and loses nothing."""

import re
import sqlite3
from pathlib import Path

import pytest

from bot.errors import StoreFailed
from bot.moderation import Moderation
from bot.store import People, Store
from bot.store.migrate import APPLICATION, migrate, migrations, newest, statements, version
from bot.table import Table
from tests.bot.discord import Clock
from tests.bot.playing import BIRK, MAUD, play_on

FROZEN = Path(__file__).parent / "frozen"


def thaw(number: int, path: Path) -> Path:
    """A database as version `number` left it; 0 is an empty file."""
    if number:
        db = sqlite3.connect(path)
        db.executescript((FROZEN / f"{number:04}.sql").read_text("utf-8"))
        db.close()
    return path


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def schema(db: sqlite3.Connection) -> dict[str, str]:
    rows = db.execute("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
    return {name: " ".join(re.sub(r"--.*", "", sql or "").split()) for name, sql in rows}


def contents(db: sqlite3.Connection, tables: list[str]) -> dict[str, list[tuple[object, ...]]]:
    return {name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in tables}


def test_the_numbers_have_no_gap():
    assert [number for number, _ in migrations()] == list(range(1, newest() + 1))


@pytest.mark.parametrize("number", [number for number, _ in migrations()])
def test_migrates_a_frozen_database_of_the_version_before(number: int, tmp_path: Path):
    db = connect(thaw(number - 1, tmp_path / "old.sqlite3"))
    tables = [name for name, sql in schema(db).items() if sql.startswith("CREATE TABLE")]
    before = contents(db, tables)
    assert version(db) == number - 1
    assert number == 1 or sum(map(len, before.values())) > 100, "the frozen database has something in it"
    migrate(db, number)
    assert version(db) == number
    after = contents(db, tables)
    for name, rows in before.items():
        assert [row[: len(old)] for row, old in zip(after[name], rows, strict=True)] == rows
    fresh = connect(tmp_path / "fresh.sqlite3")
    migrate(fresh, number)
    assert schema(db).keys() == schema(fresh).keys()
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize("number", range(1, newest()))
async def test_matches_of_a_frozen_database_go_on(number: int, tmp_path: Path):
    store = await Store.open(thaw(number, tmp_path / "old.sqlite3"))
    table = Table(store, None, Clock())
    (info,) = await table.live()
    await Moderation(table).resume(info.id, MAUD, "the tea is finished")
    assert await play_on(table, info.id) > 5
    assert (await table.look(info.id)).info.status == "over"
    assert (await People(store).get(BIRK)).language == "de"
    await store.close()


def test_a_migration_that_fails_leaves_the_version_before(tmp_path: Path, monkeypatch):
    db = connect(thaw(1, tmp_path / "old.sqlite3"))
    before = schema(db)
    broken = "CREATE TABLE new (x);\nINSERT INTO nowhere VALUES (1);\n"
    monkeypatch.setattr("bot.store.migrate.migrations", lambda: [(1, ""), (2, broken)])
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(db)
    assert version(db) == 1
    assert schema(db) == before


def test_statements_are_split_where_they_end():
    assert len(list(statements("-- a; b\nCREATE TABLE a (x);\nINSERT INTO a VALUES ('; --');\n-- end\n"))) == 2
    with pytest.raises(ValueError, match="no end"):
        list(statements("CREATE TABLE a (x)"))


async def test_a_database_of_a_later_version_is_refused(tmp_path: Path):
    path = tmp_path / "later.sqlite3"
    db = connect(path)
    migrate(db)
    db.execute(f"PRAGMA user_version = {newest() + 1}")
    db.close()
    with pytest.raises(StoreFailed, match="newer version"):
        await Store.open(path)


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path):
    path = tmp_path / "other.sqlite3"
    db = connect(path)
    db.execute("CREATE TABLE recipes (name)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreFailed, match="not a database of this program"):
        await Store.open(path)
    assert path.read_bytes() == before


def test_the_mark_in_the_file_says_whose_it_is(tmp_path: Path):
    db = connect(tmp_path / "new.sqlite3")
    migrate(db)
    db.close()
    assert (tmp_path / "new.sqlite3").read_bytes()[68:72] == APPLICATION.to_bytes(4, "big") == b"RAVP"
