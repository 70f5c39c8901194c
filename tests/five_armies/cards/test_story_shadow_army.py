"""Stories of the Shadow, type Army."""

import pytest

from tests.five_armies.board import Board
from tests.five_armies.cards.playing import play, refuse, settled

# --- SH-02 Great Leader ----------------------------------------------------------------------------------------------


def test_sh_02_a_great_orc_and_a_leader_then_a_move() -> None:
    table = play(
        "SH-02",
        "army camp shadow goblins 2\narmy ravens_steps shadow orcs 2\narmy ruins_of_dale free elven_archers 1\n",
    )
    assert table.units("camp") == {"goblins": 2, "great_orcs": 1} and table.leaders("camp") == 1
    assert table.options("shadow") == ["attack_here", "done", "move_first"]
    table.shadow(
        move_or_attack="move_first", move_who={"goblins": 2, "great_orcs": 1, "leaders": 1}, move_to="bramble_terraces"
    )
    settled(table, "SH-02")  # beside the enemy, but no attack after the move


def test_sh_02_or_an_attack_or_neither() -> None:
    text = "army camp shadow goblins 2\narmy ruins_of_dale free elven_archers 1\n"
    table = play("SH-02", text, event="EV-A01").shadow(move_or_attack="attack_here", attack_target="ruins_of_dale")
    assert table.asked() == "maneuver"
    settled(play("SH-02", text).shadow(move_or_attack="done"), "SH-02")


def test_sh_02_on_a_goblin_point_it_opens_the_pass_before_the_move() -> None:
    table = play("SH-02", "army goblin_point_east shadow goblins 4\n")
    assert table.state.open_passes == ["pass_east"]
    table.shadow(move_or_attack="move_first", move_who={"great_orcs": 1, "goblins": 1}, move_to="pass_east")
    assert table.units("pass_east") == {"great_orcs": 1, "goblins": 1}
    settled(table, "SH-02")


def test_sh_02_without_great_orcs_the_rest_and_without_goblins_nothing() -> None:
    text = "army bonefield shadow great_orcs 6\n"
    table = play("SH-02", text + "army camp shadow goblins 5\n")
    assert table.units("camp") == {"goblins": 5} and table.leaders("camp") == 1
    settled(play("SH-02", text), "SH-02")


def test_sh_02_a_full_army_is_cut_to_five() -> None:
    table = play("SH-02", "army camp shadow goblins 3 orcs 2\n").shadow(reduce={"orcs": 1})
    assert table.units("camp") == {"orcs": 1, "great_orcs": 1, "goblins": 3}


# --- SH-04 Hidden Stair ----------------------------------------------------------------------------------------------


def test_sh_04_opens_a_pass_and_attacks_from_it() -> None:
    text = "army goblin_point_east shadow goblins 3\narmy sentry_ledge free elven_archers 1\n"
    table = play("SH-04", text, event="EV-A01")
    assert table.state.open_passes == ["pass_east"]
    table.shadow(attack_or_move="move_first", move_who={"goblins": 3}, move_to="pass_east")
    table.shadow(attack_target="sentry_ledge")
    assert table.target("shadow") == 5, "from a pass there is no slope"


def test_sh_04_without_an_enemy_there_only_the_move_and_even_that_is_optional() -> None:
    table = play("SH-04", "army goblin_point_east shadow goblins 3\narmy goblin_point_west shadow goblins 4\n")
    table.shadow(hidden_stair="goblin_point_west", attack_or_move="done")
    assert table.state.open_passes == ["pass_west"]
    settled(table, "SH-04")


def test_sh_04_refused_without_three_units_at_a_closed_pass() -> None:
    refuse("SH-04", "army goblin_point_east shadow goblins 2\n")
    refuse("SH-04", "army goblin_point_east shadow goblins 4\nopen pass_east\n")


# --- SH-05 Wargs Unleashed -------------------------------------------------------------------------------------------


