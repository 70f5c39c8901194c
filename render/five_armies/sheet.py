"""The sheet a board is composed on: where header, map, fate track and tray lie, and pasting in board units."""

from __future__ import annotations

from PIL import Image

from render.core import cache, paper
from render.core.brush import Brush, Colour, mix
from render.core.picture import Box, Recorder
from render.core.style import Style
from render.five_armies.marks import Canvas
from render.five_armies.places import MAP

HEAD = 112.0
FOOT = 212.0
WINDOW = (0.0, -HEAD, MAP[0], MAP[1] + FOOT)


class Sheet(Canvas):
    """An image under composition with its record; coordinates are board units."""

    def __init__(self, image: Image.Image, origin: tuple[float, float], scale: float, style: Style) -> None:
        super().__init__(image, origin, scale)
        self.style = style
        self.record = Recorder()
        self.brush = Brush(image.width / scale, image.height / scale, scale, 1, origin, image)

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        self.image.paste(
            sprite, (round((x - self.origin[0]) * self.scale), round((y - self.origin[1]) * self.scale)), sprite
        )

    def text(self, x: float, y: float, text: str, role: str, size: float, colour: Colour, anchor: str = "mm") -> None:
        """Write straight on the sheet (small text is sharper without a reduction)."""
        self.brush.text(x, y, text, role, size, colour, anchor)


def leather(size: tuple[int, int], style: Style, seed: int = 3) -> Image.Image:
    """The ground of panels: dark grained leather, kept."""

    def build() -> Image.Image:
        if not style.rough:
            return Image.new("RGB", size, style.panel)
        ground = Image.new("RGB", size, style.panel)
        ground = paper.tint(ground, paper.clouds(size, seed, (12, 40, 120)), (0, 0, 0), style.panel_edge, 0.22)
        return paper.tint(ground, paper.grain(size, seed + 1), (0, 0, 0), style.panel_edge, 0.06)

    return cache.BASES.get(("leather", style.name, size, seed), build)


def strip(style: Style, scale: float, box: Box) -> Image.Image:
    """A panel's ground with a gilded double line."""

    def build() -> Image.Image:
        size = (round((box[2] - box[0]) * scale), round((box[3] - box[1]) * scale))
        brush = Brush(box[2] - box[0], box[3] - box[1], scale, 2, (box[0], box[1]), leather(size, style))
        brush.box(
            box[0] + 4,
            box[1] + 4,
            box[2] - 4,
            box[3] - 4,
            None,
            mix(style.panel_edge, style.panel, 0.25),
            1.6,
            radius=7,
        )
        brush.box(
            box[0] + 8, box[1] + 8, box[2] - 8, box[3] - 8, None, mix(style.panel_edge, style.panel, 0.6), 0.8, radius=5
        )
        return brush.done()

    return cache.BASES.get(("strip", style.name, scale, box), build)
