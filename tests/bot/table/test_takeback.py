"""Taking back: alone up to a barrier, with consent beyond it, by a moderator anywhere."""

from typing import Any

import pytest

import engine
from bot.errors import AskedFirst, NothingAsked, NothingToUndo, NotYourSeat, Over, Stale, Unreachable
from bot.moderation import Moderation
from bot.outbox import Outbox
from bot.store import Store
from bot.table import Table
from bot.takeback import Takeback
from engine.core.record import replay
from tests.bot.discord import Discord
from tests.bot.playing import BIRK, CHANNEL, MAUD, PEOPLE, ROWAN, begin, give, match_of, play_on
from tests.bot.table.test_play import struck


@pytest.fixture
def takeback(table: Table) -> Takeback:
    return Takeback(table)


async def shape(table: Table, match_id: int) -> dict[str, Any]:
    """The position without the question's number."""
    return {**(await match_of(table, match_id)).view(None), "number": 0, "last": []}


async def test_own_undo_goes_back_before_the_last_command(table: Table, takeback: Takeback):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    before, info = await shape(table, match_id), (await table.look(match_id)).info
    await give(table, match_id, seat, "no")
    done = await takeback.undo(match_id, PEOPLE[seat])
    assert await shape(table, match_id) == before
    assert done.info.number == info.number + 2, "old buttons stay old"
    row = (await table.events(match_id, done.since, done.to))[0]
    assert (row.act, row.value, row.seat) == ("rewind", {"to": info.place, "exact": False}, seat)


async def test_own_undo_takes_a_command_of_several_answers_back_as_one(table: Table, takeback: Takeback):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    before = await shape(table, match_id)
    trial = await match_of(table, match_id)
    wounds = trial.questions()[seat].data["wounds"]
    await table.stand(match_id, PEOPLE[seat], "no")
    assert wounds
    await takeback.undo(match_id, PEOPLE[seat])
    assert await shape(table, match_id) == before
    with pytest.raises(NothingToUndo):
        await takeback.undo(match_id, PEOPLE[seat])


async def test_a_second_press_that_takes_a_sealed_answer_back_goes_no_further(table: Table, takeback: Takeback):
    match_id = await begin(table)
    await give(table, match_id, "red")
    number = (await table.look(match_id)).info.number
    await takeback.undo(match_id, ROWAN, number, more=False)
    with pytest.raises(Stale):
        await takeback.undo(match_id, ROWAN, number, more=False)
    with pytest.raises(NothingToUndo):
        await takeback.undo(match_id, ROWAN, number)


async def test_a_changed_choice_lets_no_request_lapse_and_is_no_point_of_the_log(table: Table, takeback: Takeback):
    """Else its owner's opponent could tell that a sealed answer was changed."""
    match_id = await begin(table)
    await play_on(table, match_id, 4)
    while "red" not in (match := await match_of(table, match_id)).locked:
        await give(table, match_id, "red" if "red" in match.questions() else "blue")
    await takeback.ask(match_id, BIRK)
    points = await takeback.points(match_id)
    hand = match.view("red")["hand"]
    await table.answer(match_id, ROWAN, [hand[-1]], change=True)
    assert await takeback.asked(match_id) is not None
    assert await takeback.points(match_id) == points


@pytest.mark.parametrize("seat", ["red", "blue"])
async def test_own_undo_stops_at_dice(table: Table, takeback: Takeback, seat: str):
    match_id = await begin(table)
    await give(table, match_id, "red")
    await give(table, match_id, "blue")  # the cards are revealed and the dice roll
    with pytest.raises(NothingToUndo) as refused:
        await takeback.undo(match_id, PEOPLE[seat])
    assert refused.value.data["why"] == "reveal"


async def test_own_undo_does_not_take_back_what_another_did(table: Table, takeback: Takeback):
    match_id = await begin(table)
    await give(table, match_id, "blue")
    with pytest.raises(NothingToUndo) as refused:
        await takeback.undo(match_id, ROWAN)
    assert refused.value.data["why"] == "start", "there is nothing of one's own yet"
    while (match := await match_of(table, match_id)).turn < 2 or match.locked != ["blue"]:
        await give(table, match_id, list(match.questions())[-1])
    with pytest.raises(NothingToUndo) as refused:
        await takeback.undo(match_id, ROWAN)
    assert refused.value.data["why"] == "seat"


