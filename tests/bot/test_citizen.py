"""A good citizen: lines in the log without secrets, short numbers for errors, commands that are told once, no rest."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from bot import client
from tests.bot.playing import give
from tests.bot.stage import staged, text
from tests.bot.test_failures import first_pick

OF_SKIRMISH = ("clash", "shield", "parry", "wounds")


async def test_every_interaction_and_every_answer_is_a_line_with_its_times(tmp_path: Path, caplog: Any):
    caplog.set_level(logging.INFO)
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        shown, custom_id = await first_pick(stage, stage.rowan)
        caplog.clear()
        await stage.rowan.click(shown, custom_id=custom_id)
        played, pressed = [
            next(one.getMessage() for one in caplog.records if one.getMessage().startswith(word))
            for word in ("played", "interaction")
        ]
        assert f"match={match_id} seat=red verb=answer number=1" in played
        assert f"match={match_id} seat=red verb=pick number=1" in pressed and f"user={stage.rowan.id}" in pressed
        for line in (played, pressed):
            assert all(f"{step}=" in line for step in ("lock", "load", "engine", "save", "total"))
        assert "defer=" in pressed


async def test_no_line_of_the_log_names_a_card(tmp_path: Path, caplog: Any):
    caplog.set_level(logging.DEBUG, "bot")
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        match = (await stage.bot.table.look(match_id)).match
        cards = {card for seat in match.game.seats for card in match.view(seat)["hand"]}
        await stage.rowan.slash(stage.channel, "hand")
        await stage.rowan.slash(stage.channel, "clash", card=match.view("red")["hand"][0])
        shown, custom_id = await first_pick(stage, stage.birk)
        await stage.sure(stage.birk, await stage.birk.click(shown, custom_id=custom_id))
        await stage.deliver()
        said = "\n".join(one.getMessage() for one in caplog.records if one.name.startswith("bot"))
        words = {match.game.texts.word("en", card) for card in cards}
        assert "played" in said and not [one for one in cards | words if one in said]


async def test_pictures_say_how_long_they_took(tmp_path: Path, caplog: Any):
    caplog.set_level(logging.INFO)
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.bot.gallery.hand(await view(stage), "dark", "en")
    assert any("picture hand" in one.getMessage() and "render=" in one.getMessage() for one in caplog.records)


async def view(stage: Any) -> Any:
    people = {"free": stage.rowan.id, "shadow": stage.birk.id}
    match_id = await stage.bot.table.open("five_armies", 900, people, host=stage.rowan.id)
    return (await stage.bot.table.look(match_id)).match.view("free")


async def test_the_number_of_an_error_leads_to_its_trace_and_says_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()

        async def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError("red holds card_9")

        monkeypatch.setattr(stage.bot.table, "answer", broken)
        result = await stage.rowan.slash(stage.channel, "choose", answer="card_1")
        told = text(result.response)
        assert result.ephemeral and "card_9" not in told and "Error" not in told
        (logged,) = [one for one in caplog.records if told.split("`")[1] in one.getMessage()]
        assert logged.exc_info and "red holds" in str(logged.exc_info[1])


async def test_a_command_that_we_no_longer_know_is_answered(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", check_errors=False) as stage:
        stage.bot.tree.remove_command("help")
        told = await stage.sam.slash(stage.channel, "help")
        assert told.ephemeral and "This command has changed" in text(told.response)


async def test_commands_are_sent_again_when_their_definition_changes(tmp_path: Path):
    """A moderator's role makes `/moderate` visible to everybody, for the check alone decides then."""

    def sent() -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in stage.env.http_requests)

    async with staged(tmp_path / "r.sqlite3") as stage:
        (group,) = [one for one in await stage.bot.tree.payload() if one["name"] == "moderate"]
        assert group["default_member_permissions"] == 1 << 5, "who manages the server"
        before = await stage.bot.tree.fingerprint()
        stage.options["moderator_role"] = 1
        await stage.restart()
        assert sent() == 2
        (group,) = [one for one in await stage.bot.tree.payload() if one["name"] == "moderate"]
        assert group["default_member_permissions"] is None
        now = await stage.bot.tree.fingerprint()
        assert now != before
        stage.bot._connection.application_id += 1
        assert await stage.bot.tree.fingerprint() != now, "another bot on the same database"
        stage.bot._connection.application_id -= 1


async def test_what_is_due_is_delivered_before_the_bot_stops(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        stage.bot._delivers = True
        await give(stage.bot.table, match_id, "red")
        await stage.bot.close()
        assert "Red: locked" in text(stage.panel())


async def test_who_is_never_served_does_not_keep_the_bot_from_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(client, "PATIENCE", 0.05)
    async with staged(tmp_path / "r.sqlite3") as stage:
        served: Any = object()
        stage.bot.arrive(served)
        await asyncio.wait_for(stage.bot.close(), 5)
        assert "still under way" in caplog.text


async def test_every_command_and_option_has_german_words(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        nodes = [one for one in await stage.bot.tree.payload() if one["name"] not in OF_SKIRMISH]
        while nodes:
            one = nodes.pop()
            assert "de" in one["name_localizations"] and "de" in one["description_localizations"], one["name"]
            nodes += one.get("options") or []
