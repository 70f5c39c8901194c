"""Generals (p. 19): activating them, their leadership tokens, and their abilities."""

from collections.abc import Callable

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question, Split
from engine.five_armies.armies import FLYING, armies_of, army_of, in_play, leaders_left, neighbours, place_leaders
from engine.five_armies.board import EYRIE, IN_RANGE, REGIONS
from engine.five_armies.choosing import pick_place
from engine.five_armies.eagles import FlyOut, eagles_left, muster_eagles
from engine.five_armies.figures import CHARACTERS, GENERALS, LIMITS
from engine.five_armies.rally import Rally
from engine.five_armies.ranged import Volley, shadow_armies_in_regions, shooters
from engine.five_armies.recruitment import LayTokens, homes, tokens_left
from engine.five_armies.state import FREE, SHADOW, State, Table

TOKEN, STRIP, BLAST, CONCENTRATE, FLY, MUSTER = (
    "lay_token",
    "strip_leader",
    "blast",
    "concentrate",
    "fly",
    "muster_eagles",
)
YES, NO = "yes", "no"


def generals_in_play(state: State) -> list[str]:
    return [name for name in GENERALS if in_play(state, name)]


class ActivateGenerals(Frame):
    """Phase 2: up to three generals, and as many leadership tokens for different armies (p. 11)."""

    count: int = 0
    public = ("count",)

    def start(self, table: Table) -> Step:
        table.state.phase = "generals"
        if not generals_in_play(table.state):
            return Done()
        self.at = "which"
        return None

    def ask_which(self, table: Table) -> Question:
        names = generals_in_play(table.state)
        most = min(LIMITS.activation, len(names))
        return Split(
            seat=FREE,
            kind="generals",
            items=dict.fromkeys(names, 1),
            most=most,
            default=dict.fromkeys(names[:1], 1),
            data={"count": most},
        )

    def which(self, table: Table, answer: dict[str, int]) -> Step:
        state = table.state
        state.activated = [name for name in GENERALS if answer.get(name)]
        table.emit("generals", characters=list(state.activated))
        self.count = min(len(state.activated), len(armies_of(state, FREE)), leaders_left(state, FREE))
        if not self.count:
            return Done()
        self.at = "place_leaders"
        return None

    def ask_place_leaders(self, table: Table) -> Question:
        places = armies_of(table.state, FREE)
        return Split(
            seat=FREE,
            kind="leaders",
            items=dict.fromkeys(places, 1),
            least=self.count,
            most=self.count,
            default=dict.fromkeys(places[: self.count], 1),
            data={"count": self.count},
        )

    def place_leaders(self, table: Table, answer: dict[str, int]) -> Step:
        place_leaders(table, FREE, [place for place, count in answer.items() if count])
        return Done()


# --- abilities (the generals' cards) ---------------------------------------------------------------------------------


def stripped(state: State) -> list[str]:
    """Shadow armies beside Bard that have a leadership token."""
    here = state.characters["bard"]
    near = neighbours(state, here) if here in REGIONS else ()
    return [place for place in near if (army := army_of(state, SHADOW, place)) and army.leaders]


def bard_options(state: State) -> list[str]:
    lay = [TOKEN] if homes(state, FREE) and tokens_left(state, "dwarves_men") > 0 else []
    return lay + ([STRIP] if stripped(state) else [])


def blast_targets(state: State) -> list[str]:
    here = state.characters["gandalf"]
    return [place for place in shadow_armies_in_regions(state) if here in REGIONS and place in IN_RANGE[here]]


def gandalf_options(state: State) -> list[str]:
    return ([BLAST] if blast_targets(state) else []) + ([] if state.concentration else [CONCENTRATE])


def archery_targets(state: State) -> list[str]:
    return [place for place in shadow_armies_in_regions(state) if shooters(state, place)]


def lord_options(state: State) -> list[str]:
    return [FLY] + ([MUSTER] if eagles_left(state) else [])


