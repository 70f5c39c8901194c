"""Stories of the Free Peoples, type Character."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Dice, Pick, Question, Split
from engine.five_armies.armies import add_leaders, armies_of, army_of, in_play, points
from engine.five_armies.attack import Attack
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import condition, order
from engine.five_armies.cards.verbs import AddLeaders, Choose, ChoosePlace, add_tile, draw_cards, look_at_hand
from engine.five_armies.catalogue import DECKS
from engine.five_armies.characters import MoveCharacter
from engine.five_armies.fate import DrawFateCard, advance_fate
from engine.five_armies.figures import GENERALS, LIMITS
from engine.five_armies.generals import generals_in_play
from engine.five_armies.hand import EVENT, STORY, discard_open
from engine.five_armies.lasting import stay
from engine.five_armies.secrets import Secretive
from engine.five_armies.state import ELIMINATED, FOE, CardInPlay, State, Table

NUMBERS = ["number_1", "number_2", "number_3", "number_4"]
HARDY = ("dwarven_soldiers", "dwarven_veterans", "men_of_the_lake")


@condition("FP-01")
@condition("FP-18")
def bilbo_in_play(state: State, side: str) -> bool:
    return in_play(state, "bilbo")


@carried_out_by("FP-01")
class LuckyNumber(Procedure):
    """Bilbo may move; until the end of the turn a fifth face hits in his territory."""

    def start(self, table: Table) -> Step:
        return self.call(MoveCharacter("bilbo"), "name_it")

    def name_it(self, table: Table, result: object) -> Step:
        return self.call(Choose(self.side, "lucky_number", NUMBERS), "named")

    def named(self, table: Table, answer: str) -> Step:
        number = NUMBERS.index(answer) + 1
        card = CardInPlay("FP-01", self.side, "lucky_number", "bilbo", number, ends=["character_eliminated"])
        card.last_turn = table.state.turn
        stay(table, card)
        table.emit("lucky_number", side=self.side, number=number)
        return Done()


@order("FP-02")
def thrains_arkenstone(table: Table, side: str) -> Frame | None:
    add_tile(table, "blue")
    state = table.state
    armies = [place for place in armies_of(state, side) if any(unit in HARDY for unit in state.armies[place].units)]
    return AddLeaders(side, 2, armies) if armies else None


@condition("FP-11")
def gandalf_in_play(state: State, side: str) -> bool:
    return in_play(state, "gandalf")


@carried_out_by("FP-11")
class Foresight(Secretive, Procedure):
    """Three tiles are looked at; one of them will be the next to be drawn."""

    seen: list[str] = []

    def start(self, table: Table) -> Step:
        pool = list(table.state.tiles)
        self.seen = sorted(table.take("tile_seen", pool) for _ in range(min(3, len(pool))))
        if not self.seen:
            return self.draw(table)
        table.reveal()
        tiles = [f"tile_{tile}" for tile in self.seen]
        table.emit("tiles_seen", side=self.side, count=len(tiles), secret={self.side: {"tiles": tiles}})
        self.at = "keep"
        return None

    def resample(self, state: State, rng: Dice) -> None:
        pool = list(state.tiles)
        self.seen = sorted(pool.pop(rng.randrange(len(pool))) for _ in self.seen)

    def ask_keep(self, table: Table) -> Question:
        return Pick(seat=self.side, kind="keep_tile", options=[f"tile_{tile}" for tile in dict.fromkeys(self.seen)])

    def keep(self, table: Table, answer: str) -> Step:
        state = table.state
        state.first_tile = answer.removeprefix("tile_")
        state.tiles.remove(state.first_tile)
        self.seen = []
        stay(table, CardInPlay("FP-11", self.side, "first_tile", ends=["first_tile_drawn"]))
        return self.draw(table)

    def draw(self, table: Table) -> Step:
        return self.call(draw_cards(table, self.side, EVENT), "over")


@condition("FP-12")
def shadow_is_winning(state: State, side: str) -> bool:
    return points(state) >= 6


@order("FP-12")
def the_scales_tip(table: Table, side: str) -> Frame | None:
    advance_fate(table, 1)
    return draw_cards(table, side, STORY)


@condition("FP-13")
def thorin_lives(state: State, side: str) -> bool:
    return state.characters["thorin"] != ELIMINATED


@order("FP-13")
def oath_under_the_mountain(table: Table, side: str) -> Frame | None:
    """Thorin is ready two spaces earlier; or, in play, his army acts."""
    state = table.state
    if not in_play(state, "thorin"):
        ends = ["character_entered", "character_eliminated"]
        stay(table, CardInPlay("FP-13", side, "ready_earlier", "thorin", 2, ends=ends))
        return None
    here = state.characters["thorin"]
    if not army_of(state, side, here):
        return None
    add_leaders(table, here, 1)
    return Attack(side, source=here)


@carried_out_by("FP-15")
class CaptainsAnswer(Procedure):
    """One more general is activated, and two armies get leaders."""

    def start(self, table: Table) -> Step:
        state = table.state
        resting = [name for name in generals_in_play(state) if name not in state.activated]
        names = resting if len(state.activated) < LIMITS.activation else []
        return self.call(Choose(self.side, "activate", names), "activate")

    def activate(self, table: Table, name: str) -> Step:
        state = table.state
        if name:
            state.activated = [one for one in GENERALS if one == name or one in state.activated]
            table.emit("general_activated", character=name)
        return self.call(AddLeaders(self.side, 2), "over")


@carried_out_by("FP-18")
class BurglarsErrand(Procedure):
    """Bilbo goes where he likes, looks at the Shadow's hand and takes up to two cards from it."""

    def start(self, table: Table) -> Step:
        return self.call(MoveCharacter("bilbo", anywhere=True), "look")

    def look(self, table: Table, result: object) -> Step:
        if not table.state.hands[FOE[self.side]]:
            return self.draw(table)
        look_at_hand(table, self.side)
        self.at = "steal"
        return None

    def ask_steal(self, table: Table) -> Question:
        hand = table.state.hands[FOE[self.side]]
        return Split(
            seat=self.side, kind="steal", items=dict.fromkeys(hand, 1), most=2, default=dict.fromkeys(hand[:2], 1)
        )

    def steal(self, table: Table, answer: dict[str, int]) -> Step:
        for card in [card for card, count in answer.items() if count]:
            discard_open(table, FOE[self.side], card)
        return self.draw(table)

    def draw(self, table: Table) -> Step:
        return self.call(draw_cards(table, self.side, EVENT), "over")


