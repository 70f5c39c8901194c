"""Combat effects of the Event cards of the type Character, each as attacker and as defender."""

import pytest

from tests.five_armies.board import Board, battle
from tests.five_armies.cards.hands import beorn, clash, roll

both_roles = pytest.mark.parametrize("role", ["attacker", "defender"])


@both_roles
def test_ev_c01_a_unit_card_is_played_as_well(role: str) -> None:
    table, _, there = clash(
        "EV-C01", role, mine="elven_archers 2 elven_spearmen 1", theirs="wargs 3", dice=[], their_dice=[]
    )
    table.refuse("free", "not_offered", second_maneuver="men_of_the_lake")
    roll(table, role, [5, 1, 1], [1, 1, 1]).free(second_maneuver="elven_archers")
    assert [die.black for die in table.fight().dice["free"]] == [True, True, False]
    table.free(ability_use="use")
    assert table.damage(there) == 2 and table.fight().used["free"] == ["elven_archers"]


def test_ev_c01_only_a_card_still_in_hand_of_a_kind_still_there() -> None:
    mine = "army fallow_acres free elven_archers 1 elven_spearmen 1 dwarven_soldiers 1 men_of_the_lake 1\n"
    text = f"hand free EV-C01\n{mine}army bramble_terraces shadow orcs 4\n"
    table = battle(text, "free", "bramble_terraces", "fallow_acres", event="EV-A01")
    table.round(free="men_of_the_lake", shadow_dice=[5, 5, 1, 1]).free(casualties={"elven_spearmen": 1, "damage": 2})
    table.free(press_on="continue").shadow(hold="stay", maneuver="regroup").free(maneuver="EV-C01")
    assert table.options("free") == ["dwarven_soldiers", "elven_archers"]


def test_ev_c01_is_cancelled_by_a_defender_but_not_by_an_attacker() -> None:
    table, _, _ = clash("EV-C01", their_card="EV-C03")
    assert table.fight().used["free"] == []
    table, _, _ = clash("EV-C01", "defender", their_card="EV-C03")
    assert table.fight().used["free"] == ["men_of_the_lake"]


@both_roles
def test_ev_c02_three_re_rolls_more_and_better_ones(role: str) -> None:
    table, _, there = clash("EV-C02", role, mine="men_of_the_lake 4", dice=[1] * 4)
    table.refuse("free", "too_many", reroll={"white": 4})
    table.chance(reroll_free_white=[4, 4, 3]).free(reroll={"white": 3})
    assert table.damage(there) == 2


def test_ev_c02_not_where_the_leader_re_roll_is_forbidden() -> None:
    table, here, _ = clash("EV-C02", theirs="orcs 3 leaders 1", their_card="EV-C05", their_dice=[6, 6, 6])
    assert table.damage(here) == 4 and table.asked("free") == "losses"


@both_roles
def test_ev_c03_the_enemys_event_card_has_no_effect(role: str) -> None:
    table, here, _ = clash("EV-C03", role, their_card="EV-A02", their_dice=[4, 4, 5])
    assert table.damage(here) == 1
    table.free(casualties={})
    assert sorted(table.state.discards["event"]) == ["EV-A02", "EV-C03"]


@both_roles
def test_ev_c03_draws_where_there_is_nothing_to_cancel(role: str) -> None:
    table, _, _ = clash("EV-C03", role, after={"event": "EV-A01"})
    assert table.state.hands["free"] == ["EV-A01"]


@both_roles
def test_ev_c04_better_rolls_with_leadership(role: str) -> None:
    table, _, there = clash("EV-C04", role, mine="men_of_the_lake 3 leaders 2", dice=[4, 3, 3])
    table.chance(reroll_free_white=[4, 3]).free(reroll={"white": 2})
    assert table.damage(there) == 2
    table, _, there = clash("EV-C04", role, dice=[4, 4, 4])
    assert table.damage(there) == 0


@both_roles
def test_ev_c05_the_better_leader(role: str) -> None:
    mine, theirs = "men_of_the_lake 3 leaders 2", "orcs 5 leaders 1"
    table, _, there = clash("EV-C05", role, mine=mine, theirs=theirs, dice=[5, 5, 5], their_dice=[1] * 5)
    assert table.damage(there) == 4  # 3 hits and 1 more; no re-roll for the enemy
    table, _, there = clash("EV-C05", role, dice=[4, 4, 3])
    assert table.damage(there) == 2


def test_ev_c05_beorn_keeps_his_re_roll() -> None:
    table = beorn("EV-C05", [1, 6, 6, 6], [5, 5, 5])
    assert table.asked("free") == "reroll"


@both_roles
def test_ev_c06_dice_set_aside_cancel_damage(role: str) -> None:
    table, here, _ = clash("EV-C06", role, mine="men_of_the_lake 4", dice=[], their_dice=[])
    table.refuse("free", "amount", set_aside={"dice": 3})
    roll(table, role, [1, 1], [5, 5, 5]).free(set_aside={"dice": 2})
    assert table.damage(here) == 1


def test_ev_c06_one_die_is_rolled_whatever_happens() -> None:
    table, here, _ = clash("EV-C06", "defender", their_card="EV-A09", dice=[], their_dice=[])
    table.chance(combat_shadow=[5, 5, 1], combat_free=[1]).free(set_aside={"dice": 2})
    assert table.damage(here) == 2  # the ambush has taken the dice that were set aside
    table, _, _ = clash("EV-C06", mine="men_of_the_lake 1", dice=[1])
    assert table.asked() == "press_on"


