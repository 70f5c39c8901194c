"""The board picture: base, last move, figures, header, fate track and tray."""

from __future__ import annotations

from typing import Any

from PIL import Image

from render.core import cache
from render.core.brush import Brush, mix
from render.core.picture import Picture, overlap
from render.core.style import Style, style
from render.five_armies import alt, basemap, fate, markers, marks, panel, tokens
from render.five_armies.layout import Layout, Placed, layout
from render.five_armies.palette import PALETTES
from render.five_armies.places import MAP
from render.five_armies.places import board as land
from render.five_armies.sheet import FOOT, HEAD, WINDOW, Sheet, strip
from render.five_armies.sites import sites
from render.five_armies.words import Words

FULL = 1600


def board(
    view: dict[str, Any], style_name: str = "parchment", lang: str = "en", width: int = FULL, focus: str | None = None
) -> Picture:
    """The whole board, or with `focus` a region or territory enlarged."""
    look, words = style(style_name), Words(lang)
    if focus is not None:
        return _focus(view, look, words, width, focus)
    scale = 1.0 if width <= FULL else min(2.0, width / FULL)
    sheet = Sheet(_ground(look, words, scale).copy(), (WINDOW[0], WINDOW[1]), scale, look)
    _compose(sheet, view, words)
    panel.header(sheet, view, words)
    fate.track(sheet, view, words)
    panel.tray(sheet, view, words)
    return Picture(_sized(sheet.image, width), alt.board(view, words), sheet.record, name="board")


def _focus(view: dict[str, Any], look: Style, words: Words, width: int, focus: str) -> Picture:
    """A window round one place, drawn afresh at its scale, so that it stays sharp."""
    x0, y0, x1, y1 = land().frame(focus)
    wide, tall = max(x1 - x0 + 60, 320), max(y1 - y0 + 60, 240)
    wide, tall = max(wide, tall * 4 / 3), max(tall, wide * 3 / 4)
    wide, tall = min(wide, MAP[0]), min(tall, MAP[1])
    left = min(max(0.0, (x0 + x1 - wide) / 2), MAP[0] - wide)
    top = min(max(0.0, (y0 + y1 - tall) / 2), MAP[1] - tall)
    window = (round(left), round(top), round(left + wide), round(top + tall))
    scale = width / (window[2] - window[0])
    base = basemap.base(look, words, (float(window[0]), float(window[1]), float(window[2]), float(window[3])), scale)
    sheet = Sheet(base.copy(), (window[0], window[1]), scale, look)
    _compose(sheet, view, words)
    return Picture(sheet.image, alt.focus(view, words, focus), sheet.record, name="focus")


def _sized(image: Image.Image, width: int) -> Image.Image:
    if image.width == width:
        return image
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _ground(look: Style, words: Words, scale: float) -> Image.Image:
    """Base map, header strip and empty fate track, kept as one image."""

    def build() -> Image.Image:
        wide = round(MAP[0] * scale)
        image = Image.new("RGB", (wide, round((HEAD + MAP[1] + FOOT) * scale)), look.panel)
        image.paste(basemap.draw(look, words, (0.0, 0.0, *MAP), scale), (0, round(HEAD * scale)))
        image.paste(strip(look, scale, (0.0, -HEAD, MAP[0], 0.0)), (0, 0))
        foot = (0.0, MAP[1], MAP[0], MAP[1] + FOOT)
        brush = Brush(MAP[0], FOOT, scale, 2, (0, MAP[1]), strip(look, scale, foot).copy())
        fate.ground(brush, look)
        image.paste(brush.done(), (0, round((HEAD + MAP[1]) * scale)))
        return image

    return cache.BASES.get(("ground", look.name, words.lang, scale), build)


def _compose(sheet: Sheet, view: dict[str, Any], words: Words) -> None:
    """Everything on the map that moves change."""
    found = layout(view, words.lang)
    names = [site.whole_box for site in sites(words.lang).values()]
    marks.last_move(sheet, view, found, names, sheet.style, sheet.record)
    _names(sheet, words.lang)
    _strongholds(sheet, view, words.lang)
    _passes(sheet, view)
    _figures(sheet, view, found, words)
    marks.battle_mark(sheet, view, found, sheet.style, sheet.record)


def _names(sheet: Sheet, lang: str) -> None:
    """The names of regions once more, where an arrow or a glow lies over them."""
    drawn = [item.box for item in (*sheet.record.of("arrow"), *sheet.record.of("glow"))]
    wide = [(x0 - 18, y0 - 18, x1 + 18, y1 + 18) for x0, y0, x1, y1 in drawn]
    for id, site in sites(lang).items():
        x0, y0, x1, y1 = site.whole_box
        box = (float(int(x0) - 6), float(int(y0) - 6), float(int(x1) + 6), float(int(y1) + 6))
        if any(overlap(box, other) for other in wide):
            brush = sheet.layer(box)
            basemap.name(brush, site, sheet.style)
            sheet.lay(brush, box)
            sheet.record.add("name", id, id, site.label_box)


