"""Buttons of requests to take something back that play has overtaken: they grant nothing, and ask for nothing."""

from pathlib import Path

from bot.controls.ids import Key
from tests.bot.playing import give
from tests.bot.stage import staged, text


async def test_an_old_request_cannot_be_granted_as_a_new_one(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        old = await stage.bot.takeback.ask(match_id, stage.rowan.id)
        await give(stage.bot.table, match_id, "blue")
        new = await stage.bot.takeback.ask(match_id, stage.rowan.id)
        assert new.at > old.at
        for verb in ("agree", "refuse"):
            late = await stage.forge(stage.birk, stage.panel(), Key(match_id, 1, "-", verb, str(old.at)).write())
            assert "Nobody asks" in text(late.response)
        assert await stage.bot.takeback.asked(match_id) == new


async def test_an_old_button_asks_for_nothing_to_be_taken_back(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await give(stage.bot.table, match_id, "blue")
        number = (await stage.bot.table.look(match_id)).info.number
        late = await stage.forge(stage.rowan, stage.panel(), Key(match_id, number - 1, "red", "ask").write())
        assert "out of date" in text(late.response)
        assert await stage.bot.takeback.asked(match_id) is None
