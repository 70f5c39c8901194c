"""After a move: armies merge, and no region holds more units than it may (p. 23)."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Question, Split
from engine.five_armies.armies import (
    check_guards,
    limit,
    open_pass_if_full,
)
from engine.five_armies.figures import UNITS
from engine.five_armies.parts import DAMAGE, join
from engine.five_armies.state import State, Table


class Settle(Frame):
    """After all moves of an action: armies merge, and no region holds more than it may (p. 23)."""

    side: str
    places: list[str] = []
    public = ("side",)

    def start(self, table: Table) -> Step:
        state = table.state
        self.places = list(state.arrived)
        for place in self.places:
            join(state, place, state.arrived.pop(place))
        self.at = "limits"
        return None

    def limits(self, table: Table, result: object = None) -> Step:
        state = table.state
        for place in self.places:
            army = state.armies.get(place)
            if army and army.size > limit(self.side, place):
                return self.call(Reduce(self.side, place, with_damage=True), "limits")
        open_pass_if_full(table)
        check_guards(table)
        return self.call(Sprung(self.side, list(self.places)), "over") if ambushes(state) else Done()

    def over(self, table: Table, result: object = None) -> Step:
        return Done()


def ambushes(state: State) -> bool:
    return any(card.rule == "ambush" for card in state.in_play)


class Sprung(Frame):
    """Armies that have come beside an army lying in ambush set it off, one after the other."""

    side: str
    places: list[str]

    def start(self, table: Table, result: object = None) -> Step:
        from engine.five_armies.ranged import spring_ambush

        while self.places:
            place = self.places.pop(0)
            volley = spring_ambush(table, self.side, place)
            if volley:
                return self.call(volley, "start")
        return Done()


class Reduce(Frame):
    """An army over the limit is cut to it by its owner (p. 23; after recruiting p. 25, without damage: C13)."""

    side: str
    place: str
    with_damage: bool = False
    public = ("side", "place")

    def surplus(self, state: State) -> int:
        return state.armies[self.place].size - limit(self.side, self.place)

    def start(self, table: Table) -> Step:
        army = table.state.armies[self.place]
        surplus = self.surplus(table.state)
        if surplus <= 0:
            return Done()
        if len(army.units) == 1 and not (self.with_damage and army.damage):
            return self.reduce(table, {next(iter(army.units)): surplus})
        self.at = "reduce"
        return None

    def ask_reduce(self, table: Table) -> Question:
        army = table.state.armies[self.place]
        surplus = self.surplus(table.state)
        items = dict(army.units)
        default = cheapest(army.units, surplus)
        if self.with_damage and army.damage:
            items[DAMAGE] = min(army.damage, 2 * surplus)
            default[DAMAGE] = items[DAMAGE]
        return Split(
            seat=self.side,
            kind="reduce",
            items=items,
            default=default,
            check=lambda answer: self.refuse(table.state, answer),
            data={"place": self.place, "count": surplus, "damage": items.get(DAMAGE, 0)},
            sampler=lambda rng: self.sample(table.state, rng),
        )

    def refuse(self, state: State, answer: dict[str, int]) -> Illegal | None:
        army = state.armies[self.place]
        surplus = self.surplus(state)
        if sum(count for unit, count in answer.items() if unit in UNITS) != surplus:
            return Illegal("exactly", count=surplus)
        if army.damage - answer.get(DAMAGE, 0) > army.size - surplus:
            return Illegal("part_damage")
        return None

    def sample(self, state: State, rng: object) -> dict[str, int]:
        army = state.armies[self.place]
        surplus = self.surplus(state)
        pieces = [unit for unit, count in army.units.items() for _ in range(count)]
        answer: dict[str, int] = {}
        for _ in range(surplus):
            unit = pieces.pop(rng.randrange(len(pieces)))  # type: ignore[attr-defined]
            answer[unit] = answer.get(unit, 0) + 1
        if self.with_damage and army.damage:
            answer[DAMAGE] = min(army.damage, 2 * surplus)
        return answer

    def reduce(self, table: Table, answer: dict[str, int]) -> Step:
        army = table.state.armies[self.place]
        units = {unit: count for unit, count in answer.items() if unit in UNITS and count}
        for unit, count in units.items():
            army.units[unit] -= count
        army.units = {unit: count for unit, count in army.units.items() if count}
        army.damage -= answer.get(DAMAGE, 0)
        table.emit("reduced", side=self.side, place=self.place, units=units)
        return Done()


def cheapest(units: dict[str, int], count: int) -> dict[str, int]:
    """The weakest units first: what a player would most likely give up."""
    answer: dict[str, int] = {}
    for unit in sorted(units, key=lambda one: UNITS[one].strength):
        answer[unit] = min(units[unit], count)
        count -= answer[unit]
    return {unit: gone for unit, gone in answer.items() if gone}
