"""What must be true of every position: each thing of the box is in exactly one place, and the limits hold."""

from collections import Counter

from engine.core.match import Match
from engine.five_armies.armies import beorn_at, leaders_left, limit, token_side
from engine.five_armies.beorn import BeornActs
from engine.five_armies.board import (
    EYRIE,
    FORTIFICATIONS,
    GOBLIN_POINTS,
    OBJECTIVES,
    PASSES,
    PLACES,
    REGIONS,
    TERRITORIES,
)
from engine.five_armies.cards.verbs import DrawCards
from engine.five_armies.catalogue import DECKS
from engine.five_armies.damage import Casualties
from engine.five_armies.fate import FatePhase
from engine.five_armies.figures import CHARACTERS, LIMITS, SPECIAL_TILES, TILES, UNITS
from engine.five_armies.hand import Discard, HandLimit
from engine.five_armies.stacking import Reduce, Settle
from engine.five_armies.state import ELIMINATED, FREE, SHADOW, SIDES, WAITING, State, empty


def check(match: Match[State]) -> None:
    state = match.state
    _figures(state)
    _armies(match)
    _cards(match)
    _tokens(state)
    _tiles(match)
    _markers(state)


def _figures(state: State) -> None:
    for unit, data in UNITS.items():
        armies = [*state.armies.values(), *state.arrived.values()]
        placed = sum(army.units.get(unit, 0) for army in armies)
        assert 0 <= placed <= data.figures, f"{placed} {unit} of {data.figures} on the board"
    assert 0 <= sum(state.bats.values()) <= LIMITS.bats and all(count > 0 for count in state.bats.values())
    assert 0 <= sum(state.eagles.values()) <= LIMITS.eagles and min(state.eagles.values()) >= 0
    assert set(state.bats) <= set(TERRITORIES) and set(state.eagles) <= {*TERRITORIES, EYRIE}
    assert set(state.characters) == set(CHARACTERS)
    for name, place in state.characters.items():
        where = (*TERRITORIES, EYRIE) if name == "lord_of_the_eagles" else REGIONS if name == "beorn" else PLACES
        assert place in (WAITING, ELIMINATED) or place in where, f"{name} is at {place}"


def _armies(match: Match[State]) -> None:
    state = match.state
    passing = bool(state.arrived) or any(isinstance(frame, Settle | Reduce) for frame in match.stack)
    suffering = any(isinstance(frame, Casualties) for frame in match.stack) or _in_battle(match)
    for place, army in state.armies.items():
        assert place in PLACES, f"an army stands at {place}"
        assert army.units and min(army.units.values()) > 0, f"no units at {place}: {army.units}"
        assert all(UNITS[unit].side == army.side for unit in army.units), f"a mixed army at {place}"
        assert army.leaders >= 0 and army.damage >= 0, f"negative tokens at {place}"
        assert suffering or army.damage <= army.size, f"{army.damage} damage on {army.size} units at {place}"
        assert passing or match.over or army.size <= limit(army.side, place), f"{army.size} units at {place}"
        assert army.side == SHADOW or place in REGIONS, f"the Free Peoples stand at {place}"
        if place in PASSES or place in GOBLIN_POINTS:
            assert place not in PASSES or place in state.open_passes, f"{place} is closed"
    for place, army in state.arrived.items():
        assert place not in state.armies or state.armies[place].side == army.side, f"enemies share {place}"
    for side in SIDES:
        assert leaders_left(state, side) >= 0, f"too many leadership tokens of {side}"
    bear = beorn_at(state)
    roaming = any(isinstance(frame, BeornActs) for frame in match.stack)  # he may pass through his friends
    assert not bear or roaming or bear not in state.armies, f"Beorn stands with an army at {bear}"
    assert bool(bear) == bool(state.wrath) or match.over, f"Beorn is at {bear!r} with {state.wrath} Wrath"


def _in_battle(match: Match[State]) -> bool:
    return any(type(frame).__name__ in ("Battle", "Volley", "Retreat") for frame in match.stack) or match.over


def _cards(match: Match[State]) -> None:
    state = match.state
    held = [card for side in SIDES for card in (*state.hands[side], *state.buried[side])]
    held += [card for deck in DECKS for card in (*state.decks[deck], *state.discards[deck])]
    held += [card.card for card in state.in_play]
    held += state.played
    every = [card for cards in DECKS.values() for card in cards]
    if not match.over:
        assert sorted(held) == sorted(every), (
            f"cards: {Counter(held) - Counter(every)} / {Counter(every) - Counter(held)}"
        )
    for deck in DECKS:
        assert state.decks[deck] == [card for card in DECKS[deck] if card in state.decks[deck]], f"{deck} out of order"
    for side in SIDES:
        assert set(state.seen[side]) <= set(state.hands[FREE if side == SHADOW else SHADOW]), "seen cards are held"


def _tokens(state: State) -> None:
    fresh = empty().faces
    for group, faces in state.faces.items():
        assert faces == sorted(faces) and not Counter(faces) - Counter(fresh[group]), f"faces of {group}"
        down = sum(token == group for tokens in state.tokens.values() for token in tokens)
        known = [t.partition(":")[2] for tokens in state.tokens.values() for t in tokens if t.startswith(f"{group}:")]
        assert down <= len(faces), f"{down} tokens of {group} lie face down, {len(faces)} faces are left"
        assert not Counter(faces) + Counter(known) - Counter(fresh[group]), f"too many faces of {group}"
    assert all(state.tokens.values()), "empty heaps of tokens are removed"
    assert set(state.tokens) <= set(PLACES)


def _tiles(match: Match[State]) -> None:
    state = match.state
    drawn = [tile for frame in match.stack if isinstance(frame, FatePhase) for tile in frame.drawn]
    pool = Counter([*state.tiles, *drawn, *([state.first_tile] if state.first_tile else [])])
    assert not pool - Counter([*TILES, *SPECIAL_TILES]), f"too many tiles: {pool}"
    assert state.tiles == sorted(state.tiles)
    assert 0 <= state.fate <= LIMITS.fate_end


def check_played(match: Match[State]) -> None:
    """What is true, besides, of a match played from its set-up; a position that somebody has typed may lack it.

    Whoever stands at an objective controls it (p. 23), no enemy token lies there (p. 24), and hands hold at most six
    cards but while somebody draws or discards (p. 15).
    """
    state = match.state
    drawing = any(isinstance(frame, Discard | HandLimit | DrawCards) for frame in match.stack)
    for side in SIDES:
        assert drawing or match.over or len(state.hands[side]) <= LIMITS.hand, f"{side} holds too many cards"
    for place, army in [*state.armies.items(), *state.arrived.items()]:
        if place in OBJECTIVES:
            assert (place in state.control) == (army.side == SHADOW), f"{army.side} stands at {place}"
        assert all(token_side(token) == army.side for token in state.tokens.get(place, ())), f"tokens at {place}"


def _markers(state: State) -> None:
    assert 0 <= state.wrath <= LIMITS.wrath_max
    assert 0 <= state.ring <= LIMITS.ring
    assert 0 <= state.bodyguard <= LIMITS.bodyguard
    assert len(state.activated) <= LIMITS.activation
    assert len(set(state.control)) == len(state.control) and set(state.control) <= set(OBJECTIVES)
    for region, damage in state.fortifications.items():
        assert 0 <= damage <= FORTIFICATIONS[region], f"{damage} damage on the fortification of {region}"
    for side in SIDES:
        assert len(state.dice[side]) <= state.pool[side]
