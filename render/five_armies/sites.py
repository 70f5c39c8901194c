"""Where in a region its name and fixed marks stand, and what is left for figures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.core import fonts
from render.core.flow import Area
from render.core.picture import Box
from render.five_armies.places import MAP, Border, Point, Region, board
from render.five_armies.words import Words

MARGIN = 5.0
EDGE = 10.0
RIVER_KEEP = 11.0
# signs of the territories, each inside a roomy region; figures keep off them
TERRITORY_SIGN: dict[str, Box] = {
    "broken_lands": (1226, 22, 1386, 22 + 66),
    "valley": (694, 22, 846, 22 + 66),
    "eastern_bank": (1428, 1018, 1580, 1018 + 66),
    "southern_spur": (22, 1018, 190, 1018 + 66),
}


FORD_SIZE = 13.5
# where a ford's name begins, from the middle of the ford
FORD_NAMES = {
    "bell_ford": (-34, -21),
    "thorn_ford": (6, -24),
    "heron_ford": (25, 4),
    "osier_ford": (20, 22),
    "bridge_ford": (23, -2),
    "raft_ford": (24, 2),
}


@dataclass(frozen=True)
class Site:
    region: Region
    lines: tuple[str, ...]
    size: float
    lines_at: tuple[Point, ...]
    sign_at: Point
    label_box: Box
    fort_at: Point | None
    house_at: Point | None
    points_at: Point | None
    muster_at: Point | None
    marks_box: Box | None
    area: Area

    @property
    def objective(self) -> bool:
        return self.region.points > 0

    @property
    def whole_box(self) -> Box:
        """Round the name and the fixed marks."""
        a, b = self.label_box, self.marks_box or self.label_box
        return (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))


def whole_area(region: Region, source: bool = False) -> Area:
    """All of a region that figures may cover: off its border and off the river that bounds it; names and fixed marks
    keep off the river's source as well."""
    return _whole_area(region.id, source).copy()


@lru_cache(maxsize=72)
def _whole_area(id: str, source: bool) -> Area:
    land = board()
    area = Area.of_polygon(land.regions[id].polygon, MARGIN, [(land.river[0 if source else land.source :], RIVER_KEEP)])
    frame = ((0.0, 0.0, MAP[0], EDGE), (0.0, MAP[1] - EDGE, *MAP), (0.0, 0.0, EDGE, MAP[1]), (MAP[0] - EDGE, 0.0, *MAP))
    for edge in frame:
        area.block(edge)
    return area


def ford_box(border: Border, name: str) -> Box:
    """Where the name of a ford stands."""
    dx, dy = FORD_NAMES[border.name]
    x, y = border.mid[0] + dx, border.mid[1] + dy
    return (x - 3, y - 8, x + fonts.width(name, "serif_bold_italic", FORD_SIZE) + 3, y + 8)


@lru_cache(maxsize=2)
def sites(lang: str) -> dict[str, Site]:
    """Every region's fixed marks in a language."""
    words = Words(lang)
    signs = [(box[0] - 9, box[1] - 3, box[2] + 9, box[3] + 3) for box in TERRITORY_SIGN.values()]
    signs += [ford_box(border, words(border.name)) for border in board().borders if border.kind == "ford"]
    return {region.id: _site(region, words(region.id), signs) for region in board().regions.values()}


def _site(region: Region, name: str, signs: list[Box]) -> Site:
    area = whole_area(region)
    dry = whole_area(region, source=True)
    for box in signs:
        area.block(box)
        dry.block(box)
    objective = region.points > 0
    role = "serif_bold" if objective else "serif_semibold"
    small = whole_area(region).size() < 21000
    size = (17.5 if small else 19.0) if objective else (15.5 if small else 17.0)
    marks = _marks(region)
    best: tuple[float, Box, tuple[str, ...], float, bool] | None = None
    for beside in (False, True):
        for lines in _breaks(name):
            for shrink in (1.0, 0.92, 0.84):
                s = size * shrink
                text_w = max(fonts.width(line, role, s) for line in lines) + s * 1.25 + 6
                text_h = len(lines) * s * 1.08 + 3
                w = text_w + (marks if beside else 0)
                h = max(text_h, 36 if beside and marks else 0) + (38 if marks and not beside else 0)
                if beside and not marks:
                    continue
                top = (region.label[0], region.label[1] - region.radius * 0.80)
                spot = dry.spot(w, h, top)
                if spot is None:
                    continue
                off = abs((spot[0] + spot[2]) / 2 - top[0]) + abs((spot[1] + spot[3]) / 2 - top[1]) * 1.1
                cost = off + h * 0.9 + (1 - shrink) * 120
                if best is None or cost < best[0]:
                    best = (cost, spot, lines, s, beside)
    if best is None:
        raise ValueError(f"no room for the name of {region.id}")
    return _finish(region, best[1], best[2], best[3], best[4], role, area)


def _finish(region: Region, box: Box, lines: tuple[str, ...], size: float, beside: bool, role: str, area: Area) -> Site:
    marks = _marks(region)
    x0, y0, x1, y1 = box
    text_x1 = x1 - marks if beside else x1
    text_h = len(lines) * size * 1.08
    text_y0 = (y0 + y1) / 2 - text_h / 2 if beside else y0 + 1.5
    sign = size * 1.25
    wide = [fonts.width(line, role, size) for line in lines]
    middle = (x0 + text_x1) / 2 + (sign / 2 if len(lines) == 1 or wide[0] >= max(wide) - sign else sign * 0.25)
    spots = tuple((middle, text_y0 + size * 1.08 * (i + 0.5)) for i in range(len(lines)))
    sign_at = (middle - wide[0] / 2 - size * 0.68, spots[0][1] + 1)
    mark_y = (y0 + y1) / 2 if beside else y1 - 19
    cursor = (x1 - marks if beside else (x0 + x1) / 2 - marks / 2) + 2
    fort = house = points = muster = None
    start = cursor
    if region.fortification:
        fort, cursor = (cursor + 18, mark_y), cursor + 38
    if region.settlement:
        house, cursor = (cursor + 16, mark_y), cursor + 34
    if region.points:
        points, cursor = (cursor + 18, mark_y), cursor + 38
    if region.mustering:
        muster, cursor = (cursor + 15, mark_y), cursor + 32
    area.block((x0 - 1, y0 - 1, x1 + 1, y1 + 1))
    text_box = (x0, text_y0 - 1, text_x1, text_y0 + text_h + 1)
    marks_box = (start, mark_y - 18, cursor, mark_y + 18) if marks else None
    return Site(region, lines, size, spots, sign_at, text_box, fort, house, points, muster, marks_box, area)


def _marks(region: Region) -> float:
    """The width of the row of fixed marks."""
    wide = 38 * bool(region.fortification) + 34 * region.settlement + 38 * bool(region.points) + 32 * region.mustering
    return wide + 4 if wide else 0


def _breaks(name: str) -> list[tuple[str, ...]]:
    """The name in one line, or in two at one of its spaces."""
    parts = name.split(" ")
    return [(name,), *((" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts)))]
