"""Card faces, drawn by us: a little landscape, the name, the texts."""

from __future__ import annotations

import math
import random

from PIL import Image

from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import UNITS
from render.core import cache, fonts, paper
from render.core.brush import Brush, Colour, mix
from render.core.style import Style
from render.five_armies import icons
from render.five_armies.palette import PALETTES
from render.five_armies.words import Words

WIDE, TALL, ART = 524.0, 470.0, 96.0
TOP = ART + 64
TYPE_ICON = {
    "army": "army",
    "character": "character",
    "muster": "muster",
    "thorin": "thorin",
    "eagles": "eagles",
    "beorn": "beorn",
}


def colour_of(card: str, style: Style) -> tuple[int, int, int]:
    """The colour of a card's deck."""
    tones = PALETTES[style.name]
    if card in CARDS:
        deck = CARDS[card].deck
        return {"free": tones.side["free"], "shadow": tones.side["shadow"], "fate": (88, 64, 120)}.get(
            deck, (120, 86, 40)
        )
    unit = UNITS.get(card)
    return tones.side[unit.side] if unit else (120, 86, 40)


def face(card: str, style: Style, words: Words, scale: float) -> Image.Image:
    """The face of a card of any deck, kept."""
    return cache.SPRITES.get(("face", card, style.name, words.lang, scale), lambda: _draw(card, style, words, scale))


