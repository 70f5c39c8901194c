"""`ravenpost doctor`: is everything there that the bot needs? It writes nothing and does not go online."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from bot.checkup import Finding

STYLES = {"ok": "green", "warning": "yellow", "problem": "bold red"}


def doctor(
    env_file: Annotated[Path, typer.Option("--env", help="A file with settings.")] = Path(".env"),
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check settings, database, fonts, texts and games. A problem makes it end with 1, a warning does not."""
    from bot.checkup import everything  # reads discord.py, which the other commands do without

    findings = list(everything(env_file, os.environ))
    problems = sum(one.state == "problem" for one in findings)
    if json:
        checks = [one._asdict() for one in findings]
        typer.echo(msgspec.json.encode({"ok": not problems, "checks": checks}).decode())
    else:
        _print(findings)
    if problems:
        raise typer.Exit(1)


def _print(findings: "list[Finding]") -> None:
    console = Console(soft_wrap=False)
    table = Table("", "what", "how it is", show_edge=False, pad_edge=False)
    for one in findings:
        detail = Text(one.detail, overflow="fold")
        if one.remedy:
            detail.append(f"\n→ {one.remedy}", style=STYLES[one.state])
        table.add_row(Text(one.state, style=STYLES[one.state]), Text(one.what), detail)
    console.print(table)
    counted = {state: sum(one.state == state for one in findings) for state in STYLES}
    console.print(Text(f"{counted['ok']} ok, {counted['warning']} warnings, {counted['problem']} problems"))
