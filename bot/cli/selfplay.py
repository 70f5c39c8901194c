"""`ravenpost selfplay`: players made of code against each other, to measure the rules and to find faults in them."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import engine
from bot.cli.tally import Series, Tally
from engine.opponents import UnknownPlayer, player
from engine.opponents.arena import Played, play

_CHUNK = 25  # games a worker plays before it reports


def selfplay(
    *,
    game: Annotated[str, typer.Option(help="The id of the game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games, whatever --jobs is.")] = 1,
    players: Annotated[str, typer.Option(help="A player for each seat, separated by commas.")] = "random,random",
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check everything at every question; slow.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let players made of code play a game against each other, and count."""
    series = Series(game, _module(game), games, seed, _names(game, players), check)
    tally = Tally(series, engine.game(game).seats, jobs)
    start = perf_counter()
    with _progress(games, shown=not json) as advance, _results(series, jobs) as results:
        for chunk in results:
            if not all(tally.add(one) for one in chunk):
                break
            advance(len(chunk))
    tally.seconds = perf_counter() - start
    typer.echo(msgspec.json.encode(tally.figures()).decode() if json else tally.report())
    if tally.trouble:
        raise typer.Exit(1)


def _module(game: str) -> str:
    try:
        return type(engine.game(game)).__module__
    except engine.UnknownGame as error:
        raise typer.BadParameter(str(error), param_hint="--game") from error


def _names(game: str, players: str) -> tuple[str, ...]:
    names, seats = tuple(name.strip() for name in players.split(",")), engine.game(game).seats
    if len(names) != len(seats):
        raise typer.BadParameter(
            f"{game} has {len(seats)} seats ({', '.join(seats)}), but {len(names)} players are named; "
            f"write --players {','.join(['random'] * len(seats))}",
            param_hint="--players",
        )
    try:
        for name in names:
            player(name, game)
    except UnknownPlayer as error:
        raise typer.BadParameter(str(error), param_hint="--players") from error
    return names


@contextmanager
def _results(series: Series, jobs: int) -> Iterator[Iterator[list[Played]]]:
    """The finished games, chunk by chunk and in order, from this process or from several."""
    chunks = [range(at, min(at + _CHUNK, series.games)) for at in range(0, series.games, _CHUNK)]
    if jobs == 1:
        yield (_play_chunk(series, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), import_module, (series.module,)) as pool:
        try:
            yield _in_order(pool, series, chunks, ahead=4 * jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, series: Series, chunks: list[range], ahead: int) -> Iterator[list[Played]]:
    """Keep only so many chunks on their way: after a fault nobody needs the rest."""
    coming = iter(chunks)
    pending = [pool.submit(_play_chunk, series, chunk) for chunk in islice(coming, ahead)]
    while pending:
        done = pending.pop(0).result()
        pending += [pool.submit(_play_chunk, series, chunk) for chunk in islice(coming, 1)]
        yield done


def _play_chunk(series: Series, chunk: range) -> list[Played]:
    game = engine.game(series.game)
    played = []
    for index in chunk:
        seated = {seat: player(name, series.game) for seat, name in zip(game.seats, series.players, strict=True)}
        played.append(play(game, index, series.seed, seated, series.check))
        if played[-1].trouble:
            break
    return played


@contextmanager
def _progress(total: int, shown: bool) -> Iterator[Any]:
    """A bar on stderr, if somebody is there to see it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not (shown and console.is_terminal), transient=True) as bar:
        task = bar.add_task("games", total=total)
        yield lambda count: bar.advance(task, count)
