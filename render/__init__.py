"""A view in, a picture out. Pictures never see a match's state, only what a seat may know.

picture = render.pictures("five_armies").board(view, style="dark", lang="de", width=1600)
data, name = render.encode(picture)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.core.encode import encode
from render.core.picture import Picture
from render.core.style import STYLES
from render.registry import Pictures, games, pictures, register

__all__ = [
    "STYLES",
    "Picture",
    "Pictures",
    "battle",
    "board",
    "chart",
    "encode",
    "fate",
    "games",
    "hand",
    "pictures",
    "register",
    "replay",
]

View = dict[str, Any]


def board(
    view: View, style: str = "parchment", lang: str = "en", width: int = 1600, focus: str | None = None
) -> Picture:
    """The board of a view's game; with `focus` a part of it enlarged."""
    return pictures(view["game"]).board(view, style, lang, width, focus)


def hand(view: View, style: str = "parchment", lang: str = "en", width: int = 1080) -> Picture:
    """The cards of the seat whose view it is."""
    return pictures(view["game"]).hand(view, style, lang, width)


def battle(view: View, style: str = "parchment", lang: str = "en", width: int = 1240) -> Picture:
    """The battle that is being fought."""
    return pictures(view["game"]).battle(view, style, lang, width)


def fate(view: View, style: str = "parchment", lang: str = "en", width: int = 1200) -> Picture:
    """The last draw of fate."""
    return pictures(view["game"]).fate(view, style, lang, width)


def replay(
    views: Sequence[View],
    style: str = "parchment",
    lang: str = "en",
    width: int = 640,
    captions: Sequence[str] | None = None,
) -> Picture:
    """An animation of the views in order."""
    return pictures(views[0]["game"]).replay(views, style, lang, width, captions)


def chart(views: Sequence[View], style: str = "parchment", lang: str = "en", width: int = 1200) -> Picture:
    """The course of a match, turn by turn."""
    return pictures(views[0]["game"]).chart(views, style, lang, width)