def _draw(card: str, style: Style, words: Words, scale: float) -> Image.Image:
    colour = colour_of(card, style)
    size = (round(WIDE * scale) * 2, round(TALL * scale) * 2)
    light = style.paper_light if style.name != "dark" else mix(style.paper, style.paper_light, 0.3)
    ground = Image.new("RGB", (size[0] // 2, size[1] // 2), light)
    if style.rough:
        ground = paper.tint(
            ground, paper.clouds(ground.size, 5, (5, 12, 30)), style.paper_dark, light, 0.30 * style.rough
        )
    brush = Brush(WIDE, TALL, scale, 2, (0, 0), ground)
    _watermark(brush, card, colour, style, light)
    _landscape(brush, card, colour, style)
    _title(brush, card, colour, style, words)
    _body(brush, card, colour, style, words)
    brush.box(0, 0, WIDE, TALL, None, mix(colour, (0, 0, 0), 0.55), 5, radius=16)
    brush.box(6, 6, WIDE - 6, TALL - 6, None, style.accent, 1.6, radius=11)
    image = brush.done().convert("RGBA")
    corners = Brush(WIDE, TALL, scale, 2)
    corners.box(0, 0, WIDE, TALL, (255, 255, 255), radius=16)
    image.putalpha(corners.done().resize(image.size).getchannel("A"))
    return image


def icon(card: str) -> str:
    if card in CARDS:
        return TYPE_ICON[CARDS[card].type]
    return card if card in UNITS else "swords"


def _watermark(brush: Brush, card: str, colour: Colour, style: Style, light: Colour) -> None:
    """The card's sign, large and pale, behind the text."""
    tone = mix(light, colour, 0.10 if style.name != "dark" else 0.22)
    icons.draw(brush, icon(card), WIDE / 2, (ART + 54 + TALL) / 2, 120, tone, light)


def _landscape(brush: Brush, card: str, colour: Colour, style: Style) -> None:
    """A seeded view: sky, sun or moon, mountains, hills, a line of spears or a flock."""
    rng = random.Random(card)
    sky = mix(colour, (255, 240, 210) if style.name != "dark" else (40, 42, 52), 0.55)
    for i in range(12):
        brush.box(0, i * ART / 12, WIDE, (i + 1) * ART / 12 + 1, mix(sky, (255, 250, 232), i / 22))
    x, r = rng.uniform(90, WIDE - 190), rng.uniform(14, 24)
    brush.disc(x, rng.uniform(24, 44), r, mix(style.accent, (255, 255, 240), 0.6))
    for depth in range(3):
        tone = mix(mix(colour, (0, 0, 0), 0.15 + 0.22 * depth), sky, 0.48 - depth * 0.18)
        base, high = ART * (0.62 + depth * 0.16), ART * (0.42 - depth * 0.11)
        spots = [(0.0, ART)]
        px = -20.0
        while px < WIDE + 30:
            spots.append((px, base - rng.uniform(0.15, 1.0) * high))
            px += rng.uniform(22, 46) + depth * 8
        brush.polygon([*spots, (WIDE, ART)], tone)
    dark = mix(colour, (0, 0, 0), 0.72)
    kind = CARDS[card].type if card in CARDS else "army"
    if kind == "army":
        for i in range(17):
            sx = 24 + i * 23 + rng.uniform(-5, 5)
            brush.line([(sx, ART), (sx + 5, ART - rng.uniform(26, 40))], dark, 1.8)
            brush.disc(sx, ART - 8, 5, dark)
    elif kind == "muster":
        for i in range(5):
            icons.draw(brush, "army", 46 + i * 78 + rng.uniform(-8, 8), ART - 18, 17, dark, dark)
    else:
        for _ in range(7):
            fx, fy, w = rng.uniform(30, WIDE - 140), rng.uniform(14, 52), rng.uniform(5, 11)
            brush.line([(fx - w, fy - w * 0.4), (fx, fy), (fx + w, fy - w * 0.4)], dark, 1.8)
        brush.disc(64, ART - 16, 7, dark)
        brush.polygon([(54, ART), (58, ART - 14), (70, ART - 14), (76, ART)], dark)
        brush.line([(80, ART), (80, ART - 34)], dark, 2)


def _title(brush: Brush, card: str, colour: Colour, style: Style, words: Words) -> None:
    band = mix(colour, (0, 0, 0), 0.22)
    brush.box(0, ART, WIDE, ART + 54, band)
    brush.line([(0, ART), (WIDE, ART)], style.accent, 2)
    brush.line([(0, ART + 54), (WIDE, ART + 54)], style.accent, 2)
    name = words(card) if card in CARDS else words(UNITS[card].maneuver) if card in UNITS else words(card)
    brush.text(22, ART + 27, name, "serif_bold", fonts.fit(name, "serif_bold", 34, WIDE - 140), (255, 250, 236), "lm")
    brush.disc(WIDE - 58, ART + 12, 40, band, style.accent, 3)
    icons.draw(brush, icon(card), WIDE - 58, ART + 12, 24, (255, 250, 236), band)
    deck = (
        words(f"deck-{CARDS[card].deck}")
        if card in CARDS
        else words(card)
        if card in UNITS
        else words("battle-maneuver")
    )
    brush.text(WIDE - 18, 20, deck, "sans_bold", 19, (255, 252, 240), "rm", mix(colour, (0, 0, 0), 0.6), 2.5)


def _body(brush: Brush, card: str, colour: Colour, style: Style, words: Words) -> None:
    """Condition, order and combat text, or the single text; flavour where room is left."""
    size, blocks = _fitted(card, words)
    need = _height(size, blocks)
    top, bottom = TOP, TALL - 16
    flavour = words.part(card, "flavour")
    spare = bottom - top - need
    y = top + max(0.0, min(16.0, spare / 3))
    ink = style.ink
    for name, lines, indent in blocks:
        tall = len(lines) * size * 1.2 + 8
        if name == "combat":
            brush.box(
                12,
                y - 3,
                WIDE - 12,
                y + tall,
                mix(style.paper_light if style.name != "dark" else style.paper, colour, 0.16),
                radius=8,
            )
        if indent:
            icon = {"order": "event", "combat": "swords", "condition": "rune"}[name]
            brush.disc(40, y + size * 0.72, 19, colour)
            icons.draw(brush, icon, 40, y + size * 0.72, 12, (255, 250, 236), colour)
        role = "serif_bold_italic" if name == "condition" else "serif"
        for i, line in enumerate(lines):
            brush.text(22 + indent, y + size * 1.2 * i + size * 0.95, line, role, size, ink, "ls")
        y += tall + 6
    if flavour and bottom - y > 26:
        small, lines = fonts.fit_block(flavour, "serif_italic", 21, (WIDE - 60, bottom - y - 4), 15)
        if len(lines) * small * 1.22 <= bottom - y:
            start = bottom - len(lines) * small * 1.22
            for i, line in enumerate(lines):
                brush.text(
                    WIDE / 2, start + small * 1.22 * (i + 0.5), line, "serif_italic", small, mix(ink, style.paper, 0.35)
                )


def _fitted(card: str, words: Words) -> tuple[float, list[tuple[str, list[str], float]]]:
    """The largest size at which all texts of a card keep inside, and their lines."""
    parts = [(name, words.part(card, name)) for name in ("condition", "order", "combat", "text")]
    if card in UNITS:
        parts = [("text", words.part(UNITS[card].maneuver, "text"))]
    size = 27.0
    while True:
        blocks = [(name, *_wrapped(name, text, size)) for name, text in parts if text]
        if _height(size, blocks) <= TALL - 16 - TOP or size < 16:
            return size, blocks
        size -= 0.5


def _height(size: float, blocks: list[tuple[str, list[str], float]]) -> float:
    return sum(len(lines) * size * 1.2 + 14 for _, lines, _ in blocks)


def text_size(card: str, words: Words) -> tuple[float, float]:
    """The size of a card's text and where it ends."""
    size, blocks = _fitted(card, words)
    return size, TOP + _height(size, blocks)


def _wrapped(name: str, text: str, size: float) -> tuple[list[str], float]:
    indent = 0.0 if name == "text" else 46.0
    return fonts.wrap(text, "serif", size, WIDE - 42 - indent), indent


def back(style: Style, scale: float, colour: Colour, wide: float, tall: float) -> Image.Image:
    """The back of a card whose face nobody may see."""
    brush = Brush(wide, tall, scale, 2)
    brush.box(0, 0, wide, tall, mix(colour, (0, 0, 0), 0.3), mix(colour, (0, 0, 0), 0.6), 4, radius=14)
    brush.box(9, 9, wide - 9, tall - 9, None, style.accent, 2, radius=9)
    for i in range(12):
        angle = i / 12 * math.tau
        brush.stroke(
            (wide / 2, tall / 2),
            (wide / 2 + math.cos(angle) * wide, tall / 2 + math.sin(angle) * wide),
            mix(colour, (0, 0, 0), 0.42),
            1,
            18,
        )
    brush.disc(wide / 2, tall / 2, min(wide, tall) * 0.24, mix(colour, (0, 0, 0), 0.5), style.accent, 3)
    icons.draw(brush, "rune", wide / 2, tall / 2, min(wide, tall) * 0.14, style.accent, colour)
    brush.box(0, 0, wide, tall, None, mix(colour, (0, 0, 0), 0.6), 4, radius=14)
    return brush.done()
