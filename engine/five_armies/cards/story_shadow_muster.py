"""Stories of the Shadow, type Muster."""

from collections import Counter

from engine.core.frame import Done, Step
from engine.core.question import Question, Split
from engine.five_armies.armies import (
    add_units,
    armies_of,
    army_of,
    controls,
    foe_stands,
    neighbours,
    open_pass_if_full,
    remove_tokens,
    supply,
    territory_of,
    token_group,
)
from engine.five_armies.board import GOBLIN_POINTS, PASSES, REGIONS, SETTLEMENTS, TERRITORIES
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import condition
from engine.five_armies.cards.verbs import Choose, ChooseArmies, ChoosePlace
from engine.five_armies.choosing import ChooseAmounts
from engine.five_armies.damage import heal, sacrifice
from engine.five_armies.eagles import bats_left, place_bats
from engine.five_armies.lasting import stay
from engine.five_armies.movement import Strategic
from engine.five_armies.ranged import Volley
from engine.five_armies.recruitment import LayTokens, Recruit, RecruitUnits, own_tokens
from engine.five_armies.state import FOE, CardInPlay, State, Table

BATS = ["bats_0", "bats_1", "bats_2"]
RABBLE = ("orcs", "goblins")


@carried_out_by("SH-03")
class OutOfDarkHoles(Procedure):
    """Three Goblins on the points; through a pass that opens they may come at once."""

    def start(self, table: Table) -> Step:
        if not supply(table.state, "goblins"):
            return Done()
        self.at = "share"
        return None

    def ask_share(self, table: Table) -> Question:
        count = min(3, supply(table.state, "goblins"))
        items = dict.fromkeys(GOBLIN_POINTS, count)
        return Split(
            seat=self.side,
            kind="dark_holes",
            items=items,
            least=count,
            most=count,
            default={next(iter(items)): count},
            data={"count": count},
        )

    def share(self, table: Table, answer: dict[str, int]) -> Step:
        state = table.state
        before = list(state.open_passes)
        for point, count in answer.items():
            if count:
                add_units(state, self.side, point, {"goblins": count})
                table.emit("recruited", side=self.side, place=point, units={"goblins": count})
        open_pass_if_full(table)
        opened = [point for point, way in GOBLIN_POINTS.items() if way in state.open_passes and way not in before]
        if not opened:
            return Done()
        return self.call(Strategic(self.side, len(opened), within=opened, different=True), "over")


@carried_out_by("SH-06")
class EndlessRanks(Procedure):
    """Three tokens are laid, one is turned up."""

    def start(self, table: Table) -> Step:
        return self.call(LayTokens(self.side, 3, per_place=2), "turn_up")

    def turn_up(self, table: Table, result: object) -> Step:
        return self.call(Recruit(self.side, 1, compulsory=True), "over")


@carried_out_by("SH-07")
class LeathernWings(Procedure):
    """Great Bats come to a territory, and two armies move under them."""

    territory: str = ""
    public = ("side", "territory")

    def start(self, table: Table) -> Step:
        return self.call(Choose(self.side, "leathern_wings", list(TERRITORIES)), "chosen")

    def chosen(self, table: Table, territory: str) -> Step:
        self.territory = territory
        numbers = BATS[: bats_left(table.state) + 1][::-1]
        return self.call(Choose(self.side, "how_many_bats", numbers, data={"territory": territory}), "come")

    def come(self, table: Table, number: str) -> Step:
        place_bats(table, self.territory, BATS.index(number))
        inside = list(TERRITORIES[self.territory])
        return self.call(Strategic(self.side, within=inside), "over")


def reach_of(state: State, side: str) -> list[str]:
    """The regions beside own armies; from a pass, the one it leads to."""
    found: set[str] = set()
    for place in armies_of(state, side):
        found.update((PASSES[place],) if place in PASSES else neighbours(state, place) if place in REGIONS else ())
    return [region for region in REGIONS if region in found]


@carried_out_by("SH-08")
class PutToTheTorch(Procedure):
    """Tokens of the enemy burn, and his army there suffers."""

    place: str = ""
    public = ("side", "place")

    def start(self, table: Table) -> Step:
        state, foe = table.state, FOE[self.side]
        near = reach_of(state, self.side)
        worth = [place for place in near if own_tokens(state, foe, place) or army_of(state, foe, place)]
        return self.call(ChoosePlace(self.side, worth, "torch"), "burn")

    def burn(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.place = place
        groups = [token_group(token) for token in own_tokens(table.state, FOE[self.side], place)]
        return self.call(ChooseAmounts(self.side, "burn", Counter(groups), 2, data={"place": place}), "strike")

    def strike(self, table: Table, burnt: dict[str, int]) -> Step:
        for group, count in burnt.items():
            remove_tokens(table, FOE[self.side], self.place, count, group)
        return self.call(Volley(self.side, self.place, 3, 4), "over")


@carried_out_by("SH-16")
class OverTheirOwnDead(Procedure):
    """Up to two armies each give an Orc or a Goblin and lose all their damage."""

    chosen: list[str] = []
    public = ("side", "chosen")

    def able(self, state: State) -> list[str]:
        armies = [(place, state.armies[place]) for place in armies_of(state, self.side) if place not in self.chosen]
        return [
            place
            for place, army in armies
            if army.damage and army.size > 1 and any(army.units.get(unit) for unit in RABBLE)
        ]

    def start(self, table: Table) -> Step:
        able = self.able(table.state)
        if len(self.chosen) == 2 or not able:
            return Done()
        return self.call(ChoosePlace(self.side, able, "own_dead", optional=True), "who")

    def who(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.chosen.append(place)
        units = [unit for unit in RABBLE if table.state.armies[place].units.get(unit)]
        return self.call(Choose(self.side, "give_unit", units, data={"place": place}), "give")

    def give(self, table: Table, unit: str) -> Step:
        place = self.chosen[-1]
        sacrifice(table, place, unit)
        heal(table, place, table.state.armies[place].damage)
        return self.to("start")


@carried_out_by("SH-18")
class AxesOfGundabad(Procedure):
    """A Great Orc for each of up to two armies, in the Broken Lands or with Bolg."""

    places: list[str] = []

    def start(self, table: Table) -> Step:
        state = table.state
        bolg = state.characters["bolg"]
        armies = [
            place for place in armies_of(state, self.side) if place == bolg or territory_of(place) == "broken_lands"
        ]
        return self.call(ChooseArmies(self.side, armies, min(2, supply(state, "great_orcs")), kind="axes"), "chosen")

    def chosen(self, table: Table, places: list[str]) -> Step:
        self.places = places
        return self.to("recruit")

    def recruit(self, table: Table, result: object = None) -> Step:
        if not self.places:
            return Done()
        return self.call(RecruitUnits(self.side, self.places.pop(0), {"great_orcs": 1}), "recruit")


def held_settlements(state: State, side: str) -> list[str]:
    return [place for place in SETTLEMENTS if controls(state, side, place)]


@condition("SH-20")
def holds_a_settlement(state: State, side: str) -> bool:
    return bool(held_settlements(state, side))


@carried_out_by("SH-20")
class ForwardCamp(Procedure):
    """A settlement becomes a mustering region, as long as it is held."""

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, held_settlements(table.state, self.side), "forward_camp"), "pitch")

    def pitch(self, table: Table, place: str) -> Step:
        stay(table, CardInPlay("SH-20", self.side, "mustering_region", place, ends=["control_lost"]))
        if foe_stands(table.state, self.side, place):
            return Done()
        return self.call(LayTokens(self.side, 2, places=[place]), "over")
