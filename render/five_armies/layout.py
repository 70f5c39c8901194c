"""Where every figure goes: each place's armies, markers and tokens packed into its free area."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from render.core.flow import Area
from render.core.picture import Box
from render.five_armies.places import TERRITORIES, Point, board
from render.five_armies.sites import TERRITORY_SIGN, sites

SIZES = (66.0, 60.0, 54.0, 48.0, 44.0, 40.0, 36.0, 33.0, 30.0, 27.0, 24.0, 21.0)
WHOLE = 44.0
GOOD = 30.0
CHOICES = (12, 4, 2, 1)
# no packing of such boxes in such areas ever filled more
FILL = 0.86
UNITS = (
    "dwarven_veterans",
    "dwarven_soldiers",
    "elven_archers",
    "elven_spearmen",
    "men_of_the_lake",
    "great_orcs",
    "orcs",
    "wargs",
    "goblins",
)


@dataclass(frozen=True)
class Cell:
    """One counter, medallion or marker: what it is, of which kind, how many."""

    what: str
    id: str
    count: int = 1


@dataclass(frozen=True)
class Block:
    """What stands together on one plaque."""

    side: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Placed:
    cell: Cell
    place: str
    side: str
    box: Box


@dataclass(frozen=True)
class Plaque:
    side: str
    place: str
    box: Box


@dataclass
class Layout:
    """All figures of a view with their boxes in board units."""

    plaques: list[Plaque] = field(default_factory=list)
    placed: list[Placed] = field(default_factory=list)


def layout(view: dict[str, Any], lang: str) -> Layout:
    """Place every figure of the view."""
    out = Layout()
    blocks = gather(view)
    loose = gather_loose(view)
    for place in dict.fromkeys([*blocks, *loose]):
        arranged = arrange(place, tuple(blocks.get(place, ())), tuple(loose.get(place, ())), lang)
        out.plaques += arranged[0]
        out.placed += arranged[1]
    _flyers(view, out)
    return out


def gather(view: dict[str, Any]) -> dict[str, list[Block]]:
    """The plaques of every place: armies, lone characters, Beorn."""
    blocks: dict[str, list[Block]] = {}
    seen: set[str] = set()
    for army in view.get("armies", ()):
        cells = [Cell("unit", unit, army["units"][unit]) for unit in UNITS if army["units"].get(unit)]
        cells += [Cell("character", who) for who in army.get("characters", ())]
        seen.update(army.get("characters", ()))
        if army.get("leaders"):
            cells.append(Cell("leaders", army["side"], army["leaders"]))
        if army.get("damage"):
            cells.append(Cell("damage", army["side"], army["damage"]))
        if cells:
            blocks.setdefault(army["place"], []).append(Block(army["side"], tuple(cells)))
    beorn = view.get("beorn")
    if beorn:
        seen.add("beorn")
        blocks.setdefault(beorn["place"], []).append(Block("free", (Cell("beorn", "beorn", beorn["wrath"]),)))
    for who, state in view.get("characters", {}).items():
        place = state.get("place")
        if state["status"] == "in_play" and place and who not in seen and who != "lord_of_the_eagles":
            blocks.setdefault(place, []).append(Block("shadow" if who == "bolg" else "free", (Cell("character", who),)))
    return blocks


def gather_loose(view: dict[str, Any]) -> dict[str, list[Cell]]:
    """Recruitment tokens and cards that lie at a place."""
    loose: dict[str, list[Cell]] = {}
    for token in view.get("tokens", ()):
        if token["count"]:
            loose.setdefault(token["place"], []).append(Cell("token", token["group"], token["count"]))
    lying: dict[tuple[str, str], int] = {}
    for card in view.get("in_play", ()):
        if card.get("on") in board().regions or card.get("on") in board().boxes:
            lying[card["on"], card["side"]] = lying.get((card["on"], card["side"]), 0) + 1
    for (place, side), count in lying.items():
        loose.setdefault(place, []).append(Cell("card", side, count))
    return loose


Arranged = tuple[tuple[Plaque, ...], tuple[Placed, ...]]


@lru_cache(maxsize=1024)
def arrange(place: str, blocks: tuple[Block, ...], loose: tuple[Cell, ...], lang: str) -> Arranged:
    """The largest counters that leave room for all of it, without overlap and inside the place."""
    area, anchor, most = free_area(place, lang)
    room = area.size() * FILL
    sizes = [size for size in SIZES if size <= most and _need(blocks, loose, size) <= room]
    for size in sizes:
        whole = _try(place, blocks, loose, area, anchor, size)
        if whole is not None:
            break
    else:
        whole, size = None, 0.0
    if whole is not None and size >= WHOLE:
        return whole
    for pieces, least in _pieces(blocks, size):
        for larger in [one for one in sizes if least <= one <= WHOLE]:
            done = _try(place, pieces, loose, area, anchor, larger)
            if done is not None:
                return done
    if whole is None:
        raise ValueError(f"{place} cannot hold {blocks} and {loose}")
    return whole


def _need(blocks: tuple[Block, ...], loose: tuple[Cell, ...], size: float) -> float:
    """The least area that all of it takes at a size."""
    small = size * 0.84 if blocks else size
    return sum(len(block.cells) for block in blocks) * size**2 + len(loose) * small**2


def _pieces(blocks: tuple[Block, ...], size: float) -> Iterator[tuple[tuple[Block, ...], float]]:
    """The blocks cut into units and command, where that makes them clearly larger than `size`; if they are still
    small, cut again."""
    parts = [part for block in blocks for part in _cut(block, lambda cell: cell.what == "unit")]
    yield tuple(parts), size * 1.19
    if size < GOOD:
        for at in (2, 3, 4):
            yield (
                tuple(
                    piece
                    for part in parts
                    for piece in (Block(part.side, part.cells[:at]), Block(part.side, part.cells[at:]))
                    if piece.cells
                ),
                size * 1.05,
            )


def _cut(block: Block, first: Callable[[Cell], bool]) -> list[Block]:
    """A block in two: the cells of which `first` holds, and the others."""
    halves = (tuple(c for c in block.cells if first(c)), tuple(c for c in block.cells if not first(c)))
    return [Block(block.side, cells) for cells in halves if cells]


def free_area(place: str, lang: str) -> tuple[Area, Point, float]:
    """Where figures may go at a place, the point they gather round, and the largest counter."""
    land = board()
    if place in land.boxes:
        x0, y0, x1, y1 = land.boxes[place]
        return Area.of_box((x0 + 6, y0 + 6, x1 - 6, y1 - 6)), land.centre(place), 60.0
    site = sites(lang)[place]
    x, y = site.region.label
    return site.area, (x, max(y, site.label_box[3] + 30) + site.region.radius * 0.06), SIZES[0]


def _try(
    place: str,
    blocks: tuple[Block, ...],
    loose: tuple[Cell, ...],
    area: Area,
    anchor: Point,
    size: float,
    depth: int = 0,
) -> Arranged | None:
    """Place the blocks one after the other, the tidiest way first, going back where the rest finds no room."""
    if not blocks:
        area, near = area.copy(), anchor
        placed: list[Placed] = []
        for cell in loose:
            spot = area.put(size, size, near)
            if spot is None:
                return None
            placed.append(Placed(cell, place, "shadow" if cell.id == "shadow" else "free", spot))
        return (), tuple(placed)
    block, *others = sorted(blocks, key=lambda b: -len(b.cells))
    for box, columns in _choices(block, area, anchor, size)[: CHOICES[min(depth, 3)]]:
        left = area.copy()
        left.block((box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1))
        near = ((box[0] + box[2]) / 2, box[3] + size / 2)
        rest = _try(place, tuple(others), loose, left, near, size if others else float(round(size * 0.84)), depth + 1)
        if rest is not None:
            own = tuple(_grid(block, place, box, columns, size))
            return (Plaque(block.side, place, box), *rest[0]), (*own, *rest[1])
    return None


def _choices(block: Block, area: Area, anchor: Point, size: float) -> list[tuple[Box, int]]:
    """Ways to put a block: every number of columns, in the middle or pushed to a side; tidy ones first."""
    pad, found = _pad(size), {}
    for columns in range(1, len(block.cells) + 1):
        rows = -(-len(block.cells) // columns)
        spare = columns * rows - len(block.cells)
        if spare >= columns or (rows > 1 and spare >= rows):
            continue
        for dx, dy in ((0, 0), (0, -45), (0, 45), (-45, 0), (45, 0)) if size <= WHOLE else ((0, 0),):
            box = area.spot(columns * size + 2 * pad, rows * size + 2 * pad, (anchor[0] + dx, anchor[1] + dy))
            if box is not None:
                away = ((box[0] + box[2]) / 2 - anchor[0]) ** 2 + ((box[1] + box[3]) / 2 - anchor[1]) ** 2
                found[box, columns] = away + spare * size * 6 + max(0, rows - columns) * size * 3
    return sorted(found, key=lambda key: found[key])


def _pad(size: float) -> float:
    return max(2.0, size * 0.07)


def _grid(block: Block, place: str, box: Box, columns: int, size: float) -> Iterator[Placed]:
    pad = _pad(size)
    count = len(block.cells)
    for i, cell in enumerate(block.cells):
        row, column = divmod(i, columns)
        in_row = min(columns, count - row * columns)
        x = box[0] + pad + (columns - in_row) * size / 2 + column * size
        y = box[1] + pad + row * size
        yield Placed(cell, place, block.side, (x, y, x + size, y + size))


def _flyers(view: dict[str, Any], out: Layout) -> None:
    """Bats and eagles under their territory's sign; the Lord with them or on his eyrie."""
    lord = view.get("characters", {}).get("lord_of_the_eagles", {})
    lord_at = lord.get("place") if lord.get("status") == "in_play" else None
    if lord_at in board().regions:
        lord_at = board().regions[lord_at].territory
    eagles, bats = view.get("eagles", {}), view.get("bats", {})
    for territory in TERRITORIES:
        cells = []
        if bats.get(territory):
            cells.append((Cell("bats", "bats", bats[territory]), "shadow"))
        if eagles.get(territory):
            cells.append((Cell("eagles", "eagles", eagles[territory]), "free"))
        if lord_at == territory:
            cells.append((Cell("character", "lord_of_the_eagles"), "free"))
        x0, y0, x1, y1 = TERRITORY_SIGN[territory]
        _line_up(cells, territory, (x0, y0 + 26, x1, y1), 40.0, out)
    cells = []
    if lord_at == "eagles_eyrie":
        cells.append((Cell("character", "lord_of_the_eagles"), "free"))
    home = eagles.get("eyrie") or eagles.get("eagles_eyrie")
    if home:
        cells.append((Cell("eagles", "eagles", home), "free"))
    x0, y0, x1, y1 = board().boxes["eagles_eyrie"]
    _line_up(cells, "eagles_eyrie", (x0 + 10, y0 + 20, x1 - 10, y1 - 20), 54.0, out)


def _line_up(cells: list[tuple[Cell, str]], place: str, box: Box, size: float, out: Layout) -> None:
    left = (box[0] + box[2]) / 2 - len(cells) * (size + 4) / 2 + 2
    top = (box[1] + box[3]) / 2 - size / 2
    for i, (cell, side) in enumerate(cells):
        x = left + i * (size + 4)
        out.placed.append(Placed(cell, place, side, (x, top, x + size, top + size)))
