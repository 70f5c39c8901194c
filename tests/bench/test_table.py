"""What an answer costs at the table, beside bare commits of the same bytes in the same run.

    pytest --bench -n 0 -s tests/bench/test_table.py

Machines are noisy, so both sides are measured in short turns, one after the other, and the quietest tenth of the turns
of each side is compared: what the work costs, not what the neighbours do.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import quantiles
from typing import Any

import aiosqlite
import pytest

import engine
import tests.skirmish
from bot.store import Store
from bot.table import Table
from engine import Match
from engine.core.chance import Stream
from engine.core.frame import Done
from tests.bot.playing import PEOPLE, begin

pytestmark = pytest.mark.bench

TURNS = 150
ANSWERS = 8  # in a turn
AT_ONCE = 8  # matches that are played at the same time


def quiet(times: Iterable[float]) -> float:
    """The time of a turn that nobody has disturbed."""
    return quantiles(times, n=10)[0]


class Player:
    """Plays one match after another in a channel. It follows the match on its own board, so it need not look first."""

    def __init__(self, table: Table, channel: int, match_id: int = 0, match: Match[Any] | None = None) -> None:
        self.table = table
        self.channel = channel
        self.rng = Stream(channel)
        self.id, self.match = match_id, match

    async def prepare(self) -> tuple[Any, ...]:
        """The arguments of the next answer."""
        if self.match is None or self.match.over:
            self.channel += 10**9  # the match before may still wait for its last answers
            self.id, self.match = await begin(self.table, self.channel), engine.game("skirmish").new(bytes(32))
        question = next(iter(self.match.questions().values()))
        value, number = question.sample(self.rng), question.number
        self.match.answer(question.seat, value)
        return self.id, PEOPLE[question.seat], [value], number


async def seconds(players: list[Player], answers: int) -> float:
    """The time of so many answers, given by all players at once; choosing them is not counted."""
    table = players[0].table
    rounds = [[await player.prepare() for player in players] for _ in range(answers // len(players))]
    started = time.perf_counter()
    for prepared in rounds:
        if len(prepared) == 1:
            await table.answer(*prepared[0])
        else:
            await asyncio.gather(*(table.answer(*one) for one in prepared))
    return time.perf_counter() - started


class Bare:
    """An aiosqlite connection with the same settings, and a table of blobs."""

    def __init__(self, db: aiosqlite.Connection, size: int) -> None:
        self.db, self.blob = db, os.urandom(size)

    @classmethod
    async def open(cls, path: Path, size: int) -> "Bare":
        db = await aiosqlite.connect(path, isolation_level=None)
        await db.execute("PRAGMA journal_mode = WAL")
        await db.execute("PRAGMA synchronous = FULL")
        await db.execute("CREATE TABLE blobs (id INTEGER PRIMARY KEY, blob BLOB)")
        return cls(db, size)

    async def seconds(self, commits: int) -> float:
        started = time.perf_counter()
        for _ in range(commits):
            await self.db.execute("BEGIN IMMEDIATE")
            await self.db.execute("INSERT INTO blobs (blob) VALUES (?)", (self.blob,))
            await self.db.execute("COMMIT")
        return time.perf_counter() - started


async def bytes_an_answer(store: Store) -> int:
    """What the table writes for one answer, on average: entry, state, snapshot and letters."""

    def work(db: sqlite3.Connection) -> float:
        def total(table: str, *columns: str) -> float:
            lengths = " + ".join(f"length({column})" for column in columns)
            return float(db.execute(f"SELECT sum({lengths}) FROM {table}").fetchone()[0])

        count = db.execute("SELECT count(*) FROM log").fetchone()[0]
        written = total("log", "value", "draws", "events", "digest", "seat", "act")
        written += total("snapshots", "state") + total("outbox", "payload", "nonce", "kind")
        return written / count + db.execute("SELECT avg(length(state)) FROM states").fetchone()[0]

    return int(await store.read(work))


@pytest.mark.parametrize("at_once", [1, AT_ONCE])
async def test_durable_answers_beside_bare_commits(tmp_path: Path, at_once: int):
    store = await Store.open(tmp_path / "table.sqlite3")
    table = Table(store, seed=bytes)
    players = [Player(table, channel) for channel in range(at_once)]
    await seconds(players, 400)  # warm up, and let the write-ahead log reach its size
    size = await bytes_an_answer(store)
    bare = await Bare.open(tmp_path / "bare.sqlite3", size)
    await bare.seconds(1_500)
    turns = [(await seconds(players, ANSWERS), await bare.seconds(ANSWERS)) for _ in range(TURNS)]
    await bare.db.close()
    await store.close()
    ours, theirs = (ANSWERS / quiet(times) for times in zip(*turns, strict=True))
    ratio = ours / theirs
    print(
        f"\n{at_once} at once: {ours:,.0f} answers/s, {theirs:,.0f} bare commits/s of {size} bytes, ratio {ratio:.2f}"
    )
    assert ratio >= 0.5


def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skirmish without an end, so that one match has hundreds of answers: nobody is hurt and the rounds go on."""
    monkeypatch.setattr(tests.skirmish, "ROUNDS", 10**9)
    monkeypatch.setattr(tests.skirmish.Wounds, "start", lambda self, play: Done(0))


