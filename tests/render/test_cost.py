"""What a picture costs, as ratios of one run: composing against encoding the same picture with the same encoder."""

from __future__ import annotations

import asyncio
import threading
import time
from statistics import median
from typing import Any

import pytest

import render
from render.cli import picture_command
from render.core import cache
from render.work import Painter
from tests.render import views


def update_cost(view: dict[str, Any], moves: int) -> tuple[float, float]:
    """Median milliseconds to compose and to encode the board after each of some moves."""
    composed, encoded = [], []
    for i in range(moves):
        army = view["armies"][i % len(view["armies"])]
        unit = next(iter(army["units"]))
        army["units"][unit] += 1
        army["damage"] = i % 4
        start = time.perf_counter()
        picture = render.board(view, "parchment", "en", 1600)
        middle = time.perf_counter()
        render.encode(picture, 600_000)
        encoded.append(time.perf_counter() - middle)
        composed.append(middle - start)
    return median(composed), median(encoded)


def test_an_update_costs_at_most_half_more_than_its_encoding() -> None:
    view = views.random_view(4)
    render.board(view, "parchment", "en", 1600)
    composed, encoded = update_cost(view, 7)
    assert composed <= 1.5 * encoded, f"compose {composed * 1000:.0f} ms, encode {encoded * 1000:.0f} ms"


def test_cost_does_not_grow_with_the_match() -> None:
    view = views.random_view(4)
    render.board(view, "parchment", "en", 1600)
    early, _ = update_cost(view, 7)
    for id in ("event", "free", "shadow"):
        view["discards"][id] = ["EV-A01"] * 400
    view["number"], view["turn"] = 9000, 15
    for seed in range(40):
        render.board(views.random_view(seed), "parchment", "en", 1600)
    size = sum(entry["bytes"] for entry in cache.report().values())
    late, encoded = update_cost(views.random_view(4), 7)
    assert late <= max(3 * early, 1.5 * encoded)
    for seed in range(40):
        render.board(views.random_view(seed), "parchment", "en", 1600)
    assert sum(entry["bytes"] for entry in cache.report().values()) <= size * 1.1 + 2**20


def test_picture_command_measures(tmp_path: Any) -> None:
    out = tmp_path / "board.webp"
    result = picture_command(lambda: [views.random_view(1)], "board", "dark", 800, out, repeat=2)
    assert result["bytes"] == out.stat().st_size
    assert result["compose_ms"] > 0 and result["encode_ms"] > 0
    with pytest.raises(ValueError, match="no such picture"):
        picture_command(lambda: [views.random_view(1)], "sculpture")


async def test_painter_keeps_its_bound_and_survives_errors() -> None:
    painter = Painter(workers=2)
    running, most, lock = 0, 0, threading.Lock()

    def job() -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        time.sleep(0.02)
        with lock:
            running -= 1

    await asyncio.gather(*(painter.paint(job) for _ in range(10)))
    assert most == 2
    with pytest.raises(ZeroDivisionError):
        await painter.paint(lambda: 1 // 0)
    assert await painter.paint(lambda: 7) == 7
    painter.close()
