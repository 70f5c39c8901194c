"""Pictures come from other threads, are drawn once, and a match does without them if need be."""

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
import render
from bot.presenter.pictures import Gallery
from tests.bot.stage import staged, text


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads in which boards are drawn."""
    threads: list[int] = []
    real = render.board

    def board(*args: Any, **more: Any) -> Any:
        threads.append(threading.get_ident())
        return real(*args, **more)

    monkeypatch.setattr(render, "board", board)
    return threads


async def test_boards_are_drawn_off_the_event_loop_and_once(drawn: list[int]):
    gallery = Gallery()
    view = engine.game("five_armies").new(bytes(32)).view(None)
    first = await gallery.board(view, "parchment", "en", wide=400)
    again = await gallery.board(view, "parchment", "en", wide=400)
    assert first is again and first is not None and first.alt
    assert len(drawn) == 1 and threading.get_ident() not in drawn
    gallery.close()


async def test_who_asks_while_it_is_drawn_gets_the_same_picture(drawn: list[int]):
    gallery = Gallery()
    view = engine.game("five_armies").new(bytes(32)).view(None)
    shown = await asyncio.gather(*(gallery.board(view, "dark", "de", wide=400) for _ in range(5)))
    assert len(drawn) == 1 and shown[0] is not None and all(one is shown[0] for one in shown)
    gallery.close()


async def test_of_a_match_that_goes_on_only_the_newest_position_is_drawn(tmp_path: Path, drawn: list[int]):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin("five_armies", "free")
        drawn.clear()
        for step in range(6):
            match = (await stage.bot.table.look(match_id)).match
            question = next(iter(match.questions().values()))
            who = {"free": stage.rowan, "shadow": stage.birk}[question.seat]
            await stage.bot.table.answer(match_id, who.id, [question.sample(Random(step))], question.number)
        await stage.deliver()
        assert len(drawn) == 1


async def test_a_game_without_pictures_has_none():
    gallery = Gallery()
    assert await gallery.board(engine.game("skirmish").new(bytes(32)).view(None), "dark", "en") is None
    gallery.close()


async def test_a_picture_that_fails_leaves_the_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def broken(*_: Any, **__: Any) -> Any:
        raise OSError("no font")

    monkeypatch.setattr(render, "board", broken)
    monkeypatch.setattr(render, "hand", broken)
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin("five_armies", "free")
        assert not stage.panel().attachments and "to move" in text(stage.panel())
        shown = await stage.press(stage.rowan, stage.panel(), "hand")
        assert "your hand" in text(shown.response) and not shown.response.attachments
        board = await stage.press(stage.sam, stage.panel(), "board")
        assert "turn 1" in text(board.response)
    assert "could not be drawn" in caplog.text


async def test_everybody_gets_their_own_picture(monkeypatch: pytest.MonkeyPatch):
    """What is kept for one reader is not shown to another: not a hand, a language, a style or a part of the board."""
    match = engine.game("five_armies").new(bytes(32))
    free, shadow, everybody = (match.view(seat) for seat in ("free", "shadow", None))
    drawn: list[tuple[Any, ...]] = []

    def draw(view: Any, *how: Any) -> render.Picture:
        drawn.append((view["seat"], *how))
        return small

    gallery = Gallery()
    small = render.hand(free, width=200)
    monkeypatch.setattr(render, "board", draw)
    monkeypatch.setattr(render, "hand", draw)
    for view, style, lang in (
        (free, "dark", "en"),
        (shadow, "dark", "en"),
        (free, "dark", "de"),
        (free, "contrast", "en"),
    ):
        await gallery.hand(view, style, lang)
    await gallery.hand({**free, "hand": free["hand"][1:]}, "dark", "en")
    assert len(drawn) == 5
    drawn.clear()
    for view, style, lang, focus in (
        (everybody, "dark", "en", None),
        (free, "dark", "en", None),
        (everybody, "contrast", "en", None),
        (everybody, "dark", "de", None),
        (everybody, "dark", "en", "camp"),
    ):
        await gallery.board(view, style, lang, focus)
    await gallery.board({**everybody, "turn": 9}, "dark", "en")
    assert len(drawn) == 6
    gallery.close()
