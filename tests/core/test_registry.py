"""The registry of games."""

import pytest

import engine
from tests.skirmish import Skirmish


def test_an_unknown_game_names_the_known_ones():
    with pytest.raises(engine.UnknownGame, match=r"no game 'chess'; the games are: .*five_armies, .*skirmish"):
        engine.game("chess")


def test_games_are_listed_without_being_loaded():
    assert {"five_armies", "skirmish"} <= set(engine.games())
    assert engine.games() == sorted(engine.games())


def test_two_games_cannot_have_one_id():
    with pytest.raises(ValueError, match="two games have the id 'skirmish'"):
        engine.register(Skirmish())


def test_a_game_registers_once_and_again():
    engine.register(engine.game("skirmish"))
    assert engine.game("skirmish") is engine.game("skirmish")
