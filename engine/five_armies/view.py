"""What each side may know (by allow-list), as plain data for pictures, panels and players made of code."""

from collections import Counter
from typing import Any

from engine.core.match import Match
from engine.five_armies.armies import beorn_at, characters_at, points, supply
from engine.five_armies.battle import Battle
from engine.five_armies.board import EYRIE, FORTIFICATIONS, PASSES, PLACES, TERRITORIES
from engine.five_armies.catalogue import DECKS
from engine.five_armies.characters import ready
from engine.five_armies.combat import REROLL, ROLL
from engine.five_armies.combat_roll import RerollMisses
from engine.five_armies.eagles import bats_left, eagles_left
from engine.five_armies.fate import FatePhase
from engine.five_armies.figures import CHARACTERS, LIMITS, UNITS
from engine.five_armies.recruitment import tokens_left, used_faces
from engine.five_armies.state import ELIMINATED, FREE, SHADOW, SIDES, WAITING, Army, State

# where a battle may wait for an answer or for another frame, by the steps of a round (p. 26 to 30)
ROUND_STEPS = {
    "begin": ("fighter", "ambushed", "maneuver_step"),
    "maneuver": ("maneuver",),
    "reveal": ("reveal",),
    "roll": ("before_roll", "after_roll", "overflow_shadow", "before_reroll"),
    "reroll": ("reroll", "luck", "after_reroll"),
    "damage": (
        "offer",
        "announce_a",
        "announce_d",
        "damage",
        "attacker_suffers",
        "aftermath",
        "defender_casualties",
        "after_casualties",
    ),
    "end": ("end_round", "press_on", "parting_losses", "part", "aided", "broken_off"),
    "retreat": ("hold", "won"),
    "advance": ("stand_on_the_field",),
}
ROUND_STEP = {at: step for step, those in ROUND_STEPS.items() for at in those}


def view(match: Match[State], seat: str | None) -> dict[str, Any]:
    state = match.state
    bear = beorn_at(state)
    shown: dict[str, Any] = {
        "phase": state.phase,
        "points": points(state),
        "dice": {side: list(state.dice[side]) for side in SIDES},
        "spent": {side: state.pool[side] - len(state.dice[side]) if state.phase == "actions" else 0 for side in SIDES},
        "armies": _armies(state),
        "characters": {name: _character(state, name) for name in CHARACTERS},
        "activated": list(state.activated),
        "control": list(state.control),
        "fortifications": {
            place: {"value": value, "damage": state.fortifications[place]} for place, value in FORTIFICATIONS.items()
        },
        "tokens": _tokens(state, seat),
        "tokens_used": {group: dict(sorted(used_faces(state, group).items())) for group in state.faces},
        "tokens_left": {group: tokens_left(state, group) for group in state.faces},
        "supply": {unit: supply(state, unit) for unit in UNITS},
        "fate": _fate(match, seat),
        "passes": {place: "open" if place in state.open_passes else "closed" for place in PASSES},
        "bats": dict(state.bats),
        "bats_left": bats_left(state),
        "eagles": {"eyrie": state.eagles[EYRIE]} | {p: state.eagles[p] for p in TERRITORIES if state.eagles.get(p)},
        "eagles_left": eagles_left(state),
        "beorn": {"wrath": state.wrath, "place": bear} if bear else None,
        "ring": state.ring,
        "bodyguard": state.bodyguard,
        "concentration": state.concentration,
        "hands": {side: len(state.hands[side]) for side in SIDES},
        "decks": {deck: len(state.decks[deck]) for deck in DECKS},
        "discards": _discards(state),
        "in_play": [
            {"card": card.card, "side": card.side, "on": card.on, "number": card.number, "counters": card.counters}
            for card in state.in_play
        ],
        "battle": _battle(match),
    }
    return shown | (_own(state, seat) if seat in SIDES else {})


def _own(state: State, seat: str) -> dict[str, Any]:
    """The hand, what this side has discarded face down, and what it has seen of the other hand."""
    own = {"hand": list(state.hands[seat]), "buried": list(state.buried[seat]), "seen": list(state.seen[seat])}
    return own | ({"first_tile": state.first_tile} if seat == FREE else {})


def _armies(state: State) -> list[dict[str, Any]]:
    shown = []
    for place in PLACES:
        parts = [army for army in (state.armies.get(place), state.arrived.get(place)) if army]
        if not parts:
            continue
        army = parts[0] if len(parts) == 1 else _together(parts)
        shown.append(
            {
                "place": place,
                "side": army.side,
                "units": dict(army.units),
                "damage": army.damage,
                "leaders": army.leaders,
                "characters": characters_at(state, army.side, place),
            }
        )
    return shown


