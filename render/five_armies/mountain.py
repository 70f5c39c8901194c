"""The Lonely Mountain: spurs falling from a snowy summit, caves, passes and the eyrie."""

from __future__ import annotations

import itertools
import math
import random

from PIL import Image, ImageDraw

from render.core.brush import Brush, Colour, Point, mix, smooth
from render.core.style import Style
from render.five_armies.palette import PALETTES
from render.five_armies.places import Board, Rect

# back to front: foot in the middle, height, half width, whether snow lies on it
PEAKS = (
    (640, 230, 205, 110, True),
    (30, 400, 225, 150, True),
    (505, 330, 272, 165, True),
    (165, 420, 255, 170, True),
    (345, 430, 412, 262, True),
    (60, 470, 150, 110, False),
    (470, 370, 128, 92, False),
    (585, 262, 112, 74, False),
    (235, 470, 128, 100, False),
    (395, 440, 120, 96, False),
    (120, 500, 84, 80, False),
    (320, 455, 66, 62, False),
)


def mountain(brush: Brush, board: Board, style: Style) -> None:
    """The massif, clipped to its outline, with a cliff along the foot."""
    tones = PALETTES[style.name]
    layer = brush.twin()
    _sky(layer, style)
    rng = random.Random(19)
    for x, y, height, half, snow in PEAKS:
        crag(layer, x, y, height, half, snow, rng, style)
    clip = Image.new("L", brush.sheet.size, 0)
    ImageDraw.Draw(clip).polygon([brush.at(p) for p in board.mountain], fill=255)
    brush.layer(layer.sheet, clip)
    foot = [p for p in board.mountain if p not in ((680.0, 0.0), (0.0, 0.0))]
    brush.line(foot, style.ink, 5.2)
    brush.line([(x - 2.4, y - 3.2) for x, y in foot], mix(tones.rock_light, style.paper_light, 0.3), 1.4)


def _sky(brush: Brush, style: Style) -> None:
    """Evening over the mountain, with drawn clouds; bare rock where the foot shows between the peaks."""
    tones = PALETTES[style.name]
    high = mix(style.water, style.paper, 0.45) if style.rough else (255, 255, 255)
    low = mix(style.paper_light, style.accent, 0.12) if style.rough else (255, 255, 255)
    for i in range(50):
        brush.box(0, i * 10, 690, i * 10 + 11, mix(high, low, min(1.0, i / 26)) if i < 32 else tones.rock)
    rng = random.Random(4)
    ink = mix(style.ink_soft, low, 0.4)
    for x, y, wide in ((205, 66, 70), (50, 40, 60), (455, 30, 54), (600, 34, 46), (120, 225, 60)):
        puffs = [(x - wide / 2 + wide * i / 5, y - rng.uniform(4, 13) * (1.4 if i in (2, 3) else 1)) for i in range(6)]
        for px, py in puffs:
            brush.disc(
                px, py + 8, 11, mix(low, (255, 255, 255), 0.4) if style.name != "dark" else mix(low, high, 0.4), ry=9
            )
        for px, py in puffs:
            brush.arc(px, py + 8, 10, 200, 340, ink, 0.9)
        brush.line([(x - wide * 0.62, y + 14), (x + wide * 0.62, y + 14)], ink, 0.9)


def crag(
    brush: Brush, x: float, y: float, height: float, half: float, snow: bool, rng: random.Random, style: Style
) -> None:
    """A great peak seen from the south: lit western face, hachured eastern face, broken ridge between."""
    tones = PALETTES[style.name]
    ink = mix(style.ink, tones.rock_dark, 0.25)
    top = (x, y - height)
    left = _jag(top, (x - half, y), 9, half * 0.07, rng)
    right = _jag(top, (x + half, y), 9, half * 0.07, rng)
    ridge = _jag(top, (x + half * 0.12, y), 8, half * 0.11, rng)
    brush.polygon([*left, *reversed(ridge)], mix(tones.rock, tones.rock_light, 0.8))
    brush.polygon([*right, *reversed(ridge)], mix(tones.rock, tones.rock_dark, 0.42))
    for i in range(2, 8):
        _rib(brush, ridge[i], right[i], height * 0.20, rng, ink, 2.0)
        _rib(brush, left[i], ridge[i], height * 0.15, rng, mix(ink, tones.rock, 0.4), 1.2)
    _hachures(brush, right, -1, height, rng, ink)
    _hachures(brush, ridge, 1, height, rng, ink)
    if snow:
        _snow(brush, left, ridge, right, height, style)
    brush.line(ridge, ink, 1.5)
    brush.line(left, style.ink, 2.0)
    brush.line(right, style.ink, 2.8)


