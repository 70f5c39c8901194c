"""Event cards of the type Character: their order effects."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Question, Split
from engine.five_armies.actions import Act
from engine.five_armies.armies import leadership
from engine.five_armies.attack import Attack
from engine.five_armies.board import REGIONS
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import order
from engine.five_armies.cards.reserves import CallIn
from engine.five_armies.cards.verbs import (
    AddLeaders,
    Choose,
    ChoosePlace,
    ChooseTarget,
    DrawCards,
    TakeFromHand,
    draw_cards,
    led_armies,
    look_at_hand,
    remove_leaders,
    shooting_armies,
)
from engine.five_armies.choosing import ChooseAmounts
from engine.five_armies.combat import Mod
from engine.five_armies.damage import heal
from engine.five_armies.figures import DICE, LIMITS
from engine.five_armies.hand import EVENT, Discard, HandLimit
from engine.five_armies.movement import March
from engine.five_armies.rally import Rally, damaged
from engine.five_armies.ranged import Volley
from engine.five_armies.state import FOE, State, Table


@carried_out_by("EV-C01")
class CouncilOfWar(Procedure):
    """Three cards from decks of one's choice, then one is discarded, then the hand limit."""

    def start(self, table: Table) -> Step:
        return self.call(DrawCards(self.side, 3), "drawn")

    def drawn(self, table: Table, result: object = None) -> Step:
        return self.call(Discard(self.side, 1), "discarded")

    def discarded(self, table: Table, result: object = None) -> Step:
        return self.call(HandLimit(), "over")


@carried_out_by("EV-C02")
class BannersAloft(Procedure):
    """A leadership token for up to three armies, one of which may move."""

    def start(self, table: Table) -> Step:
        return self.call(AddLeaders(self.side, 3), "raised")

    def raised(self, table: Table, places: list[str]) -> Step:
        if not places:
            return Done()
        return self.call(March(self.side, steps=1, led=False, within=places), "over")


@carried_out_by("EV-C03")
class EyesInTheRocks(Procedure):
    """See the other hand, take an Event card out of it, draw one."""

    def start(self, table: Table) -> Step:
        look_at_hand(table, self.side)
        return self.call(TakeFromHand(self.side), "taken")

    def taken(self, table: Table, card: str) -> Step:
        return self.call(draw_cards(table, self.side, EVENT), "over")


@order("EV-C04")
def voice_of_the_horns(table: Table, side: str) -> Frame:
    """An attack with a leader, whose Leadership is 2 higher in it."""
    return Attack(side, led=True, mods=[Mod(side, "leadership", 2, scope="combat")])


@carried_out_by("EV-C05")
class Challenge(Procedure):
    """Dice by Leadership against a neighbour, who also loses a leadership token."""

    target: str = ""
    public = ("side", "target")

    def start(self, table: Table) -> Step:
        state = table.state
        led = led_armies(state, self.side)
        sources = [place for place in shooting_armies(state, self.side) if place in led]
        return self.call(ChooseTarget(self.side, sources), "aimed")

    def aimed(self, table: Table, aim: list[str]) -> Step:
        if not aim:
            return Done()
        source, self.target = aim
        dice = min(LIMITS.combat_dice, leadership(table.state, source) + 2)
        return self.call(Volley(self.side, self.target, dice, 4), "struck")

    def struck(self, table: Table, inflicted: int) -> Step:
        remove_leaders(table, self.target, 1)
        return Done()


@carried_out_by("EV-C06")
class CloseRanks(Procedure):
    """Neighbours come to an army with Leadership, which then rallies on 4 and more."""

    place: str = ""
    public = ("side", "place")

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, led_armies(table.state, self.side), "close_ranks"), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.place = place
        return self.call(CallIn(self.side, place), "closed") if place in REGIONS else self.to("closed")

    def closed(self, table: Table, result: object = None) -> Step:
        return self.call(Rally(self.side, self.place, hit=4), "over")


