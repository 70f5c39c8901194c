"""Who looks sees what they may know: pictures, the log, requests and suggestions, for players and all the others."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import render
from bot.controls.ids import Key
from bot.presenter import looking
from bot.presenter.words import hand_lines
from tests.bot.playing import give, play_on
from tests.bot.stage import Stage, controls, staged, text
from tests.bot.test_quiet import posts

DREW = "You draw"
HOUR = 3_600


class Drawn(list[tuple[str, str | None, str, str, str | None]]):
    """What was to be drawn: (picture, whose view, style, language, focus). There is no font, so words stand in."""

    def board(self, view: Any, style: str, lang: str, width: int, focus: str | None) -> Any:
        self.append(("board", view["seat"], style, lang, focus))
        raise OSError("no font")

    def replay(self, views: Any, style: str, lang: str, **_: Any) -> Any:
        self.extend(("replay", view["seat"], style, lang, None) for view in views)
        raise OSError("no font")

    def hand(self, view: Any, style: str, lang: str) -> Any:
        self.append(("hand", view["seat"], style, lang, None))
        raise OSError("no font")

    def seats(self, name: str) -> set[str | None]:
        return {seat for one, seat, *_ in self if one == name}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    drawn = Drawn()
    for name in ("board", "hand", "replay"):
        monkeypatch.setattr(render, name, getattr(drawn, name))
    return drawn


async def test_pictures_for_everybody_show_what_everybody_knows(tmp_path: Path, drawn: Drawn):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin("five_armies", "free")
        assert drawn.seats("board") == {None}, "the panel"
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        for who, seat in ((stage.sam, None), (stage.maud, None), (stage.rowan, "free"), (stage.birk, "shadow")):
            drawn.clear()
            await who.slash(stage.channel, "board")
            assert drawn.seats("board") == {seat}
            await who.slash(stage.channel, "match replay")
            assert drawn.seats("replay") == {None}


async def test_pictures_are_in_the_readers_style_and_language_and_the_panels_in_the_matchs(
    tmp_path: Path, drawn: Drawn
):
    async with staged(tmp_path / "r.sqlite3", {"rowan": "de"}) as stage:
        await stage.rowan.slash(stage.channel, "settings", theme="dark")
        await stage.begin("five_armies", "free", language="de")
        assert ("board", None, "parchment", "de", None) in drawn
        assert ("hand", "free", "dark", "de", None) in drawn, "by direct message"
        assert ("hand", "shadow", "parchment", "en", None) in drawn
        for command, given, expected in [
            ("board", {}, ("board", "free", "dark", "de", None)),
            ("board", {"focus": "camp", "theme": "contrast"}, ("board", "free", "contrast", "de", "camp")),
            ("match replay", {}, ("replay", None, "dark", "de", None)),
        ]:
            drawn.clear()
            await stage.rowan.slash(stage.channel, command, **given)
            assert expected in drawn
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        drawn.clear()
        await stage.rowan.slash(stage.channel, "hand")
        assert drawn == [("hand", "free", "dark", "de", None)]


async def test_a_battle_is_shown_on_the_panel_as_everybody_knows_it(tmp_path: Path, drawn: Drawn, monkeypatch: Any):
    seats, real = [], render.battle

    def battle(view: Any, style: str, lang: str) -> Any:
        seats.append(view["seat"])
        return real(view, style, lang, 300)

    monkeypatch.setattr(render, "battle", battle)
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin("five_armies", "free")
        people = {"free": stage.rowan.id, "shadow": stage.birk.id}
        rng = Random(3)
        while not (match := (await stage.bot.table.look(match_id)).match).view(None).get("battle"):
            question = next(iter(match.questions().values()))
            await stage.bot.table.answer(match_id, people[question.seat], [question.sample(rng)], question.number)
        await stage.deliver()
        assert [one.filename for one in stage.panel().attachments] == ["battle.webp"]
        assert set(seats) == {None}


# --- words ------------------------------------------------------------------------------------------------------------


async def drawn_last(stage: Stage) -> tuple[int, str]:
    """A match in which the last answer let both sides draw a card, and whose answer it was."""
    match_id = await stage.begin()
    seat = ""
    while (await stage.bot.table.look(match_id)).match.turn < 2:
        seat = (await stage.bot.table.look(match_id)).info.owing[0]
        await give(stage.bot.table, match_id, seat)
    return match_id, seat


async def log(stage: Stage, who: Any) -> str:
    return text((await who.slash(stage.channel, "log")).response)


def own_draws(told: str) -> list[str]:
    return [line for line in told.splitlines() if DREW in line]


async def test_what_was_drawn_is_told_to_its_owner_alone(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", moderator_role=1) as stage:
        match_id, seat = await drawn_last(stage)
        mine = {who.name: own_draws(await log(stage, who)) for who in (stage.rowan, stage.birk)}
        assert mine["rowan"] and mine["birk"] and mine["rowan"] != mine["birk"]
        for who in (stage.sam, stage.maud):
            assert DREW not in await log(stage, who)
        points = await stage.maud.autocomplete(stage.channel, "moderate rewind", "to", "")
        assert points and not [one for one in points if DREW in one["name"]]
        asker = {"red": stage.rowan, "blue": stage.birk}[seat]
        await stage.bot.takeback.ask(match_id, asker.id)
        await stage.deliver()
        assert "asks to take something back" in text(stage.channel.last_message)
        assert not [one for one in stage.channel.history() if DREW in text(one)]
        (other,) = {"rowan", "birk"} - {asker.name}
        asked = text(stage.users[other].dm_channel.history()[-1])
        assert "asks to take something back" in asked and not own_draws(asked)


async def test_earlier_pages_of_the_log_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(looking, "LOG_ENTRIES", 4)
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.bot.table.open(
            "skirmish", stage.channel.id, {"red": 1, "blue": 2}, host=1, guild=stage.guild.id
        )
        await play_on(stage.bot.table, match_id, 10)
        page, pages = await stage.sam.slash(stage.channel, "log"), []
        while True:
            pages.append(text(page.response))
            if not controls(page.response):
                break
            page = await stage.press(stage.sam, page.response, "log")
        assert len(pages) == 3 and len(set(pages)) == 3
        monkeypatch.setattr(looking, "LOG_ENTRIES", 60)
        whole = (await log(stage, stage.sam)).splitlines()[1:]
        assert [line for one in reversed(pages) for line in one.splitlines()[1:]] == whole


async def test_my_hand_on_anothers_public_reminder_shows_no_cards(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.birk.slash(stage.channel, "settings", messages=False)
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        await stage.deliver()
        stage.clock.now += 25 * HOUR
        await stage.bot.pace.tick()
        await stage.deliver()
        reminder = stage.channel.last_message
        assert "still to move" in text(reminder)
        for who in (stage.rowan, stage.sam, stage.maud):
            shown = await stage.press(who, reminder, "hand")
            assert shown.ephemeral and "do not play" in text(shown.response) and "hand" not in text(shown.response)
        assert "your hand (Blue)" in text((await stage.press(stage.birk, reminder, "hand")).response)


async def test_who_has_lost_a_seat_gets_no_more_of_its_cards(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id, _ = await drawn_last(stage)  # and Birk's letter about it has not gone out yet
        before = len(stage.users["birk"].dm_channel.history())
        await stage.bot.moderation.reassign(match_id, stage.maud.id, "Birk has left", "blue", stage.sam.id)
        await stage.deliver()
        assert len(stage.users["birk"].dm_channel.history()) == before
        match = (await stage.bot.table.look(match_id)).match
        hand = "\n".join(hand_lines(match, match.view("blue"), "en"))
        assert hand in text(stage.users["sam"].dm_channel.history()[-1]), "who has the seat now reads them"


async def test_a_form_opens_for_its_seat_and_its_question_only(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        while "share" not in [one.kind for one in (await stage.bot.table.look(match_id)).match.questions().values()]:
            await give(stage.bot.table, match_id, (await stage.bot.table.look(match_id)).info.owing[0])
        await stage.deliver()
        info = (await stage.bot.table.look(match_id)).info
        owner, other = (stage.rowan, stage.birk) if info.owing == ["red"] else (stage.birk, stage.rowan)
        key = Key(match_id, info.number, info.owing[0], "much", "pick")
        for who in (stage.sam, other):
            refused = await stage.forge(who, stage.panel(), key.write())
            assert refused.modal is None and refused.ephemeral and "do not play" in text(refused.response)
        late = await stage.forge(owner, stage.panel(), key._replace(number=info.number - 1).write())
        assert late.modal is None and late.ephemeral and "out of date" in text(late.response)
        assert (await stage.forge(owner, stage.panel(), key.write())).modal is not None


async def test_answers_call_nobody(tmp_path: Path):
    """Private ones, too: whatever stands in them."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        before = len(stage.env.http_requests)
        await stage.rowan.slash(stage.channel, "match status")
        sent = [one.json for one in stage.env.http_requests[before:] if one.method == "PATCH"]
        assert sent and all(one["allowed_mentions"] == {"parse": []} for one in sent)
        assert posts(stage, stage.channel)
