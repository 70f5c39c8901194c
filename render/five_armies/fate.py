"""The fate track and the picture of a fate draw."""

from __future__ import annotations

from typing import Any

from PIL import Image

from render.core.brush import Brush, mix
from render.core.picture import Picture
from render.core.style import Style, style
from render.five_armies import alt, cards, icons, tokens
from render.five_armies.palette import PALETTES
from render.five_armies.places import MAP
from render.five_armies.sheet import Sheet, leather
from render.five_armies.words import Words

LEFT, STEP, TOP, TALL = 14.0, 98.25, MAP[1] + 12.0, 88.0


def ground(brush: Brush, look: Style, last: int = 15, left: float = LEFT, top: float = TOP, step: float = STEP) -> None:
    """The sixteen stones of the track, linked by a gilded line."""
    light = mix(look.paper, look.paper_light, 0.4)
    brush.line([(left + 20, top + TALL / 2), (left + step * (last + 1) - 20, top + TALL / 2)], look.panel_edge, 6)
    for i in range(last + 1):
        x0, x1 = left + i * step + 4, left + (i + 1) * step - 4
        fill = mix(light, look.accent, 0.55) if i == last else light
        brush.box(x0, top, x1, top + TALL, fill, look.panel_edge, 2.4, radius=13)
        brush.box(x0 + 4, top + 4, x1 - 4, top + TALL - 4, None, mix(fill, look.ink, 0.35), 0.9, radius=9)
        brush.text(x0 + 15, top + 17, str(i), "serif_bold", 22, look.ink)
        if i == last:
            icons.draw(brush, "crown", (x0 + x1) / 2, top + TALL * 0.58, 22, mix(look.ink, look.accent, 0.2), light)


def track(
    sheet: Sheet, view: dict[str, Any], words: Words, left: float = LEFT, top: float = TOP, step: float = STEP
) -> None:
    """The marker, and the characters who wait on the track."""
    fate = view.get("fate") or {}
    look = sheet.style
    marker = int(fate.get("marker", 0))
    size = 66.0
    x, y = left + marker * step + step - size - 3, top + TALL - size - 3

    def lit(b: Brush) -> None:
        b.box(0, 0, step - 8, TALL, mix(look.paper_light, look.accent, 0.75), look.accent, 4, radius=13)
        b.text(20, 24, str(marker), "serif_black", 34 if marker < 10 else 26, (40, 26, 14))

    sheet.paste(
        tokens.sprite(("fate_lit", marker), look, sheet.scale, step - 8, TALL, lit, soft=False),
        left + marker * step + 4,
        top,
    )

    for who, space in (fate.get("spaces") or {}).items():
        status = view.get("characters", {}).get(who, {}).get("status", "waiting")
        if status in ("waiting", "ready"):
            wx, wy, wide = left + space * step + step / 2 - 26, top + 26, 58.0
            art = tokens.medallion(
                look, sheet.scale, wide, who, words(f"letter-{who}"), status == "ready", status == "waiting"
            )
            sheet.paste(art, wx, wy)
            sheet.record.add("fate_character", who, str(space), (wx, wy, wx + wide, wy + wide), int(status == "ready"))

    def draw(b: Brush) -> None:
        tones = PALETTES[look.name]
        b.polygon([(33, 2), (62, 33), (33, 64), (4, 33)], look.ink)
        b.polygon([(33, 6), (58, 33), (33, 60), (8, 33)], look.accent)
        b.polygon([(33, 13), (51, 33), (33, 53), (15, 33)], tones.side_dark["free"])
        icons.draw(b, "rune", 33, 33, 13, (255, 240, 200), look.ink)

    if any(space == marker for space in (fate.get("spaces") or {}).values()):
        x, y = x + 12, y - 8
    sheet.paste(tokens.sprite(("fate_marker",), look, sheet.scale, size, size, draw), x, y)
    sheet.record.add("fate_marker", str(marker), str(marker), (x, y, x + size, y + size), marker)


