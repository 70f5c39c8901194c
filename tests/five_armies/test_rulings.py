"""Every ruling of docs/rulings.md has its tests: those here that are named after it, the one in this table, or both.

A1   test_p12_extra_dice
A2   test_p33_any_other_die_costs_a_wrath_token
A3   test_p33_beorn_moves_up_to_three_regions
A5   test_p32_eagles_attack_different_armies_of_their_territory
A6   test_p9_front_gate_is_controlled_like_a_settlement
A7   test_p24_enemy_tokens_are_removed_unseen_and_go_back_to_the_supply
A8   test_p33_beorn_retreats_but_never_routs
A9   test_p34_vampire_like_comes_back_while_a_bat_is_left
A10  test_p23_armies_merge_and_are_reduced_to_five_with_damage
A12  test_p16_fate_draw_example
A13  test_p25_rally_rerolls_by_leadership_and_the_new_result_stands
A14  test_p33_beorn_retakes_settlements_in_passing
B1   test_p12_pass_only_with_fewer_dice
B4   test_p12_extra_dice_come_and_go_at_the_start_of_a_turn_only
B7   test_p20_tokens_left_behind_without_an_army_vanish
B8   test_p34_bat_cloud_moves_an_army_of_the_territory
B9   test_p15_the_event_deck_is_reshuffled_with_all_used_cards_also_the_buried
B10  test_p26_the_card_for_superiority_falls_under_the_hand_limit_at_once
B13  test_p16_tiles_laid_aside_are_not_drawn_again_in_the_same_phase
B16  test_p18_no_entry_among_enemies_or_under_enemy_control
B17  test_p11_victory_is_tested_before_the_board_is_cleared
C2   test_p28_characters_die_with_the_army
C3   test_p23_a_ford_makes_neighbours_and_the_river_does_not
C4   test_p13_an_attack_with_the_character_die_moves_a_led_part_and_merges
C5   test_p22_three_parts
C7   test_p28_the_target_stays_six_in_the_round_in_which_it_breaks
C11  test_p26_a_card_must_be_played_each_round
C12  test_p28_casualties_are_optional_up_to_one_damage_a_unit
C13  test_p25_recruiting_over_the_limit_the_player_chooses_who_goes
C14  test_p30_if_the_fighter_dies_too_another_participant_may_advance
C15  test_p29_the_attacker_says_first_whether_he_stops
C16  test_p29_without_a_legal_region_the_attacker_chooses_and_deals_a_damage
C18  test_p30_rout_costs_casualties_down_to_one_token
C19  test_p29_retreating_into_a_full_army_reduces_it
C20  test_p30_combined_attack_takes_all_neighbouring_armies
C21  test_p24_two_units_are_replaced_one_by_one
C22  test_p25_a_pass_is_no_neighbour_for_fast_movement
C23  test_p20_ranged_attack_example
D1   test_p34_bolg_enters_with_his_bodyguard
D3   test_p33_a_forced_retreat_costs_beorn_a_wrath_token
D4   test_p33_the_shadow_fights_beorn_as_usual
D6   test_p31_beorn_wins_only_on_entering
D7   test_p32_more_eagles_than_armies_cannot_all_be_used
D8   test_thorin_enters_with_a_veteran_under_the_limit_of_five
D9   test_bilbo_may_save_himself_with_the_ring
D10  test_gandalf_loses_concentration_by_damage_to_his_army_but_not_to_its_fortification
E1   test_p26_maneuvers_are_secret_and_simultaneous
E2   test_p28_rerolling_is_optional_and_simultaneous
F1   test_p7_recruitment_tokens_lie_face_down
F2   test_p22_the_eye_moves_armies_with_goblins
F3   test_p26_without_a_goblin_left_after_merging_there_is_no_goblin_attack
F4   test_p33_the_last_wrath_token_cannot_be_paid
F7   test_p24_the_substitute_is_a_may
F8   test_p28_casualties_are_taken_to_get_rid_of_damage
F9   test_p28_a_fortification_shields_who_is_attacked_in_it_not_who_attacks_out_of_it
F11  test_p34_vampire_like_uses_the_territory_of_the_battle_also_in_defence
F12  test_p24_the_last_goblin_goes_where_the_shadow_wants
F15  test_p30_a_change_of_army_gives_the_cards_back
F16  test_p22_all_moves_may_be_left_out
G1   test_a_card_may_be_played_even_if_it_does_nothing
G2   test_sh_02_or_an_attack_or_neither
G3   test_ev_a06_walls_bear_it_and_nobody_in_reach_is_nothing
G4   test_sh_02_a_full_army_is_cut_to_five
G5   test_ev_a02_an_army_stops_beside_an_enemy
G6   test_sh_08_walls_absorb_beorn_is_no_army_and_from_a_pass_it_reaches_out
G7   test_sh_03_as_many_as_there_are
G8   test_sh_06_not_beside_an_army_of_the_free_peoples
G9   test_ev_a10_tokens_do_not_stay_without_an_army
G10  test_ruling_b12_the_defenders_event_card_acts_first
G11  test_ev_a01_against_walls_and_fog
G12  test_ev_m04_caps_bats_and_raiders_too
G13  test_ev_c05_beorn_keeps_his_re_roll
G14  test_fp_03_two_eagles_wait_for_their_lord
G15  test_fp_01_ends_with_the_turn
G16  test_fp_11_the_others_cannot_tell_what_was_seen_or_kept
G18  test_ev_c07_two_dice_are_turned_and_one_is_used_at_once
G19  test_fp_06_up_to_three_may_be_fewer_and_whole_walls_are_not_asked_about
G20  test_ev_a01_parts_of_one_army_go_to_different_regions
"""

