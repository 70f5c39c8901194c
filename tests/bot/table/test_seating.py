"""Invitations, and one match a channel."""

import asyncio

import pytest

from bot.errors import ChannelTaken, NotBegun, NotYourSeat, Over, SeatTaken
from bot.outbox import Outbox
from bot.table import Table
from tests.bot.discord import Discord
from tests.bot.playing import BIRK, CHANNEL, ROWAN, begin

OPEN = {"red": ROWAN, "blue": None}
INVITED = {"red": ROWAN, "blue": BIRK}


async def test_an_invitation_begins_when_the_invited_person_says_yes(table: Table, outbox: Outbox, discord: Discord):
    match_id = await table.invite("skirmish", CHANNEL, INVITED, host=ROWAN)
    assert (await table.at(CHANNEL)).match is None
    with pytest.raises(NotBegun):
        await table.answer(match_id, ROWAN, ["card_1"])
    with pytest.raises(SeatTaken):
        await table.join(match_id, 33)
    with pytest.raises(SeatTaken):
        await table.join(match_id, ROWAN)
    info = await table.join(match_id, BIRK)
    assert (info.status, info.seats) == ("active", INVITED)
    with pytest.raises(SeatTaken):
        await table.join(match_id, BIRK)
    await outbox.flush()
    assert discord.kinds(CHANNEL) == ["invitation", "begun", "panel"]


async def test_an_open_seat_goes_to_the_first_who_comes(table: Table):
    match_id = await table.invite("skirmish", CHANNEL, OPEN, host=ROWAN)
    comers = [table.join(match_id, person) for person in range(40, 60)]
    results = await asyncio.gather(*comers, return_exceptions=True)
    assert [type(one).__name__ for one in results].count("SeatTaken") == 19
    assert (await table.look(match_id)).info.seats["blue"] in range(40, 60)


async def test_who_may_call_an_invitation_off(table: Table, outbox: Outbox, discord: Discord):
    match_id = await table.invite("skirmish", CHANNEL, INVITED, host=ROWAN)
    with pytest.raises(NotYourSeat):
        await table.decline(match_id, 33)
    await table.decline(match_id, BIRK)
    with pytest.raises(Over):
        await table.decline(match_id, BIRK)
    with pytest.raises(SeatTaken):
        await table.join(match_id, BIRK)
    await begin(table)
    await outbox.flush()
    assert discord.payloads("declined") == [{"match": match_id, "person": BIRK}]


async def test_one_match_a_channel_however_many_ask_at_once(table: Table):
    asks = [table.open("skirmish", CHANNEL, INVITED, host=ROWAN) for _ in range(10)]
    asks += [table.invite("skirmish", CHANNEL, OPEN, host=ROWAN) for _ in range(10)]
    results = await asyncio.gather(*asks, return_exceptions=True)
    assert sum(isinstance(one, int) for one in results) == 1
    assert sum(isinstance(one, ChannelTaken) for one in results) == 19


async def test_the_seats_must_be_the_game_s(table: Table):
    with pytest.raises(ValueError, match="red, blue"):
        await table.open("skirmish", CHANNEL, {"white": 1, "black": 2}, host=1)
