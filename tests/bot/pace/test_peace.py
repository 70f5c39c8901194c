"""Who has quiet hours or is away is left in peace: letters to them wait, and nobody else waits for these."""

import asyncio
from datetime import date
from pathlib import Path

import pytest

from bot.health import Gateway, Health
from bot.outbox import LONGEST_NAP, MOST_FAILURES, Busy, Outbox, Refused
from bot.pace import Pace
from bot.store import Letter, Store
from bot.table import Table
from bot.takeback import Takeback
from tests.bot.discord import Clock, Discord
from tests.bot.pace.conftest import Time
from tests.bot.pace.test_reminders import to_red
from tests.bot.playing import BIRK, CHANNEL, PEOPLE, ROWAN, begin, give
from tests.bot.store.test_migrations import thaw

HOUR = 3_600
NIGHT = {"quiet_from": "7:00", "quiet_to": "10:00", "zone": "UTC"}  # it is 8:00


async def asleep(table: Table, pace: Pace, **settings: str) -> int:
    """A match in which Rowan, who has quiet hours, is asked something by Birk's answer."""
    await pace.change(ROWAN, **(settings or NIGHT))
    return await to_red(table)


def to_rowan(discord: Discord) -> list[Letter]:
    """What has come to Rowan that is not their own doing."""
    return [one for one in discord.posts if one.person == ROWAN and not one.payload.get("own")]


async def test_a_call_waits_for_the_end_of_the_quiet_hours_and_the_panel_does_not(
    table: Table, pace: Pace, time: Time, discord: Discord
):
    await asleep(table, pace)
    await time.passes(2 - 1 / HOUR)
    assert to_rowan(discord) == []
    assert discord.kinds(CHANNEL) == ["begun", "panel"]
    await time.passes(1 / HOUR)
    assert [one.kind for one in to_rowan(discord)] == ["notice"]
    await time.passes(24)
    assert [one.kind for one in to_rowan(discord)] == ["notice", "reminder"], "once"


async def test_who_is_not_asleep_hears_at_once(table: Table, pace: Pace, outbox: Outbox, discord: Discord):
    await asleep(table, pace)
    await outbox.flush()
    assert discord.kinds(BIRK) == ["notice", "notice"]


async def test_what_follows_from_their_own_doing_comes_at_once_and_brings_along_what_was_held_back(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord
):
    match_id = await asleep(table, pace)
    await outbox.flush()
    before = len(discord.posts)
    await give(table, match_id, "red")
    await give(table, match_id, "red")  # wounds, and a new card for both
    await outbox.flush()
    (letter,) = [one for one in discord.posts[before:] if one.person == ROWAN]
    told = letter.payload
    assert (told["own"], told["secrets"], told["since"], told["to"]) == (True, True, 1, 6)
    await time.passes(3)
    assert to_rowan(discord) == []


async def test_one_letter_for_a_match_however_much_has_happened(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord, store: Store
):
    await pace.change(ROWAN, **NIGHT)
    match_id = await begin(table)
    for seat in ("red", "blue", "red", "blue"):
        await give(table, match_id, seat)
        await outbox.flush()
    await begin(table, 101)
    await Takeback(table).ask(match_id, BIRK)
    await time.passes(2)
    notice, request = to_rowan(discord)
    told = notice.payload
    assert (notice.kind, told["match"], told["since"], told["to"], told["number"]) == ("notice", match_id, 1, 4, 3)
    assert told["secrets"], "the card that was drawn in the night is told with the call"
    assert (request.kind, request.match) == ("undo_asked", match_id)
    fates = "SELECT fate, count(*) FROM outbox WHERE person = ? AND kind = 'notice' GROUP BY fate"
    found = await store.read(lambda db: db.execute(fates, (ROWAN,)).fetchall())
    assert dict(found) == {"merged": 1, "sent": 3}


async def test_who_holds_both_seats_gets_the_news_of_each(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord
):
    await pace.change(ROWAN, **NIGHT)
    await table.open("skirmish", CHANNEL, dict.fromkeys(PEOPLE, ROWAN), host=BIRK)
    await outbox.flush()
    assert to_rowan(discord) == []
    await time.passes(2)
    assert [one.payload["seat"] for one in to_rowan(discord)] == ["red", "blue"]


async def test_a_letter_that_is_tried_again_still_keeps_its_lane_in_order(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord
):
    """Held back is not the same as postponed: after trouble the ones behind it wait, too."""
    match_id = await asleep(table, pace)
    await outbox.flush()
    await Takeback(table).ask(match_id, BIRK)
    discord.closed[ROWAN] = Busy(7 * HOUR)
    await time.passes(2)
    del discord.closed[ROWAN]
    await time.passes(6.9)
    assert to_rowan(discord) == []
    await time.passes(0.2)
    assert [one.kind for one in to_rowan(discord)] == ["notice", "undo_asked"]


async def test_trouble_in_the_evening_does_not_ring_in_the_night(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord
):
    await asleep(table, pace, quiet_from="9:00", quiet_to="10:00")
    discord.closed[ROWAN] = Busy(1.5 * HOUR)
    await outbox.flush()
    del discord.closed[ROWAN]
    await time.passes(1.5)
    assert to_rowan(discord) == []
    await time.passes(0.5)
    assert {one.kind for one in to_rowan(discord)} == {"notice"}


async def test_not_while_away_and_after_it_not_in_the_night(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord
):
    await pace.change(ROWAN, quiet_from="22", quiet_to="7", zone="Europe/Berlin")
    await pace.change(ROWAN, away=(date(2027, 1, 20), None))
    await to_red(table)
    for _ in range(5 * 24 + 21):
        await time.passes(1)
    assert to_rowan(discord) == []
    await time.passes(1)
    assert [one.kind for one in to_rowan(discord)] == ["notice"]  # 7:00 in Berlin, on the 21st


