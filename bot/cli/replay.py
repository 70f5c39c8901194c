"""`ravenpost replay`: play an exported match once more under today's rules, and verify its dice."""

from pathlib import Path
from typing import Annotated

import typer

from engine import BadDocument, UnknownGame
from engine.core import record

LARGEST = 16 * 1024 * 1024  # bytes; a long match has some hundred thousand


def replay(file: Annotated[Path, typer.Argument(help="An exported match (JSON).")]) -> None:
    """Replay an exported match: same, differs at n, or illegal at n; and whether the dice verify."""
    try:
        found = record.read(content(file))
        if not found.seed:
            raise BadDocument("the match was exported without its seed, which is published when the match is over")
        verdict, verified = record.replay(found), found.verified()
    except (BadDocument, UnknownGame, OSError) as error:
        typer.echo(f"{file} cannot be replayed: {error}", err=True)
        raise typer.Exit(2) from error
    if verdict.result == "same":
        typer.echo(f"same: {len(found.entries)} entries of {found.game}")
    else:
        typer.echo(f"{verdict.result} at {verdict.at}: {verdict.why}")
    typer.echo("dice: verified" if verified else "dice: NOT what the committed seed gives")
    if verdict.result != "same" or not verified:
        raise typer.Exit(1)


def content(file: Path) -> bytes:
    if not file.exists():
        raise BadDocument("there is no such file")
    if not file.is_file():
        raise BadDocument("this is not a file")
    with file.open("rb") as stream:
        content = stream.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise BadDocument(f"it has more than {LARGEST // 1024 // 1024} MiB")
    return content
