"""Chapter XI: victory (p. 31)."""

import pytest

from engine.five_armies.armies import points
from tests.five_armies.board import Board, battle

NEXT_TURN = {"event": "EV-A01", "free": "FP-01", "event_2": "EV-A02", "shadow": "SH-01"}


@pytest.mark.parametrize(
    ("control", "worth"),
    [
        ("ravenhill", 4),
        ("front_gate", 4),
        ("eastern_spur", 4),
        ("ruins_of_dale camp lower_slopes fallen_bridge", 8),
        ("ravenhill front_gate eastern_spur ruins_of_dale camp lower_slopes fallen_bridge", 20),
    ],
)
def test_p31_points(control: str, worth: int) -> None:
    table = Board(f"control {control}")
    assert points(table.state) == table.match.view(None)["points"] == worth


def test_p31_ten_points_win_at_the_end_of_a_turn() -> None:
    table = Board("dice free event\ndice shadow\ncontrol ravenhill eastern_spur camp\nat front_gate bard")
    table.free(act="event", action="skip")
    assert table.how == ("shadow", "points")


def test_p31_eight_points_do_not() -> None:
    table = Board("dice free event\ndice shadow\ncontrol ravenhill eastern_spur\nat front_gate bard")
    table.chance(**NEXT_TURN).free(act="event", action="skip")
    assert table.how == (None, None)


def test_p31_ten_points_without_the_gate_do_not_win_at_once() -> None:
    table = Board(
        "dice shadow army event\nactive shadow\ncontrol ravenhill eastern_spur\narmy old_causeway shadow orcs 1"
    )
    table.shadow(act="army", action="move", move_from="old_causeway", move_to="camp")
    assert (points(table.state), table.how) == (10, (None, None))


def test_p31_ten_points_with_the_gate_win_at_once() -> None:
    text = "dice shadow army event\nactive shadow\ncontrol {}\narmy old_causeway shadow orcs 1"
    table = Board(text.format("ravenhill camp"))
    table.shadow(act="army", action="move", move_from="old_causeway", move_to="front_gate")
    assert table.how == ("shadow", "front_gate")
    table = Board(text.format("ravenhill front_gate"))  # also when the last point is taken elsewhere
    table.shadow(act="army", action="move", move_from="old_causeway", move_to="camp")
    assert table.how == ("shadow", "front_gate")


def test_p31_the_gate_with_less_than_ten_points_wins_nothing() -> None:
    table = Board("dice shadow army event\nactive shadow\ncontrol ravenhill\narmy old_causeway shadow orcs 1")
    table.shadow(act="army", action="move", move_from="old_causeway", move_to="front_gate")
    assert table.how == (None, None)


def test_p31_the_gate_also_wins_in_passing_and_in_an_advance() -> None:
    table = Board(
        "dice shadow character event\nactive shadow\ncontrol ravenhill camp\narmy camp shadow orcs 1 leaders 1"
    )
    table.shadow(
        act="character", action="march", move_from="camp", move_who={"orcs": 1, "leaders": 1}, move_to="front_gate"
    )
    assert table.how == ("shadow", "front_gate")
    table = battle(
        """
            control ravenhill camp
            fort front_gate 4
            army sentry_ledge shadow orcs 2
            army front_gate free men_of_the_lake 1
        """,
        "shadow", "front_gate", "sentry_ledge",
    )  # fmt: skip
    table.round(shadow_dice=[5, 5], free_dice=[1]).shadow(advance={"orcs": 1})
    assert table.how == ("shadow", "front_gate")


def test_p31_the_free_peoples_win_when_bolg_dies() -> None:
    table = battle(
        "army fallow_acres free men_of_the_lake 2\narmy bramble_terraces shadow orcs 1\nat bramble_terraces bolg",
        "free", "bramble_terraces", "fallow_acres",
    )  # fmt: skip
    table.round(free_dice=[5, 5], shadow_dice=[1]).shadow(reroll={})
    assert table.how == ("free", "bolg")


def test_p31_bolg_alone_does_not_die() -> None:
    table = Board("dice shadow army\nactive shadow\narmy camp shadow orcs 1\nat camp bolg\ncontrol camp")
    table.shadow(act="army", action="move", move_from="camp", move_who={"orcs": 1}, move_to="lower_slopes")
    assert (table.at("bolg"), table.how) == ("camp", (None, None))


@pytest.mark.parametrize(("control", "winner"), [("", "free"), ("ravenhill", "free"), ("ravenhill camp", None)])
def test_p31_beorn_wins_on_entering_against_less_than_six_points(control: str, winner: str | None) -> None:
    line = f"control {control}\n" if control else ""
    table = Board(f"dice free will_of_the_west\nfate 12\neliminated bilbo thorin lord_of_the_eagles\n{line}")
    table.free(act="will_of_the_west", action="enter", enter_where="curlew_moor")
    assert table.match.winner == winner


def test_p31_beorn_wins_only_on_entering() -> None:
    table = Board("dice free will_of_the_west\nat curlew_moor beorn\nmarkers wrath 8")
    table.free(act="will_of_the_west", action="beorn", beorn_to="stop")
    assert table.how == (None, None)


def test_p31_fate_wins() -> None:
    assert Board("turn 5 fate\nfate 14\nat ravenhill bard", tile="1").how == ("free", "fate")


def test_over_means_no_more_questions() -> None:
    table = Board("turn 5 fate\nfate 14\nat ravenhill bard", tile="1")
    assert table.match.over
    assert table.match.questions() == {}
