"""The page that shows the rooms: a tab for each seat, with its channel and its direct messages side by side."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from importlib import resources
from string import Template

from aiohttp import web

from bot.presenter.words import say
from bot.preview.world import Chair, World

HOST = "127.0.0.1"
HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class PortTaken(Exception):
    """Somebody else listens there."""


@asynccontextmanager
async def served(world: World, port: int) -> AsyncIterator[str]:
    """Serve the page on this machine only; its address. Port 0 is any free one. Raises PortTaken."""
    page = write(world)

    async def index(request: web.Request) -> web.Response:
        check_host(request)
        return web.Response(text=page, content_type="text/html", headers=HEADERS)

    async def owing(request: web.Request) -> web.Response:
        check_host(request)
        return web.json_response(await world.owing(), headers=HEADERS)

    async def nothing(request: web.Request) -> web.Response:
        return web.Response(status=204)

    app = web.Application()
    app.router.add_get("/", index)
    app.router.add_get("/owing", owing)
    app.router.add_get("/favicon.ico", nothing)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError as error:
            raise PortTaken(str(port)) from error
        yield f"http://{HOST}:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()


def check_host(request: web.Request) -> None:
    """The page carries the keys of its rooms: no other site may get it by giving this machine another name."""
    if request.host.rpartition(":")[0] not in (HOST, "localhost"):
        raise web.HTTPForbidden()


def write(world: World) -> str:
    """The page in the language of the match."""
    lang = world.wish.language
    template = Template(resources.files("bot.preview").joinpath("page.html").read_text("utf-8"))
    words = {name: escape(say(lang, f"try-{name}")) for name in ("hint", "seats", "gone")}
    tabs = "".join(map(_tab, world.chairs))
    sections = "".join(map(_section, world.chairs))
    return template.substitute(words, lang=lang, game=escape(world.game.name(lang)), tabs=tabs, sections=sections)


def _tab(chair: Chair) -> str:
    seat = escape(chair.seat)
    return f'<button role="tab" data-seat="{seat}">{escape(chair.name)}<span class="dot">●</span></button>'


def _section(chair: Chair) -> str:
    rooms = "".join(_room(escape(title), escape(room.url)) for title, room in chair.rooms.items())
    return f'<section role="tabpanel" aria-label="{escape(chair.name)}">{rooms}</section>'


def _room(title: str, url: str) -> str:
    return f'<article><h2>{title}</h2><iframe title="{title}" data-src="{url}"></iframe></article>'
