"""Answers at a table: each takes effect once, wholly or not at all, and the right people hear of it."""

import asyncio
from collections import Counter
from typing import Any

import pytest

import engine
from bot.errors import Closing, NoMatch, NotOver, NotYourSeat, Over, Paused, Stale
from bot.moderation import Moderation
from bot.outbox import Outbox
from bot.presenter.words import sorry
from bot.store import Store
from bot.table import Table
from engine.core.record import replay
from tests.bot.discord import Discord
from tests.bot.playing import BIRK, CHANNEL, MAUD, ROWAN, begin, give, match_of, play_on


async def rows(store: Store, table: str) -> list[tuple[Any, ...]]:
    return await store.read(lambda db: db.execute(f"SELECT * FROM {table}").fetchall())


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    return {name: await rows(store, name) for name in ("matches", "states", "log", "snapshots", "outbox", "secrets")}


async def struck(table: Table, match_id: int) -> str:
    """Play until one seat is asked for its shield, and say which."""
    while True:
        match = await match_of(table, match_id)
        seat, question = next(iter(match.questions().items()))
        if question.kind == "shield":
            return seat
        await give(table, match_id, seat)


async def test_a_whole_match_is_kept_and_replays_to_the_same_digests(table: Table):
    match_id = await begin(table)
    given = await play_on(table, match_id)
    info, match = await table.look(match_id)
    assert (info.status, info.place, info.winner) == ("over", given, match.winner)
    record = await table.proof(match_id)
    assert len(record.entries) == given > 10
    assert all(entry.digest for entry in record.entries)
    assert replay(record).result == "same"
    assert record.verified()


