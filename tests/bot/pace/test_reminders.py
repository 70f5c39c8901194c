"""Who is reminded, when, how often, and what ends it."""

from datetime import date

import msgspec
import pytest

from bot.errors import BadHour, BadInterval, DatesPassed, HalfQuiet, UnknownZone
from bot.moderation import Moderation
from bot.outbox import Busy, Outbox
from bot.pace import Pace, timely
from bot.store import People
from bot.table import Table
from bot.takeback import Takeback
from tests.bot.discord import Clock, Discord
from tests.bot.pace.conftest import Time
from tests.bot.playing import BIRK, CHANNEL, MAUD, PEOPLE, ROWAN, begin, give

HOUR = 3600


async def to_red(table: Table) -> int:
    """A match in which only red (Rowan) is asked something."""
    match_id = await begin(table)
    for seat in ("red", "blue", "red", "blue"):
        await give(table, match_id, seat)
    assert (await table.look(match_id)).info.owing == ["red"]
    return match_id


async def test_after_the_interval_then_24_48_72_hours_and_then_the_others_are_told_once(table: Table, time: Time):
    await to_red(table)
    assert await time.hourly(1000) == [
        (24, "reminder", ROWAN),
        (48, "reminder", ROWAN),
        (96, "reminder", ROWAN),
        (168, "reminder", ROWAN),
        (192, "reminders_ended", CHANNEL),
    ]


async def test_the_first_comes_after_the_persons_own_interval(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, remind_hours=5)
    await to_red(table)
    assert [hour for hour, *_ in await time.hourly(200)] == [5, 29, 77, 149, 173]


async def test_not_a_second_early(table: Table, time: Time):
    await to_red(table)
    assert await time.passes(24 - 1 / HOUR) == []
    assert len(await time.passes(1 / HOUR)) == 1
    assert await time.passes(24 - 1 / HOUR) == []
    assert len(await time.passes(1 / HOUR)) == 1


async def test_what_the_letters_say(table: Table, time: Time, clock: Clock):
    match_id = await to_red(table)
    began, number = int(clock.now), (await table.look(match_id)).info.number
    letters = [letter for _ in range(10) for letter in await time.passes(24)]
    common = {"match": match_id, "seat": "red", "number": number, "since": began}
    assert [letter.payload for letter in letters] == [
        *({**common, "count": n, "last": n == 4, "locked": False} for n in (1, 2, 3, 4)),
        {**common, "person": ROWAN, "count": 4},
    ]
    assert {letter.match for letter in letters} == {match_id}


async def test_of_a_secret_choice_a_reminder_says_no_more_than_locked(table: Table, time: Time):
    """Whatever blue has chosen, and however often they changed it, red hears the same."""
    told = []
    for channel, (first, second) in enumerate((("card_4", "card_6"), ("card_7", "card_8")), start=200):
        match_id = await begin(table, channel)
        await give(table, match_id, "blue", first)
        await table.answer(match_id, BIRK, [second], change=True)
        (letter,) = await time.passes(24)
        assert letter.person == ROWAN
        told.append({**letter.payload, "match": 0, "since": 0})
        await table.resign(match_id, ROWAN)
    assert told[0] == told[1]
    assert told[0]["locked"] is True
    assert "card" not in str(told)


async def test_both_are_reminded_while_both_choose_and_each_only_until_they_have(table: Table, time: Time):
    match_id = await begin(table)
    assert sorted(letter.person or 0 for letter in await time.passes(24)) == [ROWAN, BIRK]
    await give(table, match_id, "red")
    assert [(letter.person, letter.payload["count"]) for letter in await time.passes(24)] == [(BIRK, 2)]


async def test_what_the_other_one_does_does_not_put_a_reminder_off(table: Table, time: Time):
    match_id = await begin(table)
    await time.passes(23)
    await give(table, match_id, "red")
    await time.passes(0.5)
    await table.answer(match_id, ROWAN, ["card_3"], change=True)
    await table.retract(match_id, ROWAN)
    assert [letter.person for letter in await time.passes(0.5)] == [BIRK]


async def test_answering_begins_a_new_wait(table: Table, time: Time):
    match_id = await to_red(table)
    await time.passes(24)
    await give(table, match_id, "red")  # red is asked once more
    assert (await table.look(match_id)).info.owing == ["red"]
    assert await time.passes(23.9) == []
    (letter,) = await time.passes(0.1)
    assert letter.payload["count"] == 1