def _strongholds(sheet: Sheet, view: dict[str, Any], lang: str) -> None:
    """Fortifications with their damage, victory points and who controls them."""
    look, scale = sheet.style, sheet.scale
    for id, site in sites(lang).items():
        if site.fort_at:
            state = view.get("fortifications", {}).get(id, {"value": site.region.fortification, "damage": 0})
            x, y = site.fort_at[0] - 18, site.fort_at[1] - 18
            sheet.paste(markers.fort(look, scale, 36, state["value"], state["damage"]), x, y)
            sheet.record.add("fort", id, id, (x, y, x + 36, y + 36), state["value"] - state["damage"])
        if site.points_at:
            taken = id in view.get("control", ())
            x, y = site.points_at[0] - 18, site.points_at[1] - 18
            sheet.paste(markers.points(look, scale, 36, site.region.points, taken), x, y)
            sheet.record.add(
                "control" if taken else "points_sign",
                id,
                id,
                (x, y, x + 36, y + 36),
                site.region.points,
                "shadow" if taken else "",
            )


def _passes(sheet: Sheet, view: dict[str, Any]) -> None:
    """A barred gate before each pass that is still closed."""
    look = sheet.style
    for id, state in view.get("passes", {}).items():
        x0, y0, _, y1 = land().boxes[id]
        x, y = x0 - 10 - 12, (y0 + y1) / 2 + 8 - 19

        def draw(b: Brush, closed: bool = state == "closed") -> None:
            if closed:
                b.box(1, 1, 23, 37, mix(look.ink, (90, 60, 30), 0.4), look.paper_light, 1.5, radius=3)
                for bar in (7, 12, 17):
                    b.line([(bar, 4), (bar, 34)], (200, 190, 170), 1.8)
                for beam in (12, 26):
                    b.line([(3, beam), (21, beam)], (200, 190, 170), 2.4)
            else:
                b.polygon(
                    [(3, 12), (13, 12), (13, 4), (23, 19), (13, 34), (13, 26), (3, 26)],
                    look.good,
                    look.paper_light,
                    1.5,
                )

        sheet.paste(tokens.sprite(("gate", state), look, sheet.scale, 24, 38, draw), x, y)
        sheet.record.add("pass", state, id, (x, y, x + 24, y + 38))


def _figures(sheet: Sheet, view: dict[str, Any], found: Layout, words: Words) -> None:
    look, scale = sheet.style, sheet.scale
    new = marks.fresh(view)
    for plaque in found.plaques:
        x0, y0, x1, y1 = plaque.box
        sheet.paste(_plaque(look, scale, plaque.side, x1 - x0, y1 - y0), x0, y0)
        sheet.record.add("plaque", plaque.side, plaque.place, plaque.box, side=plaque.side)
    known = {(t["place"], t["group"]): len(t.get("known") or ()) for t in view.get("tokens", ())}
    for placed in found.placed:
        x0, y0, x1, _ = placed.box
        sheet.paste(_art(sheet, view, placed, new, known, x1 - x0, words), x0, y0)
        sheet.record.add(placed.cell.what, placed.cell.id, placed.place, placed.box, placed.cell.count, placed.side)


def _art(
    sheet: Sheet,
    view: dict[str, Any],
    placed: Placed,
    new: set[tuple[str, str]],
    known: dict[tuple[str, str], int],
    size: float,
    words: Words,
) -> Image.Image:
    look, scale, cell = sheet.style, sheet.scale, placed.cell
    if cell.what in ("unit", "bats", "eagles"):
        letter = words(f"letter-{cell.id}") if look.letters else ""
        return tokens.counter(look, scale, size, cell.id, cell.count, letter, (placed.place, cell.id) in new)
    if cell.what == "character":
        return tokens.medallion(
            look, scale, size, cell.id, words(f"letter-{cell.id}"), cell.id in view.get("activated", ())
        )
    if cell.what == "beorn":
        return tokens.medallion(look, scale, size, "beorn", words("letter-beorn"), count=cell.count)
    if cell.what == "leaders":
        return markers.leaders(look, scale, size, placed.side, cell.count)
    if cell.what == "damage":
        return markers.damage(look, scale, size, cell.count)
    if cell.what == "card":
        return markers.lying_card(look, scale, size, cell.id, cell.count)
    return markers.recruit(look, scale, size, cell.id, cell.count, known.get((placed.place, cell.id), 0))


def plaque_colour(look: Style, side: str) -> tuple[int, int, int]:
    return mix(PALETTES[look.name].side[side], look.paper_light, 0.12)


def _plaque(look: Style, scale: float, side: str, wide: float, tall: float) -> Image.Image:
    """The ground of an army: rounded for the Free Peoples, cut corners for the Shadow."""
    tones = PALETTES[look.name]

    def draw(b: Brush) -> None:
        fill = plaque_colour(look, side)
        if side == "free":
            b.box(0.5, 0.5, wide - 0.5, tall - 0.5, fill, tones.side_dark[side], 2.0, radius=min(10, tall * 0.2))
        else:
            c = min(8.0, tall * 0.16)
            shape = [
                (c, 1),
                (wide - c, 1),
                (wide - 1, c),
                (wide - 1, tall - c),
                (wide - c, tall - 1),
                (c, tall - 1),
                (1, tall - c),
                (1, c),
            ]
            b.polygon(shape, fill, tones.side_dark[side], 2.0)

    return tokens.sprite(("plaque", side), look, scale, wide, tall, draw, soft=False)