import re
from pathlib import Path
from typing import Any

import pytest

from engine.five_armies.armies import add_leaders, controls, leadership
from engine.five_armies.board import OBJECTIVES
from engine.five_armies.cards import registry
from engine.five_armies.catalogue import CARDS, DECKS
from engine.five_armies.characters import ready
from engine.five_armies.hand import discard_open
from tests.five_armies.board import Board, battle
from tests.five_armies.cards.hands import clash, played
from tests.five_armies.cards.playing import play

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "docs" / "rulings.md"


# --- the document and the tests go together ------------------------------------------------------------------------


def rulings() -> dict[str, str]:
    """The rulings of the document, by id."""
    return dict(re.findall(r"^- \*\*([A-G]\d+)\*\* (.*)$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))


def table() -> dict[str, str]:
    return dict(re.findall(r"^([A-G]\d+) +(test_\w+)$", __doc__ or "", re.MULTILINE))


def own_tests() -> set[str]:
    return {match[1].upper() for match in (re.match(r"test_ruling_([a-g]\d+)_", name) for name in globals()) if match}


def test_every_ruling_has_a_test_and_every_such_test_a_ruling() -> None:
    covered = {*table(), *own_tests()}
    assert sorted(rulings()) == sorted(covered)


def test_the_named_tests_exist() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))
    defined = set(re.findall(r"^def (test_\w+)\(", source, re.MULTILINE))
    assert set(table().values()) <= defined


def test_every_ruling_names_its_page_or_says_that_there_is_none() -> None:
    assert [id for id, text in rulings().items() if not re.match(r"\((p\. \d+(, \d+)*|silent)\) ", text)] == []


def test_rulings_are_numbered_without_gaps() -> None:
    for section in "ABCDEFG":
        numbers = [int(id[1:]) for id in rulings() if id[0] == section]
        assert numbers == list(range(1, len(numbers) + 1))


# --- A, B ----------------------------------------------------------------------------------------------------------


def test_ruling_a4_bolg_needs_an_army_in_the_valley_only_to_enter() -> None:
    table = Board(
        "dice shadow army\nactive shadow\nat lark_meadows bolg\nmarkers bodyguard 1\narmy lark_meadows shadow orcs 1"
    )
    table.shadow(
        act="army", action="move", move_from="lark_meadows", move_who={"orcs": 1, "bolg": 1}, move_to="thornbank"
    )
    assert table.at("bolg") == "thornbank"


