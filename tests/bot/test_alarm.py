"""Whoever runs the bot hears of its errors: soon, not too often, and nothing that nobody may read."""

import asyncio
import logging
from pathlib import Path

import discord
import pytest

from bot.alarm import Alarm
from bot.presenter import looking
from tests.bot.stage import Stage, staged, text


def owned_by(stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """SimCord's application has no owner: give it one."""
    owner = discord.Object(stage.users[name].id)
    application = type("Application", (), {"team": None, "owner": owner})()
    monkeypatch.setattr(stage.bot, "_application", application)


async def test_an_error_is_told_to_the_owner_with_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with staged(tmp_path / "r.sqlite3", check_errors=False) as stage:
        owned_by(stage, monkeypatch, "maud")
        await stage.begin()

        async def broken(*_: object) -> None:
            raise RuntimeError("hand=['The Arkenstone']")

        monkeypatch.setattr(looking, "log", broken)
        answers = [text((await stage.rowan.slash(stage.channel, "log")).response) for _ in range(2)]
        await stage.bot.alarm.ring()
        (told,) = stage.users["maud"].dm_channel.history()
        numbers = [answer.split("`")[1] for answer in answers]
        assert all(f"error {number} in log" in text(told) for number in numbers)
        assert "2 things went wrong" in text(told) and "Arkenstone" not in text(told)
        await stage.bot.alarm.ring()
        assert len(stage.users["maud"].dm_channel.history()) == 1


async def test_a_refusal_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with staged(tmp_path / "r.sqlite3") as stage:
        owned_by(stage, monkeypatch, "maud")
        await stage.rowan.slash(stage.channel, "log")
        await stage.bot.alarm.ring()
        assert stage.users["maud"].dm_channel is None or not stage.users["maud"].dm_channel.history()


async def test_many_errors_are_one_message_and_an_owner_who_cannot_be_reached_is_no_new_one(
    caplog: pytest.LogCaptureFixture,
):
    told: list[dict[str, int]] = []

    async def tell(lines: dict[str, int]) -> None:
        told.append(dict(lines))
        raise OSError("no network")

    alarm = Alarm(tell)
    alarm.begin()
    try:
        running = asyncio.create_task(alarm.run())
        for _ in range(3):
            logging.getLogger("bot.somewhere").error("letter 7 was lost, token=%s", "abc")
        await asyncio.to_thread(logging.getLogger("bot").error, "from another thread")
        logging.getLogger("discord.gateway").error("reconnecting")
        while not told:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert told == [{"letter 7 was lost, token=[hidden]": 3, "from another thread": 1}]
        running.cancel()
    finally:
        alarm.end()
    assert [record.levelname for record in caplog.records if record.name == "bot.alarm"] == ["WARNING"]
