"""Letters: in order, once, again after trouble, and never in anybody's way."""

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.errors import StoreFailed
from bot.moderation import Moderation
from bot.outbox import LONGEST_WAIT, MOST_FAILURES, TROUBLE_REST, Busy, Gone, Outbox, Refused
from bot.pace import Pace
from bot.store import Draft, People, Store, letters
from bot.store.fates import sent
from bot.store.letters import Lane
from bot.table import Table
from tests.bot.discord import Clock, Discord
from tests.bot.playing import BIRK, CHANNEL, MAUD, ROWAN, begin, give, play_on, post

DAY = 86_400


def news(number: int, **to: int) -> Draft:
    return Draft("news", {"n": number}, **to)


async def fates(store: Store) -> list[str | None]:
    rows = await store.read(lambda db: db.execute("SELECT fate FROM outbox ORDER BY id").fetchall())
    return [fate for (fate,) in rows]


async def test_each_lane_keeps_its_order(outbox: Outbox, discord: Discord):
    for number in range(30):
        await post(outbox, news(number, channel=1 + number % 3))
    discord.trouble.extend([Busy(0), None, Busy(0), ConnectionError("cut"), None, Busy(0)])
    task = asyncio.create_task(outbox.run())
    await discord.has(posts=30)
    outbox.stop()
    await task
    for channel in (1, 2, 3):
        numbers = [one.payload["n"] for one in discord.posts if one.channel == channel]
        assert numbers == sorted(numbers)


async def test_a_lost_answer_does_not_post_twice(outbox: Outbox, discord: Discord, clock: Clock):
    await post(outbox, news(1, channel=1))
    discord.trouble.append(Busy())
    discord.lost_answer = True
    await outbox.flush()
    discord.lost_answer = False
    clock.now += 10
    await outbox.flush()
    assert len(discord.tries) == 2
    assert len({letter.nonce for letter in discord.tries}) == 1
    assert len(discord.posts) == 1


async def test_waiting_grows_and_discord_s_word_counts(outbox: Outbox, discord: Discord, clock: Clock, store: Store):
    await post(outbox, news(1, channel=1), news(2, channel=1))
    waits = []
    for trouble in (Busy(), Busy(), Busy(), Busy(77.0), *(Busy() for _ in range(8))):
        discord.trouble.append(trouble)
        await outbox.flush()
        due = (await store.read(lambda db: db.execute("SELECT due FROM outbox").fetchone()))[0]
        waits.append(due - clock.now)
        clock.now = due - 0.5
        await outbox.flush()  # too early: nothing is tried
        assert not discord.trouble
        clock.now = due
    assert waits[:6] == [1, 2, 4, 77, 16, 32]
    assert max(waits) == LONGEST_WAIT
    await outbox.flush()
    assert [letter.payload["n"] for letter in discord.posts] == [1, 2]


async def test_other_lanes_do_not_wait_for_a_busy_one(outbox: Outbox, discord: Discord):
    await post(outbox, news(1, channel=1), news(2, channel=2), news(3, channel=1))
    discord.closed[1] = Busy(60)
    await outbox.flush()
    assert [letter.payload["n"] for letter in discord.posts] == [2]


async def test_a_letter_that_always_fails_is_given_up_and_the_lane_goes_on(
    outbox: Outbox, discord: Discord, store: Store, clock: Clock
):
    await post(outbox, news(1, channel=1), news(2, channel=1))
    discord.trouble.extend(ValueError("cannot be rendered") for _ in range(MOST_FAILURES))
    for _ in range(MOST_FAILURES):
        await outbox.flush()
        clock.now += LONGEST_WAIT
    assert await fates(store) == ["failed", "sent"]


async def test_being_busy_is_no_failure(table: Table, outbox: Outbox, discord: Discord, store: Store, clock: Clock):
    """However long an outage was: what comes after it is tried as often as ever."""
    match_id, other = await begin(table), 500
    await outbox.flush()
    await post(outbox, news(1, channel=other))
    await give(table, match_id, "red")
    discord.closed = {other: Busy(), CHANNEL: Busy()}
    for _ in range(2 * MOST_FAILURES):
        await outbox.flush()
        clock.now += LONGEST_WAIT
    discord.closed = {other: ValueError("odd"), CHANNEL: Refused("50013")}
    for _ in range(MOST_FAILURES - 1):
        await outbox.flush()
        clock.now += LONGEST_WAIT
    assert (await fates(store)).count(None) == 2
    assert (await table.look(match_id)).info.lost == ""
    discord.closed = {}
    await outbox.flush()
    assert discord.kinds(other) == ["news"]
    assert discord.kinds(CHANNEL)[-1] == "panel"


