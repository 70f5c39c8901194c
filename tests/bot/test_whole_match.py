"""Whole matches from `/match new` to victory, through Discord alone."""

from pathlib import Path

import pytest

from tests.bot.driver import Driver
from tests.bot.stage import Stage, staged, text

GERMAN = {"birk": "de"}
WON = {"en": "win", "de": "ieg"}


async def drive(
    stage: Stage, way: str, seed: int, sides: tuple[str, str], restart_at: int | None = None, must_restart: bool = True
) -> Driver:
    info = (await stage.bot.table.at(stage.channel.id)).info
    people = {sides[0]: stage.rowan, sides[1]: stage.birk}
    driver = Driver(stage, info.id, people, seed, {sides[0]: "en", sides[1]: "de"})
    restarted = restart_at is None
    for step in range(3_000):
        if await driver.over():
            assert restarted or not must_restart, "the match was too short for a restart in a secret choice"
            return driver
        await (driver.press_one() if way == "controls" else driver.type_one())
        if not restarted and step >= restart_at and (await driver.match()).locked:
            await stage.restart()
            restarted = True
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("way", "lang"), [("controls", "en"), ("commands", "de")])
async def test_skirmish_to_the_end_with_a_restart_in_a_secret_choice(tmp_path: Path, way: str, lang: str):
    async with staged(tmp_path / "r.sqlite3", GERMAN) as stage:
        await stage.begin("skirmish", "red", language=lang)
        driver = await drive(stage, way, 5, ("red", "blue"), restart_at=4)
        assert WON[lang] in text(stage.channel.last_message)
        assert driver.refused == [] and driver.misjudged == []
        assert way == "commands" or driver.used["confirmed"] > 5
        result = await stage.sam.slash(stage.channel, "match verify")
        assert "Verified" in text(result.response)


@pytest.mark.parametrize(("way", "lang"), [("controls", "de"), ("commands", "en")])
async def test_five_armies_to_the_end_with_a_restart_in_a_secret_choice(tmp_path: Path, way: str, lang: str):
    """Without pictures, which would take most of the time; they have tests of their own."""
    async with staged(tmp_path / "r.sqlite3", GERMAN, pictures=False) as stage:
        await stage.begin("five_armies", "free", language=lang)
        driver = await drive(stage, way, 3, ("free", "shadow"), restart_at=20)
        assert WON[lang] in text(stage.channel.last_message)
        assert driver.refused == [] and driver.misjudged == []
        assert way == "commands" or driver.used["confirmed"] > 5
        result = await stage.sam.slash(stage.channel, "match verify")
        assert "Verified" in text(result.response)