async def test_being_back_early_counts_at_once(
    table: Table, pace: Pace, outbox: Outbox, discord: Discord, monkeypatch: pytest.MonkeyPatch
):
    await pace.change(ROWAN, away=(date(2027, 1, 30), None))
    await to_red(table)
    await outbox.flush()
    woken = []
    monkeypatch.setattr(outbox, "wake", lambda: woken.append(1))
    await pace.change(ROWAN, away_from=0, away_until=0)
    assert woken, "the outbox does not wait for the day that was set"
    assert to_rowan(discord) == []
    await outbox.flush()
    assert [one.kind for one in to_rowan(discord)] == ["notice"]


async def test_new_quiet_hours_count_for_what_is_held_back(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord
):
    await asleep(table, pace)
    await outbox.flush()
    await pace.change(ROWAN, quiet_to="12:00")
    await time.passes(3.9)
    assert to_rowan(discord) == []
    await time.passes(0.1)
    assert len(to_rowan(discord)) == 1


async def test_who_does_not_want_messages_any_more_gets_none_in_the_morning(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord
):
    await asleep(table, pace)
    await outbox.flush()
    await pace.change(ROWAN, dms=False)
    await time.passes(3)
    assert to_rowan(discord) == []


@pytest.mark.parametrize("answered", [False, True])
async def test_closed_messages_are_told_of_in_the_morning_if_it_is_still_their_move(
    table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord, answered: bool
):
    discord.closed[ROWAN] = Refused("50007")
    match_id = await asleep(table, pace)
    await outbox.flush()
    assert "dm_closed" not in discord.kinds(CHANNEL), "the panel mentions them, without a sound"
    if answered:
        await give(table, match_id, "red")
    await time.passes(3)
    assert discord.kinds(CHANNEL).count("dm_closed") == (not answered)


async def test_the_reminder_counts_from_when_they_were_told(table: Table, pace: Pace, time: Time, discord: Discord):
    await asleep(table, pace, **NIGHT, remind_hours=1)
    found = []
    for hour in range(1, 5):
        before = len(to_rowan(discord))
        await time.passes(1)
        found += [(hour, one.kind) for one in to_rowan(discord)[before:]]
    assert found == [(2, "notice"), (3, "reminder")]


async def test_what_is_held_back_is_no_sign_of_illness(
    table: Table, pace: Pace, outbox: Outbox, discord: Discord, clock: Clock, store: Store
):
    health = Health(store, outbox, lambda: Gateway("ready", 0.01), "1", clock)
    await asleep(table, pace)
    await outbox.flush()
    clock.now += 2 * HOUR - 1
    assert (await health.report())["outbox"] == {"age_seconds": 0.0}
    clock.now += 16 * 60
    assert (await health.report())["problems"] == ["outbox"], "since 10:00 it could have gone out"


# --- restarts ---------------------------------------------------------------------------------------------------------


async def test_it_waits_through_restarts_and_comes_once(tmp_path: Path, clock: Clock, discord: Discord):
    path = tmp_path / "x.sqlite3"

    async def live(hours: float) -> None:
        clock.now += hours * HOUR
        store = await Store.open(path)
        await Outbox(store, discord, clock, clock.sleep).flush()
        await store.close()

    store = await Store.open(path)
    table = Table(store, None, clock, seed=bytes)
    await asleep(table, Pace(table))
    await store.close()
    await live(0)
    await live(1)
    assert to_rowan(discord) == []
    await live(1)
    await live(1)
    assert [one.kind for one in to_rowan(discord)] == ["notice"]


async def test_a_bot_that_was_down_in_the_morning_tells_it_when_it_is_back_unless_it_is_night_again(
    tmp_path: Path, table: Table, pace: Pace, time: Time, outbox: Outbox, discord: Discord, clock: Clock
):
    await asleep(table, pace)
    await outbox.flush()
    clock.now += 24 * HOUR
    await outbox.flush()
    assert to_rowan(discord) == []
    clock.now += 2 * HOUR
    await outbox.flush()
    assert [one.kind for one in to_rowan(discord)] == ["notice"]


async def test_the_loop_sleeps_until_the_quiet_hours_end_and_never_long_at_a_time(
    table: Table, pace: Pace, store: Store, discord: Discord, clock: Clock
):
    naps, morning = [], clock.now + 2 * HOUR

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        await clock.sleep(seconds)

    outbox = Outbox(store, discord, clock, sleep)
    await asleep(table, pace)
    running = asyncio.create_task(outbox.run())
    while not to_rowan(discord):
        await discord.has(len(discord.posts) + 1)
    outbox.stop()
    await running
    assert clock.now == morning
    assert max(naps) == LONGEST_NAP
    assert len(naps) < 2 * HOUR / LONGEST_NAP + MOST_FAILURES


async def test_letters_of_an_older_version_are_held_back_as_well(tmp_path: Path, clock: Clock, discord: Discord):
    """The frozen database was left at 22:00 UTC, an hour into Birk's night, with letters that waited."""
    store = await Store.open(thaw(4, tmp_path / "old.sqlite3"))
    clock.now += 14 * HOUR
    outbox = Outbox(store, discord, clock, clock.sleep)
    await outbox.flush()
    assert "reminder" in discord.kinds(ROWAN)
    assert discord.kinds(BIRK) == []
    clock.now += 8 * HOUR
    await outbox.flush()
    assert set(discord.kinds(BIRK)) == {"notice", "undo_asked"}
    await store.close()
