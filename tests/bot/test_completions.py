"""Suggestions and refusals come in the language that a person has set, also where their Discord speaks another one."""

from pathlib import Path
from typing import Any

import discord
import pytest

from tests.bot.stage import Stage, staged, text


async def german(stage: Stage, *people: Any) -> None:
    for who in people:
        await who.slash(stage.channel, "settings", language="de")


async def suggested(stage: Stage, who: Any, command: str, option: str, typed: str = "", **given: Any) -> set[str]:
    found = await who.autocomplete(stage.channel, command, option, typed, **given)
    return {one["name"] for one in found}


async def test_suggestions_are_in_the_language_that_was_set(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        name, german_name = "The Battle of Five Armies", "Die Schlacht der Fünf Heere"
        assert name in await suggested(stage, stage.rowan, "match new", "game")
        await german(stage, stage.rowan, stage.maud)
        for command, option, typed, expected in [
            ("match new", "game", "", german_name),
            ("match new", "side", "", "Zufall"),
            ("match new", "clock", "", "Gemütliche Uhr"),
            ("board", "theme", "", "Pergament"),
            ("settings", "theme", "", "Pergament"),
            ("settings", "language", "", "wie in Discord"),
            ("board", "focus", "", "Lager"),
            ("rules", "topic", "", "Schicksal"),
        ]:
            found = await suggested(stage, stage.rowan, command, option, typed)
            assert any(expected in one for one in found), (command, option, found)
        assert "Freie Völker" in await suggested(stage, stage.maud, "moderate reassign", "seat")
        assert await suggested(stage, stage.maud, "moderate move", "match") == {f"{match_id}: {german_name}"}
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        points = await suggested(stage, stage.maud, "moderate rewind", "to")
        assert any("Bard" in one and " und " in one for one in points), points
        await stage.maud.slash(stage.channel, "moderate close", reason="Genug")
        assert await suggested(stage, stage.maud, "moderate restore", "match") == {f"{match_id}: {german_name}"}


async def test_missing_permissions_are_named_in_the_language_that_was_set(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await german(stage, stage.rowan)
        denied = {stage.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
        channel = stage.guild.create_text_channel("bare", overwrites=denied)
        refused = await stage.rowan.slash(channel, "match new", game="skirmish")
        assert "Bitte erlaube mir: Dateien anhängen." in text(refused.response)


async def test_suggestions_follow_from_what_was_chosen_before_in_the_same_command(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        await stage.begin("five_armies", "free")
        assert await stage.rowan.autocomplete(stage.channel, "generals", "leaders", "") == []
        assert await stage.rowan.autocomplete(stage.channel, "generals", "leaders", "", who="bard, dain")


async def test_where_suggestions_fail_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any):
    def broken(*_: Any) -> Any:
        raise RuntimeError("a fault")

    monkeypatch.setattr("bot.commands.play.suggest", broken)
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        assert await stage.rowan.autocomplete(stage.channel, "clash", "card", "") == []
    assert "no suggestions" in caplog.text and "a fault" in caplog.text