async def test_fifty_clicks_on_one_button_take_effect_once(table: Table):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    info = (await table.look(match_id)).info
    person = info.seats[seat]
    clicks = [table.answer(match_id, person, ["no"], info.number) for _ in range(50)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    kinds = Counter(type(result).__name__ for result in results)
    assert kinds == {"Done": 1, "Stale": 49}
    assert all(one.done and "already" in sorry(one, "en") for one in results if isinstance(one, Stale))
    assert (await table.look(match_id)).info.place == info.place + 1


async def test_fifty_clicks_on_a_sealed_choice_take_effect_once(table: Table):
    match_id = await begin(table)
    card = (await match_of(table, match_id)).questions()["red"].options[0]
    clicks = [table.answer(match_id, ROWAN, [card], 1) for _ in range(50)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert Counter(type(result).__name__ for result in results) == {"Done": 1, "Stale": 49}
    assert all(result.done for result in results if isinstance(result, Stale))
    assert (await table.look(match_id)).info.place == 1


async def test_an_old_button_is_told_that_play_has_moved_on(table: Table):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    other = "blue" if seat == "red" else "red"
    number = (await match_of(table, match_id)).number
    await give(table, match_id, seat, "no")
    with pytest.raises(Stale) as stale:
        await table.answer(match_id, {"red": ROWAN, "blue": BIRK}[other], ["yes"], number)
    assert not stale.value.done
    assert stale.value.number == number + 1


async def test_several_answers_are_given_together(table: Table):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    question = (await match_of(table, match_id)).questions()[seat]
    before = (await table.look(match_id)).info
    trial = await match_of(table, match_id)
    trial.answer(seat, "no")
    share = trial.questions()[seat].default
    done = await table.answer(match_id, before.seats[seat], ["no", share], question.number)
    assert (done.since, done.to) == (before.place, before.place + 2)
    logged = await table.events(match_id, done.since, done.to)
    assert [(row.act, row.value, row.batch) for row in logged] == [
        ("answer", "no", before.place + 1),
        ("answer", share, before.place + 1),
    ]


async def test_an_illegal_answer_among_several_leaves_everything_as_it_was(table: Table, store: Store):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    before = await everything(store)
    with pytest.raises(engine.Illegal, match="amount"):
        await table.answer(match_id, {"red": ROWAN, "blue": BIRK}[seat], ["no", {"vanguard": 99}])
    assert await everything(store) == before


async def test_an_error_in_the_rules_writes_nothing_and_frees_the_lock(table: Table, store: Store, monkeypatch):
    match_id = await begin(table)
    before = await everything(store)
    with monkeypatch.context() as patch:
        patch.setattr("tests.skirmish.Skirmish.version", property(lambda self: 1 / 0))
        with pytest.raises(ZeroDivisionError):
            await table.answer(match_id, ROWAN, ["card_1"])
    assert await everything(store) == before
    await asyncio.wait_for(give(table, match_id, "red"), 5)


async def test_a_cancelled_command_is_done_wholly_or_not_at_all(table: Table):
    match_id = await begin(table)
    card = (await match_of(table, match_id)).questions()["red"].options[0]
    task = asyncio.create_task(table.answer(match_id, ROWAN, [card], 1))
    for _ in range(3):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await table.look(match_id)).info.place == 1
    with pytest.raises(Stale):
        await table.answer(match_id, ROWAN, [card], 1)
    await asyncio.wait_for(give(table, match_id, "blue"), 5)


async def test_two_matches_do_not_wait_for_each_other(table: Table):
    first, second = await begin(table), await begin(table, 101)
    lock = table._lock(first)
    async with lock:
        waiting = asyncio.create_task(give(table, first, "red"))
        await asyncio.wait_for(give(table, second, "red"), 5)
        assert not waiting.done()
    await waiting


async def test_who_may_not_answer(table: Table):
    match_id = await begin(table)
    with pytest.raises(NotYourSeat):
        await table.answer(match_id, 99, ["card_1"])
    with pytest.raises(NotYourSeat):
        await table.answer(match_id, ROWAN, ["card_1"], seat="blue")
    with pytest.raises(NoMatch):
        await table.answer(4711, ROWAN, ["card_1"])
    with pytest.raises(NoMatch):
        await table.at(4711)
    with pytest.raises(engine.Illegal, match="nothing_given"):
        await table.answer(match_id, ROWAN, [])


async def test_a_paused_match_waits(table: Table):
    match_id = await begin(table)
    moderation = Moderation(table)
    await moderation.pause(match_id, MAUD, "a dispute")
    with pytest.raises(Paused, match="a dispute"):
        await give(table, match_id, "red")
    await moderation.resume(match_id, MAUD, "settled")
    await give(table, match_id, "red")


async def test_resigning_ends_the_match_and_publishes_the_seed(table: Table):
    match_id = await begin(table)
    await give(table, match_id, "red")
    with pytest.raises(NotOver):
        await table.proof(match_id)
    info = await table.resign(match_id, ROWAN)
    assert (info.status, info.winner, info.how) == ("over", "blue", "resigned")
    assert (await table.proof(match_id)).verified()
    with pytest.raises(Over):
        await give(table, match_id, "blue")


async def test_a_draining_table_takes_no_more_commands(table: Table):
    match_id = await begin(table)
    card = (await match_of(table, match_id)).questions()["red"].options[0]
    running = asyncio.create_task(table.answer(match_id, ROWAN, [card]))
    await asyncio.sleep(0)
    await table.drain()
    assert running.done()
    assert (await running).to == 1
    with pytest.raises(Closing):
        await table.resign(match_id, BIRK)


async def test_a_sealed_answer_can_be_changed_without_anybody_hearing_of_it(
    table: Table, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    options = (await match_of(table, match_id)).questions()["red"].options
    await give(table, match_id, "red", options[0])
    await outbox.flush()
    seen = len(discord.posts)
    done = await table.answer(match_id, ROWAN, [options[1]], 1, change=True)
    assert [row.act for row in await table.events(match_id, done.since, done.to)] == ["revise"]
    await outbox.flush()
    assert len(discord.posts) == seen
    assert (await match_of(table, match_id)).locked == ["red"]


async def test_standing_orders_and_retracting_are_logged_and_replay(table: Table):
    match_id = await begin(table)
    card = (await match_of(table, match_id)).questions()["red"].options[0]
    await table.stand(match_id, ROWAN, card, 1)
    await table.retract(match_id, ROWAN, 1)
    await give(table, match_id, "red")
    seat = await struck(table, match_id)
    person = {"red": ROWAN, "blue": BIRK}[seat]
    await table.stand(match_id, person, "no")
    await table.stand_down(match_id, person, "shield")
    with pytest.raises(engine.Illegal, match="no_standing"):
        await table.stand_down(match_id, person, "shield")
    await play_on(table, match_id)
    record = await table.proof(match_id)
    assert {entry.act for entry in record.entries} == {"answer", "stand", "retract", "stand_down"}
    assert replay(record).result == "same"


async def test_the_match_of_a_channel(table: Table):
    match_id = await begin(table)
    assert (await table.at(CHANNEL)).info.id == match_id
    await table.resign(match_id, BIRK)
    with pytest.raises(NoMatch):
        await table.at(CHANNEL)
    assert (await table.last(CHANNEL)).info.id == match_id
    second = await begin(table)
    assert (await table.last(CHANNEL)).info.id == second
    assert [info.id for info in await table.of(ROWAN)] == [second]
    assert [info.id for info in await table.live()] == [second]


async def test_who_hears_of_what(table: Table, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await outbox.flush()
    assert discord.kinds(CHANNEL) == ["begun", "panel"]
    assert discord.kinds(ROWAN) == discord.kinds(BIRK) == ["notice"]
    discord.posts.clear()
    await give(table, match_id, "red")  # locks in: only the panel changes
    await outbox.flush()
    assert (discord.kinds(CHANNEL), discord.kinds(ROWAN), discord.kinds(BIRK)) == (["panel"], [], [])
    discord.posts.clear()
    done = await give(table, match_id, "blue")
    await outbox.flush()
    assert discord.kinds(CHANNEL) == ["panel"]
    owing = [one["seat"] for one in discord.payloads("notice") if one["owing"] and one["seat"] != "blue"]
    assert owing == [seat for seat in done.info.owing if seat != "blue"], "who is asked by somebody else's answer hears"
    drew = {seat for event in done.events for seat in event.secret}
    assert {one["seat"] for one in discord.payloads("notice") if one["secrets"]} == drew


async def test_letters_hold_no_hidden_fact(table: Table, store: Store):
    """No card, no answer, no die: a letter says where to look, and who looks sees what they may."""
    match_id = await begin(table)
    await play_on(table, match_id)
    for (payload,) in await store.read(lambda db: db.execute("SELECT payload FROM outbox").fetchall()):
        assert "card_" not in payload
        assert "vanguard" not in payload


async def test_snapshots_stand_where_the_owing_seats_change_and_are_capped_at_the_end(table: Table, store: Store):
    match_id = await begin(table)
    await play_on(table, match_id, 12)
    kept = {row[1] for row in await rows(store, "snapshots")}
    owing, changes = ["red", "blue"], {0}
    record_rows = await table.events(match_id, 0, 12)
    match = engine.game("skirmish").new(bytes(32))
    for row in record_rows:
        match.answer(row.seat, row.value)
        if list(match.questions()) != owing:
            owing = list(match.questions())
            changes.add(row.place)
    assert kept == changes
    await play_on(table, match_id)
    kept_places = sorted(row[1] for row in await rows(store, "snapshots"))
    assert len(kept_places) == 11
    assert kept_places[0] == 0
