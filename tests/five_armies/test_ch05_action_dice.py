"""Chapter V: the action dice (p. 12, 13)."""

import pytest

from engine.five_armies.actions import COUNTS_AS, actions
from engine.five_armies.figures import DICE
from tests.five_armies.board import Board

# a position in which nearly everything is possible for both
RICH = """
    fate 15
    bats valley 1
    at ruins_of_dale bard
    at valley lord_of_the_eagles
    at camp beorn
    markers wrath 8
    army ruins_of_dale free men_of_the_lake 2 damage 1 leaders 1
    army lark_meadows shadow orcs 2 goblins 1 damage 1 leaders 1
    army goblin_point_west shadow goblins 2
    tokens ravenhill elves
    tokens bonefield shadow
    tokens howling_gully shadow
"""


def new_turn(text: str, free: str = "", shadow: str = "") -> Board:
    """A turn up to its second phase, with these cards drawn."""
    return Board(
        f"turn 2 recovery\n{text}", event=free or "EV-A01", free="FP-01", event_2=shadow or "EV-A02", shadow="SH-01"
    )


# --- the pool (p. 12) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "free", "shadow"),
    [
        ("", 5, 6),
        ("at front_gate thorin", 6, 6),
        ("at camp beorn\nmarkers wrath 3", 6, 6),
        ("at front_gate thorin\nat camp beorn\nmarkers wrath 3", 6, 6),  # one die for both
        ("eliminated thorin", 5, 6),
        ("control camp lower_slopes", 5, 7),  # two settlements of the Southern Spur
        ("control ruins_of_dale eastern_spur", 5, 7),  # of the Valley
        ("control ruins_of_dale camp", 5, 6),  # of two territories
        ("control front_gate ruins_of_dale", 5, 6),  # Front Gate is no settlement
        ("control ravenhill lower_slopes camp", 5, 7),  # one more, not two
    ],
)
def test_p12_extra_dice(text: str, free: int, shadow: int) -> None:
    assert new_turn(f"{text}\nat ravenhill bard").state.pool == {"free": free, "shadow": shadow}


def test_p12_extra_dice_come_and_go_at_the_start_of_a_turn_only() -> None:
    table = Board("""
        dice free muster
        dice shadow army event
        fate 6
        control camp
        army ruins_of_dale shadow orcs 1
    """)
    table.free(act="muster", action="enter")  # Thorin
    assert table.state.pool == {"free": 5, "shadow": 6}
    table.shadow(act="army", action="move", move_from="ruins_of_dale", move_to="bramble_terraces")
    assert table.state.pool == {"free": 5, "shadow": 6}


def test_p12_a_lost_extra_die_is_lost_at_the_start_of_the_next_turn() -> None:
    table = new_turn("pool free 6\npool shadow 7\neliminated thorin\ncontrol camp\nat ravenhill bard")
    assert table.state.pool == {"free": 5, "shadow": 6}


# --- using dice (p. 12) --------------------------------------------------------------------------------------------


def test_p12_the_free_peoples_begin_and_then_they_take_turns() -> None:
    table = Board("dice free event event\ndice shadow event event")
    for seat in ("free", "shadow", "free"):
        assert table.owing() == seat
        table.play(seat, act="event", action="skip")
    assert table.owing() == "shadow"


def test_p12_who_has_dice_left_uses_them_one_after_the_other() -> None:
    table = Board("dice free event\ndice shadow event event event")
    table.free(act="event", action="skip").shadow(act="event", action="skip")
    table.shadow(act="event", action="skip")
    assert table.owing() == "shadow"
    table.refuse("shadow", "pass_fewer_dice", act="pass")


def test_p12_pass_only_with_fewer_dice() -> None:
    table = Board("dice free event\ndice shadow event event")
    table.free(act="pass")
    assert table.owing() == "shadow"
    table.refuse("shadow", "pass_fewer_dice", act="pass")
    table.shadow(act="event", action="skip")
    table.refuse("free", "pass_fewer_dice", act="pass")  # one each
    table.free(act="event", action="skip")
    table.refuse("shadow", "pass_fewer_dice", act="pass")


def test_p12_passing_keeps_the_die() -> None:
    table = Board("dice free event\ndice shadow event event").free(act="pass")
    assert table.state.dice["free"] == ["event"]


def test_p12_an_action_may_lapse() -> None:
    table = Board("dice free character muster").free(act="character", action="skip")
    assert table.state.dice["free"] == ["muster"]


def test_p12_only_dice_that_were_rolled() -> None:
    table = Board("dice free character")
    table.refuse("free", "no_such_die", act="event")
    table.refuse("free", "no_such_die", act="army")


def test_p12_parts_of_an_action_may_be_left_out() -> None:
    text = """
        dice shadow army
        active shadow
        army lark_meadows shadow orcs 2
        army ruins_of_dale free men_of_the_lake 1
    """
    start = {"act": "army", "action": "attack", "attack_from": "lark_meadows"}
    only_attack = (
        Board(text).chance(event="EV-A01").shadow(**start, attack_or_move="attack_here", attack_target="ruins_of_dale")
    )
    assert only_attack.asked("shadow") == "maneuver"
    only_move = Board(text).shadow(**start, attack_or_move="move_first", move_who={"orcs": 2}, move_to="herons_reach")
    assert only_move.options("shadow") == ["done", "ruins_of_dale"]
    only_move.shadow(attack_target="done")
    assert only_move.units("herons_reach") == {"orcs": 2}
    neither = Board(text).shadow(**start, attack_or_move="done")
    assert neither.asked("free") == "act"