async def test_own_undo_of_a_sealed_answer_retracts_it_and_leaves_the_others_buttons_alone(
    table: Table, takeback: Takeback
):
    match_id = await begin(table)
    await give(table, match_id, "red")
    done = await takeback.undo(match_id, ROWAN)
    assert (await match_of(table, match_id)).locked == []
    assert done.info.number == 1, "blue's button still works"
    with pytest.raises(NothingToUndo):
        await takeback.undo(match_id, ROWAN)


async def test_undo_twice_in_a_row_goes_on_from_where_the_first_one_ended(table: Table, takeback: Takeback):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    before = await shape(table, match_id)
    for _ in range(3):  # answer and take back, again and again: the line of what holds does not get lost
        await give(table, match_id, seat, "no")
        await takeback.undo(match_id, PEOPLE[seat])
        assert await shape(table, match_id) == before
    with pytest.raises(NothingToUndo):
        await takeback.undo(match_id, PEOPLE[seat])


async def test_a_stale_undo_button_takes_nothing_back(table: Table, takeback: Takeback):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    number = (await match_of(table, match_id)).number
    await give(table, match_id, seat, "no")
    with pytest.raises(Stale):
        await takeback.undo(match_id, PEOPLE[seat], number)


async def clashed(table: Table, match_id: int) -> int:
    """Both have played a card and the dice have rolled; the place before the second card."""
    await give(table, match_id, "red")
    place = (await table.look(match_id)).info.place
    await give(table, match_id, "blue")
    return place


