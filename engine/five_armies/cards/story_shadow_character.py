"""Stories of the Shadow, type Character."""

from engine.core.frame import Done, Frame, Step
from engine.five_armies.armies import add_leaders, armies_of, army_of, in_play, leadership, peoples
from engine.five_armies.attack import Attack
from engine.five_armies.board import TERRITORIES
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import condition, order
from engine.five_armies.cards.verbs import (
    Choose,
    ChooseArmies,
    ChoosePlace,
    Damage,
    add_tile,
    draw_cards,
    remove_leaders,
)
from engine.five_armies.characters import Enter, ready
from engine.five_armies.damage import OWN
from engine.five_armies.eagles import bats_left, place_bats
from engine.five_armies.figures import LIMITS
from engine.five_armies.hand import STORY, discard_open
from engine.five_armies.lasting import stay
from engine.five_armies.movement import Strategic
from engine.five_armies.state import FOE, CardInPlay, State, Table

BOLG = "bolg"


@order("SH-01")
def shadow_of_the_necromancer(table: Table, side: str) -> Frame | None:
    """The red tile joins the pool; chance takes a card of the Free Peoples."""
    add_tile(table, "red")
    hand = list(table.state.hands[FOE[side]])
    if hand:
        discard_open(table, FOE[side], table.take("random_discard", hand))
    return None


@carried_out_by("SH-11")
class WhipAndDrum(Procedure):
    """Up to three armies pay for a leader with damage, and may then move."""

    driven: list[str] = []
    left: list[str] = []
    public = ("side", "driven", "left")

    def start(self, table: Table) -> Step:
        state = table.state
        armies = [place for place in armies_of(state, self.side) if not leadership(state, place)]
        return self.call(ChooseArmies(self.side, armies, 3, kind="whip"), "chosen")

    def chosen(self, table: Table, places: list[str]) -> Step:
        self.left = places
        return self.to("whip")

    def whip(self, table: Table) -> Step:
        if self.left:
            return self.call(Damage(self.side, self.left[0], 1, OWN), "drum")
        if not self.driven:
            return Done()
        moves = Strategic(self.side, len(self.driven), within=self.driven, different=True)
        return self.call(moves, "over")

    def drum(self, table: Table, inflicted: object) -> Step:
        place = self.left.pop(0)
        if army_of(table.state, self.side, place):
            add_leaders(table, place, 1)
            self.driven.append(place)
        return self.to("whip")


@condition("SH-12")
def bolg_can_come(state: State, side: str) -> bool:
    return in_play(state, BOLG) or ready(state, BOLG)


@carried_out_by("SH-12")
class BolgTakesTheField(Procedure):
    """Bolg enters, or his army acts; his bodyguard grows."""

    def start(self, table: Table) -> Step:
        if not in_play(table.state, BOLG):
            return self.call(Enter(BOLG), "entered")
        self.strengthen(table)
        return self.call(Attack(self.side, source=table.state.characters[BOLG]), "over")

    def entered(self, table: Table, result: object) -> Step:
        self.strengthen(table)
        return Done()

    def strengthen(self, table: Table) -> None:
        state = table.state
        if state.bodyguard < LIMITS.bodyguard:
            state.bodyguard += 1
            table.emit("bodyguard_gained", left=state.bodyguard)


@carried_out_by("SH-13")
class DuskAtNoon(Procedure):
    """A Great Bat comes; until the end of the next turn each blow from afar is softened."""

    def start(self, table: Table) -> Step:
        territories = list(TERRITORIES) if bats_left(table.state) else []
        return self.call(Choose(self.side, "dusk", territories), "fall")

    def fall(self, table: Table, territory: str) -> Step:
        if territory:
            place_bats(table, territory, 1)
        last = table.state.turn + 1
        stay(table, CardInPlay("SH-13", self.side, "shield_outside", self.side, last_turn=last))
        return Done()


@condition("SH-14")
def time_is_short(state: State, side: str) -> bool:
    return state.fate >= 7


@order("SH-14")
def the_hour_is_not_yet(table: Table, side: str) -> Frame | None:
    """In the next Fate phase the marker moves one space less."""
    stay(table, CardInPlay("SH-14", side, "fate_slower", number=1, ends=["fate_phase"]))
    return draw_cards(table, side, STORY)


@carried_out_by("SH-15")
class OldGrudges(Procedure):
    """A general loses his Activation token; a mixed army its leaders, and it takes damage."""

    def start(self, table: Table) -> Step:
        return self.call(Choose(self.side, "deactivate", list(table.state.activated)), "deactivate")

    def deactivate(self, table: Table, name: str) -> Step:
        state = table.state
        if name:
            state.activated.remove(name)
            table.emit("general_deactivated", character=name)
        mixed = [place for place in armies_of(state, FOE[self.side]) if peoples(state.armies[place]) > 1]
        return self.call(ChoosePlace(self.side, mixed, "grudge"), "quarrel")

    def quarrel(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        remove_leaders(table, place, LIMITS.leadership["free"])
        return self.call(Damage(FOE[self.side], place, 1), "over")
