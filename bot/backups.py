"""Backups: a copy of the database every hour, as long as the bot runs; old ones are thinned out."""

import asyncio
import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.errors import StoreFailed
from bot.hours import utc
from bot.store import Store

_log = logging.getLogger(__name__)

HOUR = 3_600.0
HOURLY, DAILY = 24, 14  # how many copies are kept: the newest; and of each day before that the last
_STAMP = "%Y-%m-%dT%H%M"
_NAME = re.compile(r"ravenpost-(\d{4}-\d\d-\d\dT\d{4})\.sqlite3")


class Backups:
    """Copies in a folder. Nothing else in it is touched."""

    def __init__(self, store: Store, folder: Path, clock: Callable[[], float]) -> None:
        self._store, self._folder, self._clock = store, folder, clock

    async def run(self) -> None:
        """Never fails for good: a full disk or a folder that is gone is an error in the log, once an hour."""
        while True:
            await asyncio.sleep(max(0.0, self.due() - self._clock()))
            try:
                await self.make()
            except (StoreFailed, OSError) as error:
                _log.error("no backup could be made: %s", error)
                await asyncio.sleep(HOUR)

    def due(self) -> float:
        """When the next copy is to be made."""
        made = max(self._copies(), default=None)
        return 0.0 if made is None else made.timestamp() + HOUR

    async def make(self) -> Path:
        """Copy, and only then remove what is too old."""
        self._folder.mkdir(parents=True, exist_ok=True)
        target = self._folder / f"ravenpost-{utc(self._clock()).strftime(_STAMP)}.sqlite3"
        if not target.exists():
            await self._store.backup(target)
        copies = self._copies()
        for old in copies.keys() - kept(list(copies)):
            copies[old].unlink(missing_ok=True)
        return target

    def _copies(self) -> dict[datetime, Path]:
        found = {}
        for path in self._folder.glob("ravenpost-*.sqlite3") if self._folder.is_dir() else ():
            if name := _NAME.fullmatch(path.name):
                found[datetime.strptime(name[1], _STAMP).replace(tzinfo=UTC)] = path
        return found


def kept(copies: list[datetime]) -> set[datetime]:
    """Which ones stay: the newest, and of each of the last days the last."""
    ordered = sorted(copies, reverse=True)
    last_of_day = {moment.date(): moment for moment in reversed(ordered)}
    return {*ordered[:HOURLY], *sorted(last_of_day.values(), reverse=True)[:DAILY]}
