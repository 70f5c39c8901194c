"""The page that says whether the bot is well."""

import json
import math
import socket
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.errors import StoreFailed
from bot.health import Gateway, Health, HealthFailed
from bot.outbox import Outbox
from bot.store import Draft, Store
from tests.bot.discord import Clock
from tests.bot.playing import post


class State:
    gateway = Gateway("ready", 0.0421)


@pytest.fixture
def state() -> State:
    return State()


@pytest.fixture
async def health(store: Store, outbox: Outbox, clock: Clock, state: State) -> AsyncIterator[Health]:
    store.written = clock.now
    health = Health(store, outbox, lambda: state.gateway, "1.2.3", clock)
    yield health
    await health.stop()


async def get(port: int | None, path: str = "/health", method: str = "GET") -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"http://127.0.0.1:{port}{path}") as response,
    ):
        return response.status, await response.text()


async def test_all_is_well(health: Health, clock: Clock):
    port = await health.start(0)
    clock.now += 12.34
    status, body = await get(port)
    assert status == 200
    assert json.loads(body) == {
        "status": "ok",
        "problems": [],
        "version": "1.2.3",
        "uptime_seconds": 12.3,
        "gateway": {"state": "ready", "latency_ms": 42.1},
        "database": {"last_write_seconds": 12.3, "failure": ""},
        "outbox": {"age_seconds": 0.0},
    }


async def test_nothing_else_is_offered(health: Health):
    port = await health.start(0)
    assert (await get(port, "/"))[0] == 404
    assert (await get(port, method="POST"))[0] == 405


async def test_only_on_this_machine(health: Health):
    await health.start(0)
    assert health._runner
    assert {address[0] for address in health._runner.addresses} == {"127.0.0.1"}


async def test_without_a_port_there_is_no_page(health: Health):
    assert await health.start(None) is None
    await health.stop()


async def test_a_port_that_is_taken_is_named(health: Health):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(HealthFailed, match=rf"port {port} .*RAVENPOST_HEALTH_PORT"):
            await health.start(port)


async def test_the_gateway_may_connect_for_two_minutes(health: Health, clock: Clock, state: State):
    port = await health.start(0)
    state.gateway = Gateway("connecting", math.nan)
    status, body = await get(port)
    assert (status, json.loads(body)["gateway"]) == (200, {"state": "connecting", "latency_ms": None})
    clock.now += 121
    status, body = await get(port)
    assert (status, json.loads(body)["problems"]) == (503, ["gateway"])
    state.gateway = Gateway("ready", math.inf)
    assert (await get(port))[0] == 200
    clock.now += 60
    state.gateway = Gateway("connecting", math.nan)
    assert (await get(port))[0] == 200, "it was ready a minute ago"


async def test_a_closed_gateway_is_ill_at_once(health: Health, state: State):
    state.gateway = Gateway("closed", math.nan)
    assert (await health.report())["problems"] == ["gateway"]


async def test_letters_that_do_not_go_out(health: Health, outbox: Outbox, clock: Clock):
    await post(outbox, Draft("reminder", {}, person=1))
    clock.now += 900
    assert (await health.report())["status"] == "ok"
    clock.now += 1
    report = await health.report()
    assert (report["problems"], report["outbox"]) == (["outbox"], {"age_seconds": 901.0})


async def test_where_nothing_was_written_lately_a_write_is_tried(
    health: Health, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    tries = []
    prove = store.prove

    async def counted() -> None:
        tries.append(1)
        await prove()

    monkeypatch.setattr(store, "prove", counted)
    clock.now += 60
    await health.report()
    assert tries == []
    clock.now += 1
    store.written = 0.0
    report = await health.report()
    assert tries == [1]
    assert store.written > 0, "and that is a write"
    assert report["problems"] == []


@pytest.mark.parametrize("what", ["full", "read-only", "disk"])
async def test_a_disk_that_takes_nothing(health: Health, store: Store, monkeypatch: pytest.MonkeyPatch, what: str):
    async def refuse() -> None:
        raise StoreFailed(what)

    monkeypatch.setattr(store, "prove", refuse)
    store.written = 0.0
    report = await health.report()
    assert (report["problems"], report["database"]) == (["database"], {"last_write_seconds": None, "failure": what})


async def test_a_database_that_cannot_be_read(health: Health, outbox: Outbox, monkeypatch: pytest.MonkeyPatch):
    async def refuse() -> float:
        raise StoreFailed("corrupt")

    monkeypatch.setattr(outbox, "age", refuse)
    report = await health.report()
    assert (report["problems"], report["outbox"]) == (["outbox"], {"age_seconds": None})


async def test_the_last_write_is_known(store: Store):
    store.written = 0.0
    await store.read(lambda db: None)
    with pytest.raises(ValueError, match="no"):
        await store.write(lambda db: int("no"))
    assert store.written == 0.0
    await store.write(lambda db: None)
    assert store.written > 0
