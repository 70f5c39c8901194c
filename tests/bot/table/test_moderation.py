"""What moderators do: with a reason, in public, on record, and not in their own match."""

import pytest

from bot.errors import (
    ChannelTaken,
    Expired,
    NotArchived,
    NotYourSeat,
    Over,
    OwnSeat,
    PlaysHere,
    ReasonNeeded,
    SeatTaken,
)
from bot.moderation import Moderation
from bot.outbox import Outbox
from bot.table import Table
from engine.core.record import replay
from tests.bot.discord import Clock, Discord
from tests.bot.playing import BIRK, CHANNEL, MAUD, PEOPLE, ROWAN, begin, match_of, play_on
from tests.bot.table.test_play import struck

DAY = 86_400


@pytest.fixture
def moderation(table: Table) -> Moderation:
    return Moderation(table)


async def test_a_deed_needs_a_reason_and_a_stranger(table: Table, moderation: Moderation):
    match_id = await begin(table)
    for reason in ("", "  \n", "x" * 501):
        with pytest.raises(ReasonNeeded):
            await moderation.pause(match_id, MAUD, reason)
    with pytest.raises(PlaysHere):
        await moderation.rewind(match_id, ROWAN, "I want to", 0)
    assert await moderation.deeds(CHANNEL) == []


