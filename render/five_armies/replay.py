"""A replay: the board after each move, as one animation with captions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from render.core import fonts
from render.core.brush import Brush
from render.core.picture import Picture, Recorder
from render.core.style import style
from render.five_armies import board as boards
from render.five_armies.words import Words

FRAMES = 60
PAUSE, LAST_PAUSE = 1300, 3500
BAR = 0.075


def replay(
    views: Sequence[dict[str, Any]],
    style_name: str = "parchment",
    lang: str = "en",
    width: int = 640,
    captions: Sequence[str] | None = None,
) -> Picture:
    """The views in order, with their captions. More than 60 are thinned out evenly; first and last always stay."""
    if not views:
        raise ValueError("nothing to replay")
    words = Words(lang)
    record = Recorder()
    frames, spoken = [], []
    for i in chosen(len(views), FRAMES):
        view = views[i]
        phase = words(f"phase-{view['phase']}") if view.get("phase") else ""
        caption = captions[i] if captions else words("caption-turn", turn=view.get("turn", 0), phase=phase)
        picture = boards.board(view, style_name, lang, width)
        frames.append(_captioned(picture.image, caption, style_name))
        record.add("frame", str(i), "", (0, 0, width, frames[-1].height))
        spoken.append(caption)
    alt = " ".join(
        [
            words("alt-replay", n=len(frames)),
            *(f"{text}." if text[-1:] not in ".!?" else text for text in spoken),
            picture.alt,
        ]
    )
    pauses = tuple([PAUSE] * (len(frames) - 1) + [LAST_PAUSE])
    return Picture(frames[-1], alt, record, tuple(frames), pauses, name="replay")


def chosen(count: int, most: int) -> list[int]:
    """Which of many pictures to keep."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


def _captioned(image: Image.Image, caption: str, style_name: str) -> Image.Image:
    look = style(style_name)
    bar = round(image.width * BAR)
    out = Image.new("RGB", (image.width, image.height + bar), look.panel)
    out.paste(image, (0, 0))
    brush = Brush(out.width, out.height, 1, 1, (0, 0), out)
    size = fonts.fit(caption, "serif_bold", bar * 0.52, image.width * 0.94)
    brush.text(out.width / 2, image.height + bar / 2, caption, "serif_bold", size, look.panel_text)
    return out
