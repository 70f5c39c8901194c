"""Combat effects of the Event cards of the type Muster, each as attacker and as defender."""

import pytest

from tests.five_armies.board import battle
from tests.five_armies.cards.hands import clash

both_roles = pytest.mark.parametrize("role", ["attacker", "defender"])
WALLS = ("ravens_steps", "ravenhill")


@both_roles
def test_ev_m01_three_dice_more_and_re_rolls_beyond_five(role: str) -> None:
    table, _, there = clash("EV-M01", role, mine="men_of_the_lake 1", dice=[5, 5, 1, 1])
    assert table.damage(there) == 2
    table, _, there = clash("EV-M01", role, mine="men_of_the_lake 4", dice=[1] * 5)
    table.refuse("free", "too_many", reroll={"white": 3})
    table.chance(reroll_free_white=[5, 5]).free(reroll={"white": 2})
    assert table.damage(there) == 2


@both_roles
def test_ev_m02_the_smaller_army_rolls_more_and_better(role: str) -> None:
    table, _, there = clash("EV-M02", role, mine="men_of_the_lake 2 leaders 2", dice=[4, 3, 3])
    table.chance(reroll_free_white=[4, 3]).free(reroll={"white": 2})
    assert table.damage(there) == 2
    table, _, there = clash("EV-M02", role, mine="men_of_the_lake 3 leaders 1", dice=[4, 3, 3])
    table.chance(reroll_free_white=[4]).free(reroll={"white": 1})
    assert table.damage(there) == 1


@both_roles
def test_ev_m03_one_damage_less_and_all_cards_back(role: str) -> None:
    origin, region = "fallow_acres", "bramble_terraces"
    here, there = (origin, region) if role == "attacker" else (region, origin)
    text = f"hand free EV-M03\narmy {here} free men_of_the_lake 3\narmy {there} shadow orcs 3\n"
    attacker, defender = ("free", "shadow") if role == "attacker" else ("shadow", "free")
    table = battle(text, attacker, region, origin)
    table.round(free="men_of_the_lake").play(attacker, press_on="continue").play(defender, hold="stay")
    assert "men_of_the_lake" not in table.options("free")
    table.round(free="EV-M03", shadow_dice=[5, 5, 1]).free(casualties={})
    assert table.damage(here) == 1
    table.play(attacker, press_on="continue")
    assert "retreat" not in table.options(defender) or defender == "shadow"
    table.play(defender, hold="stay")
    assert "men_of_the_lake" in table.options("free")


@both_roles
def test_ev_m04_no_more_than_one_damage(role: str) -> None:
    table, here, _ = clash("EV-M04", role, their_dice=[5, 6, 6])
    assert table.damage(here) == 1


def test_ev_m04_caps_bats_and_raiders_too() -> None:
    table, here, _ = clash("EV-M04", their_card="vampire_like", their_dice=[5, 6, 6], more="bats southern_spur 1\n")
    assert table.asked() == "casualties" and table.damage(here) == 1 and table.state.bats  # nothing to add
    table, here, _ = clash("EV-M04", "defender", their_card="EV-M07", their_dice=[5, 6, 1])
    table.free(how_many_lost={})
    assert table.damage(here) == 1


def test_ev_m04_walls_bear_the_one() -> None:
    table, here, _ = clash("EV-M04", "defender", ground=WALLS, their_dice=[6, 6, 6])
    assert table.state.fortifications[here] == 1 and table.damage(here) == 0


@both_roles
def test_ev_m05_a_lost_unit_comes_back(role: str) -> None:
    table, here, _ = clash("EV-M05", role, their_dice=[5, 5, 1])
    table.free(casualties={"men_of_the_lake": 1, "damage": 2})
    assert table.units(here) == {"men_of_the_lake": 3} and table.damage(here) == 0


def test_ev_m05_a_choice_of_two_and_nothing_for_the_dead() -> None:
    table, here, _ = clash("EV-M05", mine="men_of_the_lake 2 dwarven_veterans 1", dice=[1] * 4, their_dice=[5, 5, 5])
    table.free(casualties={"men_of_the_lake": 1, "dwarven_veterans": 1, "damage": 3})
    table.refuse("free", "not_offered", return_unit="elven_archers")
    table.free(return_unit="dwarven_veterans")
    assert table.units(here) == {"dwarven_veterans": 1, "men_of_the_lake": 1}
    table, here, _ = clash("EV-M05", mine="men_of_the_lake 1", dice=[1], their_dice=[5, 5, 1])
    assert not table.army(here)


def test_ev_m05_counts_who_fell_to_arrows() -> None:
    table, here, _ = clash("EV-M05", their_card="EV-A06", before={"volley": [5, 5, 1]}, dice=[], their_dice=[])
    table.chance(combat_free=[1, 1], combat_shadow=[1, 1, 1]).free(casualties={"men_of_the_lake": 1, "damage": 2})
    assert table.units(here) == {"men_of_the_lake": 3}


