"""Painting off the event loop: few workers, and only the newest position of a match is drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Superseded(Exception):
    """A newer picture was asked for before this one was begun."""


class Painter:
    """Runs drawing jobs in threads. Jobs with the same key do not queue up: a newer one replaces a waiting one."""

    def __init__(self, workers: int = 2) -> None:
        self._executor = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._free = asyncio.Semaphore(workers)
        self._newest: dict[Hashable, int] = {}
        self._count = 0
        self.drawn = 0
        self.superseded = 0

    async def paint(self, key: Hashable, job: Callable[[], T]) -> T:
        """The job's result, or Superseded if another job with this key came while it waited."""
        self._count += 1
        mine = self._newest[key] = self._count
        try:
            async with self._free:
                if self._newest[key] != mine:
                    self.superseded += 1
                    raise Superseded(key)
                result = await asyncio.get_running_loop().run_in_executor(self._executor, job)
                self.drawn += 1
                return result
        finally:
            if self._newest.get(key) == mine:
                del self._newest[key]

    @property
    def waiting(self) -> int:
        """Keys with a job that waits or runs."""
        return len(self._newest)

    def close(self) -> None:
        """Let running jobs end and start no more."""
        self._executor.shutdown(wait=True, cancel_futures=True)
