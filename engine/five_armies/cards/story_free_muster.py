"""Stories of the Free Peoples, type Muster."""

from engine.core.frame import Done, Frame, Step
from engine.five_armies.armies import FLYING, armies_of, army_of, controls, in_play, supply, territory_of
from engine.five_armies.board import FORTIFICATIONS, SETTLEMENTS, TERRITORIES
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import condition, order
from engine.five_armies.cards.verbs import Choose, ChooseArmies, ChoosePlace, Repair
from engine.five_armies.choosing import ChooseAmounts
from engine.five_armies.damage import heal
from engine.five_armies.eagles import muster_eagles
from engine.five_armies.recruitment import LayTokens, Recruit, RecruitUnits, may_recruit_in
from engine.five_armies.state import State, Table

LAKE = "men_of_the_lake"


@order("FP-03")
def wings_on_the_wind(table: Table, side: str) -> Frame | None:
    muster_eagles(table, 1 if in_play(table.state, FLYING) else 2)
    return None


@carried_out_by("FP-04")
class TalonsAtDusk(Procedure):
    """All Great Bats of a territory are driven off, and an Eagle comes."""

    def start(self, table: Table) -> Step:
        territories = [territory for territory in TERRITORIES if table.state.bats.get(territory)]
        return self.call(Choose(self.side, "talons", territories), "drive_off")

    def drive_off(self, table: Table, territory: str) -> Step:
        if territory:
            table.emit("bats_removed", territory=territory, count=table.state.bats.pop(territory))
        muster_eagles(table, 1)
        return Done()


@carried_out_by("FP-06")
class Masons(Procedure):
    """A fortification is repaired; a Dwarf joins the army there."""

    place: str = ""
    public = ("side", "place")

    def start(self, table: Table) -> Step:
        walls = [place for place in FORTIFICATIONS if controls(table.state, self.side, place)]
        return self.call(ChoosePlace(self.side, walls, "masons"), "build")

    def build(self, table: Table, place: str) -> Step:
        self.place = place
        return self.call(Repair(self.side, place, 3), "join") if place else Done()

    def join(self, table: Table, result: object) -> Step:
        if not army_of(table.state, self.side, self.place):
            return Done()
        return self.call(RecruitUnits(self.side, self.place, {"dwarven_soldiers": 1}), "over")


@carried_out_by("FP-07")
class SecondColumn(Procedure):
    """Three tokens are laid, one is turned up."""

    def start(self, table: Table) -> Step:
        return self.call(LayTokens(self.side, 3, groups=["dwarves_men"], per_place=2), "turn_up")

    def turn_up(self, table: Table, result: object) -> Step:
        return self.call(Recruit(self.side, 1, compulsory=True), "over")


@condition("FP-08")
def thranduil_with_an_army(state: State, side: str) -> bool:
    return army_of(state, side, state.characters["thranduil"]) is not None


@carried_out_by("FP-08")
class ElvenkingsReserve(Procedure):
    """Two units of Elves join Thranduil, and a token is laid."""

    def start(self, table: Table) -> Step:
        here = table.state.characters["thranduil"]
        return self.call(RecruitUnits(self.side, here, {"elven_archers": 1, "elven_spearmen": 1}), "lay")

    def lay(self, table: Table, result: object) -> Step:
        return self.call(LayTokens(self.side, 1, groups=["elves"]), "over")


@condition("FP-09")
def bard_in_play(state: State, side: str) -> bool:
    return in_play(state, "bard")


@carried_out_by("FP-09")
class Volunteers(Procedure):
    """Men of the Lake in up to three settlements."""

    places: list[str] = []

    def start(self, table: Table) -> Step:
        state = table.state
        homes = [
            town for town in SETTLEMENTS if controls(state, self.side, town) and may_recruit_in(state, self.side, town)
        ]
        return self.call(ChooseArmies(self.side, homes, min(3, supply(state, LAKE)), kind="volunteers"), "chosen")

    def chosen(self, table: Table, places: list[str]) -> Step:
        self.places = places
        return self.to("recruit")

    def recruit(self, table: Table, result: object = None) -> Step:
        if not self.places:
            return Done()
        return self.call(RecruitUnits(self.side, self.places.pop(0), {LAKE: 1}), "recruit")


@carried_out_by("FP-17")
class SongsOfHealing(Procedure):
    """Up to five damage tokens go from the armies of a territory, up to three from each."""

    def healable(self, state: State, territory: str) -> dict[str, int]:
        hurt = [place for place in armies_of(state, self.side) if territory_of(place) == territory]
        return {place: min(3, state.armies[place].damage) for place in hurt if state.armies[place].damage}

    def start(self, table: Table) -> Step:
        territories = [territory for territory in TERRITORIES if self.healable(table.state, territory)]
        return self.call(Choose(self.side, "healing_where", territories), "chosen")

    def chosen(self, table: Table, territory: str) -> Step:
        return self.call(ChooseAmounts(self.side, "healing", self.healable(table.state, territory), 5), "share")

    def share(self, table: Table, healed: dict[str, int]) -> Step:
        for place, count in healed.items():
            heal(table, place, count)
        return Done()
