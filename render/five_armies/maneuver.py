"""The maneuver of a round on the battle sheet: its card as large as the column, a sealed card, or an empty slot."""

from __future__ import annotations

from PIL import Image

from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import UNITS
from render.core import cache, fonts
from render.core.brush import Brush, Colour, mix
from render.core.style import Style
from render.five_armies import cards, icons, tokens
from render.five_armies.words import Words

WIDE, TALL, BAND = 540.0, 412.0, 74.0
LARGEST, LEAST = 40.0, 28.0


def face(card: str, style: Style, words: Words, scale: float) -> Image.Image:
    """A maneuver card with the text that acts in battle and no other, so that a phone can show it; kept."""
    key = ("maneuver", card, style.name, words.lang, scale)
    return cache.SPRITES.get(key, lambda: _draw(card, style, words, scale))


def text(card: str, words: Words) -> tuple[float, list[str]]:
    """The size and the lines of the text a card has in battle."""
    name, part = (UNITS[card].maneuver, "text") if card in UNITS else (card, "combat" if card in CARDS else "text")
    return fonts.fit_block(words.part(name, part), "serif", LARGEST, (WIDE - 40, TALL - BAND - 22), LEAST, 1.16)


def _draw(card: str, style: Style, words: Words, scale: float) -> Image.Image:
    colour = cards.colour_of(card, style)
    light = style.paper_light if style.name != "dark" else mix(style.paper, style.paper_light, 0.3)
    band = mix(colour, (0, 0, 0), 0.22)
    brush = Brush(WIDE, TALL, scale, 2)
    brush.box(0, 0, WIDE, TALL, light, mix(colour, (0, 0, 0), 0.55), 5, radius=16)
    pale = mix(light, colour, 0.10 if style.name != "dark" else 0.22)
    icons.draw(brush, cards.icon(card), WIDE / 2, (BAND + TALL) / 2, 130, pale, light)
    brush.box(3, 3, WIDE - 3, BAND, band, radius=13)
    brush.box(3, BAND / 2, WIDE - 3, BAND, band)
    brush.line([(3, BAND), (WIDE - 3, BAND)], style.accent, 2)
    icons.draw(brush, cards.icon(card), WIDE - 46, BAND / 2 + 1, 27, (255, 250, 236), band)
    name = words(UNITS[card].maneuver) if card in UNITS else words(card)
    size = fonts.fit(name, "serif_bold", 42, WIDE - 116)
    brush.text(20, BAND / 2 + 1, name, "serif_bold", size, (255, 250, 236), "lm")
    size, lines = text(card, words)
    brush.lines(20, BAND + 10, lines, "serif", size, style.ink, leading=1.16)
    return brush.done()


def sealed(style: Style, scale: float, colour: Colour, label: str) -> Image.Image:
    """A card laid face down."""

    def build() -> Image.Image:
        image = cards.back(style, scale, colour, WIDE, TALL)
        brush = Brush(WIDE, TALL, scale, 2)
        brush.text(WIDE / 2, TALL - 46, label, "sans_bold", 42, (255, 250, 236), halo=(30, 20, 14), halo_width=2)
        image.alpha_composite(brush.done())
        return image

    return cache.SPRITES.get(("sealed", style.name, scale, colour, label), build)


def slot(style: Style, scale: float, label: str) -> Image.Image:
    """Where a card will lie; `label` says what it waits for."""

    def draw(b: Brush) -> None:
        edge = mix(style.ink_soft, style.paper, 0.35)
        frame = [(8.0, 8.0), (WIDE - 8, 8.0), (WIDE - 8, TALL - 8), (8.0, TALL - 8), (8.0, 8.0)]
        b.dashes(frame, edge, 3, 16, 12)
        if label:
            b.text(WIDE / 2, TALL / 2, label, "serif_italic", 42, mix(style.ink_soft, style.ink, 0.5))

    return tokens.sprite(("slot", label), style, scale, WIDE, TALL, draw, soft=False)
