"""Taking back: one's own undo up to a barrier, more with everybody's consent; and positions out of the log."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from itertools import takewhile
from typing import Any, TypeAlias

import msgspec

import engine
from bot import news
from bot.errors import AskedFirst, NothingAsked, NothingToUndo, NotYourSeat, Stale, Unreachable
from bot.store import letters, log, matches
from bot.store.log import Logged
from bot.store.matches import Info
from bot.table import Done, Table, check_live, check_number, seat_of
from engine import Event, Match
from engine.core.record import perform, positions

Which: TypeAlias = tuple[int, str]  # a request: the step at which it was made, and by which seat


class Asked(msgspec.Struct, frozen=True):
    """A request to go back `to` a place of the log; `taken` is what it would undo, newest first.

    It was made `at` the step that others had last heard of, which with its seat tells it from other requests.
    """

    match: int
    seat: str
    to: int
    at: int
    agreed: list[str]
    taken: list[Logged]

    @property
    def which(self) -> Which:
        return self.at, self.seat


class Point(msgspec.Struct, frozen=True):
    """A step that a moderator can rewind to; `kept` ones even when the rules have changed since."""

    step: int
    seat: str
    number: int
    events: list[Event]
    kept: bool


class Takeback:
    """Undo at a table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def undo(
        self, match_id: int, person: int, number: int | None = None, seat: str | None = None, *, more: bool = True
    ) -> Done:
        """Take back one's own last command, as far as no barrier is in the way. Raises NothingToUndo, with why.

        `number` is what the control carried. Without `more`, a second press of a control that has taken a sealed answer
        back does not go on to what was done before (a question number stays the same then).
        """
        sitting = await self._table.look(match_id)
        mine = seat_of(sitting.info, person, seat)
        if sitting.match and mine in sitting.match.locked:
            return await self._table.retract(match_id, person, number, mine)

        def work(db: sqlite3.Connection) -> Done:
            info = matches.info(db, match_id)
            check_number(db, info, mine, number)
            check_live(info)
            newest = next(known_line(db, info), None)
            if not more and newest and (newest.act, newest.seat, newest.number) == ("retract", mine, info.number):
                raise Stale(info.number, done=True)
            return rewind(self._table, db, info, to=own_undo(db, info, mine), seat=mine, by=person)

        return await self._table.change(match_id, work)

    async def ask(self, match_id: int, person: int, seat: str | None = None) -> Asked:
        """Ask the others to let one's last command be taken back, with all that came after it.

        As long as a request is open it stands, and nobody is asked again; raises AskedFirst if it is another's. Whoever
        asks over and over gets no more than a few calls out of it; then the request is only posted.
        """

        def work(db: sqlite3.Connection) -> Asked:
            info = matches.info(db, match_id)
            mine = seat_of(info, person, seat)
            check_live(info)
            with suppress(NothingAsked):
                standing = open_request(db, info)
                if standing.seat != mine:
                    raise AskedFirst()
                return standing
            last = next(
                (row for row in log.line(db, info) if row.seat == mine and row.act in ("answer", "stand")), None
            )
            if last is None:
                raise NothingToUndo(why="start")
            values = (info.id, mine, last.batch - 1, info.place, int(self._table.clock()))
            columns = "match_id, seat, back_to, place, at"
            db.execute(f"INSERT OR REPLACE INTO requests ({columns}) VALUES (?, ?, ?, ?, ?)", values)
            calls = not letters.asked_enough(db, info.id, mine, self._table.clock())
            told = {"match": info.id, "seat": mine, "at": len(log.steps(db, info.id)), "calls": calls}
            drafts = [letters.Draft("undo_asked", told, channel=info.channel, match=info.id)]
            others = {holder for one, holder in info.seats.items() if one != mine and holder and calls}
            drafts += [letters.Draft("undo_asked", told, person=one, match=info.id) for one in sorted(others)]
            letters.put(db, drafts, self._table.clock())
            return open_request(db, info)

        return await self._table.change(match_id, work)

    async def asked(self, match_id: int) -> Asked | None:
        """The open request, or None."""

        def work(db: sqlite3.Connection) -> Asked | None:
            try:
                return open_request(db, matches.info(db, match_id))
            except NothingAsked:
                return None

        return await self._table.store.read(work)

    async def agree(self, match_id: int, person: int, which: Which | None = None) -> Done | None:
        """Consent; when all other seats have, it is taken back. None while somebody else's consent is still wanted.

        `which` request is meant: one that was made in its place is another.
        """

        def work(db: sqlite3.Connection) -> Done | None:
            info = matches.info(db, match_id)
            check_live(info)
            request, mine = self._others_request(db, info, person, which)
            agreed = sorted({*request.agreed, *mine})
            if {*agreed, request.seat} != {seat for seat, holder in info.seats.items() if holder}:
                encoded = msgspec.json.encode(agreed).decode()
                db.execute("UPDATE requests SET agreed = ? WHERE match_id = ?", (encoded, info.id))
                return None
            return rewind(self._table, db, info, to=request.to, seat=request.seat, by=person)

        return await self._table.change(match_id, work)

    async def refuse(self, match_id: int, person: int, which: Which | None = None) -> None:
        """Do not consent, or (for the one who asked) ask no longer."""

        def work(db: sqlite3.Connection) -> None:
            info = matches.info(db, match_id)
            request = open_request(db, info)
            own = info.seats_of(person)
            if not own or which not in (None, request.which):
                raise NothingAsked() if own else NotYourSeat()
            db.execute("DELETE FROM requests WHERE match_id = ?", (info.id,))
            letters.put(db, [news.public(info, "undo_refused", seat=own[0], asker=request.seat)], self._table.clock())

        await self._table.change(match_id, work)

    async def points(self, match_id: int) -> list[Point]:
        """Every step, newest first, and the beginning."""

        def work(db: sqlite3.Connection) -> list[Point]:
            info = matches.info(db, match_id)
            kept = matches.kept(db, match_id)
            found = [
                Point(step, row.seat, row.number, row.events, row.place in kept)
                for step, row in enumerate(log.steps(db, info.id), start=1)
            ]
            return [*reversed(found), Point(0, "", 1, [], True)]

        return await self._table.store.read(work)

    async def position(self, match_id: int, place: int) -> Match[Any]:
        """The match as it stood after this entry (0: at the beginning), to be looked at. Raises Unreachable."""

        def work(db: sqlite3.Connection) -> Match[Any]:
            info = matches.info(db, match_id)
            match = rebuild(db, info, place)
            return match.game.restore(match.dump(secret=False))

        return await self._table.store.read(work)

    def _others_request(
        self, db: sqlite3.Connection, info: Info, person: int, which: Which | None
    ) -> tuple[Asked, list[str]]:
        request = open_request(db, info)
        if which not in (None, request.which):
            raise NothingAsked()
        mine = [seat for seat in info.seats_of(person) if seat != request.seat]
        if not mine:
            raise NotYourSeat()
        return request, mine


