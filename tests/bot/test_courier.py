"""Discord's errors in the outbox's words."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.courier import only, translated
from bot.outbox import Busy, Gone, Refused


def error(status: int, code: int, **headers: str) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers=headers)
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    if status >= 500:
        kind = discord.DiscordServerError
    return kind(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (403, 50007, Refused),
        (403, 50278, Refused),
        (403, 50001, Refused),
        (403, 50013, Refused),
        (404, 10013, Refused),
        (404, 10003, Gone),
        (404, 10008, Gone),
        (429, 0, Busy),
        (400, 40003, Busy),
        (500, 0, Busy),
        (503, 0, Busy),
    ],
)
def test_each_error_has_its_word(status: int, code: int, expected: type[Exception]):
    assert type(translated(error(status, code))) is expected


def test_details_are_kept():
    gone, busy = translated(error(404, 10003)), translated(error(429, 0, **{"Retry-After": "7.5"}))
    assert isinstance(gone, Gone) and gone.what == "channel"
    assert isinstance(busy, Busy) and busy.after == 7.5


def test_a_fault_of_ours_stays_what_it_is():
    ours = error(400, 50035)
    assert translated(ours) is ours


def test_only_those_who_are_named_are_called():
    assert only([5]).to_dict() == {"parse": [], "users": [5]}
    assert only([]).to_dict() == {"parse": [], "users": []}
