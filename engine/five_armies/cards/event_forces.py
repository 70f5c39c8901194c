"""Combat effects of the Event cards that shoot at units, choose, give, return or bring them."""

from engine.core.frame import Done, Frame, Step
from engine.five_armies.abilities import more
from engine.five_armies.armies import neighbours, supply
from engine.five_armies.battle import Battle
from engine.five_armies.board import PLACES, REGIONS
from engine.five_armies.cards.procedure import Procedure
from engine.five_armies.cards.registry import combat
from engine.five_armies.cards.reserves import CallIn
from engine.five_armies.cards.verbs import Choose, ChoosePlace, draw_cards
from engine.five_armies.damage import COMBAT, Casualties, TakeDamage, sacrifice
from engine.five_armies.hand import EVENT
from engine.five_armies.ranged import Volley
from engine.five_armies.recruitment import RecruitUnits, TurnUp, may_recruit_in, own_tokens
from engine.five_armies.state import FOE, State, Table


@combat("EV-A06", "before_roll")
def rain_of_arrows(table: Table, battle: Battle, side: str) -> Frame | None:
    return ArrowsFirst(side)


class ArrowsFirst(Procedure):
    """Three dice at the enemy before the combat roll; his losses are losses of this round."""

    before: dict[str, int] = {}

    def start(self, table: Table) -> Step:
        battle = table.within(Battle)
        army = battle.army(table.state, FOE[self.side])
        self.before = dict(army.units) if army else {}
        return self.call(Volley(self.side, battle.place(FOE[self.side]), 3, 5, source=COMBAT), "over")

    def over(self, table: Table, result: object = None) -> Step:
        battle = table.within(Battle)
        army = battle.army(table.state, FOE[self.side])
        left = army.units if army else {}
        battle.lose(FOE[self.side], {unit: count - left.get(unit, 0) for unit, count in self.before.items()})
        return Done()


@combat("EV-A10", "end_round")
def change_of_ground(table: Table, battle: Battle, side: str) -> Frame | None:
    return Reserve(side) if battle.army(table.state, side) and not battle.breaking_off else None


class Reserve(Procedure):
    """Up to two units and a leadership token of neighbouring armies join the fight."""

    def start(self, table: Table) -> Step:
        place = table.within(Battle).place(self.side)
        return self.call(CallIn(self.side, place, bare=True, most=2, tokens=1), "over")

    def over(self, table: Table, result: object = None) -> Step:
        table.within(Battle).prepare(table.state, self.side)
        return Done()


@combat("EV-M05", "after_casualties")
def fill_the_gaps(table: Table, battle: Battle, side: str) -> Frame | None:
    return Returned(side) if battle.army(table.state, side) else None


class Returned(Procedure):
    """One of the units lost this round comes back."""

    def start(self, table: Table) -> Step:
        battle = table.within(Battle)
        lost = [unit for unit, count in battle.lost[self.side].items() if count and supply(table.state, unit)]
        place = battle.place(self.side)
        return self.call(Choose(self.side, "return_unit", lost, data={"place": place}), "chosen")

    def chosen(self, table: Table, unit: str) -> Step:
        if not unit:
            return Done()
        place = table.within(Battle).place(self.side)
        return self.call(RecruitUnits(self.side, place, {unit: 1}), "over")


@combat("EV-M07", "damage")
def raiding_parties(table: Table, battle: Battle, side: str) -> Frame | None:
    battle.pickers[FOE[side]] = side
    return None


@combat("EV-M07", "after_casualties")
def raiders_strike(table: Table, battle: Battle, side: str) -> Frame | None:
    """An enemy who has lost no unit takes one more damage."""
    foe = FOE[side]
    if sum(battle.lost[foe].values()) or not battle.alive(table.state, foe):
        return None
    return LastBlow(foe, min(1, battle.cap.get(foe, 1_000) - battle.dealt[side]))


class LastBlow(Procedure):
    """Damage after the casualties of the round, with casualties of its own."""

    amount: int
    public = ("side", "amount")

    def start(self, table: Table) -> Step:
        place = table.within(Battle).place(self.side)
        return self.call(TakeDamage(self.side, place, self.amount, COMBAT), "struck")

    def struck(self, table: Table, inflicted: int) -> Step:
        battle = table.within(Battle)
        if not inflicted:
            return Done()
        return self.call(Casualties(self.side, battle.place(self.side), picker=battle.pickers[self.side]), "fallen")

    def fallen(self, table: Table, removed: dict[str, int]) -> Step:
        table.within(Battle).lose(self.side, removed)
        return Done()


@combat("EV-M08", "before_roll")
def muster_roll(table: Table, battle: Battle, side: str) -> Frame | None:
    """A token near the army is turned up for it; without one, draw an Event card."""
    places = tokens_near(table.state, side, battle.place(side))
    return Reinforce(side, places) if places else draw_cards(table, side, EVENT)


def tokens_near(state: State, side: str, place: str) -> list[str]:
    near = (place, *neighbours(state, place)) if place in REGIONS else (place,)
    with_tokens = [one for one in PLACES if one in near and own_tokens(state, side, one)]
    return [one for one in with_tokens if may_recruit_in(state, side, one)]


class Reinforce(Procedure):
    """What a recruitment token shows joins the fighting army."""

    places: list[str]
    public = ("side", "places")

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, self.places, "reinforce"), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        goal = table.within(Battle).place(self.side)
        return self.call(TurnUp(self.side, place, join=goal), "over")

    def over(self, table: Table, result: object = None) -> Step:
        table.within(Battle).prepare(table.state, self.side)
        return Done()


@combat("EV-M10", "after_reroll")
def last_reserves(table: Table, battle: Battle, side: str) -> Frame | None:
    army = battle.army(table.state, side)
    return GiveUnit(side) if army and army.size > 1 else None


class GiveUnit(Procedure):
    """A unit may be given up, its damage staying, for two more damage to the enemy."""

    def start(self, table: Table) -> Step:
        battle = table.within(Battle)
        place = battle.place(self.side)
        units = list(table.state.armies[place].units)
        data = {"place": place, "region": battle.region}
        return self.call(Choose(self.side, "send_in", units, optional=True, data=data), "given")

    def given(self, table: Table, unit: str) -> Step:
        if unit:
            battle = table.within(Battle)
            sacrifice(table, battle.place(self.side), unit)
            battle.lose(self.side, {unit: 1})
            more(battle, self.side, 2)
        return Done()
