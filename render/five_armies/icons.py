"""Figures as vector shapes: each icon is drawn in a square from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from render.core.brush import Brush, Colour, Point


class Pen:
    """Draws icon shapes in their own square."""

    def __init__(self, brush: Brush, x: float, y: float, r: float, light: Colour, dark: Colour) -> None:
        self.brush, self.x, self.y, self.r, self.light, self.dark = brush, x, y, r, light, dark

    def at(self, points: Sequence[Point]) -> list[Point]:
        return [(self.x + px * self.r, self.y + py * self.r) for px, py in points]

    def fill(self, points: Sequence[Point], colour: Colour | None = None) -> None:
        self.brush.polygon(self.at(points), colour or self.light)

    def line(self, points: Sequence[Point], width: float = 0.14, colour: Colour | None = None) -> None:
        self.brush.line(self.at(points), colour or self.light, width * self.r)

    def disc(self, x: float, y: float, r: float, colour: Colour | None = None, ry: float | None = None) -> None:
        self.brush.disc(
            self.x + x * self.r,
            self.y + y * self.r,
            r * self.r,
            colour or self.light,
            ry=None if ry is None else ry * self.r,
        )

    def arc(self, x: float, y: float, r: float, start: float, end: float, width: float = 0.14) -> None:
        self.brush.arc(self.x + x * self.r, self.y + y * self.r, r * self.r, start, end, self.light, width * self.r)


# fmt: off
def axe(p: Pen) -> None:
    p.line([(-0.55, 0.85), (0.42, -0.75)], 0.17)
    p.fill([(0.12, -0.85), (0.62, -0.86), (0.95, -0.30), (0.80, 0.22), (0.42, -0.20), (0.02, -0.32)])


def veteran(p: Pen) -> None:
    p.line([(0, 0.92), (0, -0.85)], 0.17)
    for s in (-1, 1):
        p.fill([(s * 0.06, -0.62), (s * 0.55, -0.95), (s * 0.92, -0.40), (s * 0.62, 0.22), (s * 0.06, -0.12)])
    p.disc(0, 0.55, 0.16)


def bow(p: Pen) -> None:
    p.arc(-0.55, 0, 1.0, -62, 62, 0.16)
    p.line([(-0.06, -0.88), (-0.42, 0), (-0.06, 0.88)], 0.06)
    p.line([(-0.62, 0), (0.86, 0)], 0.11)
    p.fill([(0.95, 0), (0.58, -0.22), (0.58, 0.22)])


def spear(p: Pen) -> None:
    p.line([(0, 0.95), (0, -0.5)], 0.14)
    p.fill([(0, -1.0), (0.28, -0.48), (0, -0.22), (-0.28, -0.48)])
    for s in (-1, 1):
        p.line([(s * 0.16, -0.05), (s * 0.52, 0.16), (s * 0.5, 0.5)], 0.11)


def boat(p: Pen) -> None:
    p.fill([(-0.95, 0.28), (-0.55, 0.74), (0.55, 0.74), (0.95, 0.28), (0.5, 0.38), (-0.5, 0.38)])
    p.line([(0, 0.36), (0, -0.92)], 0.11)
    p.fill([(0.10, -0.85), (0.72, 0.12), (0.10, 0.20)])
    p.fill([(-0.10, -0.6), (-0.5, 0.12), (-0.10, 0.20)])


def scimitar(p: Pen) -> None:
    p.fill([(-0.52, 0.42), (0.10, -0.10), (0.48, -0.62), (0.60, -0.98), (0.82, -0.46), (0.66, 0.08), (0.18, 0.46),
            (-0.28, 0.62)])
    p.line([(-0.78, 0.30), (-0.28, 0.86)], 0.15)
    p.line([(-0.52, 0.58), (-0.86, 0.90)], 0.17)


def great_orc(p: Pen) -> None:
    p.fill([(-0.52, -0.35), (-0.30, -0.66), (0.30, -0.66), (0.52, -0.35), (0.56, 0.15), (0.34, 0.42), (0.30, 0.80),
            (-0.30, 0.80), (-0.34, 0.42), (-0.56, 0.15)])
    for s in (-1, 1):
        p.fill([(s * 0.38, -0.55), (s * 0.72, -0.62), (s * 0.95, -1.0), (s * 1.0, -0.5), (s * 0.74, -0.16),
            (s * 0.5, -0.2)])
        p.fill([(s * 0.12, 0.0), (s * 0.46, -0.18), (s * 0.40, 0.18), (s * 0.16, 0.24)], p.dark)
        p.fill([(s * 0.08, 0.52), (s * 0.24, 0.52), (s * 0.16, 0.82)], p.dark)
    p.fill([(0, 0.22), (0.09, 0.42), (-0.09, 0.42)], p.dark)


def warg(p: Pen) -> None:
    p.fill([(-0.95, -0.10), (-0.42, -0.42), (-0.30, -0.95), (0.02, -0.52), (0.36, -0.90), (0.46, -0.34), (0.82, 0.22),
            (0.66, 0.86), (0.10, 0.72), (-0.18, 0.36), (-0.52, 0.42), (-0.90, 0.22)])
    p.fill([(-0.24, -0.22), (0.06, -0.26), (-0.04, -0.02)], p.dark)
    p.line([(-0.86, 0.12), (-0.5, 0.14), (-0.24, 0.30)], 0.07, p.dark)
    p.disc(-0.88, -0.04, 0.09, p.dark)


def goblin(p: Pen) -> None:
    p.fill([(-0.98, -0.42), (-0.42, -0.30), (-0.26, -0.62), (0.26, -0.62), (0.42, -0.30), (0.98, -0.42), (0.54, 0.12),
            (0.40, 0.46), (0, 0.90), (-0.40, 0.46), (-0.54, 0.12)])
    for s in (-1, 1):
        p.fill([(s * 0.10, -0.02), (s * 0.40, -0.20), (s * 0.34, 0.10)], p.dark)
    p.line([(-0.24, 0.42), (-0.08, 0.50), (0.08, 0.42), (0.24, 0.50)], 0.08, p.dark)


def eagle(p: Pen) -> None:
    p.fill([(0, -0.30), (0.30, -0.42), (0.72, -0.78), (1.0, -0.80), (0.92, -0.46), (0.84, -0.30), (0.74, -0.06),
            (0.60, 0.06),
            (0.46, 0.22), (0.20, 0.26), (0.28, 0.78), (0, 0.62), (-0.28, 0.78), (-0.20, 0.26), (-0.46, 0.22),
            (-0.60, 0.06),
            (-0.74, -0.06), (-0.84, -0.30), (-0.92, -0.46), (-1.0, -0.80), (-0.72, -0.78), (-0.30, -0.42)])
    p.disc(0, -0.42, 0.19)
    p.fill([(-0.08, -0.58), (0.02, -0.30), (-0.30, -0.40)])


def bat(p: Pen) -> None:
    p.fill([(0, -0.10), (0.18, -0.42), (0.26, -0.16), (0.52, -0.52), (1.0, -0.30), (0.86, 0.0), (0.80, 0.36),
            (0.58, 0.14),
            (0.40, 0.42), (0.22, 0.20), (0, 0.62), (-0.22, 0.20), (-0.40, 0.42), (-0.58, 0.14), (-0.80, 0.36),
            (-0.86, 0.0),
            (-1.0, -0.30), (-0.52, -0.52), (-0.26, -0.16), (-0.18, -0.42)])


def crown(p: Pen) -> None:
    p.fill([(-0.8, 0.55), (-0.9, -0.45), (-0.42, 0.02), (0, -0.75), (0.42, 0.02), (0.9, -0.45), (0.8, 0.55)])
    p.line([(-0.75, 0.78), (0.75, 0.78)], 0.16)


def staff(p: Pen) -> None:
    p.line([(-0.55, 0.95), (0.30, -0.45)], 0.15)
    for i in range(8):
        angle = i / 8 * math.tau
        p.line([(0.40 + math.cos(angle) * 0.26, -0.58 + math.sin(angle) * 0.26),
                (0.40 + math.cos(angle) * 0.46, -0.58 + math.sin(angle) * 0.46)], 0.08)
    p.disc(0.40, -0.58, 0.2)


def leaf(p: Pen) -> None:
    p.fill([(-0.72, 0.72), (-0.62, -0.10), (-0.10, -0.66), (0.78, -0.82), (0.66, 0.04), (0.14, 0.56), (-0.50, 0.66)])
    p.line([(-0.9, 0.92), (0.46, -0.50)], 0.08, p.dark)


def hammer(p: Pen) -> None:
    p.line([(0, 0.95), (0, -0.3)], 0.17)
    p.fill([(-0.78, -0.85), (0.78, -0.85), (0.78, -0.20), (-0.78, -0.20)])


def ring(p: Pen) -> None:
    p.brush.disc(p.x, p.y + p.r * 0.1, p.r * 0.66, edge=p.light, width=p.r * 0.24)
    p.fill([(-0.2, -0.66), (0, -0.98), (0.2, -0.66), (0, -0.46)])


def oak(p: Pen) -> None:
    p.fill([(-0.7, -0.8), (0.7, -0.8), (0.7, 0.10), (0.42, 0.62), (0, 0.95), (-0.42, 0.62), (-0.7, 0.10)])
    p.line([(0, 0.6), (0, -0.35)], 0.13, p.dark)
    for y, s in ((0.25, 1), (0.05, -1), (-0.2, 1)):
        p.line([(0, y), (s * 0.36, y - 0.34)], 0.10, p.dark)


def paw(p: Pen) -> None:
    p.disc(0, 0.35, 0.52, ry=0.44)
    for x, y in ((-0.66, -0.16), (-0.26, -0.52), (0.26, -0.52), (0.66, -0.16)):
        p.disc(x, y, 0.2, ry=0.27)
        p.fill([(x - 0.08, y - 0.22), (x + 0.08, y - 0.22), (x * 1.08, y - 0.48)])


def eye(p: Pen) -> None:
    p.fill([(-0.98, 0), (-0.5, -0.42), (0, -0.56), (0.5, -0.42), (0.98, 0), (0.5, 0.42), (0, 0.56), (-0.5, 0.42)])
    p.disc(0, 0, 0.40, p.dark)
    p.fill([(0, -0.36), (0.10, 0), (0, 0.36), (-0.10, 0)])


def maul(p: Pen) -> None:
    p.line([(-0.6, 0.9), (0.25, -0.3)], 0.18)
    p.disc(0.36, -0.46, 0.42)
    for i in range(7):
        angle = i / 7 * math.tau
        p.fill([(0.36 + math.cos(angle + 0.3) * 0.4, -0.46 + math.sin(angle + 0.3) * 0.4),
                (0.36 + math.cos(angle) * 0.64, -0.46 + math.sin(angle) * 0.64),
                (0.36 + math.cos(angle - 0.3) * 0.4, -0.46 + math.sin(angle - 0.3) * 0.4)])


def sword(p: Pen) -> None:
    p.fill([(0, -1.0), (0.15, -0.75), (0.12, 0.32), (-0.12, 0.32), (-0.15, -0.75)])
    p.line([(-0.44, 0.38), (0.44, 0.38)], 0.15)
    p.line([(0, 0.4), (0, 0.86)], 0.15)


def swords(p: Pen) -> None:
    for s in (-1, 1):
        p.fill([(s * 0.86, -0.95), (s * 0.90, -0.62), (s * -0.28, 0.50), (s * -0.46, 0.32)])
        p.line([(s * -0.62, 0.14), (s * -0.14, 0.66)], 0.13)
        p.line([(s * -0.4, 0.42), (s * -0.72, 0.80)], 0.15)


def horn(p: Pen) -> None:
    p.fill([(-0.95, -0.18), (-0.62, -0.62), (-0.44, -0.16), (-0.02, 0.12), (0.46, 0.02), (0.78, -0.46), (0.96, -0.30),
            (0.80, 0.34), (0.30, 0.66), (-0.36, 0.52)])


def banner(p: Pen) -> None:
    p.line([(-0.5, 0.95), (-0.5, -0.95)], 0.14)
    p.fill([(-0.45, -0.85), (0.85, -0.70), (0.50, -0.30), (0.85, 0.10), (-0.45, 0.15)])


def horn_banner(p: Pen) -> None:
    p.line([(-0.95, 0.95), (0.95, -0.95)], 0.07)
    horn(Pen(p.brush, p.x - p.r * 0.36, p.y - p.r * 0.42, p.r * 0.55, p.light, p.dark))
    banner(Pen(p.brush, p.x + p.r * 0.46, p.y + p.r * 0.42, p.r * 0.55, p.light, p.dark))


def scroll(p: Pen) -> None:
    p.fill([(-0.62, -0.80), (0.72, -0.80), (0.62, -0.55), (0.62, 0.80), (-0.72, 0.80), (-0.62, 0.55)])
    for y in (-0.42, -0.10, 0.22, 0.5):
        p.line([(-0.36, y), (0.38, y)], 0.09, p.dark)


def star(p: Pen) -> None:
    p.fill([(math.cos(i * math.pi / 8 - math.pi / 2) * (0.98 if i % 4 == 0 else 0.36 if i % 2 else 0.62),
             math.sin(i * math.pi / 8 - math.pi / 2) * (0.98 if i % 4 == 0 else 0.36 if i % 2 else 0.62))
            for i in range(16)])


def helm(p: Pen) -> None:
    p.fill([(-0.62, 0.75), (-0.66, -0.05), (-0.40, -0.62), (0, -0.85), (0.40, -0.62), (0.66, -0.05), (0.62, 0.75),
            (0.20, 0.75),
            (0.12, 0.02), (-0.12, 0.02), (-0.20, 0.75)])
    p.line([(-0.5, 0.02), (-0.14, 0.08)], 0.13, p.dark)
    p.line([(0.5, 0.02), (0.14, 0.08)], 0.13, p.dark)


def drop(p: Pen) -> None:
    p.fill([(0, -0.95), (0.38, -0.28), (0.56, 0.22), (0.40, 0.66), (0, 0.85), (-0.40, 0.66), (-0.56, 0.22),
            (-0.38, -0.28)])


def rune(p: Pen) -> None:
    p.line([(-0.35, 0.85), (-0.35, -0.85), (0.45, -0.40), (-0.35, 0.05), (0.45, 0.85)], 0.17)


def tower(p: Pen) -> None:
    p.fill([(-0.7, 0.9), (-0.55, -0.2), (-0.75, -0.2), (-0.75, -0.85), (-0.45, -0.85), (-0.45, -0.55), (-0.15, -0.55),
            (-0.15, -0.85), (0.15, -0.85), (0.15, -0.55), (0.45, -0.55), (0.45, -0.85), (0.75, -0.85),
            (0.75, -0.2), (0.55, -0.2),
            (0.7, 0.9)])


def cards(p: Pen) -> None:
    p.fill([(-0.75, -0.55), (0.10, -0.85), (0.45, 0.45), (-0.40, 0.75)])
    p.fill([(-0.10, -0.80), (0.78, -0.62), (0.52, 0.78), (-0.36, 0.60)], p.dark)
    p.fill([(-0.02, -0.70), (0.68, -0.56), (0.45, 0.68), (-0.25, 0.52)])


def skull(p: Pen) -> None:
    p.disc(0, -0.2, 0.68, ry=0.62)
    p.fill([(-0.36, 0.2), (0.36, 0.2), (0.32, 0.78), (-0.32, 0.78)])
    for s in (-1, 1):
        p.disc(s * 0.28, -0.14, 0.18, p.dark)
    p.fill([(0, 0.06), (0.1, 0.26), (-0.1, 0.26)], p.dark)


# fmt: on
ICONS: dict[str, Callable[[Pen], None]] = {
    "dwarven_soldiers": axe,
    "dwarven_veterans": veteran,
    "elven_archers": bow,
    "elven_spearmen": spear,
    "men_of_the_lake": boat,
    "orcs": scimitar,
    "great_orcs": great_orc,
    "wargs": warg,
    "goblins": goblin,
    "eagles": eagle,
    "bats": bat,
    "bard": bow,
    "dain": hammer,
    "gandalf": staff,
    "thranduil": leaf,
    "bilbo": ring,
    "thorin": oak,
    "lord_of_the_eagles": eagle,
    "beorn": paw,
    "bolg": maul,
    "character": sword,
    "army": banner,
    "muster": horn,
    "muster_army": horn_banner,
    "event": scroll,
    "will_of_the_west": star,
    "lidless_eye": eye,
    "dwarves_men": helm,
    "elves": leaf,
    "shadow": eye,
    "drop": drop,
    "rune": rune,
    "tower": tower,
    "cards": cards,
    "swords": swords,
    "skull": skull,
    "crown": crown,
    "free": star,
    "ring": ring,
    "bodyguard": tower,
}


def draw(brush: Brush, name: str, x: float, y: float, r: float, light: Colour, dark: Colour) -> None:
    """Draw an icon in a circle of radius r."""
    ICONS[name](Pen(brush, x, y, r, light, dark))
