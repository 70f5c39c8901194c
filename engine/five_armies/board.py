"""The board: regions, borders, boxes, range and set-up (rulebook ch. II and III)."""

from importlib.resources import files
from typing import Literal

import msgspec

Side = Literal["free", "shadow"]
Terrain = Literal["hills", "mountain", "plain", "ruins", "swamp"]
Territory = Literal["broken_lands", "valley", "eastern_bank", "southern_spur"]
Pair = tuple[str, str]


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: Terrain
    territory: Territory
    settlement: bool
    fortification: int
    mustering: bool
    points: int
    edge: bool


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where two regions touch; `up` is the one that lies up the slope, `name` that of a ford."""

    a: str
    b: str
    kind: Literal["plain", "ford", "river"]
    up: str | None
    name: str | None = None


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["goblin_point", "pass", "eyrie"]
    leads_to: str | None = msgspec.field(default=None, name="pass")
    exit: str | None = None


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one number of the set-up puts in one place (p. 7)."""

    place: str
    units: dict[str, int]
    characters: tuple[str, ...]
    tokens: dict[str, int]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    regions: dict[str, Region]
    borders: tuple[Border, ...]
    boxes: dict[str, Box]
    ranges: tuple[Pair, ...]
    setup: dict[Side, tuple[Placement, ...]]


def load(raw: bytes) -> Board:
    """Decode and check a board document; raise ValueError where it contradicts the rulebook or itself."""
    try:
        board = msgspec.json.decode(raw, type=Board)
    except msgspec.DecodeError as error:
        raise ValueError(f"board: {error}") from error
    _check_regions(board)
    _check_borders(board)
    _check_boxes(board)
    _check_ranges(board)
    _check_setup(board)
    return board


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise ValueError(f"board: {problem}")


def _check_regions(board: Board) -> None:
    regions = board.regions.values()
    _require(len(regions) == 36, f"36 regions expected, {len(regions)} found")
    _require(sum(r.settlement for r in regions) == 6, "6 settlements expected (p. 9)")
    _require(sum(r.fortification > 0 for r in regions) == 3, "3 fortifications expected (p. 9)")
    _require(sum(r.mustering for r in regions) == 4, "4 mustering regions expected (p. 10)")
    for name, region in board.regions.items():
        _require(region.fortification >= 0, f"{name} has a negative fortification")
        _require(
            not region.mustering or region.territory == "broken_lands",
            f"mustering region {name} lies outside the Broken Lands",
        )
        worth = 4 if region.fortification else 2 if region.settlement else 0
        _require(region.points == worth, f"{name} is worth {worth} points (p. 31), not {region.points}")


def _check_borders(board: Board) -> None:
    seen: set[Pair] = set()
    joined: set[str] = set()
    for border in board.borders:
        pair = f"{border.a} - {border.b}"
        for end in (border.a, border.b):
            _require(end in board.regions, f"border {pair} names the unknown region {end}")
        _require(border.a != border.b, f"border {pair} joins a region to itself")
        _require((border.a, border.b) not in seen, f"border {pair} is listed twice")
        seen |= {(border.a, border.b), (border.b, border.a)}
        heights = [end for end in (border.a, border.b) if board.regions[end].terrain == "mountain"]
        slope = heights[0] if len(heights) == 1 and border.kind != "river" else None
        _require(border.up == slope, f"border {pair} slopes up to {border.up}, should be {slope} (p. 9)")
        _require((border.kind == "ford") == bool(border.name), f"border {pair}: fords, and only fords, have a name")
        if border.kind != "river":
            joined |= {border.a, border.b}
    cut_off = sorted(set(board.regions) - joined)
    _require(not cut_off, f"no way into {', '.join(cut_off)}")
    fords = [border.name for border in board.borders if border.name]
    _require(len(set(fords)) == len(fords), "two fords share a name")


