"""A brush: draws in board units on a supersampled sheet, so every line comes out smooth."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from copy import copy

from PIL import Image, ImageDraw, ImageFilter

from render.core import fonts

Point = tuple[float, float]
Colour = tuple[int, int, int] | tuple[int, int, int, int]


class Brush:
    """Draws shapes given in board units; `origin` is the corner of the sheet, `scale` pixels a unit."""

    def __init__(
        self,
        width: float,
        height: float,
        scale: float = 1.0,
        sharp: int = 4,
        origin: Point = (0, 0),
        paper: Image.Image | None = None,
    ) -> None:
        self.size = (max(1, round(width * scale)), max(1, round(height * scale)))
        self.sharp = sharp
        self.origin = origin
        self.k = scale * sharp
        full = (self.size[0] * sharp, self.size[1] * sharp)
        if paper is None:
            self.sheet = Image.new("RGBA", full, (0, 0, 0, 0))
            self.pen = ImageDraw.Draw(self.sheet)
        else:
            self.sheet = paper if paper.size == full else paper.resize(full, Image.Resampling.BICUBIC)
            self.pen = ImageDraw.Draw(self.sheet, "RGBA")

    def twin(self) -> Brush:
        """A brush on a copy of the sheet, to be laid back through a mask."""
        other = copy(self)
        other.sheet = self.sheet.copy()
        other.pen = ImageDraw.Draw(other.sheet, "RGBA")
        return other

    def at(self, point: Point) -> Point:
        return ((point[0] - self.origin[0]) * self.k, (point[1] - self.origin[1]) * self.k)

    def line(
        self, points: Iterable[Point], colour: Colour, width: float = 1.0, closed: bool = False, round_ends: bool = True
    ) -> None:
        spots = [self.at(point) for point in points]
        if closed and spots:
            spots.append(spots[0])
        thick = max(1, round(width * self.k))
        self.pen.line(spots, fill=colour, width=thick, joint="curve" if thick > 2 else None)
        if round_ends and thick > 3 and len(colour) == 3:
            r = thick / 2
            for x, y in (spots[0], spots[-1]):
                self.pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def dashes(self, points: Sequence[Point], colour: Colour, width: float, dash: float, gap: float) -> None:
        for piece in cut(points, dash, gap):
            self.line(piece, colour, width)

    def stroke(self, a: Point, b: Point, colour: Colour, start: float, end: float = 0.0) -> None:
        """A tapering pen stroke."""
        (x0, y0), (x1, y1) = self.at(a), self.at(b)
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        s, e = start * self.k / 2, end * self.k / 2
        self.pen.polygon(
            [
                (x0 + nx * s, y0 + ny * s),
                (x1 + nx * e, y1 + ny * e),
                (x1 - nx * e, y1 - ny * e),
                (x0 - nx * s, y0 - ny * s),
            ],
            fill=colour,
        )

    def polygon(
        self, points: Iterable[Point], fill: Colour | None = None, edge: Colour | None = None, width: float = 1.0
    ) -> None:
        spots = [self.at(point) for point in points]
        if fill is not None:
            self.pen.polygon(spots, fill=fill)
        if edge is not None:
            self.pen.line([*spots, spots[0], spots[1]], fill=edge, width=max(1, round(width * self.k)), joint="curve")

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: Colour | None = None,
        edge: Colour | None = None,
        width: float = 1.0,
        ry: float | None = None,
    ) -> None:
        ry = r if ry is None else ry
        (x0, y0), (x1, y1) = self.at((x - r, y - ry)), self.at((x + r, y + ry))
        self.pen.ellipse((x0, y0, x1, y1), fill=fill, outline=edge, width=max(1, round(width * self.k)) if edge else 0)

    def arc(self, x: float, y: float, r: float, start: float, end: float, colour: Colour, width: float) -> None:
        (x0, y0), (x1, y1) = self.at((x - r, y - r)), self.at((x + r, y + r))
        self.pen.arc((x0, y0, x1, y1), start, end, fill=colour, width=max(1, round(width * self.k)))

    def box(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Colour | None = None,
        edge: Colour | None = None,
        width: float = 1.0,
        radius: float = 0.0,
    ) -> None:
        (a, b), (c, d) = self.at((x0, y0)), self.at((x1, y1))
        self.pen.rounded_rectangle(
            (a, b, c - 1, d - 1),
            radius * self.k,
            fill=fill,
            outline=edge,
            width=max(1, round(width * self.k)) if edge else 0,
        )

    def text(
        self,
        x: float,
        y: float,
        text: str,
        role: str,
        size: float,
        colour: Colour,
        anchor: str = "mm",
        halo: Colour | None = None,
        halo_width: float = 0.0,
    ) -> None:
        """Write one line; the anchor is Pillow's (mm = middle, ls = left on the baseline)."""
        font = fonts.font(role, max(4, round(size * self.k)))
        self.pen.text(
            self.at((x, y)),
            text,
            fill=colour,
            font=font,
            anchor=anchor,
            stroke_width=round(halo_width * self.k) if halo else 0,
            stroke_fill=halo,
        )

    def lines(
        self,
        x: float,
        y: float,
        lines: Sequence[str],
        role: str,
        size: float,
        colour: Colour,
        anchor: str = "la",
        leading: float = 1.22,
    ) -> float:
        """Write lines from y downwards; gives the y below the last."""
        for line in lines:
            self.text(x, y, line, role, size, colour, anchor)
            y += size * leading
        return y

    def spaced(
        self,
        x: float,
        y: float,
        text: str,
        role: str,
        size: float,
        colour: Colour,
        spacing: float,
        halo: Colour | None = None,
        halo_width: float = 0.0,
    ) -> None:
        """Letterspaced text centred on x."""
        wide = [fonts.width(letter, role, size) for letter in text]
        left = x - (sum(wide) + spacing * (len(text) - 1)) / 2
        for letter, w in zip(text, wide, strict=True):
            self.text(left + w / 2, y, letter, role, size, colour, "mm", halo, halo_width)
            left += w + spacing

    def layer(self, image: Image.Image, mask: Image.Image | None = None) -> None:
        """Lay a full-size image over the sheet."""
        self.sheet.paste(image, (0, 0), mask if mask is not None else image)

    def mask(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        image = Image.new("L", self.sheet.size, 0)
        return image, ImageDraw.Draw(image)

    def done(self) -> Image.Image:
        """The sheet at its real size."""
        return self.sheet if self.sharp == 1 else self.sheet.reduce(self.sharp)


def cut(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """Cut a line into dashes."""
    pieces: list[list[Point]] = []
    piece: list[Point] = [points[0]]
    left, on = dash, True
    for a, b in itertools.pairwise(points):
        length = math.dist(a, b)
        done = 0.0
        while length - done > left:
            done += left
            t = done / length
            spot = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            if on:
                pieces.append([*piece, spot])
            piece, on = [spot], not on
            left = dash if on else gap
        left -= length - done
        if on:
            piece.append(b)
    if on and len(piece) > 1:
        pieces.append(piece)
    return pieces


def smooth(points: Sequence[Point], closed: bool = False, rounds: int = 2) -> list[Point]:
    """Round the corners of a line (Chaikin)."""
    line = list(points)
    for _ in range(rounds):
        pairs = list(zip(line, [*line[1:], line[0]] if closed else line[1:], strict=False))
        out: list[Point] = [] if closed else [line[0]]
        for a, b in pairs:
            out.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            out.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        if not closed:
            out.append(line[-1])
        line = out
    return line


def shadow(sprite: Image.Image, blur: float, offset: tuple[int, int], colour: Colour, strength: float) -> Image.Image:
    """The sprite with a soft shadow under it; the sheet keeps its size."""
    dark = Image.new("RGBA", sprite.size, (*colour[:3], 0))
    alpha = Image.new("L", sprite.size, 0)
    alpha.paste(sprite.getchannel("A"), offset)
    dark.putalpha(alpha.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: int(value * strength)))
    return Image.alpha_composite(dark, sprite)


def mix(a: Colour, b: Colour, t: float) -> tuple[int, int, int]:
    """A colour between two."""
    return (round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t), round(a[2] + (b[2] - a[2]) * t))
