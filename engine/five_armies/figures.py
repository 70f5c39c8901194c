"""Units, characters, dice, tiles and tokens of the box (rulebook ch. I, VII, VIII and IX)."""

import re
from importlib.resources import files
from typing import Literal

import msgspec

from engine.five_armies.board import EYRIE, REGIONS, SETUP, Side, Terrain

Face = Literal["character", "army", "muster", "muster_army", "event", "will_of_the_west", "lidless_eye"]
Group = Literal["elves", "dwarves_men", "shadow", "goblins"]
People = Literal["elves", "dwarves", "men"]


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: Side
    group: Group
    people: People | None
    figures: int
    strength: int
    favoured: tuple[Terrain, ...]
    archery: bool
    maneuver: str


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who stands in the set-up has no entry; `entry_regions` are those allowed before the position is looked at."""

    side: Side
    general: bool
    leadership: int
    movement: int
    fate_space: int | None
    entry_die: tuple[Face, ...]
    entry_regions: tuple[str, ...]
    abilities: tuple[str, ...]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: int
    max: int
    faces: tuple[Face, ...]


class SpecialTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    rune: bool
    side: Side


class TokenFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`count` recruitment tokens that show `units` figures of `unit`."""

    unit: str
    units: int
    count: int


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leadership: dict[str, int]
    activation: int
    eagles: int
    bats: int
    ring: int
    ring_entry: int
    bodyguard: int
    bodyguard_entry: int
    wrath_max: int
    wrath_entry: int
    army: int
    hand: int
    combat_dice: int
    pass_opens: int
    fate_end: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    units: dict[str, Unit]
    characters: dict[str, Character]
    dice: dict[str, Dice]
    tiles: tuple[str, ...]
    special_tiles: dict[Literal["blue", "red"], SpecialTile]
    tokens: dict[str, tuple[TokenFace, ...]]
    limits: Limits


def load(raw: bytes) -> Figures:
    """Decode and check a figures document; raise ValueError where it contradicts the box or the board."""
    try:
        figures = msgspec.json.decode(raw, type=Figures)
    except msgspec.DecodeError as error:
        raise ValueError(f"figures: {error}") from error
    _check_box(figures)
    _check_tokens(figures)
    _check_characters(figures)
    _check_dice_and_tiles(figures)
    _check_setup(figures)
    return figures


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise ValueError(f"figures: {problem}")


def _check_box(figures: Figures) -> None:
    """The totals of p. 3: 45 blue, 72 red and 9 grey figures."""
    blue = sum(unit.figures for unit in figures.units.values() if unit.side == "free") + figures.limits.eagles
    red = sum(unit.figures for unit in figures.units.values() if unit.side == "shadow") + figures.limits.bats
    _require((blue, red) == (45, 72), f"45 blue and 72 red figures expected, {blue} and {red} found (p. 3)")
    _require(len(figures.characters) == 9, f"9 characters expected, {len(figures.characters)} found (p. 3)")
    tokens = {"free": 6, "shadow": 14}
    _require(figures.limits.leadership == tokens, f"leadership tokens should be {tokens} (p. 3)")
    for name, unit in figures.units.items():
        _require((unit.side == "free") == (unit.people is not None), f"{name}: only the Free Peoples have a people")
        _require((unit.side == "shadow") == (unit.group in ("shadow", "goblins")), f"{name} is in the wrong group")
        _require(unit.strength in (1, 2), f"{name} has strength {unit.strength}")


def _check_tokens(figures: Figures) -> None:
    totals = {group: sum(face.count for face in faces) for group, faces in figures.tokens.items()}
    expected = {"shadow": 27, "dwarves_men": 17, "elves": 20}
    _require(totals == expected, f"recruitment tokens should be {expected}, found {totals} (p. 3)")
    for group, faces in figures.tokens.items():
        for face in faces:
            _require(face.unit in figures.units, f"a token of {group} shows the unknown unit {face.unit}")
            _require(figures.units[face.unit].group == group, f"a token of {group} shows {face.unit}")