def test_ruling_a6_armies_take_lose_and_regain_front_gate() -> None:
    table = Board("""
        dice shadow army army army event
        dice free muster_army muster_army event event
        active shadow
        army old_causeway shadow orcs 1
        army sentry_ledge free men_of_the_lake 1
    """)
    table.shadow(act="army", action="move", move_from="old_causeway", move_to="front_gate")
    table.free(act="event", action="skip")
    table.shadow(act="army", action="move", move_from="front_gate", move_to="old_causeway")
    assert table.state.control == ["front_gate"]  # the marker stays when the army has left
    table.free(act="muster_army", action="move", move_from="sentry_ledge", move_to="front_gate")
    assert table.state.control == []
    table.shadow(act="event", action="skip")
    table.free(act="muster_army", action="move", move_from="front_gate", move_to="sentry_ledge")
    table.shadow(act="army", action="move", move_from="old_causeway", move_to="front_gate")
    assert table.state.control == ["front_gate"]


@pytest.mark.parametrize(("damage", "along"), [(3, 3), (4, 4), (5, 4)])
def test_ruling_a10_offered_first_are_the_weakest_units_and_as_much_damage_as_possible(damage: int, along: int) -> None:
    table = Board(f"""
        dice shadow army
        active shadow
        army thornbank shadow great_orcs 3 damage 1
        army rubble_heath shadow great_orcs 2 wargs 1 goblins 1 damage {damage - 1}
    """)
    table.shadow(act="army", action="move", move_from="thornbank", move_who={"great_orcs": 3, "damage": 1})
    table.shadow(move_to="rubble_heath", move_from="done")
    assert table.split("shadow").default == {"wargs": 1, "goblins": 1, "damage": along}


def test_ruling_a11_special_maneuvers_act_with_the_other_damage() -> None:
    text = """
        army fallow_acres shadow orcs 1 damage 1
        army bramble_terraces free men_of_the_lake 3
        at bramble_terraces thorin
    """
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(
        free="thorins_mighty_strokes", shadow_dice=[5]
    )
    table.free(reroll={})
    assert table.army("fallow_acres") is None
    assert table.damage("bramble_terraces") == 1  # the Orc has rolled, and hit, before it fell


def test_ruling_b2_an_ability_before_a_lapsed_die_but_not_before_a_pass() -> None:
    table = Board("dice free event\ndice shadow event event\nactivated gandalf\nat camp gandalf")
    table.free(act="gandalf", gandalf="concentrate")
    table.refuse("free", "pass_after_ability", act="pass")
    table.free(act="event", action="skip")
    assert table.owing() == "shadow"


def test_ruling_b3_who_enters_in_mid_turn_is_not_activated_and_the_dead_lose_their_token() -> None:
    table = Board("dice free event event\nfate 8").free(act="event", action="enter")
    assert (table.at("lord_of_the_eagles"), table.state.activated) == ("eagles_eyrie", [])
    text = """
        activated bard
        army fallow_acres shadow orcs 2
        army bramble_terraces free men_of_the_lake 1
        at bramble_terraces bard
    """
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(shadow_dice=[5, 5]).free(reroll={})
    assert (table.at("bard"), table.state.activated) == ("eliminated", [])


def test_ruling_b5_surplus_leadership_is_lost() -> None:
    table = Board(
        "turn 2 generals\nat camp bard dain gandalf\narmy camp free men_of_the_lake 1\narmy bonefield shadow orcs 1"
    )
    table.free(generals={"bard": 1, "dain": 1, "gandalf": 1})
    assert table.split("free").items == {"camp": 1}  # three generals, one army
    assert table.split("free").least == 1
    table = Board("turn 2 leadership\nat camp bard\npool shadow 7")  # no army at all: seven dice, six bats
    table.chance(action_free=["event"] * 5, action_shadow=["event"] * 7).shadow(leadership={"valley": 6})
    assert table.state.bats == {"valley": 6}


def test_ruling_b5_lone_characters_and_beorn_take_no_tokens() -> None:
    text = (
        "turn 2 generals\nat camp bard\nat lark_meadows beorn\nmarkers wrath 8\narmy ravenhill free men_of_the_lake 1"
    )
    table = Board(text).free(generals={"bard": 1})
    assert table.split("free").items == {"ravenhill": 1}


