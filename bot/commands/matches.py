"""`/match`: beginning, looking after and ending a match."""

import asyncio
import io
import logging

import discord
from discord import app_commands

import engine
from bot import matchfile
from bot.commands import beginning
from bot.commands.texts import command, group
from bot.controls.base import Style, button
from bot.controls.ids import ANYBODY, Key
from bot.controls.panel import take_back
from bot.errors import Unreachable
from bot.presenter import looking, timing, turn
from bot.presenter.dialogue import ended, waiting
from bot.presenter.layout import fit_lines, layout
from bot.presenter.panel import buttons, news, seat_lines
from bot.presenter.pictures import DEFAULT_STYLE
from bot.presenter.words import clip, plain
from bot.reception import Caller, Interaction, Reception
from bot.store.matches import Info
from engine.core import record

_log = logging.getLogger(__name__)
FRAMES = 10
LIST_ROOM = 3_900  # characters


def build() -> app_commands.Group:
    made = group("match", anywhere=True)
    beginning.add(made)
    command("status", status, parent=made)
    command("list", list_, parent=made)
    command("resign", resign, parent=made)
    command("undo", undo, parent=made)
    command("replay", replay, parent=made)
    command("export", export, parent=made)
    command("verify", verify, parent=made)
    return made


async def status(interaction: Interaction) -> None:
    async with Reception(interaction, "match status") as caller:
        info, match = await turn.here(caller, live=False)
        game = engine.game(info.game)
        lines = [seat_lines(game, info, caller.lang)]
        mine, late = info.seats_of(caller.id), []
        if match is not None and info.status == "active":
            lines += [caller.say("turn-number", turn=match.turn), waiting(info, match, caller.lang)]
            times = await caller.client.pace.standing(info.id)
            lines += timing.standing(game, times, caller.lang)
            late = [one.seat for one in times if mine and one.fallen and one.seat not in mine]
        if info.paused:
            lines.append(caller.say("paused", reason=plain(info.paused)))
        lines.append(ended(info, caller.lang) if info.status == "over" else caller.say(f"status-{info.status}"))
        if info.commitment:
            lines.append(caller.say("promise", hash=info.commitment))
        rows = [buttons(info, match, caller.lang)] if match is not None and mine else []
        rows += [timing.claim_row(info, seat, caller.lang) for seat in late]
        await caller.reply(layout(f"## {game.name(caller.lang)}", "\n".join(lines), rows=rows))


async def list_(interaction: Interaction) -> None:
    async with Reception(interaction, "match list") as caller:
        found = await caller.client.table.of(caller.id)
        found.sort(key=lambda info: _owes(info, caller.id))  # of a long list the end is shown
        lines = [await _listed(caller, info) for info in found]
        await caller.reply(fit_lines(lines, LIST_ROOM, "…") if lines else caller.say("list-empty"))


async def _listed(caller: Caller, info: Info) -> str:
    """A match in one line; its name leads to the newest panel."""
    name = "list-waiting" if info.status == "active" else "list-inviting"
    if _owes(info, caller.id):
        name = "list-your-move"
    game, panel = engine.game(info.game).name(caller.lang), await caller.client.table.panel(info.id)
    if panel is not None:
        game = f"[{game}](https://discord.com/channels/{info.guild}/{info.channel}/{panel})"
    return caller.say(name, game=game, channel=f"<#{info.channel}>", time=f"<t:{info.since or info.created}:R>")


def _owes(info: Info, person: int) -> bool:
    return any(seat in info.owing for seat in info.seats_of(person))


async def resign(interaction: Interaction) -> None:
    async with Reception(interaction, "match resign") as caller:
        sitting = await turn.here(caller)
        info, seat = sitting.info, turn.seat_of(caller, sitting)
        if sitting.match is None:
            off = button(Key(info.id, 0, ANYBODY, "decline"), caller.say("button-call-off"), Style.danger)
            await caller.reply(layout(caller.say("resign-invitation"), rows=[[off]]))
            return
        key = Key(info.id, info.number, seat, "resign")
        rows = [[button(key, caller.say("button-resign"), Style.danger)]]
        await caller.reply(layout(caller.say("resign-sure"), rows=rows))


async def undo(interaction: Interaction) -> None:
    async with Reception(interaction, "match undo") as caller:
        sitting = await turn.here(caller)
        await take_back(caller, sitting.info.id, turn.seat_of(caller, sitting))


async def replay(interaction: Interaction, steps: app_commands.Range[int, 2, 200] = 20) -> None:
    """The last steps as a moving picture; where there is none, in words."""
    async with Reception(interaction, "match replay") as caller:
        caller.client.cool(caller.id)
        sitting = await turn.here(caller, live=False)
        info, match = sitting.info, looking.begun(sitting)
        rows = await caller.client.table.steps(info.id)
        ends = [0, *(row.place for row in rows)][-steps - 1 :]
        places = sorted({ends[(len(ends) - 1) * at // FRAMES] for at in range(FRAMES + 1)})
        rows = rows[-steps:]
        lines = news(match, rows, caller.lang)
        views, captions = [], []
        for place in places:
            try:
                position = await caller.client.takeback.position(info.id, place)
            except Unreachable:
                continue
            views.append(position.view(None))
            last = [line for row in rows if row.place <= place for line in news(match, [row], caller.lang)]
            captions.append(clip(last[-1].removeprefix("• "), 90) if last else "")
        theme = caller.theme or DEFAULT_STYLE
        picture = await caller.client.gallery.replay(views, theme, caller.lang, captions) if views else None
        shown = [picture] if picture else []
        text = "" if picture else "\n".join(lines[-30:]) or caller.say("log-empty")
        await caller.reply(layout(caller.say("replay-title"), text, pictures=shown), [one.file() for one in shown])


async def export(interaction: Interaction) -> None:
    async with Reception(interaction, "match export") as caller:
        sitting = await turn.here(caller, live=False)
        looking.begun(sitting)
        info = sitting.info
        data = await matchfile.export(caller.client.table, info.id)
        name = f"match-{info.id}.json"
        text = caller.say("exported" if info.status == "over" else "exported-public")
        await caller.reply(layout(text, file=name), [discord.File(io.BytesIO(data), name)])


async def verify(interaction: Interaction) -> None:
    """Replay the whole match from its seed, and compare every die, every card and every position."""
    async with Reception(interaction, "match verify") as caller:
        sitting = await turn.here(caller, live=False)
        looking.begun(sitting)
        info = sitting.info
        if info.status != "over":
            await caller.reply(caller.say("verify-later", hash=info.commitment))
            return
        proof = await caller.client.table.proof(info.id)
        name, verdict = await asyncio.to_thread(_verified, proof)
        if name.startswith("not-"):
            _log.error("match %d cannot be verified (%s): %s", info.id, name, verdict)
        told = {"seed": proof.seed, "hash": proof.commitment, "count": len(proof.entries), "at": str(verdict.at)}
        await caller.reply(caller.say(name, **told))


def _verified(proof: record.Record) -> tuple[str, record.Verdict]:
    """The message that says what was found. Only rules of another version may make a match go another way."""
    verdict = record.replay(proof)
    if not proof.verified():
        return "not-verified", verdict
    if verdict.result == "same":
        return "verified", verdict
    return "not-replayed" if proof.version == engine.game(proof.game).version else "verified-older", verdict
