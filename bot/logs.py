"""Logs: a line for each thing that happens, as key=value; slow ones as warnings; no tokens, seeds or hands in them."""

import logging
import re
import sys
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

SLOW_SECONDS = 1.0
BLACK = "[hidden]"
STEPS = ("defer", "lock", "load", "engine", "save", "render")  # in the order in which they happen

_SHAPES = (
    re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}"),  # a bot's token
    re.compile(r"(?<![0-9a-fA-F])[0-9a-fA-F]{64}(?![0-9a-fA-F])"),  # a seed, or anything that looks like one
    re.compile(r"\b[bB](?:'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\")"),  # bytes, as Python writes them
)
_NAMES = "token|seed|secret|secrets|hand|hands|cards|draws|value|values|authorization"
_NAMED = re.compile(
    rf"""(?P<name>["']?\b(?:{_NAMES})\b["']?\s*[=:]\s*)(?:Bot\s+)?"""
    r"""(?:\[[^\]]*\]?|\{[^}]*\}?|\([^)]*\)?|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|[^\s,;)\]}]+)""",
    re.IGNORECASE,
)


def redacted(text: str, secrets: Iterable[str] = ()) -> str:
    """The text without what nobody may read in a log."""
    for shape in _SHAPES:
        text = shape.sub(BLACK, text)
    for secret in secrets:
        text = text.replace(secret, BLACK)
    return _NAMED.sub(rf"\g<name>{BLACK}", text)


class Formatter(logging.Formatter):
    """Time, level, logger and message; whatever stands in it, also in a trace, is redacted."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("%(asctime)s.%(msecs)03d %(levelname)s %(name)s %(message)s", "%Y-%m-%dT%H:%M:%S")
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record), self._secrets)


def setup(level: str = "INFO", secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Log to stderr from this level on, and no longer as before. `secrets` are blacked out wherever they occur."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Formatter(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    if root.level < logging.INFO:  # the libraries' own details are of no use here
        for name in ("discord", "aiosqlite", "asyncio", "PIL", "aiohttp"):
            logging.getLogger(name).setLevel(logging.INFO)


def line(what: str, facts: Mapping[str, Any], times: Mapping[str, float], total: float | None = None) -> str:
    """`what match=7 seat=red verb=move number=12 lock=0.1ms ... total=3.2ms`; facts that are None are left out."""
    known = [f"{name}={_value(value)}" for name, value in facts.items() if value is not None]
    order = [*(name for name in STEPS if name in times), *(name for name in times if name not in STEPS)]
    spent = [f"{name}={times[name] * 1000:.1f}ms" for name in order]
    return " ".join([what, *known, *spent, *([] if total is None else [f"total={total * 1000:.1f}ms"])])


def _value(value: Any) -> str:
    """One word; what would break the line or look like two words stands in quotes."""
    text = str(value)
    if text and not re.search(r"[\s\"'=\\]|[^\x20-\x7e]", text):
        return text
    return '"' + text.encode("unicode_escape").decode().replace('"', '\\"') + '"'


def event(
    logger: logging.Logger,
    what: str,
    *,
    match: int | None = None,
    seat: str | None = None,
    verb: str | None = None,
    number: int | None = None,
    times: Mapping[str, float] | None = None,
    total: float | None = None,
    **more: Any,
) -> None:
    """Log one line. `times` and `total` are in seconds; what takes longer than a second is a warning."""
    times = times or {}
    spent = sum(times.values()) if total is None else total
    level = logging.WARNING if spent > SLOW_SECONDS else logging.INFO
    if logger.isEnabledFor(level):
        facts = {"match": match, "seat": seat, "verb": verb, "number": number, **more}
        logger.log(level, "%s", line(what, facts, times, spent if times or total is not None else None))
