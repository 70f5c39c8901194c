"""Days away: no reminders, and the clock stands."""

from datetime import date

import pytest

from bot.errors import AwayTooLong, DatesPassed
from bot.pace import Pace
from bot.table import Table
from tests.bot.discord import Clock
from tests.bot.pace.conftest import Time
from tests.bot.pace.test_reminders import to_red
from tests.bot.playing import BIRK, ROWAN

TODAY = date(2027, 1, 15)  # it is 8:00 UTC


async def test_not_while_away_and_at_its_end_instead(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, zone="Europe/Berlin")
    await to_red(table)
    await time.passes(1)
    await pace.change(ROWAN, away=(date(2027, 1, 20), None))
    found = await time.hourly(200)
    assert found[0] == (5 * 24 + 14, "reminder", ROWAN)  # midnight in Berlin, after the 20th


async def test_the_end_of_the_days_away_may_be_in_the_night(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, zone="Europe/Berlin", quiet_from="22", quiet_to="7")
    await to_red(table)
    await time.passes(1)
    await pace.change(ROWAN, away=(date(2027, 1, 20), None))
    assert (await time.hourly(200))[0] == (5 * 24 + 21, "reminder", ROWAN)


async def test_days_away_that_begin_later(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, away=(date(2027, 1, 18), date(2027, 1, 16)))
    await to_red(table)
    assert [hour for hour, *_ in await time.hourly(100)] == [88]  # due on the 16th at 8:00; back on the 19th


async def test_being_back_early(table: Table, pace: Pace, time: Time):
    await to_red(table)
    await pace.change(ROWAN, away=(date(2027, 1, 30), None))
    await time.passes(30)
    await pace.change(ROWAN, away_from=0, away_until=0)
    assert len(await time.passes(1)) == 1


async def test_others_are_reminded_meanwhile(table: Table, pace: Pace, time: Time):
    await to_red(table)
    await pace.change(BIRK, away=(date(2027, 1, 30), None))
    assert len(await time.passes(24)) == 1


async def test_days_away_have_an_end_in_sight(table: Table, pace: Pace):
    with pytest.raises(AwayTooLong, match="60 days"):
        await pace.change(ROWAN, away=(date(2027, 3, 17), None))
    await pace.change(ROWAN, away=(date(2027, 3, 16), None))
    for last, first in ((date(2027, 1, 14), None), (date(2027, 1, 20), date(2027, 1, 21))):
        with pytest.raises(DatesPassed):
            await pace.change(ROWAN, away=(last, first))


async def test_today_is_a_day(pace: Pace, clock: Clock):
    person = await pace.change(ROWAN, away=(TODAY, None))
    assert (person.away_from, person.away_until) == (clock.now, clock.now + 16 * 3600)


async def test_days_begin_and_end_at_midnight_of_the_person_also_when_the_clock_jumps(pace: Pace, time: Time):
    await pace.change(ROWAN, zone="Europe/Berlin")
    time.set("2026-10-20 12:00")
    person = await pace.change(ROWAN, away=(date(2026, 10, 25), date(2026, 10, 25)))
    assert person.away_until - person.away_from == 25 * 3600
    time.set("2027-03-20 12:00")
    person = await pace.change(ROWAN, away=(date(2027, 3, 28), date(2027, 3, 28)))
    assert person.away_until - person.away_from == 23 * 3600


async def test_everybody_can_see_who_is_away(table: Table, pace: Pace, time: Time):
    match_id = await to_red(table)
    await pace.change(ROWAN, away=(date(2027, 1, 17), date(2027, 1, 17)))
    red, blue = await pace.standing(match_id)
    assert (red.away_until, blue.away_until) == (None, None)
    time.set("2027-01-17 00:00")
    red, blue = await pace.standing(match_id)
    assert red.away_until is not None
    time.set("2027-01-18 00:00")
    assert (await pace.standing(match_id))[0].away_until is None
