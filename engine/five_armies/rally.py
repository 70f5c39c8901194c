"""Rallying (p. 25): damaged armies recover."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Question, Split
from engine.five_armies.armies import (
    armies_of,
    army_of,
    leadership,
)
from engine.five_armies.choosing import InPlaces
from engine.five_armies.damage import Casualties
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


class RallyArmies(InPlaces):
    """The action Rally: up to two different armies (p. 25)."""

    hit: int = 5
    kind = "rally"

    def places(self, state: State) -> list[str]:
        return damaged(state, self.side)

    def procedure(self, place: str) -> Frame:
        return Rally(self.side, place, hit=self.hit)

    def why_not(self, state: State, place: str) -> Illegal | None:
        return no_rally(state, self.side, place, rallied=self.chosen)
