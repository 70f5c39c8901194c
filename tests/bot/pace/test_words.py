"""The words of pace, in both languages, with what the letters bring along."""

import pytest

from bot import errors
from bot.errors import TableError
from bot.presenter.words import sorry
from engine.core.words import LANGUAGES, Texts

WHO = {"who": "<@1>", "others": "<@2>", "since": "<t:1800000000:R>"}
ARGS = {
    "pace-reminder": {"game": "Skirmish", "channel": "<#100>", "locked": "no", "last": "no", **WHO},
    "pace-reminders-ended": WHO,
    "pace-clock-relaxed": {"cap": 336, "increment": 36},
    "pace-clock-standard": {"cap": 120, "increment": 12},
    "pace-clock-fallen": WHO,
    "pace-clock-extended": {"by": "<@2>", "hours": 24, **WHO},
    "pace-button-claim": {},
    "pace-button-extend": {},
    "pace-over-time": {"winner": "Red", "loser": "Blue"},
    "pace-standing-waiting": WHO,
    "pace-standing-reminded": {"count": 3},
    "pace-standing-ended": {},
    "pace-standing-away": {"until": "<t:1800000000:D>", **WHO},
    "pace-standing-clock": {"left": "3:20 h", **WHO},
    "pace-standing-running": {"falls": "<t:1800000000:R>", **WHO},
    "pace-standing-fallen": WHO,
}
DATA = {"zone": "x", "close": "Europe/Berlin", "hour": "x", "date": "x", "days": 60, "least": 0, "most": 168}
ERRORS = [one for one in TableError.__subclasses__() if one.message.startswith("pace-")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ARGS)
def test_every_message_can_be_said(name: str, lang: str):
    text = Texts("bot").format(lang, name, ARGS[name])
    assert text == text.strip()
    assert "{" not in text
    assert len(text) <= (80 if "button" in name else 400)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_said(lang: str):
    assert len(ERRORS) == 10
    assert len({sorry(one(**DATA), lang) for one in ERRORS}) == 10
    assert errors.UnknownZone in ERRORS


@pytest.mark.parametrize(
    ("lang", "locked", "last"), [("en", "locked", "last reminder"), ("de", "festgelegt", "letzte")]
)
def test_a_reminder_says_what_is_the_case(lang: str, locked: str, last: str):
    texts, args = Texts("bot"), ARGS["pace-reminder"]
    plain = texts.format(lang, "pace-reminder", args)
    assert locked not in plain
    assert last not in plain
    full = texts.format(lang, "pace-reminder", {**args, "locked": "yes", "last": "yes"})
    assert full.startswith(plain)
    assert locked in full
    assert last in full
    assert "\n" not in full
