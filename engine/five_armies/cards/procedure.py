"""A card that takes several steps: a small frame, registered beside its card."""

from collections.abc import Callable
from typing import ClassVar, TypeVar

from engine.core.frame import Done, Frame, Step
from engine.five_armies.cards.registry import order
from engine.five_armies.state import Table


class Procedure(Frame):
    """The frame of one card, carried out for the side that has played it."""

    side: str
    public: ClassVar[tuple[str, ...]] = ("side",)

    def over(self, table: Table, result: object = None) -> Step:
        return Done()


P = TypeVar("P", bound=Procedure)


def carried_out_by(card: str) -> Callable[[type[P]], type[P]]:
    """Register the frame that carries this card out."""

    def register(procedure: type[P]) -> type[P]:
        order(card)(lambda table, side: procedure(side))
        return procedure

    return register
