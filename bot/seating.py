"""Seating: how a match comes about, from the invitation to the first question."""

import sqlite3
import time
from collections.abc import Callable, Mapping
from secrets import token_bytes
from typing import Any

import engine
from bot import news
from bot.desk import NEW, Desk
from bot.errors import NotYourSeat, Over, SeatTaken
from bot.hours import utc
from bot.outbox import Outbox
from bot.store import letters, matches
from bot.store.database import Store
from bot.store.matches import Info, Status
from bot.ticking import check_kind
from bot.waiting import follow
from engine.core.chance import SEED_BYTES


class Seating(Desk):
    """Invitations and beginnings."""

    def __init__(
        self,
        store: Store,
        outbox: Outbox | None = None,
        clock: Callable[[], float] = time.time,
        seed: Callable[[int], bytes] = token_bytes,
    ) -> None:
        super().__init__(store, outbox, clock)
        self._seed = seed

    async def invite(
        self,
        game: str,
        channel: int,
        seats: Mapping[str, int | None],
        *,
        host: int,
        guild: int = 0,
        options: dict[str, Any] | None = None,
        language: str = "en",
        clock: str = "",
    ) -> int:
        """Invite to a match; a seat without a person is open to anybody. The host has said yes.

        `clock` is a kind of `bot.ticking.CLOCKS`, or none. Raises ChannelTaken, NoClock.
        """
        row = {"game": game, "channel": channel, "seats": seats, "host": host, "guild": guild, "language": language}
        return await self._make("inviting", options=options or {}, clock=clock, **row)

    async def open(
        self,
        game: str,
        channel: int,
        seats: Mapping[str, int | None],
        *,
        host: int,
        guild: int = 0,
        options: dict[str, Any] | None = None,
        language: str = "en",
        clock: str = "",
    ) -> int:
        """Begin a match at once, without asking anybody. Raises ChannelTaken."""
        row = {"game": game, "channel": channel, "seats": seats, "host": host, "guild": guild, "language": language}
        return await self._make("active", options=options or {}, clock=clock, **row)

    async def _make(self, status: Status, **row: Any) -> int:
        _check_seats(row["game"], row["seats"])
        check_kind(row["clock"])

        def work(db: sqlite3.Connection) -> int:
            match_id = matches.create(db, **row, status=status, now=int(self.clock()))
            if status == "active":
                self.begin(db, match_id, row["host"])
            else:
                letters.put(db, [news.public(matches.info(db, match_id), "invitation")], self.clock())
            return match_id

        return await self.change(NEW, work)

    async def join(self, match_id: int, person: int, seat: str | None = None) -> Info:
        """Say yes to an invitation, or take an open seat; the match begins when the last seat is taken."""

        def work(db: sqlite3.Connection) -> Info:
            info = matches.info(db, match_id)
            free = matches.unready(db, match_id)
            fitting = [one for one in info.seats if one in free and seat in (None, one)]
            mine = [one for one in fitting if free[one] == person] or [one for one in fitting if free[one] is None]
            if info.status != "inviting" or not mine or (seat is None and _ready(info, free, person)):
                raise SeatTaken()
            matches.sit_down(db, match_id, mine[0], person)
            if len(free) == 1:
                matches.change(db, match_id, status="active")
                self.begin(db, match_id, person)
            return matches.info(db, match_id)

        return await self.change(match_id, work)

    async def decline(self, match_id: int, person: int) -> None:
        """The host or an invited person calls the match off before it has begun."""

        def work(db: sqlite3.Connection) -> None:
            info = matches.info(db, match_id)
            if info.status != "inviting":
                raise Over()
            if person != info.host and not info.seats_of(person):
                raise NotYourSeat()
            matches.change(db, match_id, status="archived", how="declined", ended=int(self.clock()))
            letters.put(db, [news.public(info, "declined", person=person)], self.clock())

        await self.change(match_id, work)

    def begin(self, db: sqlite3.Connection, match_id: int, by: int) -> None:
        """Lay the match out, inside the caller's transaction. `by`: whose doing it is."""
        info = matches.info(db, match_id)
        match = engine.game(info.game).new(self._seed(SEED_BYTES), info.options)
        matches.begin(db, match_id, match, int(self.clock()))
        letters.put(db, news.beginning(matches.info(db, match_id), by), self.clock())
        follow(db, match_id, utc(self.clock()))


def _check_seats(game: str, seats: Mapping[str, int | None]) -> None:
    if set(seats) != set(engine.game(game).seats):
        raise ValueError(f"{game} has the seats {', '.join(engine.game(game).seats)}, not {', '.join(seats)}")


def _ready(info: Info, free: Mapping[str, int | None], person: int) -> bool:
    return any(seat not in free for seat in info.seats_of(person))