def _together(parts: list[Army]) -> Army:
    """An army and those who have come to it but merge only when the action is over."""
    units = Counter(parts[0].units) + Counter(parts[1].units)
    return Army(parts[0].side, dict(units), parts[0].damage + parts[1].damage, parts[0].leaders + parts[1].leaders)


def _character(state: State, name: str) -> dict[str, Any]:
    where = state.characters[name]
    if where == ELIMINATED:
        return {"status": "eliminated", "place": None}
    if where == WAITING:
        return {"status": "ready" if ready(state, name) else "waiting", "place": None}
    return {"status": "in_play", "place": where}


def _tokens(state: State, seat: str | None) -> list[dict[str, Any]]:
    shown = []
    for place in PLACES:
        groups: dict[str, list[str]] = {}
        for token in state.tokens.get(place, ()):
            group, _, face = token.partition(":")
            groups.setdefault(group, []).append(face)
        for group, faces in groups.items():
            mine = (SHADOW if group == SHADOW else FREE) == seat
            known = [face for face in faces if face and mine]
            shown.append({"place": place, "group": group, "count": len(faces), "known": known})
    return shown


def _fate(match: Match[State], seat: str | None) -> dict[str, Any]:
    """A tile laid down in secret counts as part of the pool for whoever does not know it."""
    state = match.state
    drawn = [tile for frame in match.stack if isinstance(frame, FatePhase) for tile in frame.drawn]
    hidden = [state.first_tile] if state.first_tile and seat != FREE else []
    return {
        "marker": state.fate,
        "pool": dict(sorted(Counter([*state.tiles, *hidden]).items())),
        "drawn": drawn,
        "spaces": {name: data.fate_space for name, data in CHARACTERS.items() if data.fate_space},
        "last": LIMITS.fate_end,
    }


def _discards(state: State) -> dict[str, Any]:
    """The open piles, and how many cards each side has discarded face down; of which deck is its own secret."""
    shown: dict[str, Any] = {deck: list(state.discards[deck]) for deck in DECKS}
    return shown | {"face_down": {side: len(state.buried[side]) for side in SIDES}}


def _battle(match: Match[State]) -> dict[str, Any] | None:
    battle = next((frame for frame in reversed(match.stack) if isinstance(frame, Battle)), None)
    if battle is None:
        return None
    state = match.state
    return {
        "region": battle.region,
        "attacker": battle.attacker,
        "from": list(battle.origins),
        "fighting": battle.fighting,
        "combined": battle.combined,
        "round": battle.round,
        "superiority": battle.superiority,
        "step": "maneuver" if battle.at == "maneuver" else "roll" if not battle.dealt else "damage",
        "round_step": _round_step(match, battle),
        "sides": {side: _side(match, state, battle, side) for side in SIDES},
    }


def _round_step(match: Match[State], battle: Battle) -> str:
    """The step of the round by the rulebook's names; `again` while a card has misses rolled again."""
    if any(isinstance(frame, RerollMisses) for frame in match.stack):
        return "again"
    if battle.at == "won" and battle.breaking_off:
        return "end"  # a card takes the army away: neither retreat nor rout
    if battle.at == "effects":
        return "reroll" if battle.window == "before_reroll" else ROUND_STEP[battle.window]
    return ROUND_STEP[battle.at]


def _side(match: Match[State], state: State, battle: Battle, side: str) -> dict[str, Any]:
    army = battle.army(state, side)
    card = battle.cards.get(side)
    if battle.at == "maneuver":
        card = "locked" if side in match.locked else "choosing"
    rolled = battle.dice.get(side, [])
    return {
        "card": card,
        "used": list(battle.used.get(side, ())),
        "units": dict(army.units) if army else {},
        "damage": army.damage if army else 0,
        "leadership": battle.leadership(state, side),
        "beorn": battle.is_beorn(state, side),
        "target": battle.target(state, side, ROLL),
        "reroll_target": battle.target(state, side, REROLL),
        "dice": [
            {
                "colour": "black" if die.black else "white",
                "face": die.face,
                "hit": battle.hits(state, side, die),
                "rerolled": die.rerolled,
            }
            for die in rolled
        ],
        "hits": battle.hit_count(state, side) if rolled else 0,
        "damage_dealt": battle.dealt.get(side, 0),
    }
