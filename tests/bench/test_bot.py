"""How fast the bot answers while twenty matches are drawn at once, and how long the event loop is ever blocked."""

import asyncio
import gc
import time
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest

import tests.skirmish  # noqa: F401
from bot.cli.run import spare_collector
from bot.client import COOL_SECONDS
from bot.controls.ids import Key
from bot.presenter import pictures
from tests.bot.stage import Stage, staged

MATCHES = 20
PRESSES = (("help", ""), ("act", ""), ("hand", ""), ("type", "pick"))  # in every match
LIMIT = 3.0  # seconds; later Discord takes no answer


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


class Firsts:
    """How long each first answer to Discord took since the press, by verb; and whether it was a form."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.took: dict[str, list[float]] = {}
        self.forms = 0
        self._pressed, self._answered = 0.0, asyncio.Event()
        for name in ("defer", "send_modal"):
            monkeypatch.setattr(discord.InteractionResponse, name, self._timed(name))

    def _timed(self, name: str) -> Any:
        real = getattr(discord.InteractionResponse, name)

        async def answer(response: Any, *args: Any, **more: Any) -> None:
            await real(response, *args, **more)
            self.took.setdefault(self._verb, []).append(time.perf_counter() - self._pressed)
            self.forms += name == "send_modal"
            self._answered.set()

        return answer

    async def press(self, stage: Stage, who: Any, message: Any, key: Key) -> None:
        """Press, and wait for no more than the first answer: drawing goes on meanwhile."""
        payload, _ = stage._pressed(who, message, key.write())
        self._verb, self._pressed = key.verb, time.perf_counter()
        self._answered.clear()
        stage.env.backend.emit("INTERACTION_CREATE", payload)
        await asyncio.wait_for(self._answered.wait(), LIMIT)


@pytest.mark.bench
async def test_first_response_and_event_loop_under_twenty_renders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Every way to answer: words at once, a dialogue, a picture, and a form, which comes without a defer before it."""
    firsts, drawn = Firsts(monkeypatch), count()
    monkeypatch.setattr(pictures, "seen", lambda view: next(drawn))  # or twenty that begin alike would be drawn once
    async with staged(tmp_path / "r.sqlite3") as stage:
        channels = await tables(stage)
        panels = [channel.last_message for channel in channels]
        await press_all(stage, channels)
        infos = [(await stage.bot.table.at(channel.id)).info for channel in channels]
        lags: list[tuple[float, float]] = []
        done = asyncio.Event()
        spare_collector()
        beating = asyncio.create_task(heartbeat(lags, done))
        started = time.perf_counter()
        flush = asyncio.create_task(stage.bot.outbox.flush())
        for n, (channel, panel, info) in enumerate(zip(channels, panels, infos, strict=True)):
            if n == MATCHES // 2:
                gc.collect()  # a full round of it comes when it likes, so why not now
            stage.channel = channel
            stage.clock.now += COOL_SECONDS  # so that every hand is drawn
            for verb, arg in PRESSES:
                await firsts.press(stage, stage.rowan, panel, Key(info.id, info.number, "free", verb, arg))
        assert not flush.done(), "all that was pressed while panels were drawn"
        await flush
        took = time.perf_counter() - started
        await stage.env.settle()
        done.set()
        await beating
    late, own = max(wall for wall, _ in lags), max(cpu for _, cpu in lags)
    worst = ", ".join(f"{verb} {max(times) * 1000:.1f}" for verb, times in firsts.took.items())
    print(
        f"\nfirst responses at worst (ms): {worst}; 20 panels in {took:.1f} s; "
        f"loop late at worst {late * 1000:.1f} ms, by our own work {own * 1000:.1f} ms, over {len(lags)} beats"
    )
    assert {verb: len(times) for verb, times in firsts.took.items()} == dict.fromkeys(dict(PRESSES), MATCHES)
    assert firsts.forms == MATCHES
    assert max(max(times) for times in firsts.took.values()) < LIMIT / 3
    assert own < 0.05


async def tables(stage: Stage) -> list[Any]:
    """Twenty matches of The Battle of Five Armies, their first panels delivered."""
    channels = [stage.guild.create_text_channel(f"table-{n}") for n in range(MATCHES)]
    for channel in channels:
        seats = {"free": stage.rowan.id, "shadow": stage.birk.id}
        await stage.bot.table.open("five_armies", channel.id, seats, host=stage.rowan.id, guild=stage.guild.id)
    await stage.deliver()
    return channels


async def press_all(stage: Stage, channels: list[Any]) -> None:
    """One answer in every match, so that every panel has to be drawn anew."""
    for channel in channels:
        info = (await stage.bot.table.at(channel.id)).info
        question = (await stage.bot.table.look(info.id)).match.questions()["free"]
        await stage.bot.table.answer(info.id, stage.rowan.id, [question.default], question.number)
