"""Dice thrown at an army from afar: Archery, Blast of Magic (p. 20), Eagles (p. 32), cards (p. 29)."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Question, Split
from engine.five_armies.armies import armies_of, army_of, beorn_at, neighbours
from engine.five_armies.board import IN_RANGE, PASSES, REGIONS
from engine.five_armies.damage import CARD, COMBAT, Casualties, TakeDamage
from engine.five_armies.figures import LIMITS, UNITS
from engine.five_armies.lasting import leave_play
from engine.five_armies.state import FOE, FREE, SHADOW, State, Table

SHOOTING_TERRAIN = ("hills", "plain", "mountain")  # D11
MISS = "miss"


class Volley(Frame):
    """So many dice against an army; each result of `hit` or more is one damage. The result is the damage inflicted."""

    side: str
    place: str
    dice: int
    hit: int
    rerolls: int = 0
    source: str = CARD
    faces: list[int] = []
    inflicted: int = 0
    public = ("side", "place", "dice", "hit", "rerolls", "source", "faces")

    def start(self, table: Table) -> Step:
        if not self.dice or not self.somebody_there(table.state):
            return Done(0)
        self.faces = table.roll("volley", self.dice)
        table.emit("volley", side=self.side, place=self.place, dice=self.faces, hit=self.hit)
        self.at = "reroll" if self.rerolls and self.misses() else "strike"
        return None

    def somebody_there(self, state: State) -> bool:
        """An enemy army; Beorn can be shot at in a battle only (D5)."""
        beorn = self.source == COMBAT and self.side == SHADOW and beorn_at(state) == self.place
        return beorn or army_of(state, FOE[self.side], self.place) is not None

    def misses(self) -> int:
        return sum(face < self.hit for face in self.faces)

    def ask_reroll(self, table: Table) -> Question:
        return reroll_question(self.side, {MISS: self.misses()}, self.rerolls, self.place)

    def reroll(self, table: Table, answer: dict[str, int]) -> Step:
        count = answer.get(MISS, 0)
        if count:
            again = table.roll("volley_reroll", count)
            kept = sorted(self.faces)[count:]
            self.faces = kept + again
            table.emit("volley_reroll", side=self.side, place=self.place, dice=again, hit=self.hit)
        self.at = "strike"
        return None

    def strike(self, table: Table) -> Step:
        hits = sum(face >= self.hit for face in self.faces)
        return self.call(TakeDamage(FOE[self.side], self.place, hits, self.source), "struck")

    def struck(self, table: Table, inflicted: int) -> Step:
        self.inflicted = inflicted
        return self.call(Casualties(FOE[self.side], self.place), "over")

    def over(self, table: Table, removed: object) -> Step:
        return Done(self.inflicted)


def reroll_question(side: str, misses: dict[str, int], rerolls: int, place: str) -> Split:
    """Which missed dice to throw once more; the most that is allowed is offered first, black dice before white."""
    default: dict[str, int] = {}
    left = rerolls
    for colour in sorted(misses):
        default[colour] = min(left, misses[colour])
        left -= default[colour]
    return Split(
        seat=side,
        kind="reroll",
        items=misses,
        most=rerolls,
        default=default,
        data={"place": place, "count": min(rerolls, sum(misses.values()))},
    )


def shooters(state: State, target: str) -> int:
    """The units that can shoot at this region: in range and on the right terrain (p. 20, D11)."""
    count = 0
    for place in armies_of(state, FREE):
        if place in REGIONS and target in IN_RANGE[place] and REGIONS[place].terrain in SHOOTING_TERRAIN:
            units = state.armies[place].units
            count += sum(number for unit, number in units.items() if UNITS[unit].archery)
    return min(count, LIMITS.combat_dice)


def shadow_armies_in_regions(state: State) -> list[str]:
    return [place for place in armies_of(state, SHADOW) if place in REGIONS]


def attackable(state: State, side: str, place: str) -> list[str]:
    """Enemy armies (not Beorn) that an army here could attack."""
    around = (PASSES[place],) if place in PASSES else neighbours(state, place) if place in REGIONS else ()
    return [region for region in around if army_of(state, FOE[side], region)]


def spring_ambush(table: Table, side: str, place: str) -> Volley | None:
    """An army of `side` has come to `place`: does it set off an ambush (once)?"""
    state = table.state
    if not army_of(state, side, place) or place not in REGIONS:
        return None
    for card in state.in_play:
        if card.rule == "ambush" and card.side != side and place in attackable(state, card.side, card.on):
            leave_play(table, card)
            return Volley(card.side, place, 4, 4)
    return None
