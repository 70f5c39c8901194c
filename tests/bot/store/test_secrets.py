"""Seeds are kept in one table, and come out of it to play on and when the match is over. Nowhere else."""

import base64
import re
from pathlib import Path

import pytest

import bot
import engine
from bot import matchfile
from bot.store import Store
from bot.table import Table
from engine.core.chance import ScriptError
from tests.bot.playing import begin, match_of, play_on

SEED = bytes(range(32))


@pytest.fixture
def table(store: Store) -> Table:
    return Table(store, seed=lambda count: SEED)


def traces() -> list[bytes]:
    return [SEED, SEED.hex().encode(), base64.b64encode(SEED), base64.b64encode(SEED).rstrip(b"=")]


async def test_the_seed_is_in_no_other_table(table: Table, store: Store):
    match_id = await begin(table)
    await play_on(table, match_id, 12)

    def found(db) -> set[str]:
        places = set()
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in db.execute(f"SELECT * FROM {name}"):
                cells = [cell if isinstance(cell, bytes) else str(cell).encode() for cell in row]
                places |= {name for trace in traces() for cell in cells if trace in cell}
        return places

    assert await store.read(found) == {"secrets"}


async def test_what_is_looked_at_has_no_seed_and_no_dice(table: Table):
    match_id = await begin(table)
    done = await table.answer(match_id, 1, [(await match_of(table, match_id)).questions()["red"].options[0]])
    for match in (await match_of(table, match_id), done.match):
        assert match.seed == b""
        assert not any(trace in match.dump() for trace in traces())
        with pytest.raises(ScriptError):
            match.answer("blue", match.questions()["blue"].options[0])


async def test_an_export_has_no_seed_before_the_end(table: Table):
    match_id = await begin(table)
    await play_on(table, match_id, 12)
    file = await matchfile.export(table, match_id)
    assert not any(trace in file for trace in traces())
    await table.resign(match_id, 1)
    assert SEED.hex().encode() in await matchfile.export(table, match_id)


def test_only_one_statement_reads_the_secrets():
    statements = [
        (path.name, line.strip())
        for path in Path(bot.__file__).parent.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\bsecrets\b.*(WHERE|VALUES|JOIN|SET)|(FROM|JOIN|INTO|UPDATE) secrets", line)
    ]
    assert sorted((name, "SELECT" in line) for name, line in statements) == [
        ("matches.py", False),
        ("matches.py", True),
    ]


def test_a_dump_without_its_seed_is_the_same_match_when_it_gets_it_back():
    game = engine.game("skirmish")
    match = game.new(SEED)
    bare = match.dump(secret=False)
    assert game.restore(bare).seed == b""
    assert game.restore(bare, SEED).digest() == match.digest() == game.restore(match.dump()).digest()
    assert match.seed == SEED, "dumping changes nothing"
