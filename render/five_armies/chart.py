"""The course of a match: victory points, fate and units by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from render.core import paper
from render.core.brush import Brush, Colour, mix
from render.core.picture import Picture, Recorder
from render.core.style import Style, style
from render.five_armies.palette import PALETTES
from render.five_armies.words import Words

SIZE = (1200.0, 860.0)
LEFT, RIGHT = 84.0, 1150.0
UPPER, LOWER = (96.0, 420.0), (500.0, 760.0)
DASHES = {"points": (), "fate": (14.0, 7.0), "free": (), "shadow": (14.0, 7.0)}
LEGEND = 77.0  # four dashes


def chart(
    views: Sequence[dict[str, Any]], style_name: str = "parchment", lang: str = "en", width: int = 1200
) -> Picture:
    """Two graphs over the turns: points and fate above, units of both sides below."""
    if not views:
        raise ValueError("nothing to chart")
    look, words = style(style_name), Words(lang)
    rows = by_turn(views)
    scale = width / SIZE[0]
    size = (round(SIZE[0] * scale), round(SIZE[1] * scale))
    ground = paper.sheet(size, look.paper, look.paper_dark, look.paper_light, 13, look.rough)
    brush = Brush(SIZE[0], SIZE[1], scale, 2, (0, 0), ground)
    record = Recorder()
    brush.text(SIZE[0] / 2, 42, words("chart-title"), "serif_bold", 38, look.ink)
    tones = PALETTES[look.name]
    _graph(
        brush,
        rows,
        (("points", tones.side["shadow"]), ("fate", mix(look.accent, (0, 0, 0), 0.2))),
        UPPER,
        look,
        words,
        record,
    )
    _graph(brush, rows, (("free", tones.side["free"]), ("shadow", tones.side["shadow"])), LOWER, look, words, record)
    brush.text((LEFT + RIGHT) / 2, 806, words("chart-turn"), "sans_semibold", 22, look.ink)
    image: Image.Image = brush.done()
    said = [
        words("alt-chart-turn", turn=r["turn"], points=r["points"], fate=r["fate"], free=r["free"], shadow=r["shadow"])
        for r in rows
    ]
    return Picture(image, " ".join([words("alt-chart"), *said]), record, name="chart")


def by_turn(views: Sequence[dict[str, Any]]) -> list[dict[str, int]]:
    """The last view of each turn as a row of figures."""
    rows: dict[int, dict[str, int]] = {}
    for view in views:
        units = {
            side: sum(sum(army["units"].values()) for army in view.get("armies", ()) if army["side"] == side)
            for side in ("free", "shadow")
        }
        turn = int(view.get("turn", 0))
        rows[turn] = {
            "turn": turn,
            "points": int(view.get("points", 0)),
            "fate": int((view.get("fate") or {}).get("marker", 0)),
            **units,
        }
    return [rows[turn] for turn in sorted(rows)]


def _graph(
    brush: Brush,
    rows: list[dict[str, int]],
    series: tuple[tuple[str, Colour], ...],
    band: tuple[float, float],
    look: Style,
    words: Words,
    record: Recorder,
) -> None:
    top, bottom = band
    most = max(5, *(row[key] for row in rows for key, _ in series))
    step = next(s for s in (1, 2, 5, 10, 20, 50) if most / s <= 8)
    most = -(-most // step) * step
    names = {"points": "chart-points", "fate": "chart-fate", "free": "chart-units-free", "shadow": "chart-units-shadow"}
    for value in range(0, most + 1, step):
        y = bottom - (bottom - top) * value / most
        brush.line([(LEFT, y), (RIGHT, y)], mix(look.ink_soft, look.paper, 0.6), 1)
        brush.text(LEFT - 12, y, str(value), "sans_semibold", 20, look.ink, "rm")
    turns = [row["turn"] for row in rows]
    span = max(1, turns[-1] - turns[0])

    def spot(row: dict[str, int], key: str) -> tuple[float, float]:
        return (
            LEFT + 24 + (RIGHT - LEFT - 48) * (row["turn"] - turns[0]) / span,
            bottom - (bottom - top) * row[key] / most,
        )

    for turn in turns:
        x = LEFT + 24 + (RIGHT - LEFT - 48) * (turn - turns[0]) / span
        brush.text(x, bottom + 20, str(turn), "sans_semibold", 20, look.ink)
    for i, (key, colour) in enumerate(series):
        line = [spot(row, key) for row in rows]
        if len(line) > 1:
            _stroke(brush, line, key, colour)
        for row, (x, y) in zip(rows, line, strict=True):
            _dot(brush, x, y, key, colour, look)
            record.add(key, str(row["turn"]), "chart", (x - 8, y - 8, x + 8, y + 8), row[key])
        lx = LEFT + 20 + i * 460
        _stroke(brush, [(lx, top - 18), (lx + LEGEND, top - 18)], key, colour)
        _dot(brush, lx + LEGEND / 2, top - 18, key, colour, look)
        record.add("legend", key, "chart", (lx, top - 26, lx + LEGEND, top - 10))
        brush.text(lx + LEGEND + 14, top - 18, words(names[key]), "sans_semibold", 22, look.ink, "lm")


def _stroke(brush: Brush, line: list[tuple[float, float]], key: str, colour: Colour) -> None:
    """The line of a series, on the graph as in the legend."""
    if DASHES[key]:
        brush.dashes(line, colour, 5, *DASHES[key])
    else:
        brush.line(line, colour, 5)


def _dot(brush: Brush, x: float, y: float, key: str, colour: Colour, look: Style) -> None:
    """The mark of a turn: square on dashed lines, round on others."""
    if DASHES[key]:
        brush.box(x - 7, y - 7, x + 7, y + 7, colour, look.paper_light, 1.5)
    else:
        brush.disc(x, y, 8, colour, look.paper_light, 1.5)
