"""Playing one card out of an otherwise empty hand, or being refused it."""

from typing import Any

from engine.five_armies.catalogue import CARDS
from tests.five_armies.board import Board

COMPANION = {"free": "FP-03", "shadow": "SH-06"}  # can always be played


def side_of(card: str) -> str:
    return CARDS[card].deck


def holding(card: str, text: str, **chance: Any) -> Board:
    """A position in which the card's side has the next action and an Event die."""
    side = side_of(card)
    return Board(f"hand {side} {card}\nactive {side}\n{text}").chance(**chance)


def play(card: str, text: str, **chance: Any) -> Board:
    """The card has been played and is being carried out."""
    return holding(card, text, **chance).play(side_of(card), act="event", action="play", card=card)


def refuse(card: str, text: str) -> None:
    """The card's condition is not met: it cannot be played, and nothing changes."""
    side = side_of(card)
    table = Board(f"hand {side} {card} {COMPANION[side]}\nactive {side}\n{text}")
    table.refuse(side, "card_condition", act="event", action="play", card=card)


def settled(table: Board, card: str, stays: bool = False, side: str = "") -> None:
    """The card is done: the other side acts, and the card is in play or discarded. `side`: who played an Event card."""
    side = side or (side_of(card) if side_of(card) in COMPANION else "free")
    assert table.asked() == "act" and table.owing() != side
    assert not table.script.left, f"did not happen: {table.script.left}"
    assert ([one.card for one in table.state.in_play] == [card]) == stays
    assert (card in table.state.discards[CARDS[card].deck]) != stays
