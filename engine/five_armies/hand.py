"""Cards in hand (ch. VI): drawing, the limit of six, discarding."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Question, Split
from engine.five_armies.catalogue import CARDS, DECKS
from engine.five_armies.figures import LIMITS
from engine.five_armies.state import FOE, SIDES, State, Table

EVENT, STORY = "event", "story"


def deck_of(side: str, deck: str) -> str:
    """The name of a pile: the Event deck, or this side's own Story deck."""
    return side if deck == STORY else deck


def can_draw(state: State, side: str, deck: str) -> bool:
    if deck == EVENT:
        return bool(state.decks[EVENT] or _used_events(state))
    return bool(state.decks[side])


def draw(table: Table, side: str, decks: list[str]) -> list[str]:
    """Draw one card from each of these decks (B9); the hand limit is tested by the caller's `HandLimit`."""
    state = table.state
    drawn = []
    for deck in decks:
        if not can_draw(state, side, deck):
            continue
        pile = deck_of(side, deck)
        if not state.decks[pile]:
            _reshuffle(table)
        card = table.take(pile, state.decks[pile])
        state.hands[side].append(card)
        drawn.append(card)
    if drawn:
        names = [EVENT if CARDS[card].deck == EVENT else STORY for card in drawn]
        table.emit("draw", side=side, decks=names, secret={side: {"cards": drawn}})
    return drawn


def _used_events(state: State) -> list[str]:
    buried = [card for side in SIDES for card in state.buried[side] if CARDS[card].deck == EVENT]
    return state.discards[EVENT] + buried


def _reshuffle(table: Table) -> None:
    """All used Event cards, also those discarded face down, become the new deck (p. 15)."""
    state = table.state
    used = _used_events(state)
    state.decks[EVENT] = [card for card in DECKS[EVENT] if card in used]
    state.discards[EVENT] = []
    for side in SIDES:
        state.buried[side] = [card for card in state.buried[side] if CARDS[card].deck != EVENT]
    table.emit("reshuffled")


def lay_down(table: Table, side: str, card: str) -> None:
    """A card leaves the hand and becomes known to all."""
    state = table.state
    state.hands[side].remove(card)
    if card in state.seen[FOE[side]]:
        state.seen[FOE[side]].remove(card)
    table.reveal()


def discard_open(table: Table, side: str, card: str) -> None:
    """A card leaves the hand for the discard pile, face up."""
    lay_down(table, side, card)
    table.state.discards[CARDS[card].deck].append(card)
    table.emit("discarded", side=side, card=card)


def bury(table: Table, side: str, cards: list[str]) -> None:
    """Discard face down (p. 15). Whoever had seen this hand cannot be sure of it any more."""
    state = table.state
    for card in cards:
        state.hands[side].remove(card)
        state.buried[side].append(card)
    state.seen[FOE[side]] = []
    table.emit("buried", side=side, count=len(cards), secret={side: {"cards": cards}})


def over_limit(state: State, side: str) -> int:
    return max(0, len(state.hands[side]) - LIMITS.hand)


class HandLimit(Frame):
    """Whoever holds more than six cards discards down to six, face down (p. 15)."""

    def start(self, table: Table) -> Step:
        if not any(over_limit(table.state, side) for side in SIDES):
            return Done()
        self.at = "discard"
        return None

    def ask_discard(self, table: Table) -> list[Question]:
        return [_discard_question(table.state, side) for side in SIDES if over_limit(table.state, side)]

    def discard(self, table: Table, answers: dict[str, dict[str, int]]) -> Step:
        for side, answer in answers.items():
            bury(table, side, [card for card, count in answer.items() if count])
        return Done()


class Discard(Frame):
    """A side discards so many cards of its own choice, face down."""

    side: str
    count: int
    public = ("side", "count")

    def start(self, table: Table) -> Step:
        self.count = min(self.count, len(table.state.hands[self.side]))
        if not self.count:
            return Done()
        self.at = "discard"
        return None

    def ask_discard(self, table: Table) -> Question:
        return _discard_question(table.state, self.side, self.count)

    def discard(self, table: Table, answer: dict[str, int]) -> Step:
        bury(table, self.side, [card for card, count in answer.items() if count])
        return Done()


def _discard_question(state: State, side: str, count: int = 0) -> Question:
    count = count or over_limit(state, side)
    hand = state.hands[side]
    return Split(
        seat=side,
        kind="discard",
        items=dict.fromkeys(hand, 1),
        least=count,
        most=count,
        default=dict.fromkeys(hand[-count:], 1),
        data={"count": count},
    )