def test_sh_05_wargs_alone_run_three_regions_and_ford_and_slope_do_not_matter() -> None:
    text = "army warg_wallow shadow wargs 2 orcs 3\narmy lark_meadows free men_of_the_lake 3\n"
    table = play("SH-05", text, event="EV-A01").shadow(attack_from="warg_wallow", attack_or_move="move_first")
    table.refuse("shadow", "not_offered", move_who={"orcs": 1})
    table.shadow(move_who={"wargs": 2}, move_to="gnat_mire", march_on="thornbank", attack_target="lark_meadows")
    assert table.target("shadow") == 5
    assert table.fight().has("shadow", "level_ground")
    assert table.units("warg_wallow") == {"orcs": 3}


def test_sh_05_the_ground_stays_level_for_the_whole_combat_but_walls_are_walls() -> None:
    text = "army camp shadow wargs 3\narmy goat_stair free men_of_the_lake 5\narmy front_gate free men_of_the_lake 2\n"
    table = play("SH-05", text).shadow(attack_from="camp", attack_or_move="attack_here", attack_target="goat_stair")
    assert table.target("shadow") == 5
    table.round().shadow(press_on="continue").free(hold="stay")
    assert table.target("shadow") == 5
    table = play("SH-05", text).shadow(attack_from="camp", attack_or_move="attack_here", attack_target="front_gate")
    assert table.target("shadow") == 6


def test_sh_05_three_regions_are_the_end() -> None:
    table = play("SH-05", "army warg_wallow shadow wargs 1\n").shadow(
        attack_from="warg_wallow", attack_or_move="move_first"
    )
    table.shadow(move_to="gnat_mire", march_on="thornbank", march_on_2="thistle_braes")
    settled(table, "SH-05")


def test_sh_05_without_wargs_nothing_happens() -> None:
    settled(play("SH-05", "army camp shadow orcs 3\narmy goat_stair free men_of_the_lake 5\n"), "SH-05")


# --- SH-09 Rams and Ladders ------------------------------------------------------------------------------------------

SIEGE = "army camp shadow orcs 3\narmy front_gate free men_of_the_lake 2\n"


def test_sh_09_dice_against_the_wall_then_an_attack() -> None:
    table = play("SH-09", SIEGE, undermine=[4, 3, 6])
    assert table.state.fortifications["front_gate"] == 2 and table.damage("front_gate") == 0
    table.shadow(storm="yes")
    assert table.target("shadow") == 6


def test_sh_09_a_broken_wall_no_longer_helps_and_excess_is_lost() -> None:
    table = play("SH-09", SIEGE.replace("camp", "old_causeway") + "fort front_gate 2\n", undermine=[4, 4, 6]).shadow(
        storm="yes"
    )
    assert table.state.fortifications["front_gate"] == 4 and table.damage("front_gate") == 0
    assert not table.fight().fort_intact


def test_sh_09_the_attack_is_optional_and_needs_somebody_there() -> None:
    settled(play("SH-09", SIEGE, undermine=[1, 1, 1]).shadow(storm="no"), "SH-09")
    table = play("SH-09", "army camp shadow orcs 3\n", undermine=[6, 1, 1])
    assert table.state.fortifications["front_gate"] == 1
    settled(table, "SH-09")


def test_sh_09_only_intact_walls_that_are_not_ones_own() -> None:
    settled(play("SH-09", SIEGE + "fort front_gate 4\n"), "SH-09")
    settled(play("SH-09", "army camp shadow orcs 3\narmy front_gate shadow orcs 2\ncontrol front_gate\n"), "SH-09")


def test_sh_09_no_pass_leads_to_a_wall() -> None:
    text = "open pass_east pass_west\narmy pass_east shadow goblins 3\narmy pass_west shadow goblins 3\n"
    settled(play("SH-09", text), "SH-09")


def test_sh_09_wall_and_army_are_chosen() -> None:
    more = "army old_causeway shadow orcs 1\narmy lower_slopes shadow orcs 1\narmy ravenhill free men_of_the_lake 1\n"
    table = play("SH-09", SIEGE + more)
    assert table.options("shadow") == ["front_gate", "ravenhill"]
    table.shadow(rams_against="front_gate")
    assert table.options("shadow") == ["camp", "old_causeway"]


