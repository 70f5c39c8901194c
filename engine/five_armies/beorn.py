"""Beorn (p. 33): an army of his own, who moves far and fights without cards."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question
from engine.five_armies.armies import beorn_at, move_character, neighbours, take_control
from engine.five_armies.battle import Battle
from engine.five_armies.board import PLACES
from engine.five_armies.figures import CHARACTERS
from engine.five_armies.state import FREE, SHADOW, State, Table

STOP, DONE = "stop", "done"


def prey(state: State) -> list[str]:
    """Shadow armies beside Beorn."""
    here = beorn_at(state)
    return [place for place in neighbours(state, here) if place in state.armies and state.armies[place].side == SHADOW]


def _open(state: State, place: str) -> list[str]:
    """Regions next door without an army of the Shadow."""
    return [near for near in neighbours(state, place) if near not in state.armies or state.armies[near].side == FREE]


def _can_rest(state: State, place: str, steps: int) -> bool:
    """Whether a region without army units can be reached from here: he never ends among them (p. 33)."""
    if place not in state.armies:
        return True
    return steps > 0 and any(_can_rest(state, near, steps - 1) for near in _open(state, place))


def why_not_there(state: State, here: str, goal: str) -> Illegal | None:
    """The rule that keeps Beorn out of a region, for the player who asked for it."""
    if goal == STOP:
        return Illegal("beorn_alone", place=here)
    if goal not in PLACES:
        return None
    if goal not in neighbours(state, here):
        return Illegal("not_adjacent", place=here, goal=goal)
    return Illegal("beorn_alone", place=goal)


class BeornActs(Frame):
    """Beorn moves up to three regions and may then attack."""

    left: int = 3
    path: list[str] = []
    public = ("left", "path")

    def start(self, table: Table) -> Step:
        self.left = CHARACTERS["beorn"].movement
        self.path = [beorn_at(table.state)]
        self.at = "where"
        return None

    def goals(self, state: State) -> list[str]:
        return [near for near in _open(state, self.path[-1]) if _can_rest(state, near, self.left - 1)]

    def ask_where(self, table: Table) -> Question:
        here = self.path[-1]
        rest = [STOP] if here not in table.state.armies else []
        return Pick(
            seat=FREE,
            kind="beorn_to",
            options=self.goals(table.state) + rest,
            data={"left": self.left, "place": here},
            why=lambda value: why_not_there(table.state, here, value),
        )

    def where(self, table: Table, place: str) -> Step:
        if place == STOP:
            return self.rest(table)
        state = table.state
        move_character(table, "beorn", place)
        self.path.append(place)
        self.left -= 1
        if place in state.control:
            take_control(table, FREE, place)
        return None if self.left and self.goals(state) else self.rest(table)

    def rest(self, table: Table) -> Step:
        if len(self.path) > 1:
            table.emit("character_moved", character="beorn", path=self.path)
        if not prey(table.state):
            return Done()
        self.at = "target"
        return None

    def ask_target(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="attack_target", options=[*prey(table.state), DONE], data={"place": self.path[-1]})

    def target(self, table: Table, region: str) -> Step:
        if region == DONE:
            return Done()
        return self.call(Battle(FREE, region, [beorn_at(table.state)]), "fought")

    def fought(self, table: Table, result: object) -> Step:
        return Done()
