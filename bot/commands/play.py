"""The games' own commands, made of what each game declares. A command is several answers, all of them or none."""

import logging
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import Any

from discord import app_commands

import engine
from bot.commands.texts import Callback, choice, command, typist
from bot.errors import NotBegun, TableError
from bot.presenter import dialogue, turn
from bot.presenter.words import describe
from bot.reception import Caller, Interaction, Reception, Refusal
from bot.table import Sitting
from engine import Illegal, Match, Question
from engine.core.vocabulary import Command, choices, interpret, read, suggest
from engine.core.words import Texts

_log = logging.getLogger(__name__)


def build() -> list[app_commands.Command[Any, ..., None]]:
    """`/choose`, and a command for each name that a game has. Games may share a name, and then put options together."""
    made = [command("choose", choose, anywhere=True, answer=complete_answer)]
    for name, (source, options) in vocabulary().items():
        completes = {parameter(option): completer(name, option) for option in options}
        made.append(command(name, callback(name, options), source=source, anywhere=True, **completes))
    return made


def vocabulary() -> dict[str, tuple[Texts, list[str]]]:
    """The commands of all games: where their texts are, and their options."""
    found: dict[str, tuple[Texts, list[str]]] = {}
    for game in map(engine.game, engine.games()):
        for one in game.commands:
            _, options = found.setdefault(one.name, (game.texts, []))
            options += [option.name for option in one.options if option.name not in options]
    return found


def callback(name: str, options: list[str]) -> Callback:
    """A coroutine function with these options as parameters, as discord.py wants it."""

    async def run(interaction: Interaction, **given: str | None) -> None:
        async with Reception(interaction, name) as caller:
            filled = {option.rstrip("_"): value for option, value in given.items() if value}
            await perform(caller, name, filled)

    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    others = [
        Parameter(parameter(option), Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=str | None)
        for option in options
    ]
    run.__signature__ = Signature([first, *others])  # type: ignore[attr-defined]
    return run


def parameter(option: str) -> str:
    return f"{option}_" if iskeyword(option) else option


async def perform(caller: Caller, name: str, given: dict[str, str]) -> None:
    """Read the command against the match, and give all its answers or none."""
    sitting, seat, match, mode = await _at_table(caller)
    found = _command(match, name)
    if found is None:
        raise Refusal("not-in-this-game", game=match.game.name(caller.lang))
    if seat not in match.questions():
        await turn.show(caller, sitting, seat, caller.say("not-your-move"))
        return
    try:
        answers = interpret(match, seat, found, given, caller.lang)
    except Illegal as error:
        await turn.show(caller, sitting, seat, "⚠️ " + describe(match.game, error, seat, caller.lang))
        return
    if answers:
        await turn.give(caller, sitting, seat, answers, sitting.info.number, mode)
    else:
        await turn.show(caller, sitting, seat)


async def choose(interaction: Interaction, answer: str) -> None:
    async with Reception(interaction, "choose") as caller:
        sitting, seat, match, mode = await _at_table(caller)
        question = match.questions().get(seat)
        if question is None:
            await turn.show(caller, sitting, seat, caller.say("not-your-move"))
            return
        try:
            value = read(match.game, question, answer, caller.lang)
        except Illegal as error:
            await turn.show(caller, sitting, seat, "⚠️ " + describe(match.game, error, seat, caller.lang))
            return
        await turn.give(caller, sitting, seat, [value], question.number, mode)


async def _at_table(caller: Caller) -> tuple[Sitting, str, Match[Any], str]:
    """The match, the caller's seat, the match as it is to be read, and whether this changes a locked answer."""
    sitting = await turn.here(caller)
    seat = turn.seat_of(caller, sitting)
    if sitting.match is None:
        raise NotBegun()
    locked = seat in sitting.match.locked
    match = dialogue.unlocked(sitting.match, seat) if locked else sitting.match
    return sitting, seat, match, dialogue.SWAP if locked else dialogue.PICK


def _command(match: Match[Any], name: str) -> Command | None:
    return next((one for one in match.game.commands if one.name == name), None)


# --- what is legal, while somebody types ------------------------------------------------------------------------------


def completer(name: str, option: str) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        def found(match: Match[Any], seat: str, lang: str) -> list[tuple[str, str]]:
            declared = _command(match, name)
            given = {key: str(value) for key, value in interaction.namespace if value and key != option}
            if declared is None or option not in [one.name for one in declared.options]:
                return []
            return suggest(match, seat, declared, given, option, typed, lang)

        return await _complete(interaction, found)

    return complete


async def complete_answer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    def found(match: Match[Any], seat: str, lang: str) -> list[tuple[str, str]]:
        question: Question | None = match.questions().get(seat)
        return choices(match.game, question, typed, lang) if question else []

    return await _complete(interaction, found)


async def _complete(interaction: Interaction, found: Any) -> list[app_commands.Choice[str]]:
    """Suggestions for the seat of who types. Nothing at all for anybody else, nor when something goes wrong."""
    try:
        caller = await typist(interaction)
        _, seat, match, _ = await _at_table(caller)
        pairs = found(match, seat, caller.lang)
    except (Refusal, TableError, Illegal):
        return []
    except Exception:
        _log.exception("no suggestions")
        return []
    return [choice(words, value) for words, value in pairs if 0 < len(value) <= 100][:25]
