"""Sprites: counters, medallions, markers, dice. Drawn once at a size, then kept."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.core import cache
from render.core.brush import Brush, Colour, Point, mix, shadow
from render.core.style import Style
from render.five_armies import icons
from render.five_armies.palette import PALETTES, PEOPLE

SIDE = {
    "dwarven_soldiers": "free",
    "dwarven_veterans": "free",
    "elven_archers": "free",
    "elven_spearmen": "free",
    "men_of_the_lake": "free",
    "orcs": "shadow",
    "great_orcs": "shadow",
    "wargs": "shadow",
    "goblins": "shadow",
    "bolg": "shadow",
    "dwarves_men": "free",
    "elves": "free",
    "shadow": "shadow",
    "eagles": "free",
    "bats": "shadow",
}

# where an icon's letter stands for the unit in every language
LETTER_KEY = "letter-{}"


def sprite(
    key: tuple[object, ...],
    style: Style,
    scale: float,
    width: float,
    height: float,
    draw: Callable[[Brush], None],
    soft: bool = True,
) -> Image.Image:
    """A cached drawing of width x height units with a soft shadow."""

    def build() -> Image.Image:
        brush = Brush(width, height, scale, 4)
        draw(brush)
        image = brush.done()
        if not soft:
            return image
        step = min(width, height, 60.0) * scale
        return shadow(image, step * 0.024, (round(step * 0.022), round(step * 0.034)), (0, 0, 0), 0.55)

    return cache.SPRITES.get((key, style.name, round(scale, 3), width, height), build)


def outline(unit: str, x: float, y: float, r: float) -> list[Point]:
    """The shape of a unit's counter: it tells the type even without colour."""

    def ring(count: int, turn: float = 0.0, deep: float = 1.0) -> list[Point]:
        return [
            (
                x + math.cos(i / count * math.tau + turn) * r * (deep if i % 2 else 1.0),
                y + math.sin(i / count * math.tau + turn) * r * (deep if i % 2 else 1.0),
            )
            for i in range(count)
        ]

    def shape(points: list[Point]) -> list[Point]:
        return [(x + px * r, y + py * r) for px, py in points]

    if unit == "dwarven_soldiers":
        return ring(40)
    if unit == "dwarven_veterans":
        return ring(8, math.pi / 8)
    if unit == "elven_archers":
        return shape(
            [
                (0, -1.0),
                (0.62, -0.72),
                (0.86, -0.1),
                (0.62, 0.55),
                (0, 1.0),
                (-0.62, 0.55),
                (-0.86, -0.1),
                (-0.62, -0.72),
            ]
        )
    if unit == "elven_spearmen":
        return shape(
            [(-0.86, -0.72), (0, -1.0), (0.86, -0.72), (0.78, 0.1), (0.45, 0.66), (0, 1.0), (-0.45, 0.66), (-0.78, 0.1)]
        )
    if unit == "men_of_the_lake":
        return shape([(-0.88, -0.9), (0.88, -0.9), (0.88, 0.1), (0.62, 0.62), (0, 1.0), (-0.62, 0.62), (-0.88, 0.1)])
    if unit == "orcs":
        return shape(
            [
                (-0.9, -0.9),
                (-0.3, -0.78),
                (0.1, -0.96),
                (0.5, -0.8),
                (0.95, -0.9),
                (0.84, -0.2),
                (0.97, 0.3),
                (0.85, 0.92),
                (0.2, 0.82),
                (-0.2, 0.97),
                (-0.9, 0.88),
                (-0.82, 0.2),
                (-0.97, -0.3),
            ]
        )
    if unit == "great_orcs":
        return ring(16, math.pi / 16, 0.82)
    if unit == "wargs":
        return ring(6, 0)
    if unit == "goblins":
        return shape(
            [(-0.98, -0.84), (0.98, -0.84), (0.80, -0.30), (0.42, 0.46), (0, 1.0), (-0.42, 0.46), (-0.80, -0.30)]
        )
    return ring(40)


