"""Chapter III: the board as the rules use it (p. 8 to 10). The data itself is checked in test_data.py."""

from engine.five_armies.armies import limit, steps_from, targets_from
from engine.five_armies.board import GOBLIN_POINTS, MUSTERING, NEIGHBOURS, PASSES, REGIONS
from tests.five_armies.board import Board


def test_p9_neighbours_are_where_an_army_may_step() -> None:
    state = Board("").state
    for region in REGIONS:
        assert tuple(steps_from(state, "free", region)) == NEIGHBOURS[region]
        assert tuple(steps_from(state, "shadow", region)) == NEIGHBOURS[region]


def test_p9_no_attack_across_the_river() -> None:
    state = Board("army gnat_mire shadow orcs 1\narmy lark_meadows free men_of_the_lake 1").state
    assert targets_from(state, "shadow", "gnat_mire") == []


def test_p9_an_attack_across_a_ford() -> None:
    state = Board("army thornbank shadow orcs 1\narmy lark_meadows free men_of_the_lake 1").state
    assert targets_from(state, "shadow", "thornbank") == ["lark_meadows"]


def test_p9_the_mountain_is_no_region() -> None:
    assert "lonely_mountain" not in REGIONS
    assert not {*GOBLIN_POINTS, *PASSES} & {near for around in NEIGHBOURS.values() for near in around}


def test_p10_only_mustering_regions_and_points_are_without_limit() -> None:
    unlimited = {place for place in (*REGIONS, *GOBLIN_POINTS, *PASSES) if limit("shadow", place) > 5}
    assert unlimited == {*MUSTERING, *GOBLIN_POINTS}
    assert all(limit("free", place) == 5 for place in REGIONS)


def test_p10_boxes_belong_to_no_territory() -> None:
    table = Board(
        "dice shadow muster\nactive shadow\nopen pass_west\nbats southern_spur 1\narmy pass_west shadow goblins 1"
    )
    table.refuse("shadow", "action_not_possible", act="muster", action="bats")


def test_p10_figures_are_limited_by_the_box() -> None:
    table = Board(
        """
            dice shadow lidless_eye
            active shadow
            army goblin_point_west shadow goblins 11
            army thornbank shadow goblins 1
        """
    )
    table.refuse("shadow", "action_not_possible", act="lidless_eye", action="goblins")


# --- the text form of a position -----------------------------------------------------------------------------------


def test_a_position_reads_back_as_it_was_written() -> None:
    table = Board("""
        turn 4 actions
        dice free muster character
        dice shadow army
        active shadow
        fate 5
        tiles 1 2r blue
        army camp free men_of_the_lake 2 damage 1 leaders 1
        army lark_meadows shadow orcs 2 goblins 1
        at camp bard bilbo
        markers ring 2 concentration
        control fallen_bridge
        fort ravenhill 2
        open pass_west
        bats valley 2
        eagles valley 1 eagles_eyrie 1
        at valley lord_of_the_eagles
        activated bard
        tokens ravenhill elves elves:elven_archers:1
        hand free EV-A01 FP-02
        hand shadow SH-03
        discard event EV-A02
        buried shadow SH-04
    """)
    text = table.match.text()
    again = table.match.game.parse(text)
    assert again.text() == text
    assert (again.state.active, table.owing()) == ("shadow", "shadow")
    assert again.state == table.state


def test_a_position_in_the_middle_of_a_battle_reads_back() -> None:
    table = Board(
        "dice shadow army\nactive shadow\narmy fallow_acres shadow orcs 2\narmy bramble_terraces free men_of_the_lake 2"
    )
    table.shadow(act="army", action="attack", attack_from="fallow_acres", attack_or_move="attack_here")
    table.shadow(attack_target="bramble_terraces", maneuver="orcs")
    again = table.match.game.parse(table.match.text())
    assert again.digest() == table.match.digest()
    assert again.locked == ["shadow"]
