"""Whole matches from `/match new` to victory, through Discord alone."""

from pathlib import Path

import pytest

from tests.bot.driver import Driver
from tests.bot.stage import Stage, staged, text

GERMAN = {"birk": "de"}


async def drive(stage: Stage, way: str, seed: int, sides: tuple[str, str], restart_at: int | None = None) -> Driver:
    info = (await stage.bot.table.at(stage.channel.id)).info
    people = {sides[0]: stage.rowan, sides[1]: stage.birk}
    driver = Driver(stage, info.id, people, seed, {sides[0]: "en", sides[1]: "de"})
    restarted = restart_at is None
    for step in range(3_000):
        if await driver.over():
            return driver
        await (driver.press_one() if way == "controls" else driver.type_one())
        if not restarted and step >= restart_at and (await driver.match()).locked:
            await stage.restart()
            restarted = True
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("way", ["controls", "commands"])
async def test_skirmish_to_the_end_with_a_restart_in_a_secret_choice(tmp_path: Path, way: str):
    async with staged(tmp_path / "r.sqlite3", GERMAN) as stage:
        await stage.begin("skirmish", "red", language="de")
        driver = await drive(stage, way, 5, ("red", "blue"), restart_at=4)
        print(driver.used, driver.refused)
        last = stage.channel.last_message
        assert "Sieg" in text(last)
        assert driver.refused == []
        result = await stage.sam.slash(stage.channel, "match verify")
        assert "Verified" in text(result.response)


@pytest.mark.parametrize("way", ["controls", "commands"])
async def test_five_armies_to_the_end_with_a_restart_in_a_secret_choice(tmp_path: Path, way: str):
    """Without pictures, which would take most of the time; they have tests of their own."""
    async with staged(tmp_path / "r.sqlite3", GERMAN, pictures=False) as stage:
        await stage.begin("five_armies", "free", language="de")
        driver = await drive(stage, way, 3, ("free", "shadow"), restart_at=20)
        print(driver.used, driver.refused)
        assert "Sieg" in text(stage.channel.last_message)
        assert driver.refused == []
        result = await stage.sam.slash(stage.channel, "match verify")
        assert "Verified" in text(result.response)
