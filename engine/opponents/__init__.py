"""Players made of code. They see what a seat sees, a view and its question, and never a state.

A new one is a class with `choose`, named in `_PLAYERS`, or in its game's `players` if it knows only that game.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from engine.core.chance import Stream
from engine.core.game import game as find_game
from engine.core.question import Question
from engine.opponents.uniform import Uniform


class Player(Protocol):
    """Somebody who answers. `rng` is all the chance a player may use, so that the same seed plays the same game."""

    def choose(self, view: Mapping[str, Any], question: Question, rng: Stream) -> Any: ...


class UnknownPlayer(LookupError):
    """No player has this name."""


_PLAYERS: dict[str, Callable[[], Player]] = {"random": Uniform}


def players(game: str) -> list[str]:
    """Who can play this game."""
    return sorted({*_PLAYERS, *find_game(game).players})


def player(name: str, game: str) -> Player:
    """A fresh player of this kind."""
    known: dict[str, Callable[[], Player]] = {**_PLAYERS, **find_game(game).players}
    if name not in known:
        raise UnknownPlayer(f"there is no player {name!r}; the players are: {', '.join(players(game))}")
    return known[name]()


class LazyView(Mapping[str, Any]):
    """A view that is built when somebody looks at it: a player who does not look does not pay for it."""

    def __init__(self, build: Callable[[], dict[str, Any]]) -> None:
        self._build = build
        self._view: dict[str, Any] | None = None

    def _seen(self) -> dict[str, Any]:
        if self._view is None:
            self._view = self._build()
        return self._view

    def __getitem__(self, key: str) -> Any:
        return self._seen()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen())

    def __len__(self) -> int:
        return len(self._seen())
