"""Many whole matches through Discord, with a restart in a secret choice: no answer is refused, every match ends."""

from pathlib import Path

import pytest

import tests.skirmish  # noqa: F401
from tests.bot.stage import staged
from tests.bot.test_whole_match import GERMAN, drive

SEEDS = range(100, 120)


@pytest.mark.soak
@pytest.mark.parametrize("way", ["controls", "commands"])
@pytest.mark.parametrize("seed", SEEDS)
async def test_five_armies(tmp_path: Path, way: str, seed: int):
    async with staged(tmp_path / "r.sqlite3", GERMAN, pictures=False, seed=lambda n: bytes([seed]) * n) as stage:
        await stage.begin("five_armies", "free", language=("en", "de")[seed % 2])
        driver = await drive(stage, way, seed, ("free", "shadow"), restart_at=20, must_restart=False)
        assert driver.refused == [] and driver.misjudged == []
