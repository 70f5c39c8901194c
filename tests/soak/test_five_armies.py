"""20,000 uniformly random games with every invariant checked after every answer.

`pytest --soak -n 0 -s tests/soak/test_five_armies.py`
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import engine
from engine.core.chance import SEED_BYTES, Stream
from engine.five_armies.check import check_played

pytestmark = pytest.mark.soak
GAMES, CHUNK = 20_000, 250


def play(chunk: int) -> tuple[Counter[int], Counter[tuple[str, str]]]:
    title = engine.game("five_armies")
    turns, ways = Counter[int](), Counter[tuple[str, str]]()
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        rng, answers = Stream(f"soak {number}"), []
        match = title.new(seed=rng.bytes(SEED_BYTES))
        while not match.over:
            seat, question = next(iter(match.questions().items()))
            answers.append((seat, question.sample(rng)))
            try:
                match.answer(*answers[-1])
                title.check(match)
                check_played(match)
            except Exception as error:
                raise AssertionError(f"seed {match.seed.hex()}, answers {answers}") from error
        turns[match.turn] += 1
        ways[match.winner or "", match.how or ""] += 1
    return turns, ways


def test_random_games_hold_all_invariants(capsys):
    turns, ways = Counter[int](), Counter[tuple[str, str]]()
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for more_turns, more_ways in pool.map(play, range(GAMES // CHUNK)):
            turns += more_turns
            ways += more_ways
    with capsys.disabled():
        print(f"\nturns: {dict(sorted(turns.items()))}\nwon: {dict(ways.most_common())}")
    assert sum(turns.values()) == GAMES
