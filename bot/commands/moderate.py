"""`/moderate`: for who may manage the server, or has the role that was configured. Checked every time it is used."""

import discord
from discord import app_commands

import engine
from bot.commands.beginning import check_permissions
from bot.commands.texts import command, fitting, group, typist
from bot.errors import TableError
from bot.moderation import Moderation
from bot.presenter import turn
from bot.presenter.deeds import deed_words
from bot.presenter.layout import fit_lines, layout
from bot.presenter.words import clip, happened, plain, seat_name
from bot.reception import Caller, Interaction, Reception, Refusal
from bot.store.matches import Info

Reason = app_commands.Range[str, 1, 500]


def build(hidden: bool) -> app_commands.Group:
    """`hidden`: only who may manage the server sees the commands; else the check alone decides."""
    made = group("moderate", default_permissions=discord.Permissions(manage_guild=True) if hidden else None)
    command("rewind", rewind, parent=made, to=complete_point)
    command("reset", reset, parent=made)
    command("pause", pause, parent=made)
    command("resume", resume, parent=made)
    command("reassign", reassign, parent=made, seat=complete_seat)
    command("close", close, parent=made)
    command("restore", restore, parent=made, match=complete_archived)
    command("move", move, parent=made, match=complete_lost)
    command("audit", audit, parent=made)
    return made


def moderation(caller: Caller) -> Moderation:
    """What moderators can do, for who is one. Raises Refusal for anybody else."""
    if not may_moderate(caller.interaction):
        raise Refusal("not-a-moderator")
    return caller.client.moderation


def may_moderate(interaction: Interaction) -> bool:
    role = interaction.client.moderator_role
    roles = [one.id for one in getattr(interaction.user, "roles", [])]
    return interaction.guild_id is not None and (interaction.permissions.manage_guild or role in roles)


async def _here(caller: Caller) -> int:
    return (await turn.here(caller)).info.id


async def rewind(interaction: Interaction, to: str, reason: Reason, exact: bool = False) -> None:
    async with Reception(interaction, "moderate rewind") as caller:
        deeds = moderation(caller)
        if not to.isdecimal():
            raise Refusal("no-such-point")
        await deeds.rewind(await _here(caller), caller.id, reason, int(to), exact)
        await caller.reply(caller.say("moderated"))


async def reset(interaction: Interaction, reason: Reason) -> None:
    async with Reception(interaction, "moderate reset") as caller:
        deeds = moderation(caller)
        await deeds.reset(await _here(caller), caller.id, reason)
        await caller.reply(caller.say("moderated"))


async def pause(interaction: Interaction, reason: Reason) -> None:
    async with Reception(interaction, "moderate pause") as caller:
        deeds = moderation(caller)
        await deeds.pause(await _here(caller), caller.id, reason)
        await caller.reply(caller.say("moderated"))


async def resume(interaction: Interaction, reason: Reason) -> None:
    async with Reception(interaction, "moderate resume") as caller:
        deeds = moderation(caller)
        await deeds.resume(await _here(caller), caller.id, reason)
        await caller.reply(caller.say("moderated"))


async def reassign(interaction: Interaction, seat: str, person: discord.User, reason: Reason) -> None:
    async with Reception(interaction, "moderate reassign") as caller:
        deeds = moderation(caller)
        if person.bot:
            raise Refusal("no-bots")
        await deeds.reassign(await _here(caller), caller.id, reason, seat, person.id)
        await caller.reply(caller.say("moderated"))


async def close(interaction: Interaction, reason: Reason) -> None:
    async with Reception(interaction, "moderate close") as caller:
        deeds = moderation(caller)
        await deeds.close(await _here(caller), caller.id, reason)
        await caller.reply(caller.say("moderated"))


async def restore(interaction: Interaction, match: str, reason: Reason) -> None:
    async with Reception(interaction, "moderate restore") as caller:
        deeds = moderation(caller)
        check_permissions(caller)
        archived = await deeds.archived(interaction.channel_id or 0)
        if match not in [str(info.id) for info in archived]:
            raise Refusal("no-such-archive")
        await deeds.restore(int(match), caller.id, reason)
        await caller.reply(caller.say("moderated"))


async def move(interaction: Interaction, match: str, reason: Reason) -> None:
    """Bring a match of this server into this channel, for instance when its own was deleted."""
    async with Reception(interaction, "moderate move") as caller:
        deeds = moderation(caller)
        check_permissions(caller)
        if match not in [str(info.id) for info in await deeds.movable(interaction.guild_id or 0)]:
            raise Refusal("no-such-match")
        await deeds.move(int(match), caller.id, reason, interaction.channel_id or 0)
        await caller.reply(caller.say("moderated"))


async def audit(interaction: Interaction) -> None:
    async with Reception(interaction, "moderate audit") as caller:
        deeds, here = moderation(caller), interaction.channel
        done = await deeds.deeds(interaction.channel_id or 0)
        if not done and isinstance(here, discord.Thread):
            done = await deeds.deeds(here.parent_id)
        lines = [
            caller.say(
                "audit-line",
                time=f"<t:{one.at}:f>",
                match=str(one.match),
                deed=deed_words(one.game, one.what, one.moderator, one.detail, caller.lang),
                reason=plain(one.reason),
            )
            for one in done
        ]
        text = fit_lines(list(reversed(lines)), 3_500, "…") if lines else caller.say("audit-empty")
        await caller.reply(layout(caller.say("audit-title"), text))


# --- completions ------------------------------------------------------------------------------------------------------


async def complete_point(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The steps of the match, newest first, with what everybody saw there."""
    if not may_moderate(interaction):
        return []
    caller = await typist(interaction)
    lang = caller.lang
    try:
        info, match = await turn.here(caller)
        points = await caller.client.takeback.points(info.id)
    except (Refusal, TableError):
        return []
    if match is None:
        return []
    wanted = typed.casefold()
    pairs: list[tuple[str, str]] = []
    for point in points:
        lines = happened(match, point.events, None, lang)
        words = (
            f"{point.step}: {lines[-1] if lines else seat_name(match.game, point.seat, lang) if point.seat else '–'}"
        )
        if wanted in words.casefold():
            pairs.append((clip(words, 100), str(point.step)))
        if len(pairs) == 25:
            break
    return fitting(pairs, "")


async def complete_seat(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    caller = await typist(interaction)
    try:
        info = (await turn.here(caller)).info
    except (Refusal, TableError):
        return []
    game = engine.game(info.game)
    return fitting([(seat_name(game, seat, caller.lang), seat) for seat in info.seats], typed)


async def complete_archived(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if not may_moderate(interaction):
        return []
    return await _named(interaction, await interaction.client.moderation.archived(interaction.channel_id or 0), typed)


async def complete_lost(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if not may_moderate(interaction):
        return []
    return await _named(interaction, await interaction.client.moderation.movable(interaction.guild_id or 0), typed)


async def _named(interaction: Interaction, found: list[Info], typed: str) -> list[app_commands.Choice[str]]:
    lang = (await typist(interaction)).lang
    return fitting([(f"{info.id}: {engine.game(info.game).name(lang)}", str(info.id)) for info in found], typed)
