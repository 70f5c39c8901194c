"""`ravenpost selfplay`: figures, determinism, faults with what reproduces them, clear errors."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import engine
from bot.__main__ import app
from tests.skirmish import Rounds, Skirmish, Strike, Wounds

ROOT = Path(__file__).parents[2]
TIMES = ("seconds", "games_per_minute", "decisions_per_second", "jobs")
# the small game is not one of the built-in ones, so a fresh process has to load it first
RAVENPOST = [sys.executable, "-c", "import tests.skirmish; from bot.__main__ import main; main()"]


def selfplay(*arguments: str):
    return CliRunner().invoke(app, ["selfplay", *arguments])


def figures(*arguments: str) -> dict:
    result = selfplay("--game", "skirmish", "--json", *arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_json_is_one_object_with_all_figures():
    found = figures("--games", "40", "--seed", "3")
    assert found["games"] == found["finished"] == 40
    assert sum(found["wins"].values()) == sum(found["ways"].values()) == sum(found["turns"].values()) == 40
    assert set(found["wins"]) == {"red", "blue"}
    assert set(found["ways"]) <= {"rout", "time"}
    assert found["decisions_per_game"] > 5
    assert found["games_per_minute"] > 0
    assert found["decisions_per_second"] > 0
    assert found["longest"]["decisions"] >= found["decisions_per_game"]
    assert found["failure"] is None


def test_the_same_seed_gives_the_same_games():
    one, two, other = (figures("--games", "30", "--seed", seed) for seed in ("5", "5", "6"))
    for found in (one, two, other):
        for name in TIMES:
            del found[name]
    assert one == two != other


def test_checked_games_are_the_same_games():
    one, two = figures("--games", "5"), figures("--games", "5", "--check")
    assert (one["checked"], two["checked"]) == (False, True)
    assert one["longest"] == two["longest"]


def test_several_processes_play_the_same_games():
    """A real process that starts two more."""
    found = []
    for jobs in ("1", "2"):
        arguments = ["selfplay", "--game", "skirmish", "--games", "60", "--jobs", jobs, "--json"]
        run = subprocess.run([*RAVENPOST, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        assert run.stderr == ""
        found.append({key: value for key, value in json.loads(run.stdout).items() if key not in TIMES})
    assert found[0] == found[1]


def test_the_report_for_people():
    result = selfplay("--game", "skirmish", "--games", "10", "--players", "random, random")
    assert result.exit_code == 0
    for words in ("10 games, 10 finished", "games/min", "decisions/s", "won by seat: red", "won by way:", "longest: "):
        assert words in result.stdout
    assert result.stderr == ""


class Faulty(Skirmish):
    """Its invariant is broken as soon as a rear is hit."""

    id = "faulty"

    def check(self, match):
        assert all(bands["rear"] == 4 for bands in match.state.bands.values()), "a rear was hit"


class FaultyRounds(Rounds):
    def struck(self, play, lost):
        raise KeyError("lost")


class Crashing(Skirmish):
    id = "crashing"
    frames = (FaultyRounds, Strike, Wounds)

    def set_up(self, play, options):
        super().set_up(play, options)
        return FaultyRounds()


@pytest.fixture
def faulty(monkeypatch):
    from engine.core import game

    monkeypatch.setattr(game, "_GAMES", {**game._GAMES, "faulty": Faulty(), "crashing": Crashing()})


@pytest.mark.usefixtures("faulty")
def test_a_broken_invariant_is_found_and_can_be_reproduced():
    assert selfplay("--game", "faulty", "--games", "20").exit_code == 0
    result = selfplay("--game", "faulty", "--games", "20", "--check", "--json")
    assert result.exit_code == 1
    failure = json.loads(result.stdout)["failure"]
    assert failure["error"].startswith("AssertionError: a rear was hit")
    match = engine.game("faulty").new(seed=bytes.fromhex(failure["seed"]))
    for seat, value in failure["answers"]:
        match.answer(seat, value)
    with pytest.raises(AssertionError, match="a rear was hit"):
        match.game.check(match)


@pytest.mark.usefixtures("faulty")
def test_a_crash_is_reported_to_people_with_seed_and_answers():
    result = selfplay("--game", "crashing", "--games", "3")
    assert result.exit_code == 1
    assert "GAME 0 WENT WRONG: KeyError: 'lost'" in result.stdout
    assert "match seed: " in result.stdout
    with pytest.raises(KeyError):
        exec(result.stdout[result.stdout.index("match = engine.game") :], {"engine": engine})


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--game", "chess"], "the games are: "),
        (["--game", "skirmish", "--games", "0"], "'--games'"),
        (["--game", "skirmish", "--games", "many"], "'--games'"),
        (["--game", "skirmish", "--jobs", "0"], "'--jobs'"),
        (["--game", "skirmish", "--players", "random"], "write --players random,random"),
        (["--game", "skirmish", "--players", "random,random,random"], "write --players random,random"),
        (["--game", "skirmish", "--players", "random,hal"], "no player 'hal'; the players are: "),
        (["--game", "skirmish", "--seed", "x"], "'--seed'"),
        ([], "'--game'"),
    ],
)
def test_wrong_arguments_get_a_clear_error(arguments, error):
    result = selfplay(*arguments)
    assert result.exit_code == 2
    assert error in result.stderr
    assert "Traceback" not in result.output


def test_module_and_script_are_the_same():
    run = subprocess.run(
        [sys.executable, "-m", "bot", "selfplay", "--game", "chess"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith("Usage: ravenpost selfplay")
    assert "there is no game 'chess'; the games are: five_armies" in run.stderr


def test_no_arguments_show_the_commands():
    result = CliRunner().invoke(app, [])
    assert "selfplay" in result.output
    assert "replay" in result.output
