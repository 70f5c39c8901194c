"""The cards and their decks (rulebook ch. VI and VII); their effects stand in `cards/`, their words in the texts."""

from importlib.resources import files
from typing import Literal

import msgspec

Deck = Literal["event", "free", "shadow", "fate"]
Window = Literal[
    "reveal", "before_roll", "after_roll", "before_reroll", "after_reroll", "damage", "after_casualties", "end_round"
]

_SIZES: dict[Deck, int] = {"event": 30, "free": 20, "shadow": 20, "fate": 9}
_PREFIX: dict[Deck, str] = {"event": "EV-", "free": "FP-", "shadow": "SH-", "fate": "FA-"}
_ACTION_TYPES = ("army", "character", "muster")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`condition`: the card may be played only while its condition holds (p. 15).

    `window`: the moment of a combat round at which an Event card's combat effect acts (p. 26).
    """

    id: str
    deck: Deck
    type: Literal["army", "character", "muster", "beorn", "eagles", "thorin"]
    condition: bool
    window: Window | None


def load(raw: bytes) -> dict[str, Card]:
    """Decode and check a document of cards; raise ValueError where it contradicts the rulebook."""
    try:
        cards = msgspec.json.decode(raw, type=tuple[Card, ...])
    except msgspec.DecodeError as error:
        raise ValueError(f"cards: {error}") from error
    by_id: dict[str, Card] = {}
    for card in cards:
        _require(card.id not in by_id, f"{card.id} is listed twice")
        _check_card(card)
        by_id[card.id] = card
    for deck, size in _SIZES.items():
        found = sum(card.deck == deck for card in cards)
        _require(found == size, f"{size} cards expected in the deck {deck}, {found} found (p. 3)")
    return by_id


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise ValueError(f"cards: {problem}")


def _check_card(card: Card) -> None:
    _require(card.id.startswith(_PREFIX[card.deck]), f"{card.id} does not belong to the deck {card.deck}")
    _require(
        (card.type in _ACTION_TYPES) == (card.deck != "fate"),
        f"{card.id} has the type {card.type}, which the deck {card.deck} does not know (p. 14, 17)",
    )
    _require(
        (card.window is not None) == (card.deck == "event"),
        f"{card.id}: Event cards, and only they, have a combat effect (p. 14)",
    )
    _require(not card.condition or card.deck != "fate", f"{card.id}: a Fate card is played at once (p. 17)")


CARDS: dict[str, Card] = load((files("engine.five_armies") / "data" / "cards.json").read_bytes())
DECKS: dict[str, tuple[str, ...]] = {
    deck: tuple(card.id for card in CARDS.values() if card.deck == deck) for deck in _SIZES
}
