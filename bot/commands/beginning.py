"""`/match new`: who plays what against whom, and whether everything needed is there."""

from typing import Any

import discord
from discord import app_commands

import engine
from bot.commands.texts import choice, command, fitting, typist
from bot.permissions import missing
from bot.presenter.words import language as reader_language
from bot.presenter.words import listing, mention, say, seat_name
from bot.reception import Caller, Interaction, Reception, Refusal
from bot.ticking import CLOCKS
from engine.core.words import LANGUAGES

RANDOM = "random"


def add(group: app_commands.Group) -> None:
    command(
        "new",
        new,
        parent=group,
        game=complete_game,
        side=complete_side,
        clock=complete_clock,
        language=complete_language,
    )


async def new(
    interaction: Interaction,
    game: str,
    opponent: discord.User | None = None,
    side: str | None = None,
    clock: str | None = None,
    language: str | None = None,
) -> None:
    async with Reception(interaction, "match new") as caller:
        if interaction.guild_id is None:
            raise Refusal("only-in-a-server")
        check_permissions(caller)
        title = _game(game)
        seat = _seat(title, side, interaction.id, caller.lang)
        other = next((one for one in title.seats if one != seat), "")
        lang = language if language in LANGUAGES else _language(interaction)
        where: dict[str, Any] = {"guild": interaction.guild_id or 0, "host": caller.id, "language": lang}
        where["clock"] = read_clock(clock)
        channel = interaction.channel_id or 0
        if opponent is not None and opponent.bot:
            raise Refusal("no-bots")
        seats = dict.fromkeys(title.seats) | {seat: caller.id, other: opponent.id if opponent else None}
        alone = set(seats.values()) == {caller.id}
        table = caller.client.table
        match_id = await (table.open if alone else table.invite)(title.id, channel, seats, **where)
        caller.about.update(match=match_id, game=title.id)
        told = "new-alone" if alone else "new-open" if opponent is None else "new-invited"
        text = caller.say(
            told, seat=seat_name(title, seat, caller.lang), who=mention(opponent.id if opponent else None)
        )
        await caller.reply(text)


def check_permissions(caller: Caller) -> None:
    """What the bot will need in this channel; what is missing is said before anything begins."""
    here = caller.interaction
    lacking = missing(here.app_permissions, thread=isinstance(here.channel, discord.Thread))
    if lacking:
        names = listing(caller.lang, [caller.say(f"permission-{one}") for one in lacking])
        raise Refusal("permissions-missing", names=names)


def _game(name: str) -> engine.Game[Any]:
    for title in map(engine.game, engine.games()):
        if name.casefold() in (title.id, *(title.name(lang).casefold() for lang in LANGUAGES)):
            return title
    raise Refusal("no-such-game")


def _seat(game: engine.Game[Any], side: str | None, chance: int, lang: str) -> str:
    """The host's seat. "random" is decided by the interaction's id, which nobody chooses."""
    if side is None or side == RANDOM:
        return game.seats[(chance >> 22) % len(game.seats)]
    for seat in game.seats:
        if side.casefold() in (seat, *(seat_name(game, seat, one).casefold() for one in LANGUAGES)):
            return seat
    raise Refusal("no-such-side", sides=listing(lang, [seat_name(game, seat, lang) for seat in game.seats]))


def _language(interaction: Interaction) -> str:
    return reader_language(interaction.guild_locale, default=interaction.client.language)


async def complete_game(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    lang = (await typist(interaction)).lang
    return fitting([(engine.game(one).name(lang), one) for one in engine.games()], typed)


async def complete_side(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    lang = (await typist(interaction)).lang
    try:
        title = _game(str(getattr(interaction.namespace, "game", "") or engine.games()[0]))
    except Refusal:
        return []
    pairs = [(seat_name(title, seat, lang), seat) for seat in title.seats]
    return fitting([*pairs, (say(lang, "side-random"), RANDOM)], typed)


async def complete_language(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [choice(say(one, "language-name"), one) for one in LANGUAGES]


def read_clock(chosen: str | None) -> str:
    """The clock of a new match; empty: none."""
    if chosen and chosen not in CLOCKS:
        raise Refusal("settings-bad", value=", ".join(CLOCKS))
    return chosen or ""


async def complete_clock(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    lang = (await typist(interaction)).lang
    return [app_commands.Choice(name=clock_words(name, lang), value=name) for name in CLOCKS]


def clock_words(name: str, lang: str) -> str:
    one = CLOCKS[name]
    return say(lang, f"pace-clock-{name}", cap=int(one.cap), increment=int(one.increment))