def test_ruling_b6_leadership_tokens_are_limited_and_control_markers_are_not() -> None:
    table = Board(
        f"army camp free men_of_the_lake 1 leaders 5\ncontrol {' '.join(p for p in OBJECTIVES if p != 'camp')}"
    )
    play = table.match._play
    assert add_leaders(play, "camp", 3) == 1
    assert add_leaders(play, "camp", 1) == 0
    assert len(table.state.control) == 6  # the box has five markers


@pytest.mark.parametrize("side", ["free", "shadow"])
def test_ruling_b9_story_decks_are_never_made_anew(side: str) -> None:
    first, *used = DECKS[side]
    text = f"dice {side} event\nactive {side}\nburied {side} {first}\ndiscard {side} {' '.join(used)}"
    table = Board(text).chance(event="EV-A01").play(side, act="event", action="draw")
    assert table.state.hands[side] == ["EV-A01"]
    assert (table.state.buried[side], table.state.discards[side]) == ([first], used)


def test_ruling_b9_a_rune_gives_nothing_when_the_fate_deck_is_empty() -> None:
    used = list(DECKS["fate"])
    text = f"turn 2 fate\nat ravenhill bard\narmy bonefield shadow orcs 1\ndiscard fate {' '.join(used)}"
    table = Board(text, tile="1r")
    assert (table.state.fate, table.asked("shadow")) == (1, "leadership")
    assert (table.state.discards["fate"], table.state.in_play) == (used, [])


def test_ruling_b11_a_condition_must_hold() -> None:
    state = Board("").state
    unmet = [
        card
        for card in registry.CONDITIONS
        if CARDS[card].deck == "free" and not registry.CONDITIONS[card](state, "free")
    ]
    assert unmet
    for card in unmet:
        assert not registry.playable(state, "free", card)


def test_ruling_b12_the_defenders_event_card_acts_first(monkeypatch: pytest.MonkeyPatch) -> None:
    acted: list[str] = []

    def record(table: Any, fight: Any, side: str) -> None:
        acted.append(side)

    first, second = DECKS["event"][:2]
    monkeypatch.setattr(registry, "COMBAT", {card: {"before_roll": record} for card in (first, second)})
    text = f"""
        army fallow_acres shadow orcs 1
        army bramble_terraces free men_of_the_lake 1
        hand free {first}
        hand shadow {second}
    """
    battle(text, "shadow", "bramble_terraces", "fallow_acres").round(free=first, shadow=second)
    assert acted == ["free", "shadow"]


def test_ruling_b14_a_fate_card_waits_for_its_character_and_is_discarded_if_he_is_dead() -> None:
    text = "turn 2 fate\nat ravenhill bard\narmy bonefield shadow orcs 1\n"
    waiting = Board(text, tile="1r", fate="FA-B2")
    assert [card.card for card in waiting.state.in_play] == ["FA-B2"]
    dead = Board(text + "eliminated beorn", tile="1r", fate="FA-B2")
    assert (dead.state.in_play, dead.state.discards["fate"]) == ([], ["FA-B2"])


def test_ruling_b15_bolg_may_become_unready_again() -> None:
    table = Board("dice shadow army\nactive shadow\narmy lark_meadows shadow orcs 1")
    assert ready(table.state, "bolg")
    table.shadow(act="army", action="move", move_from="lark_meadows", move_to="thornbank")
    assert not ready(table.state, "bolg")


@pytest.mark.parametrize("barred", ["control eastern_spur", "army eastern_spur shadow orcs 1\ncontrol eastern_spur"])
def test_ruling_b16_beorn_does_not_enter_under_enemy_control_nor_among_enemies(barred: str) -> None:
    text = "dice free will_of_the_west\nfate 12\neliminated bilbo thorin lord_of_the_eagles\n"
    table = Board(text).free(act="will_of_the_west", action="enter")
    assert "eastern_spur" in table.options("free")
    table = Board(text + barred).free(act="will_of_the_west", action="enter")
    table.refuse("free", "no_entry_there", enter_where="eastern_spur")


# --- C -------------------------------------------------------------------------------------------------------------


