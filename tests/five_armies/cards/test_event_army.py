"""Event cards of the type Army, played as orders."""

from engine.five_armies.board import NEIGHBOURS, PASSES
from tests.five_armies.board import Board
from tests.five_armies.cards.hands import played
from tests.five_armies.cards.playing import settled

LINE = """
    army camp free men_of_the_lake 2
    army bramble_terraces free dwarven_soldiers 1
    army ravens_steps free elven_archers 1
    army ravenhill free elven_spearmen 1
"""


def test_ev_a01_three_armies_move_one_region_each() -> None:
    table = played("EV-A01", LINE)
    table.free(move_from="camp", move_who={"men_of_the_lake": 2}, move_to="lower_slopes")
    table.free(move_from="bramble_terraces", move_to="camp")
    assert "done" in table.options("free")
    table.free(move_from="ravens_steps", move_to="bramble_terraces")
    assert table.units("lower_slopes") == {"men_of_the_lake": 2}
    assert table.units("camp") == {"dwarven_soldiers": 1}
    assert table.units("bramble_terraces") == {"elven_archers": 1}
    settled(table, "EV-A01")


def test_ev_a01_up_to_three_may_be_none() -> None:
    table = played("EV-A01", LINE).free(move_from="done")
    assert not table.heard("moved")
    settled(table, "EV-A01")


def test_ev_a01_parts_of_one_army_go_to_different_regions() -> None:
    table = played("EV-A01", "army camp free men_of_the_lake 3")
    table.free(move_from="camp", move_who={"men_of_the_lake": 1}, move_to="lower_slopes")
    table.refuse("free", "same_goal", move_from="camp", move_who={"men_of_the_lake": 1}, move_to="lower_slopes")
    table.free(move_from="camp", move_who={"men_of_the_lake": 1}, move_to="bramble_terraces", move_from_2="done")
    assert table.units("camp") == {"men_of_the_lake": 1}
    settled(table, "EV-A01")


def test_ev_a02_two_regions_and_an_attack_without_leadership() -> None:
    table = played("EV-A02", LINE + "army fallow_acres shadow orcs 1")
    table.free(
        attack_from="ravenhill", attack_or_move="move_first", move_to="ravens_steps", march_on="bramble_terraces"
    )
    assert table.units("bramble_terraces") == {"dwarven_soldiers": 1, "elven_spearmen": 1}
    table.free(attack_target="fallow_acres")
    assert table.fight().origins == ["bramble_terraces"]


def test_ev_a02_two_regions_are_the_end() -> None:
    table = played("EV-A02", LINE).free(attack_from="ravenhill", attack_or_move="move_first")
    table.free(move_to="ravens_steps", march_on="bramble_terraces")
    settled(table, "EV-A02")


def test_ev_a02_an_army_stops_beside_an_enemy() -> None:
    table = played("EV-A02", "army camp free men_of_the_lake 1\narmy fallow_acres shadow orcs 1")
    table.free(attack_from="camp", attack_or_move="move_first", move_to="bramble_terraces")
    assert table.asked() == "attack_target"
    table.refuse("free", "no_target", attack_target="ravens_steps")


def test_ev_a03_fords_do_not_hinder_a_combined_attack() -> None:
    table = played(
        "EV-A03",
        """
        army osier_bank free men_of_the_lake 2
        army herons_reach free men_of_the_lake 2
        army fallow_acres shadow goblins 2
    """,
    )
    table.refuse("free", "not_offered", assault_target="camp")
    table.free(assault_target="fallow_acres", fighter="osier_bank")
    assert table.fight().combined and table.target("free") == 5


def test_ev_a03_nor_do_slopes_whichever_army_fights_and_in_later_rounds() -> None:
    table = played(
        "EV-A03",
        """
        army camp free men_of_the_lake 2
        army lower_slopes free men_of_the_lake 2
        army goat_stair shadow orcs 2
    """,
    )
    table.free(assault_target="goat_stair", fighter="camp")
    assert table.target("free") == 5
    table.round().free(press_on="continue").shadow(hold="stay").free(fighter="lower_slopes")
    assert table.target("free") == 5


def test_ev_a03_walls_still_do() -> None:
    table = played("EV-A03", "army ravens_steps shadow orcs 2\narmy ravenhill free men_of_the_lake 2", "shadow")
    table.shadow(assault_target="ravenhill")
    assert table.target("shadow") == 6


TWO_FRONTS = """
    army fallow_acres free men_of_the_lake 2
    army bramble_terraces shadow orcs 1
    army ravenhill free men_of_the_lake 2
    army alder_flats shadow orcs 1
"""


