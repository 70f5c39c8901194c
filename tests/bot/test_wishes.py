"""`/settings`: what is asked for is done wholly or not at all, and a slip is answered with what to do."""

from pathlib import Path
from typing import Any

import pytest

from tests.bot.stage import Stage, staged, text

NIGHT = {"quiet_from": "22:30", "quiet_to": "8:00"}


async def settings(stage: Stage, **given: Any) -> str:
    return text((await stage.rowan.slash(stage.channel, "settings", **given)).response)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"away_from": "2027-01-18"}, "Please say your last day away, too"),
        ({"away_from": "2027-01-18", "away": "-"}, "Please say your last day away, too"),
        ({"quiet_from": "22:30"}, "Quiet hours need both a beginning and an end"),
        ({"quiet_to": "8:00"}, "Quiet hours need both a beginning and an end"),
        ({"away": "2027-01-20", "away_from": "0001-01-01", "zone": "Asia/Tokyo"}, "“0001-01-01” is no date"),
        ({"away": "2027-01-20", "away_from": "9999-12-31", "zone": "America/New_York"}, "“9999-12-31” is no date"),
        ({"away": "2027-01-20", "away_from": "2027-01-21"}, "end before they begin"),
        ({"away": "2028-01-20"}, "up to 60 days"),
        ({"away": "soon"}, "“soon” is no date"),
        ({"theme": "pink"}, "It looks like this"),
    ],
)
async def test_a_slip_is_named_and_nothing_is_changed(tmp_path: Path, given: dict[str, str], said: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await settings(stage)
        before = await stage.bot.people.get(stage.rowan.id)
        along: dict[str, Any] = {"language": "de", "reminder": 5, "messages": False}
        assert said in await settings(stage, **given)
        await settings(stage, **(along | given))
        assert await stage.bot.people.get(stage.rowan.id) == before


async def test_one_end_of_the_quiet_hours_can_be_changed_and_a_dash_ends_them(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        assert "22:30–08:00 (UTC)" in await settings(stage, **NIGHT)
        assert "22:30–09:00 (UTC)" in await settings(stage, quiet_to="9")
        for name, hour in NIGHT.items():
            assert "Quiet hours: **–**" in await settings(stage, **{name: "-"})
            assert "Quiet hours need both" in await settings(stage, **{name: hour}), "both were taken away"
            await settings(stage, **NIGHT)


async def test_days_away_are_those_of_the_zone_that_is_set_with_them(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await settings(stage, zone="Asia/Tokyo", away="2027-01-20", away_from="2027-01-18")
        person = await stage.bot.people.get(stage.rowan.id)
        midnight = 1_800_000_000 - 8 * 3_600 + 3 * 86_400 - 9 * 3_600  # the clock stands at 2027-01-15, 8:00 UTC
        assert (person.away_from, person.away_until) == (midnight, midnight + 3 * 86_400)
        assert "Away until: **–**" in await settings(stage, away="-")
        person = await stage.bot.people.get(stage.rowan.id)
        assert (person.away_from, person.away_until, person.zone) == (0, 0, "Asia/Tokyo")