def test_ruling_c1_a_lone_character_stays_among_enemies_and_joins_friends_again() -> None:
    table = Board("dice free muster_army\narmy camp free men_of_the_lake 1\nat ruins_of_dale dain")
    table.free(act="muster_army", action="move", move_from="camp", move_to="ruins_of_dale")
    assert leadership(table.state, "ruins_of_dale") == 2
    table = Board("activated gandalf\nat lark_meadows gandalf\narmy lark_meadows shadow orcs 1")
    table.chance(volley=[5, 1, 1]).free(act="gandalf", gandalf="blast", blast="lark_meadows")
    assert table.at("gandalf") == "lark_meadows"


def test_ruling_c6_control_and_tokens_change_in_a_retreat_too() -> None:
    text = (
        "army thornbank shadow great_orcs 2\narmy cracked_basin free dwarven_soldiers 2\ntokens bonefield shadow shadow"
    )
    table = battle(text, "shadow", "cracked_basin", "thornbank").round().shadow(press_on="continue")
    table.free(hold="retreat", retreat_to="bonefield")
    assert table.state.tokens == {}


def test_ruling_c8_fortification_and_slope_do_not_add_up() -> None:
    text = "army camp shadow orcs 3\ncontrol camp\narmy front_gate free men_of_the_lake 3\nfort front_gate 3"
    table = battle(text, "shadow", "front_gate", "camp")
    assert table.target("shadow") == 6
    table.round(shadow_dice=[6, 5, 5]).shadow(press_on="continue").free(hold="stay")
    assert table.target("shadow") == 5  # broken, and no longer the first round


def test_ruling_c9_a_destroyed_army_still_deals_its_damage() -> None:
    text = "army fallow_acres shadow orcs 1 damage 1\narmy bramble_terraces free men_of_the_lake 3"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(shadow_dice=[5], free_dice=[5, 1, 1])
    assert (table.army("fallow_acres"), table.damage("bramble_terraces")) == (None, 1)


def test_ruling_c9_the_bodyguard_is_asked_after_additions_and_cancellations() -> None:
    text = """
        army fallow_acres free elven_archers 2
        army camp shadow goblins 3
        at camp bolg
        markers bodyguard 1
        control camp
    """
    table = battle(text.replace("fallow_acres", "old_causeway"), "free", "camp", "old_causeway")
    table.round(free="elven_archers", shadow="goblins", free_dice=[5, 1], shadow_dice=[5, 1, 1]).shadow(reroll={})
    table.free(ability_use="use").shadow(ability_use="use")  # 1 hit, 1 more, 1 cancelled
    assert table.question("shadow").data["amount"] == 1


def test_ruling_c10_a_unit_card_without_its_unit_has_no_black_dice() -> None:
    text = "army fallow_acres shadow orcs 2 wargs 1\narmy bramble_terraces free men_of_the_lake 2 elven_archers 1"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(free_dice=[5, 5, 1])
    table.shadow(casualties={"wargs": 1, "damage": 2}, press_on="continue").free(hold="stay")
    table.round(shadow="wargs", shadow_dice=[6, 6])
    assert [die.black for die in table.fight().dice["shadow"]] == [False, False]
    assert table.asked("free") == "casualties"  # no ability


@pytest.mark.parametrize("goal", ["camp", "front_gate"])
def test_ruling_c17_the_shadow_does_not_retreat_into_what_it_has_not_taken(goal: str) -> None:
    text = "army bellringers_mead free men_of_the_lake 2\narmy old_causeway shadow great_orcs 2"
    table = battle(text, "free", "old_causeway", "bellringers_mead").round().free(press_on="continue")
    assert table.asked() == "maneuver"  # Camp, Front Gate and Dale are the enemy's: nowhere to go
    text += f"\ncontrol {goal}"
    table = battle(text, "free", "old_causeway", "bellringers_mead").round().free(press_on="continue")
    table.shadow(hold="retreat")
    assert table.units(goal) == {"great_orcs": 2}


def test_ruling_c17_front_gate_is_a_refuge_of_the_free_peoples_even_beside_an_enemy() -> None:
    text = """
        army bellringers_mead shadow great_orcs 2
        army old_causeway free dwarven_soldiers 2
        army camp shadow orcs 1
        control camp ruins_of_dale
    """
    table = battle(text, "shadow", "old_causeway", "bellringers_mead").round().shadow(press_on="continue")
    table.free(hold="retreat")
    assert (table.units("front_gate"), table.damage("front_gate")) == ({"dwarven_soldiers": 2}, 0)
    assert not table.heard("retreated")[0]["forced"]
    lost = text.replace("control camp", "control front_gate camp")
    table = battle(lost, "shadow", "old_causeway", "bellringers_mead").round().shadow(press_on="continue")
    assert table.asked() == "maneuver"  # nowhere to go