async def test_undo_begins_a_new_wait(table: Table, time: Time):
    match_id = await to_red(table)
    await time.passes(23)
    await give(table, match_id, "red", "no")
    await Takeback(table).undo(match_id, ROWAN)
    assert await time.passes(23) == []
    assert len(await time.passes(1)) == 1


async def test_a_reminder_that_is_still_on_its_way_when_the_answer_comes_is_not_delivered(
    table: Table, pace: Pace, time: Time, clock: Clock, outbox: Outbox, discord: Discord
):
    match_id = await to_red(table)
    await outbox.flush()
    clock.now += 24 * HOUR
    discord.trouble.append(Busy(60))
    assert await pace.tick() == 1
    await outbox.flush()
    await give(table, match_id, "red")
    clock.now += 61
    await outbox.flush()
    assert "reminder" not in discord.kinds(ROWAN)


async def test_a_letter_is_timely_as_long_as_it_is_true(table: Table, time: Time):
    match_id = await to_red(table)
    (letter,) = await time.passes(24)
    info = (await table.look(match_id)).info
    assert timely(info, letter.payload)
    for change in ({"paused": "tea"}, {"status": "over"}, {"number": 99}, {"owing": ["blue"]}):
        assert not timely(msgspec.structs.replace(info, **change), letter.payload)
    ended = {**letter.payload, "person": ROWAN}
    assert timely(info, ended)
    assert not timely(msgspec.structs.replace(info, seats={"red": MAUD, "blue": BIRK}), ended)


async def test_no_interval_no_reminder(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, remind_hours=0)
    await to_red(table)
    assert await time.hourly(400) == []
    await pace.change(ROWAN, remind_hours=24)
    assert len(await time.passes(1)) == 1


async def test_a_new_interval_counts_at_once_for_what_is_waited_for(table: Table, pace: Pace, time: Time):
    await to_red(table)
    await time.passes(6)
    await pace.change(ROWAN, remind_hours=8)
    assert [hour for hour, *_ in await time.hourly(30)] == [2, 26]


async def test_one_reminder_for_who_plays_both_sides_and_nobody_to_be_told_of_its_end(table: Table, time: Time):
    await table.open("skirmish", CHANNEL, {"red": ROWAN, "blue": ROWAN}, host=ROWAN)
    found = await time.hourly(300)
    assert [kind for _, kind, _ in found] == ["reminder"] * 4
    assert {who for *_, who in found} == {ROWAN}


async def test_nobody_is_reminded_of_an_invitation_or_a_finished_match(table: Table, time: Time):
    await table.invite("skirmish", 300, {"red": ROWAN, "blue": BIRK}, host=ROWAN)
    await table.resign(await to_red(table), BIRK)
    assert await time.hourly(60) == []


async def test_the_wait_begins_when_the_invitation_is_accepted(table: Table, time: Time):
    match_id = await table.invite("skirmish", 300, PEOPLE, host=ROWAN)
    await time.passes(40)
    await table.join(match_id, BIRK)
    assert await time.passes(23.9) == []
    assert len(await time.passes(0.1)) == 2


# --- pauses and moderators --------------------------------------------------------------------------------------------


async def test_not_while_the_match_is_paused_and_anew_after_it(table: Table, time: Time):
    moderation, match_id = Moderation(table), await to_red(table)
    await time.passes(24)
    await moderation.pause(match_id, MAUD, "tea")
    assert await time.hourly(300) == []
    await moderation.resume(match_id, MAUD, "the tea is finished")
    assert await time.passes(23.9) == []
    (letter,) = await time.passes(0.1)
    assert letter.payload["count"] == 1


async def test_archived_restored_and_begun_again(table: Table, time: Time):
    moderation, match_id = Moderation(table), await to_red(table)
    await moderation.close(match_id, MAUD, "they have moved house")
    assert await time.hourly(100) == []
    await moderation.restore(match_id, MAUD, "they are back")
    assert [letter.person for letter in await time.passes(24)] == [ROWAN]
    fresh = await moderation.reset(match_id, MAUD, "once more")
    assert {letter.match for letter in await time.passes(24)} == {fresh}