def _check_boxes(board: Board) -> None:
    kinds = sorted(box.kind for box in board.boxes.values())
    _require(kinds == ["eyrie", "goblin_point", "goblin_point", "pass", "pass"], f"wrong boxes: {', '.join(kinds)}")
    for name, box in board.boxes.items():
        _require(name not in board.regions, f"{name} is both a box and a region")
        _require((box.kind == "goblin_point") == (box.leads_to is not None), f"{name}: only goblin points have a pass")
        _require((box.kind == "pass") == (box.exit is not None), f"{name}: only passes have an exit")
        if box.exit is not None:
            _require(box.exit in board.regions, f"{name} leads to the unknown region {box.exit}")
    reached = sorted(box.leads_to for box in board.boxes.values() if box.leads_to is not None)
    passes = sorted(name for name, box in board.boxes.items() if box.kind == "pass")
    _require(reached == passes, "each goblin point needs a pass of its own")


def _check_ranges(board: Board) -> None:
    seen: set[Pair] = set()
    for a, b in board.ranges:
        for end in (a, b):
            _require(end in board.regions, f"range {a} - {b} names the unknown region {end}")
        _require(a != b and (a, b) not in seen, f"range {a} - {b} is listed twice")
        seen |= {(a, b), (b, a)}
    for border in board.borders:
        _require((border.a, border.b) in seen, f"{border.a} and {border.b} touch but are out of range")


def _check_setup(board: Board) -> None:
    sizes = {side: len(placements) for side, placements in board.setup.items()}
    _require(sizes == {"free": 10, "shadow": 6}, f"the set-up has 10 and 6 places (p. 7), not {sizes}")
    places = [placement.place for placements in board.setup.values() for placement in placements]
    for place in places:
        _require(place in board.regions or place in board.boxes, f"the set-up names the unknown place {place}")
        _require(places.count(place) == 1, f"the set-up names {place} twice")


def _both_ways(border: Border) -> tuple[Pair, Pair]:
    return (border.a, border.b), (border.b, border.a)


_BOARD = load((files("engine.five_armies") / "data" / "board.json").read_bytes())
_STEPS = sorted(step for border in _BOARD.borders if border.kind != "river" for step in _both_ways(border))
_SIGHT = {(a, b) for a, b in _BOARD.ranges} | {(b, a) for a, b in _BOARD.ranges} | {(r, r) for r in _BOARD.regions}

REGIONS: dict[str, Region] = _BOARD.regions
SETUP: dict[Side, tuple[Placement, ...]] = _BOARD.setup
NEIGHBOURS: dict[str, tuple[str, ...]] = {name: tuple(b for a, b in _STEPS if a == name) for name in REGIONS}
FORD_NAMES: dict[Pair, str] = {step: ford.name for ford in _BOARD.borders if ford.name for step in _both_ways(ford)}
FORD_ENDS: dict[str, Pair] = {ford.name: (ford.a, ford.b) for ford in _BOARD.borders if ford.name}
FORDS: frozenset[Pair] = frozenset(FORD_NAMES)
UPHILL: frozenset[Pair] = frozenset(
    (start, goal) for border in _BOARD.borders for start, goal in _both_ways(border) if goal == border.up
)
IN_RANGE: dict[str, frozenset[str]] = {name: frozenset(b for a, b in _SIGHT if a == name) for name in REGIONS}
TERRITORY: dict[str, str] = {name: region.territory for name, region in REGIONS.items()}
TERRITORIES: dict[str, tuple[str, ...]] = {
    territory: tuple(name for name in REGIONS if TERRITORY[name] == territory)
    for territory in ("broken_lands", "valley", "eastern_bank", "southern_spur")
}
MUSTERING: tuple[str, ...] = tuple(name for name, region in REGIONS.items() if region.mustering)
SETTLEMENTS: tuple[str, ...] = tuple(name for name, region in REGIONS.items() if region.settlement)
OBJECTIVES: dict[str, int] = {name: region.points for name, region in REGIONS.items() if region.points}
FORTIFICATIONS: dict[str, int] = {
    name: region.fortification for name, region in REGIONS.items() if region.fortification
}
EDGE: tuple[str, ...] = tuple(name for name, region in REGIONS.items() if region.edge)
GOBLIN_POINTS: dict[str, str] = {name: box.leads_to for name, box in _BOARD.boxes.items() if box.leads_to}
PASSES: dict[str, str] = {name: box.exit for name, box in _BOARD.boxes.items() if box.exit}
EYRIE: str = next(name for name, box in _BOARD.boxes.items() if box.kind == "eyrie")
PLACES: tuple[str, ...] = (*REGIONS, *(name for name in _BOARD.boxes if name != EYRIE))