# --- D -------------------------------------------------------------------------------------------------------------


def test_ruling_d2_the_bodyguard_also_wards_off_the_damage_of_a_forced_retreat() -> None:
    text = """
        army bellringers_mead free men_of_the_lake 2
        army thistle_braes free men_of_the_lake 1
        army lark_meadows shadow great_orcs 2
        army fallow_acres free men_of_the_lake 1
        at lark_meadows bolg
        markers bodyguard 1
    """
    table = battle(text, "free", "lark_meadows", "bellringers_mead").round().shadow(reroll={})
    table.free(press_on="continue").shadow(hold="retreat")
    assert table.asked("free") == "drive_to"
    table.free(drive_to="herons_reach").shadow(bodyguard="yes")
    assert (table.damage("herons_reach"), table.state.bodyguard) == (0, 0)


def test_ruling_d5_nobody_recruits_where_beorn_stands_and_he_removes_no_tokens() -> None:
    table = Board("dice free muster\nat camp beorn\nmarkers wrath 8\ntokens camp dwarves_men\ntokens ravenhill elves")
    table.refuse("free", "recruit_barred", act="muster", action="recruit", recruit="camp")
    table = Board("dice free will_of_the_west\nat gnat_mire beorn\nmarkers wrath 8\ntokens bonefield shadow")
    table.free(act="will_of_the_west", action="beorn", beorn_to="bonefield", beorn_to_2="stop")
    assert table.state.tokens == {"bonefield": ["shadow"]}


def test_ruling_d5_no_card_and_no_entry_recruits_where_beorn_stands() -> None:
    bear = "markers wrath 8\nat {} beorn\n"
    volunteers = play("FP-09", "at ravenhill bard\n" + bear.format("camp"))
    volunteers.refuse("free", "not_offered", volunteers={"camp": 1})
    played("EV-M10", bear.format("camp")).refuse("free", "not_offered", last_reserves="camp")
    table = played("EV-M10", bear.format("bonefield"), "shadow")
    table.refuse("shadow", "not_offered", last_reserves="bonefield")
    thorin = Board("dice free muster\nfate 6\n" + bear.format("front_gate")).free(act="muster", action="enter")
    assert (thorin.at("thorin"), thorin.army("front_gate")) == ("front_gate", None)  # his Veteran does not come


@pytest.mark.parametrize(
    ("place", "dice"), [("camp", 2), ("lower_slopes", 2), ("cairn_ridge", 2), ("curlew_moor", 0), ("ruins_of_dale", 0)]
)
def test_ruling_d11_archers_shoot_from_hills_plain_and_mountain(place: str, dice: int) -> None:
    from engine.five_armies.board import NEIGHBOURS
    from engine.five_armies.ranged import shooters

    target = NEIGHBOURS[place][0]
    assert shooters(Board(f"army {place} free elven_archers 2\narmy {target} shadow orcs 1").state, target) == dice


# --- E -------------------------------------------------------------------------------------------------------------


def test_ruling_e2_black_misses_are_offered_first() -> None:
    text = """
        army fallow_acres shadow wargs 2
        army bramble_terraces free dwarven_soldiers 2 dwarven_veterans 1 leaders 1
        at bramble_terraces dain
    """
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres")
    table.round(free="dwarven_soldiers", free_dice=[1, 1, 1, 1])  # two of four dice are black, and Leadership is 3
    assert table.split("free").default == {"black": 2, "white": 1}


