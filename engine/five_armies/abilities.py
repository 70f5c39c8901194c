"""Maneuver abilities of the units (p. 27 and the unit cards), and the special maneuvers.

An ability may be used when a black die has hit. Each function changes the round's numbers; `ANSWERS` are the ways in
which a player may use it.
"""

from collections.abc import Callable

from engine.five_armies.armies import characters_at
from engine.five_armies.combat import STROKES, Combat
from engine.five_armies.figures import UNITS
from engine.five_armies.state import FOE, SHADOW, State

Effect = Callable[[Combat, State, str], None]
USE, DECLINE, NEGATE = "use", "decline", "negate"


def more(combat: Combat, side: str, amount: int) -> None:
    """The enemy suffers more damage this round."""
    combat.extra[FOE[side]] = combat.extra.get(FOE[side], 0) + amount


def less(combat: Combat, side: str, amount: int) -> None:
    """Cancel damage of the own army or its fortification this round."""
    combat.cancel[side] = combat.cancel.get(side, 0) + amount


def stand_fast(combat: Combat, state: State, side: str) -> None:
    """Dwarven Soldiers: one token is removed after damage is placed (see Battle.aftermath)."""


def drag_down(combat: Combat, state: State, side: str) -> None:
    """Wargs: the enemy takes a casualty after damage is placed (see Battle.aftermath)."""


def arrow_storm(combat: Combat, state: State, side: str) -> None:
    more(combat, side, 1)


def hew_through(combat: Combat, state: State, side: str) -> None:
    if combat.abilities[side] == USE:
        more(combat, side, 1)


def wall_of_spears(combat: Combat, state: State, side: str) -> None:
    less(combat, side, min(2, combat.black_hits(state, side)))


def covering_shots(combat: Combat, state: State, side: str) -> None:
    less(combat, side, 1)
    if side == combat.defender:
        combat.may_retreat.append(side)


def press_of_numbers(combat: Combat, state: State, side: str) -> None:
    if combat.units(state, side) > combat.units(state, FOE[side]):
        more(combat, side, 1)


def breaking_blow(combat: Combat, state: State, side: str) -> None:
    more(combat, side, 2 if side == combat.attacker and combat.fort_intact else 1)


def out_of_the_heights(combat: Combat, state: State, side: str) -> None:
    from engine.five_armies.board import REGIONS

    mountain = REGIONS[combat.region].terrain == "mountain"
    if mountain or (side == combat.attacker and combat.attacks_from_heights()):
        more(combat, side, 1)
    else:
        less(combat, side, 1)


EFFECTS: dict[str, Effect] = {
    "stand_fast": stand_fast,
    "hew_through": hew_through,
    "arrow_storm": arrow_storm,
    "wall_of_spears": wall_of_spears,
    "covering_shots": covering_shots,
    "press_of_numbers": press_of_numbers,
    "breaking_blow": breaking_blow,
    "out_of_the_heights": out_of_the_heights,
    "drag_down": drag_down,
}


def answers(unit: str) -> list[str]:
    """The ways to use a unit's ability; Hew Through leaves a choice."""
    return [USE, NEGATE, DECLINE] if UNITS[unit].maneuver == "hew_through" else [USE, DECLINE]


def in_force(combat: Combat, side: str) -> str:
    """The ability this side really uses this round: announced, and not negated by the enemy."""
    unit = combat.maneuvers.get(side, "")
    if not unit or combat.abilities.get(side, DECLINE) == DECLINE or combat.abilities.get(FOE[side]) == NEGATE:
        return ""
    return UNITS[unit].maneuver


def apply(combat: Combat, state: State) -> None:
    """All abilities in force and Thorin's strokes change what will be suffered; the attacker's come first (C9)."""
    for side in (combat.attacker, combat.defender):
        ability = in_force(combat, side)
        if ability:
            EFFECTS[ability](combat, state, side)
        if combat.cards.get(side) == STROKES:
            more(combat, side, 2 if great_enemy(combat, state, FOE[side]) else 1)


def great_enemy(combat: Combat, state: State, side: str) -> bool:
    """Bolg or a Great Orc is in the army."""
    army = combat.army(state, side)
    bolg = side == SHADOW and "bolg" in characters_at(state, side, combat.place(side))
    return bool(army and (bolg or army.units.get("great_orcs")))
