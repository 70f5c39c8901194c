"""Nothing public tells a hidden fact: change all that the public cannot know, and no public word changes."""

from pathlib import Path

import pytest

import engine
from bot.presenter.panel import describe_panel
from engine.core.chance import Stream
from tests.bot.driver import Driver
from tests.bot.stage import controls, staged, text


@pytest.mark.parametrize("name", ["skirmish", "five_armies"])
async def test_the_panel_does_not_depend_on_anything_hidden(tmp_path: Path, name: str):
    rng = Stream(5)
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        seats = engine.game(name).seats
        match_id = await stage.begin(name, seats[0])
        people = {seats[0]: stage.rowan, seats[1]: stage.birk}
        driver = Driver(stage, match_id, people, 8, dict.fromkeys(seats, "en"))
        for _ in range(60):
            if await driver.over():
                break
            await driver.press_one()
            info, match = await stage.bot.table.look(match_id)
            assert match is not None
            rows = await stage.bot.table.events(match_id, max(0, info.place - 5), info.place)
            shown = describe_panel(info, match, rows, []).to_components()
            other = describe_panel(info, match.resampled(None, rng), rows, []).to_components()
            assert shown == other


async def test_the_public_never_reads_a_card_that_was_not_played(tmp_path: Path):
    """Every message that went into the channel, in all its versions."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 8, {"red": "en", "blue": "en"})
        for _ in range(12):
            if await driver.over():
                break
            before = len(stage.env.http_requests)
            await driver.press_one()
            match = await driver.match()
            hidden = {card for seat in match.game.seats for card in match.view(seat)["hand"]}
            secret = [match.game.texts.word("en", card) for card in sorted(hidden - set(match.view(None)["discard"]))]
            for request in stage.env.http_requests[before:]:
                if f"/channels/{stage.channel.id}/messages" in request.path:
                    assert not [name for name in secret if name in str(request.json)]


async def test_only_players_are_called_and_nobody_by_free_text(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        posts = [one.json for one in stage.env.http_requests if one.method == "POST" and "/messages" in one.path]
        players = {stage.rowan.id, stage.birk.id}
        called = [post["allowed_mentions"] for post in posts if isinstance(post, dict) and "allowed_mentions" in post]
        assert called
        for one in called:
            assert set(one.get("users", [])) <= players and one.get("parse", []) == []
        assert not stage.bot.intents.members and not stage.bot.intents.message_content


async def test_the_seed_is_told_only_when_the_match_is_over(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        sure = await stage.birk.slash(stage.channel, "match resign")
        assert controls(sure.response)
        assert (await stage.bot.table.look(match_id)).match.seed == b""
        await stage.press(stage.birk, sure.response, "resign")
        await stage.deliver()
        proof = await stage.bot.table.proof(match_id)
        assert proof.seed in text(stage.channel.last_message)
        before = "\n".join(text(message) for message in stage.channel.history()[:-1])
        assert proof.seed not in before
