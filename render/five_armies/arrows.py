"""Arrows of moves: their way from place to place, cut so that the head is seen."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

from render.core.brush import Point
from render.core.picture import Box, overlap
from render.core.style import Style
from render.five_armies.layout import Layout
from render.five_armies.places import board

if TYPE_CHECKING:
    from render.five_armies.marks import Canvas

HEAD, EDGE = 22.0, 5.0  # an arrow's head and its light edge
SIZES = (1.0, 0.8, 0.6)  # of an arrow's head, by the room it has


def way(path: list[str], side: str, found: Layout) -> list[Point]:
    """From the middle of the start through the borders to the nearest plaque of the moved army."""
    land = board()
    spots = [land.centre(path[0])]
    for a, b in itertools.pairwise(path):
        spots.append(meeting(a, b))
        spots.append(land.centre(b))
    fx, fy = spots[-2]
    edges = [
        (min(max(fx, x0), x1), min(max(fy, y0), y1))
        for x0, y0, x1, y1 in (one.box for one in found.plaques if one.place == path[-1] and one.side == side)
    ]
    if edges:
        spots[-1] = min(edges, key=lambda edge: math.dist(edge, (fx, fy)))
        if math.dist(spots[-1], spots[-2]) < 18:
            spots.pop(-2)
    return _curve(spots)


def meeting(a: str, b: str) -> Point:
    for border in board().borders:
        if {border.a, border.b} == {a, b}:
            return border.mid
    (x0, y0), (x1, y1) = board().centre(a), board().centre(b)
    return ((x0 + x1) / 2, (y0 + y1) / 2)


def _curve(spots: list[Point]) -> list[Point]:
    """A soft line through the spots (Catmull-Rom)."""
    padded = [spots[0], *spots, spots[-1]]
    line: list[Point] = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(12):
            t = step / 12
            line.append((_blend(p0[0], p1[0], p2[0], p3[0], t), _blend(p0[1], p1[1], p2[1], p3[1], t)))
    return [*line, spots[-1]]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def in_sight(path: list[str], line: list[Point], solid: list[Box], names: list[Box]) -> tuple[list[Point], float]:
    """The line cut where its arrow's head stands clear of all figures, and the size of the head: large if it can be.

    Where figures stand close on both sides of the border, another way over it that is clear; off the names, too, if
    there is room for that.
    """
    fine = _fine(line)
    for boxes in ([*solid, *names], solid):
        for size in SIZES:
            for end in range(len(fine), 1, -1):
                part = fine[:end]
                if math.dist(part[0], part[-1]) < HEAD * size:
                    break
                if not _covered(part, size, boxes):
                    return part, size
        for size in SIZES:
            for other in _crossings(path):
                if not _covered(other, size, boxes):
                    return other, size
    return line, SIZES[-1]


def _covered(line: list[Point], size: float, boxes: list[Box]) -> bool:
    head = head_box(line, size)
    return any(overlap(head, box) for box in boxes)


def _fine(line: list[Point]) -> list[Point]:
    """The line with a point every three units."""
    found = []
    for a, b in itertools.pairwise(line):
        steps = max(1, round(math.dist(a, b) / 3))
        found += [(_mid(a[0], b[0], i / steps), _mid(a[1], b[1], i / steps)) for i in range(steps)]
    return [*found, line[-1]]


def _mid(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def _crossings(path: list[str]) -> list[list[Point]]:
    """Straight ways from the last place but one to just over the border, near the border's middle first."""
    start, middle = board().centre(path[-2]), meeting(path[-2], path[-1])
    spots = [
        spot
        for border in board().borders
        if {border.a, border.b} == set(path[-2:])
        for part in border.lines
        for spot in part
    ]
    ways = []
    for x, y in sorted(spots, key=lambda spot: math.dist(spot, middle)):
        for over in (14.0, 6.0, 22.0, -2.0):
            t = 1 + over / max(1.0, math.dist(start, (x, y)))
            ways.append(_fine([start, (_mid(start[0], x, t), _mid(start[1], y, t))]))
    return ways


def head_box(line: list[Point], size: float) -> Box:
    """The box round an arrow's head and its light edge."""
    spots = [spot for edge in (EDGE, 0.0) for spot in _head(line, size, edge)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs), min(ys), max(xs), max(ys))


def _head(line: list[Point], size: float, edge: float) -> list[Point]:
    """Tip and barbs of the arrow along a line, grown by an edge."""
    (x, y), reach = line[-1], (HEAD * size + edge * 0.9) * 1.2
    back = next((p for p in reversed(line) if math.dist(p, line[-1]) > HEAD * size), line[0])
    angle = math.atan2(y - back[1], x - back[0])
    barbs = [(x + math.cos(angle + turn) * reach, y + math.sin(angle + turn) * reach) for turn in (2.52, -2.52)]
    return [(x + math.cos(angle) * edge, y + math.sin(angle) * edge), *barbs]


def _spaced(line: list[Point], step: float = 9.0) -> list[Point]:
    """The line with points about a step apart, so that its dashes are equal."""
    kept = line[:1]
    for spot in line[1:]:
        if math.dist(spot, kept[-1]) >= step:
            kept.append(spot)
    return [*kept, line[-1]] if line else kept


def arrow(
    canvas: Canvas,
    line: list[Point],
    colour: tuple[int, int, int],
    style: Style,
    dashed: bool = False,
    size: float = 1.0,
) -> Box:
    """A growing arrow along a line."""
    box = (
        min(p[0] for p in line) - 24,
        min(p[1] for p in line) - 24,
        max(p[0] for p in line) + 24,
        max(p[1] for p in line) + 24,
    )
    brush = canvas.layer(box)
    body = _spaced([p for p in line if math.dist(p, line[-1]) > 20 * size])
    for extra, tone in ((EDGE, style.paper_light), (0.0, colour)):
        for i, (a, b) in enumerate(itertools.pairwise(body)):
            if dashed and extra == 0.0 and i % 4 == 3:
                continue
            w = (6 + 8 * i / max(1, len(body))) * size + extra
            brush.stroke(a, b, tone, w, w)
            brush.disc(b[0], b[1], w / 2, tone)
        brush.polygon(_head(line, size, extra), tone)
    canvas.lay(brush, box)
    return box
