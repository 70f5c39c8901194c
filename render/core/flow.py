"""Packing: where in an odd-shaped area do boxes fit? Rows of the area are bit masks, so looking is quick."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.core.picture import Box

CELL = 2


class Area:
    """The free part of a region in cells of 2 x 2 units. Boxes placed are taken out of it."""

    def __init__(self, rows: list[int], x: int, y: int, width: int) -> None:
        self.rows = rows
        self.x = x
        self.y = y
        self.width = width
        self._bands: dict[int, list[int]] = {}

    @classmethod
    def of_polygon(
        cls,
        polygon: Sequence[tuple[float, float]],
        margin: float,
        keep_off: Sequence[tuple[Sequence[tuple[float, float]], float]] = (),
    ) -> Area:
        """The inside of a polygon, `margin` away from its border, clear of lines given with their half width."""
        x0, y0 = int(min(p[0] for p in polygon)), int(min(p[1] for p in polygon))
        x1, y1 = int(max(p[0] for p in polygon)) + 1, int(max(p[1] for p in polygon)) + 1
        mask = Image.new("L", (x1 - x0 + 8, y1 - y0 + 8), 0)
        pen = ImageDraw.Draw(mask)
        pen.polygon([(px - x0 + 4, py - y0 + 4) for px, py in polygon], fill=255)
        for line, half in keep_off:
            pen.line([(px - x0 + 4, py - y0 + 4) for px, py in line], fill=0, width=round(half * 2), joint="curve")
        for _ in range(round(margin)):
            mask = mask.filter(ImageFilter.MinFilter(3))
        small = mask.reduce(CELL).point(lambda v: 255 if v == 255 else 0)
        data, wide = small.tobytes(), small.width
        rows = [sum(1 << i for i, v in enumerate(data[r * wide : (r + 1) * wide]) if v) for r in range(small.height)]
        return cls(rows, x0 - 4, y0 - 4, wide)

    @classmethod
    def of_box(cls, box: Box) -> Area:
        wide, tall = int((box[2] - box[0]) // CELL), int((box[3] - box[1]) // CELL)
        return cls([(1 << wide) - 1] * tall, int(box[0]), int(box[1]), wide)

    def copy(self) -> Area:
        return Area(list(self.rows), self.x, self.y, self.width)

    def size(self) -> int:
        """Free units of area."""
        return sum(row.bit_count() for row in self.rows) * CELL * CELL

    def block(self, box: Box) -> None:
        """Take a box out of the area."""
        a, b = int((box[0] - self.x) // CELL), -int(-(box[2] - self.x) // CELL)
        a = max(0, a)
        if b <= a:
            return
        self._bands = {}
        gone = ((1 << (b - a)) - 1) << a
        for r in range(max(0, int((box[1] - self.y) // CELL)), min(len(self.rows), -int(-(box[3] - self.y) // CELL))):
            self.rows[r] &= ~gone

    def _band(self, height: int) -> list[int]:
        """For each row, the columns free in it and in the rows below it, `height` in all."""
        if height not in self._bands:
            rows, have = self.rows, 1
            while have < height:
                step = min(have, height - have)
                rows = [a & b for a, b in zip(rows, rows[step:], strict=False)]
                have += step
            self._bands[height] = rows
        return self._bands[height]

    def spot(self, width: float, height: float, near: tuple[float, float]) -> Box | None:
        """The free box of this size whose middle is nearest to a point; vertical distance counts a little more."""
        w, h = max(1, -int(-width // CELL)), max(1, -int(-height // CELL))
        goal_x, goal_y = (near[0] - self.x) / CELL - w / 2, (near[1] - self.y) / CELL - h / 2
        best: tuple[float, int, int] | None = None
        band = self._band(h)
        for r in sorted(range(len(band)), key=lambda r: abs(r - goal_y)):
            away = (r - goal_y) ** 2 * 1.3
            if best is not None and away >= best[0]:
                break
            free = band[r]
            if not free:
                continue
            column = _nearest(_runs(free, w), goal_x)
            if column is not None:
                cost = away + (column - goal_x) ** 2
                if best is None or cost < best[0]:
                    best = (cost, column, r)
        if best is None:
            return None
        x, y = self.x + best[1] * CELL, self.y + best[2] * CELL
        return (x, y, x + width, y + height)

    def put(self, width: float, height: float, near: tuple[float, float]) -> Box | None:
        """Find a spot and take it."""
        box = self.spot(width, height, near)
        if box is not None:
            self.block(box)
        return box


def _runs(free: int, width: int) -> int:
    """Bit i stays set where `width` bits from i on are all set."""
    have = 1
    while have < width and free:
        step = min(have, width - have)
        free &= free >> step
        have += step
    return free


def _nearest(bits: int, goal: float) -> int | None:
    """The set bit nearest to the goal."""
    if not bits:
        return None
    at = max(0, round(goal))
    high = bits >> at
    right = at + (high & -high).bit_length() - 1 if high else None
    low = bits & ((1 << at) - 1)
    left = low.bit_length() - 1 if low else None
    if right is None or (left is not None and abs(left - goal) <= abs(right - goal)):
        return left
    return right
