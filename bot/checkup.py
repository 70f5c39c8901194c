"""Checkup: is everything there that the bot needs? One function for each thing; none of them writes or goes online."""

import base64
import binascii
import os
import shutil
import socket
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import quote

from bot.errors import StoreFailed
from bot.health import LOOPBACK
from bot.logs import redacted
from bot.permissions import NEEDED, invite, permissions
from bot.settings import BadSetting, load, read_file
from bot.store.connection import translated
from bot.store.database import check_integrity
from bot.store.migrate import check_ours, newest, version

State = Literal["ok", "warning", "problem"]
PREFIX = "RAVENPOST_"
NAMES = ("DATABASE", "BACKUPS", "MODERATOR_ROLE", "HEALTH_PORT", "LOG_LEVEL", "LANGUAGE")
LITTLE_SPACE, SCARCE_SPACE = 100_000_000, 1_000_000_000  # bytes
SHORTEST_SECRET = 8  # characters; what is shorter occurs everywhere
_NOWHERE = Path(os.devnull)
_STAND_IN = f"{'x' * 24}.{'x' * 6}.{'x' * 30}"  # has the form of a token, to look at one setting at a time


class Finding(NamedTuple):
    """What was looked at, how it is, and what to do about it."""

    what: str
    state: State
    detail: str
    remedy: str = ""


def settings(file: Path, environment: Mapping[str, str]) -> Iterator[Finding]:
    """Every setting by itself, so that one that is wrong does not hide another."""
    try:
        written = read_file(file)
    except (BadSetting, OSError, UnicodeDecodeError) as error:
        yield Finding("settings file", "problem", f"{file}: {_reason(error)}", "Correct the line; see .env.example.")
        written = {}
    else:
        there = (
            f"{file}, {len(written)} lines" if file.is_file() else f"{file} is not there; the environment counts alone"
        )
        yield Finding("settings file", "ok", there)
    given = {**written, **environment}
    yield from _token(given.get("DISCORD_TOKEN", ""))
    for name in (PREFIX + one for one in NAMES):
        yield _setting(name, given.get(name, ""))
    known = {PREFIX + one for one in NAMES}
    for name in sorted(one for one in given if one.startswith(PREFIX) and one not in known):
        yield Finding(name, "warning", "there is no such setting", "Look for a slip; see .env.example.")


def _token(value: str) -> Iterator[Finding]:
    try:
        token = load({"DISCORD_TOKEN": value}, _NOWHERE).token
    except BadSetting as error:
        yield Finding("DISCORD_TOKEN", "problem", *_parts(error))
        return
    client = client_id(token)
    if client is None:
        doubt = "has the form of a token, but does not begin with a bot's id"
        yield Finding("DISCORD_TOKEN", "warning", doubt, "Copy it once more from the developer portal.")
    else:
        yield Finding("DISCORD_TOKEN", "ok", f"has the form of a token, of the bot {client}")


def client_id(token: str) -> int | None:
    """The bot's id, which is no secret: a token begins with it."""
    first = token.removeprefix("Bot ").partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdecimal() and 15 <= len(text) <= 20 else None


def _setting(name: str, value: str) -> Finding:
    if redacted(value) != value:
        return Finding(name, "problem", "looks like a token or a key", "That does not belong here; see .env.example.")
    try:
        found = load({"DISCORD_TOKEN": _STAND_IN, name: value}, _NOWHERE)
    except BadSetting as error:
        return Finding(name, "problem", *_parts(error))
    shown = getattr(found, name.removeprefix(PREFIX).lower())
    if name == "RAVENPOST_HEALTH_PORT" and found.health_port and _taken(found.health_port):
        return Finding(name, "warning", f"port {shown} is taken", "Choose another, unless it is the bot that runs now.")
    return Finding(name, "ok", "not set" if shown is None else str(shown))


