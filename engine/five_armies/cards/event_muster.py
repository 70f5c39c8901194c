"""Event cards of the type Muster: their order effects."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question
from engine.five_armies.armies import armies_of, army_of, controls, intact, neighbours, supply
from engine.five_armies.board import FORTIFICATIONS, PASSES, PLACES, REGIONS, SETTLEMENTS
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import order
from engine.five_armies.cards.verbs import (
    NONE,
    Choose,
    ChooseArmies,
    ChoosePlace,
    RemoveToken,
    Repair,
    damage_fortification,
    look_at_tokens,
)
from engine.five_armies.figures import GROUP_UNITS, UNITS
from engine.five_armies.movement import March
from engine.five_armies.rally import RallyArmies
from engine.five_armies.recruitment import LayTokens, Recruit, RecruitUnits, TurnUp, homes, may_recruit_in, own_tokens
from engine.five_armies.state import FREE, State, Table, sorted_units

REPAIR, UNDERMINE = "repair", "undermine"


@carried_out_by("EV-M01")
class FreshCompanies(Procedure):
    """Two tokens in different regions, then one is turned up."""

    def start(self, table: Table) -> Step:
        return self.call(LayTokens(self.side, 2, per_place=1), "laid")

    def laid(self, table: Table, result: object = None) -> Step:
        return self.call(Recruit(self.side, count=1, compulsory=True), "over")


@order("EV-M02")
def general_levy(table: Table, side: str) -> Frame:
    return Recruit(side, count=3)


@carried_out_by("EV-M03")
class SupplyWagons(Procedure):
    """Two armies rally, and a token is laid."""

    def start(self, table: Table) -> Step:
        return self.call(RallyArmies(self.side), "rallied")

    def rallied(self, table: Table, result: object = None) -> Step:
        return self.call(LayTokens(self.side, 1), "over")


@order("EV-M04")
def watchfires(table: Table, side: str) -> Frame:
    return RallyArmies(side, hit=4)


@carried_out_by("EV-M05")
class FillTheGaps(Procedure):
    """A unit more for each of up to two small armies, of a kind that they have."""

    places: list[str] = []
    public = ("side", "places")

    def kinds(self, state: State, place: str) -> list[str]:
        return [unit for unit in state.armies[place].units if supply(state, unit)]

    def start(self, table: Table) -> Step:
        state = table.state
        small = [place for place in armies_of(state, self.side) if state.armies[place].size <= 3]
        small = [place for place in small if self.kinds(state, place)]
        return self.call(ChooseArmies(self.side, small, 2, kind="fill"), "chosen")

    def chosen(self, table: Table, places: list[str]) -> Step:
        self.places = places
        return self.to("next")

    def next(self, table: Table, result: object = None) -> Step:
        if not self.places:
            return Done()
        place = self.places[0]
        kinds = self.kinds(table.state, place)
        return self.call(Choose(self.side, "fill_with", kinds, data={"place": place}), "fill")

    def fill(self, table: Table, unit: str) -> Step:
        place = self.places.pop(0)
        return self.call(RecruitUnits(self.side, place, {unit: 1}), "next") if unit else self.to("next")


@carried_out_by("EV-M06")
class StoneAndMortar(Procedure):
    """Repair an own fortification, or undermine one next door."""

    choice: str = ""
    public = ("side", "choice")

    def broken(self, state: State) -> list[str]:
        return [place for place in FORTIFICATIONS if state.fortifications[place] and army_of(state, self.side, place)]

    def near(self, state: State) -> list[str]:
        """Intact walls beside an own army and without one."""
        armies = armies_of(state, self.side)
        beside = {region for place in armies if place in REGIONS for region in neighbours(state, place)}
        beside |= {PASSES[place] for place in armies if place in PASSES}
        return [place for place in FORTIFICATIONS if place in beside and intact(state, place) and place not in armies]

    def start(self, table: Table) -> Step:
        options = [REPAIR] if self.broken(table.state) else []
        options += [UNDERMINE] if self.near(table.state) else []
        return self.call(Choose(self.side, "walls", options), "chosen")

    def chosen(self, table: Table, choice: str) -> Step:
        if not choice:
            return Done()
        self.choice = choice
        places = self.broken(table.state) if choice == REPAIR else self.near(table.state)
        return self.call(ChoosePlace(self.side, places, "which_walls"), "work")

    def work(self, table: Table, place: str) -> Step:
        if self.choice == REPAIR:
            return self.call(Repair(self.side, place, 2), "over")
        damage_fortification(table, self.side, place, 4, 4)
        return Done()


@carried_out_by("EV-M07")
class RaidingParties(Procedure):
    """An enemy token goes, an own one is laid, and one is turned up."""

    def start(self, table: Table) -> Step:
        return self.call(RemoveToken(self.side), "raided")

    def raided(self, table: Table, place: str) -> Step:
        return self.call(LayTokens(self.side, 1), "laid")

    def laid(self, table: Table, result: object = None) -> Step:
        return self.call(Recruit(self.side, count=1, compulsory=True), "over")


@carried_out_by("EV-M08")
class MusterRoll(Procedure):
    """Look at all own tokens of a region, turn up to two of them, and move the army there."""

    place: str = ""
    turned: int = 0
    public = ("side", "place", "turned")

    def start(self, table: Table) -> Step:
        places = [place for place in PLACES if own_tokens(table.state, self.side, place)]
        return self.call(ChoosePlace(self.side, places, "muster_roll"), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.place = place
        look_at_tokens(table, self.side, place)
        return self.to("choose")

    def choose(self, table: Table, result: object = None) -> Step:
        state = table.state
        able = own_tokens(state, self.side, self.place) and may_recruit_in(state, self.side, self.place)
        return self.to("turn_up" if able and self.turned < 2 else "march")

    def ask_turn_up(self, table: Table) -> Question:
        tokens = sorted(set(own_tokens(table.state, self.side, self.place)))
        data = {"place": self.place, "left": 2 - self.turned}
        return Pick(seat=self.side, kind="turn_up", options=[*tokens, NONE], data=data)

    def turn_up(self, table: Table, token: str) -> Step:
        if token == NONE:
            return self.to("march")
        self.turned += 1
        return self.call(TurnUp(self.side, self.place, known=token), "choose")

    def march(self, table: Table) -> Step:
        return self.call(March(self.side, steps=1, led=False, within=[self.place]), "over")


@carried_out_by("EV-M09")
class OpenedArmouries(Procedure):
    """Up to two units are replaced by others of their recruitment group; Goblins have none."""

    done: int = 0
    place: str = ""
    unit: str = ""
    public = ("side", "done", "place", "unit")

    def kinds(self, state: State, unit: str) -> list[str]:
        group = UNITS[unit].group
        return [other for other in GROUP_UNITS[group] if other != unit and supply(state, other)]

    def units(self, state: State, place: str) -> list[str]:
        return [unit for unit in state.armies[place].units if self.kinds(state, unit)]

    def start(self, table: Table, result: object = None) -> Step:
        state = table.state
        places = [place for place in armies_of(state, self.side) if self.units(state, place)]
        if self.done == 2 or not places:
            return Done()
        return self.call(ChoosePlace(self.side, places, "armoury", optional=True), "where")

    def where(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.place = place
        units = self.units(table.state, place)
        return self.call(Choose(self.side, "replace", units, data={"place": place}), "what")

    def what(self, table: Table, unit: str) -> Step:
        self.unit = unit
        kinds = self.kinds(table.state, unit)
        return self.call(Choose(self.side, "replace_by", kinds, data={"unit": unit}), "by")

    def by(self, table: Table, unit: str) -> Step:
        army = table.state.armies[self.place]
        units = {**army.units, self.unit: army.units[self.unit] - 1}
        army.units = sorted_units(self.side, {**units, unit: units.get(unit, 0) + 1})
        self.done += 1
        table.emit("replaced", side=self.side, place=self.place, unit=self.unit, by=unit)
        return self.to("start")


@carried_out_by("EV-M10")
class LastReserves(Procedure):
    """Two Men of the Lake or Orcs in an own settlement or mustering region without an army."""

    def places(self, state: State) -> list[str]:
        own = [place for place in SETTLEMENTS if controls(state, self.side, place)]
        regions = dict.fromkeys([*homes(state, self.side), *own])
        return [place for place in regions if place not in state.armies and may_recruit_in(state, self.side, place)]

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, self.places(table.state), "last_reserves"), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        unit = "men_of_the_lake" if self.side == FREE else "orcs"
        return self.call(RecruitUnits(self.side, place, {unit: 2}), "over")