def test_ruling_e3_a_default_is_offered_and_another_answer_taken() -> None:
    text = """
        army fallow_acres shadow orcs 2 great_orcs 1 leaders 1 damage 3
        army bramble_terraces free elven_archers 1
    """
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres")

    def offered(seat: str) -> dict[str, int]:
        return {item: count for item, count in table.split(seat).default.items() if count}

    table.round(shadow_dice=[5, 1, 1, 1], free_dice=[5])
    assert offered("shadow") == {"white": 1}
    table.shadow(reroll={})
    assert offered("shadow") == {"orcs": 1, "damage": 2}
    table.shadow(losses={"great_orcs": 1, "damage": 2})
    assert offered("free") == {}
    table.free(casualties={"elven_archers": 1, "damage": 1})
    assert offered("shadow") == {"orcs": 2, "leaders": 1, "damage": 2}
    table.shadow(advance={"orcs": 1, "damage": 1})
    assert (table.units("fallow_acres"), table.leaders("fallow_acres")) == ({"orcs": 1}, 1)
    assert (table.units("bramble_terraces"), table.damage("bramble_terraces")) == ({"orcs": 1}, 1)


# --- F: decided by this edition's rules code -----------------------------------------------------------------------


def test_ruling_f5_own_discards_are_face_down_and_forced_ones_face_up() -> None:
    hand = "hand free EV-A01 EV-A02 EV-A03 FP-01 FP-02 FP-03"
    table = Board(f"dice free event\n{hand}").chance(event="EV-A05", free="FP-07").free(act="event", action="draw")
    table.free(discard={"FP-07": 1, "EV-A01": 1})
    assert (table.state.buried["free"], table.state.discards["event"]) == (["FP-07", "EV-A01"], [])
    discard_open(table.match._play, "free", "EV-A02")
    assert table.state.discards["event"] == ["EV-A02"]
    assert "EV-A02" in table.match.view("shadow")["discards"]["event"]


def test_ruling_f6_beorn_need_not_stop_beside_enemies() -> None:
    table = Board("dice free will_of_the_west\nat fallow_acres beorn\nmarkers wrath 8\narmy lark_meadows shadow orcs 1")
    table.free(
        act="will_of_the_west", action="beorn", beorn_to="herons_reach", beorn_to_2="ruins_of_dale", beorn_to_3="camp"
    )
    assert table.at("beorn") == "camp"


def test_ruling_f10_a_fortification_shields_beorn_when_he_is_attacked_there() -> None:
    text = "at ravenhill beorn\nmarkers wrath 8\narmy lower_slopes shadow orcs 3\ncontrol lower_slopes"
    table = battle(text, "shadow", "ravenhill", "lower_slopes").round(shadow_dice=[6, 6, 1]).free(reroll={})
    assert (table.state.fortifications["ravenhill"], table.state.wrath) == (2, 8)


def test_ruling_f13_an_army_that_must_be_removed_whole() -> None:
    text = "army fallow_acres shadow orcs 5\narmy bramble_terraces free men_of_the_lake 1 dwarven_veterans 1"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(shadow_dice=[5] * 5)
    assert (table.army("bramble_terraces"), table.asked()) == (None, "advance")  # 5 damage on 2 units: no question


def test_ruling_f13_a_whole_army_is_not_asked_about_when_the_enemy_picks() -> None:
    armies = "army fallow_acres shadow orcs 5\narmy bramble_terraces free men_of_the_lake 1 dwarven_veterans 1"
    table = battle(f"hand shadow EV-M07\n{armies}", "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow="EV-M07", shadow_dice=[5] * 5)
    assert (table.army("bramble_terraces"), table.asked()) == (None, "advance")


def test_ruling_f13_the_one_kind_of_unit_that_must_go_without_damage() -> None:
    text = "army fallow_acres shadow wargs 2\narmy bramble_terraces free dwarven_soldiers 2"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow="wargs", free="dwarven_soldiers", shadow_dice=[5, 1], free_dice=[5, 1])
    table.shadow(ability_use="use").free(ability_use="use").shadow(casualties={})
    assert (table.units("bramble_terraces"), table.asked()) == ({"dwarven_soldiers": 1}, "press_on")


@pytest.mark.parametrize(
    ("more", "next_question"),
    [
        ("control ruins_of_dale", "advance"),  # the defender's choice
        ("control ruins_of_dale camp\narmy camp shadow orcs 1\narmy thistle_braes shadow orcs 1", "casualties"),
    ],  # the attacker's: he drives the defender there and deals a damage
)
def test_ruling_f13_a_single_region_for_a_retreat(more: str, next_question: str) -> None:
    text = f"army lark_meadows shadow great_orcs 2\narmy bellringers_mead free dwarven_soldiers 2\n{more}"
    table = battle(text, "shadow", "bellringers_mead", "lark_meadows").round().shadow(press_on="continue")
    table.free(hold="retreat")
    assert (table.units("old_causeway"), table.asked()) == ({"dwarven_soldiers": 2}, next_question)


