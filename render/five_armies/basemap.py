"""The base layer: everything of the board that no move changes, drawn once for a style, a language and a size."""

from __future__ import annotations

import math

from PIL import Image

from render.core import cache, fonts, paper
from render.core.brush import Brush, mix
from render.core.style import Style
from render.five_armies import borders, mountain, terrain
from render.five_armies.palette import PALETTES
from render.five_armies.places import MAP, Board, board
from render.five_armies.sites import FORD_SIZE, TERRITORY_SIGN, Site, ford_box, sites
from render.five_armies.words import Words


def base(style: Style, words: Words, window: tuple[float, float, float, float], scale: float) -> Image.Image:
    """The map inside a window of board units, `scale` pixels a unit."""
    return cache.BASES.get(("map", style.name, words.lang, window, scale), lambda: draw(style, words, window, scale))


def draw(style: Style, words: Words, window: tuple[float, float, float, float], scale: float) -> Image.Image:
    """The map inside a window, drawn afresh."""
    x0, y0, x1, y1 = window
    sharp = 2
    size = (round((x1 - x0) * scale) * sharp, round((y1 - y0) * scale) * sharp)
    sheet = paper.sheet(
        (size[0] // 2, size[1] // 2), style.paper, style.paper_dark, style.paper_light, rough=style.rough
    )
    brush = Brush(x1 - x0, y1 - y0, scale, sharp, (x0, y0), sheet)
    land = board()
    terrain.washes(brush, land, style)
    terrain.marks(brush, land, style)
    borders.borders(brush, land, style)
    borders.river(brush, land, style)
    borders.fords(brush, land, style)
    mountain.mountain(brush, land, style)
    mountain.boxes(brush, land, style)
    for site in sites(words.lang).values():
        name(brush, site, style)
    _territories(brush, style, words)
    _names(brush, land, style, words)
    _compass(brush, 92, 152, 78, style)
    _frame(brush, style)
    return brush.done()


def name(brush: Brush, site: Site, style: Style) -> None:
    """A region's name on a soft ground, its terrain sign, and the marks that never change."""
    tones = PALETTES[style.name]
    ink = style.ink
    if site.objective:
        ink = (
            mix(style.ink, style.accent, 0.5)
            if style.name == "dark"
            else mix(style.ink, tones.side_dark["shadow"], 0.6)
        )
    role = "serif_bold" if site.objective else "serif_semibold"
    for (x, y), line in zip(site.lines_at, site.lines, strict=True):
        brush.text(x, y, line, role, site.size, ink, "mm", style.halo, 2.6)
    terrain_sign(brush, *site.sign_at, site.size * 0.56, site.region.terrain, style)
    if site.house_at:
        house(brush, *site.house_at, 15, style)
    if site.muster_at:
        muster_sign(brush, *site.muster_at, 13, style)


def terrain_sign(brush: Brush, x: float, y: float, r: float, kind: str, style: Style) -> None:
    """A small disc with the terrain's mark."""
    tones = PALETTES[style.name]
    brush.disc(x, y, r, mix(tones.terrain[kind], style.paper_light, 0.25), style.ink, 1.2)
    k, ink = r / 10, style.ink
    if kind == "mountain":
        brush.polygon([(x - 7 * k, y + 5 * k), (x - 1 * k, y - 6 * k), (x + 7 * k, y + 5 * k)], ink)
    elif kind == "hills":
        brush.arc(x - 2 * k, y + 4 * k, 5 * k, 180, 360, ink, 2 * k)
        brush.arc(x + 3.5 * k, y + 4 * k, 3.6 * k, 200, 360, ink, 2 * k)
    elif kind == "swamp":
        for row in (-3.5, 0.5, 4.5):
            brush.line(
                [
                    (x - 6 * k, y + row * k),
                    (x - 2 * k, y + (row - 1.6) * k),
                    (x + 2 * k, y + (row + 1.2) * k),
                    (x + 6 * k, y + (row - 0.6) * k),
                ],
                ink,
                1.5 * k,
            )
    elif kind == "ruins":
        for cx, top in ((-4.5, -5.0), (0, -2.0), (4.5, -6.0)):
            brush.box(x + (cx - 1.4) * k, y + top * k, x + (cx + 1.4) * k, y + 5 * k, ink)
    else:
        for cx in (-4, 0, 4):
            brush.stroke((x + cx * k * 0.7, y + 5 * k), (x + cx * k * 1.3, y - 5 * k), ink, 2.4 * k, 0.6)


def house(brush: Brush, x: float, y: float, r: float, style: Style) -> None:
    roof = mix(style.bad, style.ink, 0.25) if style.rough else style.ink
    brush.polygon(
        [
            (x - r * 0.72, y + r * 0.8),
            (x - r * 0.72, y - r * 0.1),
            (x + r * 0.72, y - r * 0.1),
            (x + r * 0.72, y + r * 0.8),
        ],
        style.paper_light,
        style.ink,
        1.6,
    )
    brush.polygon([(x - r, y), (x, y - r * 0.95), (x + r, y)], roof, style.ink, 1.4)
    brush.box(x - r * 0.22, y + r * 0.25, x + r * 0.22, y + r * 0.8, style.ink)


def muster_sign(brush: Brush, x: float, y: float, r: float, style: Style) -> None:
    """A war horn's disc: here the Shadow musters."""
    tones = PALETTES[style.name]
    brush.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], tones.side["shadow"], style.ink, 1.6)
    light = tones.side_text["shadow"]
    brush.polygon(
        [
            (x - r * 0.5, y + r * 0.15),
            (x + r * 0.15, y - r * 0.42),
            (x + r * 0.5, y - r * 0.1),
            (x - r * 0.1, y + r * 0.12),
            (x - r * 0.36, y + r * 0.36),
        ],
        light,
    )


