"""Alarm: what goes wrong is told to whoever runs the bot, by a direct message.

It does not go through the outbox, which may be what is wrong. It repeats the lines of the log and never a trace.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable

from bot.logs import redacted

_log = logging.getLogger(__name__)

REST_SECONDS = 3_600.0  # between two messages
MOST_LINES = 10


class Alarm(logging.Handler):
    """Gathers the errors of the bot's own loggers. `tell` brings lines to the owner, with how often each came."""

    def __init__(self, tell: Callable[[Counter[str]], Awaitable[None]]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._lines: Counter[str] = Counter()
        self._rung = asyncio.Event()

    def begin(self) -> None:
        logging.getLogger("bot").addHandler(self)

    def end(self) -> None:
        logging.getLogger("bot").removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """From whatever thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._note, redacted(record.getMessage()))

    def _note(self, line: str) -> None:
        self._lines[line] += 1
        self._rung.set()

    async def run(self) -> None:
        while True:
            await self._rung.wait()
            await self.ring()
            await asyncio.sleep(REST_SECONDS)

    async def ring(self) -> None:
        """Tell what has come together. That may fail; the log has it all."""
        lines, self._lines = self._lines, Counter()
        self._rung.clear()
        if lines:
            try:
                await self._tell(lines)
            except Exception as error:
                _log.warning("the owner could not be told what went wrong: %s", type(error).__name__)
