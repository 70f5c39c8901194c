"""The database file: opened with care or not at all, written by one, copied while it is used."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.errors import StoreFailed
from bot.store import Store
from bot.store.connection import BUSY_SECONDS
from bot.table import Table
from tests.bot.playing import begin, play_on


async def test_the_settings_that_make_it_safe(store: Store):
    def settings(db: sqlite3.Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

    safe = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": BUSY_SECONDS * 1_000}
    assert await store._writer.run(settings) == safe
    assert await store.read(settings) == safe


async def test_writing_begins_immediate_and_readers_cannot_write(store: Store):
    said: list[str] = []
    await store._writer.set_trace_callback(said.append)
    await store.write(lambda db: db.execute("UPDATE people SET theme = ''"))
    assert said[0] == "BEGIN IMMEDIATE"
    assert said[-1] == "COMMIT"
    with pytest.raises(StoreFailed) as refused:
        await store.read(lambda db: db.execute("UPDATE people SET theme = ''"))
    assert refused.value.what == "read-only"


async def test_a_reader_sees_one_moment(store: Store):
    count = "SELECT count(*) FROM people"
    outside = sqlite3.connect(store.path, isolation_level=None, check_same_thread=False)

    def work(db: sqlite3.Connection) -> tuple[int, int]:
        first = db.execute(count).fetchone()[0]
        outside.execute("INSERT INTO people (id) VALUES (1)")
        return first, db.execute(count).fetchone()[0]

    assert await store.read(work) == (0, 0)
    assert await store.read(lambda db: db.execute(count).fetchone()[0]) == 1
    outside.close()


async def test_what_is_written_together_fails_apart(store: Store):
    """Several pieces of work share a commit; one that fails takes nothing of the others with it."""

    def insert(number: int) -> Callable[[sqlite3.Connection], int]:
        def work(db: sqlite3.Connection) -> int:
            db.execute("INSERT INTO people (id) VALUES (?)", (number,))
            if number % 3 == 0:
                raise KeyError(number)
            return number

        return work

    commits: list[str] = []
    await store._writer.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)
    results = await asyncio.gather(*(store.write(insert(number)) for number in range(1, 13)), return_exceptions=True)
    assert [type(one) for one in results].count(KeyError) == 4
    rows = await store.read(lambda db: db.execute("SELECT id FROM people ORDER BY id").fetchall())
    assert [number for (number,) in rows] == [1, 2, 4, 5, 7, 8, 10, 11]
    assert len(commits) < 4, "they did share"


async def test_when_everything_is_cancelled_nobody_is_left_waiting_and_nothing_is_half_done(store: Store):
    def work(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO people (id) VALUES ((SELECT count(*) + 1 FROM people))")
        db.execute("INSERT INTO people (id) VALUES ((SELECT count(*) + 1 FROM people))")

    tasks = [asyncio.create_task(store.write(work)) for _ in range(80)]
    await tasks[0]  # the others share the next commits
    assert store._sharing
    for task in (*tasks, store._sharing):
        task.cancel()
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 30)
    await store.write(work)  # and the store still works
    rows = await store.read(lambda db: db.execute("SELECT count(*), max(id) FROM people").fetchone())
    assert rows[0] == rows[1] >= 2
    assert rows[0] % 2 == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (":memory:", "kept on the disk"),
        ("no/such/folder/x.sqlite3", "does not exist; make it"),
        ("folder", "is a folder"),
    ],
)
async def test_a_path_that_cannot_be_opened_is_named_with_the_remedy(tmp_path: Path, name: str, said: str):
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreFailed, match=said):
        await Store.open(Path(name) if name.startswith(":") else tmp_path / name)
    assert [entry.name for entry in tmp_path.iterdir()] == ["folder"]


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path):
    path = tmp_path / "notes.txt"
    path.write_bytes(b"milk, bread, lamp oil\n" * 100)
    with pytest.raises(StoreFailed) as refused:
        await Store.open(path)
    assert refused.value.what == "foreign"
    assert path.read_bytes().startswith(b"milk")


async def test_a_damaged_database_is_found_at_the_start(tmp_path: Path):
    path = tmp_path / "x.sqlite3"
    store = await Store.open(path)
    for channel in range(5):
        table = Table(store, seed=bytes)
        await play_on(table, await begin(table, channel))
    await store.close()
    pages = path.stat().st_size // 4_096
    with path.open("r+b") as file:
        for page in range(pages // 2, pages):
            file.seek(page * 4_096)
            file.write(b"\xff" * 400)
    with pytest.raises(StoreFailed) as refused:
        await Store.open(path)
    assert refused.value.what == "corrupt"


async def test_rows_without_their_match_are_found_at_the_start(tmp_path: Path):
    path = tmp_path / "x.sqlite3"
    await (await Store.open(path)).close()
    db = sqlite3.connect(path)
    db.execute("INSERT INTO secrets VALUES (99, 'x')")
    db.commit()
    db.close()
    with pytest.raises(StoreFailed, match="secrets row 99 has lost its matches"):
        await Store.open(path)


async def test_a_backup_is_complete_while_others_write(tmp_path: Path, store: Store):
    table = Table(store, seed=bytes)
    match_ids = [await begin(table, channel) for channel in range(5)]
    playing = [asyncio.create_task(play_on(table, match_id, seed=match_id)) for match_id in match_ids]
    copies = []
    for number in range(5):
        await asyncio.sleep(0)
        await store.backup(tmp_path / f"copy{number}.sqlite3")
        copies.append(await Store.open(tmp_path / f"copy{number}.sqlite3"))
    await asyncio.gather(*playing)
    for copy in copies:
        for info in await Table(copy).live():
            entries = await Table(copy).events(info.id, 0, 10_000)
            assert len(entries) == info.place, "log and state are of one moment"
            await play_on(Table(copy), info.id, 1)
        await copy.close()
    with pytest.raises(StoreFailed, match="there already"):
        await store.backup(tmp_path / "copy0.sqlite3")
    assert not list(tmp_path.glob("*.partial"))


def test_a_bot_that_falls_over_ends(tmp_path: Path):
    """The connections' threads do not keep the process alive when nobody has closed them."""
    lines = ("import asyncio, sys", "from bot.store import Store", "async def main():", "    await Store.open({!r})")
    code = "\n".join((*lines, "    sys.exit(3)", "asyncio.run(main())")).format(str(tmp_path / "x.sqlite3"))
    assert subprocess.run([sys.executable, "-c", code], timeout=30, check=False).returncode == 3


async def test_every_failure_has_words_in_both_languages():
    for what in ("full", "read-only", "busy", "disk", "corrupt", "missing", "newer", "foreign"):
        said = {str(StoreFailed(what, "here")), str(StoreFailed("full", "here"))}
        assert len(said) == (1 if what == "full" else 2)
