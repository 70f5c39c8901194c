"""Combat effects of the Event cards of the type Army, each as attacker and as defender."""

import pytest

from tests.five_armies.board import battle
from tests.five_armies.cards.hands import beorn, clash, roll

both_roles = pytest.mark.parametrize("role", ["attacker", "defender"])
FORD = ("osier_bank", "fallow_acres")
WALLS = ("ravens_steps", "ravenhill")


@both_roles
def test_ev_a01_a_target_of_five_already_is_one_better(role: str) -> None:
    table, _, there = clash("EV-A01", role, mine="men_of_the_lake 3 leaders 1", dice=[4, 4, 3])
    assert table.fight().hit_count(table.state, "free") == 2
    table.chance(reroll_free_white=[4]).free(reroll={"white": 1})  # the re-roll is not better
    assert table.damage(there) == 2


def test_ev_a01_across_a_ford_the_target_is_five_in_both_rolls() -> None:
    table, _, there = clash(
        "EV-A01", ground=FORD, mine="men_of_the_lake 4 leaders 2", theirs="goblins 3", dice=[5, 5, 4, 4]
    )
    table.chance(reroll_free_white=[5, 4]).free(reroll={"white": 2})
    assert table.damage(there) == 3


def test_ev_a01_against_walls_and_fog() -> None:
    table, _, there = clash(
        "EV-A01", side="shadow", ground=WALLS, mine="orcs 5", theirs="men_of_the_lake 3", dice=[5, 5, 5, 5, 4]
    )
    assert table.state.fortifications[there] == 3 and table.damage(there) == 1
    table, _, there = clash("EV-A01", theirs="orcs 3", their_card="EV-A07", dice=[5, 5, 5])
    assert table.damage(there) == 3  # 5, raised to 6, less 1 for the roll
    table, _, there = clash("EV-A01", ground=FORD, theirs="goblins 3", their_card="EV-A07", dice=[5, 5, 6])
    assert table.damage(there) == 1  # fixed at 5, then raised


@both_roles
def test_ev_a02_the_combat_roll_is_one_better(role: str) -> None:
    table, _, there = clash("EV-A02", role, mine="men_of_the_lake 3 leaders 1", dice=[4, 4, 3])
    table.chance(reroll_free_white=[4]).free(reroll={"white": 1})
    assert table.damage(there) == 2


@both_roles
def test_ev_a02_with_terrain_superiority_the_re_roll_too(role: str) -> None:
    table, _, there = clash("EV-A02", role, mine="men_of_the_lake 3 leaders 2", favoured="free", dice=[3, 3, 3])
    table.chance(reroll_free_white=[4, 3]).free(reroll={"white": 2})
    assert table.damage(there) == 1


@both_roles
def test_ev_a03_one_more_damage_and_two_where_a_second_army_stands_near(role: str) -> None:
    table, _, there = clash("EV-A03", role, dice=[5, 1, 1])
    assert table.damage(there) == 2
    table, _, there = clash("EV-A03", role, dice=[5, 1, 1], more="army ruins_of_dale free men_of_the_lake 1\n")
    assert table.damage(there) == 3


@pytest.mark.parametrize(("way", "damage"), [("pass_west", 3), ("pass_east", 2)])
def test_ev_a03_an_army_in_the_pass_that_leads_there_is_near(way: str, damage: int) -> None:
    more = f"open {way}\narmy {way} shadow goblins 1\n"
    table, _, there = clash("EV-A03", side="shadow", ground=("camp", "goat_stair"), dice=[6, 1, 1], more=more)
    assert table.damage(there) == damage


def test_ev_a03_nobody_stands_beside_an_enemy_in_a_pass() -> None:
    more = "open pass_west\narmy camp free men_of_the_lake 1\n"
    table, _, there = clash("EV-A03", "defender", ground=("pass_west", "goat_stair"), dice=[5, 1, 1], more=more)
    assert table.damage(there) == 2


@both_roles
def test_ev_a03_without_a_hit_nothing(role: str) -> None:
    table, _, there = clash("EV-A03", role)
    assert table.damage(there) == 0


