"""Clocks: they run for who owes, stand in a pause and for who is away, and when one has fallen people decide."""

from datetime import date

import pytest

from bot.clocks import Clocks
from bot.errors import BadInterval, FallenToo, NoClock, NotFallen, NotYourSeat, Over, Paused
from bot.moderation import Moderation
from bot.pace import Pace
from bot.store import Person
from bot.table import Table
from bot.takeback import Takeback
from bot.ticking import CLOCKS, elapsed, falls_at
from tests.bot.discord import Clock
from tests.bot.pace.conftest import Time
from tests.bot.playing import BIRK, CHANNEL, MAUD, PEOPLE, ROWAN, begin, give

CAP, INCREMENT, EXTENSION = CLOCKS["standard"]


async def left(pace: Pace, match_id: int) -> dict[str, float]:
    """The hours that each seat has."""
    return {one.seat: round((one.left or 0) / 3600, 6) for one in await pace.standing(match_id)}


async def to_red(table: Table) -> int:
    """Only red is asked, with full clocks, and no reminders."""
    match_id = await begin(table, clock="standard")
    for seat in ("red", "blue", "red", "blue"):
        await give(table, match_id, seat)
    return match_id


@pytest.fixture(autouse=True)
async def no_reminders(pace: Pace) -> None:
    for person in (ROWAN, BIRK):
        await pace.change(person, remind_hours=0)


async def test_without_a_clock_nothing_runs(table: Table, pace: Pace, clocks: Clocks, time: Time):
    match_id = await begin(table)
    assert await time.passes(10_000) == []
    assert {one.left for one in await pace.standing(match_id)} == {None}
    with pytest.raises(NoClock):
        await clocks.claim(match_id, ROWAN)


async def test_there_are_two_kinds(table: Table):
    assert set(CLOCKS) == {"relaxed", "standard"}
    assert all(kind.increment < kind.extension < kind.cap for kind in CLOCKS.values())
    with pytest.raises(NoClock):
        await table.invite("skirmish", CHANNEL, PEOPLE, host=ROWAN, clock="blitz")
    match_id = await table.invite("skirmish", CHANNEL, PEOPLE, host=ROWAN, clock="relaxed")
    assert (await table.look(match_id)).info.clock == "relaxed"
    assert (await table.look(match_id)).info.options == {}, "no matter of the game"


async def test_an_invitation_costs_no_time(table: Table, pace: Pace, time: Time):
    match_id = await table.invite("skirmish", CHANNEL, PEOPLE, host=ROWAN, clock="standard")
    await time.passes(500)
    await table.join(match_id, BIRK)
    assert await left(pace, match_id) == {"red": CAP, "blue": CAP}


async def test_it_runs_only_for_who_owes(table: Table, pace: Pace, time: Time):
    match_id = await begin(table, clock="standard")
    await time.passes(30)
    assert await left(pace, match_id) == {"red": CAP - 30, "blue": CAP - 30}
    await give(table, match_id, "red")
    await time.passes(20)
    assert await left(pace, match_id) == {"red": CAP - 30 + INCREMENT, "blue": CAP - 50}
    running = {one.seat: one.running for one in await pace.standing(match_id)}
    assert running == {"red": False, "blue": True}


async def test_the_increment_is_paid_once_for_all_answers_of_a_move_and_not_above_the_cap(
    table: Table, pace: Pace, time: Time
):
    match_id = await to_red(table)
    await time.passes(50)
    await give(table, match_id, "red", "no")  # red is asked at once again
    assert await left(pace, match_id) == {"red": CAP - 50, "blue": CAP}
    await give(table, match_id, "red")  # now both are
    assert (await table.look(match_id)).info.owing == ["red", "blue"]
    assert await left(pace, match_id) == {"red": CAP - 50, "blue": CAP}
    await give(table, match_id, "red")
    assert await left(pace, match_id) == {"red": CAP - 50 + INCREMENT, "blue": CAP}
    await time.passes(5)
    await give(table, match_id, "blue")
    assert (await left(pace, match_id))["blue"] == CAP


async def test_locking_and_taking_back_again_and_again_gains_nothing(table: Table, pace: Pace, time: Time):
    match_id = await begin(table, clock="standard")
    await time.passes(40)
    for _ in range(5):
        await give(table, match_id, "red")
        await table.retract(match_id, ROWAN)
    assert await left(pace, match_id) == {"red": CAP - 40, "blue": CAP - 40}
    await give(table, match_id, "red")
    assert (await left(pace, match_id))["red"] == CAP - 40 + INCREMENT
    await table.answer(match_id, ROWAN, ["card_3"], change=True)
    assert (await left(pace, match_id))["red"] == CAP - 40 + INCREMENT


