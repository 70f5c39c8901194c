"""Letters: in order, once, again after trouble, and never in anybody's way."""

import asyncio

import pytest

from bot.moderation import Moderation
from bot.outbox import LONGEST_WAIT, MOST_FAILURES, Busy, Gone, Outbox, Refused
from bot.store import Draft, People, Store
from bot.table import Table
from tests.bot.discord import Clock, Discord
from tests.bot.playing import BIRK, CHANNEL, MAUD, ROWAN, begin, give, play_on

DAY = 86_400


def news(number: int, **to: int) -> Draft:
    return Draft("news", {"n": number}, **to)


async def fates(store: Store) -> list[str | None]:
    rows = await store.read(lambda db: db.execute("SELECT fate FROM outbox ORDER BY id").fetchall())
    return [fate for (fate,) in rows]


async def test_each_lane_keeps_its_order(outbox: Outbox, discord: Discord):
    for number in range(30):
        await outbox.post(news(number, channel=1 + number % 3))
    discord.trouble.extend([Busy(0), None, Busy(0), ConnectionError("cut"), None, Busy(0)])
    task = asyncio.create_task(outbox.run())
    await discord.has(posts=30)
    outbox.stop()
    await task
    for channel in (1, 2, 3):
        numbers = [one.payload["n"] for one in discord.posts if one.channel == channel]
        assert numbers == sorted(numbers)


async def test_a_lost_answer_does_not_post_twice(outbox: Outbox, discord: Discord, clock: Clock):
    await outbox.post(news(1, channel=1))
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
    await outbox.post(news(1, channel=1), news(2, channel=1))
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
    await outbox.post(news(1, channel=1), news(2, channel=2), news(3, channel=1))
    discord.closed[1] = Busy(60)
    await outbox.flush()
    assert [letter.payload["n"] for letter in discord.posts] == [2]


async def test_a_letter_that_always_fails_is_given_up_and_the_lane_goes_on(
    outbox: Outbox, discord: Discord, store: Store, clock: Clock
):
    await outbox.post(news(1, channel=1), news(2, channel=1))
    discord.trouble.extend(ValueError("cannot be rendered") for _ in range(MOST_FAILURES))
    for _ in range(MOST_FAILURES):
        await outbox.flush()
        clock.now += LONGEST_WAIT
    assert await fates(store) == ["failed", "sent"]


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
    assert [(one["since"], one["to"]) for one in discord.payloads("panel")] == [(0, 1), (1, 3)]


async def test_a_panel_knows_the_one_it_replaces(table: Table, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await outbox.flush()
    await give(table, match_id, "red")
    await outbox.flush()
    old, new = [letter for letter in discord.posts if letter.kind == "panel"]
    assert old.replaces is None
    assert new.replaces == 9_000 + discord.posts.index(old)


async def test_a_closed_dm_is_remembered_and_told_in_public_without_content(
    table: Table, outbox: Outbox, discord: Discord, store: Store, clock: Clock
):
    discord.closed[BIRK] = Refused("50007")
    match_id = await begin(table)
    await outbox.flush()
    await outbox.flush()
    people = People(store)
    assert (await people.get(BIRK)).dm_closed
    assert not (await people.get(ROWAN)).dm_closed
    assert discord.payloads("dm_closed") == [{"match": match_id, "person": BIRK}]
    tries = len([letter for letter in discord.tries if letter.person == BIRK])
    assert tries == 1
    await play_on(table, match_id, 10)
    await outbox.flush()
    assert len([letter for letter in discord.tries if letter.person == BIRK]) == 1, "no more is tried for a day"
    assert len(discord.payloads("dm_closed")) > 1
    assert all(set(payload) == {"match", "person"} for payload in discord.payloads("dm_closed"))
    assert (await table.look(match_id)).match.view("blue")["hand"], "the hand stays reachable"
    del discord.closed[BIRK]
    clock.now += DAY
    await play_on(table, match_id, 4, seed=9)
    await outbox.flush()
    assert discord.kinds(BIRK)
    assert not (await people.get(BIRK)).dm_closed


async def test_who_wants_no_dms_gets_none(table: Table, outbox: Outbox, discord: Discord, store: Store):
    await People(store).change(BIRK, dms=False)
    await begin(table)
    await outbox.flush()
    assert discord.kinds(BIRK) == []
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
    assert discord.kinds(101) == ["panel"]
    assert None not in await fates(store)


async def test_a_deleted_message_is_not_retried_but_a_panel_is_posted_anew(
    table: Table, outbox: Outbox, discord: Discord, store: Store
):
    match_id = await begin(table)
    await outbox.flush()
    await outbox.post(Draft("note", {}, channel=CHANNEL, match=match_id))
    discord.trouble.append(Gone("message"))
    await outbox.flush()
    assert (await fates(store))[-1] == "gone"
    await give(table, match_id, "red")
    discord.trouble.append(Gone("message"))
    await outbox.flush()
    assert discord.posts[-1].kind == "panel"
    assert discord.posts[-1].replaces is None


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
    await Outbox(store, discord, clock).post(news(1, channel=1), news(2, person=2))
    await Outbox(store, discord, clock).flush()
    assert sorted(letter.payload["n"] for letter in discord.posts) == [1, 2]


async def test_run_delivers_what_is_posted_while_it_sleeps_and_wakes_when_something_is_due(
    outbox: Outbox, discord: Discord
):
    discord.trouble.append(Busy(3_600))
    task = asyncio.create_task(outbox.run())
    await outbox.post(news(1, channel=1))
    await outbox.post(news(2, channel=2))
    await discord.has(posts=2)
    outbox.stop()
    await task
    assert {letter.payload["n"] for letter in discord.posts} == {1, 2}


async def test_what_was_posted_is_thrown_away_after_a_week(
    outbox: Outbox, discord: Discord, store: Store, clock: Clock
):
    await outbox.post(news(1, channel=1))
    await outbox.flush()
    clock.now += 8 * DAY
    await outbox.post(news(2, channel=1))
    await outbox.flush()
    assert len(await fates(store)) == 1


async def test_a_draft_has_one_address(outbox: Outbox):
    with pytest.raises(Exception, match="CHECK"):
        await outbox.post(Draft("news", {}))
    with pytest.raises(Exception, match="CHECK"):
        await outbox.post(Draft("news", {}, channel=1, person=2))