def tile(look: Style, scale: float, size: float, id: str) -> Image.Image:
    """A fate tile: its number, with the rune where it has one; special tiles are coloured."""
    tones = PALETTES[look.name]
    number, has_rune = {"blue": ("3", True), "red": ("0", False)}.get(id, (id.rstrip("r"), id.endswith("r")))
    body = {"blue": tones.side["free"], "red": tones.side["shadow"]}.get(id, mix(look.paper_light, look.accent, 0.2))
    ink = (255, 250, 236) if id in ("blue", "red") else (50, 32, 18)

    def draw(b: Brush) -> None:
        s = size
        b.box(s * 0.05, s * 0.05, s * 0.95, s * 0.95, mix(body, (0, 0, 0), 0.5), None, radius=s * 0.16)
        b.box(s * 0.08, s * 0.07, s * 0.92, s * 0.91, body, None, radius=s * 0.14)
        b.text(s * (0.38 if has_rune else 0.5), s * 0.48, number, "serif_black", s * 0.62, ink)
        if has_rune:
            icons.draw(b, "rune", s * 0.72, s * 0.48, s * 0.22, mix(ink, look.accent, 0.35), body)

    return tokens.sprite(("tile", id), look, scale, size, size, draw)


def fate(view: dict[str, Any], style_name: str = "parchment", lang: str = "en", width: int = 1200) -> Picture:
    """The fate draw: the tiles or the card drawn if there are any, what is left in the pool, and the track.

    `draws` of the view are the events of a draw that may be over; without them it is what lies drawn now.
    """
    look, words = style(style_name), Words(lang)
    info, told = view.get("fate") or {}, view.get("draws", ())
    card = next((one["card"] for one in told if "card" in one), None)
    drawn = list(info.get("drawn", ())) or [one["tile"].removeprefix("tile_") for one in told if "tile" in one]
    drawn = [] if card else drawn
    pool = {id: n for id, n in (info.get("pool") or {}).items() if n}
    left, columns = (860.0, 5) if drawn or card else (60.0, 10)
    rows = max(2 if drawn else 1, -(-len(pool) // columns))
    size = (1600.0, 240.0 + cards.TALL if card else 246.0 + rows * 112)
    scale = width / size[0]
    image = leather((round(size[0] * scale), round(size[1] * scale)), look).copy()
    sheet = Sheet(image, (0, 0), scale, look)
    brush = Brush(size[0], 130, scale, 2, (0, 0), image.crop((0, 0, image.width, round(130 * scale))))
    ground(brush, look, info.get("last", 15), top=24)
    image.paste(brush.done(), (0, 0))
    track(sheet, view, words, top=24)
    if drawn or card:
        _heading(sheet, "drawn", 60, words("fate-drawn"))
    if card:
        sheet.paste(cards.face(card, look, words, scale), 60, 200)
        sheet.record.add("card", card, "drawn", (60, 200, 60 + cards.WIDE, 200 + cards.TALL))
    for i, id in enumerate(drawn):
        x = 60.0 + i * 190
        sheet.paste(tile(look, scale, 170, id), x, 195)
        sheet.record.add("tile", id, "drawn", (x, 195, x + 170, 365))
    _heading(sheet, "pool", left, words("fate-pool", n=sum(pool.values())))
    for i, (id, n) in enumerate(sorted(pool.items())):
        row, column = divmod(i, columns)
        x, y = left + column * 142, 195.0 + row * 112
        sheet.paste(tile(look, scale, 92, id), x, y)
        sheet.text(x + 96, y + 50, f"×{n}", "sans_bold", 28, look.panel_text, "lm")
        sheet.record.add("pool", id, "pool", (x, y, x + 92, y + 92), n)
    return Picture(image, alt.fate(view, words), sheet.record, name="fate")


def _heading(sheet: Sheet, id: str, x: float, text: str) -> None:
    sheet.text(x, 160, text, "serif_bold", 34, sheet.style.panel_text, "lm")
    sheet.record.add("heading", id, "fate", (x, 140, x + 400, 180))
