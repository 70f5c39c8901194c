"""Reception: how every interaction is received, answered and logged, and the one place where errors become words."""

import logging
import secrets
import time
from collections.abc import Awaitable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeAlias

import aiohttp
import discord
from discord import ui

import engine
from bot.errors import Closing, StoreFailed, TableError
from bot.logs import event
from bot.presenter.layout import layout
from bot.presenter.words import describe, language, say, sorry
from bot.store.people import Person

if TYPE_CHECKING:
    from bot.client import Ravenpost

    Interaction: TypeAlias = discord.Interaction[Ravenpost]
else:
    Interaction = discord.Interaction

_log = logging.getLogger(__name__)
ALREADY_ANSWERED = 40060


class TooLate(Exception):
    """Discord no longer takes an answer to this interaction; nothing has been done."""


class Refusal(Exception):
    """Something that the bot itself does not do, in the reader's words."""

    def __init__(self, name: str, **args: Any) -> None:
        super().__init__(name)
        self.name, self.args_of_text = name, args


class Reception:
    """`async with Reception(interaction, "match new") as caller:` defers at once, answers errors, logs a line.

    With `modal` it does not defer: a modal must be the first answer.
    """

    def __init__(self, interaction: Interaction, verb: str, modal: bool = False) -> None:
        self.caller = Caller(interaction, verb)
        self._modal = modal

    async def __aenter__(self) -> "Caller":
        caller = self.caller
        caller.client.arrive(caller)
        try:
            if not self._modal:
                await caller.defer()
            if caller.client.closing:
                raise Closing()
            await caller.recognise()
        except BaseException as error:
            try:
                if isinstance(error, TooLate) or not isinstance(error, Exception):
                    raise
                await caller.apologise(error)
                caller.log()
            finally:
                caller.client.leave(caller)
            raise TooLate() from error
        return caller

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        try:
            if isinstance(error, Exception):
                await self.caller.apologise(error)
        finally:
            self.caller.client.leave(self.caller)
            self.caller.log()
        return error is None or isinstance(error, Exception)


class Caller:
    """Who pressed or typed something, and how to answer them. `times` and `about` go into the log line."""

    def __init__(self, interaction: Interaction, verb: str) -> None:
        self.interaction = interaction
        self.client = interaction.client
        self.verb = verb
        self.id = interaction.user.id
        self.lang = language(interaction.locale)
        self.theme = ""
        self.confirms = True
        self.about: dict[str, Any] = {}
        self.times: dict[str, float] = {}
        self.deferred = False
        self._started = time.perf_counter()

    @property
    def at_own_message(self) -> bool:
        """Whether the control stands on a message that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def defer(self) -> None:
        """Answer Discord at once. A private message is changed in place; to a public one a private answer comes."""
        try:
            if self.at_own_message:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except discord.NotFound as error:
            _log.warning("%s came too late (%s)", self.verb, error.code)
            raise TooLate() from error
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:  # the answer reached Discord, and its receipt was lost
                raise TooLate() from error
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise TooLate() from error
        self.deferred = True
        self.times["defer"] = time.perf_counter() - self._started

    async def recognise(self) -> None:
        person = await self.client.people.get(self.id)
        self.lang = language(self.interaction.locale, person.language)
        self.theme, self.confirms = person.theme, person.confirm
        await self._remember_locale(person)

    async def _remember_locale(self, person: Person) -> None:
        """Discord tells it only now; letters to this person will want it. It may fail: who only looks needs no disk."""
        locale = str(self.interaction.locale)
        if locale == person.locale:
            return
        try:
            await self.client.people.change(self.id, locale=locale)
        except StoreFailed as error:
            _log.warning("the language of %d is not kept: %s", self.id, error.what)

    def say(self, name: str, **args: Any) -> str:
        return say(self.lang, name, **args)

    async def reply(self, view: ui.LayoutView | str, files: Sequence[discord.File] = ()) -> None:
        """The answer, for this person's eyes only. What was done stays done, also when Discord does not take it."""
        shown = layout(view) if isinstance(view, str) else view
        if self.deferred or self.interaction.response.is_done():
            await self._send(self.interaction.edit_original_response(view=shown, attachments=list(files)))
        else:
            await self._send(self.interaction.response.send_message(view=shown, files=list(files), ephemeral=True))

    async def apologise(self, error: Exception) -> None:
        """An error in words. The person's own dialogue stays as it is: they may want to press there again."""
        told = self._words(error)
        if self.deferred and self.at_own_message:
            await self._send(self.interaction.followup.send(view=layout(told), ephemeral=True))
        else:
            await self.reply(told)

    async def _send(self, sent: Awaitable[Any]) -> None:
        try:
            await sent
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            if getattr(error, "code", 0) != ALREADY_ANSWERED:
                _log.warning("an answer to %s was not taken: %s", self.verb, type(error).__name__)

    def _words(self, error: Exception) -> str:
        """The table's and the rules' own words; any other error gets an id that is in the log, too."""
        if isinstance(error, Refusal):
            return self.say(error.name, **error.args_of_text)
        if isinstance(error, StoreFailed):
            _log.error("error %s in %s: %s", error.id, self.verb, error)
        if isinstance(error, TableError):
            return sorry(error, self.lang)
        if isinstance(error, engine.Illegal):
            name = self.about.get("game")
            return describe(engine.game(name), error, None, self.lang) if name else self.say("unsaid-refusal")
        short = secrets.token_hex(3)
        _log.error("error %s in %s", short, self.verb, exc_info=error)
        return self.say("error", id=short)

    def log(self) -> None:
        total = time.perf_counter() - self._started
        event(_log, "interaction", verb=self.verb, user=self.id, times=self.times, total=total, **self.about)
