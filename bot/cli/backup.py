"""`ravenpost backup`: copy the database while the bot runs."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.errors import StoreFailed
from bot.store import Store

Database = Annotated[
    Path, typer.Option("--database", envvar="RAVENPOST_DATABASE", help="The database of the bot.", show_default=True)
]


def backup(
    target: Annotated[Path, typer.Argument(help="The file to make. It must not exist yet.")],
    database: Database = Path("ravenpost.sqlite3"),
) -> None:
    """Copy the database to a file. Safe while the bot runs; the copy is checked before it gets its name."""
    try:
        asyncio.run(_backup(database, target))
    except StoreFailed as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error
    typer.echo(f"{target}: {target.stat().st_size:,} bytes, complete and checked")


async def _backup(database: Path, target: Path) -> None:
    store = await Store.open(database, readonly=True)
    try:
        await store.backup(target)
    finally:
        await store.close()
