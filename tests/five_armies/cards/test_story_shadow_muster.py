"""Stories of the Shadow, type Muster."""

import pytest

from tests.five_armies.board import Board
from tests.five_armies.cards.playing import play, refuse, settled

# --- SH-03 Out of Dark Holes -----------------------------------------------------------------------------------------


def test_sh_03_three_goblins_divided_and_an_opened_pass_used_at_once() -> None:
    others = "army bonefield shadow orcs 1\nopen pass_west\narmy pass_west shadow goblins 1\n"
    table = play("SH-03", "army goblin_point_east shadow goblins 3\n" + others)
    table.refuse("shadow", "too_few", dark_holes={"goblin_point_east": 2})
    table.shadow(dark_holes={"goblin_point_east": 2, "goblin_point_west": 1})
    assert table.state.open_passes == ["pass_west", "pass_east"]
    assert table.options("shadow") == ["done", "goblin_point_east"]  # nobody else, not even at the other open pass
    table.shadow(move_from="goblin_point_east", move_who={"goblins": 4}, move_to="pass_east")
    assert table.units("pass_east") == {"goblins": 4} and table.units("goblin_point_west") == {"goblins": 1}
    settled(table, "SH-03")


def test_sh_03_nobody_has_to_move() -> None:
    table = play("SH-03", "army goblin_point_east shadow goblins 3\n")
    table.shadow(dark_holes={"goblin_point_east": 3}, move_from="done")
    assert table.units("goblin_point_east") == {"goblins": 6}
    settled(table, "SH-03")


def test_sh_03_a_pass_open_before_gives_no_move() -> None:
    table = play("SH-03", "open pass_east\n").shadow(dark_holes={"goblin_point_east": 3})
    settled(table, "SH-03")


def test_sh_03_as_many_as_there_are() -> None:
    table = play("SH-03", "army goblin_point_east shadow goblins 10\nopen pass_east\n")
    assert table.split("shadow").least == 2
    settled(play("SH-03", "army goblin_point_east shadow goblins 12\nopen pass_east\n"), "SH-03")


# --- SH-06 Endless Ranks ---------------------------------------------------------------------------------------------


def test_sh_06_three_tokens_no_more_than_two_in_one_place_then_one_is_turned_up() -> None:
    table = play("SH-06", "", token_shadow="orcs:2").shadow(token_place="bonefield", token_place_2="bonefield")
    table.refuse("shadow", "token_limit", token_place="bonefield")
    table.shadow(token_place="warg_wallow", recruit="bonefield")
    assert table.state.tokens == {"bonefield": ["shadow"], "warg_wallow": ["shadow"]}
    assert table.units("bonefield") == {"orcs": 2}
    settled(table, "SH-06")


def test_sh_06_not_beside_an_army_of_the_free_peoples() -> None:
    assert "bonefield" not in play("SH-06", "army bonefield free elven_archers 1").options("shadow")


# --- SH-07 Under Leathern Wings --------------------------------------------------------------------------------------

VALLEY = "army ruins_of_dale shadow orcs 3\narmy lark_meadows shadow orcs 1\narmy gnat_mire shadow orcs 1\n"


def test_sh_07_bats_come_and_two_armies_of_the_territory_move() -> None:
    table = play("SH-07", VALLEY).shadow(leathern_wings="valley", how_many_bats="bats_2")
    assert table.options("shadow") == ["done", "lark_meadows", "ruins_of_dale"]
    table.shadow(move_from="ruins_of_dale", move_who={"orcs": 2}, move_to="camp")
    assert table.options("shadow") == ["done", "lark_meadows", "ruins_of_dale"], "parts count as armies (G20)"
    table.shadow(move_from="lark_meadows", move_to="thornbank")
    assert table.state.bats == {"valley": 2}
    assert table.units("camp") == {"orcs": 2} and table.units("thornbank") == {"orcs": 1}
    settled(table, "SH-07")


