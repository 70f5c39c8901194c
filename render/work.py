"""Painting off the event loop, by few workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Painter:
    """Runs drawing jobs in threads, in the order in which they were asked for."""

    def __init__(self, workers: int = 2) -> None:
        self._executor = ThreadPoolExecutor(workers, thread_name_prefix="painter")

    async def paint(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, job)

    def close(self) -> None:
        """Let running jobs end and start no more."""
        self._executor.shutdown(wait=True, cancel_futures=True)
