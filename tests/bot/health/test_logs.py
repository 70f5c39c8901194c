"""One line for each thing, and nothing in it that is nobody's business."""

import io
import logging
from collections.abc import Iterator

import pytest

from bot.logs import event, line, redacted, setup

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
SEED = "06b053e3dc659f94f6d9aa5126133ed41490e7ab08517493303709a4fee18f16"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    libraries = {name: logging.getLogger(name).level for name in ("discord", "aiosqlite", "asyncio", "PIL", "aiohttp")}
    stream = io.StringIO()
    setup("debug", secrets=["hunter-two", ""], stream=stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    for name, old in libraries.items():
        logging.getLogger(name).setLevel(old)


def test_a_line_has_its_facts_and_times_in_order():
    times = {"save": 0.0031, "lock": 0.0001, "engine": 0.00249, "other": 1.0, "load": 0.0}
    assert line(
        "interaction", {"match": 7, "seat": "red", "verb": "match new", "number": 12, "user": None}, times, 0.5
    ) == (
        'interaction match=7 seat=red verb="match new" number=12 '
        "lock=0.1ms load=0.0ms engine=2.5ms save=3.1ms other=1000.0ms total=500.0ms"
    )


@pytest.mark.parametrize(
    "value", ["a\nERROR forged", "a\r\nb", 'quo"te', "ends=here", "", "zero\u200bwidth", "\x1b[31m"]
)
def test_a_value_keeps_to_its_line_and_word(value):
    text = line("x", {"verb": value, "number": 1}, {})
    assert text.isprintable()
    assert text.startswith('x verb="')
    assert text.endswith('" number=1')


def test_what_takes_long_is_a_warning(stream: io.StringIO):
    logger = logging.getLogger("bot.test")
    event(logger, "answer", match=1, times={"engine": 0.4, "save": 0.6})
    event(logger, "answer", match=2, times={"engine": 0.4, "save": 0.61})
    event(logger, "answer", match=3, times={"engine": 0.4}, total=1.01)
    event(logger, "begun", match=4)
    lines = stream.getvalue().splitlines()
    assert [row.split()[1] for row in lines] == ["INFO", "WARNING", "WARNING", "INFO"]
    assert [row.partition("bot.test ")[2] for row in lines] == [
        "answer match=1 engine=400.0ms save=600.0ms total=1000.0ms",
        "answer match=2 engine=400.0ms save=610.0ms total=1010.0ms",
        "answer match=3 engine=400.0ms total=1010.0ms",
        "begun match=4",
    ]


@pytest.mark.parametrize(
    "text",
    [
        f"logging in with {TOKEN}",
        f"Authorization: Bot {TOKEN}",
        f"headers={{'Authorization': 'Bot {TOKEN}'}}",
        f"seed={SEED}",
        f"{SEED.upper()} was drawn",
        f"seed={bytes.fromhex(SEED)!r}",
        f"Document(seed={bytes.fromhex(SEED)!r}, turn=3)",
        f"seed={bytearray(bytes.fromhex(SEED))!r}",
        "hand=['card_7', 'card_9']",
        "hand=[\"card_7\", 'card_9'",
        '{"hand": ["card_7"], "turn": 3}',
        "hands={'red': ['card_7']}",
        "values=('card_7', 'card_9')",
        "value: card_7",
        "Hand: card_7",
        "value='card_7 and more'",
        "my hunter-two",
    ],
)
def test_tokens_seeds_and_hands_are_blacked_out(text):
    clean = redacted(text, ["hunter-two"])
    for secret in (TOKEN, TOKEN[-20:], SEED, SEED[:16], "card_7", "card_9", "\\xb0", "hunter-two"):
        assert secret.lower() not in clean.lower()
    assert "[hidden]" in clean


@pytest.mark.parametrize(
    "text",
    [
        "match=7 seat=red verb=hand number=12 lock=0.1ms",
        "match 7: red draws two cards",
        "handled by the other hand",
        "https://discord.com/api/v10/gateway",
        "2026-12-24T10:00:00.123 INFO bot.store.database x",
    ],
)
def test_what_is_no_secret_stays(text):
    assert redacted(text) == text


def test_traces_are_blacked_out_too(stream: io.StringIO):
    try:
        raise ValueError(f"bad header: Bot {TOKEN}", {"hand": ["card_7"]})
    except ValueError:
        logging.getLogger("bot.test").exception("it went wrong with hunter-two")
    text = stream.getvalue()
    assert "Traceback" in text
    assert "card_7" not in text
    assert TOKEN not in text
    assert "hunter-two" not in text


def test_the_level_counts_and_libraries_keep_their_details(stream: io.StringIO):
    logging.getLogger("bot.test").debug("seen")
    logging.getLogger("discord.gateway").debug("not seen")
    setup("WARNING", stream=stream)
    logging.getLogger("bot.test").info("not seen either")
    event(logging.getLogger("bot.test"), "quick", match=1)
    assert [row.split()[-1] for row in stream.getvalue().splitlines()] == ["seen"]
