"""The short run of `tests/soak/test_kill.py`: every checkpoint is counted, so it is the same each time."""

from pathlib import Path

from tests.bot.killing import survive


async def test_a_bot_that_is_killed_at_any_moment_loses_and_repeats_nothing(tmp_path: Path):
    deaths = await survive(tmp_path, kills=15, outside=0)
    assert sum(count for death, count in deaths.items() if death.startswith("killed")) >= 12
