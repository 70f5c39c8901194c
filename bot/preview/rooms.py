"""Rooms: what one person sees of one channel, as a page in the browser. SimCord's Preview shows one channel of a world;
here several of them look at the same world, can stand in a frame of our own page, and follow what happens elsewhere.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime, timedelta
from importlib import resources
from typing import Any

import simcord
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

LOOKING = frozenset(
    ("autocomplete_command", "browse_candidates", "browse_messages", "configure_presentation", "focus", "history")
)  # what changes nothing
ADDED = {"/preview.css": "room.css", "/app.js": "room.js"}  # to SimCord's own
MOST_PAGES = 64  # browser tabs of one room, those left behind by a reload included


class Room(Preview):
    """One person in one channel. `turn` is shared by all rooms of a world: it does one thing at a time.

    After everything that may have changed the world, and before the person gets to see it, comes `go_on`.
    """

    _MAX_PAGES = MOST_PAGES

    def __init__(
        self,
        env: simcord.Env,
        channel: ChannelHandle,
        viewer: Any,
        turn: asyncio.Lock,
        go_on: Callable[[], Awaitable[None]],
        port: int = 0,
    ) -> None:
        look: dict[str, Any] = {"layout": "channel", "display": "responsive", "width": 960, "height": 720}
        look |= {"locale": "en-US", "timezone": "UTC", "presentation_time": None, "assets": None}
        super().__init__(env, channel, (viewer,), port=port, **look)
        self._server = Frameable(self, port)
        self._turn, self._go_on = turn, go_on

    async def __aenter__(self) -> "Room":
        self.env._preview = None  # SimCord means one Preview a world; the shared turn keeps these apart
        await super().__aenter__()
        return self

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            self.env._preview = self
            show_time(self.env)
            page = self._pages.get(context_id or "")
            if page is not None and isinstance(body, Mapping) and "published_revision" in body:
                # as on Discord: what can still be seen can be pressed, whatever came in meanwhile
                body = {**body, "published_revision": page.revision}
            result = await super()._action(context_id, body)
            if not result["rejected"] and body.get("kind") not in LOOKING:
                await self._go_on()
            return result

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        """None in particular: a page opens at the newest message."""
        return None

    def _page_payload(self, page: Any) -> dict[str, Any]:
        """In direct messages, too, a channel is shown by its name."""
        payload = super()._page_payload(page)
        text = json.dumps(payload, ensure_ascii=False)
        for channel in self.env.backend.channels.values():
            if channel.guild_id is not None:
                text = text.replace(f"<#{channel.id}>", f"#{channel.name}")
        shown: dict[str, Any] = json.loads(text)
        return shown

    async def follow(self) -> None:
        """Show what happened elsewhere. The caller holds the turn."""
        if self._active and len(self._pages) > 1:  # one of them is SimCord's own
            for page in self._pages.values():
                page.status = "current"
            await self.refresh()


class Frameable(PreviewServer):
    """The room's web server, for a frame on our own page: without SimCord's workbench around it."""

    _SECURITY_HEADERS = {
        name: value.replace("frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:* http://localhost:*")
        for name, value in PreviewServer._SECURITY_HEADERS.items()
        if name != "X-Frame-Options"
    }

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if request.path in ADDED:
            response.text += resources.files("bot.preview").joinpath(ADDED[request.path]).read_text("utf-8")
        return response


def show_time(env: simcord.Env) -> None:
    """Let the simulated Discord's clock show the time of day; by itself it stands still."""
    clock = env.backend.clock
    clock._epoch = datetime.now(UTC) - timedelta(seconds=clock.elapsed)