async def test_an_answer_costs_the_same_at_the_start_and_after_eight_hundred(tmp_path: Path, monkeypatch):
    endless(monkeypatch)
    store = await Store.open(tmp_path / "table.sqlite3")
    table = Table(store, seed=bytes)
    old = Player(table, 1)
    await seconds([old], 800)
    assert (await table.look(old.id)).info.place == 800
    turns = []
    for channel in range(100, 100 + TURNS):  # a new match each time, and the old one in between
        fresh = Player(table, channel)
        turns.append((await seconds([fresh], ANSWERS), await seconds([old], ANSWERS)))
    await store.close()
    early, late = (quiet(times) for times in zip(*turns, strict=True))
    ratio = late / early
    print(f"\nanswer 800 against answer 1: {ratio:.2f}")
    assert ratio <= 1.3


def multiply(path: Path, copies: int) -> None:
    """Fill a database with so many copies of its match 1, with everything that belongs to it."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN")
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {copies})"
    for name in ("matches", "seats", "states", "log", "snapshots", "secrets"):
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "matches" else "match_id"
        new = {key: "1000 + i", "channel": "1000000 + i"} if name == "matches" else {key: "1000 + i"}
        chosen = ", ".join(new.get(column, column) for column in columns)
        db.execute(f"{numbers} INSERT INTO {name} SELECT {chosen} FROM {name}, n WHERE {name}.{key} = 1")
    db.execute("COMMIT")
    db.close()


async def test_an_answer_costs_the_same_among_ten_and_ten_thousand_matches(tmp_path: Path):
    stores, players = [], []
    for copies in (10, 10_000):
        path = tmp_path / f"{copies}.sqlite3"
        store = await Store.open(path)
        table = Table(store, seed=bytes)
        model = Player(table, 1)
        await seconds([model], 6)
        await store.close()
        await asyncio.to_thread(multiply, path, copies)
        stores.append(await Store.open(path))
        live = await Table(stores[-1]).live()
        assert len(live) >= copies
        chosen = live[copies // 2]
        players.append(Player(Table(stores[-1], seed=bytes), chosen.channel, chosen.id, model.match))
    for player in players:
        await seconds([player], 400)
    turns = [[await seconds([player], ANSWERS) for player in players] for _ in range(TURNS)]
    for store in stores:
        await store.close()
    few, many = (quiet(times) for times in zip(*turns, strict=True))
    ratio = many / few
    print(f"\n10,000 matches against 10: {ratio:.2f}")
    assert ratio <= 1.3
