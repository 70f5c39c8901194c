"""Units that change places between neighbouring regions: called in to one army, or shared out between two."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Dice, Illegal, Question, Split
from engine.five_armies.armies import army_of, characters_at, check_guards, limit, move_character, neighbours
from engine.five_armies.board import REGIONS
from engine.five_armies.cards.verbs import ChoosePlace
from engine.five_armies.figures import CHARACTERS, UNITS
from engine.five_armies.parts import DAMAGE, LEADERS, Parting, join, take_part
from engine.five_armies.retreat import arrive
from engine.five_armies.stacking import Settle
from engine.five_armies.state import Army, State, Table, sorted_units


def helpers(state: State, side: str, goal: str) -> list[str]:
    """The neighbouring regions with an own army; nobody comes out of or into the boxes of the mountain (p. 25)."""
    return [place for place in neighbours(state, goal) if army_of(state, side, place)] if goal in REGIONS else []


def unit_count(part: dict[str, int]) -> int:
    return sum(count for item, count in part.items() if item in UNITS)


class CallIn(Frame):
    """Units of neighbouring armies come to an army, as many as may stand there. The result is how many came.

    `bare`: at most `most` units and `tokens` leadership tokens in all, no characters; damage comes along only where
    the rest could not bear it.
    """

    side: str
    goal: str
    bare: bool = False
    most: int = 1_000
    tokens: int = 0
    came: int = 0
    source: str = ""
    asked: list[str] = []
    public = ("side", "goal", "most", "tokens", "came", "source")

    def room(self, state: State) -> int:
        here = [army.size for army in (state.armies.get(self.goal), state.arrived.get(self.goal)) if army]
        return min(self.most - self.came, limit(self.side, self.goal) - sum(here))

    def sources(self, state: State) -> list[str]:
        if not army_of(state, self.side, self.goal):
            return []
        return [
            place
            for place in helpers(state, self.side, self.goal)
            if place not in self.asked and (self.room(state) > 0 or (self.tokens and state.armies[place].leaders))
        ]

    def start(self, table: Table) -> Step:
        sources = self.sources(table.state)
        if not sources:
            return self.close(table)
        return self.call(ChoosePlace(self.side, sources, "call_from", optional=True), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        if not place:
            return self.close(table)
        self.source = place
        self.asked.append(place)
        self.at = "who"
        return None

    def items(self, state: State) -> dict[str, int]:
        parting = Parting(state, self.source)
        room = self.room(state)
        if not self.bare:
            return {item: min(room, count) if item in UNITS else count for item, count in parting.items.items()}
        items = {unit: min(room, count) for unit, count in parting.units.items() if room > 0}
        tokens = min(self.tokens, parting.army.leaders)
        return {**items, LEADERS: tokens} if tokens else items

    def ask_who(self, table: Table) -> Question:
        state = table.state
        return Split(
            seat=self.side,
            kind="call_in",
            items=self.items(state),
            default=self.first(state),
            check=lambda part: self.refuse(state, part),
            sampler=lambda rng: self.sample(state, rng),
            data={"place": self.source, "goal": self.goal, "count": max(0, self.room(state))},
        )

    def first(self, state: State) -> dict[str, int]:
        """As many units as may come, with no more damage than must; else a leadership token."""
        room = self.room(state)
        part: dict[str, int] = {}
        for unit, count in state.armies[self.source].units.items():
            if room > 0:
                part[unit] = min(room, count)
                room -= part[unit]
        return self.with_damage(state, part) if part else {LEADERS: 1}

    def with_damage(self, state: State, part: dict[str, int]) -> dict[str, int]:
        army = state.armies[self.source]
        damage = max(0, army.damage - (army.size - unit_count(part)))
        return part if self.bare or not damage else {**part, DAMAGE: damage}

    def refuse(self, state: State, part: dict[str, int]) -> Illegal | None:
        if unit_count(part) > self.room(state):
            return Illegal("stack_limit", place=self.goal, most=max(0, self.room(state)))
        if self.bare:
            return None if any(part.values()) else Illegal("part_without_units")
        return Parting(state, self.source).refuse(part)

    def sample(self, state: State, rng: Dice) -> dict[str, int]:
        units = [unit for unit in state.armies[self.source].units if self.room(state) > 0]
        if not units:
            return {LEADERS: 1}
        part = {units[rng.randrange(len(units))]: 1}
        tokens = self.items(state).get(LEADERS, 0)
        if tokens and rng.randrange(2):
            part[LEADERS] = 1
        return self.with_damage(state, part)

    def who(self, table: Table, part: dict[str, int]) -> Step:
        state = table.state
        if self.bare:
            army = state.armies[self.source]
            part = {**part, DAMAGE: max(0, army.damage - (army.size - unit_count(part)))}
        army, characters = take_part(table, self.source, part)
        for name in characters:
            move_character(table, name, self.goal)
        self.came += army.size
        self.tokens -= min(self.tokens, army.leaders)
        table.emit("called_in", side=self.side, path=[self.source, self.goal], units=army.units)
        if self.bare:
            join(state, self.goal, army)
        else:
            arrive(state, self.goal, army)
        return self.to("start")

    def close(self, table: Table) -> Step:
        if not self.bare and table.state.arrived:
            return self.call(Settle(self.side), "settled")
        check_guards(table)
        return Done(self.came)

    def settled(self, table: Table, result: object = None) -> Step:
        return Done(self.came)


class Redistribute(Frame):
    """Two neighbouring armies share out all they have between their regions; the answer is who stands in the first."""

    side: str
    first: str
    second: str
    public = ("side", "first", "second")

    def start(self, table: Table) -> Step:
        self.at = "share"
        return None

    def pools(self, state: State) -> tuple[dict[str, int], dict[str, int]]:
        """All there is, and what of it stands in the first region."""
        here = Parting(state, self.first).items
        there = Parting(state, self.second).items
        return {item: here.get(item, 0) + there.get(item, 0) for item in {**here, **there}}, here

    def ask_share(self, table: Table) -> Question:
        state = table.state
        items, here = self.pools(state)
        return Split(
            seat=self.side,
            kind="redistribute",
            items=items,
            default=here,
            check=lambda part: self.refuse(state, part),
            sampler=lambda rng: self.sample(state, rng),
            data={"place": self.first, "other": self.second},
        )

    def refuse(self, state: State, part: dict[str, int]) -> Illegal | None:
        items, _ = self.pools(state)
        rest = {item: count - part.get(item, 0) for item, count in items.items()}
        for place, share in ((self.first, part), (self.second, rest)):
            size = unit_count(share)
            if size > limit(self.side, place):
                return Illegal("stack_limit", place=place, most=limit(self.side, place))
            if share.get(DAMAGE, 0) > size:
                return Illegal("part_damage")
            if share.get(LEADERS, 0) and not size:
                return Illegal("leaders_alone", place=place)
        return None

    def sample(self, state: State, rng: Dice) -> dict[str, int]:
        items, here = self.pools(state)
        units = [unit for unit in items if unit in UNITS]
        part = dict(here)
        unit = units[rng.randrange(len(units))]
        part[unit] = rng.randrange(items[unit] + 1)
        for name in items:
            if name in CHARACTERS:
                part[name] = rng.randrange(2)
        return part if self.refuse(state, part) is None else here

    def share(self, table: Table, part: dict[str, int]) -> Step:
        state = table.state
        items, _ = self.pools(state)
        people = characters_at(state, self.side, self.first) + characters_at(state, self.side, self.second)
        rest = {item: count - part.get(item, 0) for item, count in items.items()}
        for place, share in ((self.first, part), (self.second, rest)):
            self._stand(state, place, share)
        for name in people:
            move_character(table, name, self.first if part.get(name) else self.second)
        table.emit("regrouped", side=self.side, places=[self.first, self.second])
        check_guards(table)
        return Done()

    def _stand(self, state: State, place: str, share: dict[str, int]) -> None:
        state.armies.pop(place)
        units = sorted_units(self.side, {item: count for item, count in share.items() if item in UNITS})
        if units:
            state.armies[place] = Army(self.side, units, share.get(DAMAGE, 0), share.get(LEADERS, 0))
