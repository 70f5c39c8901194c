"""One match between players made of code, with or without all checks on the way."""

import traceback
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from engine.core.audit import Answers, check_answer, check_position, fingerprint, reproduce
from engine.core.chance import SEED_BYTES, Stream
from engine.core.game import Game
from engine.core.leaks import check_event_leaks, check_leaks
from engine.core.match import Match
from engine.opponents import LazyView, Player

MOST_DECISIONS = 20_000


class Trouble(msgspec.Struct, frozen=True):
    """A game that went wrong: what happened, and how to get there again."""

    error: str
    trace: str
    seed: str
    answers: Answers
    reproduce: str


class Played(msgspec.Struct, frozen=True):
    """What became of one game."""

    index: int
    seed: str
    decisions: int
    turns: int
    winner: str = ""
    how: str = ""
    trouble: Trouble | None = None


def play(game: Game[Any], index: int, seed: int, players: Mapping[str, Player], check: bool = False) -> Played:
    """Game `index` of a series. All of it, chance and players, follows from the series' seed and the index."""
    secret = Stream(f"{seed}/{index}/match").bytes(SEED_BYTES)
    rngs = {seat: Stream(f"{seed}/{index}/{seat}") for seat in (*players, "order")}
    answers: Answers = []
    match: Match[Any] | None = None
    try:
        match = game.new(seed=secret)
        referee = _Referee(Stream(f"{seed}/{index}/check")) if check else None
        while not match.over:
            if referee:
                referee.look(match)
            questions = match.questions()
            seats = list(questions)
            seat = seats[rngs["order"].randrange(len(seats))] if len(seats) > 1 else seats[0]
            value = players[seat].choose(LazyView(partial(match.view, seat)), questions[seat], rngs[seat])
            answers.append((seat, value))
            if len(answers) > MOST_DECISIONS:
                raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
            if referee:
                referee.answer(match, seat, value)
            else:
                match.answer(seat, value)
        if referee:
            referee.look(match)
    except Exception as error:  # whatever goes wrong in a game is the finding
        trouble = Trouble(
            f"{type(error).__name__}: {error}",
            traceback.format_exc(limit=-6),
            secret.hex(),
            answers,
            reproduce(game.id, secret, answers),
        )
        return Played(index, secret.hex(), len(answers), match.turn if match else 0, trouble=trouble)
    return Played(index, secret.hex(), len(answers), match.turn, match.winner or "", match.how or "")


class _Referee:
    """Checks a match at every question: round trips, invariants, words, leaks, and that it moves on."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng
        self.seen: set[str] = set()

    def look(self, match: Match[Any]) -> None:
        here = fingerprint(match)
        assert here not in self.seen, "the match has come back to a position it was in before"
        self.seen.add(here)
        check_position(match, self.rng)
        check_leaks(match, self.rng)

    def answer(self, match: Match[Any], seat: str, value: Any) -> None:
        check_event_leaks(match, seat, value, self.rng)
        check_answer(match, seat, value)
