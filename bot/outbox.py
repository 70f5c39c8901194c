"""Outbox: what must still reach Discord. Letters are written in the transaction that makes them true, and go out after.

Each channel and each person is a lane; a lane keeps its order, lanes do not wait for each other. A letter keeps its
nonce however often it is tried, so a repeat after a crash does not post twice.

Who has quiet hours or is away is left in peace: what is for them is held back until that is over. Only what follows
from their own doing reaches them at once.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.errors import StoreFailed
from bot.hours import undisturbed, utc, wants_peace
from bot.store import fates, letters, matches, people
from bot.store.database import Store
from bot.store.letters import Lane, Letter

_log = logging.getLogger(__name__)

PARALLEL = 8  # lanes at a time
LONGEST_WAIT = 300.0  # seconds between two attempts
LONGEST_NAP = 300.0  # seconds; a loop's clock stands while the machine is suspended
MOST_FAILURES = 8  # attempts that end in an error or a refusal, before the letter is given up
TROUBLE_REST = 30.0  # seconds to leave alone what fails in a way that no letter is to blame for
TIDY_SECONDS = 21_600.0


class Refused(Exception):
    """The person's DMs are closed to us (50007, 50278), or the channel does not let us write (50001, 50013)."""


class Gone(Exception):
    """The channel or the message to be changed has been deleted (10003, 10008). `what`: "channel" or "message"."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Busy(Exception):
    """Try again (429, 5xx, a cut connection), after so many seconds if Discord said so."""

    def __init__(self, after: float | None = None) -> None:
        super().__init__(after)
        self.after = after


class Courier(Protocol):
    """Who carries letters to Discord."""

    async def send(self, letter: Letter) -> int | None:
        """Post the letter with its nonce; the message's id, or None if there was nothing to post (any more).

        Raises Refused, Gone or Busy. Anything else is a failure of ours: tried again a few times, then given up.
        """
        ...


class Outbox:
    """Delivers letters. `run` does it for as long as the bot lives; `flush` does what is due now."""

    def __init__(
        self,
        store: Store,
        courier: Courier,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._courier = courier
        self._clock = clock
        self._sleep = sleep
        self._woken = asyncio.Event()
        self._room = asyncio.Semaphore(PARALLEL)
        self._busy: dict[Lane, asyncio.Task[None]] = {}
        self._resting: dict[Lane, float] = {}
        self._posted: dict[int, int | None] = {}  # letters that went out, which the disk did not take yet
        self._stopped = False
        self._tidied = 0.0

    def wake(self) -> None:
        """There is something new to deliver."""
        self._woken.set()

    async def age(self) -> float:
        """For how many seconds the oldest letter has been waiting."""
        oldest = await self._store.read(letters.oldest)
        return 0.0 if oldest is None else max(0.0, self._clock() - oldest)

    def stop(self) -> None:
        """Let `run` finish what it is at, and end."""
        self._stopped = True
        self.wake()

    async def run(self) -> None:
        try:
            while not self._stopped:
                self._woken.clear()
                await self._rest(await self._begin())
        finally:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def flush(self) -> None:
        """Deliver all that is due now, also what is written meanwhile."""
        while True:
            await self._begin()
            if not self._busy:
                return
            await asyncio.wait(self._busy.values())

    async def _begin(self) -> float | None:
        """Begin with every lane that has something due. When the next one will be, or None."""
        now = self._clock()
        try:
            if now - self._tidied > TIDY_SECONDS:
                self._tidied = now
                await self._store.write(lambda db: letters.throw_away(db, now))
            lanes = await self._store.read(lambda db: letters.lanes(db, now))
        except Exception:  # whatever it is, letters must still go out when it is over
            _log.exception("the outbox cannot be read")
            return now + TROUBLE_REST
        soonest = None
        for lane, first in lanes.items():
            due = max(first, self._resting.get(lane, 0))
            if lane in self._busy:
                continue
            if due <= now:
                self._busy[lane] = task = asyncio.create_task(self._deliver_lane(lane))
                task.add_done_callback(lambda _, lane=lane: self._left(lane))  # type: ignore[misc]
            else:
                soonest = min(due, soonest or due)
        return soonest

    def _left(self, lane: Lane) -> None:
        self._busy.pop(lane, None)
        self.wake()

    async def _rest(self, until: float | None) -> None:
        """Sleep until then, or until something new comes."""
        if until is None:
            await self._woken.wait()
            return
        nap = asyncio.ensure_future(self._sleep(min(LONGEST_NAP, max(0.0, until - self._clock()))))
        waking = asyncio.ensure_future(self._woken.wait())
        try:
            await asyncio.wait((nap, waking), return_when=asyncio.FIRST_COMPLETED)
        finally:
            nap.cancel()
            waking.cancel()

    async def _deliver_lane(self, lane: Lane) -> None:
        async with self._room:
            try:
                await self._deliver_all(lane)
                self._resting.pop(lane, None)
            except Exception:
                _log.exception("the outbox cannot be kept; the lane %s rests", tuple(lane))
                self._resting[lane] = self._clock() + TROUBLE_REST

    async def _deliver_all(self, lane: Lane) -> None:
        try:
            while letter := await self._next(lane):
                await self._deliver(letter)
        except letters.Unreadable as error:
            _log.error("letter %d cannot be read, and is given up", error.letter)
            await self._settle(error.letter, "failed")

    async def _next(self, lane: Lane) -> Letter | None:
        """The lane's first letter if it is due. Panels of one match that wait in a row become one, the newest.

        One that was tried may have been posted, though its receipt was lost: it is tried again by itself, with its
        nonce, so that it is known and can lose its buttons.
        """
        waiting = await self._store.read(lambda db: letters.waiting(db, lane, self._clock()))
        if self._stopped or not waiting or waiting[0].due > self._clock():
            return None
        row = [waiting[0]]
        for letter in waiting[1:]:
            if row[0].kind != "panel" or row[0].attempts or (letter.kind, letter.match) != ("panel", row[0].match):
                break
            row.append(letter)
        if len(row) == 1:
            return row[0]
        *outdated, newest = row
        await self._store.write(lambda db: fates.merged(db, outdated, newest, self._clock()))
        return newest

    async def _deliver(self, letter: Letter) -> None:
        if letter.person is not None and letter.id not in self._posted and not await self._wanted(letter):
            return
        try:
            if letter.id not in self._posted:
                self._posted[letter.id] = await self._courier.send(letter)
        except Refused as error:
            await self._refused(letter, str(error))
        except Gone as error:
            await self._gone(letter, error.what)
        except Busy as error:
            await self._postpone(letter, repr(error), failed=False, after=error.after)
        except (StoreFailed, sqlite3.Error):  # no letter's fault
            raise
        except Exception as error:
            _log.exception("letter %s (%s) could not be delivered", letter.id, letter.kind)
            if letter.failures + 1 < MOST_FAILURES:
                await self._postpone(letter, repr(error))
            else:
                await self._settle(letter.id, "failed")
        else:
            await self._store.write(lambda db: fates.sent(db, letter, self._posted[letter.id], self._clock()))
            del self._posted[letter.id]

    # --- what comes of it ---------------------------------------------------------------------------------------------

    async def _wanted(self, letter: Letter) -> bool:
        """Whether this person can be written to now; if not, the letter is settled or held back."""
        person = await self._store.read(lambda db: people.get(db, letter.person or 0))
        can_wait = wants_peace(person, utc(self._clock())) and (person.dms or letter.kind == "notice")
        if can_wait and await self._store.write(lambda db: self._hold(db, letter)):
            return False
        if not person.dms:
            await self._store.write(lambda db: fates.unwanted(db, letter, self._clock()))
            return False
        if person.dm_closed and person.dm_retry > self._clock():
            await self._refused(letter, "known to be closed", tried=False)
            return False
        return True

    def _hold(self, db: sqlite3.Connection, letter: Letter) -> bool:
        """Hold it back until they may be disturbed, if it is not their own doing.

        Either way a notice takes over what is held back for its seat: one letter is enough after a night.
        """
        now = self._clock()
        if letter.kind == "notice" and (outdated := letters.held(db, letter, now)):
            fates.merged(db, outdated, letter, now)
        if letter.payload.get("own"):
            return False
        letters.hold(db, letter, undisturbed(people.get(db, letter.person or 0), utc(now)).timestamp())
        return True

    async def _settle(self, letter: int, fate: letters.Fate) -> None:
        await self._store.write(lambda db: letters.settle(db, [letter], fate, self._clock()))

    async def _postpone(self, letter: Letter, trouble: str, failed: bool = True, after: float | None = None) -> None:
        wait = min(LONGEST_WAIT, 2.0 ** min(letter.attempts, 16)) if after is None else after
        due = self._clock() + wait
        await self._store.write(lambda db: letters.postpone(db, letter, due, trouble[:200], failed))

    async def _refused(self, letter: Letter, why: str, tried: bool = True) -> None:
        if letter.person is not None:
            await self._store.write(lambda db: fates.dm_closed(db, letter, tried, self._clock()))
            return
        lost = (
            letter.match is not None and (await self._store.read(lambda db: matches.info(db, letter.match or 0))).lost
        )
        if lost or letter.failures + 1 >= MOST_FAILURES:
            await self._store.write(lambda db: fates.channel_lost(db, letter, "refused", self._clock()))
        else:
            await self._postpone(letter, f"refused {why}")

    async def _gone(self, letter: Letter, what: str) -> None:
        if what == "channel" and letter.channel is not None:
            await self._store.write(lambda db: fates.channel_lost(db, letter, "gone", self._clock()))
        elif letter.kind == "panel" and letter.replaces is not None:
            # the old panel was deleted: the new one is posted without it
            await self._store.write(lambda db: letters.forget_panel(db, letter.match or 0))
        else:
            await self._settle(letter.id, "gone")
