"""Characters (ch. VIII): being ready, entering play, moving over the board."""

from functools import partial

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question
from engine.five_armies.armies import APART, armies_of, controls, foe_stands, in_play, move_character, points
from engine.five_armies.board import EYRIE, NEIGHBOURS, PLACES, REGIONS, TERRITORY
from engine.five_armies.cards.registry import ENTRIES
from engine.five_armies.choosing import DONE, pick_place
from engine.five_armies.figures import CHARACTERS, LIMITS
from engine.five_armies.lasting import ending
from engine.five_armies.reasons import no_entry, too_far
from engine.five_armies.recruitment import RecruitUnits
from engine.five_armies.state import FOE, FREE, SHADOW, WAITING, State, Table

YES, NO, STAY = "yes", "no", "stay"
QUIET_MOVEMENT = 4  # Bilbo with the Ring


def ready(state: State, name: str) -> bool:
    """Ready to enter: by the Fate marker, or for Bolg by an army in the Valley (p. 18)."""
    if state.characters[name] != WAITING:
        return False
    if name == "bolg":
        return any(TERRITORY.get(place) == "valley" for place in armies_of(state, SHADOW))
    space = CHARACTERS[name].fate_space or 0
    for card in state.in_play:
        if card.rule == "ready_earlier" and card.on == name:
            space -= card.number
    return state.fate >= space


def entry_regions(state: State, name: str) -> list[str]:
    """Where the character may enter now: not among enemy units nor under enemy control (p. 18, B16)."""
    side = CHARACTERS[name].side
    regions = CHARACTERS[name].entry_regions
    if name == "bolg":
        return [place for place in armies_of(state, SHADOW) if place in regions]
    if name == "beorn":
        return [place for place in regions if place not in state.armies and place not in state.control]
    if name == "lord_of_the_eagles":
        return [EYRIE]
    return [place for place in regions if not foe_stands(state, side, place) and not controls(state, FOE[side], place)]


def may_enter(state: State, side: str, faces: frozenset[str]) -> list[str]:
    """The characters that can be brought in with a die that counts as these faces."""
    return [
        name
        for name, character in CHARACTERS.items()
        if character.side == side
        and faces.intersection(character.entry_die)
        and ready(state, name)
        and entry_regions(state, name)
    ]


class Enter(Frame):
    """A character enters play as on his card (p. 18)."""

    name: str
    effects: list[str] = []
    public = ("name",)

    def start(self, table: Table) -> Step:
        regions = entry_regions(table.state, self.name)
        if not regions:
            return Done()
        if len(regions) == 1:
            return self.where(table, regions[0])
        self.at = "where"
        return None

    def ask_where(self, table: Table) -> Question:
        side = CHARACTERS[self.name].side
        regions = entry_regions(table.state, self.name)
        why = partial(no_entry, name=self.name)
        return pick_place(side, "enter_where", regions, self.group(), why=why, character=self.name)

    def group(self) -> str:
        return self.effects[0] if self.effects else ""

    def where(self, table: Table, place: str) -> Step:
        if place not in PLACES and place != EYRIE:
            self.effects = [place]
            return None
        state = table.state
        state.characters[self.name] = place
        table.emit("entered", character=self.name, place=place)
        self.effects = [card.card for card in state.in_play if card.on == self.name and card.card in ENTRIES]
        return self._equip(table, place)

    def _equip(self, table: Table, place: str) -> Step:
        """The markers a character brings along, and Beorn's victory (p. 31)."""
        state = table.state
        self.at = "attached"
        match self.name:
            case "bilbo":
                state.ring = LIMITS.ring_entry
            case "thorin":
                return self.call(RecruitUnits(FREE, place, {"dwarven_veterans": 1}), "attached")
            case "bolg":
                state.bodyguard = LIMITS.bodyguard if "ruins_of_dale" in state.control else LIMITS.bodyguard_entry
            case "beorn":
                state.wrath = LIMITS.wrath_entry
                if points(state) < 6:
                    table.win(FREE, "beorn")
        return None

    def attached(self, table: Table, result: object = None) -> Step:
        """Fate cards that lay beside his card take effect now (p. 17)."""
        while self.effects:
            step = ENTRIES[self.effects.pop(0)](table, FREE)
            if step:
                return self.call(step, "attached")
        ending(table, "character_entered", self.name)
        return Done()


def reach(start: str, steps: int) -> list[str]:
    """The regions within so many borders; characters alone pass enemies but not the river (C1)."""
    seen = {start: 0}
    ring = [start]
    for distance in range(1, steps + 1):
        ring = [near for place in ring for near in NEIGHBOURS[place] if near not in seen]
        seen |= dict.fromkeys(ring, distance)
        ring = list(dict.fromkeys(ring))
    return [place for place in REGIONS if place in seen and place != start]


def movable_characters(state: State, side: str) -> list[str]:
    return [
        name
        for name, character in CHARACTERS.items()
        if character.side == side and name not in APART and in_play(state, name) and state.characters[name] in REGIONS
    ]


class MoveCharacters(Frame):
    """The action Move Characters: any number of own characters, each up to its movement (p. 19)."""

    side: str
    moved: list[str] = []
    public = ("side", "moved")

    def left(self, state: State) -> list[str]:
        return [name for name in movable_characters(state, self.side) if name not in self.moved]

    def start(self, table: Table, result: object = None) -> Step:
        if not self.left(table.state):
            return Done()
        self.at = "who"
        return None

    def ask_who(self, table: Table) -> Question:
        extra = [DONE] if self.moved else []
        return Pick(seat=self.side, kind="character", options=self.left(table.state) + extra)

    def who(self, table: Table, name: str) -> Step:
        if name == DONE:
            return Done()
        self.moved.append(name)
        return self.call(MoveCharacter(name, quietly=True), "start")


class MoveCharacter(Frame):
    """One character moves, with or without leaving an army; `quietly`, Bilbo may slip further with the Ring."""

    name: str
    anywhere: bool = False
    quietly: bool = False
    steps: int = 0
    group: str = ""
    public = ("name", "anywhere")

    def start(self, table: Table) -> Step:
        self.steps = CHARACTERS[self.name].movement
        quiet = self.quietly and self.name == "bilbo" and table.state.ring
        self.at = "quiet" if quiet else "where"
        return None

    def ask_quiet(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="quiet", options=[NO, YES], data={"left": table.state.ring})

    def quiet(self, table: Table, answer: str) -> Step:
        if answer == YES:
            table.state.ring -= 1
            table.emit("ring", left=table.state.ring)
            self.steps = QUIET_MOVEMENT
        return self.to("where")

    def ask_where(self, table: Table) -> Question:
        start = table.state.characters[self.name]
        goals = [place for place in REGIONS if place != start] if self.anywhere else reach(start, self.steps)
        side = CHARACTERS[self.name].side
        why = partial(too_far, name=self.name, steps=self.steps)
        return pick_place(side, "character_to", goals, self.group, [STAY], why, character=self.name)

    def where(self, table: Table, place: str) -> Step:
        if place == STAY:
            return Done()
        if place not in PLACES:
            self.group = place
            return None
        start = table.state.characters[self.name]
        move_character(table, self.name, place)
        table.emit("character_moved", character=self.name, path=[start, place])
        return Done()


__all__ = ["Enter", "MoveCharacter", "MoveCharacters", "entry_regions", "may_enter", "ready"]
