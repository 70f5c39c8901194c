"""Which module draws which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from render.core.picture import Picture

View = dict[str, Any]


@dataclass(frozen=True)
class Pictures:
    """What a game can draw; all take a view, a style's name, a language and a width in pixels."""

    game: str
    board: Callable[[View, str, str, int, str | None], Picture]
    hand: Callable[[View, str, str, int], Picture]
    battle: Callable[[View, str, str, int], Picture]
    fate: Callable[[View, str, str, int], Picture]
    replay: Callable[[Sequence[View], str, str, int, Sequence[str] | None], Picture]
    chart: Callable[[Sequence[View], str, str, int], Picture]


_ROOMS = {"five_armies": "render.five_armies.pictures"}
_games: dict[str, Pictures] = {}


def register(pictures: Pictures) -> None:
    """Add a game's pictures."""
    _games[pictures.game] = pictures


def pictures(game: str) -> Pictures:
    """The pictures of a game; its module is read on first use."""
    if game not in _games and game in _ROOMS:
        register(import_module(_ROOMS[game]).PICTURES)
    return _games[game]


def games() -> tuple[str, ...]:
    return tuple(dict.fromkeys([*_ROOMS, *_games]))
