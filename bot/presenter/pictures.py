"""Pictures for the bot: asked of `render`, drawn off the event loop; words alone where a picture fails."""

import asyncio
import io
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import discord
import msgspec

import render
from engine import Event
from render.work import Painter

_log = logging.getLogger(__name__)

KEPT = 48  # drawn pictures, for who asks again
DEFAULT_STYLE = "parchment"
STYLES = tuple(render.STYLES)

View = dict[str, Any]


class Shown(NamedTuple):
    """A picture as a file, and its words."""

    data: bytes
    name: str
    alt: str

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.data), self.name)


class Gallery:
    """All pictures of a bot. Every method gives None (or fewer) where there is no picture to be had."""

    def __init__(self, painter: Painter | None = None, draws: bool = True) -> None:
        self.painter = painter or Painter()
        self._draws = draws
        self._kept: OrderedDict[Hashable, Shown] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Task[Shown | None]] = {}

    async def board(
        self, view: View, style: str, lang: str, focus: str | None = None, wide: int = 1600
    ) -> Shown | None:
        key = ("board", seen(view), style, lang, focus, wide)
        return await self._draw(key, view, lambda: render.board(view, _style(style), lang, wide, focus))

    async def hand(self, view: View, style: str, lang: str) -> Shown | None:
        key = ("hand", seen(view), style, lang)
        if not view.get("hand"):
            return None
        return await self._draw(key, view, lambda: render.hand(view, _style(style), lang))

    async def fate(self, view: View, drawn: Sequence[Event], style: str, lang: str) -> Shown | None:
        """What was drawn in these events."""
        told = {**view, "draws": [{"kind": event.kind, **event.data} for event in drawn]}
        key = ("fate", seen(told), style, lang)
        return await self._draw(key, view, lambda: render.fate(told, _style(style), lang))

    async def battle(self, view: View, style: str, lang: str) -> Shown | None:
        key = ("battle", seen(view), style, lang)
        return (
            await self._draw(key, view, lambda: render.battle(view, _style(style), lang))
            if view.get("battle")
            else None
        )

    async def replay(self, views: Sequence[View], style: str, lang: str, captions: Sequence[str]) -> Shown | None:
        key = ("replay", seen([*views, *captions]), style, lang)
        return await self._draw(
            key, views[0], lambda: render.replay(views, _style(style), lang, captions=captions), LARGE
        )

    def close(self) -> None:
        self.painter.close()

    async def _draw(
        self, key: Hashable, view: View, job: Callable[[], render.Picture], limit: int | None = None
    ) -> Shown | None:
        if not self._draws or view["game"] not in render.games():
            return None
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._drawing:  # who asks meanwhile waits for the same picture
            task = self._drawing[key] = asyncio.create_task(self._paint(key, view["game"], job, limit))
            task.add_done_callback(lambda _: self._drawing.pop(key, None))
        return await asyncio.shield(self._drawing[key])

    async def _paint(
        self, key: Hashable, game: str, job: Callable[[], render.Picture], limit: int | None
    ) -> Shown | None:
        started = time.perf_counter()
        try:
            shown = await self.painter.paint(lambda: _encoded(job(), limit))
        except Exception:
            _log.exception("a picture of %s could not be drawn", game)
            return None
        _log.info("picture %s drawn render=%.1fms", shown.name, (time.perf_counter() - started) * 1000)
        self._kept[key] = shown
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return shown


LARGE = 4_000_000


def seen(view: Any) -> bytes:
    """What tells one picture from another: all that it could show, and nothing else.

    Were it drawn anew after something that must not be known, the time that takes would tell of it.
    """
    return blake2b(msgspec.json.encode(view), digest_size=16).digest()


def _style(name: str) -> str:
    return name if name in STYLES else DEFAULT_STYLE


def _encoded(picture: render.Picture, limit: int | None) -> Shown:
    data, name = render.encode(picture, limit) if limit else render.encode(picture)
    return Shown(data, name, picture.alt)