def _jag(a: Point, b: Point, steps: int, amount: float, rng: random.Random) -> list[Point]:
    spots = [a]
    for i in range(1, steps):
        t = i / steps
        spots.append(
            (
                a[0] + (b[0] - a[0]) * t**0.92 + rng.uniform(-amount, amount) * (0.4 + t),
                a[1] + (b[1] - a[1]) * t + rng.uniform(-amount, amount) * 0.6,
            )
        )
    return [*spots, b]


def _rib(brush: Brush, a: Point, b: Point, drop: float, rng: random.Random, ink: Colour, width: float) -> None:
    """A gully running down from one line towards the next."""
    reach = rng.uniform(0.35, 0.75)
    middle = (a[0] + (b[0] - a[0]) * reach * 0.5 + rng.uniform(-4, 4), a[1] + drop * 0.35)
    end = (a[0] + (b[0] - a[0]) * reach, a[1] + drop)
    brush.stroke(a, middle, ink, width, width * 0.7)
    brush.stroke(middle, end, ink, width * 0.7, 0.3)
    for i in range(1, 5):
        t = i / 5
        s = (a[0] + (end[0] - a[0]) * t, a[1] + (end[1] - a[1]) * t)
        brush.stroke(s, (s[0] + rng.uniform(1, 4), s[1] + drop * rng.uniform(0.18, 0.4)), ink, 1.1, 0.2)


def _hachures(brush: Brush, line: list[Point], lean: int, height: float, rng: random.Random, ink: Colour) -> None:
    for a, b in itertools.pairwise(line):
        count = max(2, int(math.dist(a, b) / 7))
        for k in range(count):
            t = (k + rng.random()) / count
            s = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            long = rng.uniform(0.04, 0.13) * height
            brush.stroke(s, (s[0] + lean * long * 0.35, s[1] + long), ink, 1.5, 0.2)


def _snow(brush: Brush, left: list[Point], ridge: list[Point], right: list[Point], height: float, style: Style) -> None:
    """A ragged cap of snow on the upper third."""
    tones = PALETTES[style.name]
    white = (252, 250, 244) if style.name != "dark" else (196, 200, 208)
    dip = height * 0.055
    a, b, c = left[3], ridge[3], right[3]
    teeth_left = [
        (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + (dip if i % 2 else -dip))
        for i, t in enumerate((0.12, 0.3, 0.48, 0.66, 0.84))
    ]
    teeth_right = [
        (b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t + (dip if i % 2 else -dip))
        for i, t in enumerate((0.15, 0.35, 0.55, 0.75))
    ]
    brush.polygon([left[0], left[1], left[2], a, *teeth_left, b, ridge[2], ridge[1]], white)
    brush.polygon(
        [right[0], right[1], right[2], c, *reversed(teeth_right), b, ridge[2], ridge[1]], mix(white, tones.rock, 0.42)
    )


def boxes(brush: Brush, board: Board, style: Style) -> None:
    """Caves for the goblins' mustering points, hollows between crags for the passes, a crag with a nest."""
    for id, rect in board.boxes.items():
        if id.startswith("goblin"):
            cave(brush, rect, style)
        elif id.startswith("pass"):
            hollow(brush, rect, style)
        else:
            eyrie(brush, rect, style)
    for id in ("goblin_point_east", "goblin_point_west"):
        _x0, y0, x1, y1 = board.boxes[id]
        px = board.boxes[board.exits[id]][0]
        brush.dashes([(x1 + 2, (y0 + y1) / 2 + 8), (px - 2, (y0 + y1) / 2 + 8)], style.paper_light, 4, 4, 4)
    _way_out(brush, [(652, 128), (682, 140), (706, 158)], style)
    _way_out(brush, [(236, 385), (252, 412), (262, 440)], style)


