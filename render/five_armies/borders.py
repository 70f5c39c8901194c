"""Borders, slopes, the river and its fords, in ink."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence

from render.core.brush import Brush, Point, cut, mix, smooth
from render.core.style import Style
from render.five_armies.places import Board, Border, Region

RIVER = 15.0


def borders(brush: Brush, board: Board, style: Style) -> None:
    """Dotted lines inside a territory, solid ones between territories and along the mountain."""
    ink = mix(style.ink, style.paper, 0.12)
    for border in board.borders:
        for line in border.lines:
            if border.kind == "edge":
                continue
            same = board.regions[border.a].territory == board.regions[border.b].territory
            if border.kind in ("river", "ford"):
                continue
            if border.up:
                slope(brush, board, border, line, style)
            elif same:
                brush.line(line, mix(style.paper, style.paper_light, 0.5), 3.4)
                brush.dashes(line, ink, 1.7, 7, 4.5)
            else:
                brush.line(line, mix(style.paper, style.paper_light, 0.5), 5)
                brush.line(line, ink, 2.6)
                brush.dashes(line, style.paper_light, 1.0, 2, 7)


def slope(brush: Brush, board: Board, border: Border, line: Sequence[Point], style: Style) -> None:
    """A scarp: a firm edge with wedges that point downhill."""
    ink = mix(style.ink, style.paper, 0.06)
    down = board.regions[border.b if border.up == border.a else border.a]
    brush.line(line, ink, 2.3)
    rng = random.Random(border.a + border.b)
    for piece in cut(line, 0.01, 7.5):
        a = piece[0]
        b = _along(line, a)
        length = math.hypot(*b) or 1
        nx, ny = -b[1] / length, b[0] / length
        if not _inside(down, (a[0] + nx * 6, a[1] + ny * 6)):
            nx, ny = -nx, -ny
        deep = rng.uniform(10, 15)
        brush.stroke(a, (a[0] + nx * deep, a[1] + ny * deep), ink, 3.6, 0.3)


def _along(line: Sequence[Point], spot: Point) -> Point:
    """The direction of the line near a point on it."""
    i = min(range(len(line)), key=lambda i: math.dist(line[i], spot))
    a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    return (b[0] - a[0], b[1] - a[1])


def _inside(region: Region, spot: Point) -> bool:
    x, y = spot
    inside = False
    for (x0, y0), (x1, y1) in zip(region.polygon, region.polygon[1:] + region.polygon[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def river(brush: Brush, board: Board, style: Style) -> None:
    """The river with dark banks and lines that run with the current; it grows from the gate to the south."""
    line = smooth(board.river, rounds=2)
    count = len(line)

    def width(i: int) -> float:
        return RIVER * min(1.0, 0.45 + i / count * 2.2)

    for extra, colour in ((4.2, style.water_ink), (0.0, style.water)):
        for i, (a, b) in enumerate(itertools.pairwise(line)):
            brush.stroke(a, b, colour, width(i) + extra, width(i + 1) + extra)
            brush.disc(b[0], b[1], (width(i + 1) + extra) / 2, colour)
    rng = random.Random(5)
    light = mix(style.water, style.paper_light, 0.55)
    for offset, colour, dash, gap in (
        (-0.28, light, 26, 16),
        (0.0, mix(style.water, style.water_ink, 0.45), 18, 26),
        (0.28, mix(style.water, style.water_ink, 0.35), 24, 20),
    ):
        shifted = []
        for i, spot in enumerate(line):
            dx, dy = _along(line[max(0, i - 2) : i + 3], spot)
            length = math.hypot(dx, dy) or 1
            off = offset * width(i) + rng.uniform(-0.2, 0.2)
            shifted.append((spot[0] - dy / length * off, spot[1] + dx / length * off))
        brush.dashes(shifted[4:], colour, 1.1, dash, gap)


def fords(brush: Brush, board: Board, style: Style) -> None:
    """Stepping stones through pale water, with a path on each bank."""
    for border in board.borders:
        if border.kind != "ford":
            continue
        line = max(border.lines, key=len)
        x, y = border.mid
        dx, dy = _along(line, border.mid)
        length = math.hypot(dx, dy) or 1
        tx, ty, nx, ny = dx / length, dy / length, -dy / length, dx / length
        pale = mix(style.water, style.paper_light, 0.72)
        brush.polygon(
            [
                (x + tx * a + nx * b, y + ty * a + ny * b)
                for a, b in ((-15, -9), (-11, 0), (-15, 9), (15, 9), (11, 0), (15, -9))
            ],
            pale,
        )
        stone = mix(style.ink, style.paper, 0.18)
        for row in (-5.5, 5.5):
            for step in (-9, -3, 3, 9):
                sx, sy = x + tx * row + nx * step, y + ty * row + ny * step
                brush.disc(sx, sy, 2.9, mix(style.paper_light, style.ink, 0.12), stone, 1.2)
        for side in (-1, 1):
            ex, ey = x + nx * side * 17, y + ny * side * 17
            brush.polygon(
                [(ex + nx * side * 5, ey + ny * side * 5), (ex - tx * 6, ey - ty * 6), (ex + tx * 6, ey + ty * 6)],
                stone,
            )
