"""Moving armies (p. 22, 23; passes p. 25)."""

from functools import partial

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question
from engine.five_armies.armies import (
    armies_of,
    army_of,
    beorn_at,
    beside_foe,
    enter,
    leadership,
    may_stay,
    move_character,
    steps_from,
)
from engine.five_armies.board import PASSES, PLACES, REGIONS
from engine.five_armies.choosing import DONE, pick_place
from engine.five_armies.parts import Parting, copy_of, lift, merge, take_part
from engine.five_armies.reasons import army_cannot
from engine.five_armies.stacking import Settle
from engine.five_armies.state import FREE, Army, State, Table

STOP = "stop"


def next_steps(state: State, side: str, place: str, left: int, ignore_stop: bool = False) -> list[str]:
    """The regions that an army may step into, with `left` steps to go. Nobody ends beside the bear (D5)."""
    steps = steps_from(state, side, place)
    if side != FREE:
        return steps
    bear = beorn_at(state)
    if bear not in steps:
        return steps
    onward = left > 1 and place in REGIONS and (ignore_stop or not beside_foe(state, side, bear))
    if onward and any(region != bear for region in steps_from(state, side, bear)):
        return steps
    return [region for region in steps if region != bear]


class Move(Frame):
    """One army, or a part of it, moves up to `steps` regions. The result is this frame, with its path.

    The part leaves with its first step; from then on it stands in `State.arrived` until `Settle` merges it.
    """

    side: str
    source: str
    steps: int = 1
    led: bool = False
    needs: list[str] = []
    only: list[str] = []
    staying: list[str] = []
    closed: list[str] = []
    ignore_stop: bool = False
    part: dict[str, int] = {}
    force: Army | None = None
    characters: list[str] = []
    path: list[str] = []
    public = ("side", "source", "steps", "part", "path")

    def parting(self, state: State) -> Parting:
        return Parting(state, self.source, led=self.led, needs=self.needs, only=self.only, staying=self.staying)

    def start(self, table: Table) -> Step:
        self.path = [self.source]
        parting = self.parting(table.state)
        if parting.certain:
            return self.who(table, parting.everything)
        self.at = "who"
        return None

    def ask_who(self, table: Table) -> Question:
        return self.parting(table.state).question(self.side, "move_who", self.source)

    def who(self, table: Table, part: dict[str, int]) -> Step:
        self.part = part
        self.at = "where"
        return None

    def ways(self, state: State) -> list[str]:
        left = self.steps - len(self.path) + 1
        steps = next_steps(state, self.side, self.path[-1], left, self.ignore_stop)
        return [region for region in steps if region not in self.closed] if len(self.path) == 1 else steps

    def ask_where(self, table: Table) -> Question:
        place = self.path[-1]
        extra = [STOP] if len(self.path) > 1 and may_stay(table.state, self.side, place) else []
        why = lambda value: why_not_there(table.state, self.side, place, value)  # noqa: E731
        return Pick(
            seat=self.side,
            kind="move_to" if len(self.path) == 1 else "march_on",
            options=self.ways(table.state) + extra,
            why=why,
            data={"place": place},
        )

    def where(self, table: Table, region: str) -> Step:
        if region == STOP:
            return self.arrive(table)
        state = table.state
        self._step(table, region)
        enter(table, self.side, region)
        if len(self.path) > self.steps or self.must_stop(state) or not self.ways(state):
            return self.arrive(table)
        return None

    def must_stop(self, state: State) -> bool:
        """Beside an enemy the march ends (p. 23); a step into or out of a pass is the only one (C22)."""
        place = self.path[-1]
        if place in PASSES or self.source in PASSES:
            return True
        return not self.ignore_stop and beside_foe(state, self.side, place)

    def arrive(self, table: Table) -> Step:
        units = self.force.units if self.force else {}
        table.emit("moved", side=self.side, path=self.path, units=units, characters=self.characters)
        return Done(self)

    def _step(self, table: Table, region: str) -> None:
        """The part steps into a region; others who have come there in the same action stay what they are (p. 23)."""
        arrived = table.state.arrived
        if self.force is None:
            self.force, self.characters = take_part(table, self.source, self.part)
        else:
            lift(arrived, self.path[-1], self.force)
        self.path.append(region)
        if region in arrived:
            merge(arrived[region], self.force)
        else:
            arrived[region] = copy_of(self.force)
        for name in self.characters:
            move_character(table, name, region)


def why_not_there(state: State, side: str, place: str, region: str) -> Illegal | None:
    """The rule that keeps an army out of a region, for the player who asked for it."""
    if region == STOP and not may_stay(state, side, place):
        return Illegal("beorn_alone", place=place)
    if region not in PLACES:
        return None
    if region not in steps_from(state, side, place):
        foe = state.armies.get(region)
        if foe and foe.side != side:
            return Illegal("foe_in_the_way", place=region)
        return Illegal("not_adjacent", place=place, goal=region)
    if side == FREE and region == beorn_at(state):
        return Illegal("beorn_alone", place=region)
    return Illegal("same_goal", place=region)


