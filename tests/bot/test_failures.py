"""What goes wrong on Discord: each of these happens to a match here, and the match goes on."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import discord
import pytest

from bot.controls.base import FAMILIES
from bot.controls.ids import Key
from bot.errors import StoreFailed
from bot.health import LONGEST_CONNECTING
from bot.reception import Caller
from tests.bot.driver import Driver
from tests.bot.playing import give
from tests.bot.stage import Stage, controls, seen, staged, text
from tests.bot.test_quiet import posts

CHANNEL_POSTS = "/channels/*/messages"
DAY = 86_400


async def play_on(stage: Stage, match_id: int, answers: int = 6, people: dict[str, Any] | None = None) -> None:
    """The match goes on: so many more answers through Discord, and the panel follows."""
    driver = Driver(stage, match_id, people or {"red": stage.rowan, "blue": stage.birk}, 7, {"red": "en", "blue": "en"})
    before = (await stage.bot.table.look(match_id)).info.place
    for _ in range(answers):
        if await driver.over():
            break
        await driver.press_one()
    assert (await stage.bot.table.look(match_id)).info.place >= before + min(answers, 3)


async def first_pick(stage: Stage, who: Any) -> tuple[Any, str]:
    """The dialogue of who is asked, and the id of its first answer."""
    shown = (await stage.press(who, stage.panel(), "act")).response
    return shown, next(custom_id for custom_id, key in controls(shown) if key.verb == "pick")


async def test_closed_direct_messages(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        match_id = await stage.begin()
        await stage.deliver()
        told = [message for message in stage.channel.history() if "direct messages are closed" in text(message)]
        assert told == [], "both are to answer, and the panel calls them"
        shown = await stage.press(stage.birk, stage.panel(), "hand")
        assert shown.ephemeral and "your hand" in text(shown.response)
        tries = sum("/users/@me/channels" in entry.path for entry in stage.env.http_requests)
        await play_on(stage, match_id)
        after = sum("/users/@me/channels" in entry.path for entry in stage.env.http_requests)
        assert after == tries, "who is closed is not tried again for a day"


async def test_who_has_opened_their_direct_messages_again_says_so_and_gets_the_next_one(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        match_id = await stage.begin()
        stage.env.backend.faults.clear()
        shown = await stage.rowan.slash(stage.channel, "settings", messages=True)
        assert "closed" not in text(shown.response)
        while (await stage.bot.table.look(match_id)).match.turn < 2:
            await give(stage.bot.table, match_id, (await stage.bot.table.look(match_id)).info.owing[0])
        await stage.deliver()
        assert "You draw" in text(stage.users["rowan"].dm_channel.history()[-1])


async def test_who_is_not_to_answer_is_told_that_something_private_waits(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await stage.begin("five_armies", "free")
        await stage.deliver()
        told = [message for message in stage.channel.history() if "direct messages are closed" in text(message)]
        assert [text(message).split(",")[0] for message in told] == [stage.birk.mention]
        shown = await stage.press(stage.birk, told[0], "hand")
        assert shown.ephemeral and "your hand" in text(shown.response)


async def test_a_member_who_left_is_replaced(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        stage.guild.remove_member(stage.birk)
        private = f"/channels/{stage.users['birk'].dm_channel.id}/messages"
        stage.env.inject_error("POST", private, status=403, code=50278, times=None)
        shown, custom_id = await first_pick(stage, stage.rowan)
        await stage.rowan.click(shown, custom_id=custom_id)
        await stage.deliver()
        result = await stage.maud.slash(
            stage.channel, "moderate reassign", seat="blue", person=stage.users["sam"], reason="Birk has left"
        )
        assert "announced" in text(result.response)
        await stage.deliver()
        assert any("Birk has left" in text(message) for message in stage.channel.history())
        await play_on(stage, match_id, people={"red": stage.rowan, "blue": stage.sam})


async def test_a_deleted_channel_and_its_match_in_another_one(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        dialogue, custom_id = await first_pick(stage, stage.rowan)
        await stage.rowan.click(dialogue, custom_id=custom_id)
        stage.env.backend.delete_channel(stage.channel.id)
        await stage.deliver()
        await stage.deliver()
        info = (await stage.bot.table.look(match_id)).info
        assert info.lost and info.status == "active"
        private = stage.users["birk"].dm_channel.history()
        assert "no longer write in the channel" in text(private[-1])
        answered = await stage.press(stage.users["birk"], private[0], "act")
        pick = next(custom_id for custom_id, key in controls(answered.response) if key.verb == "pick")
        await stage.sure(stage.users["birk"], await stage.users["birk"].click(answered.response, custom_id=pick))
        assert (await stage.bot.table.look(match_id)).info.place == 2
        stage.channel = stage.guild.create_text_channel("elsewhere")
        await stage.maud.slash(stage.channel, "moderate move", match=str(match_id), reason="The channel is gone")
        await stage.deliver()
        await play_on(stage, match_id)


async def test_lost_permissions_in_the_channel(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        panel = stage.panel()
        await give(stage.bot.table, match_id, "red")
        stage.env.inject_error("POST", CHANNEL_POSTS, status=403, code=50013, times=3)
        await give(stage.bot.table, match_id, "blue")
        for _ in range(8):
            await stage.deliver()
            stage.clock.now += 60
        assert "Red plays" in text(stage.panel()) and stage.panel().id != panel.id
        await play_on(stage, match_id)


async def test_what_is_missing_is_said_before_a_match_begins(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        denied = {stage.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
        channel = stage.guild.create_text_channel("bare", overwrites=denied)
        result = await stage.rowan.slash(channel, "match new", game="skirmish")
        assert "Attach Files" in text(result.response) and "Send Messages" not in text(result.response)


@pytest.mark.parametrize(("status", "code"), [(429, 0), (500, 0), (503, 0)])
async def test_discord_is_busy(tmp_path: Path, status: int, code: int):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        panels = len(stage.channel.history())
        stage.env.inject_error("POST", CHANNEL_POSTS, status=status, code=code, times=4)
        shown, custom_id = await first_pick(stage, stage.birk)
        result = await stage.sure(stage.birk, await stage.birk.click(shown, custom_id=custom_id))
        assert "Red plays" in text(result.response), "the player is answered whatever becomes of the panel"
        for _ in range(8):
            await stage.deliver()
            stage.clock.now += 60
        assert len(stage.channel.history()) == panels + 1, "one new panel, not two"
        await play_on(stage, match_id)


async def test_a_lost_first_answer_does_nothing_and_a_lost_reply_loses_nothing(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", check_errors=False) as stage:
        match_id = await stage.begin()
        shown, custom_id = await first_pick(stage, stage.rowan)
        stage.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=None)
        await stage.rowan.click(shown, custom_id=custom_id)
        stage.env.backend.faults.clear()
        assert (await stage.bot.table.look(match_id)).info.place == 0
        stage.env.inject_error("PATCH", "/webhooks/*", status=500, times=None)
        await stage.rowan.click(shown, custom_id=custom_id)
        stage.env.backend.faults.clear()
        assert (await stage.bot.table.look(match_id)).info.place == 1
        again = await stage.rowan.click(shown, custom_id=custom_id)
        assert "answered this already" in text(again.response)
        await stage.deliver()
        await play_on(stage, match_id)


async def test_a_first_answer_whose_receipt_was_lost_counts(tmp_path: Path):
    """Discord has it, and says so (40060) to the second try."""
    async with staged(tmp_path / "r.sqlite3", check_errors=False) as stage:
        match_id = await stage.begin()
        shown, custom_id = await first_pick(stage, stage.rowan)
        stage.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=40060, times=1)
        await stage.rowan.click(shown, custom_id=custom_id)
        assert (await stage.bot.table.look(match_id)).info.place == 1
        await stage.deliver()
        await play_on(stage, match_id)


async def test_a_post_that_is_tried_again_has_its_nonce_again(tmp_path: Path):
    """In the channel and in direct messages: so Discord does not post it twice."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        places = [stage.channel, stage.users["rowan"].dm_channel]
        before = [len(posts(stage, one)) for one in places]
        for one in places:
            stage.env.inject_error("POST", f"/channels/{one.id}/messages", status=503, times=1)
        while (await stage.bot.table.look(match_id)).match.turn < 2:  # then both draw a card
            await give(stage.bot.table, match_id, (await stage.bot.table.look(match_id)).info.owing[0])
        for _ in range(3):
            await stage.deliver()
            stage.clock.now += 60
        for one, earlier in zip(places, before, strict=True):
            refused, taken = posts(stage, one)[earlier:]
            assert refused["nonce"] == taken["nonce"] and refused["enforce_nonce"] and taken["enforce_nonce"]


