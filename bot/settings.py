"""Settings: from the environment, or from a `.env` file. A missing or malformed one is named with its remedy."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from engine.core.words import LANGUAGES

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}")


class BadSetting(Exception):
    """A setting that is missing or cannot be used. The message says which, and what to do; never a token."""


class Settings(NamedTuple):
    """What the bot is told from outside. `token` never leaves this record but to log in."""

    token: str
    database: Path
    backups: Path | None = None
    moderator_role: int | None = None
    health_port: int | None = None
    log_level: str = "INFO"
    language: str = "en"

    def __repr__(self) -> str:
        return f"Settings(database={str(self.database)!r}, language={self.language!r})"


def load(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings. What stands in the environment counts more than the file. Raises BadSetting."""
    given = {**read_file(file or Path(".env")), **(os.environ if environment is None else environment)}
    return Settings(
        token=_token(given.get("DISCORD_TOKEN", "")),
        database=Path(given.get("RAVENPOST_DATABASE", "").strip() or "ravenpost.sqlite3"),
        backups=_folder(given, "RAVENPOST_BACKUPS"),
        moderator_role=_number(given, "RAVENPOST_MODERATOR_ROLE", "the id of a role (right-click it, Copy Role ID)", 1),
        health_port=_number(given, "RAVENPOST_HEALTH_PORT", "a port between 1 and 65535", 1, 65535),
        log_level=_one_of(given, "RAVENPOST_LOG_LEVEL", LEVELS, "INFO"),
        language=_one_of(given, "RAVENPOST_LANGUAGE", LANGUAGES, "en"),
    )


def read_file(path: Path) -> dict[str, str]:
    """The lines NAME=value of a file, if there is one. Quotes around a value are taken off."""
    if not path.is_file():
        return {}
    found = {}
    for number, written in enumerate(path.read_text("utf-8").splitlines(), start=1):
        line = written.strip()
        if not line or line.startswith("#"):
            continue
        name, equals, value = line.removeprefix("export ").partition("=")
        if not equals:
            raise BadSetting(f"{path}, line {number}: a line is NAME=value, or a comment that begins with #.")
        found[name.strip()] = value.strip().strip("\"'")
    return found


def _token(value: str) -> str:
    value = value.strip().removeprefix("Bot ")
    where = "Copy it from the Discord developer portal (Bot, Reset Token) into .env or the environment."
    if not value:
        raise BadSetting(f"DISCORD_TOKEN is missing. {where}")
    if not _TOKEN.fullmatch(value):
        raise BadSetting(f"DISCORD_TOKEN does not look like a bot's token (three parts with dots between). {where}")
    return value


def _folder(given: Mapping[str, str], name: str) -> Path | None:
    value = given.get(name, "").strip()
    if not value:
        return None
    if Path(value).exists() and not Path(value).is_dir():
        raise BadSetting(f"{name} is {value[:80]!r}, which is no folder. Name a folder, or leave it empty.")
    return Path(value)


def _number(given: Mapping[str, str], name: str, what: str, least: int, most: int = 2**63) -> int | None:
    value = given.get(name, "").strip()
    if not value:
        return None
    if not value.isdecimal() or not least <= int(value) <= most:
        raise BadSetting(f"{name} is {value[:30]!r}; it must be {what}, or empty.")
    return int(value)


def _one_of(given: Mapping[str, str], name: str, allowed: tuple[str, ...], default: str) -> str:
    value = given.get(name, "").strip() or default
    found = next((one for one in allowed if one.casefold() == value.casefold()), None)
    if found is None:
        raise BadSetting(f"{name} is {value[:30]!r}; it must be one of {', '.join(allowed)}, or empty.")
    return found
