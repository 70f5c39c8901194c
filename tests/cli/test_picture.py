"""`ravenpost picture`: from random play, from an exported match, from the text form; and bad input."""

import json
from pathlib import Path

import msgspec
import pytest
from PIL import Image
from typer.testing import CliRunner

import engine
from bot.__main__ import app
from engine.core import record
from engine.core.chance import Stream

SIZE = ("--size", "400")


def picture(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["picture", *arguments])
    return result.exit_code, result.output


def test_random_play(tmp_path: Path):
    out = tmp_path / "board.webp"
    code, text = picture("--seed", "3", "--after", "40", "--out", str(out), "--repeat", "2", "--json", *SIZE)
    assert code == 0, text
    figures = json.loads(text)
    assert {"compose_ms", "encode_ms", "bytes"} <= set(figures)
    assert figures["bytes"] == out.stat().st_size
    assert Image.open(out).width == 400


def test_the_same_seed_draws_the_same(tmp_path: Path):
    for name in ("one.png", "two.png"):
        assert picture("--seed", "3", "--after", "40", "--out", str(tmp_path / name), *SIZE)[0] == 0
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


BATTLE = """
    turn 2 actions
    dice shadow army event
    active shadow
    army fallow_acres shadow orcs 3
    army bramble_terraces free men_of_the_lake 2
"""
ATTACK = ["army", "attack", "fallow_acres", "attack_here", "bramble_terraces"]


def test_a_battle_in_the_middle(tmp_path: Path):
    match = engine.game("five_armies").parse(BATTLE)
    match.answer_all("shadow", ATTACK)
    position = tmp_path / "position.txt"
    position.write_text(match.text())
    out = tmp_path / "battle.webp"
    code, text = picture("--what", "battle", "--file", str(position), "--out", str(out))
    assert code == 0, text
    assert Image.open(out).width > 100


@pytest.mark.parametrize("what", ["hand", "fate", "chart"])
def test_other_pictures(tmp_path: Path, what: str):
    out = tmp_path / f"{what}.webp"
    code, text = picture("--what", what, "--seed", "3", "--after", "57", "--seat", "free", "--out", str(out))
    assert code == 0, text
    assert Image.open(out).width > 100


def test_a_position_as_text(tmp_path: Path):
    position = tmp_path / "position.txt"
    position.write_text("turn 2 actions\narmy camp free dwarven_soldiers 2\nat camp dain\ndice free muster\n")
    code, text = picture("--file", str(position), "--out", str(tmp_path / "board.png"), *SIZE)
    assert code == 0, text
    assert "Camp (Free Peoples): 2 Dwarven Soldiers" in text


def test_an_exported_match(tmp_path: Path):
    game, rng = engine.game("five_armies"), Stream("exported")
    match = game.new(seed=bytes(32))
    kept = record.opened(game, match, {})
    kept.seed = bytes(32).hex()
    for _ in range(12):
        seat, question = next(iter(match.questions().items()))
        value = question.sample(rng)
        match.answer(seat, value)
        kept.entries.append(record.Entry(seat, "answer", value, draws=match.draws))
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(kept))
    code, text = picture("--file", str(file), "--after", "5", "--out", str(tmp_path / "board.webp"), *SIZE)
    assert code == 0, text


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--game", "chess"), "there is no game 'chess'"),
        (("--what", "dragon"), "none of: board"),
        (("--theme", "pink"), "none of: parchment"),
        (("--seat", "elrond"), "none of: free, shadow"),
        (("--lang", "fr"), "none of: en, de"),
        (("--size", "10"), "200"),
        (("--file", "no such file"), "there is no such file"),
        (("--focus", "mordor", "--after", "1"), "no region or territory 'mordor'"),
        (("--what", "battle", "--after", "1"), "no battle"),
    ],
)
def test_bad_input_gets_a_clear_error(arguments, says, tmp_path: Path):
    out = tmp_path / "picture.webp"
    code, text = picture(*arguments, "--out", str(out))
    assert code == 2
    assert says in text
    assert not out.exists()
