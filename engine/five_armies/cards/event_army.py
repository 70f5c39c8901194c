"""Event cards of the type Army: their order effects."""

from engine.core.frame import Done, Frame, Step
from engine.five_armies.armies import armies_of, army_of
from engine.five_armies.attack import Attack, CombinedAttack
from engine.five_armies.battle import Battle
from engine.five_armies.board import REGIONS
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import order
from engine.five_armies.cards.reserves import Redistribute, helpers
from engine.five_armies.cards.verbs import ChooseArmies, ChoosePlace, ChooseTarget, shooting_armies
from engine.five_armies.combat import Mod
from engine.five_armies.damage import heal
from engine.five_armies.figures import LIMITS
from engine.five_armies.lasting import stay
from engine.five_armies.movement import March, Strategic
from engine.five_armies.rally import damaged
from engine.five_armies.ranged import Volley
from engine.five_armies.state import CardInPlay, Table


@order("EV-A01")
def forced_march(table: Table, side: str) -> Frame:
    """A strategic movement with a third move."""
    return Strategic(side, moves=3)


@order("EV-A02")
def spearhead(table: Table, side: str) -> Frame:
    return Attack(side, steps=2)


@order("EV-A03")
def pincer(table: Table, side: str) -> Frame:
    """A combined attack to which fords and slopes are no obstacle."""
    return CombinedAttack(side, mods=[Mod(side, "level_ground", scope="combat")])


@carried_out_by("EV-A04")
class TwinBlows(Procedure):
    """Two attacks without a move; no unit fights twice."""

    def start(self, table: Table) -> Step:
        return self.call(Attack(self.side, may_move=False), "first_blow")

    def first_blow(self, table: Table, battle: Battle | None) -> Step:
        spent = [battle.fighting, battle.region, battle.gone_to] if battle else []
        fresh = [place for place in armies_of(table.state, self.side) if place not in spent]
        return self.call(Attack(self.side, may_move=False, within=fresh), "second_blow") if fresh else Done()

    def second_blow(self, table: Table, battle: Battle | None) -> Step:
        return Done()


@order("EV-A05")
def ordered_withdrawal(table: Table, side: str) -> Frame:
    return Withdrawal(side)


class Withdrawal(Strategic):
    """A strategic movement, then an army heals one damage for each that moved; who stood still may heal instead."""

    def settled(self, table: Table, result: object = None) -> Step:
        moved = [place for way in self.made for place in way]
        for _, goal in self.made:
            heal(table, goal, 1)
        standing = [place for place in damaged(table.state, self.side) if place not in moved]
        return self.call(ChooseArmies(self.side, standing, self.moves - len(self.made), kind="heal"), "rested")

    def rested(self, table: Table, places: list[str]) -> Step:
        for place in places:
            heal(table, place, 1)
        return Done()


@carried_out_by("EV-A06")
class ArrowRain(Procedure):
    """A die for each unit of an army against a neighbour."""

    def start(self, table: Table) -> Step:
        return self.call(ChooseTarget(self.side, shooting_armies(table.state, self.side)), "aimed")

    def aimed(self, table: Table, aim: list[str]) -> Step:
        if not aim:
            return Done()
        source, target = aim
        dice = min(LIMITS.combat_dice, table.state.armies[source].size)
        return self.call(Volley(self.side, target, dice, 4), "over")


@order("EV-A07")
def river_fog(table: Table, side: str) -> Frame:
    """Three regions, past all enemies."""
    return March(side, steps=3, led=False, ignore_stop=True)


@carried_out_by("EV-A08")
class Breakthrough(Procedure):
    """Attack; whoever has advanced may move and attack once more."""

    def start(self, table: Table) -> Step:
        return self.call(Attack(self.side), "fought")

    def fought(self, table: Table, battle: Battle | None) -> Step:
        if not battle or not battle.advanced or not army_of(table.state, self.side, battle.region):
            return Done()
        return self.call(Attack(self.side, source=battle.region), "over")


@carried_out_by("EV-A09")
class LieInAmbush(Procedure):
    """The card stays beside an army until an enemy comes near, the army leaves, or the turn is over."""

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, armies_of(table.state, self.side), "ambush"), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        if place:
            turn = table.state.turn
            stay(table, CardInPlay("EV-A09", self.side, "ambush", place, ends=["army_left"], last_turn=turn))
        return Done()


@carried_out_by("EV-A10")
class ChangeOfGround(Procedure):
    """Two neighbouring armies are shared out anew; then one of them may attack."""

    first: str = ""
    second: str = ""
    public = ("side", "first", "second")

    def start(self, table: Table) -> Step:
        state = table.state
        places = [
            place for place in armies_of(state, self.side) if place in REGIONS and helpers(state, self.side, place)
        ]
        return self.call(ChoosePlace(self.side, places, "regroup"), "one")

    def one(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.first = place
        return self.call(ChoosePlace(self.side, helpers(table.state, self.side, place), "regroup_with"), "other")

    def other(self, table: Table, place: str) -> Step:
        self.second = place
        return self.call(Redistribute(self.side, self.first, self.second), "shared")

    def shared(self, table: Table, result: object = None) -> Step:
        return self.call(Attack(self.side, may_move=False, within=[self.first, self.second]), "over")
