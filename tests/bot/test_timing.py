"""Reminders and clocks, as they arrive on Discord."""

from pathlib import Path

from tests.bot.playing import give
from tests.bot.stage import controls, staged, text
from tests.bot.test_quiet import posts, silent

HOUR = 3_600


async def test_a_reminder_comes_by_direct_message_with_its_buttons(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"rowan": "de"}) as stage:
        match_id = await stage.begin()
        stage.clock.now += 25 * HOUR
        await stage.bot.pace.tick()
        await stage.deliver()
        reminder = stage.users["birk"].dm_channel.history()[-1]
        assert "still to move" in text(reminder)
        shown = await stage.press(stage.users["birk"], reminder, "act")
        assert "Choose a card" in text(shown.response)
        assert "wartet" in text(stage.users["rowan"].dm_channel.history()[-1]) or "Zug" in text(
            stage.users["rowan"].dm_channel.history()[-1]
        )
        for _ in range(6):
            stage.clock.now += 80 * HOUR
            await stage.bot.pace.tick()
            await stage.deliver()
        assert any("not reminded any more" in text(message) for message in stage.channel.history())
        assert (await stage.bot.table.look(match_id)).info.status == "active"


async def test_who_wants_no_direct_messages_is_reminded_by_a_mention(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"birk": "de"}) as stage:
        await stage.birk.slash(stage.channel, "settings", messages=False)
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        stage.clock.now += 25 * HOUR
        await stage.bot.pace.tick()
        await stage.deliver()
        reminder = stage.channel.last_message
        assert f"{stage.birk.mention}: you are still to move" in text(reminder), "in the language of the match"
        assert "locked its choice" in text(reminder)
        assert posts(stage, stage.channel)[-1]["allowed_mentions"]["users"] == [stage.birk.id]
        assert not stage.users["birk"].dm_channel or not stage.users["birk"].dm_channel.history()
        shown = await stage.press(stage.birk, reminder, "act")
        assert "verdeckt" in text(shown.response), "and Birk is answered in German"
        await give(stage.bot.table, match_id, "blue")
        await stage.deliver()
        assert not controls(next(one for one in stage.channel.history() if one.id == reminder.id))


async def test_a_public_reminder_that_is_late_makes_no_sound_in_the_night(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.birk.slash(stage.channel, "settings", messages=False)
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        stage.clock.now += 25 * HOUR  # it is 9:00
        await stage.bot.pace.tick()
        await stage.birk.slash(stage.channel, "settings", quiet_from="8:30", quiet_to="10:00", zone="UTC")
        await stage.deliver()
        assert "still to move" in text(stage.channel.last_message)
        assert silent(posts(stage, stage.channel)[-1])


async def test_a_fallen_clock_may_be_extended_or_claimed(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin(clock="standard")
        await stage.rowan.slash(
            stage.channel,
            "choose",
            answer=(await stage.bot.table.look(match_id)).match.view("red")["hand"][0],
        )
        await stage.deliver()
        status = await stage.sam.slash(stage.channel, "match status")
        assert "runs out" in text(status.response)
        stage.clock.now += 200 * HOUR
        await stage.bot.pace.tick()
        await stage.deliver()
        for who, can in ((stage.rowan, True), (stage.birk, False), (stage.sam, False)):
            status = (await who.slash(stage.channel, "match status")).response
            assert ("claim" in [key.verb for _, key in controls(status)]) == can
        fallen = next(message for message in stage.channel.history() if "has run out" in text(message))
        own = await stage.press(stage.birk, fallen, "claim")
        assert "not your seat" in text(own.response), "what would be refused is not asked for"
        await stage.press(stage.rowan, fallen, "extend")
        await stage.deliver()
        assert any("more hours" in text(message) for message in stage.channel.history())
        stage.clock.now += 200 * HOUR
        await stage.bot.pace.tick()
        await stage.deliver()
        fallen = [message for message in stage.channel.history() if "has run out" in text(message)][-1]
        asked = await stage.press(stage.rowan, fallen, "claim")
        assert "really want to claim" in text(asked.response)
        assert (await stage.bot.table.look(match_id)).info.status == "active"
        assert "choice is locked" in text((await stage.press(stage.rowan, asked.response, "act")).response)
        asked = await stage.press(stage.rowan, fallen, "claim")
        await stage.restart()
        await stage.sure(stage.rowan, asked)
        await stage.deliver()
        info = (await stage.bot.table.look(match_id)).info
        assert (info.status, info.winner, info.how) == ("over", "red", "time")
        assert "ran out" in text(stage.channel.last_message)


async def test_days_away_are_set_and_taken_back(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        result = await stage.rowan.slash(stage.channel, "settings", away="2027-01-20")
        assert "<t:" in text(result.response), text(result.response)
        result = await stage.rowan.slash(stage.channel, "settings", away="-")
        assert "<t:" not in text(result.response)
        result = await stage.rowan.slash(stage.channel, "settings", away="someday")
        assert "is no date" in text(result.response)


async def test_each_of_these_calls_whom_it_concerns(tmp_path: Path):
    """A clock that has run out: who may claim. More time: who gets it. No more reminders: the others."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin(clock="standard")
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        called = {}
        for _ in range(10):
            before = len(posts(stage, stage.channel))
            stage.clock.now += 80 * HOUR
            await stage.bot.pace.tick()
            await stage.deliver()
            if "has run out" in text(stage.channel.last_message) and "extend" not in called:
                called["fallen"] = posts(stage, stage.channel)[-1]
                await stage.press(stage.rowan, stage.channel.last_message, "extend")
                await stage.deliver()
                called["extend"] = posts(stage, stage.channel)[-1]
                before += 2
            for post in posts(stage, stage.channel)[before:]:
                if "not reminded any more" in str(post):
                    called["ended"] = post
        users = {name: post["allowed_mentions"]["users"] for name, post in called.items()}
        assert users == {"fallen": [stage.rowan.id], "extend": [stage.birk.id], "ended": [stage.rowan.id]}


async def test_the_status_says_who_is_away(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        await stage.birk.slash(stage.channel, "settings", away="2027-01-20")
        until = int((await stage.bot.people.get(stage.birk.id)).away_until)
        told = text((await stage.rowan.slash(stage.channel, "match status")).response)
        assert f"{stage.birk.mention} is away until <t:{until}:D>" in told
