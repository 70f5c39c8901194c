"""The tree of all commands: built once, sent to Discord when it has changed, and one place for what goes wrong."""

import json
import logging
from hashlib import blake2b
from typing import Any

import discord
from discord import app_commands

from bot.commands import looking, matches, moderate, play, settings
from bot.commands.texts import OurTranslator
from bot.presenter.words import COMMAND_IDS
from bot.reception import Caller, TooLate
from bot.store import facts

_log = logging.getLogger(__name__)
KNOWN = "commands"  # the fact under which the hash of what Discord knows is kept
IDS = "command ids"  # and the ids that Discord has given


class Tree(app_commands.CommandTree[Any]):
    """All slash commands."""

    async def prepare(self) -> None:
        """Build the commands, and tell Discord if they are not those it knows."""
        made: list[app_commands.Command[Any, ..., Any] | app_commands.Group] = [
            matches.build(),
            moderate.build(hidden=self.client.moderator_role is None),
            *looking.build(),
            settings.build(),
            *play.build(),
        ]
        for one in made:
            self.add_command(one)
        await self.set_translator(OurTranslator())
        current = await self.fingerprint()
        if await facts.get(self.client.store, KNOWN) != current:
            await self._tell(current)
        COMMAND_IDS.update(json.loads(await facts.get(self.client.store, IDS) or "{}"))

    async def _tell(self, current: str) -> None:
        """Send the commands. If Discord does not take them now, play goes on with those it knows."""
        try:
            synced = await self.sync()
        except (discord.HTTPException, app_commands.AppCommandError):
            _log.exception("the commands could not be sent to Discord; it is tried again at the next start")
            return
        await facts.put(self.client.store, IDS, json.dumps({one.name: one.id for one in synced}))
        await facts.put(self.client.store, KNOWN, current)
        _log.info("%d commands were sent to Discord", len(synced))

    async def payload(self) -> list[dict[str, Any]]:
        assert self.translator is not None
        return [await one.get_translated_payload(self, self.translator) for one in self._get_all_commands(guild=None)]

    async def fingerprint(self) -> str:
        """What Discord would be told, and to which application, as a hash."""
        told = json.dumps([self.client.application_id, await self.payload()], sort_keys=True)
        return blake2b(told.encode(), digest_size=16).hexdigest()

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """What no Reception has answered: an option that cannot be read, a command that we no longer know."""
        cause = getattr(error, "original", error)
        if isinstance(cause, TooLate):
            return
        caller = Caller(interaction, interaction.command.qualified_name if interaction.command else "command")
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            _log.warning("a command is out of date: %s", error)
            await caller.reply(caller.say("command-outdated"))
        elif isinstance(error, app_commands.TransformerError | app_commands.CheckFailure):
            await caller.reply(caller.say("command-refused"))
        else:
            await caller.apologise(cause if isinstance(cause, Exception) else error)