@both_roles
def test_ev_a04_natural_sixes_hit_twice_at_most_two_of_them(role: str) -> None:
    table, _, there = clash("EV-A04", role, theirs="orcs 5", their_dice=[1] * 5, dice=[6, 5, 1])
    assert table.damage(there) == 3
    table, _, there = clash("EV-A04", role, theirs="orcs 5", their_dice=[1] * 5, dice=[6, 6, 6])
    assert table.damage(there) == 5


@both_roles
def test_ev_a05_one_damage_less(role: str) -> None:
    table, here, _ = clash("EV-A05", role, their_dice=[5, 5, 1])
    assert table.damage(here) == 1


def test_ev_a05_heals_who_withdraws_or_routs() -> None:
    table, here, _ = clash("EV-A05", their_dice=[5, 5, 5])
    table.free(casualties={}, press_on="stop", parting_aid={"damage": 2})
    assert table.damage(here) == 0
    table, here, _ = clash("EV-A05", "defender", their_dice=[5, 5, 5])
    table.free(casualties={}).shadow(press_on="continue").free(hold="rout", parting_aid={"damage": 2})
    assert table.asked() == "retreat_to"  # no casualties: there is no damage left


def test_ev_a05_up_to_two_may_be_fewer() -> None:
    table, here, _ = clash("EV-A05", mine="men_of_the_lake 4 damage 1", dice=[1] * 4, their_dice=[5, 5, 5])
    table.free(casualties={}, press_on="stop").refuse("free", "amount", parting_aid={"damage": 3})
    table.free(parting_aid={"damage": 1})
    assert table.damage(here) == 2


def test_ev_a05_does_not_heal_who_stays() -> None:
    table, here, _ = clash("EV-A05", their_dice=[5, 5, 5])
    table.free(casualties={}, press_on="continue").shadow(hold="stay")
    assert table.damage(here) == 2


@both_roles
def test_ev_a06_three_dice_before_the_combat_roll(role: str) -> None:
    table, _, there = clash("EV-A06", role, before={"volley": [5, 6, 4]}, dice=[], their_dice=[])
    assert table.damage(there) == 2
    roll(table, role, [1, 1, 1], [1, 1]).shadow(casualties={"orcs": 1, "damage": 2})
    assert len(table.fight().dice["shadow"]) == 2


def test_ev_a06_may_end_the_battle_before_it_begins() -> None:
    table, _, there = clash("EV-A06", before={"volley": [5, 5, 1]}, theirs="orcs 1", dice=[], their_dice=[])
    assert not table.army(there) and table.asked() == "advance"
    table, _, there = clash("EV-A06", "defender", before={"volley": [5, 5, 1]}, theirs="orcs 1", dice=[], their_dice=[])
    assert not table.army(there) and table.asked() == "act"


def test_ev_a06_hurts_beorn() -> None:
    table = beorn("EV-A06", [6, 6, 6, 6], [6, 6, 6], before={"volley": [5, 6, 1]})
    assert table.state.wrath == 3  # two by arrows, three in the round


@both_roles
def test_ev_a07_the_enemy_needs_one_more(role: str) -> None:
    table, here, _ = clash("EV-A07", role, their_dice=[5, 5, 6])
    assert table.damage(here) == 1


def test_ev_a07_never_over_six_so_that_a_better_roll_still_helps() -> None:
    table, _, there = clash(
        "EV-C04",
        mine="men_of_the_lake 3 leaders 1",
        theirs="goblins 3",
        their_card="EV-A07",
        ground=FORD,
        dice=[5, 5, 5],
    )
    assert table.damage(there) == 3


@both_roles
def test_ev_a08_the_next_combat_roll_is_one_better(role: str) -> None:
    table, _, there = clash("EV-A08", role)
    attacker, defender = ("free", "shadow") if role == "attacker" else ("shadow", "free")
    table.play(attacker, press_on="continue").play(defender, hold="stay")
    assert table.target("free") == 4
    table.round(free_dice=[4, 4, 1])
    assert table.damage(there) == 2


