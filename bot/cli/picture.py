"""`ravenpost picture`: draw a position, for a person or a bug report."""

import json as json_text
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import engine
from bot.cli.replay import content
from engine import BadDocument, Illegal, Match, UnknownGame
from engine.core import record
from engine.core.chance import SEED_BYTES, Stream
from engine.opponents import player
from render.cli import WHAT, picture_command
from render.core.style import STYLES


def picture(
    *,
    file: Annotated[Path | None, typer.Option(help="An exported match (JSON), or a position as text.")] = None,
    game: Annotated[str, typer.Option(help="The game, for random play and for a position as text.")] = "five_armies",
    seed: Annotated[int, typer.Option(help="Random play: the same seed plays the same game.")] = 1,
    after: Annotated[int | None, typer.Option(min=0, help="After how many answers; the end if not given.")] = None,
    what: Annotated[str, typer.Option(help=f"What to draw: {', '.join(WHAT)}.")] = "board",
    seat: Annotated[
        str | None, typer.Option(help="Whose view; a spectator's if not given (a hand needs a seat).")
    ] = None,
    theme: Annotated[str, typer.Option(help=f"The style: {', '.join(STYLES)}.")] = "parchment",
    size: Annotated[int | None, typer.Option(min=200, max=4000, help="Width in pixels.")] = None,
    focus: Annotated[str | None, typer.Option(help="Enlarge this region or territory.")] = None,
    lang: Annotated[str, typer.Option(help="en or de.")] = "en",
    out: Annotated[Path, typer.Option(help="The file to write: .webp, .png or .jpg.")] = Path("picture.webp"),
    repeat: Annotated[int, typer.Option(min=1, max=1000, help="Draw so many times, to measure.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object with the measurements.")] = False,
) -> None:
    """Draw a position from an exported match, from the text form, or from random play."""
    _known(what, WHAT, "--what")
    _known(theme, tuple(STYLES), "--theme")
    _known(lang, ("en", "de"), "--lang")
    try:
        title = engine.game(game)
        if seat is not None:
            _known(seat, title.seats, "--seat")
        elif what == "hand":
            seat = title.seats[0]
        views, captions = _story(_matches(file, game, seed, after), seat, lang, whole=what in ("replay", "chart"))
        figures = picture_command(lambda: views, what, theme, size, out, repeat, lang, focus, captions)
    except (BadDocument, UnknownGame, Illegal, OSError, ValueError, LookupError) as error:
        typer.echo(f"no picture: {error}", err=True)
        raise typer.Exit(2) from error
    if json:
        typer.echo(json_text.dumps(figures))
    else:
        typer.echo(f"{out}: {figures['width']} x {figures['height']}, {figures['bytes']:,} bytes\n{figures['alt']}")


def _known(value: str, known: tuple[str, ...], option: str) -> None:
    if value not in known:
        raise typer.BadParameter(f"{value!r} is none of: {', '.join(known)}", param_hint=option)


def _story(
    matches: Iterator[tuple[Match[Any], str]], seat: str | None, lang: str, whole: bool
) -> tuple[list[dict[str, Any]], list[str]]:
    """The newest view, or all of them with what happened before each."""
    views: list[dict[str, Any]] = []
    captions: list[str] = []
    newest: Match[Any] | None = None
    for newest, caption in matches:
        if whole:
            views.append(newest.view(seat))
            captions.append(caption)
    if newest is None:
        raise BadDocument("there is no position to draw")
    return (views, captions) if whole else ([newest.view(seat)], [])


def _matches(file: Path | None, game: str, seed: int, after: int | None) -> Iterator[tuple[Match[Any], str]]:
    if file is None:
        return _random_play(game, seed, after)
    text = content(file)
    if text.lstrip()[:1] == b"{":
        return _recorded(text, after)
    return iter([(engine.game(game).parse(text.decode("utf-8")), "")])


def _random_play(game: str, seed: int, after: int | None) -> Iterator[tuple[Match[Any], str]]:
    title, rng = engine.game(game), Stream(f"picture {seed}")
    match = title.new(seed=rng.bytes(SEED_BYTES))
    somebody = player("bold" if "bold" in title.players else "random", game)
    yield match, ""
    done = 0
    while not match.over and (after is None or done < after):
        asked, question = next(iter(match.questions().items()))
        events = match.answer(asked, somebody.choose(match.view(asked), question, rng))
        done += 1
        yield match, " ".join(filter(None, (title.describe(event, None, "en") for event in events)))


def _recorded(text: bytes, after: int | None) -> Iterator[tuple[Match[Any], str]]:
    found = record.read(text)
    if not found.seed:
        raise BadDocument("the match was exported before its end; ask for a picture in its channel")
    for place, match in record.positions(found):
        yield match, ""
        if after is not None and place >= after:
            return