def counter(
    style: Style, scale: float, size: float, unit: str, count: int, letter: str = "", fresh: bool = False
) -> Image.Image:
    """A unit counter: shape and icon for the type, a large number where there is more than one."""
    tones = PALETTES[style.name]
    body = tones.people[PEOPLE[unit]]
    side = SIDE[unit]

    def draw(b: Brush) -> None:
        c, r = size / 2, size * 0.46
        b.polygon(outline(unit, c, c, r), tones.side_dark[side])
        b.polygon(outline(unit, c, c, r * 0.90), style.accent if fresh else mix(body, (255, 255, 255), 0.78))
        b.polygon(outline(unit, c, c, r * 0.80), body)
        light = (255, 250, 238)
        lift = (-0.13, -0.13) if count > 1 else (0.0, -0.04)
        icon = r * (0.50 if count > 1 else 0.56)
        icons.draw(b, unit, c + lift[0] * r, c + lift[1] * r, icon, light, mix(body, (0, 0, 0), 0.5))
        if style.letters and letter:
            b.text(
                c - r * 0.62,
                c - r * 0.50,
                letter,
                "sans_black",
                size * 0.30,
                (0, 0, 0),
                "mm",
                (255, 255, 255),
                size * 0.03,
            )
        if count > 1:
            number(b, size * 0.72, size * 0.73, size * (0.52 if count < 10 else 0.46), str(count), style)

    return sprite(("counter", unit, count, letter, fresh), style, scale, size, size, draw)


def number(
    b: Brush, x: float, y: float, size: float, text: str, style: Style, colour: Colour = (255, 255, 255)
) -> None:
    """A bold number with a dark rim, made to survive a thumbnail."""
    b.text(x, y, text, "sans_black", size, colour, "mm", (16, 10, 8), max(1.0, size * 0.11))


def medallion(
    style: Style,
    scale: float,
    size: float,
    who: str,
    letter: str,
    active: bool = False,
    faded: bool = False,
    count: int = 0,
) -> Image.Image:
    """A character: a rimmed portrait disc with icon and initial; the rim shines when activated."""
    tones = PALETTES[style.name]
    side = SIDE.get(who, "free")
    base = tones.side[side]

    def draw(b: Brush) -> None:
        c, r = size / 2, size * 0.46
        rim = style.accent if not faded else style.ink_soft
        if active:
            for i in range(16):
                angle = i / 16 * math.tau
                b.stroke(
                    (c + math.cos(angle) * r * 0.7, c + math.sin(angle) * r * 0.7),
                    (c + math.cos(angle) * r * 1.12, c + math.sin(angle) * r * 1.12),
                    (255, 236, 150),
                    size * 0.13,
                    0.5,
                )
            r *= 0.92
        b.disc(c, c, r, tones.side_dark[side])
        b.disc(c, c, r * 0.94, mix(rim, (255, 255, 255), 0.25))
        b.disc(c, c, r * 0.80, tones.side_dark[side])
        b.disc(c, c, r * 0.75, mix(base, (0, 0, 0), 0.18) if not faded else mix(base, style.ink_soft, 0.6))
        b.disc(
            c - r * 0.12,
            c - r * 0.16,
            r * 0.54,
            mix(base, (255, 255, 255), 0.12) if not faded else mix(base, style.ink_soft, 0.55),
        )
        icons.draw(b, who, c, c - r * 0.10, r * 0.50, (255, 246, 222), tones.side_dark[side])
        x, y, q = c - r * 0.62, c + r * 0.60, r * 0.40
        b.disc(x, y, q, (255, 248, 228), tones.side_dark[side], size * 0.025)
        b.text(x, y, letter, "serif_black", q * 1.42, tones.side_dark[side])
        if count:
            number(b, size * 0.74, size * 0.74, size * 0.40, str(count), style)

    return sprite(("medallion", who, letter, active, faded, count), style, scale, size, size, draw)