async def test_beyond_a_barrier_the_opponent_is_asked_with_a_list(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    place = await clashed(table, match_id)
    asked = await takeback.ask(match_id, BIRK)
    assert (asked.seat, asked.to, asked.at) == ("blue", place, place + 1)
    game = engine.game("skirmish")
    told = [game.describe(event, "red", "en") for row in asked.taken for event in row.events]
    assert any("dice" in text for text in told), told
    await outbox.flush()
    assert discord.kinds(CHANNEL)[-1] == discord.kinds(ROWAN)[-1] == "undo_asked"
    assert await takeback.asked(match_id) == asked
    with pytest.raises(NotYourSeat):
        await takeback.agree(match_id, BIRK)
    done = await takeback.agree(match_id, ROWAN, asked.which)
    assert done is not None
    assert done.info.owing == ["blue"]
    assert await takeback.asked(match_id) is None
    await outbox.flush()
    assert discord.kinds(CHANNEL)[-2:] == ["rewound", "panel"]


async def test_who_asks_twice_asks_once(table: Table, takeback: Takeback, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await clashed(table, match_id)
    first = await takeback.ask(match_id, BIRK)
    assert await takeback.ask(match_id, BIRK) == first
    await outbox.flush()
    assert len(discord.payloads("undo_asked")) == 2, "in public, and privately"
    await takeback.refuse(match_id, ROWAN, first.which)
    await takeback.ask(match_id, BIRK)
    await outbox.flush()
    assert len(discord.payloads("undo_asked")) == 4


async def test_chance_is_not_rewound_by_consent(table: Table, takeback: Takeback):
    match_id = await begin(table)
    place = await clashed(table, match_id)
    first = (await table.events(match_id, place, place + 1))[0]
    await takeback.ask(match_id, BIRK)
    await takeback.agree(match_id, ROWAN)
    done = await table.answer(match_id, BIRK, [first.value])
    again = (await table.events(match_id, done.since, done.to))[0]
    assert again.draws[0].counter > first.draws[-1].counter


async def test_a_request_lapses_when_play_goes_on_and_can_be_refused(
    table: Table, takeback: Takeback, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    await clashed(table, match_id)
    asked = await takeback.ask(match_id, BIRK)
    await takeback.refuse(match_id, ROWAN, asked.which)
    await outbox.flush()
    assert discord.payloads("undo_refused") == [{"match": match_id, "seat": "red", "asker": "blue"}]
    with pytest.raises(NothingAsked):
        await takeback.agree(match_id, ROWAN)
    await takeback.ask(match_id, BIRK)
    await play_on(table, match_id, 1)
    with pytest.raises(NothingAsked):
        await takeback.agree(match_id, ROWAN, asked.which)
    assert await takeback.asked(match_id) is None


async def test_a_moderator_rewinds_to_any_logged_point_exactly(table: Table, takeback: Takeback):
    match_id = await begin(table)
    await play_on(table, match_id, 15)
    whole = await table.events(match_id, 0, 15)
    moderation = Moderation(table)
    for place in (14, 9, 3, 0):
        done = await moderation.rewind(match_id, MAUD, "a fault in the rules", place, exact=True)
        again = await takeback.position(match_id, place)
        assert done.match.view("red") | {"number": 0} == again.view("red") | {"number": 0}
    for row in whole[:6]:  # the same answers give the same dice
        done = await table.answer(match_id, PEOPLE[row.seat], [row.value])
        assert (await table.events(match_id, done.since, done.to))[0].draws == row.draws
    await play_on(table, match_id, seed=5)
    record = await table.proof(match_id)
    assert replay(record).result == "same"
    assert record.verified()


async def test_every_position_can_be_rebuilt_and_equals_the_one_that_was_played(
    table: Table, takeback: Takeback, store: Store
):
    match_id = await begin(table)
    views = [(await match_of(table, match_id)).view(None)]
    for step in range(20):
        await play_on(table, match_id, 1, seed=step)
        views.append((await match_of(table, match_id)).view(None))
    points = await takeback.points(match_id)
    assert [point.step for point in points] == list(range(20, -1, -1))
    assert not all(point.kept for point in points), "some are rebuilt from a snapshot before"
    for point in points:
        assert (await takeback.position(match_id, point.step)).view(None) == views[point.step]


async def test_a_point_that_today_s_rules_play_differently_is_unreachable_and_nothing_changes(
    table: Table, takeback: Takeback, monkeypatch
):
    match_id = await begin(table)
    await play_on(table, match_id, 15)
    info = (await table.look(match_id)).info
    lost = next(point.step for point in await takeback.points(match_id) if not point.kept)
    monkeypatch.setattr("tests.skirmish.Strike.shield", lambda self, play, answer: play.win("red", "fiat"))
    monkeypatch.setattr("tests.skirmish.Wounds.share", lambda self, play, answer: play.win("red", "fiat"))
    with pytest.raises(Unreachable):
        await Moderation(table).rewind(match_id, MAUD, "a fault", lost)
    assert (await table.look(match_id)).info == info
    kept = next(point.step for point in await takeback.points(match_id) if point.kept)
    await Moderation(table).rewind(match_id, MAUD, "a fault", kept)


async def test_a_match_that_is_over_cannot_be_taken_back(table: Table, takeback: Takeback):
    """Its seed is public, so what the dice would give next is no secret any more."""
    match_id = await begin(table)
    await play_on(table, match_id)
    with pytest.raises(Over):
        await takeback.undo(match_id, ROWAN)
    with pytest.raises(Over):
        await Moderation(table).rewind(match_id, MAUD, "why not", 3)
    assert (await takeback.position(match_id, 7)).number > 1, "but it can be looked at"


async def test_positions_of_a_finished_match_with_undos_in_it(table: Table, takeback: Takeback):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    for _ in range(2):
        await give(table, match_id, seat, "no")
        await takeback.undo(match_id, PEOPLE[seat])
    await give(table, match_id, seat, "no")
    place = (await table.look(match_id)).info.place
    view = (await match_of(table, match_id)).view(None)
    await play_on(table, match_id)
    assert (await takeback.position(match_id, place)).view(None) == view


async def test_a_second_request_waits_for_the_first_and_old_buttons_mean_the_old_one(table: Table, takeback: Takeback):
    match_id = await begin(table)
    await give(table, match_id, "red")
    await give(table, match_id, "blue")
    first = await takeback.ask(match_id, ROWAN)
    with pytest.raises(AskedFirst):
        await takeback.ask(match_id, BIRK)
    await takeback.refuse(match_id, ROWAN)
    second = await takeback.ask(match_id, BIRK)
    assert second.at == first.at
    place = (await table.look(match_id)).info.place
    with pytest.raises(NothingAsked):
        await takeback.agree(match_id, ROWAN, first.which)
    with pytest.raises(NothingAsked):
        await takeback.refuse(match_id, ROWAN, first.which)
    assert (await table.look(match_id)).info.place == place
    assert await takeback.agree(match_id, ROWAN, second.which)
