"""A bot that plays matches through the table until it is killed. Run by `tests.bot.killing`, one process for each life.

    python -m tests.bot.player FOLDER

It reads one order a line: `life SEED KILL_AT DELAY`. For each it forks a child that goes on with the matches in FOLDER.
The child kills itself with SIGKILL at its KILL_AT-th checkpoint (0: never); after DELAY seconds (0: never) it is killed
from outside, wherever it is. The answer is `killed PLACE` (the name of the checkpoint, or `outside`) or `finished`.
"""

import asyncio
import os
import select
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import bot.store.connection
import tests.skirmish  # noqa: F401  (registers the game)
from bot.errors import NoMatch, NothingToUndo, Stale
from bot.outbox import Busy, Outbox
from bot.store import Store
from bot.store.letters import Letter
from bot.table import Table
from bot.takeback import Takeback
from engine.core.chance import Stream
from engine.core.match import Match
from tests.bot.playing import PEOPLE, ROWAN

MATCHES = 3  # at a time
ENOUGH = 400  # answers in a life that nobody ends


class Fuse:
    """Counts checkpoints, and ends the process at the one it was told."""

    def __init__(self, kill_at: int, folder: Path) -> None:
        self.left = kill_at
        self.note = os.open(folder / "killed_at", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)

    def pass_by(self, place: str) -> None:
        self.left -= 1
        if self.left == 0:
            os.write(self.note, place.encode())
            os.kill(os.getpid(), signal.SIGKILL)

    def lay(self) -> None:
        """Checkpoints in the middle of the rules' work, before every statement and around every commit."""
        answer, transactions = Match._run, bot.store.connection.transactions

        def run(match: Any, play: Any, argument: Any) -> None:
            self.pass_by("engine")
            answer(match, play, argument)
            self.pass_by("engine")

        def written(db: sqlite3.Connection, works: Any) -> Any:
            db.set_trace_callback(lambda statement: self.pass_by("commit" if statement == "COMMIT" else "statement"))
            results = transactions(db, works)
            self.pass_by("committed")
            return results

        Match._run = run  # type: ignore[method-assign]
        bot.store.database.transactions = written  # type: ignore[attr-defined]


class File:
    """Lines that survive SIGKILL: each is one write to the kernel."""

    def __init__(self, path: Path) -> None:
        self.lines = path.read_text().splitlines() if path.exists() else []
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def add(self, *words: object) -> None:
        os.write(self._file, (" ".join(map(str, words)) + "\n").encode())


class Discord:
    """Discord outlives the bot: what was posted is in a file. It honours nonces, and is busy now and then."""

    def __init__(self, folder: Path, fuse: Fuse, rng: Stream) -> None:
        self._file = File(folder / "discord")
        self._seen = {line.split()[0] for line in self._file.lines}
        self._fuse = fuse
        self._rng = rng

    async def send(self, letter: Letter) -> int:
        self._fuse.pass_by("before delivery")
        if not self._rng.randrange(15):
            raise Busy(0)
        if letter.nonce not in self._seen:
            self._seen.add(letter.nonce)
            payload = letter.payload
            self._file.add(
                letter.nonce, letter.kind, payload["match"], payload.get("since", "-"), payload.get("to", "-")
            )
        self._fuse.pass_by("after delivery")
        await asyncio.sleep(0)
        if not self._rng.randrange(15):
            raise Busy(0)  # it was posted, but we do not hear of it
        return letter.id


async def play(table: Table, acknowledged: File, channel: int, rng: Stream) -> None:
    """Play in one channel: mostly answers, sometimes an undo, and a new match when one is over."""
    back = Takeback(table)
    for _ in range(ENOUGH // MATCHES):
        try:
            info, match = await table.at(channel)
        except NoMatch:  # killed between the end of one match and the beginning of the next
            await table.open("skirmish", channel, PEOPLE, host=ROWAN)
            continue
        assert match is not None
        seat, question = next(iter(match.questions().items()))
        value = question.sample(rng)
        done = await table.answer(info.id, PEOPLE[seat], [value], info.number)
        acknowledged.add(info.id, done.to, info.number, seat)
        if rng.randrange(8) == 0:
            try:  # a double click: it must be seen as one
                await table.answer(info.id, PEOPLE[seat], [value], info.number)
                acknowledged.add("twice", info.id, done.to)
            except Stale:
                pass
        if done.info.status == "over":
            await table.open("skirmish", channel, PEOPLE, host=ROWAN)
        elif rng.randrange(10) == 0:
            try:
                taken = await back.undo(info.id, PEOPLE[seat])
                acknowledged.add(info.id, taken.to, "-", seat)
            except NothingToUndo:
                pass


async def live(folder: Path, fuse: Fuse, rng: Stream) -> None:
    store = await Store.open(folder / "x.sqlite3")
    outbox = Outbox(store, Discord(folder, fuse, rng))
    table = Table(store, outbox, seed=rng.bytes)
    acknowledged = File(folder / "acknowledged")
    channels = range(1, MATCHES + 1)
    taken = {info.channel for info in await table.live()}
    fuse.lay()
    for channel in channels:
        if channel not in taken:
            await table.open("skirmish", channel, PEOPLE, host=ROWAN)
    delivering = asyncio.create_task(outbox.run())
    await asyncio.gather(*(play(table, acknowledged, channel, rng) for channel in channels))
    await table.drain()
    while await outbox.age():
        await outbox.flush()
    outbox.stop()
    await delivering
    await store.close()


def fork(folder: Path, seed: int, kill_at: int, delay: float) -> str:
    child = os.fork()
    if child == 0:
        asyncio.run(live(folder, Fuse(kill_at, folder), Stream(seed)))
        os._exit(0)
    if delay:
        waiting = os.pidfd_open(child)
        select.select([waiting], [], [], delay)
        os.close(waiting)
        os.kill(child, signal.SIGKILL)
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        return f"killed {(folder / 'killed_at').read_text() or 'outside'}"
    return "finished" if os.WEXITSTATUS(status) == 0 else "failed"


def main() -> None:
    folder = Path(sys.argv[1])
    for line in sys.stdin:
        _, seed, kill_at, delay = line.split()
        print(fork(folder, int(seed), int(kill_at), float(delay)), flush=True)


if __name__ == "__main__":
    main()
