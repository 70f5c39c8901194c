"""A bot is killed with SIGKILL again and again. Nothing acknowledged is lost, nothing is done or posted twice."""

import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import tests.skirmish  # noqa: F401  (registers the game)
from bot.store import Store
from bot.store.log import sealed_record
from bot.store.matches import Status, load, seed, with_status
from engine.core.record import replay

ROOT = Path(__file__).parents[2]


class Bot:
    """The process that forks lives (see `player`)."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.player", str(folder)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def live(self, seed: int, kill_at: int = 0, delay: float = 0) -> str:
        assert self._process.stdin
        assert self._process.stdout
        print("life", seed, kill_at, delay, file=self._process.stdin, flush=True)
        return self._process.stdout.readline().strip()

    def end(self) -> None:
        self._process.communicate(timeout=60)


def check_nothing_lost_or_doubled(folder: Path) -> None:
    """What must hold after every death, before anything is repaired or delivered."""
    db = sqlite3.connect(folder / "x.sqlite3")
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    logged = {(row[0], row[1]): row[2:] for row in db.execute("SELECT match_id, place, number, seat, act FROM log")}
    for line in (folder / "acknowledged").read_text().splitlines():
        match_id, place, number, seat = line.split()
        assert match_id != "twice", line
        row = logged[int(match_id), int(place)]  # KeyError: an acknowledged answer is gone
        assert row[1] == seat
        assert row[2] == "rewind" or str(row[0]) == number or number == "-"
    places = Counter(match_id for match_id, _ in logged)
    for match_id, place in db.execute("SELECT match_id, place FROM states"):
        assert place == places[match_id], "state and log are of one moment"
    answers = [(key[0], row[0], row[1]) for key, row in logged.items() if row[2] == "answer"]
    retracted = {(key[0], row[0], row[1]) for key, row in logged.items() if row[2] == "retract"}
    assert not [one for one, count in Counter(answers).items() if count > 1 and one not in retracted]
    db.close()


async def check_replays(folder: Path, *statuses: Status) -> int:
    """Matches, played straight through from their seeds, have the digests of the log and of the state."""
    store = await Store.open(folder / "x.sqlite3", readonly=True)

    def work(db: sqlite3.Connection) -> int:
        checked = 0
        for info in [info for status in statuses for info in with_status(db, status)]:
            record = sealed_record(db, info)
            assert replay(record).result == "same"
            if record.entries:
                assert load(db, info.game, info.id, seed(db, info.id)).digest() == record.entries[-1].digest
            checked += len(record.entries)
        return checked

    try:
        return await store.read(work)
    finally:
        await store.close()


def check_letters(folder: Path) -> None:
    """Every letter was delivered (or its panel is part of a later one), and none was posted twice."""
    db = sqlite3.connect(folder / "x.sqlite3")
    posted = [line.split() for line in (folder / "discord").read_text().splitlines()]
    nonces = Counter(words[0] for words in posted)
    assert max(nonces.values()) == 1
    fates: Counter[str] = Counter()
    merged: list[tuple[int, int]] = []
    for nonce, fate, match_id, to in db.execute(
        "SELECT nonce, fate, match_id, json_extract(payload, '$.to') FROM outbox"
    ):
        fates[fate] += 1
        assert fate in ("sent", "merged")
        assert nonce in nonces or fate == "merged"
        if fate == "merged":
            merged.append((match_id, to))
    panels = [(int(words[2]), int(words[3]), int(words[4])) for words in posted if words[1] == "panel"]
    for match_id, to in merged:
        assert any(match == match_id and since < to <= until for match, since, until in panels if to) or not to
    assert fates["sent"] > 50
    assert len(nonces) >= fates["sent"]
    db.close()


async def survive(folder: Path, kills: int, outside: int) -> Counter[str]:
    bot, random = Bot(folder), Random(5)
    deaths: Counter[str] = Counter()
    try:
        for life in range(kills):
            from_outside = random.random() * kills < outside
            kill_at = 0 if from_outside else int(random.expovariate(1 / 250)) + 1
            delay = random.uniform(0.005, 0.25) if from_outside else 0
            died = bot.live(life, kill_at, delay)
            assert died.startswith("killed") or died == "finished", died
            deaths[died] += 1
            if (folder / "acknowledged").exists():
                check_nothing_lost_or_doubled(folder)
                await check_replays(folder, "active")
        assert bot.live(10_000) == "finished"
    finally:
        bot.end()
    check_nothing_lost_or_doubled(folder)
    assert await check_replays(folder, "active", "over") > 100
    check_letters(folder)
    return deaths
