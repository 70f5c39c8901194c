"""Quiet hours and days away on Discord: nothing makes a sound, and what was held back is true when it comes."""

from pathlib import Path
from typing import Any

import pytest

from tests.bot.playing import give
from tests.bot.stage import Stage, staged, text

HOUR = 3_600
SILENT = 1 << 12  # Discord's flag: no notification
NIGHT = {"quiet_from": "7:00", "quiet_to": "10:00", "zone": "UTC"}  # it is 8:00


def posts(stage: Stage, channel: Any) -> list[dict[str, Any]]:
    """What the bot has posted there, as Discord got it."""
    path = f"/channels/{channel.id}/messages"
    return [one.json for one in stage.env.http_requests if one.method == "POST" and one.path.endswith(path)]


def silent(post: dict[str, Any]) -> bool:
    return bool(post["flags"] & SILENT)


async def answer(stage: Stage, match_id: int, *seats: str) -> None:
    """One answer after the other, each told at once."""
    for seat in seats:
        await give(stage.bot.table, match_id, seat)
        await stage.deliver()


async def asked_in_the_night(stage: Stage) -> int:
    """Rowan sleeps, and Birk's answer makes it Rowan's move."""
    match_id = await stage.begin()
    await answer(stage, match_id, "red", "blue", "red")
    await stage.rowan.slash(stage.channel, "settings", **NIGHT)
    await answer(stage, match_id, "blue")
    assert (await stage.bot.table.look(match_id)).info.owing == ["red"]
    return match_id


async def in_the_morning(stage: Stage) -> list[Any]:
    """What has come to Rowan since, by direct message."""
    private = stage.users["rowan"].dm_channel
    before = len(private.history())
    stage.clock.now += 2 * HOUR
    await stage.deliver()
    return private.history()[before:]


async def test_your_move_is_told_in_the_morning_also_by_a_bot_that_was_started_again(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await asked_in_the_night(stage)
        private = stage.users["rowan"].dm_channel
        before = len(private.history())
        await stage.restart()
        stage.clock.now += 2 * HOUR - 1
        await stage.deliver()
        assert len(private.history()) == before
        stage.clock.now += 1
        await stage.deliver()
        (told,) = private.history()[before:]
        assert "Your move." in text(told)
        assert not silent(posts(stage, private)[-1]), "now it may be heard"
        shown = await stage.press(stage.users["rowan"], told, "act")
        assert "shield" in text(shown.response)
        assert (await stage.bot.table.look(match_id)).info.owing == ["red"]


async def test_the_panel_comes_at_once_and_mentions_who_sleeps_without_a_sound(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await asked_in_the_night(stage)
        panel = posts(stage, stage.channel)[-1]
        assert stage.rowan.mention in text(stage.panel())
        assert silent(panel)
        assert panel["allowed_mentions"]["users"] == [stage.rowan.id], "a mention that Rowan finds in the morning"


async def test_of_several_only_those_are_called_who_may_be_disturbed(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.rowan.slash(stage.channel, "settings", away="2027-01-20")
        await stage.begin()  # both are to choose in secret
        panel = posts(stage, stage.channel)[-1]
        assert not silent(panel)
        assert panel["allowed_mentions"]["users"] == [stage.birk.id]


async def test_who_may_be_disturbed_is_called_as_ever(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await answer(stage, match_id, "red", "blue")  # blue's answer asks red something new
        panel = posts(stage, stage.channel)[-1]
        assert not silent(panel)
        assert panel["allowed_mentions"]["users"] == [stage.rowan.id]
        assert not silent(posts(stage, stage.users["rowan"].dm_channel)[-1])


async def test_who_plays_in_their_quiet_hours_gets_their_cards_at_once_without_a_sound(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        for who in (stage.rowan, stage.birk):
            await who.slash(stage.channel, "settings", **NIGHT)
        match_id = await stage.begin()
        rowan, birk = (stage.users[name].dm_channel for name in ("rowan", "birk"))
        assert rowan is None or not rowan.history(), "Birk's accepting has begun the match; Rowan sleeps"
        assert len(birk.history()) == 1
        await answer(stage, match_id, "red", "blue")  # blue's answer draws a card for both
        assert "You draw" in text(birk.history()[-1])
        assert all(map(silent, posts(stage, birk)))
        stage.clock.now += 2 * HOUR
        await stage.deliver()
        (told,) = stage.users["rowan"].dm_channel.history()
        assert "You draw" in text(told), "what was drawn for Rowan in the night comes with the call in the morning"
        assert "Your move." in text(told)
        assert len(birk.history()) == 2


async def test_no_call_for_a_question_that_was_answered_in_the_night(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await asked_in_the_night(stage)
        await answer(stage, match_id, "red")
        assert await in_the_morning(stage) == []


@pytest.mark.parametrize("deed", ["pause", "close"])
async def test_no_call_into_a_match_that_does_not_go_on(tmp_path: Path, deed: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await asked_in_the_night(stage)
        await stage.maud.slash(stage.channel, f"moderate {deed}", reason="Lunch")
        assert await in_the_morning(stage) == []


@pytest.mark.parametrize("up_early", [False, True])
async def test_no_cards_of_a_match_that_was_over_by_the_morning(tmp_path: Path, up_early: bool):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await answer(stage, match_id, "red")
        await stage.rowan.slash(stage.channel, "settings", **NIGHT)
        await answer(stage, match_id, "blue")
        await stage.bot.table.resign(match_id, stage.birk.id)
        if up_early:
            await stage.rowan.slash(stage.channel, "settings", quiet_from="-")
        assert await in_the_morning(stage) == []


async def test_no_news_of_a_card_that_was_taken_back_in_the_night(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await answer(stage, match_id, "red")
        await stage.rowan.slash(stage.channel, "settings", **NIGHT)
        await answer(stage, match_id, "blue")
        await stage.maud.slash(stage.channel, "moderate rewind", to="0", reason="A slip")
        await stage.deliver()
        (told,) = await in_the_morning(stage)
        assert "Your move." in text(told)
        assert "You draw" not in text(told)


async def test_a_request_to_take_back_waits_and_is_dropped_when_it_has_lapsed(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await asked_in_the_night(stage)
        await stage.bot.takeback.ask(match_id, stage.birk.id)
        await stage.deliver()
        call, request = await in_the_morning(stage)
        assert "Your move." in text(call)
        assert "take something back" in text(request)
        await stage.rowan.slash(stage.channel, "settings", quiet_from="9:00", quiet_to="12:00")
        await stage.bot.takeback.ask(match_id, stage.birk.id)
        await stage.deliver()
        await answer(stage, match_id, "red")
        assert await in_the_morning(stage) == []


async def test_who_sleeps_and_wants_no_direct_messages_is_called_in_the_morning_in_public(tmp_path: Path):
    """The panel has called the other one, who was awake."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.rowan.slash(stage.channel, "settings", messages=False, **NIGHT)
        await stage.begin()
        assert posts(stage, stage.channel)[-1]["allowed_mentions"]["users"] == [stage.birk.id]
        stage.clock.now += 2 * HOUR
        await stage.deliver()
        called = posts(stage, stage.channel)[-1]
        assert called["allowed_mentions"]["users"] == [stage.rowan.id] and not silent(called)
        assert not stage.users["rowan"].dm_channel.history()
