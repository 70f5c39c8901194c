"""Who is called by what: once for each question that somebody else asks them, and by nothing else."""

from random import Random
from typing import Any

import pytest

from bot import news
from bot.errors import NothingToUndo
from bot.moderation import Moderation
from bot.outbox import Busy, Outbox
from bot.store import Store, letters
from bot.store.letters import CALLS_SECONDS, MOST_CALLS
from bot.table import Table
from bot.takeback import Takeback
from tests.bot.discord import Clock, Discord
from tests.bot.playing import BIRK, CHANNEL, MAUD, PEOPLE, ROWAN, begin, give, play_on
from tests.bot.table.test_play import struck


@pytest.fixture
def takeback(table: Table) -> Takeback:
    return Takeback(table)


def calls(discord: Discord) -> list[tuple[bool, list[str]]]:
    """The panels since the last look: whether each is a new message, and whom it calls."""
    found = [(one["fresh"], one["ping"]) for one in discord.payloads("panel")]
    discord.posts.clear()
    return found


async def test_each_is_called_once_for_a_secret_choice_and_then_for_the_next_question(
    table: Table, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    await outbox.flush()
    assert calls(discord) == [(True, ["red", "blue"])]
    await give(table, match_id, "red")
    await outbox.flush()
    assert calls(discord) == [(False, [])], "blue was called for this question"
    await give(table, match_id, "blue")
    await give(table, match_id, "red")
    await outbox.flush()
    calls(discord)
    done = await give(table, match_id, "blue")
    assert done.info.owing == ["red"]
    await outbox.flush()
    assert calls(discord) == [(True, ["red"])]


async def test_who_answers_is_not_called_by_their_own_answer(table: Table, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    await outbox.flush()
    calls(discord)
    done = await give(table, match_id, seat, "no")
    assert done.info.owing == [seat]
    await outbox.flush()
    assert calls(discord) == [(False, [])]
    done = await give(table, match_id, seat)
    assert done.info.owing == ["red", "blue"], "a new round"
    await outbox.flush()
    assert calls(discord) == [(True, ["blue" if seat == "red" else "red"])]


async def test_locking_and_taking_back_again_and_again_calls_nobody(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    await outbox.flush()
    calls(discord)
    for _ in range(6):
        await give(table, match_id, "red")
        await outbox.flush()
        await takeback.undo(match_id, ROWAN)
        await outbox.flush()
    assert discord.kinds(BIRK) == discord.kinds(ROWAN) == []
    assert calls(discord) == [(False, [])] * 12


async def test_panels_that_become_one_call_who_still_has_to_answer(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    await give(table, match_id, "red")
    await outbox.flush()
    assert calls(discord) == [(True, ["blue", "red"])], "the presenter leaves out who owes no more"
    discord.closed[CHANNEL] = Busy(1)
    await give(table, match_id, "blue")
    await play_on(table, match_id, 2)
    info = (await table.look(match_id)).info
    del discord.closed[CHANNEL]
    await outbox.flush()
    ((fresh, called),) = calls(discord)
    assert fresh and set(called) <= set(info.owing)


async def crossing(table: Table, takeback: Takeback) -> tuple[int, str, Any]:
    """A match in which a seat has just passed the move on and could take that back; the seat, and its answer."""
    match_id, rng = await table.open("five_armies", CHANNEL, {"free": ROWAN, "shadow": BIRK}, host=ROWAN), Random(1)
    while True:
        info, match = await table.look(match_id)
        assert match is not None
        question = next(iter(match.questions().values()))
        seat, value = question.seat, question.sample(rng)
        done = await table.answer(match_id, info.seats[seat] or 0, [value], question.number)
        if len(done.info.owing) == 1 and seat not in done.info.owing:
            try:
                back = await takeback.undo(match_id, info.seats[seat] or 0)
            except NothingToUndo:
                continue
            assert back.info.owing == [seat]
            return match_id, seat, value


async def test_who_passes_on_and_takes_back_again_and_again_calls_a_few_times_an_hour(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord, clock: Clock
):
    match_id, seat, value = await crossing(table, takeback)
    person = {"free": ROWAN, "shadow": BIRK}[seat]
    other = next(one for one in (ROWAN, BIRK) if one != person)
    clock.now += CALLS_SECONDS
    await outbox.flush()
    calls(discord)

    async def back_and_forth() -> None:
        await table.answer(match_id, person, [value])
        await outbox.flush()
        await takeback.undo(match_id, person)
        await outbox.flush()

    for _ in range(MOST_CALLS + 4):
        await back_and_forth()
    assert discord.kinds(other) == ["notice"] * MOST_CALLS
    assert sum(bool(called) for _, called in calls(discord)) == MOST_CALLS
    clock.now += CALLS_SECONDS
    await back_and_forth()
    assert discord.kinds(other) == ["notice"], "an hour later it counts again"


async def test_who_has_answered_is_called_however_often_that_comes(table: Table, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await outbox.flush()
    calls(discord)
    called = 0
    for step in range(30):
        await play_on(table, match_id, 1, seed=step)
        await outbox.flush()
        called += sum(len(seats) for _, seats in calls(discord))
    assert called > 2 * MOST_CALLS


async def test_a_changed_sealed_choice_is_no_deed_that_others_could_notice_by_being_called(table: Table, clock: Clock):
    match_id = await begin(table)
    done = await give(table, match_id, "red")
    drafts = [news.panel(done.info, 0, fresh=True, ping=["red"])] * MOST_CALLS
    await table.store.write(lambda db: letters.put(db, drafts, clock.now))

    async def spared() -> set[str]:
        return await table.store.read(lambda db: letters.called_enough(db, match_id, ["red", "blue"], clock.now))

    assert await spared() == {"red"}
    hand = (await table.look(match_id)).match.view("red")["hand"]
    await table.answer(match_id, ROWAN, [hand[-1]], change=True)
    assert await spared() == {"red"}
    await table.retract(match_id, ROWAN)
    assert await spared() == set()


async def test_an_undo_within_ones_own_move_is_said_by_the_panel_alone(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    await give(table, match_id, seat, "no")
    await outbox.flush()
    calls(discord)
    done = await takeback.undo(match_id, PEOPLE[seat])
    assert done.info.owing == [seat]
    await outbox.flush()
    assert [one.kind for one in discord.posts] == ["panel"]
    assert discord.posts[0].payload["since"] == done.to - 1
    assert calls(discord) == [(False, [])]


async def test_an_undo_that_takes_the_move_from_another_is_announced_and_calls_nobody(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord
):
    match_id, seat, value = await crossing(table, takeback)
    person = {"free": ROWAN, "shadow": BIRK}[seat]
    await table.answer(match_id, person, [value])
    await outbox.flush()
    discord.posts.clear()
    await takeback.undo(match_id, person)
    await outbox.flush()
    assert [one.kind for one in discord.posts] == ["rewound", "panel"]
    assert calls(discord) == [(True, [])]


async def test_an_undo_by_consent_is_announced_and_calls_who_asked_for_it(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    other = "blue" if seat == "red" else "red"
    await give(table, match_id, seat, "no")  # the same seat is to answer before and after
    await takeback.ask(match_id, PEOPLE[seat])
    await outbox.flush()
    discord.posts.clear()
    await takeback.agree(match_id, PEOPLE[other])
    await outbox.flush()
    assert discord.kinds(CHANNEL) == ["rewound", "panel"]
    assert discord.kinds(PEOPLE[seat]) == ["notice"]
    assert calls(discord) == [(True, [seat])]


async def test_a_moderators_rewind_is_announced_and_calls_who_is_asked_now(
    table: Table, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    await play_on(table, match_id, 6)
    await outbox.flush()
    discord.posts.clear()
    await Moderation(table).rewind(match_id, MAUD, "a slip", 0)
    await outbox.flush()
    assert discord.kinds(CHANNEL) == ["moderated", "rewound", "panel"]
    assert calls(discord) == [(True, ["red", "blue"])]


async def test_the_end_changes_the_panel_and_is_told(table: Table, outbox: Outbox, discord: Discord, store: Store):
    for end in (table.resign, None):
        match_id = await begin(table)
        await give(table, match_id, "red")
        await outbox.flush()
        discord.posts.clear()
        if end:
            await end(match_id, ROWAN)
        else:
            await play_on(table, match_id)
        await outbox.flush()
        assert discord.kinds(CHANNEL)[-2:] == ["panel", "over"]
        assert discord.payloads("panel")[-1]["to"] == (await table.look(match_id)).info.place
