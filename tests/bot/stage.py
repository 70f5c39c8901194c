"""A stage: the real bot on a simulated Discord, with two players, a moderator and a stranger in a channel."""

import copy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord
from simcord import interactions as simcord_interactions
from simcord.backend import serializers

from bot.client import Ravenpost
from bot.controls import ids
from bot.controls.base import FAMILIES
from tests.bot.discord import Clock


class Stage:
    """`red` and `blue` are the players of whatever game; `maud` manages the server; `sam` only watches."""

    def __init__(self, env: simcord.Env, bot: Ravenpost, path: Path, clock: Clock) -> None:
        import discord

        self.env, self.bot, self.path, self.clock = env, bot, path, clock
        self.options: dict[str, Any] = {}
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("table")
        mods = self.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
        self.users = {name: env.create_user(name) for name in ("rowan", "birk", "maud", "sam")}
        self.rowan = self.guild.add_member(self.users["rowan"])
        self.birk = self.guild.add_member(self.users["birk"])
        self.maud = self.guild.add_member(self.users["maud"], roles=[mods])
        self.sam = self.guild.add_member(self.users["sam"])

    async def deliver(self) -> None:
        """Let the outbox deliver what is due."""
        await self.bot.outbox.flush()
        await self.env.settle()

    async def restart(self) -> None:
        """Stop the bot as a signal would, and start another one on the same database."""
        await self.bot.close()
        self.bot = fresh(self.path, self.clock, **self.options)
        await self.env.restart_bot(self.bot)

    async def begin(self, game: str = "skirmish", side: str = "red", **more: Any) -> int:
        """From `/match new` to the first panel."""
        await self.rowan.slash(self.channel, "match new", game=game, opponent=self.users["birk"], side=side, **more)
        await self.deliver()
        await self.press(self.birk, self.channel.last_message, "accept")
        await self.deliver()
        return (await self.bot.table.at(self.channel.id)).info.id

    async def press(self, who: Any, message: Any, verb: str, arg: str | None = None) -> Any:
        """Press the button with this verb."""
        found = [key for key in controls(message) if key[1].verb == verb and arg in (None, key[1].arg)]
        assert found, f"no {verb} among {[key[1] for key in controls(message)]}"
        return await who.click(message, custom_id=found[0][0])

    async def press_menu(self, who: Any, message: Any, verb: str, value: str) -> Any:
        """Choose this from the menu with this verb that has it."""
        fitting = [one for one, values in menus(message) if ids.read(one).verb == verb and value in values]
        assert fitting, f"no {verb} with {value} among {menus(message)}"
        return await who.select(message, [value], custom_id=fitting[0])

    async def sure(self, who: Any, result: Any) -> Any:
        """Confirm what was pressed, where the bot asks that first."""
        found = [custom_id for custom_id, key in controls(result.response) if key.sure] if result.response else []
        return await who.click(result.response, custom_id=found[0]) if found else result

    async def forge(self, who: Any, message: Any, custom_id: str) -> Any:
        """Press a button that the message does not have (any more)."""
        payload, record = self._pressed(who, message, custom_id)
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return simcord.InteractionResult(self.env, record)

    async def at_once(self, *presses: tuple[Any, Any, str]) -> list[Any]:
        """Several presses, of which none waits for the answer to another."""
        records = []
        for who, message, custom_id in presses:
            payload, record = self._pressed(who, message, custom_id)
            self.env.backend.emit("INTERACTION_CREATE", payload)
            records.append(record)
        await self.env.settle()
        return [simcord.InteractionResult(self.env, record) for record in records]

    def _pressed(self, who: Any, message: Any, custom_id: str) -> tuple[dict[str, Any], Any]:
        backend = self.env.backend
        stored = backend.get_message(self.channel.id, message.id)
        data = {"custom_id": custom_id, "component_type": 2}
        where = {"channel_id": self.channel.id, "guild_id": self.guild.id, "user_id": who.id}
        record, payload = simcord_interactions.base_payload(backend, type=3, data=data, **where)
        record.source_message_id = stored.id
        shown = copy.deepcopy(dict(serializers.message_payload(backend, stored)))
        if custom_id not in str(shown):
            button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id, "id": 999}
            shown["components"].append({"type": 1, "id": 998, "components": [button]})
        return payload | {"message": shown}, record

    def panel(self) -> Any:
        """The newest message of the channel that has an act button."""
        for message in reversed(self.channel.history()):
            if any(key.verb == "act" for _, key in controls(message)):
                return message
        raise AssertionError("no panel")


def controls(message: Any) -> list[tuple[str, ids.Key]]:
    """The ids of a message's controls, in order."""
    found = []
    for component in walk(raw(message)):
        if component.get("custom_id"):
            key = ids.read(component["custom_id"])
            if key:
                found.append((component["custom_id"], key))
    return found


def menus(message: Any) -> list[tuple[str, list[str]]]:
    """A message's selects: their ids, and the values that they offer."""
    found = [one for one in walk(raw(message)) if one.get("options")]
    return [(one["custom_id"], [option["value"] for option in one["options"]]) for one in found]


def raw(message: Any) -> list[dict[str, Any]]:
    components = message.components
    return [one if isinstance(one, dict) else one.to_dict() for one in components]


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for one in components:
        found.append(one)
        found += walk(one.get("components") or [])
        if one.get("accessory"):
            found.append(one["accessory"])
    return found


def text(message: Any) -> str:
    """All that can be read in a message."""
    return "\n".join(one["content"] for one in walk(raw(message)) if one.get("type") == 10)


def seen(message: Any) -> tuple[str, list[tuple[str, ids.Key]]]:
    """The message as it is now; SimCord's own follows every edit."""
    return text(message), controls(message)


def fresh(path: Path, clock: Clock, **more: Any) -> Ravenpost:
    return Ravenpost(path, delivers=False, clock=clock, shard_count=1, **({"seed": bytes} | more))


@asynccontextmanager
async def staged(
    path: Path, locales: dict[str, str] | None = None, check_errors: bool = True, **more: Any
) -> AsyncIterator[Stage]:
    """The stage, with everybody in place. `locales` says in which language somebody's Discord is."""
    clock = Clock()
    bot = fresh(path, clock, **more)
    original = simcord_interactions.base_payload

    def localised(backend: Any, **fields: Any) -> Any:
        record, payload = original(backend, **fields)
        name = backend.get_user(fields["user_id"]).name
        payload["locale"] = (locales or {}).get(name, "en-US")
        return record, payload

    simcord_interactions.base_payload = localised
    try:
        async with simcord.run(bot, settle_timeout=30.0, check_errors=check_errors) as env:
            stage = Stage(env, bot, path, clock)
            stage.options = more
            try:
                yield stage
                known = stage.bot._connection._view_store._dynamic_items
                assert {one.__discord_ui_compiled_template__ for one in FAMILIES.values()} <= set(known)
            finally:
                await stage.bot.close()
    finally:
        simcord_interactions.base_payload = original