def test_p13_the_attack_is_made_from_where_the_army_has_come_to() -> None:
    table = Board("""
        dice shadow army
        active shadow
        army thornbank shadow orcs 2
        army bellringers_mead free men_of_the_lake 1
        army eastern_spur free men_of_the_lake 1
    """)
    table.shadow(
        act="army", action="attack", attack_from="thornbank", attack_or_move="move_first", move_who={"orcs": 2}
    )
    table.shadow(move_to="lark_meadows")
    assert table.options("shadow") == ["bellringers_mead", "done"]
    table.refuse("shadow", "no_target", attack_target="eastern_spur")


def test_p13_an_attack_with_the_character_die_moves_a_led_part_and_merges() -> None:
    table = Board("""
        dice shadow character
        active shadow
        army lark_meadows shadow orcs 2 wargs 1 leaders 1
        army herons_reach shadow orcs 1
        army fallow_acres free men_of_the_lake 1
    """)
    table.shadow(act="character", action="attack", attack_from="lark_meadows", attack_or_move="move_first")
    table.refuse("shadow", "part_needs_leadership", move_who={"wargs": 1})
    table.shadow(move_who={"wargs": 1, "leaders": 1}, move_to="herons_reach").chance(event="EV-A01")
    table.shadow(attack_target="fallow_acres")
    assert table.units("herons_reach") == {"orcs": 1, "wargs": 1}  # all of them attack


# --- what each face allows (p. 13) ---------------------------------------------------------------------------------

FACES = {
    "army": {"move", "attack", "assault"},
    "character": {"march", "attack", "characters"},
    "event": {"draw"},
    "muster": {"recruit", "rally"},
    "muster_army": {"move", "attack", "assault", "recruit", "rally"},
}


@pytest.mark.parametrize("face", FACES)
def test_p13_what_a_shadow_die_allows(face: str) -> None:
    special = {"bats"} if "muster" in face else set()
    entering = {"enter"} if "muster" in face else set()  # Bolg is ready, and not there to be moved
    assert set(actions(Board(RICH).state, "shadow", face)) == FACES[face] - {"characters"} | special | entering


def test_p13_what_the_eye_allows() -> None:
    assert set(actions(Board(RICH).state, "shadow", "lidless_eye")) == {"move", "attack", "goblins"}


@pytest.mark.parametrize("face", ["character", "event", "muster", "muster_army"])
def test_p13_what_a_free_die_allows(face: str) -> None:
    table = Board(RICH)
    special = {"eagles", "enter"} if "muster" in face else {"enter"} if face == "character" else set()
    assert set(actions(table.state, "free", face)) == FACES[face] | special | {"beorn"}


def test_p13_will_of_the_west_counts_as_any_free_symbol() -> None:
    expected = set().union(*FACES.values()) | {"enter", "beorn", "eagles"}
    assert set(actions(Board(RICH).state, "free", "will_of_the_west")) == expected
    assert "lidless_eye" not in COUNTS_AS["will_of_the_west"]


def test_p12_the_faces_of_the_dice() -> None:
    assert DICE["free"].faces == ("character", "character", "muster", "muster_army", "event", "will_of_the_west")
    assert DICE["shadow"].faces == ("character", "army", "muster", "muster_army", "event", "lidless_eye")


def test_p13_drawing_gives_one_event_and_one_own_story() -> None:
    table = Board("dice free event").chance(event="EV-A05", free="FP-07").free(act="event", action="draw")
    assert table.state.hands["free"] == ["EV-A05", "FP-07"]


def test_p13_draw_then_discard_down_to_six_face_down() -> None:
    table = Board("dice free event\nhand free EV-A01 EV-A02 EV-A03 FP-01 FP-02 FP-03")
    table.chance(event="EV-A05", free="FP-07").free(act="event", action="draw")
    table.refuse("free", "too_few", discard={"FP-07": 1})
    table.refuse("free", "too_many", discard={"FP-07": 1, "FP-01": 1, "FP-02": 1})
    table.free(discard={"FP-07": 1, "FP-01": 1})
    assert len(table.state.hands["free"]) == 6
    assert table.state.buried["free"] == ["FP-07", "FP-01"]


def test_p11_rolling_the_action_dice() -> None:
    table = Board("turn 2 leadership\narmy bonefield shadow orcs 1\nat ravenhill bard")
    table.chance(action_free=["event"] * 5, action_shadow=["army"] * 6).shadow(leadership={"bonefield": 1, "valley": 5})
    assert table.state.dice == {"free": ["event"] * 5, "shadow": ["army"] * 6}
    assert table.owing() == "free"


def test_p11_the_turn_ends_when_all_dice_are_used() -> None:
    table = Board("dice free event\ndice shadow\nat ravenhill bard\nturn 3")
    table.chance(event="EV-A01", free="FP-01", event_2="EV-A02", shadow="SH-01").free(act="event", action="skip")
    assert (table.state.turn, table.state.phase) == (4, "generals")