def test_ev_a04_two_armies_attack_one_after_the_other() -> None:
    table = played("EV-A04", TWO_FRONTS)
    table.free(attack_from="fallow_acres")
    assert "move_first" not in table.options("free")
    table.free(attack_or_move="attack_here", attack_target="bramble_terraces")
    table.round(free_dice=[6, 6]).free(advance={"men_of_the_lake": 1})
    assert table.options("free") == ["ravenhill"]  # who fought and who advanced do not fight again
    table.refuse("free", "not_offered", attack_from="fallow_acres")
    table.free(attack_from="ravenhill")
    assert table.options("free") == ["attack_here", "done"]  # no move before the second blow either
    table.free(attack_or_move="done")
    settled(table, "EV-A04")


def test_ev_a04_who_has_broken_off_does_not_fight_again() -> None:
    table = played("EV-A04", TWO_FRONTS + "hand free EV-A04 EV-C10\n")
    table.free(attack_from="fallow_acres", attack_or_move="attack_here", attack_target="bramble_terraces")
    table.round(free="EV-C10").free(break_off="yes", break_off_to="ruins_of_dale")
    assert table.options("free") == ["ravenhill"]


def test_ev_a04_the_second_attack_is_not_compulsory() -> None:
    table = played("EV-A04", TWO_FRONTS)
    table.free(attack_from="ravenhill", attack_or_move="done", attack_from_2="fallow_acres", attack_or_move_2="done")
    settled(table, "EV-A04")


def test_ev_a05_armies_move_and_heal_where_they_come_to() -> None:
    table = played("EV-A05", "army camp free men_of_the_lake 3 damage 2\narmy ravenhill free elven_archers 2 damage 1")
    table.free(move_from="camp", move_who={"men_of_the_lake": 3, "damage": 2}, move_to="lower_slopes")
    table.free(move_from="done", heal={"ravenhill": 1})
    assert (table.damage("lower_slopes"), table.damage("ravenhill")) == (1, 0)
    settled(table, "EV-A05")


def test_ev_a05_a_merged_army_heals_for_each_that_came() -> None:
    text = "army camp free men_of_the_lake 2 damage 2\narmy ravenhill free elven_archers 1 damage 1"
    table = played("EV-A05", text)
    table.free(move_from="camp", move_who={"men_of_the_lake": 2, "damage": 2}, move_to="lower_slopes")
    table.free(move_from="ravenhill", move_to="lower_slopes")
    assert table.damage("lower_slopes") == 1
    settled(table, "EV-A05")


def test_ev_a05_after_two_moves_nobody_else_heals() -> None:
    text = "army camp free men_of_the_lake 1\narmy ravenhill free elven_archers 1\n"
    table = played("EV-A05", text + "army front_gate free dwarven_soldiers 3 damage 3\n")
    table.free(move_from="camp", move_to="lower_slopes", move_from_2="ravenhill", move_to_2="ravens_steps")
    assert table.damage("front_gate") == 3
    settled(table, "EV-A05")


def test_ev_a05_nobody_needs_to_move() -> None:
    table = played("EV-A05", "army camp free men_of_the_lake 2 damage 2\narmy ravenhill free elven_archers 2 damage 2")
    table.free(move_from="done")
    table.refuse("free", "amount", heal={"camp": 2})
    table.free(heal={"camp": 1, "ravenhill": 1})
    assert (table.damage("camp"), table.damage("ravenhill")) == (1, 1)
    settled(table, "EV-A05")


def test_ev_a06_a_die_for_each_unit_hits_on_four() -> None:
    text = "army camp free men_of_the_lake 3\narmy bramble_terraces shadow orcs 3\narmy ravenhill free elven_archers 1"
    table = played("EV-A06", text, chance={"volley": [4, 3, 6]})
    assert table.damage("bramble_terraces") == 2 and table.asked("shadow") == "casualties"
    table.shadow(casualties={})
    settled(table, "EV-A06")


def test_ev_a06_at_most_five_dice_and_the_target_is_chosen() -> None:
    text = """
        army warg_wallow shadow orcs 7
        army bonefield free men_of_the_lake 2
        army gnat_mire free elven_archers 2
    """
    table = played("EV-A06", text, "shadow")
    table.chance(volley=[1, 1, 1, 1, 4]).shadow(shoot_at="gnat_mire")
    assert table.damage("gnat_mire") == 1
    settled(table.free(casualties={}), "EV-A06", side="shadow")


def test_ev_a06_walls_bear_it_and_nobody_in_reach_is_nothing() -> None:
    table = played(
        "EV-A06",
        "army ravenhill free men_of_the_lake 3\narmy alder_flats shadow orcs 3",
        "shadow",
        {"volley": [4, 4, 4]},
    )
    assert table.state.fortifications["ravenhill"] == 3 and table.damage("ravenhill") == 0
    settled(table, "EV-A06", side="shadow")
    settled(played("EV-A06", "army camp free men_of_the_lake 3"), "EV-A06")


