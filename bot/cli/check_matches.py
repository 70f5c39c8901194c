"""`ravenpost check-matches`: what would today's rules make of the matches that are being played?"""

import asyncio
from pathlib import Path

import typer

from bot.checking import check_matches as check
from bot.cli.backup import Database
from bot.errors import StoreFailed


def check_matches(database: Database = Path("ravenpost.sqlite3")) -> None:
    """Replay all live matches: same, differs at n, or illegal at n. Changes nothing."""
    try:
        found = asyncio.run(check(database))
    except StoreFailed as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    for info, verdict in found:
        line = "same" if verdict.result == "same" else f"{verdict.result} at {verdict.at}: {verdict.why}"
        typer.echo(f"match {info.id} ({info.game}, {info.place} entries): {line}")
    bad = sum(verdict.result != "same" for _, verdict in found)
    typer.echo(f"{len(found)} live matches, {bad} of them not the same")
    if bad:
        raise typer.Exit(1)