def _territories(brush: Brush, style: Style, words: Words) -> None:
    """Signs with the territories' names; bats and eagles gather under them."""
    tones = PALETTES[style.name]
    for territory, (x0, y0, x1, _) in TERRITORY_SIGN.items():
        colour = tones.territory[territory]
        brush.polygon(
            [(x0 - 7, y0 + 4), (x0 + 4, y0 + 4), (x0 + 4, y0 + 28), (x0 - 7, y0 + 28), (x0 - 2, y0 + 16)],
            mix(colour, (0, 0, 0), 0.45),
            style.ink,
            1,
        )
        brush.polygon(
            [(x1 + 7, y0 + 4), (x1 - 4, y0 + 4), (x1 - 4, y0 + 28), (x1 + 7, y0 + 28), (x1 + 2, y0 + 16)],
            mix(colour, (0, 0, 0), 0.45),
            style.ink,
            1,
        )
        brush.box(x0, y0, x1, y0 + 25, mix(colour, (0, 0, 0), 0.18), style.ink, 1.6, radius=3)
        name = words(territory).upper()
        size = fonts.fit(name, "serif_bold", 15.5, x1 - x0 - 14)
        brush.text((x0 + x1) / 2, y0 + 12, name, "serif_bold", size, (255, 250, 238))


def _names(brush: Brush, land: Board, style: Style, words: Words) -> None:
    """Names of the mountain, its boxes and the fords."""
    title = words("lonely_mountain").upper()
    brush.spaced(178, 30, title, "serif_bold", 21, style.ink, 2.4, style.halo, 2.4)
    for id, (x0, y0, x1, y1) in land.boxes.items():
        name = words(f"short-{id}")
        middle, y = (x0 + x1) / 2, y1 + 13 if id == "eagles_eyrie" else y0 - 20
        size = fonts.fit(name, "serif_bold", 15.5, x1 - x0 + 4)
        half = fonts.width(name, "serif_bold", size) / 2 + 7
        brush.box(middle - half, y - 10, middle + half, y + 11, style.halo, style.ink, 1.2, radius=5)
        brush.text(middle, y, name, "serif_bold", size, style.ink)
    for border in land.borders:
        if border.kind == "ford":
            x0, y0, _, y1 = ford_box(border, words(border.name))
            brush.text(
                x0 + 3,
                (y0 + y1) / 2,
                words(border.name),
                "serif_bold_italic",
                FORD_SIZE,
                style.water_ink,
                "lm",
                style.halo,
                2,
            )


def _compass(brush: Brush, x: float, y: float, r: float, style: Style) -> None:
    """A compass rose in the snow of the mountain."""
    light = mix(style.paper_light, style.accent, 0.15)
    brush.disc(x, y, r * 0.66, edge=light, width=1.6)
    brush.disc(x, y, r * 0.60, edge=light, width=0.8)
    for i in range(32):
        angle = i / 32 * math.tau
        inner = 0.60 if i % 4 else 0.54
        brush.line(
            [
                (x + math.cos(angle) * r * inner, y + math.sin(angle) * r * inner),
                (x + math.cos(angle) * r * 0.66, y + math.sin(angle) * r * 0.66),
            ],
            light,
            0.9,
        )
    for length, turn in ((0.52, math.pi / 4), (0.92, 0.0)):
        for i in range(4):
            angle = i * math.pi / 2 + turn - math.pi / 2
            tip = (x + math.cos(angle) * r * length, y + math.sin(angle) * r * length)
            for side, fill in ((-1, style.ink), (1, light)):
                flank = angle + side * math.pi / 4
                brush.polygon(
                    [(x, y), tip, (x + math.cos(flank) * r * 0.17, y + math.sin(flank) * r * 0.17)],
                    fill,
                    style.ink,
                    0.8,
                )
    brush.disc(x, y, r * 0.07, style.accent, style.ink, 1)


def _frame(brush: Brush, style: Style) -> None:
    """A neat line round the map with a checkered scale."""
    w, h = MAP
    brush.box(0, 0, w, h, None, style.ink, 3)
    brush.box(5, 5, w - 5, h - 5, None, style.ink, 1)
    for i in range(0, 40):
        if i % 2:
            continue
        for y in (1.5, h - 5):
            brush.box(i * w / 40, y, (i + 1) * w / 40, y + 3.5, style.ink)
    for i in range(0, 28, 2):
        for x in (1.5, w - 5):
            brush.box(x, i * h / 28, x + 3.5, (i + 1) * h / 28, style.ink)
