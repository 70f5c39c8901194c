"""`ravenpost replay`: same, differs at n, illegal at n, and whether the dice verify."""

import subprocess
import sys

import msgspec
import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.cli import replay as command
from tests.cli.test_selfplay import RAVENPOST, ROOT
from tests.core.test_record import recorded


@pytest.fixture
def exported(tmp_path):
    """Writes a record to a file, after something was done to it."""

    def export(change=lambda record: None):
        record = recorded("exported", acts=True)
        change(record)
        path = tmp_path / "match.json"
        path.write_bytes(msgspec.json.encode(record))
        return path

    return export


def replay(path):
    return CliRunner().invoke(app, ["replay", str(path)])


def test_same(exported):
    result = replay(exported())
    assert result.exit_code == 0
    assert result.stdout.startswith("same: ")
    assert "dice: verified" in result.stdout


def test_same_in_a_process_of_its_own(exported):
    run = subprocess.run([*RAVENPOST, "replay", str(exported())], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("same: ")


def test_differs(exported):
    result = replay(exported(lambda record: setattr(record.entries[2], "digest", "00")))
    assert result.exit_code == 1
    assert "differs at 3: position" in result.stdout


def test_illegal(exported):
    result = replay(exported(lambda record: setattr(record.entries[0], "value", "cheat")))
    assert result.exit_code == 1
    assert "illegal at 1: " in result.stdout


def test_dice_that_do_not_verify(exported):
    result = replay(exported(lambda record: setattr(record, "commitment", "für immer")))
    assert result.exit_code == 1
    assert "same: " in result.stdout
    assert "dice: NOT" in result.stdout


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda record: setattr(record, "seed", ""), "without its seed"),
        (lambda record: setattr(record, "seed", "abcd"), "32 bytes"),
        (lambda record: setattr(record, "seed", "xyz"), "hexadecimal"),
        (lambda record: setattr(record, "game", "chess"), "there is no game 'chess'; the games are: "),
        (lambda record: setattr(record, "format", 9), "format 9"),
    ],
)
def test_a_record_that_cannot_be_replayed(exported, change, error):
    result = replay(exported(change))
    assert result.exit_code == 2
    assert error in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n", b"[" * 200_000, b'{"game":' * 50_000, b"null", b'"x"'])
def test_a_file_that_is_no_record(tmp_path, content):
    path = tmp_path / "hostile.json"
    path.write_bytes(content)
    result = replay(path)
    assert result.exit_code == 2
    assert "cannot be replayed: this is no exported match" in result.stderr


def test_no_file_a_folder_a_device(tmp_path):
    assert "there is no such file" in replay(tmp_path / "none.json").stderr
    assert "this is not a file" in replay(tmp_path).stderr
    if sys.platform != "win32":
        assert "this is not a file" in replay("/dev/zero").stderr


def test_a_huge_file_is_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "LARGEST", 1024 * 1024)
    path = tmp_path / "huge.json"
    path.write_bytes(b" " * (1024 * 1024 + 1))
    result = replay(path)
    assert result.exit_code == 2
    assert "more than 1 MiB" in result.stderr