def open_request(db: sqlite3.Connection, info: Info) -> Asked:
    """The request that has not lapsed: nothing was done since that others may hear of. Raises NothingAsked."""
    row = db.execute("SELECT seat, back_to, place, agreed FROM requests WHERE match_id = ?", (info.id,)).fetchone()
    if row is None or any(not since.hidden for since in log.entries(db, info.id, row[2], info.place)):
        raise NothingAsked()
    seat, to, _, agreed = row
    taken = list(takewhile(lambda one: one.place > to, known_line(db, info)))
    return Asked(info.id, seat, to, len(log.steps(db, info.id)), msgspec.json.decode(agreed), taken)


def known_line(db: sqlite3.Connection, info: Info) -> Iterator[Logged]:
    """What everybody knows to have been done and not taken back, newest first."""
    return (row for row in log.line(db, info) if not row.hidden)


def own_undo(db: sqlite3.Connection, info: Info, seat: str) -> int:
    """The place that this seat's own undo goes back to: before its last command, but not across a barrier.

    What others did in secret is in nobody's way, or its being so would tell of it.
    """
    to, batch, why = -1, 0, "start"
    for row in known_line(db, info):
        why = row.barrier or ("seat" if row.seat != seat else "start")
        if why != "start" or (to >= 0 and row.batch != batch):
            break
        if row.number != info.number:  # else the same question is open: locked and retracted
            to, batch = row.place - 1, row.batch
    if to < 0:
        own = any(row.seat == seat and row.act in ("answer", "stand") for row in known_line(db, info))
        raise NothingToUndo(why=why if own else "start")
    return to


def rebuild(db: sqlite3.Connection, info: Info, place: int) -> Match[Any]:
    """The match after this entry: the snapshot before it, and what was done since once more. Raises Unreachable."""
    if not 0 <= place <= info.place:
        raise Unreachable()
    title, secret = engine.game(info.game), matches.seed(db, info.id)
    kept, state = matches.snapshot(db, info.id, place)
    match = title.restore(state, secret)
    rows = log.entries(db, info.id, kept, place)
    try:
        if any(row.act == "rewind" for row in rows):  # only where snapshots of a finished match were thrown away
            whole = log.sealed_record(db, info)
            return next(match for at, match in positions(whole) if at == place)
        for row in rows:
            perform(match, row.entry)
            if row.version == title.version and (match.digest() != row.digest or match.draws != row.draws):
                raise Unreachable()
    except Unreachable:
        raise
    except Exception as error:  # today's rules refuse what yesterday's allowed, in whatever way
        raise Unreachable() from error
    return match


def rewind(
    table: Table,
    db: sqlite3.Connection,
    info: Info,
    *,
    to: int,
    seat: str,
    by: int | None = None,
    exact: bool = False,
) -> Done:
    """Go back to a place of the log, inside the caller's transaction. Numbers go on, and chance unless exact.

    `seat` wanted it (none: a moderator did); `by` is who has made it happen, with their own undo or their consent.
    """
    later = matches.load(db, info.game, info.id, matches.seed(db, info.id))
    match = rebuild(db, info, to).rewound_from(later, exact)
    holds = log.entry(db, info.id, to).holds if to else 0
    place, value = info.place + 1, {"to": to, "exact": exact}
    version, now = match.game.version, int(table.clock())
    row = Logged(place, later.number, seat, "rewind", value, [], [], version, match.digest(), holds, place, now)
    after = msgspec.structs.replace(info, place=place, number=match.number, owing=list(match.questions()))
    db.execute("DELETE FROM requests WHERE match_id = ?", (info.id,))
    return table.commit(db, info, match, [row], news.of_rewind(info, after, row, by))
