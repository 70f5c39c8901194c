"""`ravenpost try`: the bot in a browser on this machine, without a Discord account."""

import asyncio
import logging
import signal
import tempfile
import webbrowser
from contextlib import AbstractAsyncContextManager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

import engine
from engine.core.words import LANGUAGES
from engine.opponents import players

PORT = 8420
NEEDED = ("simcord", "av", "linkify_it", "regex")


class Options(NamedTuple):
    game: str
    language: str
    fresh: bool
    against: str
    port: int | None
    opens: bool


Fresh = Annotated[bool, typer.Option("--fresh", help="Begin at the first turn, not in the thick of it.")]
Against = Annotated[str, typer.Option(help="Let code play the other side: random, or a game's own player.")]
Port = Annotated[
    int | None, typer.Option(help=f"Where to serve the page; {PORT}, or a free one, if not given.", min=0, max=65_535)
]
Kept = Annotated[Path | None, typer.Option(help="Keep the match in this file, and go on with it the next time.")]


def try_(
    game: Annotated[str, typer.Option(help="The id of the game.")] = "five_armies",
    fresh: Fresh = False,
    against: Against = "",
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    port: Port = None,
    database: Kept = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Only print the address.")] = False,
) -> None:
    """Play with the bot in a browser on this machine, without a Discord account. Ctrl-C ends it."""
    _check(game, against, language)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(logging.ERROR)
    options = Options(game, language, fresh, against, port, not no_open)
    try:
        if database is not None:
            _run(options, database)
        else:
            with tempfile.TemporaryDirectory(prefix="ravenpost-", ignore_cleanup_errors=True) as folder:
                _run(options, Path(folder) / "ravenpost.sqlite3")
    except Trouble as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    typer.echo("Stopped.")


def _run(options: Options, database: Path) -> None:
    try:
        asyncio.run(_serve(options, database))
    except KeyboardInterrupt:  # where signals cannot be caught otherwise
        pass
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C, as `uv run` passes on, must not disturb the end


class Trouble(Exception):
    """Something that the person at the keyboard can mend; the message says how."""


def _check(game: str, against: str, language: str) -> None:
    trouble = ""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        trouble = f"The try page needs {', '.join(missing)}: uv run --extra try ravenpost try"
    elif game not in engine.games():
        trouble = f"There is no game {game!r}; the games are: {', '.join(engine.games())}"
    elif against and against not in players(game):
        trouble = f"There is no player {against!r}; the players are: {', '.join(players(game))}"
    elif language not in LANGUAGES:
        trouble = f"There is no language {language!r}; the languages are: {', '.join(LANGUAGES)}"
    if trouble:
        typer.echo(trouble, err=True)
        raise typer.Exit(2)


async def _serve(options: Options, database: Path) -> None:
    """Open the world and its page, say where, and stay until a signal comes."""
    from bot.errors import StoreFailed
    from bot.preview.page import PortTaken, served
    from bot.preview.world import Wish, world

    stop = asyncio.Event()
    _on_signals(stop)
    given = options.port if options.port is not None else PORT
    wish = Wish(options.game, database, options.language, options.fresh, options.against)
    try:
        async with world(wish) as made:
            try:
                await _stay(served(made, given), stop, options.opens)
            except PortTaken:
                if options.port is not None:
                    raise
                await _stay(served(made, 0), stop, options.opens)
    except PortTaken as error:
        raise Trouble(f"Port {error} is taken. Choose another one with --port; 0 is any free one.") from error
    except StoreFailed as error:
        raise Trouble(str(error)) from error


async def _stay(page: AbstractAsyncContextManager[str], stop: asyncio.Event, opens: bool) -> None:
    async with page as address:
        typer.echo(f"Ravenpost is at {address}  (Ctrl-C ends it)")
        if opens:
            await asyncio.to_thread(webbrowser.open, address)
        await stop.wait()


def _on_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(one, stop.set)
        except NotImplementedError:  # Windows; there Ctrl-C comes as KeyboardInterrupt
            return
