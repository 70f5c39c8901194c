"""Where things lie: the drawn geometry of the board, joined with what the rules say of each place."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

Point = tuple[float, float]
Rect = tuple[float, float, float, float]

MAP = (1600.0, 1100.0)
TERRITORIES = ("broken_lands", "valley", "eastern_bank", "southern_spur")


@dataclass(frozen=True)
class Region:
    id: str
    terrain: str
    territory: str
    settlement: bool
    fortification: int
    mustering: bool
    points: int
    label: Point
    radius: float
    polygon: tuple[Point, ...]


@dataclass(frozen=True)
class Border:
    """The line between two places of the map; `b` is "" where the map ends at the mountain or at its edge."""

    a: str
    b: str
    kind: str
    up: str
    name: str
    lines: tuple[tuple[Point, ...], ...]
    mid: Point


@dataclass(frozen=True)
class Board:
    """All of it; the first `source` points of the river lie inside the region where it springs."""

    regions: dict[str, Region]
    borders: tuple[Border, ...]
    boxes: dict[str, Rect]
    exits: dict[str, str]
    mountain: tuple[Point, ...]
    river: tuple[Point, ...]
    source: int

    def centre(self, place: str) -> Point:
        """The middle of a region, box or territory."""
        if place in self.regions:
            return self.regions[place].label
        if place in self.boxes:
            x0, y0, x1, y1 = self.boxes[place]
            return ((x0 + x1) / 2, (y0 + y1) / 2)
        inside = [region.label for region in self.regions.values() if region.territory == place]
        return (sum(p[0] for p in inside) / len(inside), sum(p[1] for p in inside) / len(inside))

    def frame(self, place: str) -> Rect:
        """The box around a region, box or territory."""
        if place in self.boxes:
            return self.boxes[place]
        shapes = [r.polygon for r in self.regions.values() if place in (r.id, r.territory)]
        spots = [point for shape in shapes for point in shape]
        if not spots:
            raise ValueError(f"there is no region or territory {place!r} on this board")
        return (min(p[0] for p in spots), min(p[1] for p in spots), max(p[0] for p in spots), max(p[1] for p in spots))


def data(package: str, name: str) -> Any:
    return json.loads((files(package) / "data" / name).read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def board() -> Board:
    """The board, read once."""
    shapes, rules = data("render.five_armies", "geometry.json"), data("engine.five_armies", "board.json")
    regions = {}
    for id, shape in shapes["regions"].items():
        rule = rules["regions"][id]
        regions[id] = Region(
            id,
            rule["terrain"],
            rule["territory"],
            rule["settlement"],
            rule["fortification"] or 0,
            rule["mustering"],
            rule["points"],
            _point(shape["label"]),
            shape["radius"],
            tuple(_point(p) for p in shape["polygon"]),
        )
    boxes = {
        id: (float(x) - 4, float(y) - 14, float(x + w) + 4, float(y + h) + 14)
        for id, (x, y, w, h) in shapes["boxes"].items()
    }
    exits = {id: box.get("pass") or box.get("exit") or "" for id, box in rules["boxes"].items()}
    river = [_point(p) for p in shapes["river"]["head"] + shapes["river"]["polyline"]]
    return Board(
        regions,
        _borders(regions, rules["borders"], shapes["borders"]),
        boxes,
        exits,
        tuple(_point(p) for p in shapes["mountain"]["polygon"]),
        tuple(river),
        len(shapes["river"]["head"]),
    )


def _point(pair: list[float]) -> Point:
    return (float(pair[0]), float(pair[1]))


def _borders(
    regions: dict[str, Region], rules: list[dict[str, Any]], shapes: list[dict[str, Any]]
) -> tuple[Border, ...]:
    """The edges two polygons share, chained into lines."""
    edges: dict[frozenset[Point], list[str]] = {}
    for region in regions.values():
        for a, b in zip(region.polygon, region.polygon[1:] + region.polygon[:1], strict=True):
            edges.setdefault(frozenset((a, b)), []).append(region.id)
    shared: dict[tuple[str, ...], list[frozenset[Point]]] = {}
    for edge, owners in edges.items():
        shared.setdefault(tuple(sorted(owners)), []).append(edge)
    mids = {(s["a"], s["b"]): _point(s["mid"]) for s in shapes}
    found = [
        Border(
            r["a"],
            r["b"],
            r["kind"],
            r.get("up") or "",
            r.get("name") or "",
            _chain(shared.get(tuple(sorted((r["a"], r["b"]))), [])),
            mids[r["a"], r["b"]],
        )
        for r in rules
    ]
    for those, ends in shared.items():
        if len(those) == 1:
            found.append(Border(those[0], "", "edge", "", "", _chain(ends), regions[those[0]].label))
    return tuple(found)


def _chain(edges: list[frozenset[Point]]) -> tuple[tuple[Point, ...], ...]:
    left = [tuple(sorted(edge)) for edge in edges if len(edge) == 2]
    lines: list[tuple[Point, ...]] = []
    while left:
        line = list(left.pop())
        grown = True
        while grown:
            grown = False
            for edge in left:
                for end, insert in ((line[-1], len(line)), (line[0], 0)):
                    if end in edge:
                        line.insert(insert, edge[0] if edge[1] == end else edge[1])
                        left.remove(edge)
                        grown = True
                        break
                if grown:
                    break
        lines.append(tuple(line))
    return tuple(lines)
