"""Names and descriptions of commands, from the .ftl files, in every language that Discord and we both know."""

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.presenter.words import clip, texts
from bot.reception import Caller, Interaction
from engine.core.words import MissingText, Texts

LOCALES = {discord.Locale.german: "de", discord.Locale.american_english: "en", discord.Locale.british_english: "en"}
MOST_DESCRIPTION = 100

Callback = Callable[..., Coroutine[Any, Any, None]]


def localised(source: Texts, name: str, attribute: str = "") -> locale_str:
    """A text in English that knows where its translations are; a game that has none gets the bare name."""
    known = source.has_attribute("en", name, attribute) if attribute else source.has("en", name)
    english = (
        source.format("en", name, attribute=attribute)
        if known
        else name.removeprefix("command-").removeprefix("option-")
    )
    return locale_str(clip(english, MOST_DESCRIPTION), source=source, name=name, attribute=attribute)


def option_texts(source: Texts, command: str, option: str) -> tuple[locale_str, locale_str]:
    """An option's name and what it is for: the command's own words for it, or those all commands share."""
    own = f"option-{option}".replace("_", "-")
    if source.has_attribute("en", command, own):
        return localised(source, own), localised(source, command, own)
    return localised(source, own), localised(source, own, "description")


class OurTranslator(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        lang = LOCALES.get(locale)
        source = string.extras.get("source")
        if lang is None or not isinstance(source, Texts):
            return None
        try:
            found = source.format(lang, string.extras["name"], attribute=string.extras["attribute"])
        except MissingText:
            return None
        return clip(found, MOST_DESCRIPTION)


def command(
    name: str,
    callback: Callback,
    *,
    parent: app_commands.Group | None = None,
    source: Texts | None = None,
    anywhere: bool = False,
    **autocompletes: Any,
) -> app_commands.Command[Any, ..., None]:
    """A command whose texts are the message `command-<name>`: its name, `.description`, and its options'.

    `anywhere`: also in DMs. The keywords name what completes an option.
    """
    source = source or texts()
    message = f"command-{parent.qualified_name.replace(' ', '-')}-{name}" if parent else f"command-{name}"
    options = list(inspect.signature(callback).parameters)[1:]
    found = {option: option_texts(source, message, option.rstrip("_")) for option in options}
    made: Any = callback
    made.__discord_app_commands_param_rename__ = {
        option: locale_str(option.rstrip("_"), **words[0].extras) for option, words in found.items()
    }
    made.__discord_app_commands_param_description__ = {option: words[1] for option, words in found.items()}
    contexts = app_commands.AppCommandContext(guild=True, dm_channel=anywhere, private_channel=False)
    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=locale_str(name, source=source, name=message, attribute=""),
        description=localised(source, message, "description"),
        callback=made,
        parent=parent,
        allowed_contexts=contexts if parent is None else None,
    )
    for option, complete in autocompletes.items():
        built.autocomplete(option)(complete)
    if parent is not None:
        parent.add_command(built)
    return built


def group(name: str, anywhere: bool = False, **more: Any) -> app_commands.Group:
    message = f"command-{name}"
    contexts = app_commands.AppCommandContext(guild=True, dm_channel=anywhere, private_channel=False)
    return app_commands.Group(
        name=locale_str(name, source=texts(), name=message, attribute=""),
        description=localised(texts(), message, "description"),
        allowed_contexts=contexts,
        **more,
    )


async def typist(interaction: Interaction) -> Caller:
    """Who is typing a command that wants completion, and in which language they read."""
    caller = Caller(interaction, "complete")
    await caller.recognise()
    return caller


def choice(words: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=clip(words, 100), value=value)


def fitting(pairs: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Of (words, value) those that fit what is typed so far, the best first; what Discord takes of them."""
    wanted = typed.casefold().strip()
    starting = [pair for pair in pairs if pair[0].casefold().startswith(wanted)]
    inside = [pair for pair in pairs if wanted in pair[0].casefold() and pair not in starting]
    return [choice(words, value) for words, value in (starting + inside) if 0 < len(value) <= 100][:25]