async def test_a_rewind_takes_the_increment_back_and_pays_nobody(table: Table, pace: Pace, time: Time):
    moderation, match_id = Moderation(table), await begin(table, clock="standard")
    await time.passes(40)
    await give(table, match_id, "red")
    await time.passes(10)
    await moderation.rewind(match_id, MAUD, "a slip", 0)
    assert await left(pace, match_id) == {"red": CAP - 40, "blue": CAP - 50}
    await moderation.pause(match_id, MAUD, "tea")
    await moderation.resume(match_id, MAUD, "no more tea")
    assert await left(pace, match_id) == {"red": CAP - 40, "blue": CAP - 50}, "once"


async def test_the_opponents_undo_is_not_paid_to_me(table: Table, pace: Pace, time: Time):
    match_id = await to_red(table)
    await give(table, match_id, "red", "no")
    await give(table, match_id, "red")
    await time.passes(30)  # both choose
    takeback = Takeback(table)
    await takeback.ask(match_id, ROWAN)
    await takeback.agree(match_id, BIRK)
    assert (await table.look(match_id)).info.owing == ["red"]
    assert await left(pace, match_id) == {"red": CAP - 30, "blue": CAP - 30}


async def test_it_stands_while_the_match_is_paused(table: Table, pace: Pace, time: Time):
    moderation, match_id = Moderation(table), await to_red(table)
    await time.passes(10)
    await moderation.pause(match_id, MAUD, "tea")
    assert await time.passes(1000) == []
    assert await left(pace, match_id) == {"red": CAP - 10, "blue": CAP}
    await moderation.resume(match_id, MAUD, "no more tea")
    await time.passes(1)
    assert await left(pace, match_id) == {"red": CAP - 11, "blue": CAP}


async def test_it_stands_while_its_person_is_away(table: Table, pace: Pace, time: Time):
    match_id = await to_red(table)
    await time.passes(16)  # midnight of the 16th
    await pace.change(ROWAN, away=(date(2027, 1, 18), None))
    assert await left(pace, match_id) == {"red": CAP - 16, "blue": CAP}, "what is spent is spent"
    await time.passes(48)
    assert (await pace.standing(match_id))[0].running is False
    assert await left(pace, match_id) == {"red": CAP - 16, "blue": CAP}
    await pace.change(ROWAN, away_from=0, away_until=0)  # a day early
    await time.passes(4)
    assert await left(pace, match_id) == {"red": CAP - 20, "blue": CAP}


async def test_days_away_that_begin_later_stop_it_then(table: Table, pace: Pace, time: Time):
    match_id = await to_red(table)
    await pace.change(ROWAN, away=(date(2027, 1, 17), date(2027, 1, 16)))
    await time.passes(16 + 30)
    assert (await left(pace, match_id))["red"] == CAP - 16
    await time.passes(18 + 4)
    assert (await left(pace, match_id))["red"] == CAP - 20
    assert [letter.kind for letter in await time.passes(CAP - 20)] == ["clock_fallen"]


async def test_when_it_has_fallen_that_is_told_once_and_nothing_ends(table: Table, pace: Pace, time: Time):
    match_id = await to_red(table)
    assert await time.passes(CAP - 0.001) == []
    (letter,) = await time.passes(0.001)
    number = (await table.look(match_id)).info.number
    assert (letter.kind, letter.channel) == ("clock_fallen", CHANNEL)
    assert letter.payload == {"match": match_id, "seat": "red", "number": number, "person": ROWAN}
    assert await time.hourly(500) == []
    assert (await table.look(match_id)).info.status == "active"
    red, blue = await pace.standing(match_id)
    assert (red.fallen, blue.fallen) == (True, False)


async def test_the_opponent_may_claim(table: Table, clocks: Clocks, time: Time):
    match_id = await to_red(table)
    await time.passes(CAP - 0.01)
    with pytest.raises(NotFallen):
        await clocks.claim(match_id, BIRK)
    await time.passes(0.01)
    for stranger in (ROWAN, MAUD):
        with pytest.raises((NotYourSeat, NotFallen)):
            await clocks.claim(match_id, stranger)
    with pytest.raises(NotYourSeat):
        await clocks.claim(match_id, BIRK, seat="blue")
    info = await clocks.claim(match_id, BIRK, seat="red")
    assert (info.status, info.winner, info.how) == ("over", "blue", "time")
    with pytest.raises(Over):
        await clocks.claim(match_id, BIRK)


