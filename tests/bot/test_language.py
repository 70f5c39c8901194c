"""The language of a direct message: the one that was set, else that of the reader's Discord, after restarts, too."""

from pathlib import Path

import pytest

from bot.errors import StoreFailed
from tests.bot.playing import give
from tests.bot.stage import Stage, staged, text

MOVE = {"de": "Du bist am Zug", "en": "Your move"}


async def call_rowan(stage: Stage, match_id: int) -> str:
    """Birk answers, so it is Rowan's move: what Rowan gets by direct message."""
    private = stage.users["rowan"].dm_channel
    before = len(private.history())
    await give(stage.bot.table, match_id, "blue")
    await stage.deliver()
    (told,) = private.history()[before:]
    return text(told)


async def begun(stage: Stage) -> int:
    """A match in English in which Birk's next answer makes it Rowan's move."""
    match_id = await stage.begin(language="en")
    for seat in ("red", "blue", "red"):
        await give(stage.bot.table, match_id, seat)
    await stage.deliver()
    return match_id


@pytest.mark.parametrize("restarts", [0, 2])
async def test_the_readers_discord_is_remembered_through_restarts(tmp_path: Path, restarts: int):
    async with staged(tmp_path / "r.sqlite3", {"rowan": "de"}) as stage:
        match_id = await begun(stage)
        for _ in range(restarts):
            await stage.restart()
        assert MOVE["de"] in await call_rowan(stage, match_id)


async def test_what_was_set_counts_more_and_auto_goes_back_to_discords(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"rowan": "de"}) as stage:
        match_id = await begun(stage)
        await stage.rowan.slash(stage.channel, "settings", language="en")
        await stage.restart()
        assert MOVE["en"] in await call_rowan(stage, match_id)
        await stage.rowan.slash(stage.channel, "settings", language="auto")
        await stage.restart()
        assert await stage.bot.language_for(stage.rowan.id, "en") == "de"


async def test_a_language_that_we_do_not_speak_is_english_in_letters_as_in_answers(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"rowan": "fr"}) as stage:
        await stage.rowan.slash(stage.channel, "help")
        assert await stage.bot.language_for(stage.rowan.id, "de") == "en"


async def test_who_has_never_done_anything_reads_the_language_of_the_match(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        assert await stage.bot.language_for(stage.sam.id, "de") == "de"


async def test_it_is_written_when_it_changes_and_not_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    locales = {"sam": "de"}
    async with staged(tmp_path / "r.sqlite3", locales) as stage:
        written, write = [], stage.bot.store.write

        async def counted(work):
            written.append(work)
            return await write(work)

        monkeypatch.setattr(stage.bot.store, "write", counted)
        for _ in range(3):
            await stage.sam.slash(stage.channel, "help")
        assert len(written) == 1
        assert (await stage.bot.people.get(stage.sam.id)).locale == "de"
        locales["sam"] = "en-GB"
        for _ in range(3):
            await stage.sam.slash(stage.channel, "help")
        assert len(written) == 2
        assert await stage.bot.language_for(stage.sam.id, "de") == "en"


async def test_who_only_looks_needs_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog):
    async with staged(tmp_path / "r.sqlite3", {"sam": "de"}) as stage:
        await stage.begin()

        async def full(work):
            raise StoreFailed("full")

        with monkeypatch.context() as patch:
            patch.setattr(stage.bot.store, "write", full)
            shown = await stage.sam.slash(stage.channel, "match status")
        assert "Zug" in text(shown.response)
        assert "is not kept: full" in caplog.text


async def test_all_that_is_public_is_in_the_language_of_the_match(tmp_path: Path):
    """Whatever language the players read in."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin(language="de")
        panel = text(stage.panel())
        assert "wählt" in panel and "choosing" not in panel
        for seat in ("red", "blue"):
            await give(stage.bot.table, match_id, seat)
        await stage.bot.moderation.pause(match_id, stage.maud.id, "Tee")
        await stage.deliver()
        public = "\n".join(text(message) for message in stage.channel.history())
        assert "angehalten" in public and "Blau zieht eine Karte" in public
        assert not [word for word in ("Red", "Blue", "paused", "draws") if word in public]