def test_sh_07_bats_and_moves_are_up_to_the_player() -> None:
    table = play("SH-07", VALLEY).shadow(leathern_wings="valley", how_many_bats="bats_0", move_from="done")
    assert table.state.bats == {}
    settled(table, "SH-07")


def test_sh_07_with_all_bats_out_only_the_moves() -> None:
    table = play("SH-07", VALLEY + "bats southern_spur 6").shadow(leathern_wings="valley")
    assert table.asked() == "move_from"
    assert play("SH-07", VALLEY + "bats southern_spur 5").shadow(leathern_wings="valley").options("shadow") == [
        "bats_0",
        "bats_1",
    ]


# --- SH-08 Put to the Torch ------------------------------------------------------------------------------------------


def test_sh_08_tokens_burn_and_the_army_suffers() -> None:
    text = "army ruins_of_dale shadow orcs 1\narmy camp free elven_archers 3\ntokens camp elves elves dwarves_men\n"
    table = play("SH-08", text)
    table.refuse("shadow", "too_many", burn={"elves": 2, "dwarves_men": 1})
    table.chance(token_removed="elves", volley=[4, 3, 6]).shadow(burn={"elves": 1, "dwarves_men": 1})
    table.free(casualties={})
    assert table.state.tokens == {"camp": ["elves"]}
    assert table.damage("camp") == 2
    settled(table, "SH-08")


def test_sh_08_up_to_two_tokens_may_be_fewer_and_none() -> None:
    text = "army ruins_of_dale shadow orcs 1\ntokens camp elves elves\n"
    table = play("SH-08", text).chance(token_removed="elves").shadow(burn={"elves": 1})
    assert table.state.tokens == {"camp": ["elves"]}
    settled(table, "SH-08")
    table = play("SH-08", text).shadow(burn={})
    assert table.state.tokens == {"camp": ["elves", "elves"]}
    settled(table, "SH-08")


def test_sh_08_without_an_army_only_the_tokens_and_the_other_way_round() -> None:
    text = "army ruins_of_dale shadow orcs 1\ntokens camp elves\narmy fallow_acres free elven_archers 1\n"
    table = play("SH-08", text)
    assert table.options("shadow") == ["camp", "fallow_acres"]
    table.shadow(torch="camp", burn={"elves": 1})
    assert table.state.tokens == {}
    settled(table, "SH-08")
    table = play("SH-08", text, volley=[1, 2, 3]).shadow(torch="fallow_acres")
    assert table.damage("fallow_acres") == 0
    settled(table, "SH-08")


def test_sh_08_walls_absorb_beorn_is_no_army_and_from_a_pass_it_reaches_out() -> None:
    text = "army camp shadow orcs 1\narmy front_gate free elven_archers 1\n"
    table = play("SH-08", text, volley=[4, 4, 4])
    assert table.state.fortifications["front_gate"] == 3 and table.damage("front_gate") == 0
    settled(play("SH-08", "army camp shadow orcs 1\nat ruins_of_dale beorn\nmarkers wrath 8"), "SH-08")
    text = "army pass_west shadow goblins 1\nopen pass_west\narmy goat_stair free elven_archers 1\n"
    assert play("SH-08", text, volley=[4, 1, 1]).damage("goat_stair") == 1


# --- SH-16 Over Their Own Dead ---------------------------------------------------------------------------------------


def test_sh_16_two_armies_each_give_a_unit_and_are_healed() -> None:
    text = """
        army camp shadow orcs 2 goblins 1 damage 3
        army ravens_steps shadow orcs 2 wargs 1 damage 2
        army bonefield shadow orcs 9 damage 6
        army gnat_mire shadow orcs 1 damage 1
        army warg_wallow shadow wargs 2 damage 1
    """
    table = play("SH-16", text)
    assert table.options("shadow") == ["bonefield", "camp", "none", "ravens_steps"]
    table.shadow(own_dead="camp", give_unit="goblins", own_dead_2="bonefield")
    assert (table.units("camp"), table.damage("camp")) == ({"orcs": 2}, 0)
    assert (table.units("bonefield"), table.damage("bonefield")) == ({"orcs": 8}, 0)
    assert table.damage("ravens_steps") == 2
    settled(table, "SH-16")


