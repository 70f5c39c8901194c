"""Splitting an army (p. 22): which units, characters, leadership and damage tokens go, and which stay."""

from engine.core.question import Dice, Illegal, Split
from engine.five_armies.armies import character_leadership, characters_at
from engine.five_armies.figures import CHARACTERS, LIMITS, UNITS
from engine.five_armies.lasting import ending
from engine.five_armies.state import Army, State, Table, sorted_units

LEADERS, DAMAGE = "leaders", "damage"


class Parting:
    """One army about to be split: what may go, and under which conditions."""

    def __init__(
        self,
        state: State,
        place: str,
        *,
        led: bool = False,
        needs: list[str] | None = None,
        only: list[str] | None = None,
        staying: list[str] | None = None,
    ) -> None:
        """`led`: the part must have Leadership; `needs`: one of these units must go; `only`: no other units go;
        `staying`: characters who have moved already."""
        army = state.armies[place]
        self.army = army
        self.led, self.needs = led, needs or []
        self.units = {unit: count for unit, count in army.units.items() if not only or unit in only}
        self.characters = [name for name in characters_at(state, army.side, place) if name not in (staying or [])]
        self.leading = [name for name in self.characters if character_leadership(state, name)]

    @property
    def possible(self) -> bool:
        """Whether any part may go at all."""
        if not self.units or (self.led and not self.army.leaders and not self.leading):
            return False
        return not self.needs or any(self.units.get(unit) for unit in self.needs)

    @property
    def certain(self) -> bool:
        """Whether there is only one way to do it: a single unit and nothing else to share out."""
        return self.army.size == 1 and not self.characters and not self.army.leaders

    @property
    def items(self) -> dict[str, int]:
        items = {**self.units, **dict.fromkeys(self.characters, 1)}
        if self.army.leaders:
            items[LEADERS] = self.army.leaders
        if self.army.damage:
            items[DAMAGE] = self.army.damage
        return items

    @property
    def everything(self) -> dict[str, int]:
        """As many as may stand together elsewhere, and all who can go with them."""
        part: dict[str, int] = {}
        room = LIMITS.army
        wanted = [unit for unit in self.units if unit in self.needs]
        for unit in [*wanted, *(unit for unit in self.units if unit not in wanted)]:
            part[unit] = min(room, self.units[unit])
            room -= part[unit]
        part = {unit: count for unit, count in part.items() if count}
        went = sum(part.values())
        part |= dict.fromkeys(self.characters, 1)
        if self.army.leaders:
            part[LEADERS] = self.army.leaders
        if self.army.damage:
            part[DAMAGE] = min(self.army.damage, went)
            if self.army.damage - part[DAMAGE] > self.army.size - went:  # cannot be: damage is at most one a unit
                part[DAMAGE] = self.army.damage - (self.army.size - went)
        return part

    def refuse(self, part: dict[str, int]) -> Illegal | None:
        going = sum(count for unit, count in part.items() if unit in self.units)
        staying = self.army.size - going
        damage = part.get(DAMAGE, 0)
        if not going:
            return Illegal("part_without_units")
        if self.needs and not any(part.get(unit) for unit in self.needs):
            return Illegal("part_needs", units=self.needs)
        if self.led and not part.get(LEADERS) and not any(part.get(name) for name in self.leading):
            return Illegal("part_needs_leadership")
        if damage > going or self.army.damage - damage > staying:
            return Illegal("part_damage")
        return None

    def sample(self, rng: Dice) -> dict[str, int]:
        part: dict[str, int] = {}
        going = 0
        for unit, count in self.units.items():
            part[unit] = rng.randrange(count + 1)
            going += part[unit]
        need = self.needs or list(self.units)
        if not any(part.get(unit) for unit in need):
            unit = next(unit for unit in need if self.units.get(unit))
            part[unit] = 1
            going += 1
        for name in self.characters:
            part[name] = rng.randrange(2)
        if self.army.leaders:
            part[LEADERS] = rng.randrange(self.army.leaders + 1)
        if self.led and not part.get(LEADERS) and not any(part.get(name) for name in self.leading):
            part[self.leading[0] if self.leading else LEADERS] = 1
        if self.army.damage:
            least = max(0, self.army.damage - (self.army.size - going))
            part[DAMAGE] = least + rng.randrange(min(going, self.army.damage) - least + 1)
        return {item: count for item, count in part.items() if count}

    def question(self, seat: str, kind: str, place: str) -> Split:
        return Split(
            seat=seat,
            kind=kind,
            items=self.items,
            default=self.everything,
            check=self.refuse,
            sampler=self.sample,
            data={"place": place},
        )


def take_part(table: Table, place: str, part: dict[str, int]) -> tuple[Army, list[str]]:
    """Lift a part off its army: the new army, and the characters who go with it."""
    state = table.state
    army = state.armies[place]
    units = {unit: count for unit, count in part.items() if unit in UNITS and count}
    characters = [name for name in part if name in CHARACTERS and part[name]]
    going = Army(army.side, sorted_units(army.side, units), part.get(DAMAGE, 0), part.get(LEADERS, 0))
    army.damage -= going.damage
    army.leaders -= going.leaders
    for unit, count in units.items():
        army.units[unit] -= count
    army.units = {unit: count for unit, count in army.units.items() if count}
    if not army.units:
        del state.armies[place]  # tokens left behind without an army vanish; who has just come takes them over (p. 20)
        if place in state.arrived:
            state.arrived[place].leaders += army.leaders
        ending(table, "army_left", place)
    return going, characters


def join(state: State, place: str, going: Army) -> None:
    """Put an army where it has come to; with one of its own side there, they are one (p. 23)."""
    here = state.armies.get(place)
    if here is None:
        state.armies[place] = going
        return
    merge(here, going)


def merge(here: Army, going: Army) -> None:
    units = dict(here.units)
    for unit, count in going.units.items():
        units[unit] = units.get(unit, 0) + count
    here.units = sorted_units(here.side, units)
    here.damage += going.damage
    here.leaders += going.leaders


def copy_of(army: Army) -> Army:
    return Army(army.side, dict(army.units), army.damage, army.leaders)


def lift(armies: dict[str, Army], place: str, part: Army) -> None:
    """Take a part off the army in a place again."""
    here = armies[place]
    here.damage -= part.damage
    here.leaders -= part.leaders
    here.units = {unit: left for unit, count in here.units.items() if (left := count - part.units.get(unit, 0))}
    if not here.units:
        del armies[place]
