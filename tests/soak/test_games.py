"""Thousands of random games of every game: `pytest --soak tests/soak`."""

import json

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from tests.contract import CONTRACT, Terms

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("terms", CONTRACT, ids=str)
@pytest.mark.parametrize(("games", "check"), [(20_000, False), (200, True)], ids=["played", "checked"])
def test_random_games(terms: Terms, games: int, check: bool):
    arguments = ["selfplay", "--game", terms.game, "--games", str(games), "--seed", "2", "--json"]
    result = CliRunner().invoke(app, arguments + ["--check"] * check)
    figures = json.loads(result.stdout)
    assert result.exit_code == 0, figures["failure"]
    assert figures["finished"] == games
    assert figures["longest"]["decisions"] <= terms.bound
