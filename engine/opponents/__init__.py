"""Players made of code. They see what a seat sees, a view and its question, and never a state.

A new one is a class with `choose`, named in `_PLAYERS`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from engine.core.chance import Stream
from engine.core.question import Question
from engine.opponents.uniform import Uniform


class Player(Protocol):
    """Somebody who answers. `rng` is all the chance a player may use, so that the same seed plays the same game."""

    def choose(self, view: Mapping[str, Any], question: Question, rng: Stream) -> Any: ...


class UnknownPlayer(LookupError):
    """No player has this name."""


_PLAYERS: dict[str, Callable[[], Player]] = {"random": Uniform}


def players() -> list[str]:
    return sorted(_PLAYERS)


def player(name: str) -> Player:
    """A fresh player of this kind."""
    if name not in _PLAYERS:
        raise UnknownPlayer(f"there is no player {name!r}; the players are: {', '.join(players())}")
    return _PLAYERS[name]()


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
