"""Playing an Event or Story card as an action (p. 15)."""

import msgspec

from engine.core.chance import Replayed, ScriptError
from engine.core.frame import Done, Frame, Step
from engine.core.play import Ended, Play
from engine.core.question import Illegal, Pick, Question
from engine.core.run import run
from engine.five_armies.cards.registry import CONDITIONS, ORDERS, playable
from engine.five_armies.catalogue import CARDS
from engine.five_armies.hand import lay_down
from engine.five_armies.lasting import put_away
from engine.five_armies.state import State, Table


def playable_cards(state: State, side: str, faces: frozenset[str]) -> list[str]:
    """Cards in hand that a die counting as these faces can play: any with an Event, else of the die's type."""
    return sorted(
        card
        for card in state.hands[side]
        if ("event" in faces or CARDS[card].type in faces) and playable(state, side, card)
    )


def idle(state: State, side: str, card: str) -> bool:
    """Whether the card would do nothing at all now: no question, no chance, no change (G1). A player is warned."""
    before = msgspec.msgpack.encode(state)
    stack: list[Frame] = []
    trial: Table = Play(msgspec.msgpack.decode(before, type=State), stack, Replayed([]), 0)
    try:
        step = ORDERS[card](trial, side)
        stack += [step] if step else []
        run(stack, trial)
    except (ScriptError, Ended):
        return False
    return not stack and msgspec.msgpack.encode(trial.state) == before


class PlayCard(Frame):
    """Choose a card, carry it out, and discard it unless it stays in play."""

    side: str
    faces: list[str]
    card: str = ""
    public = ("side", "card")

    def options(self, state: State) -> list[str]:
        return playable_cards(state, self.side, frozenset(self.faces))

    def start(self, table: Table) -> Step:
        self.at = "which"
        return None

    def ask_which(self, table: Table) -> Question:
        return Pick(
            seat=self.side,
            kind="card",
            options=self.options(table.state),
            why=lambda card: self.why_not(table.state, card),
            note=lambda card: "card-idle" if idle(table.state, self.side, card) else "",
        )

    def why_not(self, state: State, card: str) -> Illegal:
        if card not in state.hands[self.side]:
            return Illegal("not_in_hand", question="card")
        if card in CONDITIONS and not CONDITIONS[card](state, self.side):
            return Illegal("card_condition", card=card)
        return Illegal("card_die", card=card, type=CARDS[card].type)

    def which(self, table: Table, card: str) -> Step:
        lay_down(table, self.side, card)
        self.card = card
        table.state.played.append(card)
        table.emit("card_played", side=self.side, card=card)
        return self.to("carry_out")

    def carry_out(self, table: Table) -> Step:
        step = ORDERS[self.card](table, self.side)
        return self.call(step, "over") if step else self.to("over")

    def over(self, table: Table, result: object = None) -> Step:
        if put_away(table.state, self.card):
            table.state.discards[CARDS[self.card].deck].append(self.card)
        return Done()