def test_ruling_f13_units_that_are_all_alike() -> None:
    text = "dice shadow army\nactive shadow\narmy thornbank shadow orcs 3\narmy rubble_heath shadow {} 3"
    move: dict[str, Any] = {"act": "army", "action": "move", "move_from": "thornbank", "move_who": {"orcs": 3}}
    move |= {"move_to": "rubble_heath", "move_from_2": "done"}
    assert Board(text.format("wargs")).shadow(**move).asked() == "reduce"
    table = Board(text.format("orcs")).shadow(**move)
    assert (table.units("rubble_heath"), table.asked()) == ({"orcs": 5}, "act")
    table = Board("dice free muster\narmy camp free elven_archers 5\ntokens camp elves")
    table.chance(token_elves="elven_archers:1").free(act="muster", action="recruit", recruit="camp")
    assert (table.units("camp"), table.owing()) == ({"elven_archers": 5}, "shadow")
    table, _, there = clash("EV-M07", theirs="orcs 3", dice=[5, 5, 1])  # the enemy picks who falls
    table.shadow(how_many_lost={"units": 1, "damage": 2})
    assert (table.units(there), table.asked()) == ({"orcs": 2}, "press_on")


def test_ruling_f14_what_would_do_nothing_is_not_offered() -> None:
    table = Board("dice free muster\nactivated dain\nat camp dain\narmy camp free dwarven_soldiers 2")
    table.refuse("free", "ability_not_ready", act="dain")  # no damage to rally from
    table.refuse("free", "action_not_possible", act="muster", action="rally")
    table.free(act="muster")
    assert table.options("free") == ["skip"]


# --- G -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("EV-A03", [1, 1, 1]),  # no damage dealt
        ("EV-M06", [1, 1, 1]),  # the same, for an attacker
        ("EV-C04", [4, 4, 4]),  # no Leadership
    ],
)
def test_ruling_g10_a_card_whose_requirement_fails_does_nothing_and_is_discarded(card: str, dice: list[int]) -> None:
    table, _, there = clash(card, dice=dice)
    assert (table.damage(there), table.asked()) == (0, "press_on")
    assert (table.state.hands["free"], table.state.discards["event"]) == ([], [card])


def test_ruling_g10_a_card_acts_in_the_round_in_which_it_is_played_only() -> None:
    text = "army fallow_acres free men_of_the_lake 3\narmy bramble_terraces shadow orcs 3\nhand free EV-A02"
    table = battle(text, "free", "bramble_terraces", "fallow_acres").round(free_dice=[4, 4, 4])
    assert table.damage("bramble_terraces") == 0  # still in hand
    table.free(press_on="continue").shadow(hold="stay").round(free="EV-A02", free_dice=[4, 1, 1])
    assert table.damage("bramble_terraces") == 1
    table.shadow(casualties={}).free(press_on="continue").shadow(hold="stay").round(free_dice=[4, 4, 4])
    assert table.damage("bramble_terraces") == 1


@pytest.mark.parametrize("place", ["camp", "front_gate"])
@pytest.mark.parametrize(
    ("position", "owner"),
    [
        ("", "free"),
        ("army {} free men_of_the_lake 1", "free"),
        ("army {} shadow orcs 1", "shadow"),  # typed without a marker
        ("control {}", "shadow"),
        ("control {0}\narmy {0} free men_of_the_lake 1", "shadow"),
    ],
)
def test_ruling_g17_who_has_a_settlement(position: str, owner: str, place: str) -> None:
    state = Board(position.format(place)).state
    assert [side for side in ("free", "shadow") if controls(state, side, place)] == [owner]


def test_ruling_g17_an_army_of_the_shadow_is_enough_without_a_marker() -> None:
    assert play("FP-06", "army ravenhill shadow orcs 1").options("free") == ["eastern_spur", "front_gate"]
