"""A deploy: matches go on under new rules from where they stand, and `check-matches` says what would have differed."""

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.checking import check_matches
from bot.store import Store
from bot.table import Table
from bot.takeback import Takeback
from engine.core.question import Illegal
from tests.bot.playing import PEOPLE, begin, give, play_on
from tests.bot.table.test_play import struck


@pytest.fixture
async def path(store: Store) -> Path:
    """A database with two live matches and a finished one; the first has an undo in it."""
    table = Table(store, seed=bytes)
    first, second, third = [await begin(table, channel) for channel in (1, 2, 3)]
    seat = await struck(table, first)
    await give(table, first, seat, "no")
    await Takeback(table).undo(first, PEOPLE[seat])
    await play_on(table, first, 5)
    await play_on(table, second, 2, seed=3)
    await play_on(table, third)
    return store.path


def contents(path: Path) -> list[str]:
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    lines = list(db.iterdump())
    db.close()
    return lines


async def test_the_same_rules_give_the_same_matches_and_nothing_changes(path: Path):
    before = contents(path)
    assert [(info.id, verdict.result) for info, verdict in await check_matches(path)] == [(1, "same"), (2, "same")]
    assert contents(path) == before


async def test_rules_that_play_differently_are_found_at_their_place(path: Path, store: Store, monkeypatch):
    rows = await Table(store).events(1, 0, 100)
    at = next(row.place for row in rows if row.value == "no")

    def spend(self, play, answer):
        play.state.shields[self.seat] += 1
        return self.call(type(self).after(self), "done")

    from tests import skirmish

    monkeypatch.setattr(skirmish.Strike, "after", lambda self: skirmish.Wounds(self.seat, self.wounds), raising=False)
    monkeypatch.setattr(skirmish.Strike, "shield", spend)
    (_, first), (_, second) = await check_matches(path)
    assert (first.result, first.at) == ("differs", at)
    assert second.result == "same"


async def test_rules_that_refuse_are_found_at_their_place(path: Path, store: Store, monkeypatch):
    rows = await Table(store).events(1, 0, 100)
    at = next(row.place for row in rows if row.value == "no")

    def refuse(self, play, answer):
        raise Illegal("not_offered", value=answer)

    monkeypatch.setattr("tests.skirmish.Strike.shield", refuse)
    assert [(one.result, one.at) for _, one in await check_matches(path)] == [("illegal", at), ("same", 2)]


async def test_rules_that_break_down_are_found_at_their_place(path: Path, store: Store, monkeypatch):
    rows = await Table(store).events(1, 0, 100)
    at = next(row.place for row in rows if row.value == "no")
    monkeypatch.setattr("tests.skirmish.Strike.shield", lambda self, play, answer: {}["oops"])
    (_, first), _ = await check_matches(path)
    assert (first.result, first.at) == ("illegal", at)
    assert "KeyError" in first.why


async def test_a_state_that_is_not_the_log_s_is_found(path: Path, store: Store):
    state = "replace(CAST(state AS TEXT), '\"vanguard\":4', '\"vanguard\":3')"
    await store.write(lambda db: db.execute(f"UPDATE states SET state = CAST({state} AS BLOB) WHERE match_id = 2"))
    _, (info, second) = await check_matches(path)
    assert (second.result, second.at) == ("differs", info.place)


async def test_a_running_match_goes_on_from_its_state_under_new_rules(path: Path, store: Store, monkeypatch):
    """Never recomputed from the log: what the log would give under the new rules does not matter to play."""
    monkeypatch.setattr(
        "tests.skirmish.Strike.shield", lambda self, play, answer: play.win(self.seat, "by the new rule")
    )
    table = Table(store)
    (_, verdict), _ = await check_matches(path)
    assert verdict.result == "differs"
    await play_on(table, 1)
    info = (await table.look(1)).info
    assert info.status == "over"


def test_the_command_reports_and_fails_where_something_is_not_the_same(path: Path, monkeypatch):
    run = CliRunner().invoke(app, ["check-matches", "--database", str(path)])
    assert run.exit_code == 0
    assert "2 live matches, 0 of them not the same" in run.stdout
    monkeypatch.setattr("tests.skirmish.Strike.shield", lambda self, play, answer: {}["oops"])
    run = CliRunner().invoke(app, ["check-matches", "--database", str(path)])
    assert run.exit_code == 1
    assert "illegal at" in run.stdout


def test_the_backup_command_copies_while_the_bot_has_the_database_open(path: Path, tmp_path: Path):
    target = tmp_path / "copy.sqlite3"
    run = CliRunner().invoke(app, ["backup", str(target), "--database", str(path)])
    assert run.exit_code == 0, run.output
    assert contents(target) == contents(path)
    run = CliRunner().invoke(app, ["backup", str(target), "--database", str(path)])
    assert run.exit_code == 1
    assert "there already" in run.output


@pytest.mark.parametrize("command", [["check-matches"], ["backup", "copy.sqlite3"]])
def test_a_database_that_is_not_there_is_named(tmp_path: Path, command: list[str]):
    run = CliRunner().invoke(app, [*command, "--database", str(tmp_path / "none.sqlite3")])
    assert run.exit_code in (1, 2)
    assert "none.sqlite3 does not exist" in run.output
    assert list(tmp_path.iterdir()) == []
