"""Rallying (p. 25): damaged armies recover."""

from functools import partial

from engine.core.frame import Done, Frame, Step
from engine.core.question import Question, Split
from engine.five_armies.armies import (
    armies_of,
    army_of,
    leadership,
)
from engine.five_armies.board import PLACES
from engine.five_armies.damage import Casualties
from engine.five_armies.movement import DONE, pick_place
from engine.five_armies.ranged import MISS, reroll_question
from engine.five_armies.reasons import no_rally
from engine.five_armies.state import FREE, State, Table


def damaged(state: State, side: str) -> list[str]:
    return [place for place in armies_of(state, side) if state.armies[place].damage]


class Rally(Frame):
    """One army rallies: a die a unit, re-rolls by Leadership, then casualties if wanted (p. 25)."""

    side: str
    place: str
    hit: int = 5
    faces: list[int] = []
    public = ("side", "place", "hit", "faces")

    def start(self, table: Table) -> Step:
        army = army_of(table.state, self.side, self.place)
        if not army or not army.damage:
            return Done()
        self.faces = table.roll("rally", army.size)
        table.emit("rally", side=self.side, place=self.place, dice=self.faces)
        self.at = "reroll" if self.misses() and leadership(table.state, self.place) else "luck_step"
        return None

    def misses(self) -> int:
        return sum(face < self.hit for face in self.faces)

    def ask_reroll(self, table: Table) -> Question:
        return reroll_question(self.side, {MISS: self.misses()}, leadership(table.state, self.place), self.place)

    def reroll(self, table: Table, answer: dict[str, int]) -> Step:
        self._again(table, answer.get(MISS, 0))
        return self.to("luck_step")

    def _again(self, table: Table, count: int) -> None:
        if count:
            again = table.roll("rally_reroll", count)
            self.faces = sorted(self.faces)[count:] + again
            table.emit("rally_reroll", side=self.side, place=self.place, dice=again)

    def luck_step(self, table: Table) -> Step:
        state = table.state
        bilbo = self.side == FREE and state.characters["bilbo"] == self.place
        self.at = "luck" if bilbo and state.ring and self.misses() else "recover"
        return None

    def ask_luck(self, table: Table) -> Question:
        return Split(
            seat=FREE,
            kind="luck",
            items={MISS: self.misses()},
            most=2,
            default={},
            data={"place": self.place, "left": table.state.ring},
        )

    def luck(self, table: Table, answer: dict[str, int]) -> Step:
        if answer.get(MISS):
            table.state.ring -= 1
            table.emit("ring", left=table.state.ring)
            self._again(table, answer[MISS])
        return self.to("recover")

    def recover(self, table: Table) -> Step:
        army = table.state.armies[self.place]
        removed = min(army.damage, len(self.faces) - self.misses())
        army.damage -= removed
        table.emit("healed", side=self.side, place=self.place, amount=removed)
        return self.call(Casualties(self.side, self.place), "over")

    def over(self, table: Table, removed: object) -> Step:
        return Done()


class RallyArmies(Frame):
    """The action Rally: up to two different armies (p. 25)."""

    side: str
    count: int = 2
    hit: int = 5
    optional: bool = False
    rallied: list[str] = []
    group: str = ""
    public = ("side", "count", "rallied")

    def places(self, state: State) -> list[str]:
        return [place for place in damaged(state, self.side) if place not in self.rallied]

    def start(self, table: Table, result: object = None) -> Step:
        if len(self.rallied) == self.count or not self.places(table.state):
            return Done()
        self.at = "where"
        return None

    def ask_where(self, table: Table) -> Question:
        extra = [DONE] if self.rallied or self.optional else []
        why = partial(no_rally, table.state, self.side, rallied=self.rallied)
        return pick_place(self.side, "rally", self.places(table.state), self.group, extra, why, made=len(self.rallied))

    def where(self, table: Table, place: str) -> Step:
        if place == DONE:
            return Done()
        if place not in PLACES:
            self.group = place
            return None
        self.group = ""
        self.rallied.append(place)
        return self.call(Rally(self.side, place, hit=self.hit), "start")
