"""Health: a page on this machine alone that says whether the bot is well. 200 if it is, 503 with the reasons if not."""

import logging
import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from aiohttp import web

from bot.errors import StoreFailed
from bot.outbox import Outbox
from bot.store.database import Store

_log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
STALE_WRITE = 60.0  # seconds after which a write is tried, to see whether it can be done
OLDEST_LETTER = 900.0
LONGEST_CONNECTING = 120.0


class HealthFailed(Exception):
    """The page cannot be offered. The message says why and what to do."""


class Gateway(NamedTuple):
    """The connection to Discord: `state` is ready, connecting or closed; `latency` in seconds, or not a number."""

    state: str
    latency: float


class Health:
    """`await health.start(port)`, `await health.stop()`."""

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        gateway: Callable[[], Gateway],
        version: str,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store, self._outbox, self._gateway, self._version = store, outbox, gateway, version
        self._clock = clock
        self._started = self._ready = clock()
        self._runner: web.AppRunner | None = None

    async def start(self, port: int | None) -> int | None:
        """Offer the page on this port of the loopback, if there is one. The port. Raises HealthFailed."""
        if port is None:
            return None
        application = web.Application()
        application.router.add_get("/health", self._answer)
        runner = web.AppRunner(application, access_log=None)
        await runner.setup()
        site = web.TCPSite(runner, LOOPBACK, port)
        try:
            await site.start()
        except OSError as error:
            await runner.cleanup()
            raise HealthFailed(
                f"the health page cannot use port {port} ({error.strerror}); choose another RAVENPOST_HEALTH_PORT"
            ) from error
        self._runner = runner
        return int(runner.addresses[0][1])

    async def stop(self) -> None:
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    async def report(self) -> dict[str, Any]:
        """What the page says; `problems` is empty while all is well."""
        now, problems = self._clock(), []
        gateway = self._gateway()
        if gateway.state == "ready":
            self._ready = now
        if gateway.state == "closed" or now - self._ready > LONGEST_CONNECTING:
            problems.append("gateway")
        failure = await self._failure(now)
        problems += ["database"] if failure else []
        age = await self._age()
        problems += ["outbox"] if age is None or age > OLDEST_LETTER else []
        latency = gateway.latency if math.isfinite(gateway.latency) else None
        written = self._store.written
        return {
            "status": "ill" if problems else "ok",
            "problems": problems,
            "version": self._version,
            "uptime_seconds": round(now - self._started, 1),
            "gateway": {
                "state": gateway.state,
                "latency_ms": None if latency is None else round(latency * 1000, 1),
            },
            "database": {
                "last_write_seconds": round(max(0.0, now - written), 1) if written else None,
                "failure": failure,
            },
            "outbox": {"age_seconds": None if age is None else round(age, 1)},
        }

    async def _failure(self, now: float) -> str:
        """Why nothing can be written, or nothing. Where nothing was written lately, try it."""
        if now - self._store.written <= STALE_WRITE:
            return ""
        try:
            await self._store.prove()
        except StoreFailed as error:
            return error.what
        return ""

    async def _age(self) -> float | None:
        try:
            return await self._outbox.age()
        except StoreFailed:
            return None

    async def _answer(self, request: web.Request) -> web.Response:
        report = await self.report()
        if report["problems"]:
            _log.warning("not well: %s", ", ".join(report["problems"]))
        return web.json_response(report, status=503 if report["problems"] else 200)
