"""Play: what the rules work on while an answer is carried out: the state, chance, and the list of what happens."""

from collections.abc import Sequence
from typing import Any, Generic, NoReturn, TypeVar, overload

from engine.core.chance import Draw, Source
from engine.core.event import Event

S = TypeVar("S")
T = TypeVar("T")
F = TypeVar("F")

D6 = (1, 2, 3, 4, 5, 6)


class Ended(Exception):
    """Somebody has won: every procedure in progress ends at once."""

    def __init__(self, winner: str, how: str) -> None:
        super().__init__(winner, how)
        self.winner = winner
        self.how = how


class Play(Generic[S]):
    """The rules' hands: they read and change `state`, roll, draw, and say what happened."""

    __slots__ = ("barrier", "counter", "draws", "events", "source", "stack", "state")

    def __init__(self, state: S, stack: list[Any], source: Source, counter: int) -> None:
        self.state = state
        self.stack = stack
        self.source = source
        self.counter = counter
        self.events: list[Event] = []
        self.draws: list[Draw] = []
        self.barrier = ""

    def emit(self, kind: str, /, *, secret: dict[str, dict[str, Any]] | None = None, **data: Any) -> None:
        """Say what happened; `secret` holds, per seat, what only that seat may know of it.

        Lists and amounts are copied: what has happened does not change when the position goes on.
        """
        for key, value in data.items():
            if type(value) is list or type(value) is dict:
                data[key] = value.copy()
        self.events.append(Event(kind, data, secret or {}))

    def reveal(self) -> None:
        """Something hidden becomes known to somebody: no own undo beyond this point."""
        self.barrier = "reveal"

    def win(self, winner: str, how: str) -> NoReturn:
        raise Ended(winner, how)

    def within(self, kind: type[F]) -> F:
        """The innermost procedure of this kind that is in progress."""
        return next(frame for frame in reversed(self.stack) if isinstance(frame, kind))

    def _next(self, name: str, bounds: list[int], faces: Sequence[Any]) -> list[int]:
        values = self.source.next(name, self.counter, bounds, faces)
        self.draws.append(Draw(name, self.counter, bounds, values))
        self.counter += 1
        self.barrier = self.barrier or "chance"
        return values

    @overload
    def roll(self, name: str, count: int) -> list[int]: ...

    @overload
    def roll(self, name: str, count: int, faces: Sequence[T]) -> list[T]: ...

    def roll(self, name: str, count: int, faces: Sequence[Any] = D6) -> list[Any]:
        """So many dice with these faces; common dice if none are named."""
        if not count:
            return []
        return [faces[value] for value in self._next(name, [len(faces)] * count, faces)]

    def take(self, name: str, items: list[T]) -> T:
        """One of the items, at random and unseen; it is removed from the list."""
        return items.pop(self._next(name, [len(items)], items)[0])

    def order(self, name: str, items: list[T]) -> list[T]:
        """The items in random order."""
        rest = list(items)
        values = self._next(name, list(range(len(items), 0, -1)), items) if items else []
        return [rest.pop(value) for value in values]
