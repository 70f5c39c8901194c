"""The panel on Discord: when it is a new message, whom it calls, what it says at the end, and what old ones keep."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from simcord.backend import serializers

from bot.presenter.layout import layout
from bot.presenter.panel import describe_panel
from bot.presenter.pictures import Shown
from bot.presenter.words import happened
from bot.store.letters import CALLS_SECONDS, MOST_CALLS
from engine.core.chance import Stream
from tests.bot.playing import give
from tests.bot.stage import Stage, controls, raw, staged, text, walk
from tests.bot.test_quiet import posts

HOUR = 3_600
LOOK = ["board", "help"]


def verbs(message: Any) -> list[str]:
    return [key.verb for _, key in controls(message)]


def again(stage: Stage, message: Any) -> Any:
    """The same message as it is now."""
    return next(one for one in stage.channel.history() if one.id == message.id)


def pictures(message: Any) -> list[dict[str, Any]]:
    return [item["media"] for one in walk(raw(message)) if one["type"] == 12 for item in one["items"]]


async def test_locking_and_undoing_posts_nothing_and_calls_nobody(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        panel, private = stage.panel(), stage.users["birk"].dm_channel
        before = len(posts(stage, stage.channel)), len(private.history())
        for _ in range(3):
            await give(stage.bot.table, match_id, "red")
            await stage.deliver()
            assert "Red: locked" in text(again(stage, panel))
            await stage.press(stage.rowan, stage.panel(), "undo")
            await stage.deliver()
            assert "Red: choosing" in text(again(stage, panel))
        assert stage.panel().id == panel.id
        assert (len(posts(stage, stage.channel)), len(private.history())) == before
        await give(stage.bot.table, match_id, "red")
        await give(stage.bot.table, match_id, "blue")
        await stage.deliver()
        info = (await stage.bot.table.look(match_id)).info
        called = [info.seats[seat] for seat in info.owing if seat != "blue"]
        assert posts(stage, stage.channel)[-1]["allowed_mentions"]["users"] == called != []


async def test_a_panel_that_comes_late_calls_only_who_still_owes(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.rowan.slash(stage.channel, "match new", game="skirmish", opponent=stage.users["birk"], side="red")
        await stage.deliver()
        await stage.press(stage.birk, stage.channel.last_message, "accept")
        match_id = (await stage.bot.table.at(stage.channel.id)).info.id
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        assert posts(stage, stage.channel)[-1]["allowed_mentions"]["users"] == [stage.birk.id]


async def test_an_own_undo_changes_the_panel_and_says_so(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        await stage.begin("five_armies", "free")
        panel, before = stage.panel(), len(posts(stage, stage.channel))
        for _ in range(2):
            await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
            await stage.deliver()
            told = text(again(stage, panel))
            assert "Bard" in told
            await stage.rowan.slash(stage.channel, "match undo")
            await stage.deliver()
            shown = text(again(stage, panel))
            assert shown.count("Something was taken back by Free Peoples") == 1
            assert "Bard" not in shown, "what was taken back is not told any more"
        assert len(posts(stage, stage.channel)) == before
        assert stage.panel().id == panel.id
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        await stage.deliver()
        shown = text(again(stage, panel))
        assert shown.index("was taken back") < shown.index("Bard")


async def test_a_panel_that_comes_after_a_moderators_rewind_says_so(tmp_path: Path):
    """What waits for the old channel is told in the new one together."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await stage.maud.slash(stage.channel, "moderate rewind", to="0", reason="A slip")
        stage.channel = stage.guild.create_text_channel("elsewhere")
        await stage.maud.slash(stage.channel, "moderate move", match=str(match_id), reason="Too noisy here")
        await stage.deliver()
        assert "A moderator has rewound the match" in text(stage.panel())
        assert "Red has chosen" not in text(stage.panel())


@pytest.mark.parametrize("code", [30046, 50083])
async def test_a_panel_that_cannot_be_edited_any_more_is_posted_anew(tmp_path: Path, code: int):
    """Too many edits of an old message; a thread that was archived meanwhile."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        panel = stage.panel()
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=code, times=1)
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        assert stage.panel().id != panel.id
        assert "Red: locked" in text(stage.panel())
        assert not controls(again(stage, panel))
        assert posts(stage, stage.channel)[-1]["allowed_mentions"]["users"] == [], "nobody is asked anything new"
        assert (await stage.bot.table.look(match_id)).info.lost == ""


async def test_an_old_panel_keeps_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Discord lists no attachments of a message whose layout shows them (discord-api-docs, issue 8277)."""
    real = serializers.message_payload

    def as_discord_does(*args: Any, **more: Any) -> Any:
        return {**real(*args, **more), "attachments": []}

    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin("five_armies", "free")
        await stage.maud.slash(stage.channel, "moderate pause", reason="Tea")
        await stage.deliver()
        panel = stage.panel()
        (picture,) = pictures(panel)
        monkeypatch.setattr(serializers, "message_payload", as_discord_does)
        await stage.maud.slash(stage.channel, "moderate resume", reason="No more tea")
        await stage.deliver()
        assert stage.panel().id != panel.id
        now = again(stage, panel)
        assert not controls(now)
        assert pictures(now) == [picture]
        path = f"/channels/{stage.channel.id}/messages/{panel.id}"
        edit = [one.json for one in stage.env.http_requests if one.method == "PATCH" and one.path.endswith(path)][-1]
        asked = [item["media"]["url"] for one in walk(edit["components"]) if one["type"] == 12 for item in one["items"]]
        assert asked == [f"attachment://{picture['url'].rsplit('/', 1)[-1]}"]
        assert (await stage.bot.table.look(match_id)).info.status == "active"