def dain_can_rally(state: State) -> bool:
    army = army_of(state, FREE, state.characters["dain"])
    return bool(army and army.damage)


USABLE: dict[str, Callable[[State], bool]] = {
    "bard": lambda state: bool(bard_options(state)),
    "dain": dain_can_rally,
    "gandalf": lambda state: bool(gandalf_options(state)),
    "thranduil": lambda state: bool(archery_targets(state)),
    FLYING: lambda state: state.characters[FLYING] == EYRIE,
}


def usable_abilities(state: State) -> list[str]:
    """Activated generals whose ability would do something now."""
    return [name for name in state.activated if USABLE[name](state)]


class Ability(Frame):
    """A general spends his Activation token and uses his ability (p. 19)."""

    name: str
    target: str = ""
    public = ("name", "target")

    def start(self, table: Table) -> Step:
        table.state.activated.remove(self.name)
        table.emit("ability_used", character=self.name, ability=CHARACTERS[self.name].abilities[0])
        match self.name:
            case "bard":
                self.at = "bard"
            case "gandalf":
                self.at = "gandalf"
            case "thranduil":
                self.at = "archery"
            case "dain":
                return self.call(Rally(FREE, table.state.characters["dain"], hit=4), "over")
            case _:
                self.at = "eagles"
        return None

    def over(self, table: Table, result: object = None) -> Step:
        return Done()

    # Bard: The Bowman's Summons

    def ask_bard(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="bard", options=bard_options(table.state))

    def bard(self, table: Table, answer: str) -> Step:
        if answer == TOKEN:
            return self.call(LayTokens(FREE, 1, groups=["dwarves_men"]), "over")
        self.at = "strip"
        return None

    def ask_strip(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="strip", options=stripped(table.state))

    def strip(self, table: Table, place: str) -> Step:
        table.state.armies[place].leaders -= 1
        table.emit("leaders_removed", side=SHADOW, place=place, count=1)
        return Done()

    # Gandalf: Blast of Magic and Concentration

    def ask_gandalf(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="gandalf", options=gandalf_options(table.state))

    def gandalf(self, table: Table, answer: str) -> Step:
        if answer == CONCENTRATE:
            table.state.concentration = True
            table.emit("concentration")
            return Done()
        self.at = "blast"
        return None

    def ask_blast(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="blast", options=blast_targets(table.state))

    def blast(self, table: Table, place: str) -> Step:
        self.target = place
        if table.state.concentration:
            self.at = "spend"
            return None
        return self.call(Volley(FREE, place, 3, 5, source="blast"), "over")

    def ask_spend(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="spend_concentration", options=[YES, NO], data={"place": self.target})

    def spend(self, table: Table, answer: str) -> Step:
        if answer == NO:
            return self.call(Volley(FREE, self.target, 3, 5, source="blast"), "over")
        table.state.concentration = False
        table.emit("concentration_spent")
        return self.call(Volley(FREE, self.target, 5, 4, source="blast"), "over")

    # Thranduil: Archery

    def ask_archery(self, table: Table) -> Question:
        return pick_place(FREE, "archery", archery_targets(table.state), self.target)

    def archery(self, table: Table, place: str) -> Step:
        state = table.state
        if place not in REGIONS:
            self.target = place
            return None
        here = state.characters["thranduil"]
        rerolls = CHARACTERS["thranduil"].leadership if here in REGIONS and place in IN_RANGE[here] else 0
        return self.call(Volley(FREE, place, shooters(state, place), 5, rerolls=rerolls, source="archery"), "over")

    # The Lord of the Eagles: On Wide Wings

    def ask_eagles(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="lord_of_the_eagles", options=lord_options(table.state))

    def eagles(self, table: Table, answer: str) -> Step:
        if answer == MUSTER:
            muster_eagles(table, 2)
            return Done()
        return self.call(FlyOut(), "over")
