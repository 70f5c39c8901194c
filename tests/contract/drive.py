"""Play that tests can steer: by a keyed stream, or by hypothesis, which shrinks a failure to a few answers."""

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import note
from hypothesis import strategies as st

import engine
from engine.core.audit import reproduce
from engine.core.chance import SEED_BYTES, Stream
from engine.core.match import Match
from engine.core.question import Dice

Step = Callable[[Match[Any], str, Any], object]


def next_answer(match: Match[Any], rng: Dice) -> tuple[str, Any]:
    """A seat that is asked and a legal answer of it, both at random."""
    questions = list(match.questions().values())
    question = questions[rng.randrange(len(questions))]
    return question.seat, question.sample(rng)


def played(game: engine.Game[Any], name: object, bound: int = 10_000) -> Iterator[tuple[Match[Any], str, Any]]:
    """A random match: each position with the answer that comes next. The match moves on between two of them."""
    rng = Stream(f"{game.id}/{name}")
    match = game.new(seed=rng.bytes(SEED_BYTES))
    for _ in range(bound):
        if match.over:
            return
        seat, value = next_answer(match, rng)
        yield match, seat, value
        match.answer(seat, value)
    raise AssertionError(f"{game.id}, game {name}: no end after {bound} decisions")


class Drawn:
    """A random number generator that asks hypothesis."""

    def __init__(self, data: Any) -> None:
        self.data = data

    def randrange(self, bound: int, /) -> int:
        return int(self.data.draw(st.integers(0, bound - 1)))


def steered(game: engine.Game[Any], data: Any, step: Step, bound: int) -> None:
    """A match whose seed and answers hypothesis chooses; `step` is called before each answer.

    A failure prints the seed and the answers so that they can be pasted into a test.
    """
    seed = bytes([*data.draw(st.binary(min_size=4, max_size=4)), *bytes(SEED_BYTES - 4)])
    answers: list[tuple[str, Any]] = []
    rng = Drawn(data)
    try:
        match = game.new(seed=seed)
        while not match.over and len(answers) < bound:
            seat, value = next_answer(match, rng)
            answers.append((seat, value))
            step(match, seat, value)
            match.answer(seat, value)
    except Exception:
        note(reproduce(game.id, seed, answers))
        raise