def _check_characters(figures: Figures) -> None:
    starting = {name for placements in SETUP.values() for place in placements for name in place.characters}
    generals = sorted(name for name, character in figures.characters.items() if character.general)
    _require(
        generals == ["bard", "dain", "gandalf", "lord_of_the_eagles", "thranduil"],
        f"the five generals of p. 10 expected, found {', '.join(generals)}",
    )
    for name, character in figures.characters.items():
        for place in character.entry_regions:
            _require(place in REGIONS or place == EYRIE, f"{name} enters in the unknown region {place}")
        enters = bool(character.entry_die and character.entry_regions)
        _require(enters != (name in starting), f"{name} must either stand in the set-up or have a way to enter")
        waits = character.side == "free" and enters
        _require(waits == (character.fate_space is not None), f"{name} has a wrong space on the Fate track")
        if character.fate_space is not None:
            _require(0 < character.fate_space < figures.limits.fate_end, f"{name} waits beyond the Fate track")


def _check_dice_and_tiles(figures: Figures) -> None:
    sizes = {side: (dice.start, dice.max) for side, dice in figures.dice.items()}
    _require(sizes == {"free": (5, 6), "shadow": (6, 7)}, f"wrong action dice: {sizes} (p. 12)")
    for side, dice in figures.dice.items():
        _require(len(dice.faces) == 6, f"a die of {side} has {len(dice.faces)} faces")
    tiles = len(figures.tiles) + len(figures.special_tiles)
    _require(tiles == 14, f"14 Fate tiles expected, {tiles} found (p. 3)")
    for tile in figures.tiles:
        _require(re.fullmatch(r"[0-9]r?", tile) is not None, f"{tile!r} is no Fate tile")


def _check_setup(figures: Figures) -> None:
    needed: dict[str, int] = {}
    for side, placements in SETUP.items():
        for placement in placements:
            for unit, number in placement.units.items():
                _require(unit in figures.units, f"the set-up has the unknown unit {unit}")
                _require(figures.units[unit].side == side, f"the set-up gives {unit} to {side}")
                needed[unit] = needed.get(unit, 0) + number
            for name in placement.characters:
                _require(name in figures.characters, f"the set-up has the unknown character {name}")
            for group in placement.tokens:
                _require(group in figures.tokens, f"the set-up has the unknown recruitment group {group}")
    for unit, number in needed.items():
        _require(number <= figures.units[unit].figures, f"the set-up needs {number} {unit}")


_FIGURES = load((files("engine.five_armies") / "data" / "figures.json").read_bytes())

UNITS: dict[str, Unit] = _FIGURES.units
STRENGTH: dict[str, int] = {name: unit.strength for name, unit in UNITS.items()}
SIDE_UNITS: dict[str, tuple[str, ...]] = {
    side: tuple(name for name, unit in UNITS.items() if unit.side == side) for side in ("free", "shadow")
}
GROUP_UNITS: dict[str, tuple[str, ...]] = {
    group: tuple(name for name, unit in UNITS.items() if unit.group == group)
    for group in ("elves", "dwarves_men", "shadow", "goblins")
}
CHARACTERS: dict[str, Character] = _FIGURES.characters
GENERALS: tuple[str, ...] = tuple(name for name, character in CHARACTERS.items() if character.general)
DICE: dict[str, Dice] = _FIGURES.dice
TILES: tuple[str, ...] = _FIGURES.tiles
SPECIAL_TILES: dict[Literal["blue", "red"], SpecialTile] = _FIGURES.special_tiles
TILE_NUMBER: dict[str, int] = {tile: int(tile[0]) for tile in TILES} | {t: s.number for t, s in SPECIAL_TILES.items()}
RUNES: frozenset[str] = frozenset(
    [tile for tile in TILES if tile.endswith("r")] + [tile for tile, special in SPECIAL_TILES.items() if special.rune]
)
TOKENS: dict[str, tuple[TokenFace, ...]] = _FIGURES.tokens
LIMITS: Limits = _FIGURES.limits
