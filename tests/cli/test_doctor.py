"""`ravenpost doctor`: what it finds, what it says to do, and what it never says."""

import json
import os
import socket
import sqlite3
from collections import namedtuple
from pathlib import Path

import discord
import pytest
from typer.testing import CliRunner

import engine
from bot import checkup, inventory
from bot.__main__ import app
from bot.permissions import NEEDED, invite, missing, permissions
from bot.store.migrate import migrate, newest
from engine.opponents.arena import Played, Trouble
from tests.bot.store.test_migrations import thaw

BOT = 123456789012345678
SECRET = "abcdefghijklmnopqrstuvwxyz0123456789AB"
TOKEN = f"MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.{SECRET}"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and none of this machine's settings."""
    for name in list(os.environ):
        if name.startswith("RAVENPOST_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    return tmp_path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what takes a moment and has tests of its own."""
    for name in ("fonts", "texts", "games"):
        monkeypatch.setattr(inventory, name, lambda: iter(()))


def doctor(*arguments: str) -> tuple[int, dict[str, dict[str, str]], str]:
    """Exit code, findings by name, and all that was printed."""
    result = CliRunner().invoke(app, ["doctor", "--json", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    found = json.loads(result.stdout)
    assert found["ok"] == (result.exit_code == 0)
    return result.exit_code, {one["what"]: one for one in found["checks"]}, result.output


def test_all_is_well():
    code, found, _ = doctor()
    assert code == 0
    assert {one["state"] for one in found.values()} == {"ok"}
    assert found["game five_armies"]["detail"].startswith("a random game of ")
    assert {"texts of bot", "texts of engine.core", "texts of engine.five_armies", "fonts", "pictures"} <= set(found)


def test_the_table_is_for_people(quick: None):
    result = CliRunner().invoke(app, ["doctor"], env={"COLUMNS": "100"})
    assert result.exit_code == 0
    assert "DISCORD_TOKEN" in result.output
    assert " 0 warnings, 0 problems" in result.output
    result = CliRunner().invoke(app, ["doctor"], env={"COLUMNS": "100", "RAVENPOST_LANGUAGE": "fr[bold]"})
    assert result.exit_code == 1
    assert "fr[bold]" in result.output
    assert "1 problems" in result.output


# --- settings ---------------------------------------------------------------------------------------------------------


def test_a_missing_token(quick: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DISCORD_TOKEN")
    code, found, _ = doctor()
    assert code == 1
    assert found["DISCORD_TOKEN"]["state"] == "problem"
    assert "developer portal" in found["DISCORD_TOKEN"]["remedy"]
    assert found["RAVENPOST_LANGUAGE"]["state"] == "ok", "the others are looked at all the same"


@pytest.mark.parametrize(
    "token", [TOKEN, f"Bot {TOKEN}", TOKEN[:-20], SECRET, f"{TOKEN} x", "nonsense.nonsense.nonsense"]
)
def test_a_token_is_never_shown(quick: None, monkeypatch: pytest.MonkeyPatch, elsewhere: Path, token: str):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    (elsewhere / ".env").write_text(
        f"DISCORD_TOKEN={token}\nRAVENPOST_HEALTH_PORT={TOKEN}\nRAVENPOST_DATABASE={TOKEN}\n"
    )
    for output in (doctor()[2], CliRunner().invoke(app, ["doctor"], env={"COLUMNS": "300"}).output):
        for secret in (SECRET[:8], SECRET[-8:], "Gabc", "nonsense"):
            assert secret not in output


def test_a_token_that_begins_with_no_id_is_doubtful(quick: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", f"{'x' * 24}.GabcDe.{SECRET}")
    code, found, _ = doctor()
    assert (code, found["DISCORD_TOKEN"]["state"]) == (0, "warning")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RAVENPOST_MODERATOR_ROLE", "Wizards"),
        ("RAVENPOST_MODERATOR_ROLE", "-5"),
        ("RAVENPOST_BACKUPS", __file__),
        ("RAVENPOST_HEALTH_PORT", "65536"),
        ("RAVENPOST_HEALTH_PORT", "http"),
        ("RAVENPOST_LOG_LEVEL", "LOUD"),
        ("RAVENPOST_LANGUAGE", "fr"),
    ],
)
def test_a_malformed_setting_is_named_with_its_remedy(quick: None, monkeypatch: pytest.MonkeyPatch, name, value):
    monkeypatch.setenv(name, value)
    code, found, _ = doctor()
    assert code == 1
    assert [one["what"] for one in found.values() if one["state"] != "ok"] == [name]
    assert found[name]["remedy"]
    assert value in found[name]["detail"]


def test_all_malformed_settings_are_named_at_once(quick: None, monkeypatch: pytest.MonkeyPatch):
    for name in ("RAVENPOST_MODERATOR_ROLE", "RAVENPOST_HEALTH_PORT", "RAVENPOST_LANGUAGE", "DISCORD_TOKEN"):
        monkeypatch.setenv(name, "?")
    _, found, _ = doctor()
    assert sum(one["state"] == "problem" for one in found.values()) == 4


def test_settings_from_a_file(quick: None, monkeypatch: pytest.MonkeyPatch, elsewhere: Path):
    monkeypatch.delenv("DISCORD_TOKEN")
    (elsewhere / "my.env").write_text(f"# mine\nDISCORD_TOKEN={TOKEN}\nRAVENPOST_LANGUAGE=de\nRAVENPOST_PORT=80\n")
    code, found, _ = doctor("--env", "my.env")
    assert code == 0
    assert found["RAVENPOST_LANGUAGE"]["detail"] == "de"
    assert found["RAVENPOST_PORT"]["state"] == "warning", "there is no such setting"
    assert str(BOT) in found["invitation"]["detail"]


@pytest.mark.parametrize("content", [b"no equals sign\n", b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read(quick: None, elsewhere: Path, content: bytes):
    (elsewhere / ".env").write_bytes(content)
    code, found, _ = doctor()
    assert (code, found["settings file"]["state"]) == (1, "problem")


def test_a_port_that_is_taken(quick: None, monkeypatch: pytest.MonkeyPatch):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("RAVENPOST_HEALTH_PORT", str(taken.getsockname()[1]))
        code, found, _ = doctor()
    assert (code, found["RAVENPOST_HEALTH_PORT"]["state"]) == (0, "warning")


# --- the database -----------------------------------------------------------------------------------------------------


def database(path: Path | str) -> checkup.Finding:
    return next(checkup.database(Path(path)))


def test_a_database_that_is_not_there_yet_is_not_made(elsewhere: Path):
    assert database("new.sqlite3").state == "ok"
    assert list(elsewhere.iterdir()) == []


def test_a_sound_database(elsewhere: Path):
    db = sqlite3.connect(elsewhere / "x.sqlite3", isolation_level=None)
    migrate(db)
    db.close()
    before = (elsewhere / "x.sqlite3").read_bytes()
    assert database("x.sqlite3").detail.endswith(f"sound, version {newest()}")
    assert (elsewhere / "x.sqlite3").read_bytes() == before


def test_an_older_database_is_brought_up_to_date_by_the_bot(elsewhere: Path):
    thaw(1, elsewhere / "x.sqlite3")
    found = database("x.sqlite3")
    assert (found.state, f"version 1 becomes {newest()}" in found.detail) == ("ok", True)


def test_a_newer_a_foreign_and_a_damaged_database(elsewhere: Path):
    db = sqlite3.connect(elsewhere / "newer.sqlite3", isolation_level=None)
    migrate(db)
    db.execute(f"PRAGMA user_version = {newest() + 1}")
    db.close()
    db = sqlite3.connect(elsewhere / "foreign.sqlite3")
    db.execute("CREATE TABLE recipes (name)")
    db.close()
    (elsewhere / "text.sqlite3").write_text("no database at all, " * 100)
    thaw(1, elsewhere / "damaged.sqlite3")
    content = bytearray((elsewhere / "damaged.sqlite3").read_bytes())
    content[4096:12288] = b"\x5a" * 8192
    (elsewhere / "damaged.sqlite3").write_bytes(content)
    (elsewhere / "folder.sqlite3").mkdir()
    for name in ("newer", "foreign", "text", "damaged", "folder"):
        found = database(f"{name}.sqlite3")
        assert found.state == "problem", name
        assert found.remedy
    for path in ("nowhere/x.sqlite3", ":memory:"):
        assert database(path).state == "problem"


def test_a_folder_that_cannot_be_written(elsewhere: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).suffix == ".sqlite3")
    assert "cannot be written" in database(elsewhere / "x.sqlite3").detail
    (elsewhere / "x.sqlite3").touch()
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).suffix != ".sqlite3")
    assert "cannot be read and written" in database(elsewhere / "x.sqlite3").detail


@pytest.mark.parametrize(
    ("free", "state"), [(99_999_999, "problem"), (100_000_000, "warning"), (999_999_999, "warning"), (10**9, "ok")]
)
def test_disk_space(monkeypatch: pytest.MonkeyPatch, free: int, state: str):
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage(10**12, 0, free))
    found = list(checkup.database(Path("x.sqlite3")))[-1]
    assert (found.what, found.state) == ("disk space", state)
    assert bool(found.remedy) == (state != "ok")


# --- fonts, texts, games ----------------------------------------------------------------------------------------------


def test_missing_fonts_are_a_warning(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("render.core.fonts.path", lambda role: None)
    found = next(inventory.fonts())
    assert (found.state, "plain one stands in" in found.detail) == ("warning", True)


def test_no_webp_is_a_problem(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(inventory.features, "check", lambda name: False)
    assert list(inventory.fonts())[-1].state == "problem"


@pytest.mark.parametrize(
    ("english", "german", "says"),
    [
        ("a = A\nb = B\n", "a = A\n", "de: 1 are missing (b)"),
        ("a = A\n", "a = A\nb = B\n", "en: 1 are missing (b)"),
        ("a = A\n    .count = n\n", "a = A\n", "de: 1 are missing (a.count)"),
        ("-term = T\na = A\n", "a = A\n", "de: 1 are missing (term)"),
        ("a = A\n", "a = A\nb = { $x\n", "de: cannot be read at b = { $x"),
        ("", "", "there are none"),
    ],
)
def test_texts_that_differ(monkeypatch: pytest.MonkeyPatch, english: str, german: str, says: str):
    monkeypatch.setattr(inventory, "packages", lambda: ["somewhere"])
    monkeypatch.setattr(inventory, "sources", lambda packages, lang: [english if lang == "en" else german])
    (found,) = inventory.texts()
    assert (found.state, found.detail) == ("problem", says)
    assert found.remedy


def test_every_package_with_words_is_looked_at():
    found = inventory.packages()
    assert {"engine.core", "bot", "render.five_armies"} <= set(found)
    assert {engine.game(name).package for name in engine.games()} <= set(found)


def test_a_game_that_breaks_down(monkeypatch: pytest.MonkeyPatch):
    trouble = Trouble("AssertionError: two kings", "", "00", [], "")
    monkeypatch.setattr(inventory, "play", lambda *rest, check: Played(0, "00", 3, 1, trouble=trouble))
    found = next(inventory.games())
    assert (found.state, "two kings" in found.detail, "selfplay" in found.remedy) == ("problem", True, True)


def test_a_check_that_breaks_down_is_a_finding(quick: None, monkeypatch: pytest.MonkeyPatch):
    def broken() -> None:
        raise RuntimeError(f"with {TOKEN}")

    monkeypatch.setattr(inventory, "fonts", broken)
    code, found, output = doctor()
    assert (code, found["fonts"]["state"]) == (1, "problem")
    assert SECRET not in output


# --- permissions ------------------------------------------------------------------------------------------------------


def test_the_invitation_asks_for_what_is_needed_and_no_more(quick: None):
    _, found, _ = doctor()
    names = {"read_messages" if name == "view_channel" else name for name in NEEDED}  # as discord.py lists it
    number = int(found["permissions"]["detail"].partition(":")[0])
    assert {name for name, value in discord.Permissions(number) if value} == names
    assert found["invitation"]["detail"] == invite(BOT)
    assert f"client_id={BOT}" in invite(BOT)
    assert f"permissions={number}" in invite(BOT)
    assert "applications.commands" in invite(BOT)


def test_missing_permissions_are_named():
    assert missing(permissions()) == []
    assert missing(discord.Permissions(administrator=True)) == []
    some = discord.Permissions(view_channel=True, send_messages=True)
    assert missing(some) == ["attach_files", "read_message_history"]
    assert missing(some, thread=True) == ["send_messages_in_threads", "attach_files", "read_message_history"]
    assert len(missing(discord.Permissions.none())) == len(NEEDED) - 1
