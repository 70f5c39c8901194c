"""Five Armies beside Catanatron, a fast Python engine of similar size.

`uv run --group bench pytest --bench -n 0 -s tests/bench`
"""

from time import perf_counter

import pytest

import engine
from engine.core.chance import SEED_BYTES, Stream

pytestmark = pytest.mark.bench
GAMES = 120
GAMES_A_MINUTE = 1_000
RATIO = 0.5  # of Catanatron's decisions/s
SLOWEST = 0.005  # seconds: 99 of 100 answers
LARGEST = 16 * 1024  # bytes of a dump


def five_armies(games: int) -> tuple[float, float, list[float]]:
    """Decisions/s, games/minute and the time of each answer in uniform random games."""
    title, rng = engine.game("five_armies"), Stream("bench")
    times = []
    start = perf_counter()
    for _ in range(games):
        match = title.new(seed=rng.bytes(SEED_BYTES))
        while not match.over:
            seat, question = next(iter(match.questions().items()))
            value = question.sample(rng)
            before = perf_counter()
            match.answer(seat, value)
            times.append(perf_counter() - before)
    took = perf_counter() - start
    return len(times) / took, games / took * 60, times


def catanatron(games: int) -> float:
    catan = pytest.importorskip("catanatron", reason="needs the dependency group bench: uv run --group bench ...")
    done = 0
    start = perf_counter()
    for seed in range(games):
        game = catan.Game([catan.RandomPlayer(catan.Color.RED), catan.RandomPlayer(catan.Color.BLUE)], seed=seed)
        game.play()
        done += len(game.state.actions)
    return done / (perf_counter() - start)


def test_speed_beside_catanatron(capsys):
    five_armies(10)
    rounds = [(five_armies(GAMES), catanatron(GAMES // 3)) for _ in range(3)]
    ours = max(speed for (speed, _, _), _ in rounds)
    games = max(games for (_, games, _), _ in rounds)
    theirs = max(speed for _, speed in rounds)
    times = sorted(time for (_, _, times), _ in rounds for time in times)
    slow = times[len(times) * 99 // 100]
    with capsys.disabled():
        print(f"\nfive armies {ours:,.0f} decisions/s, {games:,.0f} games/min, p99 of an answer {slow * 1000:.2f} ms")
        print(f"catanatron  {theirs:,.0f} decisions/s; ratio {ours / theirs:.2f}")
    assert games >= GAMES_A_MINUTE
    assert ours / theirs >= RATIO
    assert slow < SLOWEST


def test_a_dump_stays_small(capsys):
    title, rng, largest = engine.game("five_armies"), Stream("size"), 0
    for _ in range(20):
        match = title.new(seed=rng.bytes(SEED_BYTES))
        while not match.over:
            seat, question = next(iter(match.questions().items()))
            match.answer(seat, question.sample(rng))
            largest = max(largest, len(match.dump()))
    with capsys.disabled():
        print(f"\nlargest dump {largest:,} bytes")
    assert largest < LARGEST
