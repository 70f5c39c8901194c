"""What `ravenpost picture` does: draw a position to a file and measure it. The command line itself is the bot's."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from render.core import encode as encoding
from render.core.picture import Picture
from render.registry import View, pictures

WHAT = ("board", "hand", "battle", "fate", "replay", "chart")
LIMITS = {"board": 600_000, "hand": 300_000, "battle": 600_000, "fate": 300_000, "replay": 8_000_000, "chart": 300_000}
WIDTHS = {"board": 1600, "hand": 1080, "battle": 1240, "fate": 1200, "replay": 640, "chart": 1200}


def picture_command(
    view_source: Callable[[], Sequence[View]],
    what: str = "board",
    style: str = "parchment",
    width: int | None = None,
    out: Path | None = None,
    repeat: int = 1,
    lang: str = "en",
    focus: str | None = None,
    captions: Sequence[str] | None = None,
) -> dict[str, Any]:
    """Draw what the newest view shows (replay and chart: all views). Times are medians in milliseconds; the first
    drawing, which fills the caches, is reported apart."""
    if what not in WHAT:
        raise ValueError(f"no such picture: {what}; there are {', '.join(WHAT)}")
    views = list(view_source())
    wide = width or WIDTHS[what]
    start = time.perf_counter()
    picture = draw(views, what, style, lang, wide, focus, captions)
    first = (time.perf_counter() - start) * 1000
    composed, encoded = [], []
    kind = _kind(out)
    data, name = b"", ""
    for _ in range(max(1, repeat)):
        start = time.perf_counter()
        picture = draw(views, what, style, lang, wide, focus, captions)
        middle = time.perf_counter()
        data, name = encoding.encode(picture, LIMITS[what] if kind != "png" else 1 << 30, kind)
        composed.append((middle - start) * 1000)
        encoded.append((time.perf_counter() - middle) * 1000)
    if out is not None:
        out.write_bytes(data)
    return {
        "what": what,
        "style": style,
        "width": picture.image.width,
        "height": picture.image.height,
        "file": str(out or name),
        "first_ms": round(first, 2),
        "compose_ms": round(median(composed), 2),
        "encode_ms": round(median(encoded), 2),
        "bytes": len(data),
        "alt": picture.alt,
    }


def _kind(out: Path | None) -> str:
    suffix = out.suffix.lower() if out else ".webp"
    return {".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg"}.get(suffix, "webp")


def draw(
    views: Sequence[View],
    what: str,
    style: str,
    lang: str,
    width: int,
    focus: str | None = None,
    captions: Sequence[str] | None = None,
) -> Picture:
    """One picture of the newest view, or of all views."""
    view = views[-1]
    art = pictures(view["game"])
    if what == "replay":
        return art.replay(views, style, lang, width, captions)
    if what == "chart":
        return art.chart(views, style, lang, width)
    if what == "board":
        return art.board(view, style, lang, width, focus)
    return {"hand": art.hand, "battle": art.battle, "fate": art.fate}[what](view, style, lang, width)
