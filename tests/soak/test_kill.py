"""A bot is killed with SIGKILL two hundred times, at checkpoints and from outside (see `tests/bot/player.py`)."""

from pathlib import Path

import pytest

from tests.bot.killing import survive


@pytest.mark.soak
async def test_two_hundred_deaths(tmp_path: Path):
    deaths = await survive(tmp_path, kills=220, outside=60)
    print(dict(deaths))
    assert sum(count for death, count in deaths.items() if death.startswith("killed")) >= 200
    kinds = ("engine", "statement", "committed", "before delivery", "after delivery", "outside")
    assert all(deaths[f"killed {kind}"] for kind in kinds), deaths
