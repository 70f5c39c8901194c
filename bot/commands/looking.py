"""`/board`, `/hand`, `/log`, `/rules`, `/help`: looking, without changing anything."""

from typing import Any

from discord import app_commands

import engine
from bot.commands.texts import command, fitting, typist
from bot.errors import TableError
from bot.presenter import looking, turn
from bot.presenter.layout import layout
from bot.presenter.pictures import STYLES
from bot.reception import Interaction, Reception, Refusal


def build() -> list[app_commands.Command[Any, ..., None]]:
    return [
        command("board", board, anywhere=True, focus=complete_focus, theme=complete_theme),
        command("hand", hand, anywhere=True),
        command("log", log, anywhere=True),
        command("rules", rules, anywhere=True, topic=complete_topic),
        command("help", help_, anywhere=True),
    ]


async def board(interaction: Interaction, focus: str | None = None, theme: str | None = None) -> None:
    async with Reception(interaction, "board") as caller:
        await looking.board(caller, await turn.here(caller, live=False), theme or "", focus or "")


async def hand(interaction: Interaction) -> None:
    async with Reception(interaction, "hand") as caller:
        sitting = await turn.here(caller)
        await looking.hand(caller, sitting, turn.seat_of(caller, sitting))


async def log(interaction: Interaction) -> None:
    async with Reception(interaction, "log") as caller:
        await looking.log(caller, await turn.here(caller, live=False))


async def help_(interaction: Interaction) -> None:
    async with Reception(interaction, "help") as caller:
        await caller.reply(looking.help_page(caller.lang))


async def rules(interaction: Interaction, topic: str) -> None:
    """A chapter of the rules, in our own words."""
    async with Reception(interaction, "rules") as caller:
        found = [pair for pair in chapters(caller.lang) if pair[1] == topic] or _search(topic, caller.lang)
        if not found:
            raise Refusal("no-such-topic")
        name, _, chapter = found[0][1].partition(":")
        texts = engine.game(name).texts
        title, text = (
            texts.format(caller.lang, f"rules-{chapter}"),
            texts.format(caller.lang, f"rules-{chapter}", attribute="text"),
        )
        await caller.reply(layout(f"## {title}", text))


def chapters(lang: str) -> list[tuple[str, str]]:
    """All chapters of all games, as (title, "game:chapter")."""
    found = []
    for game in map(engine.game, engine.games()):
        if game.texts.has("en", "rules-topics"):
            topics = game.texts.format("en", "rules-topics").split()
            found += [(game.texts.format(lang, f"rules-{one}"), f"{game.id}:{one}") for one in topics]
    return found


def _search(typed: str, lang: str) -> list[tuple[str, str]]:
    """Chapters whose title or text has these words."""
    wanted = typed.casefold().strip()
    named = [pair for pair in chapters(lang) if wanted in pair[0].casefold()]
    inside = []
    for title, value in chapters(lang):
        name, _, chapter = value.partition(":")
        text = engine.game(name).texts.format(lang, f"rules-{chapter}", attribute="text")
        if wanted in text.casefold() and (title, value) not in named:
            inside.append((title, value))
    return named + inside


async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return fitting(_search(typed, (await typist(interaction)).lang), "")


async def complete_theme(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    caller = await typist(interaction)
    return fitting([(caller.say(f"style-{one}"), one) for one in STYLES], typed)


async def complete_focus(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    caller = await typist(interaction)
    try:
        sitting = await turn.here(caller, live=False)
        match = looking.begun(sitting)
    except (Refusal, TableError):
        return []
    return fitting(sorted((match.game.texts.word(caller.lang, place), place) for place in match.game.places), typed)
