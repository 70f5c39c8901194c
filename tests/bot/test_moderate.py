"""`/moderate` on Discord: who may, with which reason, what everybody hears of it, and what can be read afterwards."""

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.desk import Desk
from tests.bot.playing import PEOPLE, give
from tests.bot.stage import Stage, controls, staged, text

LOUD = "**loud** @everyone [x](http://evil.example)"


def bare(stage: Stage, **denied: bool) -> Any:
    """A channel in which the bot may not do everything."""
    overwrites = {stage.guild.default_role: discord.PermissionOverwrite(**denied)}
    return stage.guild.create_text_channel("bare", overwrites=overwrites)


def message(channel: Any, wanted: Any) -> Any:
    """The message as it is now."""
    return next(one for one in channel.history() if one.id == wanted.id)


# --- moving -----------------------------------------------------------------------------------------------------------


async def test_a_move_is_announced_in_both_channels_and_the_old_panel_loses_its_buttons(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        old, panel = stage.channel, stage.panel()
        stage.channel = stage.guild.create_text_channel("elsewhere")
        await stage.maud.slash(stage.channel, "moderate move", match=str(match_id), reason=LOUD)
        await stage.deliver()
        for channel in (old, stage.channel):
            told = next(text(one) for one in channel.history() if "brings the match to" in text(one))
            assert stage.maud.mention in told and stage.channel.mention in told
            assert r"\*\*loud\*\*" in told and "@everyone" not in told
        assert not controls(message(old, panel)) and text(message(old, panel)) == text(panel).splitlines()[0]
        assert [key.verb for _, key in controls(stage.panel())] == ["act", "hand", "board", "undo", "help"]
        assert stage.panel().channel.id == stage.channel.id


async def test_what_still_had_to_be_told_in_the_old_channel_is_told_in_the_new_one(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await give(stage.bot.table, match_id, "blue")
        old, posted = stage.channel, len(stage.channel.history())
        stage.channel = stage.guild.create_text_channel("elsewhere")
        await stage.maud.slash(stage.channel, "moderate move", match=str(match_id), reason="Too noisy here")
        await stage.deliver()
        assert "brings the match" in text(old.last_message) and len(old.history()) == posted + 1, "no panel any more"
        assert "Red plays" in text(stage.panel())


async def test_a_match_moves_only_to_where_the_bot_may_play_it(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        channel = bare(stage, attach_files=False)
        refused = await stage.maud.slash(channel, "moderate move", match=str(match_id), reason="Too noisy here")
        assert "Attach Files" in text(refused.response) and "Send Messages" not in text(refused.response)
        taken = await stage.maud.slash(stage.channel, "moderate move", match=str(match_id), reason="Where it is")
        assert "already" in text(taken.response)
        assert (await stage.bot.table.look(match_id)).info.channel == stage.channel.id
        assert await stage.bot.moderation.deeds(stage.channel.id) == []


async def test_only_matches_of_this_server_can_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        people = {"red": stage.rowan.id, "blue": stage.birk.id}
        elsewhere = await stage.bot.table.open("skirmish", 99, people, host=stage.rowan.id, guild=98)
        channel = stage.guild.create_text_channel("elsewhere")
        monkeypatch.delattr(Desk, "live")  # nobody looks at the matches of all servers for this
        found = await stage.maud.autocomplete(channel, "moderate move", "match", "")
        assert [one["value"] for one in found] == [str(match_id)]
        refused = await stage.maud.slash(channel, "moderate move", match=str(elsewhere), reason="Mine")
        assert "no such match" in text(refused.response)


async def test_a_match_comes_back_only_to_where_the_bot_may_play_it(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        channel = bare(stage, attach_files=False)
        match_id = await stage.bot.table.open("skirmish", channel.id, PEOPLE, host=1, guild=stage.guild.id)
        await stage.bot.moderation.close(match_id, stage.maud.id, "Enough")
        refused = await stage.maud.slash(channel, "moderate restore", match=str(match_id), reason="Not enough")
        assert "Attach Files" in text(refused.response)
        assert (await stage.bot.table.look(match_id)).info.status == "archived"


# --- seats ------------------------------------------------------------------------------------------------------------


async def test_a_moderator_does_not_take_a_seat(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        given = {"seat": "blue", "person": stage.users["maud"], "reason": "Let me see"}
        refused = await stage.maud.slash(stage.channel, "moderate reassign", **given)
        assert "Another moderator" in text(refused.response)
        assert (await stage.bot.table.look(match_id)).info.seats["blue"] == stage.birk.id
        await stage.deliver()
        assert not stage.users["maud"].dm_channel.history(), "and no hand comes"


# --- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", [" ", " \n\t "])
async def test_a_reason_is_needed_and_not_a_novel(tmp_path: Path, reason: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        refused = await stage.maud.slash(stage.channel, "moderate pause", reason=reason)
        assert "a reason of up to 500 characters" in text(refused.response)
        assert not (await stage.bot.table.look(match_id)).info.paused
        with pytest.raises(simcord.OptionError, match="at most 500"):  # Discord does not send it
            await stage.maud.slash(stage.channel, "moderate pause", reason="x" * 501)
        assert await stage.bot.moderation.deeds(stage.channel.id) == []


async def test_the_longest_reason_is_told_whole(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        await stage.maud.slash(stage.channel, "moderate pause", reason="*" * 500)
        await stage.deliver()
        assert any(r"\*" * 500 in text(one) for one in stage.channel.history())


async def test_a_reason_formats_nothing_and_calls_nobody_wherever_it_is_shown(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        await stage.maud.slash(stage.channel, "moderate pause", reason=LOUD)
        status = await stage.rowan.slash(stage.channel, "match status")
        refused = await stage.rowan.slash(stage.channel, "match undo")
        audit = await stage.maud.slash(stage.channel, "moderate audit")
        for one in (status, refused, audit):
            told = text(one.response)
            assert r"\*\*loud\*\*" in told and "@everyone" not in told and r"\[x](" in told


# --- the audit --------------------------------------------------------------------------------------------------------


async def test_the_audit_of_a_channel_shows_closed_matches_too_in_the_readers_language(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"maud": "de"}) as stage:
        first = await stage.begin()
        empty = await stage.maud.slash(stage.channel, "moderate audit")
        assert "Nichts" in text(empty.response)
        given = {"seat": "blue", "person": stage.users["sam"], "reason": "Birk is ill"}
        await stage.maud.slash(stage.channel, "moderate reassign", **given)
        await stage.maud.slash(stage.channel, "moderate reset", reason="Once more")
        second = (await stage.bot.table.at(stage.channel.id)).info.id
        await stage.maud.slash(stage.channel, "moderate close", reason="Enough")
        lines = text((await stage.maud.slash(stage.channel, "moderate audit")).response).splitlines()[1:]
        told = [("vergibt einen Platz neu", "Birk is ill"), ("beginnt eine neue", "Once more"), ("Archiv", "Enough")]
        assert len(lines) == 3
        for line, match_id, (what, why) in zip(lines, (first, first, second), told, strict=True):
            assert f"Partie {match_id}" in line and what in line and why in line and stage.maud.mention in line
        assert stage.users["sam"].mention in lines[0]


async def test_the_audit_can_be_read_in_a_thread_of_the_channel(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        await stage.maud.slash(stage.channel, "moderate close", reason="Enough")
        await stage.deliver()
        channel = stage.bot.get_channel(stage.channel.id)
        await channel.create_thread(name="talk", type=discord.ChannelType.public_thread)
        await stage.env.settle()
        shown = await stage.maud.slash(stage.channel.threads[0], "moderate audit")
        assert "Enough" in text(shown.response)


# --- who may ----------------------------------------------------------------------------------------------------------


async def test_the_configured_role_may_moderate_and_no_longer_when_it_is_taken_away(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", moderator_role=1) as stage:
        match_id = await stage.begin()
        role = stage.guild.create_role("Referees")
        stage.bot.moderator_role = role.id
        ref = stage.guild.add_member(stage.env.create_user("ref"), roles=[role])
        assert await ref.autocomplete(stage.channel, "moderate move", "match", "")
        await ref.slash(stage.channel, "moderate pause", reason="Tea")
        assert (await stage.bot.table.look(match_id)).info.paused == "Tea"
        stage.env.backend.get_member(stage.guild.id, ref.id).role_ids.remove(role.id)
        assert await ref.autocomplete(stage.channel, "moderate move", "match", "") == []
        for name, given in [("resume", {"reason": "Back"}), ("audit", {})]:
            refused = await ref.slash(stage.channel, f"moderate {name}", **given)
            assert "for moderators" in text(refused.response)
        assert (await stage.bot.table.look(match_id)).info.paused == "Tea"


async def test_who_no_longer_manages_the_server_is_refused(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", moderator_role=1) as stage:
        await stage.begin()
        await stage.maud.slash(stage.channel, "moderate pause", reason="Tea")
        stage.env.backend.get_member(stage.guild.id, stage.maud.id).role_ids.clear()
        refused = await stage.maud.slash(stage.channel, "moderate resume", reason="Back")
        assert "for moderators" in text(refused.response)


async def test_who_is_no_moderator_gets_no_suggestions(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", moderator_role=1) as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        assert await stage.maud.autocomplete(stage.channel, "moderate rewind", "to", "")
        assert await stage.sam.autocomplete(stage.channel, "moderate rewind", "to", "") == []
        await stage.bot.moderation.close(match_id, stage.maud.id, "Enough")
        assert await stage.maud.autocomplete(stage.channel, "moderate restore", "match", "")
        assert await stage.sam.autocomplete(stage.channel, "moderate restore", "match", "") == []


async def test_a_match_is_restored_only_where_it_was_played(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await stage.bot.moderation.close(match_id, stage.maud.id, "Enough")
        elsewhere = stage.guild.create_text_channel("elsewhere")
        refused = await stage.maud.slash(elsewhere, "moderate restore", match=str(match_id), reason="Not enough")
        assert "no such match in its archive" in text(refused.response)
        assert (await stage.bot.table.look(match_id)).info.status == "archived"
