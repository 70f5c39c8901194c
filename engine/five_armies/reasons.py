"""Why not: the rule that an answer breaks, for the player who asked for it. Options themselves are made elsewhere.

None: there is no more to say than what the question is about (the messages `rule-...`)."""

from engine.core.question import Illegal
from engine.five_armies.armies import army_of, leadership, token_side
from engine.five_armies.board import PLACES, REGIONS
from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import UNITS
from engine.five_armies.state import State


def army_cannot(
    state: State,
    side: str,
    place: str,
    led: bool = False,
    needs: list[str] | None = None,
    within: list[str] | None = None,
) -> Illegal | None:
    """Why an army of this side cannot be moved (or attack) like this; a card may allow only places `within`."""
    if place not in PLACES or (within and place not in within):
        return None
    army = army_of(state, side, place)
    if army is None:
        return Illegal("no_army_there", place=place)
    if led and not leadership(state, place):
        return Illegal("needs_leadership", place=place)
    if needs and not any(army.units.get(unit) for unit in needs):
        return Illegal("needs_units", place=place, units=needs)
    return Illegal("no_way", place=place)


def no_recruiting(state: State, side: str, place: str, turned: list[str]) -> Illegal | None:
    """Why no token can be turned up here (p. 24)."""
    if place not in PLACES:
        return None
    if place in turned:
        return Illegal("recruit_elsewhere", place=place)
    if not any(token_side(token) == side for token in state.tokens.get(place, ())):
        return Illegal("no_token_there", place=place)
    return Illegal("recruit_barred", place=place)


def no_rally(state: State, side: str, place: str, rallied: list[str]) -> Illegal | None:
    """Why the army here cannot rally (p. 25)."""
    if place not in PLACES:
        return None
    if place in rallied:
        return Illegal("rally_elsewhere", place=place)
    army = army_of(state, side, place)
    return Illegal("not_damaged", place=place) if army else Illegal("no_army_there", place=place)


def no_maneuver(state: State, side: str, card: str, used: list[str]) -> Illegal | None:
    """Why a card cannot be laid in the maneuver step (p. 26, 27)."""
    if card in used:
        return Illegal("maneuver_used", card=card)
    if card in CARDS:
        if card not in state.hands[side]:
            return Illegal("not_in_hand", question="maneuver")
        return Illegal("story_in_combat", card=card)
    if card in UNITS:
        return Illegal("maneuver_not_here", card=card)
    return None


def no_way_out(answer: str) -> Illegal | None:
    """Why the defender cannot leave like this (p. 29, 30)."""
    if answer == "retreat":
        return Illegal("retreat_needs_regroup")
    return Illegal("rout_not_needed") if answer == "rout" else None


def no_home(place: str) -> Illegal | None:
    """Why no recruitment token is laid here (p. 24)."""
    return Illegal("token_home", place=place) if place in REGIONS else None


def no_substitute(unit: str) -> Illegal | None:
    return Illegal("substitute_group", unit=unit) if unit in UNITS else None


def no_entry(place: str, name: str) -> Illegal | None:
    return Illegal("no_entry_there", place=place, character=name) if place in REGIONS else None


def too_far(place: str, name: str, steps: int) -> Illegal | None:
    return Illegal("too_far", place=place, character=name, steps=steps) if place in REGIONS else None
