"""Terrain as a map-maker's pen draws it: peaks, humps, reeds, broken walls, grass."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFilter

from render.core import paper
from render.core.brush import Brush, Colour, Point, mix
from render.core.flow import Area
from render.core.style import Style
from render.five_armies.palette import PALETTES
from render.five_armies.places import TERRITORIES, Board, Region

RIVER_HALF = 9.0


def washes(brush: Brush, board: Board, style: Style) -> None:
    """Watercolour: one tint a terrain, uneven like a wash, and a band of the territory's colour along its border."""
    tones = PALETTES[style.name]
    small = (max(1, brush.sheet.width // 4), max(1, brush.sheet.height // 4))
    noise = paper.clouds(small, 31, (10, 28, 70)).point(lambda v: min(255, 120 + v))
    for terrain, colour in tones.terrain.items():
        mask = _mask(brush, small, [r for r in board.regions.values() if r.terrain == terrain])
        strength = style.wash * (0.95 if style.rough else 1.6)
        tinted = Image.new("L", small, 0)
        tinted.paste(
            noise if style.rough else Image.new("L", small, 255), (0, 0), mask.filter(ImageFilter.GaussianBlur(2))
        )
        alpha = tinted.point(lambda v, s=strength: int(v * s)).resize(brush.sheet.size, Image.Resampling.BICUBIC)
        brush.sheet.paste(Image.new("RGB", brush.sheet.size, colour), (0, 0), alpha)
    for territory in TERRITORIES:
        mask = _mask(brush, small, [r for r in board.regions.values() if r.territory == territory])
        soft = mask.filter(ImageFilter.GaussianBlur(small[0] / 150))
        band = Image.composite(soft.point(lambda v: int((255 - v) * 1.1)), Image.new("L", small, 0), mask)
        alpha = band.resize(brush.sheet.size, Image.Resampling.BICUBIC)
        brush.sheet.paste(Image.new("RGB", brush.sheet.size, tones.territory[territory]), (0, 0), alpha)


def _mask(brush: Brush, size: tuple[int, int], regions: list[Region]) -> Image.Image:
    mask = Image.new("L", size, 0)
    pen = ImageDraw.Draw(mask)
    for region in regions:
        pen.polygon([(x / 4, y / 4) for x, y in map(brush.at, region.polygon)], fill=255)
    return mask


def marks(brush: Brush, board: Board, style: Style) -> None:
    """The drawn marks of every region, back to front."""
    ink = mix(style.ink, style.paper, 0.30 if style.name != "dark" else 0.52)
    for region in board.regions.values():
        rng = random.Random(region.id)
        draw, step, margin = _MARKS[region.terrain]
        area = Area.of_polygon(region.polygon, margin, [(board.river, RIVER_HALF + 4)])
        spots = sorted(_scatter(region, area, rng, step), key=lambda p: p[1])
        light = mix(PALETTES[style.name].terrain[region.terrain], style.paper_light, 0.45)
        for x, y in spots:
            draw(brush, x, y, rng, ink, light)


def _scatter(region: Region, area: Area, rng: random.Random, step: float) -> list[Point]:
    """Points of the region no nearer to each other than about `step`."""
    xs, ys = [p[0] for p in region.polygon], [p[1] for p in region.polygon]
    spots: list[Point] = []
    for _ in range(int((max(xs) - min(xs)) * (max(ys) - min(ys)) / step / step * 9)):
        spot = (rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys)))
        row, column = int((spot[1] - area.y) // 2), int((spot[0] - area.x) // 2)
        inside = 0 <= row < len(area.rows) and column >= 0 and area.rows[row] >> column & 1
        if inside and all(math.dist(spot, other) > step for other in spots):
            spots.append(spot)
    return spots


def peak(brush: Brush, x: float, y: float, rng: random.Random, ink: Colour, light: Colour, size: float = 1.0) -> None:
    """A peak with a lit left face and hachures on the right."""
    h, w = rng.uniform(19, 30) * size, rng.uniform(14, 20) * size
    lean = rng.uniform(-3, 3)
    top, left, right = (x + lean, y - h), (x - w, y + 2), (x + w, y + 3)
    ridge = [top, (x + lean + w * 0.12, y - h * 0.66), (x - w * 0.06, y - h * 0.34), (x + w * 0.16, y + 2)]
    brush.polygon([left, (x - w * 0.45, y - h * 0.52), top, (x + w * 0.4, y - h * 0.55), right], light)
    for i in range(6):
        t = 0.12 + i * 0.15
        a = (top[0] + (right[0] - top[0]) * t, top[1] + (right[1] - top[1]) * t)
        length = (0.30 + 0.16 * (1 - abs(t - 0.5))) * h
        brush.stroke(a, (a[0] - length * 0.42, a[1] + length * (1 - t) * 0.9 + 2), ink, 1.3 * size, 0.3)
    brush.line(ridge, ink, 0.9 * size)
    brush.line([left, (x - w * 0.62, y - h * 0.33), (x - w * 0.4, y - h * 0.56), top], ink, 1.5 * size)
    brush.line([top, (x + w * 0.36, y - h * 0.62), (x + w * 0.62, y - h * 0.30), right], ink, 2.0 * size)


def hump(brush: Brush, x: float, y: float, rng: random.Random, ink: Colour, light: Colour) -> None:
    """A rounded hill with short strokes down its shaded side."""
    w, h = rng.uniform(13, 20), rng.uniform(8, 12)
    arc = [(x + w * math.cos(math.pi * (1 - t / 12)), y - h * math.sin(math.pi * t / 12) ** 0.8) for t in range(13)]
    brush.polygon([*arc, (x + w, y + 1), (x - w, y + 1)], light)
    brush.line(arc, ink, 1.3)
    for t in (7, 8, 9, 10, 11):
        a = arc[t]
        brush.stroke((a[0] - 0.5, a[1] + 2.0), (a[0] - 3.2, a[1] + 2.2 + (y - a[1]) * 0.55), ink, 1.0, 0.3)
    brush.stroke((x - w * 0.9, y + 2.5), (x - w * 0.2, y + 3.0), ink, 0.8, 0.3)


def reeds(brush: Brush, x: float, y: float, rng: random.Random, ink: Colour, light: Colour) -> None:
    """A tuft of reeds over lines of still water."""
    for i in range(-2, 3):
        tip = (x + i * 3.2 + rng.uniform(-1, 1), y - rng.uniform(9, 15) + abs(i) * 2)
        brush.line([(x + i * 1.3, y), ((x + i * 1.9 + tip[0]) / 2, (y + tip[1]) / 2), tip], ink, 1.0)
        if i in (-1, 1):
            brush.stroke((tip[0], tip[1] + 4.5), tip, ink, 2.2, 1.6)
    for k, wide in ((2.5, 12), (6.0, 7)):
        shift = rng.uniform(-4, 4)
        brush.line(
            [
                (x - wide + shift, y + k),
                (x - wide * 0.3 + shift, y + k - 0.8),
                (x + wide * 0.4 + shift, y + k + 0.5),
                (x + wide + shift, y + k),
            ],
            ink,
            0.8,
        )


def ruin(brush: Brush, x: float, y: float, rng: random.Random, ink: Colour, light: Colour) -> None:
    """A broken column, an arch or a stump of wall."""
    kind = rng.randrange(3)
    if kind == 0:
        for i, tall in enumerate((rng.uniform(14, 19), rng.uniform(7, 12))):
            left = x - 7 + i * 9
            brush.polygon(
                [(left, y), (left, y - tall), (left + 2, y - tall - 3), (left + 5, y - tall + 1), (left + 5, y)],
                light,
                ink,
                1.0,
            )
            brush.line([(left + 1.8, y - 1), (left + 1.8, y - tall + 1)], ink, 0.6)
        brush.line([(x - 10, y + 0.5), (x + 10, y + 0.5)], ink, 1.2)
    elif kind == 1:
        brush.polygon(
            [
                (x - 10, y),
                (x - 10, y - 11),
                (x - 6, y - 16),
                (x, y - 18),
                (x + 6, y - 16),
                (x + 7, y - 10),
                (x + 10, y - 7),
                (x + 10, y),
            ],
            light,
            ink,
            1.1,
        )
        brush.polygon([(x - 5, y), (x - 5, y - 8), (x, y - 12), (x + 5, y - 8), (x + 5, y)], mix(ink, light, 0.25))
    else:
        brush.polygon(
            [
                (x - 12, y),
                (x - 12, y - 9),
                (x - 7, y - 9),
                (x - 6, y - 13),
                (x - 1, y - 12),
                (x, y - 6),
                (x + 5, y - 7),
                (x + 7, y - 3),
                (x + 12, y - 3),
                (x + 12, y),
            ],
            light,
            ink,
            1.1,
        )
        for row in (3, 6):
            brush.line([(x - 11, y - row), (x + (2 if row == 6 else 9), y - row)], ink, 0.6)
        for bx, by in ((-8, 0), (-3, -3), (2, 0), (-9, -6)):
            brush.line([(x + bx, y + by), (x + bx, y + by - 3)], ink, 0.6)


def grass(brush: Brush, x: float, y: float, rng: random.Random, ink: Colour, light: Colour) -> None:
    """A tuft of grass; now and then a small tree or furrows."""
    lot = rng.random()
    if lot < 0.16:
        brush.line([(x, y + 1), (x, y - 6)], ink, 1.2)
        brush.disc(x, y - 10, 5.5, light, ink, 1.0, ry=6.5)
        for i in range(3):
            brush.stroke((x + 1.5 + i, y - 13 + i * 2.5), (x + 3 + i * 0.4, y - 7 + i), ink, 0.9, 0.3)
    elif lot < 0.26:
        for i in range(3):
            brush.line(
                [(x - 13 + i * 2, y + i * 4), (x - 3 + i * 2, y + i * 4 - 1.4), (x + 11 + i * 2, y + i * 4)], ink, 0.7
            )
    else:
        for i in (-2, -1, 0, 1, 2):
            brush.stroke((x + i * 1.6, y), (x + i * 3.0, y - 7.5 + abs(i) * 1.6), ink, 1.2, 0.3)


_Mark = Callable[[Brush, float, float, random.Random, Colour, Colour], None]
_MARKS: dict[str, tuple[_Mark, float, float]] = {
    "mountain": (peak, 34, 17),
    "hills": (hump, 38, 15),
    "swamp": (reeds, 32, 13),
    "ruins": (ruin, 33, 15),
    "plain": (grass, 29, 9),
}
