"""Pictures of real matches: random play on the engine, every seat's view, checked like the made-up ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import engine
import render
from engine.core.chance import Stream
from render.five_armies.layout import gather
from tests.render.test_truth import check_geometry, drawn


@lru_cache(maxsize=4)
def story(seed: int, step: int = 60, most: int = 900) -> list[dict[str, Any]]:
    """Views of one random match, every `step` answers, and every battle's first one after a roll."""
    return list(_play(seed, step, most))


def _play(seed: int, step: int, most: int) -> Iterator[dict[str, Any]]:
    rng = Stream(f"pictures/{seed}")
    match = engine.game("five_armies").new(seed=rng.bytes(32))
    fought = ""
    for i in range(most):
        if match.over:
            break
        battle = match.view(None)["battle"] if i % 5 == 0 else None
        rolled = bool(battle) and any(side["dice"] for side in battle["sides"].values())
        if i % step == 0 or (rolled and battle["region"] != fought):
            fought = battle["region"] if rolled else fought
            yield match.view(("free", "shadow", None)[i % 3])
        questions = match.questions()
        seat = sorted(questions)[rng.randrange(len(questions))]
        match.answer(seat, questions[seat].sample(rng))
    yield match.view("shadow")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_army_of_a_real_match_is_drawn_where_it_stands(seed: int) -> None:
    for view in story(seed):
        expected = {(a["place"], unit): n for a in view["armies"] for unit, n in a["units"].items() if n}
        assert drawn(view, "unit") == expected
        people = {
            (place, cell.id)
            for place, blocks in gather(view).items()
            for b in blocks
            for cell in b.cells
            if cell.what == "character"
        }
        lord = view["characters"]["lord_of_the_eagles"]
        assert {key for key in drawn(view, "character") if key[1] != "lord_of_the_eagles"} == people
        assert lord["status"] != "in_play" or any(key[1] == "lord_of_the_eagles" for key in drawn(view, "character"))
        for lang in ("en", "de"):
            picture = render.board(view, "dark", lang, 1600)
            check_geometry(picture.record, lang)
            assert "{" not in picture.alt


def test_hands_battles_and_fate_of_real_matches() -> None:
    battles = 0
    for view in [view for seed in (1, 2, 3) for view in story(seed)]:
        if view["seat"]:
            assert [item.id for item in render.hand(view).record.of("card")] == view["hand"]
        if view["battle"]:
            battles += 1
            record = render.battle(view).record
            for side, camp in view["battle"]["sides"].items():
                assert len(record.of("combat_die", side)) == len(camp["dice"])
        assert render.fate(view).record.of("fate_marker")[0].count == view["fate"]["marker"]
    assert battles > 0, "no battle in these matches: the test shows nothing"


def test_a_real_match_has_a_chart_and_a_replay() -> None:
    views = story(1)
    assert render.chart(views).record.of("points")
    assert len(render.replay(views[:5], width=320).frames) == 5
