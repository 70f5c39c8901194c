"""How fast the bot answers while twenty matches are drawn at once, and how long the event loop is ever blocked."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import tests.skirmish  # noqa: F401
from bot.reception import Caller
from tests.bot.stage import Stage, controls, staged

MATCHES = 20
PRESSES = 40


async def heartbeat(lags: list[tuple[float, float]], done: asyncio.Event) -> None:
    """How late each beat was; and without the time for which other processes had this thread's place on a core."""
    while not done.is_set():
        before, queued = time.perf_counter(), queueing()
        await asyncio.sleep(0.005)
        late = time.perf_counter() - before - 0.005
        lags.append((late, max(0.0, late - (queueing() - queued))))


def queueing() -> float:
    """For how many seconds this thread was ready to run and had no core; 0 where the system does not say."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    except OSError:
        return 0.0


@pytest.mark.bench
async def test_first_response_and_event_loop_under_twenty_renders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    firsts: list[float] = []
    real = Caller.defer

    async def timed(self: Caller) -> None:
        await real(self)
        firsts.append(self.times["defer"])

    monkeypatch.setattr(Caller, "defer", timed)
    async with staged(tmp_path / "r.sqlite3") as stage:
        channels = await tables(stage)
        panels = [channel.last_message for channel in channels]
        lags: list[tuple[float, float]] = []
        done = asyncio.Event()
        beating = asyncio.create_task(heartbeat(lags, done))
        await press_all(stage, channels, panels)
        started = time.perf_counter()
        flush = asyncio.create_task(stage.bot.outbox.flush())
        firsts.clear()
        lags.clear()
        for n in range(PRESSES):
            stage.channel = channels[n % MATCHES]
            await stage.forge(stage.sam, panels[n % MATCHES], acting(panels[n % MATCHES], "help"))
        await flush
        took = time.perf_counter() - started
        done.set()
        await beating
    late, own = max(wall for wall, _ in lags), max(cpu for _, cpu in lags)
    print(
        f"\n{len(firsts)} first responses: worst {max(firsts) * 1000:.1f} ms; 20 panels in {took:.1f} s; "
        f"loop late at worst {late * 1000:.1f} ms, by our own work {own * 1000:.1f} ms, over {len(lags)} beats"
    )
    assert len(firsts) == PRESSES and max(firsts) < 0.5
    assert own < 0.05


async def tables(stage: Stage) -> list[Any]:
    """Twenty matches of The Battle of Five Armies, their first panels delivered."""
    channels = [stage.guild.create_text_channel(f"table-{n}") for n in range(MATCHES)]
    for channel in channels:
        seats = {"free": stage.rowan.id, "shadow": stage.birk.id}
        await stage.bot.table.open("five_armies", channel.id, seats, host=stage.rowan.id, guild=stage.guild.id)
    await stage.deliver()
    return channels


async def press_all(stage: Stage, channels: list[Any], panels: list[Any]) -> None:
    """One answer in every match, so that every panel has to be drawn anew."""
    for channel in channels:
        info = (await stage.bot.table.at(channel.id)).info
        question = (await stage.bot.table.look(info.id)).match.questions()["free"]
        await stage.bot.table.answer(info.id, stage.rowan.id, [question.default], question.number)


def acting(message: Any, verb: str) -> str:
    return next(custom_id for custom_id, key in controls(message) if key.verb == verb)