@carried_out_by("FP-19")
class WhisperOfFate(Secretive, Procedure):
    """Of two Fate cards one is carried out; then an army gets a leader."""

    seen: list[str] = []

    def start(self, table: Table) -> Step:
        deck = list(table.state.decks["fate"])
        self.seen = [table.take("fate_seen", deck) for _ in range(min(2, len(deck)))]
        if not self.seen:
            return self.lead(table)
        if len(self.seen) == 1:
            return self.apply(table, self.seen[0])
        table.reveal()
        table.emit("fate_cards_seen", side=self.side, count=len(self.seen), secret={self.side: {"cards": self.seen}})
        self.at = "apply"
        return None

    def resample(self, state: State, rng: Dice) -> None:
        deck = list(state.decks["fate"])
        self.seen = [deck.pop(rng.randrange(len(deck))) for _ in self.seen]

    def ask_apply(self, table: Table) -> Question:
        return Pick(seat=self.side, kind="whisper", options=[card for card in DECKS["fate"] if card in self.seen])

    def apply(self, table: Table, card: str) -> Step:
        table.state.decks["fate"].remove(card)
        self.seen = []
        table.reveal()
        return self.call(DrawFateCard(card=card), "lead")

    def lead(self, table: Table, result: object = None) -> Step:
        return self.call(ChoosePlace(self.side, armies_of(table.state, self.side), "leader_to"), "led")

    def led(self, table: Table, place: str) -> Step:
        if place:
            add_leaders(table, place, 1)
        return Done()
