"""Every game: random matches end, survive everything at every question, and are the same wherever they are played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.core.audit import check_answer, check_position, fingerprint
from engine.core.chance import Stream
from engine.opponents import player
from engine.opponents.arena import play
from tests.contract import CONTRACT, Terms
from tests.contract.drive import played, steered

ROOT = Path(__file__).parents[2]
games = pytest.mark.parametrize("terms", CONTRACT, ids=str)


def test_every_game_is_under_contract():
    unfinished = {"five_armies"} if len(CONTRACT) == 1 else set()
    assert {terms.game for terms in CONTRACT} == set(engine.games()) - unfinished


@games
def test_random_games_finish(terms: Terms):
    game = engine.game(terms.game)
    for number in range(terms.games):
        for match, seat, value in played(game, number, terms.bound):
            assert match.questions()[seat].allows(value)


@games
def test_no_position_comes_back(terms: Terms):
    game = engine.game(terms.game)
    for number in range(max(2, terms.games // 10)):
        seen = [fingerprint(match) for match, _, _ in played(game, f"toggle {number}", terms.bound)]
        assert len(seen) == len(set(seen))


@games
def test_saved_at_every_question_is_the_same_as_straight_play(terms: Terms):
    game = engine.game(terms.game)
    answers = []
    for match, seat, value in played(game, "saved", terms.bound):
        if not answers:
            other = game.restore(match.dump())
        answers.append((seat, value))
        straight = match
    for seat, value in answers:
        other = game.restore(other.dump())
        other.answer(seat, value)
    assert other.over
    assert other.digest() == straight.digest()


@games
def test_all_checks_hold_in_random_games(terms: Terms):
    game = engine.game(terms.game)
    for number in range(terms.checked):
        trouble = play(game, number, 7, {seat: player("random", game.id) for seat in game.seats}, check=True).trouble
        assert trouble is None, f"{trouble.error}\n{trouble.trace}\n{trouble.reproduce}"


@games
def test_positions_hold_whatever_is_answered(terms: Terms):
    @settings(max_examples=terms.examples)
    @given(st.data())
    def check(data):
        rng = Stream("checks")

        def step(match, seat, value):
            check_position(match, rng)
            check_answer(match.copy(), seat, value)

        steered(engine.game(terms.game), data, step, bound=min(terms.bound, 60))

    check()


DIGESTS = """
import sys
import engine
from tests.contract.drive import played
for number in range(int(sys.argv[2])):
    for match, seat, value in played(engine.game(sys.argv[1]), number):
        print(match.digest(), match.view(seat), match.text(), value)
"""


@games
def test_same_digests_in_three_processes(terms: Terms):
    """With other hash seeds, so that nothing can hang on the order of a set."""
    told = set()
    for hash_seed in ("0", "1", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", f"import tests.contract\n{DIGESTS}", terms.game, "2"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        told.add(run.stdout)
    assert len(told) == 1
    assert len(told.pop().splitlines()) > 10
