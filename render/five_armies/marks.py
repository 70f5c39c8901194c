"""What the last move did: arrows, a battle's mark, the glow of new figures."""

from __future__ import annotations

import math
from typing import Any

from PIL import Image, ImageFilter

from render.core.brush import Brush, Point, mix
from render.core.picture import Box, Recorder, overlap
from render.core.style import Style
from render.five_armies import arrows, icons
from render.five_armies.layout import Layout
from render.five_armies.palette import PALETTES
from render.five_armies.places import board

ARROWS = {
    "moved": "move",
    "character_moved": "move",
    "retreated": "retreat",
    "broke_off": "retreat",
    "advanced": "advance",
}


def fresh(view: dict[str, Any]) -> set[tuple[str, str]]:
    """Units that came into play with the last move: (place, unit)."""
    return {
        (event["place"], unit)
        for event in view.get("last", ())
        if event.get("kind") == "recruited"
        for unit in (event.get("units") or {})
    }


def touched(view: dict[str, Any]) -> set[str]:
    """Places the last move changed."""
    places: set[str] = set()
    for event in view.get("last", ()):
        if event.get("path"):
            places.add(event["path"][-1])
        for key in ("place", "region"):
            if event.get(key):
                places.add(event[key])
    return places


class Canvas:
    """Draws shapes of the last move on small layers, so that only their own boxes are composed."""

    def __init__(self, image: Image.Image, origin: Point, scale: float) -> None:
        self.image, self.origin, self.scale = image, origin, scale

    def layer(self, box: Box, sharp: int = 2) -> Brush:
        return Brush(box[2] - box[0], box[3] - box[1], self.scale, sharp, (box[0], box[1]))

    def lay(self, brush: Brush, box: Box) -> None:
        image = brush.done()
        self.image.paste(image, self.pixel(box), image)

    def pixel(self, box: Box) -> tuple[int, int]:
        return (round((box[0] - self.origin[0]) * self.scale), round((box[1] - self.origin[1]) * self.scale))


def last_move(
    canvas: Canvas, view: dict[str, Any], found: Layout, names: list[Box], style: Style, record: Recorder
) -> None:
    """Draw what the newest events did, under the figures; the heads of arrows keep off the names."""
    tones = PALETTES[style.name]
    for place in sorted(touched(view)):
        for plaque in found.plaques:
            if plaque.place == place:
                glow(canvas, plaque.box, style)
                record.add("glow", plaque.side, place, plaque.box)
    solid = [plaque.box for plaque in found.plaques] + [placed.box for placed in found.placed]
    solid += [box for _, _, box in _battle_spots(view, found)]
    for event in view.get("last", ()):
        kind = event.get("kind")
        if kind in ARROWS and len(event.get("path") or ()) > 1 and _known(event["path"]):
            side = event.get("side") or ("shadow" if event.get("character") == "bolg" else "free")
            line, size = arrows.in_sight(event["path"], arrows.way(event["path"], side, found), solid, names)
            box = arrows.arrow(canvas, line, tones.move[side], style, dashed=ARROWS[kind] == "retreat", size=size)
            record.add("arrow", ARROWS[kind], event["path"][-1], box, side=side)
            record.add("arrow_head", ARROWS[kind], event["path"][-1], arrows.head_box(line, size), side=side)


def battle_mark(canvas: Canvas, view: dict[str, Any], found: Layout, style: Style, record: Recorder) -> None:
    """Crossed swords on the border between attacker and defender, while a battle goes on or just was."""
    for origin, region, box in _battle_spots(view, found):
        _swords(canvas, box, style)
        record.add("battle_mark", origin, region, box)


def _battle_spots(view: dict[str, Any], found: Layout) -> list[tuple[str, str, Box]]:
    """Where the swords stand: from where, against where, and their box."""
    battle = view.get("battle") or next((e for e in reversed(view.get("last", ())) if e.get("kind") == "battle"), None)
    if not battle or not _known([battle.get("region", "")]):
        return []
    region, origins = battle["region"], battle.get("from") or battle.get("origins") or []
    origins = [origins] if isinstance(origins, str) else origins
    return [(origin, region, _clear_spot(origin, region, found)) for origin in origins or [region] if _known([origin])]


def _clear_spot(a: str, b: str, found: Layout) -> Box:
    """A box on the border of two places, near its middle, that covers no figure; smaller where room is scarce."""
    middle = arrows.meeting(a, b)
    line = [
        spot for border in board().borders if {border.a, border.b} == {a, b} for part in border.lines for spot in part
    ]
    spots = [middle, *sorted(line, key=lambda spot: math.dist(spot, middle))]
    boxes = [plaque.box for plaque in found.plaques] + [placed.box for placed in found.placed]
    for r in (27.0, 22.0, 17.0, 13.0):
        for x, y in spots:
            box = (x - r, y - r, x + r, y + r)
            if not any(overlap(box, other) for other in boxes):
                return box
    return (middle[0] - 10, middle[1] - 10, middle[0] + 10, middle[1] + 10)


def _swords(canvas: Canvas, box: Box, style: Style) -> None:
    x, y, r = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, (box[2] - box[0]) / 2
    brush = canvas.layer(box, 4)
    turns = [(i / 24 * math.tau, 0.98 if i % 2 else 0.76) for i in range(24)]
    spikes = [(x + math.cos(turn) * r * reach, y + math.sin(turn) * r * reach) for turn, reach in turns]
    brush.polygon(spikes, style.ink)
    inner = [(x + (px - x) * 0.88, y + (py - y) * 0.88) for px, py in spikes]
    brush.polygon(inner, mix(style.accent, (255, 240, 180), 0.35))
    icons.draw(brush, "swords", x, y, r * 0.56, (70, 10, 10), (70, 10, 10))
    canvas.lay(brush, box)


def _known(places: list[str]) -> bool:
    land = board()
    return all(place in land.regions or place in land.boxes for place in places)


def glow(canvas: Canvas, box: Box, style: Style) -> None:
    """A bright halo behind a plaque that changed."""
    wide = (box[0] - 16, box[1] - 16, box[2] + 16, box[3] + 16)
    brush = canvas.layer(wide, 1)
    brush.box(box[0] - 7, box[1] - 7, box[2] + 7, box[3] + 7, (*style.accent, 255), radius=12)
    alpha = brush.done().getchannel("A").filter(ImageFilter.GaussianBlur(4 * canvas.scale))
    canvas.image.paste(Image.new("RGB", alpha.size, style.accent), canvas.pixel(wide), alpha)
