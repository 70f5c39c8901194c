"""What cannot be taken back is shown first as it was understood, and done when that is confirmed."""

from pathlib import Path
from typing import Any

import pytest

import engine
import tests.skirmish  # noqa: F401
from bot.controls import ids
from bot.presenter import dialogue
from bot.presenter.turn import is_final
from engine import Split
from engine.core.chance import Stream
from tests.bot.driver import Driver
from tests.bot.stage import Stage, controls, seen, staged, text


async def second_to_lock(stage: Stage) -> tuple[int, Any, ids.Key]:
    """Rowan has locked a card; what Birk is asked, and his first answer."""
    match_id = await stage.begin()
    shown = (await stage.press(stage.rowan, stage.panel(), "act")).response
    pressed = await stage.press(stage.rowan, shown, "pick")
    assert "Locked" in text(pressed.response), "a lock can be changed, so nothing is confirmed"
    await stage.deliver()
    shown = (await stage.press(stage.birk, stage.panel(), "act")).response
    return match_id, shown, next(key for _, key in controls(shown) if key.verb == "pick")


async def place(stage: Stage, match_id: int) -> int:
    return (await stage.bot.table.look(match_id)).info.place


async def test_it_is_shown_and_then_done(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"birk": "de"}) as stage:
        match_id, shown, pick = await second_to_lock(stage)
        before = seen(shown)
        asked = (await stage.press(stage.birk, shown, "pick", pick.arg)).response
        match = (await stage.bot.table.look(match_id)).match
        name = match.game.texts.word("de", pick.arg)
        assert f"Du hast gewählt: **{name}**" in text(asked) and text(asked).startswith(before[0])
        assert [(key.verb, key.sure) for _, key in controls(asked)] == [("pick", True), ("act", False)]
        assert await place(stage, match_id) == 1
        back = (await stage.press(stage.birk, asked, "act")).response
        assert seen(back) == before
        asked = (await stage.press(stage.birk, back, "pick", pick.arg)).response
        await stage.restart()
        sure = next(custom_id for custom_id, key in controls(asked) if key.sure)
        done = await stage.birk.click(asked, custom_id=sure)
        assert await place(stage, match_id) == 2 and "gewählt:" not in text(done.response)
        rows = await stage.bot.table.events(match_id, 1, 2)
        assert rows[0].value == pick.arg and rows[0].barrier
        late = await stage.forge(stage.birk, stage.panel(), sure)
        assert "schon beantwortet" in text(late.response)
        assert await place(stage, match_id) == 2