@pytest.mark.parametrize("payload", ["{", "", "[]", "null", "\udcff"])
async def test_a_letter_that_cannot_be_read_is_given_up_and_the_lane_goes_on(
    outbox: Outbox, discord: Discord, store: Store, caplog: pytest.LogCaptureFixture, payload: str
):
    await post(outbox, news(1, channel=1), news(2, channel=1), news(3, channel=1))
    encoded = payload.encode(errors="surrogateescape")
    await store.write(lambda db: db.execute("UPDATE outbox SET payload = ? WHERE id = 2", (encoded,)))
    await asyncio.wait_for(outbox.flush(), 10)
    assert await fates(store) == ["sent", "failed", "sent"]
    assert caplog.text.count("cannot be read") == 1


async def test_panels_that_wait_in_a_row_become_one_and_lose_nothing(table: Table, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await outbox.flush()
    await play_on(table, match_id, 9)
    await outbox.flush()
    first, second = discord.payloads("panel")
    assert (first["since"], first["to"]) == (0, 0)
    assert (second["since"], second["to"], second["fresh"]) == (0, 9, True)
    assert discord.posts[-1].replaces or discord.posts[-1].kind != "panel"


async def test_what_stands_between_two_panels_keeps_its_place(table: Table, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await outbox.flush()
    discord.posts.clear()
    await give(table, match_id, "red")
    await Moderation(table).rewind(match_id, MAUD, "because", 0)
    await give(table, match_id, "red")
    await outbox.flush()
    assert discord.kinds(CHANNEL) == ["panel", "moderated", "rewound", "panel"]
    assert [(one["since"], one["to"]) for one in discord.payloads("panel")] == [(0, 1), (2, 3)]


async def test_a_panel_knows_the_one_it_replaces(table: Table, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await outbox.flush()
    await give(table, match_id, "red")
    await outbox.flush()
    old, new = [letter for letter in discord.posts if letter.kind == "panel"]
    assert old.replaces is None
    assert new.replaces == 9_000 + discord.posts.index(old)


async def test_a_closed_dm_is_remembered_and_not_tried_again_for_a_day(
    table: Table, outbox: Outbox, discord: Discord, store: Store, clock: Clock
):
    discord.closed[BIRK] = Refused("50007")
    match_id = await begin(table)
    await outbox.flush()
    people = People(store)
    assert (await people.get(BIRK)).dm_closed
    assert not (await people.get(ROWAN)).dm_closed
    await play_on(table, match_id, 10)
    await outbox.flush()
    assert len([letter for letter in discord.tries if letter.person == BIRK]) == 1
    assert (await table.look(match_id)).match.view("blue")["hand"], "the hand stays reachable"
    del discord.closed[BIRK]
    clock.now += DAY
    await play_on(table, match_id, 4, seed=9)
    await outbox.flush()
    assert discord.kinds(BIRK)
    assert not (await people.get(BIRK)).dm_closed


async def test_what_waits_behind_closed_dms_is_told_once_a_day_without_content_where_no_panel_calls(
    table: Table, outbox: Outbox, discord: Discord, clock: Clock
):
    discord.closed[BIRK] = Refused("50007")
    match_id = await begin(table)
    await outbox.flush()
    assert discord.payloads("dm_closed") == [], "Birk is to answer: the panel calls"

    async def a_few_days(days: int) -> int:
        """How often the channel hears of it while a card is drawn for Birk, who is not to answer, twice a day."""
        before = len(discord.payloads("dm_closed"))
        for _ in range(2 * days):
            info = (await table.look(match_id)).info
            waits = {"match": match_id, "seat": "blue", "since": 0, "to": info.place, "number": info.number}
            for asked in (True, False):
                payload = waits | {"secrets": not asked, "owing": asked, "own": False}
                await post(outbox, Draft("notice", payload, person=BIRK, match=match_id))
                await outbox.flush()
            clock.now += DAY / 2
        return len(discord.payloads("dm_closed")) - before

    assert await a_few_days(1) == 1
    assert await a_few_days(3) == 3
    assert all(payload == {"match": match_id, "person": BIRK} for payload in discord.payloads("dm_closed"))


async def test_a_whole_match_with_closed_dms_calls_nobody_twice(
    table: Table, outbox: Outbox, discord: Discord, clock: Clock
):
    discord.closed[BIRK] = Refused("50007")
    match_id = await begin(table)
    while await play_on(table, match_id, 1):
        await outbox.flush()
    assert len(discord.payloads("dm_closed")) <= 1


async def test_who_wants_no_dms_gets_none(table: Table, outbox: Outbox, discord: Discord, store: Store):
    await People(store).change(BIRK, dms=False)
    await begin(table)
    await outbox.flush()
    assert discord.kinds(BIRK) == []
    assert "dm_closed" not in discord.kinds(CHANNEL)


@pytest.mark.parametrize("closed", [False, True])
async def test_who_gets_no_dms_is_reminded_in_public(
    table: Table, outbox: Outbox, discord: Discord, store: Store, clock: Clock, closed: bool
):
    if closed:
        discord.closed[BIRK] = Refused("50007")
    else:
        await People(store).change(BIRK, dms=False)
    match_id = await begin(table)
    await give(table, match_id, "red")
    pace = Pace(table)
    for _ in range(12):
        clock.now += DAY
        await pace.tick()
        await outbox.flush()
    assert [one["count"] for one in discord.payloads("reminder")] == [1, 2, 3, 4]
    public = [kind for kind in discord.kinds(CHANNEL) if kind.startswith("reminder")]
    assert public == ["reminder"] * 4 + ["reminders_ended"]
    assert "dm_closed" not in discord.kinds(CHANNEL)


async def test_a_deleted_channel_is_recorded_and_the_match_goes_on(
    table: Table, outbox: Outbox, discord: Discord, store: Store
):
    discord.closed[CHANNEL] = Gone("channel")
    match_id = await begin(table)
    await outbox.flush()
    assert (await table.look(match_id)).info.lost == "gone"
    assert "channel_lost" in discord.kinds(ROWAN)
    await outbox.flush()
    assert len([letter for letter in discord.tries if letter.channel == CHANNEL]) == 1, "not retried"
    await play_on(table, match_id, 5)
    await outbox.flush()
    assert discord.kinds(ROWAN).count("channel_lost") == 1
    del discord.closed[CHANNEL]
    await Moderation(table).move(match_id, MAUD, "the channel was deleted", 101)
    await outbox.flush()
    assert (await table.look(match_id)).info.lost == ""
    assert discord.kinds(101)[-1] == "panel"
    assert None not in await fates(store)


async def test_a_deleted_message_is_not_retried_but_a_panel_is_posted_anew(
    table: Table, outbox: Outbox, discord: Discord, store: Store
):
    match_id = await begin(table)
    await outbox.flush()
    await post(outbox, Draft("note", {}, channel=CHANNEL, match=match_id))
    discord.trouble.append(Gone("message"))
    await outbox.flush()
    assert (await fates(store))[-1] == "gone"
    before = len(discord.posts)
    await give(table, match_id, "red")
    discord.trouble.append(Gone("message"))
    await outbox.flush()
    (anew,) = discord.posts[before:]
    assert anew.kind == "panel" and anew.replaces is None


async def test_a_channel_that_refuses_is_tried_a_few_times_then_left(
    table: Table, outbox: Outbox, discord: Discord, clock: Clock, store: Store
):
    discord.closed[CHANNEL] = Refused("50013")
    match_id = await begin(table)
    for _ in range(MOST_FAILURES + 3):
        await outbox.flush()
        clock.now += LONGEST_WAIT
    assert len([letter for letter in discord.tries if letter.channel == CHANNEL]) == MOST_FAILURES
    assert (await table.look(match_id)).info.lost == "refused"
    del discord.closed[CHANNEL]
    await give(table, match_id, "red")
    await outbox.flush()
    assert (await table.look(match_id)).info.lost == "", "the permission was given back"


async def test_letters_survive_a_restart(store: Store, discord: Discord, clock: Clock):
    await post(Outbox(store, discord, clock), news(1, channel=1), news(2, person=2))
    await Outbox(store, discord, clock).flush()
    assert sorted(letter.payload["n"] for letter in discord.posts) == [1, 2]


async def test_run_delivers_what_is_posted_while_it_sleeps_and_wakes_when_something_is_due(
    outbox: Outbox, discord: Discord
):
    discord.trouble.append(Busy(3_600))
    task = asyncio.create_task(outbox.run())
    await post(outbox, news(1, channel=1))
    await post(outbox, news(2, channel=2))
    await discord.has(posts=2)
    outbox.stop()
    await task
    assert {letter.payload["n"] for letter in discord.posts} == {1, 2}


@pytest.mark.parametrize("reads", ["lanes", "waiting"])
async def test_the_loop_survives_whatever_goes_wrong(
    outbox: Outbox, discord: Discord, clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch, reads: str
):
    """For instance an error of SQLite that has no name here. One line is logged, then it rests."""
    real, began = getattr(letters, reads), clock.now

    def broken(*given: Any) -> Any:
        monkeypatch.setattr(letters, reads, real)
        raise sqlite3.OperationalError("an odd one")

    await post(outbox, news(1, channel=1))
    monkeypatch.setattr(letters, reads, broken)
    task = asyncio.create_task(outbox.run())
    await discord.has(posts=1)
    assert clock.now >= began + TROUBLE_REST
    outbox.stop()
    await asyncio.wait_for(task, 10)
    assert len([one for one in caplog.records if one.levelname == "ERROR"]) == 1


async def test_trouble_with_the_database_is_no_failure_of_a_letter(
    outbox: Outbox, discord: Discord, store: Store, clock: Clock
):
    await post(outbox, news(1, channel=1))
    for trouble in (sqlite3.OperationalError("an odd one"), StoreFailed("busy")):
        for _ in range(MOST_FAILURES):
            discord.trouble.append(trouble)
            await outbox.flush()
            clock.now += LONGEST_WAIT
    await outbox.flush()
    assert await fates(store) == ["sent"]


async def test_what_was_posted_is_thrown_away_after_a_week(
    outbox: Outbox, discord: Discord, store: Store, clock: Clock
):
    await post(outbox, news(1, channel=1))
    await outbox.flush()
    clock.now += 8 * DAY
    await post(outbox, news(2, channel=1))
    await outbox.flush()
    assert len(await fates(store)) == 1


async def test_a_draft_has_one_address(outbox: Outbox):
    with pytest.raises(Exception, match="CHECK"):
        await post(outbox, Draft("news", {}))
    with pytest.raises(Exception, match="CHECK"):
        await post(outbox, Draft("news", {}, channel=1, person=2))


async def test_what_was_posted_is_not_posted_again_while_the_disk_does_not_take_it(
    table: Table, outbox: Outbox, discord: Discord, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """Discord remembers a nonce for some minutes, and a disk may be full for hours."""
    match_id = await begin(table)
    await outbox.flush()
    await give(table, match_id, "red")
    tried = len(discord.tries)

    async def full(work: object) -> None:
        raise StoreFailed("full")

    with monkeypatch.context() as patch:
        patch.setattr(table.store, "write", full)
        for _ in range(5):
            await outbox.flush()
            clock.now += TROUBLE_REST + 1
    await outbox.flush()
    assert len(discord.tries) == tried + 1
    assert await outbox.age() == 0


async def test_a_panel_whose_receipt_was_lost_stays_known_when_the_match_goes_on(
    table: Table, outbox: Outbox, discord: Discord, clock: Clock
):
    """Were it taken over by the next one, it would keep its buttons for ever."""
    match_id = await begin(table)
    await outbox.flush()
    discord.lost_answer, discord.closed[CHANNEL] = True, Busy()
    await give(table, match_id, "red")
    await give(table, match_id, "blue")
    await outbox.flush()
    discord.closed.clear()
    await play_on(table, match_id, 3)
    clock.now += 400
    await outbox.flush()
    first, second = [one for one in discord.posts if one.kind == "panel"][-2:]
    assert second.replaces is not None
    assert discord._nonces[first.nonce] == second.replaces


async def test_a_panel_that_arrives_after_its_match_has_moved_is_not_its_newest(
    table: Table, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    await outbox.flush()
    await give(table, match_id, "red")
    (letter,) = await table.store.read(lambda db: letters.waiting(db, Lane(CHANNEL, None), 2e9))
    await Moderation(table).move(match_id, MAUD, "elsewhere", 200)
    await table.store.write(lambda db: sent(db, letter, 9_999, 2e9))
    assert await table.panel(match_id) != 9_999


async def test_what_is_still_needed_is_not_thrown_away(table: Table, outbox: Outbox, clock: Clock):
    """The newest panel's letter says what it told; a question's, which message has to lose its buttons."""
    invited = await table.invite("skirmish", 101, {"red": ROWAN, "blue": BIRK}, host=ROWAN)
    match_id = await begin(table)
    await outbox.flush()
    clock.now += 30 * 86_400
    await table.store.write(lambda db: letters.throw_away(db, clock.now))
    left = await table.store.read(lambda db: db.execute("SELECT match_id, kind FROM outbox ORDER BY id").fetchall())
    assert left == [(invited, "invitation"), (match_id, "panel")]
