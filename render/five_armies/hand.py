"""The hand: two cards a row, so that six can be read on a phone."""

from __future__ import annotations

from typing import Any

from render.core.picture import Picture
from render.core.style import style
from render.five_armies import alt, cards
from render.five_armies.palette import PALETTES
from render.five_armies.sheet import Sheet, leather
from render.five_armies.words import Words

GAP, HEAD = 20.0, 66.0
FULL = 2 * cards.WIDE + 3 * GAP


def hand(view: dict[str, Any], style_name: str = "parchment", lang: str = "en", width: int = 1080) -> Picture:
    """The cards a seat holds. A view without a hand (a spectator's) is refused."""
    if "hand" not in view or view.get("seat") is None:
        raise ValueError("a spectator's view holds no hand")
    look, words = style(style_name), Words(lang)
    held = list(view["hand"])
    rows = max(1, -(-len(held) // 2))
    tall = HEAD + rows * (cards.TALL + GAP) + GAP if held else HEAD + 120
    scale = width / FULL
    image = leather((width, round(tall * scale)), look, 9).copy()
    sheet = Sheet(image, (0, 0), scale, look)
    side = view["seat"]
    tone = PALETTES[look.name].side[side]
    sheet.brush.box(GAP, 14, GAP + 10, HEAD - 2, tone)
    sheet.text(GAP + 24, HEAD / 2 + 7, words("hand-title", side=words(side)), "serif_bold", 36, look.panel_text, "lm")
    sheet.text(FULL - GAP, HEAD / 2 + 7, words("cards-held", n=len(held)), "sans_semibold", 26, look.panel_soft, "rm")
    if not held:
        sheet.text(FULL / 2, HEAD + 50, words("hand-empty"), "serif_italic", 34, look.panel_soft)
    for i, card in enumerate(held):
        row, column = divmod(i, 2)
        x, y = GAP + column * (cards.WIDE + GAP), HEAD + GAP + row * (cards.TALL + GAP)
        sheet.paste(cards.face(card, look, words, scale), x, y)
        sheet.record.add("card", card, "hand", (x, y, x + cards.WIDE, y + cards.TALL), side=side)
    return Picture(image, alt.hand(view, words), sheet.record, name="hand")