def test_ev_a07_past_enemies_but_not_through_them() -> None:
    text = "army camp free men_of_the_lake 2\narmy fallow_acres shadow orcs 1"
    table = played("EV-A07", text)
    table.free(move_from="camp", move_who={"men_of_the_lake": 2}, move_to="bramble_terraces")
    table.refuse("free", "foe_in_the_way", march_on="fallow_acres")
    table.free(march_on="ruins_of_dale", march_on_2="herons_reach")
    assert table.units("herons_reach")
    settled(table, "EV-A07")


BREAKTHROUGH = """
    army fallow_acres free men_of_the_lake 3
    army bramble_terraces shadow orcs 1
    army lower_slopes shadow orcs 1
"""


def test_ev_a08_who_advances_may_attack_again() -> None:
    table = played("EV-A08", BREAKTHROUGH)
    table.free(attack_from="fallow_acres", attack_or_move="attack_here", attack_target="bramble_terraces")
    table.round(free_dice=[6, 6, 1]).free(advance={"men_of_the_lake": 2})
    table.free(attack_or_move="attack_here", attack_target="lower_slopes")
    assert table.fight().origins == ["bramble_terraces"] and table.fight().region == "lower_slopes"
    table.round(free_dice=[6, 6]).free(advance={"men_of_the_lake": 2})
    settled(table, "EV-A08")  # once more, but not for ever


def test_ev_a08_no_advance_no_second_attack() -> None:
    table = played("EV-A08", BREAKTHROUGH)
    table.free(attack_from="fallow_acres", attack_or_move="attack_here", attack_target="bramble_terraces")
    table.round(free_dice=[6, 6, 1]).free(advance={})
    settled(table, "EV-A08")


def test_ev_a08_each_move_is_one_region() -> None:
    table = played("EV-A08", "army camp free men_of_the_lake 1").free(attack_from="camp", attack_or_move="move_first")
    settled(table.free(move_to="old_causeway"), "EV-A08")
    table = played("EV-A08", "army fallow_acres free men_of_the_lake 2\narmy bramble_terraces shadow orcs 1")
    table.free(attack_from="fallow_acres", attack_or_move="attack_here", attack_target="bramble_terraces")
    table.round(free_dice=[6, 6]).free(advance={"men_of_the_lake": 1}, attack_or_move="move_first")
    settled(table.free(move_to="ravens_steps"), "EV-A08")


def ambush(text: str, place: str) -> Board:
    table = played("EV-A09", text)
    return table.free(ambush=place) if table.asked() == "ambush" else table


def test_ev_a09_whoever_comes_near_is_shot_at() -> None:
    table = ambush("dice shadow army event\narmy camp free men_of_the_lake 2\narmy fallow_acres shadow orcs 3", "camp")
    assert [card.rule for card in table.state.in_play] == ["ambush"]
    table.shadow(act="army", action="move", move_from="fallow_acres", move_who={"orcs": 3})
    table.chance(volley=[4, 5, 3, 3]).shadow(move_to="bramble_terraces")
    assert table.damage("bramble_terraces") == 2
    assert not table.state.in_play and table.state.discards["event"] == ["EV-A09"]


def test_ev_a09_an_attacker_is_shot_at_before_the_first_round() -> None:
    table = ambush("dice shadow army event\narmy camp free men_of_the_lake 2\narmy ruins_of_dale shadow orcs 1", "camp")
    table.shadow(act="army", action="attack", attack_from="ruins_of_dale", attack_or_move="attack_here")
    table.chance(volley=[4, 4, 1, 1]).shadow(attack_target="camp")
    assert not table.army("ruins_of_dale") and table.asked() == "act"  # the attack is lost


def test_ev_a09_an_attacker_who_lives_through_it_attacks() -> None:
    text = "dice shadow army event\narmy camp free men_of_the_lake 2\narmy ruins_of_dale shadow goblins 3"
    table = ambush(text, "camp")
    table.shadow(act="army", action="attack", attack_from="ruins_of_dale", attack_or_move="attack_here")
    table.chance(volley=[4, 3, 3, 1]).shadow(attack_target="camp")
    assert table.damage("ruins_of_dale") == 1
    assert table.shadow(casualties={}).asked("free") == "maneuver"


GUARD = """
    dice free muster_army event
    dice shadow event event
    army camp free men_of_the_lake 2
    army bonefield shadow orcs 3
"""


