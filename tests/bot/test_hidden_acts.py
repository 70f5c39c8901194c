"""What somebody does in secret cannot be told from anything that others get to see.

Each test plays the same match twice: once blue cancels a standing answer or changes a sealed one, once it does not. All
that the others see from then on has to be the same, down to the ids of the buttons.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot import matchfile
from engine.core.chance import Stream
from engine.core.record import replay
from tests.bot.playing import give, match_of
from tests.bot.stage import Stage, controls, raw, staged, text

Play = Callable[[Stage, int, bool], Awaitable[list[Any]]]


async def worlds(path: Path, play: Play) -> tuple[list[Any], list[Any]]:
    """What is seen without and with the secret act. Both matches replay to the same in the end."""
    seen = []
    for secretly in (False, True):
        async with staged(path / f"{secretly}.sqlite3", pictures=False) as stage:
            match_id = await stage.begin()
            shown = await play(stage, match_id, secretly)
            seen.append([*shown, *await everywhere(stage, match_id)])
            await play_on_to_the_end(stage, match_id)
            record = await stage.bot.table.proof(match_id)
            assert secretly == any(entry.act in ("revise", "stand_down") for entry in record.entries)
            assert replay(record).result == "same"
    return seen[0], seen[1]


async def everywhere(stage: Stage, match_id: int) -> list[Any]:
    """What a player, a moderator and a stranger are shown who look wherever they can, and all that was posted."""
    await stage.deliver()
    shown: list[Any] = [raw(message) for message in stage.channel.history()]
    for who in (stage.rowan, stage.maud, stage.sam):
        for command in ("log", "match status", "match replay", "match undo"):
            stage.clock.now += 60
            shown.append(raw((await who.slash(stage.channel, command)).response))
    shown.append(await matchfile.export(stage.bot.table, match_id))
    points = await stage.maud.autocomplete(stage.channel, "moderate rewind", "to", "")
    await stage.maud.slash(stage.channel, "moderate rewind", to=points[1]["value"], reason="a slip")
    await stage.deliver()
    return [*shown, points, *(raw(message) for message in stage.channel.history())]


async def play_on_to_the_end(stage: Stage, match_id: int) -> None:
    table = stage.bot.table
    while (await table.look(match_id)).info.status == "active":
        await give(table, match_id, next(iter((await match_of(table, match_id)).questions())))


async def test_a_standing_answer_that_is_cancelled_hinders_nobody_s_undo_and_does_not_come_back(tmp_path: Path):
    async def play(stage: Stage, match_id: int, secretly: bool) -> list[Any]:
        table = stage.bot.table
        while True:
            match = await match_of(table, match_id)
            seat, question = next(iter(match.questions().items()))
            if (seat, question.kind) == ("blue", "shield"):
                await table.stand(match_id, stage.birk.id, "no")
            elif (seat, question.kind) == ("red", "shield") and match.standing("blue"):
                break
            else:
                await give(table, match_id, seat)
        await give(table, match_id, "red", "no")
        stage.clock.now += 1_000
        if secretly:
            await table.stand_down(match_id, stage.birk.id, "shield")
        await stage.deliver()
        undone = (await stage.press(stage.rowan, stage.panel(), "undo")).response
        assert "Taken back" in text(undone)
        match = await match_of(table, match_id)
        assert match.questions()["red"].kind == "shield"
        assert match.standing("blue") == ({} if secretly else {"shield": "no"})
        return [raw(undone)]

    without, with_it = await worlds(tmp_path, play)
    assert without == with_it


async def test_since_when_a_seat_is_to_move_does_not_change_when_it_cancels_a_standing_answer(tmp_path: Path):
    async def play(stage: Stage, match_id: int, secretly: bool) -> list[Any]:
        table = stage.bot.table
        while (question := next(iter((await match_of(table, match_id)).questions().values()))).kind != "shield":
            await give(table, match_id, question.seat)
        people = {"red": stage.rowan.id, "blue": stage.birk.id}
        await table.stand(match_id, people[question.seat], "no")
        assert list((await match_of(table, match_id)).questions()) == [question.seat]
        stage.clock.now += 1_000
        if secretly:
            await table.stand_down(match_id, people[question.seat], "shield")
        return []

    without, with_it = await worlds(tmp_path, play)
    assert without == with_it


async def test_no_picture_is_drawn_anew_after_it(tmp_path: Path):
    """The time that takes would tell of it."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin("five_armies", "free")
        rng, table = Stream(5), stage.bot.table
        while len((match := await match_of(table, match_id)).questions()) < 2:
            seat, question = next(iter(match.questions().items()))
            await give(table, match_id, seat, question.sample(rng))
        question = match.questions()["shadow"]
        await give(table, match_id, "shadow", question.sample(rng))
        await stage.deliver()
        await stage.sam.slash(stage.channel, "board")
        kept = set(stage.bot.gallery._kept)
        await table.answer(match_id, stage.birk.id, [question.sample(rng)], seat="shadow", change=True)
        await stage.sam.slash(stage.channel, "board")
        assert set(stage.bot.gallery._kept) == kept


async def test_a_sealed_answer_that_is_changed_leaves_no_gap_and_is_not_changed_back(tmp_path: Path):
    async def play(stage: Stage, match_id: int, secretly: bool) -> list[Any]:
        table = stage.bot.table
        while (match := await match_of(table, match_id)).turn < 2 or match.locked != ["blue"]:
            await give(table, match_id, list(match.questions())[-1])
        chosen = next(card for card in match.view("blue")["hand"] if card != match._document.sealed["blue"])
        if secretly:
            await table.answer(match_id, stage.birk.id, [chosen], change=True)
        await stage.deliver()
        step = (await stage.maud.autocomplete(stage.channel, "moderate rewind", "to", ""))[0]["value"]
        await stage.maud.slash(stage.channel, "moderate rewind", to=step, reason="so that it is drawn anew")
        await stage.deliver()
        sealed = (await match_of(table, match_id))._document.sealed
        assert (sealed == {"blue": chosen}) == secretly, "the rewind keeps what was chosen last"
        refused = (await stage.press(stage.rowan, stage.panel(), "undo")).response
        await stage.press(stage.rowan, refused, "ask")
        await stage.deliver()
        asked = stage.channel.last_message
        assert "agree" in [key.verb for _, key in controls(asked)]
        return [raw(refused), raw(asked)]

    without, with_it = await worlds(tmp_path, play)
    assert without == with_it
