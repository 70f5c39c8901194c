"""`ravenpost run`: the bot, until it is told to stop."""

import asyncio
import gc
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot import logs
from bot.errors import StoreFailed
from bot.health import HealthFailed
from bot.settings import BadSetting, Settings, load

if TYPE_CHECKING:
    from bot.client import Ravenpost

SIGNALS = (signal.SIGINT, signal.SIGTERM)


def run(env_file: Annotated[Path, typer.Option("--env", help="A file with settings.")] = Path(".env")) -> None:
    """Run the bot. Settings come from the environment or from .env (see .env.example)."""
    import aiohttp  # the other commands do without these
    import discord

    try:
        settings = load(file=env_file)
    except BadSetting as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    logs.setup(settings.log_level, secrets=[settings.token])
    try:
        asyncio.run(serve(settings))
    except (StoreFailed, HealthFailed) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error
    except discord.LoginFailure as error:
        typer.echo(
            "Discord does not accept DISCORD_TOKEN. Reset it in the developer portal and copy the new one.", err=True
        )
        raise typer.Exit(1) from error
    except (aiohttp.ClientConnectionError, discord.HTTPException, OSError) as error:
        typer.echo(f"Discord cannot be reached: {error}. Check the network, and start the bot again.", err=True)
        raise typer.Exit(1) from error


async def serve(settings: Settings) -> None:
    """Log in and stay until a signal comes; then stop, finish, deliver, close."""
    from bot.client import Ravenpost

    client = Ravenpost(
        settings.database,
        backups=settings.backups,
        moderator_role=settings.moderator_role,
        language=settings.language,
        health_port=settings.health_port,
    )
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for one in SIGNALS:
        loop.add_signal_handler(one, stop.set)
    try:
        async with client:
            running = asyncio.create_task(stay(client, settings.token), name="gateway")
            stopping = asyncio.create_task(stop.wait(), name="signals")
            await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            await client.close()
            await running
    finally:
        for one in SIGNALS:
            loop.remove_signal_handler(one)


async def stay(client: "Ravenpost", token: str) -> None:
    await client.login(token)
    spare_collector()
    await client.connect()


def spare_collector() -> None:
    """What is loaded by now stays to the end, so the garbage collector need not go through it again and again.

    Its full rounds would stop everything for more than 50 ms each.
    """
    gc.collect()
    gc.freeze()
