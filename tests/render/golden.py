"""Renew the golden pictures and the examples in docs: `python -m tests.render.golden`. Look before you keep."""

from __future__ import annotations

from pathlib import Path

import render
from tests.render import views
from tests.render.test_pictures import GOLDEN, GOLDENS, hand_view
from tests.render.test_real import story

DOCS = Path(__file__).parents[2] / "docs" / "pictures"


def goldens() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, draw in GOLDENS.items():
        draw().image.save(GOLDEN / f"{name}.webp", quality=78, method=6)


def examples() -> None:
    """One picture of each kind, from a random match played on the engine."""
    DOCS.mkdir(parents=True, exist_ok=True)
    played = [view for seed in (1, 3) for view in story(seed)]
    fights = [
        view for view in played if view["battle"] and all(side["dice"] for side in view["battle"]["sides"].values())
    ]
    view = max(fights, key=lambda one: (one["points"], len(one["armies"])))
    shown = {
        "board-1600": render.board(view),
        "board-400": render.board(view, width=400),
        "board-1600-dark-de": render.board(view, "dark", "de"),
        "board-1600-contrast": render.board(view, "contrast"),
        "hand": render.hand(hand_view()),
        "battle": render.battle(view),
        "fate": render.fate(views.random_view(11)),
        "focus": render.board(view, focus=view["battle"]["region"], width=900),
        "chart": render.chart(story(1)),
    }
    for name, picture in shown.items():
        data, _ = render.encode(picture, 420_000)
        (DOCS / f"{name}.webp").write_bytes(data)
    data, _ = render.encode(render.replay(story(1)[:6], width=480), 420_000)
    (DOCS / "replay.webp").write_bytes(data)


if __name__ == "__main__":
    goldens()
    examples()
