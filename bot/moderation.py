"""What moderators can do. Every deed needs a reason, is stored and announced; players do not moderate their match."""

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot import news
from bot.errors import (
    ChannelTaken,
    Expired,
    NotArchived,
    Over,
    OwnSeat,
    PlaysHere,
    ReasonNeeded,
    SeatTaken,
    Unreachable,
)
from bot.store import letters, log, matches
from bot.store.letters import Lane
from bot.store.matches import Info
from bot.table import Done, Table
from bot.takeback import rewind

T = TypeVar("T")

RESTORE_DAYS = 30
LONGEST_REASON = 500
AUDITED = 100  # deeds of a channel that are shown


class Deed(msgspec.Struct, frozen=True):
    """One line of the audit."""

    match: int
    game: str
    moderator: int
    what: str
    reason: str
    detail: dict[str, Any]
    at: int


class Moderation:
    """The deeds, for a table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def rewind(self, match_id: int, moderator: int, reason: str, to: int, exact: bool = False) -> Done:
        """Back to any step of the match. `exact` takes chance back too, and is for repairing a fault."""

        def work(db: sqlite3.Connection, info: Info) -> Done:
            _check_active(info)
            ends = log.ends(db, info)
            if not 0 <= to < len(ends):
                raise Unreachable()
            return rewind(self._table, db, info, to=ends[to], seat="", exact=exact)

        return await self._do(match_id, moderator, reason, work, "rewind", to=to, exact=exact)

    async def pause(self, match_id: int, moderator: int, reason: str) -> None:
        def work(db: sqlite3.Connection, info: Info) -> None:
            _check_active(info)
            matches.change(db, info.id, paused=reason.strip())
            self._redraw(db, info)

        await self._do(match_id, moderator, reason, work, "pause")

    async def resume(self, match_id: int, moderator: int, reason: str) -> None:
        def work(db: sqlite3.Connection, info: Info) -> None:
            _check_active(info)
            matches.change(db, info.id, paused="")
            after = msgspec.structs.replace(info, paused="")
            letters.put(db, [news.panel(after, info.place, fresh=True)], self._table.clock())

        await self._do(match_id, moderator, reason, work, "resume")

    async def close(self, match_id: int, moderator: int, reason: str) -> None:
        """Put the match into the archive; it can be restored for 30 days."""
        await self._do(match_id, moderator, reason, self._archive, "close")

    async def reset(self, match_id: int, moderator: int, reason: str) -> int:
        """Archive the match and begin a new one with the same people and options. The new match's id."""

        def work(db: sqlite3.Connection, info: Info) -> int:
            self._archive(db, info)
            kept = ("game", "channel", "guild", "host", "seats", "options", "language", "clock")
            again = {name: getattr(info, name) for name in kept}
            match_id = matches.create(db, **again, now=int(self._table.clock()), status="active")
            self._table.begin(db, match_id, moderator)
            return match_id

        return await self._do(match_id, moderator, reason, work, "reset")

    async def restore(self, match_id: int, moderator: int, reason: str) -> None:
        """Bring an archived match back to its channel. Raises ChannelTaken, Expired."""

        def work(db: sqlite3.Connection, info: Info) -> None:
            if info.status != "archived" or not info.commitment:
                raise NotArchived()
            if self._table.clock() - info.ended > RESTORE_DAYS * 86_400:
                raise Expired(days=RESTORE_DAYS)
            matches.change(db, info.id, status="active", ended=0)
            letters.put(db, [news.panel(info, info.place, fresh=True)], self._table.clock())

        await self._do(match_id, moderator, reason, work, "restore")

    async def reassign(self, match_id: int, moderator: int, reason: str, seat: str, person: int) -> None:
        """Give a seat to somebody else, without the answers that its holder wanted to be given again and again."""

        def work(db: sqlite3.Connection, info: Info) -> None:
            _check_active(info)
            if person == moderator:
                raise OwnSeat()
            if seat not in info.seats or info.seats_of(person):
                raise SeatTaken()
            self._stand_down(db, info, seat)
            matches.sit_down(db, info.id, seat, person)
            letter = news.notice(matches.info(db, info.id), seat, info.place, secrets=True, by=moderator)
            letters.put(db, [letter] if letter else [], self._table.clock())
            self._redraw(db, info)

        before = (await self._table.look(match_id)).info.seats.get(seat)
        await self._do(match_id, moderator, reason, work, "reassign", seat=seat, person=person, before=before)

    async def move(self, match_id: int, moderator: int, reason: str, channel: int) -> None:
        """Go on in another channel, for instance when the old one was deleted. Raises ChannelTaken."""

        def work(db: sqlite3.Connection, info: Info) -> None:
            _check_active(info)
            if channel == info.channel:
                raise ChannelTaken()
            matches.change(db, info.id, channel=channel, lost="")
            now, after = self._table.clock(), msgspec.structs.replace(info, channel=channel)
            told = {"what": "move", "moderator": moderator, "reason": reason.strip(), "channel": channel}
            told["strips"] = (info.channel, letters.panel(db, info.id))
            letters.forget_panel(db, info.id)
            waiting = letters.waiting(db, Lane(info.channel, None), now)
            panels = [one for one in waiting if (one.match, one.kind) == (info.id, "panel")]
            letters.settle(db, [one.id for one in panels], "merged", now)
            since = min([info.place, *(one.payload["since"] for one in panels)])
            letters.put(db, [news.public(after, "moderated", **told), news.panel(after, since, fresh=True)], now)

        await self._do(match_id, moderator, reason, work, "move", channel=channel)

    async def deeds(self, channel: int) -> list[Deed]:
        """What moderators did to the matches of this channel, also to those that are closed or over; newest first."""
        columns = "d.match_id, m.game, d.moderator, d.what, d.reason, d.detail, d.at"
        tables = "deeds d JOIN matches m ON m.id = d.match_id"
        statement = f"SELECT {columns} FROM {tables} WHERE m.channel = ? ORDER BY d.id DESC LIMIT ?"
        rows = await self._table.store.read(lambda db: db.execute(statement, (channel, AUDITED)).fetchall())
        return [
            Deed(match, game, who, what, why, msgspec.json.decode(detail), at)
            for match, game, who, what, why, detail, at in rows
        ]

    async def movable(self, guild: int) -> list[Info]:
        """The matches of this server that are being played."""
        return await self._table.store.read(lambda db: matches.with_status(db, "active", guild=guild))

    async def archived(self, channel: int) -> list[Info]:
        """The channel's archived matches that can still be restored."""
        earliest = self._table.clock() - RESTORE_DAYS * 86_400
        found = await self._table.store.read(lambda db: matches.with_status(db, "archived", channel=channel))
        return [info for info in found if info.commitment and info.ended >= earliest]

    def _archive(self, db: sqlite3.Connection, info: Info) -> None:
        if info.status not in ("active", "inviting"):
            raise Over()
        matches.change(db, info.id, status="archived", ended=int(self._table.clock()))
        self._redraw(db, info)

    def _redraw(self, db: sqlite3.Connection, info: Info) -> None:
        """The panel is to say how the match stands now."""
        letters.put(db, [news.panel(info, info.place, fresh=False)], self._table.clock())

    def _stand_down(self, db: sqlite3.Connection, info: Info, seat: str) -> None:
        match = matches.load(db, info.game, info.id, matches.seed(db, info.id))
        if orders := match.standing(seat):
            rows = self._table.perform(info, match, seat, [("stand_down", kind) for kind in orders])
            self._table.commit(db, info, match, rows, drafts=[])

    async def _do(
        self,
        match_id: int,
        moderator: int,
        reason: str,
        work: Callable[[sqlite3.Connection, Info], T],
        what: str,
        **detail: Any,
    ) -> T:
        reason = reason.strip()
        if not reason or len(reason) > LONGEST_REASON:
            raise ReasonNeeded()

        def moderated(db: sqlite3.Connection) -> T:
            info = matches.info(db, match_id)
            if info.seats_of(moderator):
                raise PlaysHere()
            now = self._table.clock()
            told = news.public(info, "moderated", what=what, moderator=moderator, reason=reason, **detail)
            letters.put(db, [told], now)
            values = (info.id, moderator, what, reason, msgspec.json.encode(detail).decode(), int(now))
            columns = "match_id, moderator, what, reason, detail, at"
            db.execute(f"INSERT INTO deeds ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values)
            return work(db, info)

        return await self._table.change(match_id, moderated)


def _check_active(info: Info) -> None:
    if info.status != "active":
        raise Over()
