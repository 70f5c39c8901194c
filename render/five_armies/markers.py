"""Markers: damage, leadership, recruitment tokens, fortifications, victory points, cards that lie at a place."""

from __future__ import annotations

from PIL import Image

from render.core.brush import Brush, mix
from render.core.style import Style
from render.five_armies import icons
from render.five_armies.palette import PALETTES
from render.five_armies.tokens import number, sprite


def damage(style: Style, scale: float, size: float, count: int) -> Image.Image:
    """Damage on an army: a drop with its number."""
    tones = PALETTES[style.name]

    def draw(b: Brush) -> None:
        c = size / 2
        icons.draw(b, "drop", c, c, size * 0.50, (255, 244, 230), (0, 0, 0))
        icons.draw(b, "drop", c, c + size * 0.02, size * 0.42, tones.damage, (0, 0, 0))
        number(b, c, c + size * 0.12, size * 0.50, str(count), style)

    return sprite(("damage", count), style, scale, size, size, draw)


def leaders(style: Style, scale: float, size: float, side: str, count: int) -> Image.Image:
    """Leadership: a pennant with its number."""
    tones = PALETTES[style.name]

    def draw(b: Brush) -> None:
        s = size
        b.line([(s * 0.20, s * 0.95), (s * 0.20, s * 0.06)], (60, 40, 20), s * 0.09)
        b.disc(s * 0.20, s * 0.08, s * 0.07, style.accent, (60, 40, 20), 0.6)
        cloth = [
            (s * 0.24, s * 0.12),
            (s * 0.96, s * 0.20),
            (s * 0.78, s * 0.42),
            (s * 0.96, s * 0.66),
            (s * 0.24, s * 0.74),
        ]
        b.polygon(cloth, mix(style.accent, (255, 255, 255), 0.15), tones.side_dark[side], s * 0.05)
        number(b, s * 0.52, s * 0.44, s * 0.46, str(count), style)

    return sprite(("leaders", side, count), style, scale, size, size, draw)


def recruit(style: Style, scale: float, size: float, group: str, count: int, known: int = 0) -> Image.Image:
    """Recruitment tokens face down: a stack of wooden discs with the group's sign and the number."""
    tones = PALETTES[style.name]
    colour = {"dwarves_men": tones.people["dwarves"], "elves": tones.people["elves"]}.get(group, tones.side["shadow"])

    def draw(b: Brush) -> None:
        s = size
        for i in range(min(2, count - 1), -1, -1):
            off = i * s * 0.06
            b.box(
                s * 0.06 + off,
                s * 0.12 - off,
                s * 0.80 + off,
                s * 0.86 - off,
                mix((214, 186, 138), (90, 60, 30), 0.1 * i),
                (50, 32, 18),
                s * 0.035,
                radius=s * 0.20,
            )
        b.box(s * 0.13, s * 0.19, s * 0.73, s * 0.79, None, colour, s * 0.055, radius=s * 0.14)
        icons.draw(b, group, s * 0.43, s * 0.49, s * 0.21, mix(colour, (0, 0, 0), 0.2), (236, 214, 170))
        if known:
            b.disc(s * 0.18, s * 0.22, s * 0.13, style.accent, (50, 32, 18), s * 0.03)
        if count > 1:
            number(b, s * 0.76, s * 0.74, s * 0.50, str(count), style)

    return sprite(("recruit", group, count, known), style, scale, size, size, draw)


def fort(style: Style, scale: float, size: float, value: int, hurt: int) -> Image.Image:
    """A fortification: its remaining strength on a tower; cracks where it is damaged, rubble where it is broken."""
    tones = PALETTES[style.name]

    def draw(b: Brush) -> None:
        c, r = size / 2, size * 0.48
        broken = hurt >= value
        icons.draw(b, "tower", c, c, r, style.ink, style.ink)
        wall = mix(tones.rock_dark, (120, 116, 110), 0.7) if not broken else mix(tones.rock_dark, style.paper, 0.35)
        icons.draw(b, "tower", c, c + r * 0.02, r * 0.86, wall, style.ink)
        if hurt:
            b.line(
                [
                    (c - r * 0.2, c - r * 0.75),
                    (c, c - r * 0.35),
                    (c - r * 0.22, c - r * 0.02),
                    (c + r * 0.06, c + r * 0.85),
                ],
                style.bad if style.rough else (0, 0, 0),
                size * 0.045,
            )
        number(b, c, c + r * 0.16, size * 0.50, str(value - hurt) if not broken else "0", style)
        for i in range(hurt):
            icons.draw(b, "drop", size * (0.14 + 0.18 * i), size * 0.90, size * 0.12, (255, 244, 230), (0, 0, 0))
            icons.draw(b, "drop", size * (0.14 + 0.18 * i), size * 0.905, size * 0.09, tones.damage, (0, 0, 0))

    return sprite(("fort", value, hurt), style, scale, size, size, draw)


def points(style: Style, scale: float, size: float, worth: int, controlled: bool) -> Image.Image:
    """A place's victory points: a laurel shield; under the Shadow's eye once it is taken."""
    tones = PALETTES[style.name]
    side = "shadow" if controlled else "free"

    def draw(b: Brush) -> None:
        c, r = size / 2, size * 0.47
        shape = [(-0.86, -0.9), (0.86, -0.9), (0.86, 0.15), (0.55, 0.62), (0, 0.98), (-0.55, 0.62), (-0.86, 0.15)]
        fill = tones.side[side] if controlled else mix(style.paper_light, style.accent, 0.25)
        b.polygon([(c + x * r, c + y * r) for x, y in shape], style.ink)
        b.polygon([(c + x * r * 0.86, c + y * r * 0.86) for x, y in shape], fill)
        if controlled:
            icons.draw(b, "shadow", c, c - r * 0.46, r * 0.55, (255, 220, 120), tones.side_dark["shadow"])
            number(b, c, c + r * 0.28, size * 0.46, str(worth), style)
        else:
            b.text(
                c,
                c - r * 0.06,
                str(worth),
                "serif_black",
                size * 0.60,
                style.ink if style.name != "dark" else (240, 230, 210),
            )

    return sprite(("points", worth, controlled), style, scale, size, size, draw)


def lying_card(style: Style, scale: float, size: float, side: str, count: int) -> Image.Image:
    """A card that lies at a place."""
    tones = PALETTES[style.name]

    def draw(b: Brush) -> None:
        s = size
        b.box(s * 0.18, s * 0.06, s * 0.82, s * 0.94, (250, 242, 222), tones.side_dark[side], s * 0.04, radius=s * 0.09)
        b.box(s * 0.26, s * 0.14, s * 0.74, s * 0.60, tones.side[side], radius=s * 0.05)
        icons.draw(b, side, s * 0.5, s * 0.37, s * 0.18, (255, 248, 230), tones.side_dark[side])
        for y in (0.70, 0.80):
            b.line([(s * 0.28, s * y), (s * 0.72, s * y)], (90, 70, 50), s * 0.04)
        if count > 1:
            number(b, s * 0.74, s * 0.74, s * 0.46, str(count), style)

    return sprite(("card", side, count), style, scale, size, size, draw)
