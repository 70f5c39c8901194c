"""Ravenpost: the bot on Discord. It owns the store, the table and the outbox, and takes them down in order."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from secrets import token_bytes
from typing import Any

import discord
from discord import app_commands

from bot.alarm import MOST_LINES, Alarm
from bot.backups import Backups
from bot.clocks import Clocks
from bot.commands import Tree
from bot.controls import amounts, answer, clock, consent, invitation, panel, unknown
from bot.controls.base import FAMILIES
from bot.courier import Courier
from bot.health import Gateway, Health
from bot.moderation import Moderation
from bot.outbox import Outbox
from bot.pace import Pace
from bot.presenter.layout import layout
from bot.presenter.pictures import Gallery
from bot.presenter.words import clip, language, say
from bot.reception import Caller, Refusal
from bot.store import People, Store
from bot.table import Table
from bot.takeback import Takeback

__all__ = ["Ravenpost", "amounts", "answer", "clock", "consent", "invitation", "panel"]

_log = logging.getLogger(__name__)

PATIENCE, ENDING = 16.0, 2.0  # seconds, when the bot stops: for what is under way; for each task to end
ENDLESS = ("alarm", "backups")  # tasks that can be stopped at any moment
COOL_SECONDS, COOL_USES, COOL_PEOPLE = 20.0, 6, 20_000  # pictures for one person; people to remember


class Ravenpost(discord.AutoShardedClient):
    """The client. `delivers` is off where somebody else drives the outbox; without `pictures` there are words alone."""

    store: Store
    table: Table
    takeback: Takeback
    moderation: Moderation
    outbox: Outbox
    pace: Pace
    clocks: Clocks
    people: People
    health: Health
    alarm: Alarm

    def __init__(
        self,
        database: Path | str,
        *,
        backups: Path | None = None,
        moderator_role: int | None = None,
        language: str = "en",
        health_port: int | None = None,
        delivers: bool = True,
        pictures: bool = True,
        clock: Callable[[], float] = time.time,
        seed: Callable[[int], bytes] = token_bytes,
        **options: Any,
    ) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, allowed_mentions=discord.AllowedMentions.none(), **options)
        self.database, self.moderator_role, self.language = database, moderator_role, language
        self.health_port, self.backups = health_port, backups
        self.clock = clock
        self._seed = seed
        self.tree: app_commands.CommandTree[Any] = Tree(self)
        self.gallery = Gallery(draws=pictures)
        self._busy: set[Caller] = set()
        self._idle = asyncio.Event()
        self._idle.set()
        self._serving = self.closing = False
        self._delivers = delivers
        self._tasks: list[asyncio.Task[None]] = []
        self._uses: OrderedDict[int, deque[float]] = OrderedDict()

    async def setup_hook(self) -> None:
        """Everything that an interaction needs is here before the gateway is opened."""
        self.store = await Store.open(self.database)
        try:
            await self._set_up()
        except BaseException:
            await self.store.close()
            raise
        self._serving = True

    async def _set_up(self) -> None:
        self.outbox = Outbox(self.store, Courier(self), self.clock)
        self.table = Table(self.store, self.outbox, self.clock, self._seed)
        self.takeback, self.moderation = Takeback(self.table), Moderation(self.table)
        self.pace, self.clocks = Pace(self.table), Clocks(self.table)
        self.people = People(self.store)
        self.health = Health(self.store, self.outbox, self._gateway, _version(), self.clock)
        self.add_dynamic_items(*dict.fromkeys(FAMILIES.values()))
        assert isinstance(self.tree, Tree)
        await self.tree.prepare()
        await self.health.start(self.health_port)
        self.alarm = Alarm(self._tell_owner)
        self.alarm.begin()
        if self._delivers:
            self._run(pace=self.pace.run(), outbox=self.outbox.run(), alarm=self.alarm.run())
        if self.backups:
            self._run(backups=Backups(self.store, self.backups, self.clock).run())

    def _run(self, **tasks: Coroutine[Any, Any, None]) -> None:
        self._tasks += [asyncio.create_task(task, name=name) for name, task in tasks.items()]

    def _gateway(self) -> Gateway:
        if self.is_closed():
            return Gateway("closed", self.latency)
        lost = any(shard.is_closed() for shard in self.shards.values())  # `is_ready` stays true through a disconnect
        return Gateway("ready" if self.is_ready() and not lost else "connecting", self.latency)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await unknown.receive(interaction)

    def arrive(self, caller: Caller) -> None:
        """Somebody is being served; the bot does not stop before they are."""
        self._busy.add(caller)
        self._idle.clear()

    def leave(self, caller: Caller) -> None:
        self._busy.discard(caller)
        if not self._busy:
            self._idle.set()

    # --- people -------------------------------------------------------------------------------------------------------

    async def language_for(self, person: int, default: str) -> str:
        """The one they have set, else that of their Discord, else (they have never done anything here) the default."""
        known = await self.people.get(person)
        return language(known.locale or default, known.language)

    async def _tell_owner(self, lines: Counter[str]) -> None:
        """Whoever runs the bot: for Discord that is the owner of the application, or of its team."""
        application = self.application or await self.application_info()
        owner = application.team.owner_id if application.team else application.owner.id
        shown = [f"{line} (×{count})" if count > 1 else line for line, count in lines.most_common(MOST_LINES)]
        text = clip("\n".join(shown).replace("`", "'"), 1_500)
        told = say(self.language, "alarm", count=lines.total())
        channel = await self.create_dm(discord.Object(owner or 0))
        await channel.send(view=layout(told, f"```\n{text}\n```"))

    def cool(self, person: int) -> None:
        """Count one picture for this person. Raises Refusal where they ask for too many too fast."""
        now = self.clock()
        uses = self._uses.setdefault(person, deque(maxlen=COOL_USES))
        self._uses.move_to_end(person)
        if len(uses) == COOL_USES and now - uses[0] < COOL_SECONDS:
            raise Refusal("too-fast", seconds=max(1, round(COOL_SECONDS - (now - uses[0]))))
        uses.append(now)
        while len(self._uses) > COOL_PEOPLE:
            self._uses.popitem(last=False)

    # --- the end ------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Take nothing new, finish what is under way, deliver what is due, and go."""
        if self.closing:
            return
        self.closing = True
        async with AsyncExitStack() as last:  # each of these is closed, also when another one fails
            if self._serving:
                last.push_async_callback(self.store.close)
            last.callback(self.gallery.close)
            last.push_async_callback(super().close)
            if self._serving:
                last.push_async_callback(self.health.stop)
                await self._finish()

    async def _finish(self) -> None:
        self.pace.stop()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._idle.wait()
                await self.table.drain()
                if self._delivers:
                    await self.outbox.flush()
        except TimeoutError:
            _log.warning("something was still under way after %d s; what must be told is kept in the outbox", PATIENCE)
        self.outbox.stop()
        self.alarm.end()
        for task in self._tasks:
            if task.get_name() in ENDLESS:
                task.cancel()
            await _ended(task)


async def _ended(task: asyncio.Task[None]) -> None:
    """Let it come to its end, or cut it short."""
    while not task.done():
        await asyncio.wait((task,), timeout=ENDING)
        task.cancel()
    if task.cancelled() and task.get_name() not in ENDLESS:
        _log.warning("the task %s had to be cut short", task.get_name())
    elif not task.cancelled() and (error := task.exception()):
        _log.error("the task %s had failed", task.get_name(), exc_info=error)


def _version() -> str:
    try:
        return version("ravenpost")
    except PackageNotFoundError:  # run from a folder that was not installed
        return "unknown"