async def test_deeds_are_stored_and_announced(table: Table, moderation: Moderation, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await play_on(table, match_id, 5)
    await moderation.rewind(match_id, MAUD, "wrong dice", 2, exact=True)
    await moderation.pause(match_id, MAUD, "tea")
    deeds = await moderation.deeds(CHANNEL)
    assert [(deed.what, deed.moderator, deed.reason) for deed in deeds] == [
        ("pause", MAUD, "tea"),
        ("rewind", MAUD, "wrong dice"),
    ]
    assert deeds[1].detail == {"to": 2, "exact": True}
    await outbox.flush()
    told = discord.payloads("moderated")
    assert [(one["what"], one["reason"], one["moderator"]) for one in told] == [
        ("rewind", "wrong dice", MAUD),
        ("pause", "tea", MAUD),
    ]


async def test_a_reset_archives_and_begins_anew_and_the_old_one_can_be_restored(
    table: Table, moderation: Moderation, clock: Clock
):
    match_id = await begin(table)
    await play_on(table, match_id, 5)
    digest = (await match_of(table, match_id)).view(None)
    fresh = await moderation.reset(match_id, MAUD, "both want to begin again")
    assert (await table.at(CHANNEL)).info.id == fresh != match_id
    assert (await table.look(fresh)).info.seats == {"red": ROWAN, "blue": BIRK}
    assert (await table.look(match_id)).info.status == "archived"
    with pytest.raises(Over):
        await table.answer(match_id, ROWAN, ["card_1"])
    with pytest.raises(ChannelTaken):
        await moderation.restore(match_id, MAUD, "changed our minds")
    assert [info.id for info in await moderation.archived(CHANNEL)] == [match_id]
    await moderation.close(fresh, MAUD, "changed our minds")
    clock.now += 30 * DAY
    await moderation.restore(match_id, MAUD, "changed our minds")
    assert (await match_of(table, match_id)).view(None) == digest
    await play_on(table, match_id, 3)


async def test_after_thirty_days_an_archived_match_stays_archived(table: Table, moderation: Moderation, clock: Clock):
    match_id = await begin(table)
    await moderation.close(match_id, MAUD, "nobody comes")
    clock.now += 30 * DAY + 1
    with pytest.raises(Expired):
        await moderation.restore(match_id, MAUD, "now they do")
    assert await moderation.archived(CHANNEL) == []
    assert (await table.look(match_id)).info.status == "archived"


async def test_only_an_archived_match_can_be_restored(table: Table, moderation: Moderation):
    match_id = await begin(table)
    with pytest.raises(NotArchived):
        await moderation.restore(match_id, MAUD, "hm")
    declined = await table.invite("skirmish", 101, {"red": ROWAN, "blue": BIRK}, host=ROWAN)
    await table.decline(declined, BIRK)
    with pytest.raises(NotArchived):
        await moderation.restore(declined, MAUD, "it never began")


async def test_a_seat_is_given_to_somebody_else(table: Table, moderation: Moderation, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    with pytest.raises(SeatTaken):
        await moderation.reassign(match_id, MAUD, "left the server", "blue", ROWAN)
    await moderation.reassign(match_id, MAUD, "left the server", "blue", 33)
    with pytest.raises(NotYourSeat):
        await table.answer(match_id, BIRK, ["card_1"])
    card = (await match_of(table, match_id)).questions()["blue"].options[0]
    await table.answer(match_id, 33, [card])
    await outbox.flush()
    assert discord.kinds(33)[0] == "notice"


async def test_a_moderator_does_not_take_a_seat(table: Table, moderation: Moderation):
    match_id = await begin(table)
    with pytest.raises(OwnSeat):
        await moderation.reassign(match_id, MAUD, "left the server", "blue", MAUD)
    assert (await table.look(match_id)).info.seats == PEOPLE


async def test_who_gets_a_seat_does_not_get_its_standing_answers(
    table: Table, moderation: Moderation, outbox: Outbox, discord: Discord
):
    match_id = await begin(table)
    seat = await struck(table, match_id)
    await table.stand(match_id, PEOPLE[seat], "no")
    assert (await match_of(table, match_id)).standing(seat) == {"shield": "no"}
    await outbox.flush()
    panels = discord.kinds(CHANNEL).count("panel")
    await moderation.reassign(match_id, MAUD, "left the server", seat, 33)
    assert (await match_of(table, match_id)).standing(seat) == {}
    await outbox.flush()
    assert discord.kinds(CHANNEL).count("panel") == panels + 1, "as if there had been none"
    told = discord.payloads("panel")[-1]
    assert (told["since"], told["fresh"]) == (told["to"], False)
    await moderation.rewind(match_id, MAUD, "one step back", told["to"])
    assert (await match_of(table, match_id)).standing(seat) == {}, "nor do they come back"
    await table.resign(match_id, 33)
    assert replay(await table.proof(match_id)).result == "same"


async def test_the_deeds_of_a_channel_are_those_of_all_its_matches(table: Table, moderation: Moderation):
    first = await begin(table)
    await moderation.pause(first, MAUD, "tea")
    second = await moderation.reset(first, MAUD, "once more")
    await moderation.close(second, MAUD, "enough")
    third = await begin(table)
    await moderation.pause(await begin(table, 101), MAUD, "elsewhere")
    assert [(deed.match, deed.what) for deed in await moderation.deeds(CHANNEL)] == [
        (second, "close"),
        (first, "reset"),
        (first, "pause"),
    ]
    await moderation.move(third, MAUD, "too noisy", 102)
    assert [(deed.match, deed.what) for deed in await moderation.deeds(102)] == [(third, "move")]


async def test_only_live_matches_of_a_server_can_be_moved_there(table: Table, moderation: Moderation):
    first, second, _ = [await begin(table, channel, guild=guild) for channel, guild in ((1, 8), (2, 8), (3, 9))]
    assert [info.id for info in await moderation.movable(8)] == [first, second]
    await moderation.close(first, MAUD, "enough")
    assert [info.id for info in await moderation.movable(8)] == [second]


async def test_a_match_moves_to_another_channel(table: Table, moderation: Moderation, outbox: Outbox, discord: Discord):
    match_id = await begin(table)
    await begin(table, 101)
    with pytest.raises(ChannelTaken):
        await moderation.move(match_id, MAUD, "deleted", 101)
    with pytest.raises(ChannelTaken):
        await moderation.move(match_id, MAUD, "deleted", CHANNEL)
    await moderation.move(match_id, MAUD, "deleted", 102)
    assert (await table.at(102)).info.id == match_id
    await outbox.flush()
    assert discord.kinds(102) == ["moderated", "panel"]
