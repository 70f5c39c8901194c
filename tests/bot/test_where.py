"""Which match is meant: that of the channel, also in its threads; in a direct message the own one."""

from pathlib import Path

import discord

from tests.bot.playing import give
from tests.bot.stage import staged, text


async def test_commands_work_in_a_thread_of_the_channel(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        channel = stage.bot.get_channel(stage.channel.id)
        await channel.create_thread(name="talk", type=discord.ChannelType.public_thread)
        await stage.env.settle()
        (thread,) = stage.channel.threads
        assert "your hand" in text((await stage.rowan.slash(thread, "hand")).response)
        card = (await stage.bot.table.look(match_id)).match.view("red")["hand"][0]
        suggested = await stage.rowan.autocomplete(thread, "clash", "card", "")
        assert card in [one["value"] for one in suggested]
        await stage.rowan.slash(thread, "clash", card=card)
        assert (await stage.bot.table.look(match_id)).info.place == 1


async def test_of_several_matches_a_direct_message_means_the_one_that_waits(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        people = {"red": stage.rowan.id, "blue": stage.birk.id}
        first, second = [
            await stage.bot.table.open("skirmish", 900 + n, people, host=stage.rowan.id, guild=stage.guild.id)
            for n in range(2)
        ]
        rowan = stage.users["rowan"]
        assert "You have several matches" in text((await rowan.slash("hand")).response)
        await give(stage.bot.table, first, "red")
        card = (await stage.bot.table.look(second)).match.view("red")["hand"][0]
        await rowan.slash("choose", answer=card)
        places = [(await stage.bot.table.look(one)).info.place for one in (first, second)]
        assert places == [1, 1], "the one that waits, and not the other once more"
        assert "You have several matches" in text((await rowan.slash("choose", answer=card)).response)
        assert "You have no match" in text((await stage.users["sam"].slash("hand")).response)
