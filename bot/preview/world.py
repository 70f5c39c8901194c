"""The world of the try page: a simulated Discord with a server, a channel, two players and a moderator, and the bot."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import discord
import simcord

import engine
from bot.client import Ravenpost
from bot.errors import NoMatch
from bot.presenter.words import say, seat_name
from bot.preview import opening
from bot.preview.rooms import Room, show_time

_log = logging.getLogger(__name__)

PATIENCE = 60.0  # seconds for what one click sets going
NAMES = ("Ada", "Bert", "Cleo", "Dora")
MODERATOR = "Mika"
CHANNEL = "table"


class Wish(NamedTuple):
    """What is wanted: `against` names the code that plays all seats but the first."""

    game: str
    database: Path
    language: str = "en"
    fresh: bool = False
    against: str = ""
    room_port: int = 0


class Chair(NamedTuple):
    """Where somebody looks on from: their name, their seat, and their rooms, each with its title."""

    name: str
    seat: str
    rooms: Mapping[str, Room]


class World:
    """Drives the bot where on Discord time would: after each action code answers, letters go out, all rooms follow."""

    def __init__(self, env: simcord.Env, client: Ravenpost, wish: Wish) -> None:
        self.env, self.client, self.wish = env, client, wish
        self.game = engine.game(wish.game)
        self.chairs: list[Chair] = []
        self._turn = asyncio.Lock()
        self._opponents: list[opening.Opponent] = []
        self._settle_down()

    def _settle_down(self) -> None:
        """Make server, people and channel: always in this order, so that a kept database finds the same ids."""
        env, backend = self.env, self.env.backend
        backend.edit_bot_profile("Ravenpost")
        backend.clock.advance(1)
        self.guild = env.create_guild("Ravenpost", preferred_locale="de" if self.wish.language == "de" else "en-US")
        self.channel = self.guild.create_text_channel(CHANNEL, topic=self.game.name(self.wish.language))
        names = [*NAMES[: len(self.game.seats)], MODERATOR]
        self.users = [env.create_user(name.lower(), global_name=name) for name in names]
        role = self.guild.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))
        roles: list[list[Any]] = [*([] for _ in self.game.seats), [role]]
        self.members = [self.guild.add_member(user, roles=has) for user, has in zip(self.users, roles, strict=True)]
        for user in self.users:
            assert user.dm_channel
        show_time(env)

    async def seat(self) -> None:
        """Find the match of a kept database, or begin one."""
        client, lang = self.client, self.wish.language
        seats = dict(zip(self.game.seats, (user.id for user in self.users), strict=False))
        for user in self.users:
            await client.people.change(user.id, language=lang)
        await client.tree.sync()  # this Discord knows nothing yet, whatever a kept database says
        info = await opening.find(client, self.channel.id)
        if info is None:
            info = await opening.begin(
                client, self.game.id, self.channel.id, self.guild.id, seats, lang, self.wish.fresh
            )
        else:
            await opening.announce(client, info)
        if self.wish.against:
            _, *others = info.seats
            self._opponents = [
                opening.Opponent(client, self.channel.id, one, self.wish.against, info.commitment) for one in others
            ]
        await self.go_on()

    async def furnish(self, rooms: AsyncExitStack) -> None:
        """Open everybody's rooms: the channel as they see it, and their direct messages."""
        lang, port = self.wish.language, self.wish.room_port
        seats = [*self.game.seats, ""]
        for member, user, seat in zip(self.members, self.users, seats, strict=True):
            if self._opponents and seat and seat != self.game.seats[0]:
                continue
            made = {}
            for title, channel, who in ((f"# {CHANNEL}", self.channel, member), ("", user.dm_channel, user)):
                if not title and not seat:
                    continue  # nobody writes to the moderator
                room = Room(self.env, channel, who, self._turn, self.go_on, port)
                made[title or say(lang, "try-messages")] = await rooms.enter_async_context(room)
                port += bool(port)
            name = user.name.capitalize()
            title = seat_name(self.game, seat, lang) if seat else say(lang, "try-moderator")
            self.chairs.append(Chair(f"{name} · {title}", seat, made))

    async def go_on(self) -> None:
        """What an action sets going: letters go out, code answers, and all rooms show it. The turn is held."""
        await self._deliver()
        answered = False
        for one in self._opponents:
            while await one.answer():
                answered = True
        if answered:
            await self._deliver()

    async def _deliver(self) -> None:
        try:
            await self.client.outbox.flush()
            await self._follow()
        except (TimeoutError, simcord.SetupError):
            _log.exception("the page may be behind; press a button to go on")

    async def _follow(self) -> None:
        for chair in self.chairs:
            for room in chair.rooms.values():
                await room.follow()

    async def owing(self) -> list[str]:
        """The seats that are to answer now."""
        try:
            info = (await self.client.table.at(self.channel.id)).info
        except NoMatch:
            return []
        return list(info.owing) if info.status == "active" else []


@asynccontextmanager
async def world(wish: Wish) -> AsyncIterator[World]:
    """The world, with the match begun and all rooms open; taken down in order at the end."""
    client = Ravenpost(wish.database, language=wish.language, delivers=False, shard_count=1)
    async with simcord.run(client, settle_timeout=PATIENCE, check_errors=False) as env:
        try:
            made = World(env, client, wish)
            await made.seat()
            async with AsyncExitStack() as rooms:
                await made.furnish(rooms)
                yield made
        finally:
            await client.close()