def test_ev_m06_defender_and_attacker() -> None:
    table, here, _ = clash("EV-M06", "defender", their_dice=[5, 5, 5])
    assert table.damage(here) == 2
    table, here, _ = clash("EV-M06", "defender", ground=WALLS, their_dice=[6, 6, 6])
    assert table.state.fortifications[here] == 1
    table, _, there = clash("EV-M06", dice=[5, 1, 1])
    assert table.damage(there) == 2
    table, _, there = clash("EV-M06", side="shadow", ground=WALLS, dice=[6, 1, 1])
    assert table.state.fortifications[there] == 3
    table, _, there = clash("EV-M06")
    assert table.damage(there) == 0


@both_roles
def test_ev_m07_i_choose_who_falls(role: str) -> None:
    table, _, there = clash("EV-M07", role, theirs="orcs 2 goblins 1", dice=[5, 5, 1])
    table.shadow(how_many_lost={"units": 1, "damage": 2})
    table.refuse("free", "not_offered", pick_casualties={"wargs": 1})
    table.free(pick_casualties={"goblins": 1})
    assert table.units(there) == {"orcs": 2} and table.damage(there) == 0  # a unit is lost: no blow on top


@both_roles
def test_ev_m07_who_loses_nobody_takes_one_damage(role: str) -> None:
    table, _, there = clash("EV-M07", role)
    assert table.damage(there) == 1 and table.asked("shadow") == "how_many_lost"
    table, _, there = clash("EV-M07", role, theirs="orcs 1", their_dice=[1])
    assert table.damage(there) == 1 and table.army(there)


def test_ev_m07_beorn_loses_wrath() -> None:
    text = "hand shadow EV-M07\nat bramble_terraces beorn\nmarkers wrath 8\narmy fallow_acres shadow orcs 3\n"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres")
    table.chance(combat_shadow=[1, 1, 1], combat_free=[6, 6, 6, 6]).shadow(maneuver="EV-M07")
    table.shadow(losses={"orcs": 1, "damage": 2})
    assert table.state.wrath == 7


def test_ev_m08_a_token_near_by_brings_help() -> None:
    near = "tokens ruins_of_dale dwarves_men\ntokens camp elves\ntokens ravenhill elves\n"
    found = {"token_dwarves_men": "men_of_the_lake:1"}
    table, here, _ = clash("EV-M08", dice=[1] * 4, before=found, more=near)
    assert table.units(here) == {"men_of_the_lake": 4}
    table, here, _ = clash("EV-M08", "defender", dice=[], their_dice=[], more=near)
    table.refuse("free", "not_offered", reinforce="ravenhill")
    table.chance(token_elves="elven_archers:1", combat_shadow=[1, 1, 1], combat_free=[1] * 4).free(reinforce="camp")
    assert table.units(here) == {"elven_archers": 1, "men_of_the_lake": 3}
    table.shadow(press_on="continue").free(hold="stay")
    assert "elven_archers" in table.options("free")  # who has come brings his card


def test_ev_m08_no_more_than_five_stand_together() -> None:
    found = {"token_dwarves_men": "men_of_the_lake:1"}
    more = "tokens ruins_of_dale dwarves_men\n"
    table, here, _ = clash("EV-M08", mine="men_of_the_lake 5", dice=[1] * 5, before=found, more=more)
    assert table.units(here) == {"men_of_the_lake": 5}


@both_roles
def test_ev_m08_without_a_token_draw_a_card(role: str) -> None:
    table, _, _ = clash("EV-M08", role, before={"event": "EV-A01"})
    assert table.state.hands["free"] == ["EV-A01"]


@both_roles
def test_ev_m09_natural_ones_of_the_enemy_hurt_him(role: str) -> None:
    table, _, there = clash("EV-M09", role, their_dice=[1, 2, 2])
    assert table.damage(there) == 1
    table, _, there = clash("EV-M09", role, their_dice=[1, 1, 1])
    assert table.damage(there) == 2


def test_ev_m09_a_re_roll_does_not_change_the_count() -> None:
    table, _, there = clash("EV-M09", their_card="EV-C07", their_dice=[1, 1, 6])
    table.chance(reroll_shadow_white=[2, 2]).shadow(reroll={"white": 2})
    assert table.damage(there) == 2


@both_roles
def test_ev_m10_a_unit_for_two_damage(role: str) -> None:
    table, here, there = clash("EV-M10", role, mine="men_of_the_lake 3 damage 2")
    table.refuse("free", "not_offered", send_in="orcs")
    table.free(send_in="men_of_the_lake")
    assert table.units(here) == {"men_of_the_lake": 2} and (table.damage(here), table.damage(there)) == (2, 2)


def test_ev_m10_one_of_two_and_who_is_sent_in_is_lost() -> None:
    table, here, there = clash("EV-M10", mine="men_of_the_lake 2", dice=[1, 1], their_card="EV-M07")
    table.free(send_in="men_of_the_lake")
    assert table.units(here) == {"men_of_the_lake": 1} and table.damage(there) == 2
    table.shadow(casualties={})
    assert table.damage(here) == 0  # the raiders strike those who lose nobody


def test_ev_m10_is_a_choice_and_not_for_the_last_unit() -> None:
    table, here, there = clash("EV-M10")
    table.free(send_in="none")
    assert table.damage(there) == 0 and table.units(here) == {"men_of_the_lake": 3}
    table, _, _ = clash("EV-M10", mine="men_of_the_lake 1", dice=[1])
    assert table.asked() == "press_on"
