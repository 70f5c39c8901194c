"""The contract every game must pass. A new game is added here, and nowhere else, to be held to all of it."""

from importlib.util import find_spec
from typing import NamedTuple

import tests.skirmish  # noqa: F401  (registers the small game)


class Terms(NamedTuple):
    """How much of a game is played here: a bound for the decisions of any game, and numbers of games."""

    game: str
    bound: int
    games: int
    checked: int
    examples: int

    def __str__(self) -> str:
        return self.game


CONTRACT = [Terms("skirmish", bound=150, games=200, checked=20, examples=20)]
if find_spec("engine.five_armies.game"):
    CONTRACT.append(Terms("five_armies", bound=4_000, games=6, checked=1, examples=4))
