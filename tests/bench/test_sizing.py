"""The figures of docs/operators.md: what a match takes on disk, an answer in time, a picture, and the bot in memory.

pytest --bench -n 0 -s tests/bench/test_sizing.py
"""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import pytest

import engine
import render
from bot.store import Store
from bot.table import Table
from engine.core.chance import Stream
from engine.opponents import player

pytestmark = pytest.mark.bench

MATCHES = 5
MEMORY = """
import re
from pathlib import Path
import bot.client, engine, render
def now():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024
print(now())
view = engine.game("five_armies").new(bytes(32)).view("free")
for style in render.STYLES:
    render.encode(render.board(view, style, "en", 1600, None))
print(now())
"""


async def test_a_match_on_disk_and_in_time(tmp_path: Path):
    """Whole matches between players that attack; every answer is a commit."""
    path = tmp_path / "ravenpost.sqlite3"
    store = await Store.open(path)
    table, people, times = Table(store), {"free": 1, "shadow": 2}, []
    for channel in range(1, MATCHES + 1):
        match_id = await table.open("five_armies", channel, people, host=1)
        minds = {seat: (player("bold", "five_armies"), Stream(f"{channel}/{seat}")) for seat in people}
        while (found := (await table.look(match_id)).match) is not None and not found.over:
            seat, question = next(iter(found.questions().items()))
            mind, rng = minds[seat]
            value = mind.choose(found.view(seat), question, rng)
            started = time.perf_counter()
            await table.answer(match_id, people[seat], [value], question.number)
            times.append(time.perf_counter() - started)
    await store.close()
    size = sum(one.stat().st_size for one in tmp_path.iterdir())
    print(f"\n{MATCHES} matches, {len(times)} answers, {len(times) // MATCHES} a match")
    print(f"disk: {size / MATCHES / 1e6:.2f} MB a match")
    slow = sorted(times)[int(len(times) * 0.99)]
    print(f"answer: median {median(times) * 1e3:.1f} ms, 99 % below {slow * 1e3:.1f} ms")
    assert size / MATCHES < 20e6


async def test_a_picture_and_the_memory():
    view = engine.game("five_armies").new(bytes(32)).view("free")
    times = []
    for _ in range(6):
        started = time.perf_counter()
        data, _ = await asyncio.to_thread(lambda: render.encode(render.board(view, "parchment", "en", 1600, None)))
        times.append(time.perf_counter() - started)
    done = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True)
    idle, drawn = map(int, done.stdout.split())
    print(f"\nboard: first {times[0]:.1f} s, then {median(times[1:]):.2f} s, {len(data) / 1e3:.0f} kB")
    print(f"memory: {idle} MB after start, {drawn} MB after boards in all styles")
    assert drawn < 1_000