def _taken(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((LOOPBACK, port))
        except OSError:
            return True
    return False


def database_path(file: Path, environment: Mapping[str, str]) -> Path:
    try:
        given = {**read_file(file), **environment}
    except (BadSetting, OSError, UnicodeDecodeError):
        given = dict(environment)
    return load(
        {"DISCORD_TOKEN": _STAND_IN, "RAVENPOST_DATABASE": given.get("RAVENPOST_DATABASE", "")}, _NOWHERE
    ).database


def database(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent
    if not folder.is_dir():
        yield Finding("database", "problem", f"the folder {folder} does not exist", "Make it, or choose another path.")
        return
    yield _opened(path, folder)
    free = shutil.disk_usage(folder).free
    state: State = "problem" if free < LITTLE_SPACE else "warning" if free < SCARCE_SPACE else "ok"
    yield Finding("disk space", state, f"{free / 1e9:,.1f} GB free", "" if state == "ok" else "Make room on this disk.")


def _opened(path: Path, folder: Path) -> Finding:
    remedy = "Let the bot's account write there."
    if not os.access(folder, os.W_OK):
        return Finding("database", "problem", f"the folder {folder} cannot be written", remedy)
    if path.name.startswith(":"):
        return Finding("database", "problem", f"{path} is no file", "Name a file in RAVENPOST_DATABASE.")
    if not path.exists():
        return Finding("database", "ok", f"{path} will be made at the first start")
    if not path.is_file():
        return Finding("database", "problem", f"{path} is not a file", "Name a file in RAVENPOST_DATABASE.")
    if not os.access(path, os.R_OK | os.W_OK):
        return Finding("database", "problem", f"{path} cannot be read and written", remedy)
    try:
        with translated(path), closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as db:
            check_ours(db, path)
            check_integrity(db)
            number = version(db)
    except StoreFailed as error:
        return Finding("database", "problem", str(error), "Put a backup in its place (see `ravenpost backup`).")
    if number < newest():
        return Finding("database", "ok", f"{path}, sound; version {number} becomes {newest()} at the next start")
    return Finding("database", "ok", f"{path}, sound, version {number}")


def discord_permissions(file: Path, environment: Mapping[str, str]) -> Iterator[Finding]:
    """What a server must allow. Whether it does is only known there: `/match new` checks it."""
    number = permissions().value
    yield Finding("permissions", "ok", f"{number}: {', '.join(NEEDED)}")
    try:
        token = load(environment, file).token
    except (BadSetting, OSError, UnicodeDecodeError):
        token = ""
    client = client_id(token)
    yield Finding("invitation", "ok", invite(client) if client else "the link needs a token that is in order")


def everything(file: Path, environment: Mapping[str, str]) -> Iterator[Finding]:
    """All checks in order. One that breaks down is a finding, too. No token is shown, wherever it stands."""
    from bot import inventory  # games and pictures are read here, which takes a moment

    path = database_path(file, environment)
    checks: list[tuple[str, Callable[[], Iterator[Finding]]]] = [
        ("settings", lambda: settings(file, environment)),
        ("database", lambda: database(path)),
        ("permissions", lambda: discord_permissions(file, environment)),
        ("fonts", inventory.fonts),
        ("texts", inventory.texts),
        ("games", inventory.games),
    ]
    token = environment.get("DISCORD_TOKEN", "").strip()
    for name, check in checks:
        for one in _safely(name, check):
            yield one._replace(detail=redacted(one.detail, [token] if len(token) >= SHORTEST_SECRET else []))


def _safely(name: str, check: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    try:
        yield from check()
    except Exception as error:  # whatever it is, the other checks are of use
        yield Finding(name, "problem", f"the check broke down: {_reason(error)}", "Please report this.")


def _parts(error: BadSetting) -> tuple[str, str]:
    """What is wrong, and what to do."""
    detail, _, remedy = str(error).partition(". ")
    return detail, remedy or "See .env.example."


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__
