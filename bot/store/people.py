"""What people have set for themselves, and whether Discord lets the bot write to them."""

import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from bot.store.database import Store

DM_RETRY_SECONDS = 86_400


class Person(msgspec.Struct, frozen=True):
    """One person's settings. Quiet hours are "22:30" in their time zone; `language` is empty for Discord's own.

    Discord tells its own, `locale`, only while they do something; it is kept for their letters.
    What a due time or a clock hangs on (remind_hours, quiet hours, zone, days away) is changed by `Pace` only.
    """

    id: int
    language: str = ""
    remind_hours: int = 24
    quiet_from: str = ""
    quiet_to: str = ""
    zone: str = "UTC"
    dms: bool = True
    dm_closed: bool = False
    dm_retry: float = 0
    away_until: float = 0
    theme: str = ""
    away_from: float = 0
    locale: str = ""
    confirm: bool = True  # asks once more before what cannot be taken back


def get(db: sqlite3.Connection, person: int) -> Person:
    row = db.execute("SELECT * FROM people WHERE id = ?", (person,)).fetchone()
    if row is None:
        return Person(person)
    fields = dict(zip(Person.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, Person, strict=False)


def change(db: sqlite3.Connection, person: int, **settings: Any) -> Person:
    """Set some of a person's settings. Raises TypeError for a name that is none."""
    changed = msgspec.structs.replace(get(db, person), **settings)
    values = msgspec.structs.astuple(changed)
    db.execute(f"INSERT OR REPLACE INTO people VALUES ({', '.join('?' * len(values))})", values)
    return changed


def dm_refused(db: sqlite3.Connection, person: int, now: float) -> None:
    """Discord does not let us write to them: try again tomorrow at the earliest."""
    change(db, person, dm_closed=True, dm_retry=now + DM_RETRY_SECONDS)


class People:
    """The same, for those who have a store and not a transaction."""

    def __init__(self, store: "Store") -> None:
        self._store = store

    async def get(self, person: int) -> Person:
        return await self._store.read(lambda db: get(db, person))

    async def change(self, person: int, **settings: Any) -> Person:
        return await self._store.write(lambda db: change(db, person, **settings))
