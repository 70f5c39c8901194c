"""Where cards say what they do.

An order or story card registers with `@order("EV-A01")` a function that takes the table and the side and returns the
frame that carries it out (or None if it is done at once), and, if it has a condition, with `@condition("FP-01")` a
function that says whether the condition is met. A combat effect registers with `@combat("EV-A01", "before_roll")` a
function that takes the table, the battle and the side. A Fate card registers with `@fate("FA-B1")`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from engine.core.frame import Frame
from engine.five_armies.catalogue import CARDS
from engine.five_armies.state import State, Table

if TYPE_CHECKING:
    from engine.five_armies.battle import Battle

Order: TypeAlias = Callable[[Table, str], Frame | None]
Condition: TypeAlias = Callable[[State, str], bool]
CombatEffect: TypeAlias = "Callable[[Table, Battle, str], Frame | None]"

ORDERS: dict[str, Order] = {}
CONDITIONS: dict[str, Condition] = {}
COMBAT: "dict[str, dict[str, CombatEffect]]" = {}
FATES: dict[str, Order] = {}
ENTRIES: dict[str, Order] = {}


def order(card: str) -> Callable[[Order], Order]:
    """Register the order effect of an Event card, or the effect of a Story card."""

    def register(effect: Order) -> Order:
        ORDERS[_known(card)] = effect
        return effect

    return register


def condition(card: str) -> Callable[[Condition], Condition]:
    def register(test: Condition) -> Condition:
        CONDITIONS[_known(card)] = test
        return test

    return register


def combat(card: str, window: str) -> "Callable[[CombatEffect], CombatEffect]":
    def register(effect: "CombatEffect") -> "CombatEffect":
        COMBAT.setdefault(_known(card), {})[window] = effect
        return effect

    return register


def fate(card: str) -> Callable[[Order], Order]:
    def register(effect: Order) -> Order:
        FATES[_known(card)] = effect
        return effect

    return register


def entry(card: str) -> Callable[[Order], Order]:
    """Register what a card beside a character's own does when he enters play."""

    def register(effect: Order) -> Order:
        ENTRIES[_known(card)] = effect
        return effect

    return register


def _known(card: str) -> str:
    if card not in CARDS:
        raise ValueError(f"there is no card {card!r}")
    return card


def combat_effect(card: str, window: str) -> "CombatEffect | None":
    return COMBAT[card].get(window) if card in COMBAT else None


def playable(state: State, side: str, card: str) -> bool:
    """Whether the card's condition is met (p. 15)."""
    return card in ORDERS and (card not in CONDITIONS or CONDITIONS[card](state, side))
