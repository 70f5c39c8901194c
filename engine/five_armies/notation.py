"""A position as lines of text (see `engine.core.position` for the frame lines).

    turn 3 actions
    fate 5
    dice free character muster
    dice shadow army lidless_eye
    active shadow
    army camp free dwarven_soldiers 2 men_of_the_lake 1 damage 1 leaders 1
    at camp dain
    control ruins_of_dale
    fort front_gate 2
    tokens camp dwarves_men elves:elven_archers:1
    hand free EV-A01 FP-07

What is not written is as at the beginning of the game, with an empty board: decks hold what is nowhere else, tiles and
token faces are all there, dice are 5 and 6, it is the Free Peoples' action. So a rules question takes a few lines. If a
line is given twice, the second one counts.
"""

from collections import Counter
from collections.abc import Iterable
from sys import intern

import msgspec

from engine.core.frame import Frame
from engine.five_armies.board import EYRIE, FORTIFICATIONS, OBJECTIVES, PASSES, PLACES, REGIONS, TERRITORIES
from engine.five_armies.catalogue import CARDS, DECKS
from engine.five_armies.figures import CHARACTERS, DICE, TILES, UNITS
from engine.five_armies.recruitment import used_faces
from engine.five_armies.state import (
    ELIMINATED,
    FREE,
    SHADOW,
    SIDES,
    WAITING,
    Army,
    CardInPlay,
    State,
    empty,
    sorted_units,
)

MARKERS = ("wrath", "ring", "bodyguard", "battles")
PHASES = ("recovery", "generals", "fate", "leadership", "actions", "end")


# --- writing ---------------------------------------------------------------------------------------------------------


def write(state: State, seat: str | None, whole: bool) -> list[str]:
    """The position; `whole`, or what the seat knows of it."""
    known = [side for side in SIDES if whole or side == seat]
    lines = [f"turn {state.turn} {state.phase}", f"fate {state.fate}"]
    unseen = [state.first_tile] if state.first_tile and FREE not in known else []
    tiles = sorted([*state.tiles, *unseen])
    lines += _line("tiles", tiles if tiles != sorted(TILES) else [])
    lines += _line("first_tile", [state.first_tile] if state.first_tile and FREE in known else [])
    lines += [f"pool {side} {state.pool[side]}" for side in SIDES if state.pool[side] != DICE[side].start]
    for side in SIDES:
        lines += _line(f"dice {side}", state.dice[side])
    lines += [f"active {state.active}"] if state.active != FREE else []
    lines += [_army("army", place, state.armies[place]) for place in PLACES if place in state.armies]
    lines += [_army("arrived", place, army) for place, army in state.arrived.items()]
    lines += _characters(state)
    lines += _line("control", state.control)
    lines += [f"fort {place} {damage}" for place, damage in state.fortifications.items() if damage]
    lines += _line("open", state.open_passes)
    lines += _tokens(state, known)
    lines += _line("bats", _pairs(state.bats))
    lines += _line("eagles", _pairs({place: count for place, count in state.eagles.items() if count}))
    lines += _line("activated", state.activated)
    marks = [word for name in MARKERS if getattr(state, name) for word in (name, str(getattr(state, name)))]
    lines += _line("markers", marks + (["concentration"] if state.concentration else []))
    lines += ["eagle_stayed"] if state.eagle_stayed else []
    lines += _cards(state, known)
    return lines


def _line(name: str, words: Iterable[str]) -> list[str]:
    words = list(words)
    return [f"{name} {' '.join(words)}"] if words else []


def _pairs(counts: dict[str, int]) -> list[str]:
    return [word for name, count in counts.items() for word in (name, str(count))]


def _army(word: str, place: str, army: Army) -> str:
    text = f"{word} {place} {army.side} {' '.join(_pairs(army.units))}"
    text += f" damage {army.damage}" if army.damage else ""
    return text + (f" leaders {army.leaders}" if army.leaders else "")


def _characters(state: State) -> list[str]:
    where: dict[str, list[str]] = {}
    for name, place in state.characters.items():
        if place != WAITING:
            where.setdefault(place, []).append(name)
    gone = where.pop(ELIMINATED, [])
    return [f"at {place} {' '.join(names)}" for place, names in where.items()] + _line("eliminated", gone)


def _tokens(state: State, known: list[str]) -> list[str]:
    lines = []
    for place in PLACES:
        shown = [
            token if (SHADOW if token.startswith("shadow") else FREE) in known else token.partition(":")[0]
            for token in state.tokens.get(place, ())
        ]
        lines += _line(f"tokens {place}", shown)
    for group in state.faces:
        lines += _line(f"used {group}", used_faces(state, group).elements())
    return lines


def _cards(state: State, known: list[str]) -> list[str]:
    lines = []
    for side in known:
        lines += _line(f"hand {side}", state.hands[side]) + _line(f"buried {side}", state.buried[side])
        lines += _line(f"seen {side}", state.seen[side])
    for deck in DECKS:
        lines += _line(f"discard {deck}", state.discards[deck])
    lines += _line("played", state.played)
    return lines + [f"play {msgspec.json.encode(card).decode()}" for card in state.in_play]


# --- reading ---------------------------------------------------------------------------------------------------------