@pytest.mark.parametrize("cuts", [1, 12])
async def test_cut_connections_lose_no_post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cuts: int):
    """They are Discord's or the network's, however many: a letter is not given up for them."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        real, left = discord.PartialMessageable.send, [aiohttp.ServerDisconnectedError()] * cuts

        async def send(*args: Any, **more: Any) -> Any:
            if left:
                raise left.pop()
            return await real(*args, **more)

        monkeypatch.setattr(discord.PartialMessageable, "send", send)
        await give(stage.bot.table, match_id, "blue")
        for _ in range(cuts + 1):
            await stage.deliver()
            stage.clock.now += 300
        assert not left and "Red plays" in text(stage.panel())


async def test_a_cut_connection_at_the_answer_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        shown, custom_id = await first_pick(stage, stage.rowan)

        async def cut(*_: Any, **__: Any) -> None:
            raise aiohttp.ServerDisconnectedError

        with monkeypatch.context() as patch:
            patch.setattr(discord.Interaction, "edit_original_response", cut)
            result = await stage.rowan.click(shown, custom_id=custom_id)
        assert (await stage.bot.table.look(match_id)).info.place == 1
        assert not result.followups, "it has been done, so nobody is told that it went wrong"
        await stage.deliver()
        await play_on(stage, match_id)


async def test_the_gateway_drops_and_comes_back(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        shown, custom_id = await first_pick(stage, stage.rowan)
        shard = stage.bot.get_shard(0)
        assert shard is not None
        await shard.disconnect()
        await stage.env.settle()
        stage.clock.now += LONGEST_CONNECTING + 1
        assert (await stage.bot.health.report())["problems"] == ["gateway"]
        await shard.reconnect()
        await stage.env.settle()
        assert (await stage.bot.health.report())["problems"] == []
        await stage.rowan.click(shown, custom_id=custom_id)
        await stage.deliver()
        await play_on(stage, match_id)


async def test_a_double_click_counts_once(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        shown, custom_id = await first_pick(stage, stage.rowan)
        results = await stage.at_once((stage.rowan, shown, custom_id), (stage.rowan, shown, custom_id))
        assert (await stage.bot.table.look(match_id)).info.place == 1
        assert all(result.acknowledged for result in results)
        assert "locked" in text(results[1].response)
        await stage.deliver()
        await play_on(stage, match_id)


async def test_a_double_click_on_undo_takes_one_command_back(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        kind = ""
        while kind not in ("move_from", "recruit", "character", "card"):  # an action in the middle: two own commands
            match = (await stage.bot.table.look(match_id)).match
            question = next(iter(match.questions().values()))
            who = {"free": stage.rowan, "shadow": stage.birk}[question.seat]
            await stage.bot.table.answer(match_id, who.id, [question.sample(Random(match.number))], question.number)
            asked = (await stage.bot.table.look(match_id)).match.questions()
            kind = next(iter(asked.values())).kind
        await stage.deliver()
        panel, place = stage.panel(), (await stage.bot.table.look(match_id)).info.place
        custom_id = next(one for one, key in controls(panel) if key.verb == "undo")
        results = await stage.at_once((who, panel, custom_id), (who, panel, custom_id))
        rows = await stage.bot.table.events(match_id, place, place + 9)
        assert [row.act for row in rows] == ["rewind"]
        told = sorted(text(one.response).split(".")[0].split(":")[0] for one in results)
        assert told == ["Taken back", "That is out of date"], "whichever came first"


async def test_two_interactions_at_once(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        red, blue = await first_pick(stage, stage.rowan), await first_pick(stage, stage.birk)
        results = await stage.at_once((stage.rowan, *red), (stage.birk, *blue))
        for who, result in zip((stage.rowan, stage.birk), results, strict=True):
            await stage.sure(who, result)  # whoever came second may have been asked: theirs lets the dice roll
        info = (await stage.bot.table.look(match_id)).info
        assert (info.place, info.number > 1) == (2, True)
        await stage.deliver()
        await play_on(stage, match_id)


async def test_a_month_old_panel_answers_with_what_is_asked_now(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        panel = stage.panel()
        old, custom_id = await first_pick(stage, stage.rowan)
        stage.env.inject_error("GET", "/channels/*/messages/*", status=500, times=1)  # so that it keeps its buttons
        await stage.rowan.click(old, custom_id=custom_id)
        await stage.deliver()
        await play_on(stage, match_id, 4)
        stage.clock.now += 31 * DAY
        await stage.env.advance_time(31 * DAY)
        await stage.restart()
        question = (await stage.bot.table.look(match_id)).match.questions()
        asked = {"red": stage.rowan, "blue": stage.birk}[next(iter(question))]
        result = await stage.press(asked, panel, "act")
        assert any(key.number == next(iter(question.values())).number for _, key in controls(result.response))
        stale = await stage.forge(stage.rowan, old, custom_id)
        assert "out of date" in text(stale.response) or "answered this already" in text(stale.response)
        await play_on(stage, match_id)


async def test_the_old_panel_loses_its_buttons_and_keeps_its_words(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        first = stage.panel()
        await give(stage.bot.table, match_id, "blue")
        await stage.deliver()
        assert stage.panel().id != first.id
        now = next(message for message in stage.channel.history() if message.id == first.id)
        assert controls(first) and not controls(now)
        assert text(now) == text(first).partition("\n**Both choose in secret.**")[0], "but for whose move it was"


async def test_an_accepted_invitation_loses_its_buttons(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        invitation = stage.channel.history()[0]
        assert "challenges" in text(invitation) and not controls(invitation)


async def test_a_stranger_is_told_and_changes_nothing(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        for verb in ("act", "hand", "undo"):
            result = await stage.press(stage.sam, stage.panel(), verb)
            assert result.ephemeral and "do not play" in text(result.response)
        own = Key(match_id, 1, "red", "pick", "card_1").write()
        for who in (stage.sam, stage.birk):
            result = await stage.forge(who, stage.panel(), own)
            assert "do not play" in text(result.response)
        result = await stage.press(stage.sam, stage.panel(), "board")
        assert result.ephemeral and "Skirmish" in text(result.response)
        assert (await stage.bot.table.look(match_id)).info.place == 0
        await play_on(stage, match_id)


async def test_an_unknown_control_is_answered(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        for custom_id in ("rp0|1|1|red|pick|x", "rp1|1|1|red|dance|x", "something else"):
            result = await stage.forge(stage.rowan, stage.panel(), custom_id)
            assert result.ephemeral and "earlier version" in text(result.response)
        gone = await stage.forge(stage.rowan, stage.panel(), Key(999, 1, "-", "act").write())
        assert "no such match" in text(gone.response)
        odd = await stage.forge(stage.rowan, stage.panel(), Key(match_id, 1, "red", "pick", "no_such_card").write())
        assert "not one of the legal choices" in text(odd.response)
        await play_on(stage, match_id)


async def test_a_modal_opened_before_a_restart_still_counts(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 3, {"red": "en", "blue": "en"})
        while "share" not in [one.kind for one in (await driver.match()).questions().values()]:
            await driver.press_one()
        seat, question = next(iter((await driver.match()).questions().items()))
        who = driver.people[seat]
        shown = (await stage.press(who, stage.panel(), "act")).response
        modal = await stage.press(who, shown, "much")
        assert modal.modal is not None
        await stage.restart()
        result = await driver._fill(who, modal, question.default)
        assert (await stage.bot.table.look(match_id)).info.number != question.number, text(result.response)
        await stage.deliver()
        await play_on(stage, match_id)


async def test_whoever_presses_while_the_bot_stops_is_told(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        shown, custom_id = await first_pick(stage, stage.rowan)
        stage.bot.closing, before = True, seen(shown)
        result = await stage.rowan.click(shown, custom_id=custom_id)
        (told,) = result.followups
        assert told.ephemeral and "restarting" in text(told)
        assert seen(result.response) == before
        public = await stage.press(stage.rowan, stage.panel(), "act")
        assert "restarting" in text(public.response) and not public.followups
        stage.bot.closing = False
        assert (await stage.bot.table.look(match_id)).info.place == 0
        again = await stage.rowan.click(shown, custom_id=custom_id)
        assert "Locked" in text(again.response), "the same button a minute later"
        await play_on(stage, match_id)


async def test_a_form_that_comes_back_while_the_bot_stops_leaves_the_dialogue(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 3, {"red": "en", "blue": "en"})
        while "share" not in [one.kind for one in (await driver.match()).questions().values()]:
            await driver.press_one()
        seat, question = next(iter((await driver.match()).questions().items()))
        shown = (await stage.press(driver.people[seat], stage.panel(), "act")).response
        modal = await stage.press(driver.people[seat], shown, "much")
        stage.bot.closing, before = True, seen(shown)
        opener = await stage.press(driver.people[seat], shown, "much")
        assert opener.modal is None and "restarting" in text(opener.response)
        result = await driver._fill(driver.people[seat], modal, question.default)
        assert "restarting" in text(result.followups[0]) and seen(shown) == before
        stage.bot.closing = False


async def test_the_bot_does_not_stop_before_it_has_said_that_it_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    real, idle = Caller.apologise, []

    async def apologise(caller: Caller, error: Exception) -> None:
        await real(caller, error)
        idle.append(stage.bot._idle.is_set())

    monkeypatch.setattr(Caller, "apologise", apologise)
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        stage.bot.closing = True
        await stage.press(stage.rowan, stage.panel(), "act")
        assert idle == [False] and stage.bot._idle.is_set()
        stage.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
        await stage.press(stage.rowan, stage.panel(), "act")
        assert stage.bot._idle.is_set(), "who came too late is not waited for"
        stage.bot.closing = False


async def test_an_error_of_ours_gets_a_number_and_jams_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        table = stage.bot.table
        real = table.answer
        shown, custom_id = await first_pick(stage, stage.rowan)

        async def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError("a fault")

        monkeypatch.setattr(table, "answer", broken)
        before = seen(shown)
        result = await stage.rowan.click(shown, custom_id=custom_id)
        assert "tell the bot's owner this number" in text(result.followups[0])
        assert seen(shown) == before, "and can be pressed once more"
        monkeypatch.setattr(table, "answer", real)
        await play_on(stage, match_id)


def test_no_two_controls_answer_to_the_same_id():
    for verb, family in FAMILIES.items():
        custom_id = Key(1, 1, "red", verb, "x").write()
        found = {one for one in FAMILIES.values() if one.__discord_ui_compiled_template__.fullmatch(custom_id)}
        assert found == {family}


async def test_closing_waits_for_who_is_being_served(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        served: Any = object()
        stage.bot.arrive(served)
        closing = asyncio.create_task(stage.bot.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        stage.bot.leave(served)
        await asyncio.wait_for(closing, 5)


@pytest.mark.parametrize("what", ["full", "read-only", "disk", "corrupt", "missing", "newer", "foreign"])
async def test_a_failing_database_is_told_with_a_number_and_without_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()

        async def broken(*_: Any, **__: Any) -> None:
            raise StoreFailed(what, f"{stage.path}: it does not work")

        with monkeypatch.context() as patch:
            patch.setattr(stage.bot.table, "answer", broken)
            card = (await stage.bot.table.look(match_id)).match.view("red")["hand"][0]
            told = text((await stage.rowan.slash(stage.channel, "choose", answer=card)).response)
        assert "tell the bot's owner this number" in told and str(tmp_path) not in told
        number = told.split("`")[1]
        logged = next(line for line in caplog.text.splitlines() if number in line)
        assert f"{stage.path}: it does not work" in logged
        await play_on(stage, match_id)