def test_ev_a08_who_leaves_takes_two_damage_first() -> None:
    table, _, there = clash("EV-A08")
    table.free(press_on="continue").shadow(hold="retreat")
    assert table.damage(there) == 2 and table.asked() == "casualties"
    table, _, there = clash("EV-A08", "defender")
    table.shadow(press_on="stop")
    assert table.damage(there) == 2
    table, _, there = clash("EV-A08", theirs="orcs 1", their_dice=[1])
    table.free(press_on="continue").shadow(hold="retreat")
    assert not table.army(there) and table.asked() == "advance"  # it does not get away


@both_roles
def test_ev_a09_three_dice_less_in_the_first_round(role: str) -> None:
    table, here, _ = clash("EV-A09", role, theirs="orcs 5", their_dice=[6, 6])
    assert table.damage(here) == 2
    table, here, _ = clash("EV-A09", role, their_dice=[6])
    assert table.damage(here) == 1


def test_ev_a09_two_less_later_and_against_more_dice() -> None:
    text = "hand free EV-A09\narmy fallow_acres free men_of_the_lake 3\narmy bramble_terraces shadow orcs 5\n"
    table = battle(text, "free", "bramble_terraces", "fallow_acres")
    table.round().free(press_on="continue").shadow(hold="stay")
    table.chance(combat_free=[1, 1, 1], combat_shadow=[1, 1, 1]).free(maneuver="EV-A09").shadow(maneuver="regroup")
    table, _, _ = clash("EV-A09", their_card="EV-M01", their_dice=[1, 1, 1])  # 3 + 3 - 3
    assert len(table.fight().dice["shadow"]) == 3


RESERVE = "army ruins_of_dale free elven_archers 2 leaders 1 damage 2\n"


@both_roles
def test_ev_a10_up_to_two_units_and_a_token_join(role: str) -> None:
    table, here, _ = clash("EV-A10", role, more=RESERVE)
    table.free(call_from="ruins_of_dale")
    table.refuse("free", "not_offered", call_in={"damage": 1})
    table.free(call_in={"elven_archers": 1, "leaders": 1})
    assert table.units(here) == {"elven_archers": 1, "men_of_the_lake": 3}
    assert (table.leaders(here), table.damage(here), table.damage("ruins_of_dale")) == (1, 1, 1)
    assert "elven_archers" in table.fight().prepared["free"] and table.asked() == "press_on"


@both_roles
def test_ev_a10_two_units_and_one_token_from_all_neighbours_together(role: str) -> None:
    other = {"attacker": "herons_reach", "defender": "camp"}[role]
    more = f"army ruins_of_dale free elven_archers 3 leaders 2\narmy {other} free elven_spearmen 2 leaders 1\n"
    table, here, _ = clash("EV-A10", role, mine="men_of_the_lake 2", dice=[1, 1], more=more)
    table.free(call_from="ruins_of_dale")
    table.refuse("free", "amount", call_in={"elven_archers": 3})
    table.refuse("free", "amount", call_in={"leaders": 2})
    table.free(call_in={"elven_archers": 1, "leaders": 1}, call_from=other)
    table.refuse("free", "amount", call_in={"elven_spearmen": 2})
    table.refuse("free", "not_offered", call_in={"leaders": 1})
    table.free(call_in={"elven_spearmen": 1})
    assert table.units(here) == {"elven_archers": 1, "elven_spearmen": 1, "men_of_the_lake": 2}
    assert table.leaders(here) == 1 and table.asked() == "press_on"


def test_ev_a10_no_more_than_five_and_nobody_must_come() -> None:
    table, here, _ = clash(
        "EV-A10", mine="men_of_the_lake 4", dice=[1] * 4, more="army ruins_of_dale free elven_archers 2\n"
    )
    table.refuse("free", "amount", call_from="ruins_of_dale", call_in={"elven_archers": 2})
    table.free(call_from="none")
    assert table.units(here) == {"men_of_the_lake": 4}
