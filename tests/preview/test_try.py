"""`ravenpost try` without a browser: its line, its page, its end, and what it keeps."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.preview.running import ROOT, tried


def test_it_prints_its_address_serves_its_page_and_ends_cleanly():
    with tried() as page:
        assert "Ravenpost" in page.get()
        assert page.owing() == ["free"]
        assert any(page.folder.iterdir())
        code, rest = page.stop()
        assert code == 0
        assert rest.strip() == "Stopped."
        assert list(page.folder.iterdir()) == []


def test_another_name_for_this_machine_does_not_get_the_page():
    with tried("--fresh") as page, pytest.raises(HTTPError) as refused:
        page.get(host="example.org")
    assert refused.value.code == 403


def test_a_kept_match_goes_on(tmp_path: Path):
    kept = tmp_path / "kept.sqlite3"
    for _ in range(2):
        with tried("--database", str(kept), "--language", "de", "--fresh") as page:
            assert 'lang="de"' in page.get()
            assert page.stop()[0] == 0
    with sqlite3.connect(kept) as db:
        assert db.execute("SELECT count(*), min(language) FROM matches").fetchone() == (1, "de")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--game", "chess"], "the games are: five_armies"),
        (["--against", "nobody"], "the players are: bold, random"),
        (["--language", "tlh"], "the languages are: en, de"),
    ],
)
def test_a_wrong_option_is_told_with_its_remedy(options: list[str], told: str):
    done = subprocess.run(
        [sys.executable, "-m", "bot", "try", *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_told():
    with tried("--fresh") as page:
        port = page.address.rstrip("/").rpartition(":")[2]
        command = [sys.executable, "-m", "bot", "try", "--no-open", "--fresh", "--port", port]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"Port {port} is taken" in done.stderr
    assert "Traceback" not in done.stderr