async def test_an_answer_in_the_last_moment_ends_the_claim(table: Table, pace: Pace, clocks: Clocks, time: Time):
    match_id = await to_red(table)
    await time.passes(CAP + 7)
    await give(table, match_id, "red", "no")
    with pytest.raises(NotFallen):  # still fallen, but it is not red's move alone any more
        await give(table, match_id, "red")
        await give(table, match_id, "red")
        await clocks.claim(match_id, BIRK)
    assert (await left(pace, match_id))["red"] == INCREMENT, "who was late plays on with the increment"


async def test_the_opponent_may_give_more_time(table: Table, pace: Pace, clocks: Clocks, time: Time):
    match_id = await to_red(table)
    with pytest.raises(NotFallen):
        await clocks.extend(match_id, BIRK)
    await time.passes(CAP + 9)
    for hours in (0, -3, 337):
        with pytest.raises(BadInterval):
            await clocks.extend(match_id, BIRK, hours=hours)
    with pytest.raises((NotYourSeat, NotFallen)):
        await clocks.extend(match_id, ROWAN)
    standing = await clocks.extend(match_id, BIRK)
    assert (standing.seat, standing.fallen, standing.left) == ("red", False, EXTENSION * 3600)
    (letter,) = await time.passes(0)
    assert letter.kind == "clock_extended"
    assert letter.payload == {"match": match_id, "seat": "red", "person": ROWAN, "by": BIRK, "hours": EXTENSION}
    with pytest.raises(NotFallen):
        await clocks.claim(match_id, BIRK)
    assert [one.kind for one in await time.passes(EXTENSION)] == ["clock_fallen"]
    assert (await clocks.extend(match_id, BIRK, hours=2)).left == 2 * 3600


async def test_who_owes_with_a_fallen_clock_claims_nothing(table: Table, clocks: Clocks, time: Time):
    match_id = await begin(table, clock="standard")
    assert len(await time.passes(CAP)) == 2
    with pytest.raises(FallenToo):
        await clocks.claim(match_id, BIRK)
    await give(table, match_id, "blue")
    assert (await clocks.claim(match_id, BIRK)).winner == "blue"


async def test_nothing_is_claimed_of_who_does_not_owe_any_more(table: Table, pace: Pace, clocks: Clocks, time: Time):
    match_id = await to_red(table)
    place = (await table.look(match_id)).info.place
    for answer in (["no"], [], []):
        await give(table, match_id, "red", *answer)
    assert (await table.look(match_id)).info.owing == ["blue"]
    await time.passes(CAP)
    await Moderation(table).rewind(match_id, MAUD, "a slip", place)
    assert (await table.look(match_id)).info.owing == ["red"]
    with pytest.raises(NotFallen):
        await clocks.claim(match_id, ROWAN)
    assert [one.fallen for one in await pace.standing(match_id)] == [False, False]


async def test_nothing_is_claimed_in_a_pause(table: Table, clocks: Clocks, time: Time):
    match_id = await to_red(table)
    await time.passes(CAP)
    await Moderation(table).pause(match_id, MAUD, "they are ill")
    for deed in (clocks.claim, clocks.extend):
        with pytest.raises(Paused):
            await deed(match_id, BIRK)


async def test_who_takes_over_a_seat_begins_with_a_full_clock(table: Table, pace: Pace, time: Time):
    match_id = await to_red(table)
    await time.passes(CAP + 1)
    await Moderation(table).reassign(match_id, MAUD, "gone", "red", 55)
    await time.passes(3)
    assert await left(pace, match_id) == {"red": CAP - 3, "blue": CAP}


async def test_a_match_that_is_begun_again_keeps_its_kind_of_clock(table: Table, pace: Pace, time: Time):
    match_id = await to_red(table)
    await time.passes(40)
    fresh = await Moderation(table).reset(match_id, MAUD, "once more")
    assert (await table.look(fresh)).info.clock == "standard"
    assert await left(pace, fresh) == {"red": CAP, "blue": CAP}


async def test_a_clock_that_goes_backwards_gives_no_time(table: Table, pace: Pace, clock: Clock):
    match_id = await to_red(table)
    clock.now -= 7200
    assert await left(pace, match_id) == {"red": CAP, "blue": CAP}


@pytest.mark.parametrize(
    ("away", "spent"),
    [
        ((0, 0), 100),
        ((20, 50), 70),
        ((-50, 10), 90),
        ((90, 200), 90),
        ((-9, 500), 0),
        ((100, 200), 100),
        ((50, 20), 100),
    ],
)
def test_time_away_is_not_counted(away, spent):
    person = Person(1, away_from=1000 + away[0], away_until=1000 + away[1] if away != (0, 0) else 0)
    assert elapsed(1000, 1100, person) == spent
    falls = falls_at(1000, 100, person)
    assert elapsed(1000, falls, person) == 100, "both ways of counting agree"
    assert elapsed(1000, falls - 1, person) < 100