def _way_out(brush: Brush, path: list[Point], style: Style) -> None:
    line = smooth(path, rounds=3)
    brush.line(line, style.ink, 12)
    brush.line(line, mix(style.paper_light, style.paper, 0.3), 8)
    brush.dashes(line, style.ink_soft, 1.6, 5, 4)
    (x0, y0), (x1, y1) = line[-2], line[-1]
    angle = math.atan2(y1 - y0, x1 - x0)
    tip = [
        (x1 + math.cos(angle + turn) * r, y1 + math.sin(angle + turn) * r)
        for turn, r in ((0, 15), (2.3, 12), (-2.3, 12))
    ]
    brush.polygon(tip, mix(style.paper_light, style.paper, 0.3), style.ink, 2)


def cave(brush: Brush, rect: Rect, style: Style) -> None:
    """A dark mouth under a rim of stones."""
    tones = PALETTES[style.name]
    x0, y0, x1, y1 = rect
    rng = random.Random(int(x0))
    dark = mix(tones.rock_dark, (20, 12, 10), 0.72) if style.rough else (70, 60, 56)
    brush.box(x0 - 3, y0 - 3, x1 + 3, y1 + 3, dark, None, radius=20)
    around = (
        [(x0, y1 - 6 - i * 15) for i in range(6)]
        + [(x0 + 8 + i * 14, y0) for i in range(7)]
        + [(x1, y0 + 12 + i * 15) for i in range(6)]
        + [(x1 - 8 - i * 14, y1) for i in range(7)]
    )
    for x, y in around:
        r = rng.uniform(6.0, 8.6)
        stone = [
            (x + math.cos(a) * r * rng.uniform(0.85, 1.1), y + math.sin(a) * r * rng.uniform(0.7, 1.0))
            for a in (0.3, 1.2, 2.2, 3.2, 4.2, 5.3)
        ]
        brush.polygon(stone, mix(tones.rock, tones.rock_light, rng.uniform(0.1, 0.8)), style.ink, 1.3)


def hollow(brush: Brush, rect: Rect, style: Style) -> None:
    """A bright gap of trodden ground between crags."""
    tones = PALETTES[style.name]
    x0, y0, x1, y1 = rect
    ground = mix(style.paper, tones.rock_light, 0.35)
    brush.box(x0 - 2, y0 - 2, x1 + 2, y1 + 2, ground, style.ink, 2, radius=12)
    for side, x in ((1, x0), (-1, x1)):
        crag = [(x - 5 * side, y1), (x - 5 * side, y0 + 12), (x + 2 * side, y0 - 10), (x + 9 * side, y0 + 4)]
        brush.polygon(crag, mix(tones.rock, tones.rock_dark if side < 0 else tones.rock_light, 0.5), style.ink, 1.5)


def eyrie(brush: Brush, rect: Rect, style: Style) -> None:
    """A flat crag with a nest of branches around its edge."""
    tones = PALETTES[style.name]
    x0, y0, x1, y1 = rect
    rng = random.Random(3)
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    brush.disc(cx, cy, rx + 5, mix(tones.people["eagles"], style.ink, 0.35), style.ink, 2, ry=ry + 5)
    brush.disc(cx, cy, rx - 3, mix(style.paper_light, tones.people["eagles"], 0.25), ry=ry - 3)
    for i in range(120):
        angle = i / 120 * math.tau
        spread = rng.uniform(0.90, 1.07)
        x, y = cx + math.cos(angle) * rx * spread, cy + math.sin(angle) * ry * spread
        turn = angle + math.pi / 2 + rng.uniform(-0.5, 0.5)
        r = rng.uniform(6, 13)
        brush.stroke(
            (x - math.cos(turn) * r, y - math.sin(turn) * r),
            (x + math.cos(turn) * r, y + math.sin(turn) * r),
            mix(tones.people["eagles"], style.ink, rng.uniform(0.1, 0.7)),
            2.2,
            1.0,
        )
