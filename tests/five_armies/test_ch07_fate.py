"""Chapter VII: fate (p. 16, 17)."""

import pytest

from tests.five_armies.board import Board

POOL = ["0r", "1", "1", "1r", "1r", "2", "2", "2r", "3", "3", "3", "3r"]
THREE = (
    "turn 2 fate\nactivated gandalf thranduil bard\nat ravenhill gandalf thranduil bard\narmy bonefield shadow orcs 1\n"
)
TWO = "turn 2 fate\nactivated gandalf thranduil\nat ravenhill gandalf thranduil\narmy bonefield shadow orcs 1\n"


def test_p16_fate_draw_example() -> None:
    """Three generals: a 3 is laid aside, a 2 applied; the 2 leaves the game, the 3 goes back to the pool."""
    table = Board(THREE, tile="3").chance(tile="2")
    table.shadow(fate="draw_tile")
    assert table.options("shadow") == ["apply_tile", "draw_tile"]  # a third would be allowed
    table.shadow(fate="apply_tile")
    assert table.state.fate == 2
    assert sorted(table.state.tiles) == sorted([*POOL[:5], *POOL[6:]])


def test_p16_the_last_tile_drawn_must_be_applied() -> None:
    table = Board(TWO, tile="1").chance(tile="3").shadow(fate="draw_tile")
    assert table.state.fate == 3
    assert "1" in table.state.tiles
    assert table.asked("shadow") == "leadership"


@pytest.mark.parametrize("activated", ["", "activated gandalf\n"])
def test_p16_one_tile_for_no_general_or_one(activated: str) -> None:
    table = Board(f"turn 2 fate\n{activated}at ravenhill gandalf\narmy bonefield shadow orcs 1", tile="2")
    assert table.state.fate == 2
    assert table.asked("shadow") == "leadership"


@pytest.mark.parametrize("tile", ["blue", "red"])
def test_p16_a_special_tile_ends_the_drawing(tile: str) -> None:
    chance = {"tile": tile} | ({"fate": "FA-B1"} if tile == "blue" else {})
    table = Board(THREE + "tiles 1 2 3 blue red", **chance)
    assert table.state.fate == {"blue": 3, "red": 0}[tile]
    assert tile not in table.state.tiles
    assert table.state.tiles == sorted({"1", "2", "3", "blue", "red"} - {tile})


def test_p16_a_special_tile_drawn_later_ends_it_too() -> None:
    table = Board(THREE + "tiles 1 3 red", tile="3").chance(tile="red").shadow(fate="draw_tile")
    assert (table.state.fate, table.state.tiles) == (0, ["1", "3"])


def test_p16_special_tiles_are_not_in_the_pool_at_first() -> None:
    assert not {"blue", "red"} & set(Board("").state.tiles)


def test_p16_tiles_laid_aside_are_not_drawn_again_in_the_same_phase() -> None:
    table = Board(THREE + "tiles 1 2", tile="1").chance(tile="2").shadow(fate="draw_tile")
    assert table.state.fate == 2  # the pool is empty: the last tile is applied
    assert table.state.tiles == ["1"]


def test_p17_characters_become_ready() -> None:
    table = Board("turn 2 fate\nfate 2\nat ravenhill bard\narmy bonefield shadow orcs 1", tile="1")
    view = table.match.view(None)["characters"]
    assert view["bilbo"]["status"] == "ready"
    assert view["thorin"]["status"] == "waiting"


def test_p17_the_marker_on_fifteen_wins_at_once() -> None:
    for tile in ("2", "3"):  # also past it
        table = Board("turn 2 fate\nfate 13\nat ravenhill bard", tile=tile)
        assert table.how == ("free", "fate")
        assert table.state.fate == 15


def test_p17_a_rune_gives_a_fate_card() -> None:
    table = Board("turn 2 fate\nat ravenhill bard\narmy bonefield shadow orcs 1", tile="1r", fate="FA-B1")
    assert len(table.state.decks["fate"]) == 8
    assert "FA-B1" in [card.card for card in table.state.in_play] + table.state.discards["fate"]


def test_p17_no_rune_no_card() -> None:
    table = Board("turn 2 fate\nat ravenhill bard\narmy bonefield shadow orcs 1", tile="1")
    assert len(table.state.decks["fate"]) == 9


def test_p17_a_rune_on_a_tile_laid_aside_gives_nothing() -> None:
    table = Board(TWO, tile="1r").chance(tile="2").shadow(fate="draw_tile")
    assert len(table.state.decks["fate"]) == 9