def read(lines: list[str]) -> State:
    state = empty()
    state.turn, state.phase = 1, "actions"
    used: dict[str, list[str]] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        _read_line(state, used, word, rest)
    _remaining(state, used)
    return state


def _read_line(state: State, used: dict[str, list[str]], word: str, rest: str) -> None:  # noqa: PLR0915 (a case a word)
    words = rest.split()
    match word:
        case "turn":
            state.turn, state.phase = int(words[0]), _one_of(PHASES, words[1]) if len(words) > 1 else "actions"
        case "fate":
            state.fate = int(words[0])
        case "tiles":
            state.tiles = sorted(_one_of((*TILES, "blue", "red"), tile) for tile in words)
        case "first_tile":
            state.first_tile = words[0]
        case "pool":
            state.pool[_one_of(SIDES, words[0])] = int(words[1])
        case "dice":
            side = _one_of(SIDES, words[0])
            state.dice[side] = sorted(
                (_one_of(DICE[side].faces, face) for face in words[1:]), key=DICE[side].faces.index
            )
        case "active":
            state.active = _one_of(SIDES, words[0])
        case "army" | "arrived":
            armies = state.armies if word == "army" else state.arrived
            armies[_one_of(PLACES, words[0])] = _read_army(words[1:])
        case "at":
            for name in words[1:]:
                state.characters[_one_of(CHARACTERS, name)] = _one_of((*PLACES, *TERRITORIES, EYRIE), words[0])
        case "eliminated":
            for name in words:
                state.characters[_one_of(CHARACTERS, name)] = ELIMINATED
        case "control":
            state.control = [_one_of(OBJECTIVES, place) for place in words]
        case "fort":
            state.fortifications[_one_of(FORTIFICATIONS, words[0])] = int(words[1])
        case "open":
            state.open_passes = [_one_of(PASSES, place) for place in words]
        case "tokens":
            state.tokens[_one_of(REGIONS, words[0])] = words[1:]
        case "used":
            used[_one_of(state.faces, words[0])] = words[1:]
        case "bats":
            state.bats = {_one_of(TERRITORIES, name): count for name, count in _counts(words).items()}
        case "eagles":
            state.eagles = {EYRIE: 0} | {_one_of((*TERRITORIES, EYRIE), name): n for name, n in _counts(words).items()}
        case "activated":
            state.activated = [_one_of(CHARACTERS, name) for name in words]
        case "markers":
            state.concentration = "concentration" in words
            for name, count in _counts([word for word in words if word != "concentration"]).items():
                setattr(state, _one_of(MARKERS, name), count)
        case "eagle_stayed":
            state.eagle_stayed = True
        case "hand" | "buried" | "seen":
            pile = {"hand": state.hands, "buried": state.buried, "seen": state.seen}[word]
            pile[_one_of(SIDES, words[0])] = [_one_of(CARDS, card) for card in words[1:]]
        case "discard":
            state.discards[_one_of(DECKS, words[0])] = [_one_of(CARDS, card) for card in words[1:]]
        case "played":
            state.played = [_one_of(CARDS, card) for card in words]
        case "play":
            state.in_play.append(msgspec.json.decode(rest, type=CardInPlay))
        case _:
            raise ValueError(f"a position has no line {word!r}")


def _one_of(known: Iterable[str], word: str) -> str:
    if word not in known:
        raise ValueError(f"{word!r} is unknown; it must be one of: {', '.join(list(known)[:40])}")
    return intern(word)  # a default is left out of a document only if it is the same object


def _counts(words: list[str]) -> dict[str, int]:
    if len(words) % 2:
        raise ValueError(f"names and numbers must alternate in {' '.join(words)!r}")
    return {words[at]: int(words[at + 1]) for at in range(0, len(words), 2)}


def _read_army(words: list[str]) -> Army:
    side = _one_of(SIDES, words[0])
    counts = _counts(words[1:])
    army = Army(side, damage=counts.pop("damage", 0), leaders=counts.pop("leaders", 0))
    for unit in counts:
        if UNITS[_one_of(UNITS, unit)].side != side:
            raise ValueError(f"{unit} do not fight for {side}")
    army.units = sorted_units(side, counts)
    return army


def _remaining(state: State, used: dict[str, list[str]]) -> None:
    """Decks hold the cards that are nowhere else, and undecided faces are those not used or looked at."""
    placed = list(state.played) + [card for side in SIDES for card in (*state.hands[side], *state.buried[side])]
    placed += [card for deck in DECKS for card in state.discards[deck]] + [card.card for card in state.in_play]
    for deck, cards in DECKS.items():
        state.decks[deck] = [card for card in cards if card not in placed]
    for group, faces in state.faces.items():
        known = [t.partition(":")[2] for tokens in state.tokens.values() for t in tokens if t.startswith(f"{group}:")]
        left = Counter(faces) - Counter(known) - Counter(used.get(group, ()))
        state.faces[group] = sorted(left.elements())


def entry(state: State) -> list[Frame]:
    """A position typed without frames begins with its phase; in the action phase, with the choice of a die."""
    from engine.five_armies.actions import ActionPhase
    from engine.five_armies.turn import Turn

    following = dict(zip(PHASES, ("recovery", "generals", "fate", "leadership", "", "end"), strict=True))
    if state.phase == "actions":
        return [Turn(at="end"), ActionPhase(at="next")]
    return [Turn(at=following[state.phase])]