def test_ev_a09_ends_when_the_army_leaves_and_with_the_turn() -> None:
    table = played("EV-A09", GUARD)
    settled(table, "EV-A09", stays=True)
    assert table.state.in_play[0].on == "camp" and table.state.in_play[0].last_turn == 1
    table.shadow(act="event", action="skip")
    table.free(
        act="muster_army", action="move", move_from="camp", move_who={"men_of_the_lake": 2}, move_to="lower_slopes"
    )
    assert not table.state.in_play


def test_ev_a09_the_part_that_stays_keeps_the_card() -> None:
    table = played("EV-A09", GUARD)
    table.shadow(act="event", action="skip")
    table.free(
        act="muster_army", action="move", move_from="camp", move_who={"men_of_the_lake": 1}, move_to="lower_slopes"
    )
    table.free(move_from="done")
    assert table.state.in_play


def test_ev_a09_guards_the_way_out_of_a_pass() -> None:
    goal = PASSES["pass_west"]
    start = NEIGHBOURS[goal][0]
    text = (
        f"dice free muster_army\nopen pass_west\narmy pass_west shadow goblins 2\narmy {start} free men_of_the_lake 2"
    )
    table = played("EV-A09", text, "shadow")
    table.free(act="muster_army", action="move", move_from=start, move_who={"men_of_the_lake": 2})
    table.chance(volley=[1, 1, 1, 4]).free(move_to=goal)
    assert table.damage(goal) == 1


GROUND = """
    army camp free men_of_the_lake 4 damage 3 leaders 1
    army bramble_terraces free dwarven_soldiers 2 leaders 1
    at camp bard
    army fallow_acres shadow goblins 2
"""


def test_ev_a10_all_is_shared_out_anew_and_one_army_may_attack() -> None:
    table = played("EV-A10", GROUND + "army herons_reach free men_of_the_lake 2\n")
    table.free(regroup="camp")
    table.free(redistribute={"men_of_the_lake": 1, "damage": 1})
    assert table.units("camp") == {"men_of_the_lake": 1} and table.damage("camp") == 1 and not table.leaders("camp")
    assert table.units("bramble_terraces") == {"dwarven_soldiers": 2, "men_of_the_lake": 3}
    assert (table.damage("bramble_terraces"), table.leaders("bramble_terraces")) == (2, 2)
    assert table.at("bard") == "bramble_terraces"
    assert table.options("free") == ["bramble_terraces"]  # one of these two, and no other army beside the enemy
    table.free(attack_from="bramble_terraces")
    assert table.options("free") == ["attack_here", "done"]
    table.free(attack_or_move="attack_here", attack_target="fallow_acres")
    assert table.fight().region == "fallow_acres"
    table.round().free(reroll={}, casualties={}, press_on="stop")
    settled(table, "EV-A10")


def test_ev_a10_limits_hold_in_both_regions() -> None:
    table = played("EV-A10", GROUND)
    table.free(regroup="bramble_terraces")
    table.refuse("free", "stack_limit", redistribute={"men_of_the_lake": 4, "dwarven_soldiers": 2, "leaders": 2})
    table.refuse("free", "part_damage", redistribute={"men_of_the_lake": 1, "damage": 2, "leaders": 2})
    table.free(redistribute={"men_of_the_lake": 1, "dwarven_soldiers": 2, "bard": 1})
    assert table.who("free", "bramble_terraces") == ["bard"] and table.leaders("camp") == 2
    settled(table.free(attack_from="bramble_terraces", attack_or_move="done"), "EV-A10")


def test_ev_a10_tokens_do_not_stay_without_an_army() -> None:
    table = played("EV-A10", "army camp free men_of_the_lake 2 leaders 1\narmy bramble_terraces free men_of_the_lake 2")
    table.free(regroup="camp")
    table.refuse("free", "leaders_alone", redistribute={"leaders": 1})
    table.free(redistribute={"men_of_the_lake": 4, "leaders": 1})
    assert not table.army("bramble_terraces") and table.units("camp") == {"men_of_the_lake": 4}
    settled(table, "EV-A10")


def test_ev_a10_a_card_beside_the_army_that_is_gone_ends_at_once() -> None:
    text = "".join(f"army {place} free men_of_the_lake 2\n" for place in ("camp", "bramble_terraces"))
    text += 'play {"card":"EV-A09","side":"free","rule":"ambush","on":"bramble_terraces","ends":["army_left"]}\n'
    table = played("EV-A10", text + "army old_causeway shadow orcs 1\n")
    table.free(regroup="camp", redistribute={"men_of_the_lake": 4})
    assert table.asked("free") == "attack_from" and not table.state.in_play


def test_ev_a10_not_for_the_boxes_of_the_mountain() -> None:
    table = played(
        "EV-A10", "open pass_west\narmy pass_west shadow goblins 2\narmy goblin_point_west shadow goblins 2", "shadow"
    )
    settled(table, "EV-A10", side="shadow")