async def test_a_resigned_match_says_so_on_its_panel(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        panel, before = stage.panel(), len(posts(stage, stage.channel))
        sure = await stage.birk.slash(stage.channel, "match resign")
        await stage.press(stage.birk, sure.response, "resign")
        await stage.deliver()
        now = again(stage, panel)
        assert "given up" in text(now) and "choosing" not in text(now)
        assert verbs(now) == LOOK
        assert len(posts(stage, stage.channel)) == before + 1, "the end is told once more, in a message that calls both"
        shown = await stage.press(stage.sam, now, "board")
        assert "Skirmish" in text(shown.response)


@pytest.mark.parametrize("deed", ["close", "reset"])
async def test_an_archived_match_says_so_on_its_panel(tmp_path: Path, deed: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        panel = stage.panel()
        await stage.maud.slash(stage.channel, f"moderate {deed}", reason="Enough")
        await stage.deliver()
        now = again(stage, panel)
        assert "in the archive" in text(now) and "choosing" not in text(now)
        assert verbs(now) == LOOK
        if deed == "reset":
            assert "choosing" in text(stage.panel()) and stage.panel().id != panel.id
            return
        await stage.maud.slash(stage.channel, "moderate restore", match=str(match_id), reason="Not enough")
        await stage.deliver()
        assert "choosing" in text(stage.panel()) and stage.panel().id != panel.id
        assert not controls(again(stage, panel))


async def test_a_closed_match_whose_panel_was_deleted_gets_no_new_one(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        stage.env.backend.delete_message(stage.channel.id, stage.panel().id)
        await stage.maud.slash(stage.channel, "moderate close", reason="Enough")
        before = len(stage.channel.history())
        await stage.deliver()
        assert len(stage.channel.history()) == before + 1, "that it was closed"


async def fallen(stage: Stage) -> tuple[int, Any]:
    """A match in which blue's clock has run out, and the message that says so."""
    match_id = await stage.begin(clock="standard")
    await give(stage.bot.table, match_id, "red")
    await stage.deliver()
    stage.clock.now += 200 * HOUR
    await stage.bot.pace.tick()
    await stage.deliver()
    message = next(one for one in stage.channel.history() if "has run out" in text(one))
    assert verbs(message) == ["claim", "extend"]
    return match_id, message


@pytest.mark.parametrize("end", ["claim", "extend", "answer", "pause", "close"])
async def test_a_fallen_clock_that_was_dealt_with_has_no_buttons(tmp_path: Path, end: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, message = await fallen(stage)
        await stage.deliver()
        assert controls(again(stage, message)), "it has not been dealt with"
        if end == "claim":
            await stage.bot.clocks.claim(match_id, stage.rowan.id)
        elif end == "extend":
            await stage.bot.clocks.extend(match_id, stage.rowan.id)
        elif end == "answer":
            await give(stage.bot.table, match_id, "blue")
        else:
            await stage.maud.slash(stage.channel, f"moderate {end}", reason="Tea")
        await stage.deliver()
        assert not controls(again(stage, message))
        assert "has run out" in text(again(stage, message))
        if end == "pause":
            await stage.maud.slash(stage.channel, "moderate resume", reason="No more tea")
            await stage.bot.pace.tick()
            await stage.deliver()
            assert verbs(stage.channel.last_message) == ["claim", "extend"], "it can be claimed again"


async def test_a_request_that_play_has_overtaken_loses_its_buttons(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await stage.bot.takeback.ask(match_id, stage.rowan.id)
        await stage.deliver()
        asked = stage.channel.last_message
        assert verbs(asked) == ["agree", "refuse"]
        hand = (await stage.bot.table.look(match_id)).match.view("red")["hand"]
        await stage.bot.table.answer(match_id, stage.rowan.id, [hand[-1]], change=True)
        await stage.maud.slash(stage.channel, "moderate pause", reason="Tea")
        await stage.maud.slash(stage.channel, "moderate resume", reason="No more tea")
        await stage.deliver()
        assert controls(again(stage, asked)), "it is still open: a changed choice is nobody's business"
        await give(stage.bot.table, match_id, "blue")
        await stage.deliver()
        assert not controls(again(stage, asked))


@pytest.mark.parametrize("part", ["bot.courier.stripped", "bot.store.letters.open_questions"])
async def test_what_cannot_be_tidied_up_does_not_post_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, message = await fallen(stage)
        before = len(posts(stage, stage.channel))

        def broken(*_: Any) -> None:
            raise RuntimeError("a fault")

        monkeypatch.setattr(part, broken)
        await stage.bot.clocks.extend(match_id, stage.rowan.id)
        for _ in range(3):
            await stage.deliver()
            stage.clock.now += 600
        assert len(posts(stage, stage.channel)) == before + 1
        assert controls(again(stage, message))


async def test_a_reason_is_shown_as_it_was_written(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        info, match = await stage.bot.table.look(await stage.begin())
        shown = describe_panel(replace(info, paused="*Tea* for @everyone"), match, [], [])
        words = "\n".join(item.content for item in shown.walk_children() if hasattr(item, "content"))
        assert r"\*Tea\*" in words and "@everyone" not in words


async def test_a_pause_and_a_new_player_are_told_by_the_panel_that_is_there(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        panel = stage.panel()
        await stage.maud.slash(stage.channel, "moderate pause", reason="Lunch")
        await stage.deliver()
        assert "Lunch" in text(again(stage, panel))
        await stage.maud.slash(stage.channel, "moderate resume", reason="Back")
        await stage.deliver()
        panel = stage.panel()
        assert f"<@{stage.birk.id}>" in text(panel)
        await stage.maud.slash(
            stage.channel, "moderate reassign", seat="blue", person=stage.users["sam"], reason="Birk is ill"
        )
        await stage.deliver()
        told = posts(stage, stage.channel)[-1]
        assert set(told["allowed_mentions"]["users"]) == {stage.rowan.id, stage.sam.id, stage.birk.id}
        now = text(again(stage, panel))
        assert f"<@{stage.sam.id}>" in now and f"<@{stage.birk.id}>" not in now


async def test_asking_for_an_undo_over_and_over_calls_a_few_times_an_hour(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await give(stage.bot.table, match_id, "blue")
        await stage.deliver()
        private = stage.users["birk"].dm_channel
        letters = len(private.history())

        async def ask() -> list[int]:
            """Whom the request has called; then it is withdrawn."""
            await stage.bot.takeback.ask(match_id, stage.rowan.id)
            await stage.deliver()
            asked = stage.channel.last_message
            assert "asks to take something back" in text(asked)
            called = posts(stage, stage.channel)[-1]["allowed_mentions"]["users"]
            await stage.press(stage.rowan, asked, "refuse")
            await stage.deliver()
            return called

        assert [await ask() for _ in range(MOST_CALLS + 2)] == [[stage.birk.id]] * MOST_CALLS + [[]] * 2
        assert len(private.history()) == letters + MOST_CALLS
        stage.clock.now += CALLS_SECONDS
        assert await ask() == [stage.birk.id]


async def test_who_is_called_reads_all_that_happened_since_they_last_played(tmp_path: Path):
    """Part of it was told by edits of the panel before, which has gone up out of sight."""
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        rng, table, missed = Stream(3), stage.bot.table, list[str]()
        for _ in range(120):
            info, match = await table.look(match_id)
            (seat, question), *_ = match.questions().items()
            done = await table.answer(match_id, info.seats[seat], [question.sample(rng)], question.number)
            missed = [] if seat == "shadow" else [*missed, *happened(match, done.events, None, "en")]
            if list(done.match.questions()) == ["shadow"] and seat == "free" and len(missed) > 3:
                break
            await stage.deliver()
        await stage.deliver()
        assert len(missed) > 3
        assert all(line in text(stage.panel()) for line in missed)


async def test_each_picture_is_shown_whole(tmp_path: Path):
    shown = [Shown(b"", "battle.webp", "a battle"), Shown(b"", "board.webp", "a board")]
    galleries = [one for one in walk(layout("x", pictures=shown).to_components()) if one["type"] == 12]
    assert [len(one["items"]) for one in galleries] == [1, 1]


async def test_a_request_is_settled_in_direct_messages_too(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        for seat in ("red", "blue"):
            await give(stage.bot.table, match_id, seat)
        await stage.bot.takeback.ask(match_id, stage.rowan.id)
        await stage.deliver()
        private = stage.users["birk"].dm_channel
        asked = next(message for message in private.history() if "agree" in verbs(message))
        await stage.press(stage.birk, stage.channel.last_message, "refuse")
        await stage.deliver()
        assert not verbs(next(message for message in private.history() if message.id == asked.id))
