"""Dice: action dice of both sides, combat dice white and black."""

from __future__ import annotations

from PIL import Image

from render.core.brush import Brush, mix
from render.core.style import Style
from render.five_armies import icons
from render.five_armies.palette import PALETTES
from render.five_armies.tokens import sprite


def die(style: Style, scale: float, size: float, side: str, face: str, spent: bool = False) -> Image.Image:
    """An action die; a used one is an empty outline."""
    tones = PALETTES[style.name]

    def draw(b: Brush) -> None:
        s = size
        if spent:
            b.box(
                s * 0.10,
                s * 0.10,
                s * 0.90,
                s * 0.90,
                None,
                mix(style.panel_soft, style.panel, 0.45),
                s * 0.04,
                radius=s * 0.18,
            )
            return
        body = tones.side[side]
        b.box(s * 0.04, s * 0.04, s * 0.96, s * 0.96, mix(body, (0, 0, 0), 0.55), None, radius=s * 0.20)
        b.box(s * 0.07, s * 0.06, s * 0.93, s * 0.92, body, None, radius=s * 0.18)
        b.disc(s * 0.5, s * 0.49, s * 0.37, mix(body, (255, 255, 255), 0.14))
        icons.draw(b, face, s * 0.5, s * 0.49, s * 0.30, (255, 248, 230), mix(body, (0, 0, 0), 0.4))

    return sprite(("die", side, face, spent), style, scale, size, size, draw)


def pips(style: Style, scale: float, size: float, face: int, colour: str, hit: bool, rerolled: bool) -> Image.Image:
    """A combat die, white or black; a hit shines, a re-rolled die wears a turning arrow."""
    white = colour == "white"

    def draw(b: Brush) -> None:
        s = size
        if hit:
            b.box(0, 0, s, s, style.accent, None, radius=s * 0.22)
        body, dots = ((250, 246, 236), (30, 24, 20)) if white else ((34, 32, 34), (246, 240, 228))
        b.box(
            s * 0.08,
            s * 0.08,
            s * 0.92,
            s * 0.92,
            body,
            (20, 16, 14) if white else (220, 214, 200),
            s * 0.03,
            radius=s * 0.17,
        )
        where = {
            1: ((0, 0),),
            2: ((-1, -1), (1, 1)),
            3: ((-1, -1), (0, 0), (1, 1)),
            4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
            5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
            6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
        }
        for x, y in where.get(face, ()):
            b.disc(s * (0.5 + x * 0.21), s * (0.5 + y * 0.21), s * 0.078, dots)
        if rerolled:
            b.disc(s * 0.82, s * 0.82, s * 0.17, style.good, (255, 255, 255), s * 0.03)
            b.arc(s * 0.82, s * 0.82, s * 0.09, 30, 300, (255, 255, 255), s * 0.035)

    return sprite(("pips", face, colour, hit, rerolled), style, scale, size, size, draw)
