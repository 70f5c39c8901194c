"""Choosing places: one, grouped where there are many, or the same thing in several."""

from collections.abc import Callable
from typing import ClassVar

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question, grouped
from engine.five_armies.armies import territory_of
from engine.five_armies.board import PLACES
from engine.five_armies.state import State, Table

DONE = "done"


def region_group(place: str) -> str:
    """Long lists of places are grouped by territory; the boxes of the mountain are one group."""
    return territory_of(place) or "lonely_mountain"


def pick_place(
    seat: str,
    kind: str,
    places: list[str],
    group: str = "",
    extra: list[str] | None = None,
    why: Callable[[str], Illegal] | None = None,
    **data: object,
) -> Pick:
    """Choose a place; more than 25 are grouped by territory."""
    extra = extra or []
    options, direct = grouped(places, region_group, group, len(extra))
    return Pick(seat=seat, kind=kind, options=[*options, *extra], direct=direct, why=why, data=dict(data))


class InPlaces(Frame):
    """The same procedure in each of up to `count` different places, chosen one after the other."""

    side: str
    count: int = 2
    optional: bool = False  # nothing at all is allowed too
    chosen: list[str] = []
    group: str = ""
    kind: ClassVar[str]
    public: ClassVar[tuple[str, ...]] = ("side", "count", "chosen")

    def places(self, state: State) -> list[str]:
        """Where it could be done."""
        raise NotImplementedError

    def procedure(self, place: str) -> Frame:
        raise NotImplementedError

    def why_not(self, state: State, place: str) -> Illegal:
        raise NotImplementedError

    def open_places(self, state: State) -> list[str]:
        return [place for place in self.places(state) if place not in self.chosen]

    def start(self, table: Table, result: object = None) -> Step:
        if len(self.chosen) == self.count or not self.open_places(table.state):
            return Done()
        return self.to("where")

    def ask_where(self, table: Table) -> Question:
        extra = [DONE] if self.chosen or self.optional else []
        places, made = self.open_places(table.state), len(self.chosen)
        why: Callable[[str], Illegal] = lambda place: self.why_not(table.state, place)  # noqa: E731
        return pick_place(self.side, self.kind, places, self.group, extra, why, made=made)

    def where(self, table: Table, place: str) -> Step:
        if place == DONE:
            return Done()
        if place not in PLACES:
            self.group = place
            return None
        self.group = ""
        self.chosen.append(place)
        return self.call(self.procedure(place), "start")
