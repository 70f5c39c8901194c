"""The core's own cost, on the small game: `pytest --bench -n 0 -s tests/bench`."""

from time import perf_counter

import pytest

import engine
import tests.skirmish  # noqa: F401  (registers the small game)
from engine.core.chance import SEED_BYTES, Stream

pytestmark = pytest.mark.bench
DECISIONS = 60_000
PLAIN, SAVED = 60_000, 30_000  # decisions/s that one core must reach


def fixed_loop() -> float:
    """Loops/s of plain Python, to compare machines and moments by."""
    start, total, table = perf_counter(), 0, {}
    for n in range(1_000_000):
        total += n & 7
        table[n & 255] = total
    return 1_000_000 / (perf_counter() - start)


def decisions_per_second(saved: bool) -> float:
    game, rng = engine.game("skirmish"), Stream("bench")
    seeds = [rng.bytes(SEED_BYTES) for _ in range(DECISIONS // 10)]
    done, start = 0, perf_counter()
    for seed in seeds:
        match = game.new(seed=seed)
        while not match.over:
            seat, question = next(iter(match.questions().items()))
            match.answer(seat, question.sample(rng))
            done += 1
            if saved:
                match = game.restore(match.dump())
        if done >= DECISIONS:
            return done / (perf_counter() - start)
    raise AssertionError("too few seeds")


def test_core_speed(capsys):
    """The best of three, since others may be at work on the machine."""
    loops = max(fixed_loop() for _ in range(3))
    plain = max(decisions_per_second(saved=False) for _ in range(3))
    saved = max(decisions_per_second(saved=True) for _ in range(3))
    with capsys.disabled():
        print(f"\n{'fixed loop of plain Python':34}{loops:14,.0f} loops/s")
        for name, speed in (("skirmish", plain), ("with a JSON round trip each", saved)):
            print(f"{name:34}{speed:14,.0f} decisions/s{loops / speed:10.0f} loops each")
    assert plain >= PLAIN
    assert saved >= SAVED
