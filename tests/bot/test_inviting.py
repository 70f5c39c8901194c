"""`/match new`: which side, in which language, who is called, and who cannot be asked."""

from pathlib import Path
from typing import Any

import pytest
from simcord import interactions

import engine
from bot.commands.beginning import _seat
from bot.controls.ids import Key
from tests.bot.stage import controls, staged, text
from tests.bot.test_quiet import posts


@pytest.mark.parametrize(
    ("side", "seat"), [("free", "free"), ("shadow", "shadow"), ("Shadow", "shadow"), ("Freie Völker", "free")]
)
async def test_the_side_is_the_one_that_was_asked_for(tmp_path: Path, side: str, seat: str):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        given = {"game": "five_armies", "opponent": stage.users["birk"], "side": side}
        await stage.rowan.slash(stage.channel, "match new", **given)
        seats = (await stage.bot.table.at(stage.channel.id)).info.seats
        assert seats == {seat: stage.rowan.id, "shadow" if seat == "free" else "free": stage.birk.id}


@pytest.mark.parametrize("side", ["random", None])
def test_chance_gives_either_side(side: str | None):
    game = engine.game("five_armies")
    found = [_seat(game, side, at << 22, "en") for at in range(200)]
    assert set(found) == set(game.seats) and 50 < found.count("free") < 150


async def test_a_side_that_there_is_not_is_named_with_those_there_are(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        refused = await stage.rowan.slash(stage.channel, "match new", game="five_armies", side="red")
        assert "Free Peoples" in text(refused.response) and "Shadow" in text(refused.response)
        gone = await stage.rowan.slash(stage.channel, "match status")
        assert "no match in this channel" in text(gone.response)


async def test_who_is_invited_is_called_and_nobody_else(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.rowan.slash(stage.channel, "match new", game="skirmish", opponent=stage.users["birk"])
        await stage.deliver()
        assert posts(stage, stage.channel)[-1]["allowed_mentions"] == {"parse": [], "users": [stage.birk.id]}
        assert [key.verb for _, key in controls(stage.channel.last_message)] == ["accept", "decline", "help"]


async def test_a_bot_is_not_asked_to_play(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        robot = stage.env.create_user("robot", bot=True)
        stage.guild.add_member(robot)
        refused = await stage.rowan.slash(stage.channel, "match new", game="skirmish", opponent=robot)
        assert "Bots do not play here" in text(refused.response)
        match_id = await stage.begin()
        given = {"seat": "blue", "person": robot, "reason": "Birk has left"}
        refused = await stage.maud.slash(stage.channel, "moderate reassign", **given)
        assert "Bots do not play here" in text(refused.response)
        assert (await stage.bot.table.look(match_id)).info.seats["blue"] == stage.birk.id


async def test_an_invitation_that_was_taken_is_no_longer_open(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        for who, verb in ((stage.birk, "accept"), (stage.sam, "join"), (stage.birk, "decline")):
            late = await stage.forge(who, stage.channel.history()[0], Key(match_id, 0, "-", verb).write())
            assert late.ephemeral and "no longer open" in text(late.response)
        assert (await stage.bot.table.look(match_id)).info.status == "active"


@pytest.mark.parametrize(
    ("bot", "server", "given", "lang"),
    [("en", "de", None, "de"), ("de", "fr", None, "de"), ("de", "en-GB", None, "en"), ("de", "de", "en", "en")],
)
async def test_a_match_speaks_what_was_chosen_else_its_servers_language_else_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, server: str, given: str | None, lang: str
):
    async with staged(tmp_path / "r.sqlite3", language=bot) as stage:
        real = interactions.base_payload

        def in_a_server(backend: Any, **fields: Any) -> Any:
            record, payload = real(backend, **fields)
            return record, payload | {"guild_locale": server}

        monkeypatch.setattr(interactions, "base_payload", in_a_server)
        options = {"language": given} if given else {}
        await stage.rowan.slash(stage.channel, "match new", game="skirmish", **options)
        monkeypatch.setattr(interactions, "base_payload", real)
        assert (await stage.bot.table.at(stage.channel.id)).info.language == lang
        await stage.deliver()
        assert ("looks for an opponent" in text(stage.channel.last_message)) == (lang == "en")


async def test_giving_up_is_asked_about_first(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        asked = await stage.birk.slash(stage.channel, "match resign")
        assert [key.verb for _, key in controls(asked.response)] == ["resign"]
        assert (await stage.bot.table.look(match_id)).info.status == "active"