# --- SH-10 Blood Price -----------------------------------------------------------------------------------------------

PRICE = "army fallow_acres shadow orcs 2 goblins 1 great_orcs 1\narmy bramble_terraces free men_of_the_lake 5\n"


def bleed() -> Board:
    table = play("SH-10", PRICE, event="EV-A01").shadow(attack_from="fallow_acres", attack_or_move="attack_here")
    return table.shadow(attack_target="bramble_terraces")


def test_sh_10_each_round_a_unit_may_be_given_for_two_damage() -> None:
    table = bleed().round()
    assert table.options("shadow") == ["goblins", "none", "orcs"]
    table.shadow(offer="goblins")
    assert table.damage("bramble_terraces") == 2
    assert table.units("fallow_acres") == {"orcs": 2, "great_orcs": 1}
    table.free(casualties={}).shadow(press_on="continue").free(hold="stay").round().shadow(offer="none")
    assert table.damage("bramble_terraces") == 2


def test_sh_10_never_the_last_unit_nor_other_kinds() -> None:
    text = "army fallow_acres shadow orcs 1\narmy bramble_terraces free men_of_the_lake 5\n"
    start = {"attack_from": "fallow_acres", "attack_or_move": "attack_here", "attack_target": "bramble_terraces"}
    assert play("SH-10", text).shadow(**start).round().asked() == "press_on"
    text = text.replace("orcs 1", "wargs 3")
    assert play("SH-10", text, event="EV-A01").shadow(**start).round().asked() == "press_on"


# --- SH-17 The Swarm -------------------------------------------------------------------------------------------------

RING = "army camp shadow goblins 3\narmy fallow_acres shadow goblins 3\narmy ruins_of_dale free dwarven_soldiers 5\n"


def test_sh_17_a_changed_army_rolls_better() -> None:
    table = play("SH-17", RING).shadow(assault_target="ruins_of_dale", fighter="camp")
    assert table.target("shadow") == 5
    table.round().shadow(press_on="continue").free(hold="stay").shadow(fighter="fallow_acres")
    fight = table.fight()
    assert fight.target(table.state, "shadow", "combat") == fight.target(table.state, "shadow", "reroll") == 4
    table.round().shadow(press_on="continue").free(hold="stay").shadow(fighter="fallow_acres")
    assert table.target("shadow") == 5


def test_sh_17_an_ambush_before_the_first_round_is_no_change_of_army() -> None:
    ambush = 'play {"card":"EV-A09","side":"free","rule":"ambush","on":"ruins_of_dale","ends":["army_left"]}\n'
    text = (
        "army camp shadow goblins 1\narmy fallow_acres shadow goblins 2\narmy ruins_of_dale free dwarven_soldiers 3\n"
    )
    table = play("SH-17", text + ambush).shadow(assault_target="ruins_of_dale")
    table.chance(volley=[4, 4, 1, 1]).shadow(fighter="camp")
    assert (table.fight().round, table.target("shadow")) == (1, 5)


def test_sh_17_nobody_to_attack() -> None:
    settled(play("SH-17", "army camp shadow goblins 3\n"), "SH-17")


# --- SH-19 Three Horns -----------------------------------------------------------------------------------------------

HORNS = """
    army camp shadow goblins 3
    army fallow_acres shadow goblins 2
    army ravens_steps shadow goblins 2
    army ruins_of_dale free dwarven_soldiers 5
"""
HERE = {"attack_or_move": "attack_here", "attack_target": "ruins_of_dale"}


def test_sh_19_two_armies_one_after_the_other_and_each_battle_costs_one() -> None:
    table = play("SH-19", HORNS).shadow(horns="fallow_acres", horns_2="camp")
    assert table.match.stack[-1].source == "fallow_acres"  # type: ignore[attr-defined]
    table.shadow(**HERE).round().shadow(press_on="stop", casualties={})
    assert table.damage("fallow_acres") == 1
    table.shadow(attack_or_move="done")
    assert table.damage("camp") == 0
    settled(table, "SH-19")