@both_roles
def test_ev_c07_misses_again_at_once_and_no_leader_re_roll(role: str) -> None:
    table, _, there = clash("EV-C07", role, mine="men_of_the_lake 3 leaders 2", dice=[5, 1, 2])
    table.chance(reroll_free_white=[6]).free(reroll={"white": 1})
    assert table.damage(there) == 2 and table.asked("shadow") == "casualties"  # the other miss stays a miss


def test_ev_c07_is_no_leader_re_roll() -> None:
    table, _, there = clash("EV-C07", theirs="orcs 3 leaders 1", their_card="EV-C05")
    table.chance(reroll_free_white=[5, 5, 5]).free(reroll={"white": 3}).shadow(reroll={})
    assert table.damage(there) == 3


def test_ev_c07_rolls_with_the_numbers_of_the_combat_roll() -> None:
    text = "hand free EV-A08 EV-C07\narmy fallow_acres free men_of_the_lake 3\narmy bramble_terraces shadow orcs 3\n"
    table = battle(text, "free", "bramble_terraces", "fallow_acres")
    table.round(free="EV-A08").free(press_on="continue").shadow(hold="stay")
    table.round(free="EV-C07")
    table.chance(reroll_free_white=[4, 4, 3]).free(reroll={"white": 3})
    assert table.damage("bramble_terraces") == 2


@both_roles
def test_ev_c08_hits_of_the_enemy_are_rolled_again(role: str) -> None:
    table, here, _ = clash("EV-C08", role, their_dice=[6, 5, 5])
    table.refuse("free", "too_many", force_reroll={"white_6": 1, "white_5": 2})
    table.chance(forced_shadow=[1, 5]).free(force_reroll={"white_6": 1, "white_5": 1})
    assert table.damage(here) == 2


@both_roles
def test_ev_c08_what_only_helps_the_combat_roll_does_not_help_again(role: str) -> None:
    table, here, _ = clash("EV-C08", role, their_card="EV-A02", their_dice=[4, 4, 4])
    table.chance(forced_shadow=[4, 5]).free(force_reroll={"white_4": 2})
    assert table.damage(here) == 2


def test_ev_c08_a_black_hit_lost_is_an_ability_lost() -> None:
    table, here, _ = clash(
        "EV-C08", their_card="orcs", theirs="orcs 3", mine="men_of_the_lake 2", dice=[1, 1], their_dice=[6, 1, 1]
    )
    table.chance(forced_shadow=[1]).free(force_reroll={"black_6": 1})
    assert table.damage(here) == 0 and table.asked() == "press_on"


def test_ev_c08_works_on_beorn() -> None:
    table = beorn("EV-C08", [6, 6, 6, 6], [6, 6, 6])
    table.chance(forced_free=[1, 1]).shadow(force_reroll={"white_6": 2})
    assert table.damage("fallow_acres") == 2


@both_roles
def test_ev_c09_three_dice_heal_at_the_end_of_the_round(role: str) -> None:
    table, here, _ = clash("EV-C09", role, their_dice=[5, 5, 5])
    table.chance(surgeons=[4, 6, 3]).free(casualties={})
    assert table.damage(here) == 1


def test_ev_c09_no_roll_without_damage() -> None:
    table, _, _ = clash("EV-C09")
    assert table.asked() == "press_on"


def test_ev_c10_break_off_as_attacker() -> None:
    table, here, there = clash("EV-C10", their_dice=[5, 1, 1])
    table.free(casualties={}, break_off="yes")
    table.refuse("free", "foe_in_the_way", break_off_to=there)
    table.free(break_off_to="ruins_of_dale")
    assert table.units("ruins_of_dale") == {"men_of_the_lake": 3} and not table.army(here)
    assert table.asked() == "act" and table.army(there)


def test_ev_c10_break_off_as_defender_and_the_attacker_advances() -> None:
    table, _, _ = clash("EV-C10", "defender")
    table.free(break_off="yes", break_off_to="camp")
    assert table.units("camp") == {"men_of_the_lake": 3} and table.asked("shadow") == "advance"


def test_ev_c10_the_defender_may_leave_when_one_of_several_attackers_has_fallen() -> None:
    text = "dice shadow army\nactive shadow\nhand free EV-C10\narmy bramble_terraces free men_of_the_lake 3\n"
    table = Board(text + "army fallow_acres shadow goblins 1\narmy ravens_steps shadow goblins 2\n")
    table.shadow(act="army", action="assault", assault_target="bramble_terraces", fighter="fallow_acres")
    table.round(free="EV-C10", free_dice=[6, 6, 6], shadow_dice=[1])
    assert table.asked("free") == "break_off"


def test_ev_c10_nobody_is_called_into_a_battle_that_is_over() -> None:
    table, _, _ = clash("EV-C10", "defender", their_card="EV-A10", more="army ruins_of_dale shadow goblins 2\n")
    table.free(break_off="yes")
    assert table.asked("free") == "break_off_to"


@both_roles
def test_ev_c10_is_a_choice(role: str) -> None:
    table, _, _ = clash("EV-C10", role)
    table.free(break_off="no")
    assert table.asked() == "press_on"


def test_ev_c10_a_breakthrough_strikes_who_breaks_off() -> None:
    table, here, _ = clash("EV-C10", "defender", their_card="EV-A08")
    table.free(break_off="yes")
    assert table.damage(here) == 2
    table.free(casualties={}, break_off_to="camp")
    assert table.damage("camp") == 2


def test_ev_c10_not_out_of_a_pass() -> None:
    text = (
        "open pass_west\nhand shadow EV-C10\narmy pass_west shadow goblins 3\narmy goat_stair free dwarven_soldiers 3\n"
    )
    table = battle(text, "shadow", "goat_stair", "pass_west")
    table.round(shadow="EV-C10")
    assert table.asked() == "press_on"