async def test_a_double_click_on_do_it_counts_once(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, shown, pick = await second_to_lock(stage)
        asked = (await stage.press(stage.birk, shown, "pick", pick.arg)).response
        sure = next(custom_id for custom_id, key in controls(asked) if key.sure)
        await stage.at_once((stage.birk, asked, sure), (stage.birk, asked, sure))
        assert await place(stage, match_id) == 2


async def test_whoever_plays_fast_is_not_asked(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        result = await stage.birk.slash(stage.channel, "settings", confirm=False)
        assert "cannot be taken back: **no**" in text(result.response)
        match_id, shown, pick = await second_to_lock(stage)
        await stage.press(stage.birk, shown, "pick", pick.arg)
        assert await place(stage, match_id) == 2
        result = await stage.birk.slash(stage.channel, "settings", confirm=True)
        assert "cannot be taken back: **yes**" in text(result.response)


async def test_a_command_that_was_typed_out_is_not_asked_about(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, _, pick = await second_to_lock(stage)
        await stage.birk.slash(stage.channel, "clash", card=pick.arg)
        assert await place(stage, match_id) == 2


async def test_nothing_is_confirmed_that_the_table_would_refuse(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, shown, pick = await second_to_lock(stage)
        before = seen(shown)
        await stage.maud.slash(stage.channel, "moderate pause", reason="*Tea*")
        halted = await stage.press(stage.birk, shown, "pick", pick.arg)
        assert "paused" in text(halted.followups[0]) and seen(shown) == before
        assert await place(stage, match_id) == 1


async def sharing(stage: Stage) -> tuple[int, Any, Any, Split]:
    """Somebody has to share out wounds, after which cards are drawn."""
    match_id = await stage.begin()
    driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 3, {"red": "en", "blue": "en"})
    while "share" not in [one.kind for one in (await driver.match()).questions().values()]:
        await driver.press_one()
    seat, question = next(iter((await driver.match()).questions().items()))
    assert isinstance(question, Split)
    shown = (await stage.press(driver.people[seat], stage.panel(), "act")).response
    return match_id, driver.people[seat], shown, question


async def test_a_suggestion_is_confirmed_and_a_form_is_not_twice(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, who, shown, question = await sharing(stage)
        before = await place(stage, match_id)
        asked = (await stage.press(who, shown, "take")).response
        assert "You have chosen" in text(asked) and await place(stage, match_id) == before
        await stage.restart()
        await stage.press(who, asked, "take")
        rows = await stage.bot.table.events(match_id, before, before + 1)
        assert rows[0].value == question.default
    async with staged(tmp_path / "s.sqlite3") as stage:
        match_id, who, shown, question = await sharing(stage)
        before = await place(stage, match_id)
        form = await stage.press(who, shown, "type")
        await who.submit_modal(form, {"line": "as suggested"})
        assert await place(stage, match_id) == before + 1


async def test_ticked_pieces_are_confirmed_as_they_were_ticked(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        await stage.deliver()
        question = (await stage.bot.table.look(match_id)).match.questions()["free"]
        wanted = list(question.items)[-2:]
        shown = (await stage.press(stage.rowan, stage.panel(), "act")).response
        some = next(custom_id for custom_id, key in controls(shown) if key.verb == "some")
        asked = (await stage.rowan.select(shown, wanted, custom_id=some)).response
        names = [engine.game("five_armies").texts.word("en", one) for one in wanted]
        assert f"You have chosen: **{', '.join(names)}**" in text(asked) and await place(stage, match_id) == 1
        await stage.restart()
        await stage.press(stage.rowan, asked, "some")
        rows = await stage.bot.table.events(match_id, 1, 2)
        assert rows[0].value == dict.fromkeys(wanted, 1)


async def test_an_answer_to_be_kept_is_confirmed_as_one(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, shown, pick = await second_to_lock(stage)
        kept = (await stage.press(stage.birk, shown, "same")).response
        asked = (await stage.press(stage.birk, kept, "keep", pick.arg)).response
        assert "You have chosen" in text(asked) and "will be given again" in text(asked)
        assert await place(stage, match_id) == 1
        await stage.press(stage.birk, asked, "keep")
        rows = await stage.bot.table.events(match_id, 1, 2)
        assert (rows[0].act, rows[0].value) == ("stand", pick.arg)


@pytest.mark.parametrize("name", ["skirmish", "five_armies"])
def test_being_asked_tells_nothing_that_is_hidden(name: str):
    """Not even that the other side has an answer in store, which would be given at once."""
    rng, stored, finals = Stream(4), 0, 0
    match = engine.game(name).new(bytes(32))
    for _ in range(1_500):
        if match.over:
            match = engine.game(name).new(rng.bytes(32))
        seen = match.game.restore(match.dump(secret=False))
        for seat, question in seen.questions().items():
            value = question.sample(rng)
            final = is_final(seen, seat, value)
            assert final == is_final(seen.resampled(seat, rng), seat, value), question.kind
            finals += final
        seat, question = next(iter(match.questions().items()))
        value = question.sample(rng)
        if question.standing and rng.randrange(2):
            match.stand(seat, value)
            stored += 1
        else:
            match.answer(seat, value)
    assert stored > 10 and finals > 100


def test_ids_of_confirmations_are_read_back_and_stay_short():
    items = [f"a_piece_with_a_long_name_{n}" for n in range(25)]
    ticks = ids.ticks(items, items)
    key = ids.Key(36**6, 36**4, "free_peoples", "some", f"{dialogue.PICK}:{ticks}", sure=True)
    assert ids.read(key.write()) == key
    assert ids.ticked(ticks, items) == items and ids.ticked(ids.ticks([], items), items) == []
    assert ids.ticked(ids.ticks(items[3:5], items), items) == items[3:5]
    assert ids.ticked(ids.ticks(items[3:5], items), items[1:]) is None, "the list has changed since"
    longest = ids.Key(36**6, 36**4, "free_peoples", "pick", ids.token("x" * 60), sure=True)
    assert len(longest.write()) <= ids.LONGEST and ids.read(longest.write()) == longest
    assert not ids.read(ids.Key(1, 1, "-", "pick", ids.token("!bang")).write()).sure
