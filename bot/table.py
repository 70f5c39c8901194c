"""Table: one match at its channel. Lock, load, answer, commit, deliver.

Everything that changes a match is one transaction under that match's lock: load, rules, log, state, snapshot, outbox.
It runs as one step on the writer's thread, so nothing can come between and nothing can be left half done.
"""

import logging
import sqlite3
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

import engine
from bot import news
from bot.desk import Sitting
from bot.errors import NotBegun, NotYourSeat, Over, Paused, Stale
from bot.logs import event
from bot.seating import Seating
from bot.store import letters, log, matches
from bot.store.log import Logged
from bot.store.matches import Info
from engine import Event, Match
from engine.core.record import Act, Entry, perform

__all__ = ["Done", "Sitting", "Table"]

_log = logging.getLogger(__name__)


class Done(msgspec.Struct):
    """What a command has done: the log's entries since < place <= to, and where the match stands after them."""

    info: Info
    seat: str
    events: list[Event]
    since: int
    to: int
    state: bytes
    times: dict[str, float] = {}

    @property
    def match(self) -> Match[Any]:
        """The match after it, to be looked at: it has no seed."""
        return engine.game(self.info.game).restore(self.state)


class Table(Seating):
    """All matches of a bot. Raises the errors of `bot.errors`, and `engine.Illegal` as the rules give it."""

    async def answer(
        self,
        match_id: int,
        person: int,
        values: Sequence[Any],
        number: int | None = None,
        *,
        seat: str | None = None,
        change: bool = False,
    ) -> Done:
        """Answer the open question, and with further values the ones after it: all of them or none.

        `number` is what the control carried. With `change` a sealed answer that is in already is replaced.
        """
        if not isinstance(values, list | tuple) or not values:
            raise engine.Illegal("nothing_given")
        acts: list[tuple[Act, Any]] = [("answer", value) for value in values]
        return await self._play(match_id, person, acts, number, seat=seat, change=change)

    async def stand(
        self, match_id: int, person: int, value: Any, number: int | None = None, seat: str | None = None
    ) -> Done:
        """Answer, and give the same answer to all such questions until the circumstances change."""
        return await self._play(match_id, person, [("stand", value)], number, seat=seat)

    async def stand_down(self, match_id: int, person: int, kind: str, seat: str | None = None) -> Done:
        return await self._play(match_id, person, [("stand_down", kind)], None, seat=seat)

    async def retract(self, match_id: int, person: int, number: int | None = None, seat: str | None = None) -> Done:
        """Take back a sealed answer while another seat still owes one."""
        return await self._play(match_id, person, [("retract", None)], number, seat=seat)

    async def resign(self, match_id: int, person: int, seat: str | None = None) -> Info:
        """Give up: with two seats the other one has won."""

        def work(db: sqlite3.Connection) -> Info:
            info = matches.info(db, match_id)
            mine = seat_of(info, person, seat)
            check_live(info)
            others = [one for one in info.seats if one != mine]
            self.end(db, info, others[0] if len(others) == 1 else "", "resigned")
            return matches.info(db, match_id)

        return await self.change(match_id, work)

    def end(self, db: sqlite3.Connection, info: Info, winner: str, how: str) -> None:
        """The match is over, inside the caller's transaction. From now on its seed is public."""
        matches.change(db, info.id, status="over", winner=winner, how=how, ended=int(self.clock()))
        matches.cap_snapshots(db, info.id)
        letters.put(db, news.of_end(info, winner, how), self.clock())

    async def _play(
        self,
        match_id: int,
        person: int,
        acts: list[tuple[Act, Any]],
        number: int | None,
        *,
        seat: str | None,
        change: bool = False,
    ) -> Done:
        asked = time.perf_counter()

        def work(db: sqlite3.Connection) -> Done:
            started = time.perf_counter()
            info = matches.info(db, match_id)
            mine = seat_of(info, person, seat)
            check_number(db, info, mine, number)
            check_live(info)
            match = matches.load(db, info.game, match_id, matches.seed(db, match_id))
            again = mine in match.locked and acts[0][0] in ("answer", "stand")
            if again and not change:
                raise Stale(info.number, done=True)
            loaded = time.perf_counter()
            rows = self.perform(info, match, mine, [("revise", acts[0][1]), *acts[1:]] if again else acts)
            played = time.perf_counter()
            done = self.commit(db, info, match, rows)
            done.times = {"lock": started - asked, "load": loaded - started, "engine": played - loaded}
            done.times["save"] = time.perf_counter() - played
            return done

        done = await self.change(match_id, work)
        event(
            _log, "played", match=match_id, seat=done.seat, verb=acts[0][0], number=done.info.number, times=done.times
        )
        return done

    def perform(self, info: Info, match: Match[Any], seat: str, acts: Sequence[tuple[Act, Any]]) -> list[Logged]:
        """Let the seat do this, and give back what is to be committed."""
        rows: list[Logged] = []
        now, version = int(self.clock()), match.game.version
        for place, (act, value) in enumerate(acts, start=info.place + 1):
            number = match.number
            events = perform(match, Entry(seat, act, value, number))
            draws, digest = list(match.draws), match.digest()
            rows.append(
                Logged(place, number, seat, act, value, draws, events, version, digest, place, info.place + 1, now)
            )
        return rows

    def commit(
        self,
        db: sqlite3.Connection,
        before: Info,
        match: Match[Any],
        rows: list[Logged],
        drafts: Sequence[letters.Draft] | None = None,
    ) -> Done:
        """Write log, state, snapshot and outbox, inside the caller's transaction."""
        last = rows[-1]
        log.append(db, before.id, rows)
        state = matches.save(
            db, before, match, place=last.place, holds=last.holds, now=last.at, snap=last.act == "rewind"
        )
        after = msgspec.structs.replace(
            before, place=last.place, holds=last.holds, number=match.number, owing=list(match.questions())
        )
        if drafts is None:
            spared = partial(letters.called_enough, db, before.id, now=self.clock())
            drafts = news.of_command(before, after, rows, spared, partial(letters.last_deed, db, before.id))
        letters.put(db, drafts, self.clock())
        if match.over:
            self.end(db, after, match.winner or "", match.how or "")
            after = matches.info(db, before.id)
        events = [event for row in rows for event in row.events]
        return Done(after, last.seat, events, before.place, last.place, state)


def seat_of(info: Info, person: int, seat: str | None) -> str:
    """The seat this person acts for: the one named, or of their own the first that owes an answer."""
    own = info.seats_of(person)
    if not own or (seat is not None and seat not in own):
        raise NotYourSeat()
    return seat or next((one for one in own if one in info.owing), own[0])


def check_number(db: sqlite3.Connection, info: Info, seat: str, number: int | None) -> None:
    if number is not None and number != info.number:
        raise Stale(info.number, log.has_answered(db, info.id, number, seat))


def check_live(info: Info) -> None:
    if info.status == "inviting":
        raise NotBegun()
    if info.status != "active":
        raise Over()
    if info.paused:
        raise Paused(info.paused)