@pytest.mark.parametrize(("fate", "asked"), [(7, "attack_or_move"), (8, "horns")])
def test_sh_19_three_when_fate_is_far_on(fate: int, asked: str) -> None:
    table = play("SH-19", f"fate {fate}\n{HORNS}army bonefield shadow orcs 1\n").shadow(
        horns="fallow_acres", horns_2="camp"
    )
    assert table.asked() == asked
    if asked == "horns":
        assert table.shadow(horns="ravens_steps").asked() == "attack_or_move", "no fourth army"


def test_sh_19_nobody_has_to_come() -> None:
    settled(play("SH-19", HORNS).shadow(horns="none"), "SH-19")


def test_sh_19_an_army_joined_by_one_that_has_attacked_is_passed_over() -> None:
    table = play("SH-19", HORNS).shadow(horns="camp", horns_2="fallow_acres")
    table.shadow(
        attack_or_move="move_first", move_who={"goblins": 3}, move_to="bramble_terraces", attack_target="ruins_of_dale"
    )
    table.round().shadow(press_on="stop", casualties={}, attack_or_move="move_first", move_who={"goblins": 2})
    table.shadow(move_to="bramble_terraces")
    assert table.units("bramble_terraces") == {"goblins": 5}
    settled(table, "SH-19")  # merged with those who have attacked: no second attack


def test_sh_19_a_named_army_that_was_merged_with_is_skipped() -> None:
    table = play("SH-19", HORNS.replace("ravens_steps", "bramble_terraces")).shadow(
        horns="camp", horns_2="bramble_terraces"
    )
    table.shadow(attack_or_move="move_first", move_who={"goblins": 3}, move_to="bramble_terraces", attack_target="done")
    settled(table, "SH-19")


def test_sh_19_after_an_advance_those_who_advanced_take_the_damage() -> None:
    text = "army camp shadow goblins 3\narmy ruins_of_dale free dwarven_soldiers 1\n"
    table = play("SH-19", text).shadow(horns="camp", attack_or_move="attack_here", attack_target="ruins_of_dale")
    table.round(shadow_dice=[6, 6, 1]).shadow(advance={"goblins": 2}, casualties={})
    assert (table.damage("ruins_of_dale"), table.damage("camp")) == (1, 0)
    settled(table, "SH-19")


def test_sh_19_a_fresh_army_attacks_from_where_the_first_has_left() -> None:
    text = "army camp shadow goblins 3\narmy lower_slopes shadow goblins 2\narmy front_gate free elven_archers 3\n"
    table = play("SH-19", text + "army ruins_of_dale free dwarven_soldiers 1\n")
    table.shadow(horns="camp", horns_2="lower_slopes", attack_or_move="attack_here", attack_target="ruins_of_dale")
    table.round(shadow_dice=[6, 6, 1]).shadow(advance={"goblins": 3}, casualties={})
    table.shadow(attack_or_move="move_first", move_who={"goblins": 2}, move_to="camp")
    assert table.asked("shadow") == "attack_target"


def test_sh_19_a_destroyed_army_takes_nothing_more() -> None:
    text = "army camp shadow goblins 1\narmy ruins_of_dale free dwarven_soldiers 3\n"
    table = play("SH-19", text).shadow(horns="camp", attack_or_move="attack_here", attack_target="ruins_of_dale")
    table.round(free_dice=[6, 6, 6])
    assert not table.army("camp")
    settled(table, "SH-19")


def test_sh_19_an_army_that_breaks_off_takes_its_damage_where_it_has_gone() -> None:
    table = play("SH-19", HORNS + "hand shadow SH-19 EV-C10\n").shadow(horns="camp", horns_2="none", **HERE)
    table.round(shadow="EV-C10")
    table.shadow(break_off="yes", break_off_to="lower_slopes", casualties={})
    assert (table.units("lower_slopes"), table.damage("lower_slopes")) == ({"goblins": 3}, 1)
    settled(table, "SH-19")