@carried_out_by("EV-C07")
class SeizeTheHour(Procedure):
    """Turn up to two own dice, draw an Event card, and use one of these dice at once (G18)."""

    dice: list[str] = []  # chosen, not turned yet
    turned: list[str] = []
    public = ("side", "dice", "turned")

    def start(self, table: Table) -> Step:
        self.at = "choose" if table.state.dice[self.side] else "draw"
        return None

    def ask_choose(self, table: Table) -> Question:
        return dice_question(table.state, self.side, self.side, "turn_dice", 2)

    def choose(self, table: Table, answer: dict[str, int]) -> Step:
        self.dice = dice_chosen(answer)
        return self.to("turn")

    def turn(self, table: Table, face: str = "") -> Step:
        """The faces of the chosen dice, one after the other."""
        if face:
            old = self.dice.pop(0)
            replace_dice(table.state, self.side, [old], [face])
            self.turned.append(face)
            table.emit("die_turned", side=self.side, die=old, face=face)
        if not self.dice:
            return self.to("draw")
        faces: list[str] = list(dict.fromkeys(DICE[self.side].faces))
        return self.call(Choose(self.side, "turn_to", faces, data={"die": self.dice[0]}), "turn")

    def draw(self, table: Table) -> Step:
        return self.call(draw_cards(table, self.side, EVENT), "drawn")

    def drawn(self, table: Table, result: object = None) -> Step:
        if not self.turned:
            return Done()
        return self.call(Choose(self.side, "use_die", list(dict.fromkeys(self.turned))), "act")

    def act(self, table: Table, face: str) -> Step:
        table.state.dice[self.side].remove(face)
        return self.call(Act(self.side, face), "over")


@carried_out_by("EV-C08")
class CrossedOrders(Procedure):
    """Up to three dice of the enemy are rolled again; then an Event card."""

    def start(self, table: Table) -> Step:
        self.at = "choose" if table.state.dice[FOE[self.side]] else "draw"
        return None

    def ask_choose(self, table: Table) -> Question:
        return dice_question(table.state, self.side, FOE[self.side], "cross_orders", 3)

    def choose(self, table: Table, answer: dict[str, int]) -> Step:
        foe = FOE[self.side]
        dice = dice_chosen(answer)
        rolled: list[str] = table.roll(f"again_{foe}", len(dice), DICE[foe].faces)
        replace_dice(table.state, foe, dice, rolled)
        if dice:
            table.emit("dice_rerolled", side=foe, dice=dice, faces=rolled)
        return self.to("draw")

    def draw(self, table: Table) -> Step:
        return self.call(draw_cards(table, self.side, EVENT), "over")


def dice_question(state: State, seat: str, owner: str, kind: str, most: int) -> Split:
    """Up to so many unused action dice of one side."""
    dice = state.dice[owner]
    items = {face: dice.count(face) for face in dict.fromkeys(dice)}
    most = min(most, len(dice))
    default: dict[str, int] = {}
    for face in dice[:most]:
        default[face] = default.get(face, 0) + 1
    return Split(seat=seat, kind=kind, items=items, most=most, default=default, data={"count": most})


def dice_chosen(answer: dict[str, int]) -> list[str]:
    return [face for face, count in answer.items() for _ in range(count)]


def replace_dice(state: State, side: str, old: list[str], new: list[str]) -> None:
    """Unused dice show something else; they lie in the order of their faces."""
    for face in old:
        state.dice[side].remove(face)
    order_of = DICE[side].faces
    state.dice[side] = sorted([*state.dice[side], *new], key=order_of.index)


@carried_out_by("EV-C09")
class FieldSurgeons(Procedure):
    """Up to two armies heal by their Leadership."""

    def start(self, table: Table) -> Step:
        state = table.state
        places = [place for place in damaged(state, self.side) if leadership(state, place)]
        healed = {place: min(3, leadership(state, place) + 1, state.armies[place].damage) for place in places}
        return self.call(ChooseAmounts(self.side, "surgeons", healed, places=2), "chosen")

    def chosen(self, table: Table, healed: dict[str, int]) -> Step:
        for place, count in healed.items():
            heal(table, place, count)
        return Done()


@order("EV-C10")
def hard_riding(table: Table, side: str) -> Frame:
    return Attack(side, steps=3, led=True)