def test_sh_16_nobody_has_to_die() -> None:
    table = play("SH-16", "army camp shadow orcs 2 damage 2").shadow(own_dead="none")
    assert table.units("camp") == {"orcs": 2}
    settled(table, "SH-16")


# --- SH-18 Axes of Gundabad ------------------------------------------------------------------------------------------

LANDS = (
    "army bonefield shadow orcs 6\n"
    "army gnat_mire shadow orcs 5\n"
    "army camp shadow orcs 1\n"
    "at camp bolg\n"
    "army ravens_steps shadow orcs 1\n"
)


def test_sh_18_great_orcs_in_the_broken_lands_or_with_bolg() -> None:
    table = play("SH-18", LANDS)
    assert table.split("shadow").most == 2
    table.refuse("shadow", "not_offered", axes={"ravens_steps": 1})
    table.shadow(axes={"bonefield": 1, "camp": 1})
    assert table.units("bonefield") == {"orcs": 6, "great_orcs": 1} and table.units("camp") == {
        "orcs": 1,
        "great_orcs": 1,
    }
    settled(table, "SH-18")


def test_sh_18_limits_of_region_and_box() -> None:
    table = play("SH-18", LANDS).shadow(axes={"gnat_mire": 1}, reduce={"orcs": 1})
    assert table.units("gnat_mire") == {"orcs": 4, "great_orcs": 1}
    assert play("SH-18", LANDS + "army warg_wallow shadow great_orcs 5").split("shadow").most == 1
    settled(play("SH-18", LANDS + "army warg_wallow shadow great_orcs 6"), "SH-18")


# --- SH-20 Forward Camp ----------------------------------------------------------------------------------------------

CAMP = 'play {"card":"SH-20","side":"shadow","rule":"mustering_region","on":"camp","ends":["control_lost"]}\n'


def test_sh_20_a_settlement_becomes_a_mustering_region() -> None:
    table = play("SH-20", "control camp ruins_of_dale front_gate")
    assert table.options("shadow") == ["camp", "ruins_of_dale"]
    table.shadow(forward_camp="camp")
    assert table.state.tokens == {"camp": ["shadow", "shadow"]}
    settled(table, "SH-20", stays=True)


def test_sh_20_other_cards_place_there_and_the_limit_of_five_holds() -> None:
    assert "camp" in play("SH-06", "control camp\n" + CAMP).options("shadow")
    text = "active shadow\ndice shadow muster\ncontrol camp\narmy camp shadow orcs 5\ntokens camp shadow\n"
    table = Board(text + CAMP).chance(token_shadow="orcs:1").shadow(act="muster", action="recruit", recruit="camp")
    assert table.units("camp") == {"orcs": 5}


@pytest.mark.parametrize("who", ["army", "beorn"])
def test_sh_20_ends_when_the_settlement_is_lost(who: str) -> None:
    if who == "army":
        table = Board("dice free muster_army\ncontrol camp\narmy lower_slopes free elven_archers 1\n" + CAMP)
        table.free(act="muster_army", action="move", move_from="lower_slopes", move_to="camp")
    else:
        table = Board("dice free will_of_the_west\ncontrol camp\nat lower_slopes beorn\nmarkers wrath 5\n" + CAMP)
        table.free(act="will_of_the_west", action="beorn", beorn_to="camp")
    assert table.state.in_play == [] and table.state.discards["shadow"] == ["SH-20"]


def test_sh_20_the_tokens_go_with_the_control() -> None:
    text = "dice free will_of_the_west\ncontrol camp\nat lower_slopes beorn\nmarkers wrath 5\n" + CAMP
    table = Board(text + "tokens camp shadow shadow\n")
    table.free(act="will_of_the_west", action="beorn", beorn_to="camp")
    assert not table.state.tokens


def test_sh_20_refused_without_a_settlement() -> None:
    refuse("SH-20", "control front_gate")
