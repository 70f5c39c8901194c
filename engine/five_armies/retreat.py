"""Retreat and rout (p. 29, 30), and the attacker's advance (p. 30)."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Dice, Illegal, Pick, Question, Split
from engine.five_armies.armies import (
    army_of,
    beorn_at,
    characters_at,
    controls,
    enter,
    foe_stands,
    move_character,
    neighbours,
)
from engine.five_armies.board import FORDS, PLACES
from engine.five_armies.damage import COMBAT, Casualties, TakeDamage
from engine.five_armies.movement import next_steps, why_not_there
from engine.five_armies.parts import Parting, merge, take_part
from engine.five_armies.stacking import Settle
from engine.five_armies.state import FOE, FREE, SHADOW, Army, State, Table

YES, NO, NONE = "yes", "no", "none"


def _open_to(state: State, side: str, region: str, beorn: bool) -> bool:
    """No army of the enemy and none of his settlements there; Beorn and armies keep apart (p. 33, D5)."""
    if foe_stands(state, side, region) or controls(state, FOE[side], region):
        return False
    if beorn:
        return region not in state.armies
    return side == SHADOW or beorn_at(state) != region


def retreat_regions(state: State, side: str, region: str, beorn: bool = False) -> list[str]:
    """Where the defender may retreat to by his own choice (p. 29, C16)."""
    found = []
    for goal in neighbours(state, region):
        if not _open_to(state, side, goal, beorn):
            continue
        friends = controls(state, side, goal) or (not beorn and army_of(state, side, goal) is not None)
        if friends or ((region, goal) not in FORDS and not _foe_near(state, side, goal)):
            found.append(goal)
    return found


def _foe_near(state: State, side: str, goal: str) -> bool:
    return any(foe_stands(state, side, near) for near in neighbours(state, goal))


def forced_regions(state: State, side: str, region: str, beorn: bool = False) -> list[str]:
    """Where the attacker may drive him if there is no such region."""
    return [goal for goal in neighbours(state, region) if _open_to(state, side, goal, beorn)]


def retreat_possible(state: State, side: str, region: str, beorn: bool = False) -> bool:
    return bool(forced_regions(state, side, region, beorn))


class Retreat(Frame):
    """The defender leaves: where he may, or where the attacker drives him, which costs one damage (p. 29)."""

    side: str
    place: str
    rout: bool = False
    beorn: bool = False
    forced: bool = False
    goal: str = ""
    public = ("side", "place", "rout", "beorn", "forced", "goal")

    def start(self, table: Table) -> Step:
        if self.rout:  # casualties first, down to one token (p. 30, C18)
            return self.call(Casualties(self.side, self.place, most_damage=1), "routed")
        return self.to("look")

    def routed(self, table: Table, removed: object) -> Step:
        if not army_of(table.state, self.side, self.place):
            return Done()
        return self.to("look")

    def look(self, table: Table) -> Step:
        own = retreat_regions(table.state, self.side, self.place, self.beorn)
        self.forced = not own
        options = self.options(table.state)
        if len(options) == 1:
            return self.where(table, options[0])
        self.at = "where"
        return None

    def options(self, state: State) -> list[str]:
        regions = forced_regions if self.forced else retreat_regions
        return regions(state, self.side, self.place, self.beorn)

    def ask_where(self, table: Table) -> Question:
        seat = FOE[self.side] if self.forced else self.side
        kind = "drive_to" if self.forced else "retreat_to"
        return Pick(
            seat=seat,
            kind=kind,
            options=self.options(table.state),
            data={"place": self.place},
            why=lambda value: why_no_retreat(table.state, self.side, self.place, value, self.beorn),
        )

    def where(self, table: Table, goal: str) -> Step:
        state = table.state
        self.goal = goal
        if self.beorn:
            move_character(table, "beorn", goal)
            if goal in state.control:
                enter_beorn(table, goal)
        else:
            march_off(table, self.side, self.place, goal)
        path = [self.place, goal]
        table.emit("retreated", side=self.side, path=path, rout=self.rout, beorn=self.beorn, forced=self.forced)
        if self.beorn:
            return self.hurt(table) if self.forced else Done()
        return self.call(Settle(self.side), "settled")

    def settled(self, table: Table, result: object) -> Step:
        if not self.forced or not army_of(table.state, self.side, self.goal):
            return Done()
        return self.hurt(table)

    def hurt(self, table: Table) -> Step:
        return self.call(TakeDamage(self.side, self.goal, 1, COMBAT), "losses")

    def losses(self, table: Table, inflicted: object) -> Step:
        return self.call(Casualties(self.side, self.goal), "over")

    def over(self, table: Table, removed: object) -> Step:
        return Done()


class BreakOff(Frame):
    """A card takes a whole army out of a battle with an ordinary move of one region. The result is where to."""

    side: str
    place: str
    goal: str = ""
    public = ("side", "place", "goal")

    def start(self, table: Table) -> Step:
        goals = next_steps(table.state, self.side, self.place, 1)
        if not goals or not army_of(table.state, self.side, self.place):
            return Done("")
        if len(goals) == 1:
            return self.where(table, goals[0])
        self.at = "where"
        return None

    def ask_where(self, table: Table) -> Question:
        return Pick(
            seat=self.side,
            kind="break_off_to",
            options=next_steps(table.state, self.side, self.place, 1),
            data={"place": self.place},
            why=lambda value: why_not_there(table.state, self.side, self.place, value),
        )

    def where(self, table: Table, goal: str) -> Step:
        self.goal = goal
        march_off(table, self.side, self.place, goal)
        table.emit("broke_off", side=self.side, path=[self.place, goal])
        return self.call(Settle(self.side), "settled")

    def settled(self, table: Table, result: object) -> Step:
        return Done(self.goal)


def march_off(table: Table, side: str, place: str, goal: str) -> None:
    """A whole army leaves a place, with all its characters."""
    state = table.state
    for name in characters_at(state, side, place):
        move_character(table, name, goal)
    arrive(state, goal, state.armies.pop(place))
    enter(table, side, goal)


def arrive(state: State, place: str, army: Army) -> None:
    here = state.arrived.get(place)
    if here:
        merge(here, army)
    else:
        state.arrived[place] = army


def enter_beorn(table: Table, region: str) -> None:
    """Beorn retakes a settlement by entering it (p. 33)."""
    from engine.five_armies.armies import take_control

    take_control(table, FREE, region)


def why_no_retreat(state: State, side: str, place: str, goal: str, beorn: bool) -> Illegal | None:
    """The condition of p. 29 that a region does not meet."""
    if goal not in PLACES:
        return None
    if goal not in neighbours(state, place):
        return Illegal("not_adjacent", place=place, goal=goal)
    if foe_stands(state, side, goal):
        return Illegal("foe_in_the_way", place=goal)
    if controls(state, FOE[side], goal):
        return Illegal("retreat_foe_settlement", place=goal)
    if (place, goal) in FORDS:
        return Illegal("retreat_ford", place=goal)
    if beorn or beorn_at(state) == goal:
        return Illegal("beorn_alone", place=goal)
    return Illegal("retreat_foe_near", place=goal)


class Advance(Frame):
    """The victor moves any part of one attacking army into the region (p. 30). The result is where from, or nothing."""

    side: str
    region: str
    armies: list[str]
    origin: str = ""
    public = ("side", "region", "armies", "origin")

    def start(self, table: Table) -> Step:
        if len(self.armies) > 1:
            self.at = "which"
            return None
        return self.which(table, self.armies[0])

    def ask_which(self, table: Table) -> Question:
        return Pick(seat=self.side, kind="advance_with", options=[*self.armies, NONE], data={"region": self.region})

    def which(self, table: Table, place: str) -> Step:
        if place == NONE:
            return Done("")
        self.origin = place
        beorn = self.side == FREE and beorn_at(table.state) == place and place not in table.state.armies
        self.at = "beorn" if beorn else "who"
        return None

    def ask_beorn(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="beorn_advance", options=[YES, NO], data={"region": self.region})

    def beorn(self, table: Table, answer: str) -> Step:
        if answer == NO:
            return Done("")
        move_character(table, "beorn", self.region)
        if self.region in table.state.control:
            enter_beorn(table, self.region)
        table.emit("advanced", side=FREE, path=[self.origin, self.region], units={}, characters=["beorn"])
        return Done(self.origin)

    def ask_who(self, table: Table) -> Question:
        """Nobody at all is an answer too."""
        parting = Parting(table.state, self.origin)
        return Split(
            seat=self.side,
            kind="advance",
            items=parting.items,
            default=parting.everything,
            check=lambda part: self.refuse(parting, part),
            sampler=lambda rng: self.sample(parting, rng),
            data={"place": self.origin, "region": self.region},
        )

    def refuse(self, parting: Parting, part: dict[str, int]) -> Illegal | None:
        return parting.refuse(part) if any(part.values()) else None

    def sample(self, parting: Parting, rng: Dice) -> dict[str, int]:
        return parting.sample(rng) if rng.randrange(4) else {}

    def who(self, table: Table, part: dict[str, int]) -> Step:
        if not any(part.values()):
            return Done("")
        army, characters = take_part(table, self.origin, part)
        for name in characters:
            move_character(table, name, self.region)
        table.state.arrived[self.region] = army
        path = [self.origin, self.region]
        table.emit("advanced", side=self.side, path=path, units=dict(army.units), characters=characters)
        enter(table, self.side, self.region)
        return self.call(Settle(self.side), "settled")

    def settled(self, table: Table, result: object) -> Step:
        return Done(self.origin)