def movable(
    state: State,
    side: str,
    *,
    led: bool = False,
    needs: list[str] | None = None,
    only: list[str] | None = None,
    steps: int = 1,
    within: list[str] | None = None,
) -> list[str]:
    """The places of all armies of which some part may be moved like this."""
    places = armies_of(state, side) if within is None else [place for place in within if army_of(state, side, place)]
    return [place for place in places if may_move(state, side, place, led=led, needs=needs, only=only, steps=steps)]


def may_move(
    state: State,
    side: str,
    place: str,
    *,
    led: bool = False,
    needs: list[str] | None = None,
    only: list[str] | None = None,
    steps: int = 1,
) -> bool:
    if led and not leadership(state, place):
        return False
    if not next_steps(state, side, place, steps):
        return False
    return not (led or needs or only) or Parting(state, place, led=led, needs=needs, only=only).possible


class Strategic(Frame):
    """Strategic movement: so many armies, or parts, one step each; they merge when all have moved (p. 23).

    Any of the moves may be left out (p. 22). A card may ask for `different` armies.
    """

    side: str
    moves: int = 2
    needs: list[str] = []
    within: list[str] = []
    different: bool = False
    made: list[list[str]] = []
    gone: list[str] = []  # characters who have moved
    group: str = ""
    public = ("side", "moves", "made")

    def start(self, table: Table) -> Step:
        if len(self.made) == self.moves or not self.sources(table.state):
            return self.call(Settle(self.side), "settled")
        self.at = "from_where"
        return None

    def sources(self, state: State) -> list[str]:
        """Armies that can still move: not to a region to which a part of the same army has gone (C5)."""
        sources = movable(state, self.side, needs=self.needs, within=self.within or None)
        return [place for place in sources if self._open(state, place)]

    def _open(self, state: State, place: str) -> list[str]:
        gone = self._gone(place)
        if gone and self.different:
            return []
        return [region for region in next_steps(state, self.side, place, 1) if region not in gone]

    def _gone(self, place: str) -> list[str]:
        return [goal for source, goal in self.made if source == place]

    def ask_from_where(self, table: Table) -> Question:
        why = partial(army_cannot, table.state, self.side, needs=self.needs, within=self.within)
        return pick_place(
            self.side, "move_from", self.sources(table.state), self.group, [DONE], why, made=len(self.made)
        )

    def from_where(self, table: Table, place: str) -> Step:
        if place == DONE:
            return self.call(Settle(self.side), "settled")
        if place not in PLACES:
            self.group = place
            return None
        self.group = ""
        return self.call(Move(self.side, place, needs=self.needs, staying=self.gone, closed=self._gone(place)), "moved")

    def moved(self, table: Table, move: Move) -> Step:
        self.made.append([move.source, move.path[-1]])
        self.gone += move.characters
        self.at = "start"
        return None

    def settled(self, table: Table, result: object = None) -> Step:
        return Done([goal for _, goal in self.made])


class March(Frame):
    """One army moves up to so many regions, or not at all (fast movement, p. 22; cards)."""

    side: str
    steps: int = 2
    led: bool = True
    needs: list[str] = []
    only: list[str] = []
    within: list[str] = []
    ignore_stop: bool = False
    group: str = ""
    public = ("side", "steps")

    def start(self, table: Table) -> Step:
        if not self.sources(table.state):
            return Done("")
        self.at = "from_where"
        return None

    def sources(self, state: State) -> list[str]:
        return movable(
            state,
            self.side,
            led=self.led,
            needs=self.needs,
            only=self.only,
            steps=self.steps,
            within=self.within or None,
        )

    def ask_from_where(self, table: Table) -> Question:
        why = partial(army_cannot, table.state, self.side, led=self.led, needs=self.needs, within=self.within)
        return pick_place(self.side, "move_from", self.sources(table.state), self.group, [DONE], why, made=0)

    def from_where(self, table: Table, place: str) -> Step:
        if place == DONE:
            return Done("")
        if place not in PLACES:
            self.group = place
            return None
        move = Move(
            self.side,
            place,
            steps=self.steps,
            led=self.led,
            needs=self.needs,
            only=self.only,
            ignore_stop=self.ignore_stop,
        )
        return self.call(move, "marched")

    def marched(self, table: Table, move: Move) -> Step:
        self.group = move.path[-1]
        return self.call(Settle(self.side), "settled")

    def settled(self, table: Table, result: object = None) -> Step:
        return Done(self.group)
