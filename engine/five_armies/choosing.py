"""Choosing places and amounts: one place, grouped where there are many; the same thing in several; how much of each."""

from collections.abc import Callable
from typing import Any, ClassVar

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question, Split, grouped
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
    why: Callable[[str], Illegal | None] | None = None,
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
    compulsory: bool = False  # a card says that it must be done, at least once
    chosen: list[str] = []
    group: str = ""
    kind: ClassVar[str]
    public: ClassVar[tuple[str, ...]] = ("side", "count", "chosen")

    def places(self, state: State) -> list[str]:
        """Where it could be done."""
        raise NotImplementedError

    def procedure(self, place: str) -> Frame:
        raise NotImplementedError

    def why_not(self, state: State, place: str) -> Illegal | None:
        raise NotImplementedError

    def open_places(self, state: State) -> list[str]:
        return [place for place in self.places(state) if place not in self.chosen]

    def start(self, table: Table, result: object = None) -> Step:
        if len(self.chosen) == self.count or not self.open_places(table.state):
            return Done()
        return self.to("where")

    def ask_where(self, table: Table) -> Question:
        extra = [] if self.compulsory and not self.chosen else [DONE]
        places, made = self.open_places(table.state), len(self.chosen)
        why: Callable[[str], Illegal | None] = lambda place: self.why_not(table.state, place)  # noqa: E731
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


class ChooseAmounts(Frame):
    """Choose how many of each, up to so many in all and in so many places. The result is the amounts, nothing left out.

    What is most of it is offered, and less may be taken: that is what "up to" says.
    """

    side: str
    kind: str
    items: dict[str, int]
    most: int = 1_000
    places: int = 1_000
    data: dict[str, Any] = {}
    public = ("side", "items", "most", "places")

    def start(self, table: Table) -> Step:
        return self.to("which") if self.items else Done({})

    def fullest(self) -> dict[str, int]:
        """As much as may be, from where there is most."""
        found: dict[str, int] = {}
        for item in sorted(self.items, key=self.items.__getitem__, reverse=True)[: self.places]:
            found[item] = min(self.items[item], self.most - sum(found.values()))
        return {item: found[item] for item in self.items if found.get(item)}

    def ask_which(self, table: Table) -> Question:
        default = self.fullest()
        return Split(
            seat=self.side,
            kind=self.kind,
            items=self.items,
            most=min(self.most, sum(self.items.values())),
            default=default,
            check=self.refuse,
            data={"count": sum(default.values()), **self.data},
        )

    def refuse(self, answer: dict[str, int]) -> Illegal | None:
        if sum(map(bool, answer.values())) > self.places:
            return Illegal("too_many", question=self.kind, most=self.places)
        return None

    def which(self, table: Table, answer: dict[str, int]) -> Step:
        return Done({item: answer[item] for item in self.items if answer.get(item)})