async def test_who_takes_over_is_reminded_and_who_has_gone_is_not(table: Table, time: Time):
    moderation, match_id = Moderation(table), await to_red(table)
    await time.passes(23)
    await moderation.reassign(match_id, MAUD, "gone", "red", 55)
    assert await time.passes(23) == []
    assert [letter.person for letter in await time.passes(1)] == [55]


# --- quiet hours ------------------------------------------------------------------------------------------------------


async def test_in_quiet_hours_it_waits_for_their_end(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, quiet_from="22:00", quiet_to="07:00", zone="Europe/Berlin", remind_hours=1)
    time.set("2027-01-15 20:30")  # 21:30 in Berlin
    await to_red(table)
    assert await time.hourly(12) == [(10, "reminder", ROWAN)]  # the first poll after 7:00


@pytest.mark.parametrize(
    ("asked", "interval", "reminded"),
    [
        ("2026-10-24 19:30", 6, "2026-10-25 06:00"),  # due at 1:30 UTC, in the night that has an hour more
        ("2026-10-24 20:00", 10, "2026-10-25 06:00"),  # due at the very end of it
        ("2026-10-24 20:00", 9, "2026-10-25 06:00"),
        ("2026-10-24 20:00", 11, "2026-10-25 07:00"),
        ("2027-03-27 19:30", 6, "2027-03-28 05:00"),  # an hour less
        ("2027-03-27 20:00", 9, "2027-03-28 05:00"),
        ("2027-03-27 20:00", 10, "2027-03-28 06:00"),
    ],
)
async def test_nights_in_which_the_clock_jumps(table: Table, pace: Pace, time: Time, asked, interval, reminded):
    await pace.change(ROWAN, quiet_from="22:30", quiet_to="07:00", zone="Europe/Berlin", remind_hours=interval)
    time.set(asked)
    await to_red(table)
    for _ in range(48):
        if await time.passes(0.5):
            break
    assert f"{time.now():%Y-%m-%d %H:%M}" == reminded


async def test_the_next_one_counts_from_when_the_last_was_sent(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, quiet_from="08:00", quiet_to="10:00", zone="UTC")  # it is 8:00
    await to_red(table)
    assert [hour for hour, *_ in await time.hourly(110)] == [26, 50, 98]


async def test_quiet_hours_of_no_length_are_none(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, quiet_from="08:00", quiet_to="08:00")
    await to_red(table)
    assert len(await time.passes(24)) == 1


async def test_new_quiet_hours_count_at_once(table: Table, pace: Pace, time: Time):
    await to_red(table)
    await time.passes(23)
    await pace.change(ROWAN, quiet_from="7", quiet_to="12", zone="utc")
    assert [hour for hour, *_ in await time.hourly(10)] == [5]


async def test_a_bot_that_was_down_does_not_wake_anybody_when_it_is_back(table: Table, pace: Pace, time: Time):
    await pace.change(ROWAN, quiet_from="20:00", quiet_to="06:00", zone="UTC")
    await to_red(table)
    assert await time.passes(24 + 14) == []  # due at 8:00; it is 22:00
    assert [hour for hour, *_ in await time.hourly(10)] == [8]


async def test_other_settings_may_be_changed_along(pace: Pace):
    person = await pace.change(ROWAN, zone="utc", language="de", theme="dark")
    assert (person.zone, person.language, person.theme) == ("UTC", "de", "dark")


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"zone": "Europe/Mordor"}, UnknownZone),
        ({"quiet_from": "25:00", "quiet_to": "07:00"}, BadHour),
        ({"remind_hours": -1}, BadInterval),
        ({"remind_hours": 169}, BadInterval),
        ({"remind_hours": 3, "zone": "nowhere"}, UnknownZone),
        ({"remind_hours": 3, "quiet_from": "22:30"}, HalfQuiet),
        ({"quiet_to": "7"}, HalfQuiet),
        ({"remind_hours": 3, "away": (date(2020, 1, 1), None)}, DatesPassed),
    ],
)
async def test_a_bad_setting_is_refused_and_changes_nothing(pace: Pace, table: Table, settings, error):
    before = await People(table.store).get(ROWAN)
    with pytest.raises(error):
        await pace.change(ROWAN, **settings)
    assert await People(table.store).get(ROWAN) == before
