"""Chapter IX: armies. Their size, movement, splitting and merging; recruiting, rallying, passes (p. 21 to 25)."""

import pytest

from engine.five_armies.armies import leadership
from tests.five_armies.board import Board


def shadow_army_die(text: str, **chance: object) -> Board:
    table = Board(f"dice shadow army\nactive shadow\n{text}", **chance)
    return table.shadow(act="army", action="move")


def free_march(text: str) -> Board:
    table = Board(f"dice free character\n{text}")
    return table.free(act="character", action="march")


# --- what an army is (p. 21) ---------------------------------------------------------------------------------------


def test_p21_leadership_is_the_sum_of_characters_and_tokens() -> None:
    table = Board("army camp free men_of_the_lake 1 leaders 2\nat camp dain bilbo\nat ruins_of_dale bard")
    assert leadership(table.state, "camp") == 4  # Dáin 2, Bilbo 0, two tokens
    assert leadership(table.state, "ruins_of_dale") == 0  # Bard alone is no army


# --- moving (p. 22) ------------------------------------------------------------------------------------------------


def test_p22_an_army_moves_to_a_neighbouring_region_without_an_enemy_army() -> None:
    table = shadow_army_die("army thornbank shadow orcs 1\narmy eastern_spur free men_of_the_lake 1")
    table.shadow(move_from="thornbank")
    assert "eastern_spur" not in table.options("shadow")
    table.refuse("shadow", "foe_in_the_way", move_to="eastern_spur")
    table.refuse("shadow", "not_adjacent", move_to="herons_reach")
    table.refuse("shadow", "not_offered", move_to="moria")
    table.shadow(move_to="lark_meadows")  # a ford is no obstacle
    assert table.units("lark_meadows") == {"orcs": 1}


def test_p9_the_river_is_not_crossed_without_a_ford() -> None:
    table = shadow_army_die("army gnat_mire shadow orcs 1").shadow(move_from="gnat_mire")
    assert "lark_meadows" not in table.options("shadow")
    assert "herons_reach" in table.options("shadow")
    table.refuse("shadow", "not_adjacent", move_to="lark_meadows")


def test_p22_strategic_movement_of_two_armies() -> None:
    table = shadow_army_die("army thornbank shadow orcs 1\narmy gnat_mire shadow wargs 1\narmy bonefield shadow orcs 1")
    table.shadow(move_from="thornbank", move_to="lark_meadows", move_from_2="gnat_mire", move_to_2="herons_reach")
    assert table.asked("free") == "act"  # two moves, no third
    assert set(table.state.armies) == {"lark_meadows", "herons_reach", "bonefield"}


def test_p22_moves_may_be_left_out() -> None:
    table = shadow_army_die("army thornbank shadow orcs 1\narmy gnat_mire shadow wargs 1")
    table.shadow(move_from="thornbank", move_to="lark_meadows", move_from_2="done")
    assert table.asked("free") == "act"


def test_p22_all_moves_may_be_left_out() -> None:
    text = "army thornbank shadow orcs 1\narmy gnat_mire shadow wargs 1"
    table = shadow_army_die(text).shadow(move_from="done")
    assert table.asked("free") == "act"
    assert table.units("thornbank") == {"orcs": 1} and table.units("gnat_mire") == {"wargs": 1}


def test_p22_the_same_army_may_move_again_with_another_die() -> None:
    table = Board("""
        dice shadow army army event
        dice free
        active shadow
        army thornbank shadow orcs 1
    """)
    table.shadow(act="army", action="move", move_from="thornbank", move_to="lark_meadows")
    table.shadow(act="army", action="move", move_from="lark_meadows", move_to="ruins_of_dale")
    assert table.units("ruins_of_dale") == {"orcs": 1}


def test_p22_the_eye_moves_armies_with_goblins() -> None:
    table = Board("""
        dice shadow lidless_eye
        active shadow
        army thornbank shadow orcs 2 goblins 1
        army gnat_mire shadow wargs 1
    """)
    table.shadow(act="lidless_eye", action="move")
    assert table.options("shadow") == ["done", "thornbank"]
    table.refuse("shadow", "needs_units", move_from="gnat_mire")
    table.refuse("shadow", "part_needs", move_from="thornbank", move_who={"orcs": 2})
    table.shadow(move_from="thornbank", move_who={"orcs": 1, "goblins": 1}, move_to="lark_meadows")
    assert table.asked("free") == "act"  # no other army with Goblins


# --- splitting (p. 22) ---------------------------------------------------------------------------------------------


def test_p22_three_parts() -> None:
    """5 units: 2 Great Orcs go west, 2 Orcs go south, 1 Orc stays; that uses up both movements."""
    table = shadow_army_die("army cracked_basin shadow orcs 3 great_orcs 2")
    table.shadow(move_from="cracked_basin", move_who={"great_orcs": 2}, move_to="thornbank")
    table.refuse("shadow", "same_goal", move_from="cracked_basin", move_who={"orcs": 2}, move_to="thornbank")
    table.shadow(move_from="cracked_basin", move_who={"orcs": 2}, move_to="gnat_mire")
    assert table.units("thornbank") == {"great_orcs": 2}
    assert table.units("gnat_mire") == {"orcs": 2}
    assert table.units("cracked_basin") == {"orcs": 1}
    assert table.asked("free") == "act"


def test_p22_both_parts_may_go_and_none_stay() -> None:
    table = shadow_army_die("army cracked_basin shadow orcs 1 great_orcs 2")
    table.shadow(move_from="cracked_basin", move_who={"great_orcs": 2}, move_to="thornbank")
    table.shadow(move_from="cracked_basin", move_to="gnat_mire")
    assert table.army("cracked_basin") is None


def test_p22_two_leaders_one_must_go() -> None:
    """3 Orcs, 2 Great Orcs and 2 tokens: with a Character die at least 1 token goes with the Great Orcs."""
    table = Board("dice shadow character\nactive shadow\narmy cracked_basin shadow orcs 3 great_orcs 2 leaders 2")
    table.shadow(act="character", action="march", move_from="cracked_basin")
    table.refuse("shadow", "part_needs_leadership", move_who={"great_orcs": 2})
    assert table.allows("shadow", {"great_orcs": 2, "leaders": 2})
    table.shadow(move_who={"great_orcs": 2, "leaders": 1}, move_to="thornbank", march_on="stop")
    assert (table.leaders("thornbank"), table.leaders("cracked_basin")) == (1, 1)


def test_p22_a_character_with_leadership_leads_but_bilbo_does_not() -> None:
    table = free_march("army camp free men_of_the_lake 2\nat camp bilbo dain")
    table.free(move_from="camp")
    table.refuse("free", "part_needs_leadership", move_who={"men_of_the_lake": 1, "bilbo": 1})
    table.refuse("free", "part_without_units", move_who={"dain": 1})
    assert table.allows("free", {"men_of_the_lake": 1, "dain": 1})
    alone = Board("dice free character\narmy camp free men_of_the_lake 2\nat camp bilbo")
    alone.refuse("free", "action_not_possible", act="character", action="march")


def test_p22_damage_is_split() -> None:
    """1 Man, 2 Archers, 2 damage: the Archers take 1 or 2 along, for the Man who stays can have only 1."""
    table = Board("dice free muster_army\narmy camp free men_of_the_lake 1 elven_archers 2 damage 2")
    table.free(act="muster_army", action="move", move_from="camp")
    assert table.allows("free", {"elven_archers": 2, "damage": 1})
    assert table.allows("free", {"elven_archers": 2, "damage": 2})
    table.refuse("free", "part_damage", move_who={"elven_archers": 2})
    table.refuse("free", "part_damage", move_who={"men_of_the_lake": 1, "damage": 2})
    table.refuse("free", "part_damage", move_who={"men_of_the_lake": 1, "elven_archers": 2, "damage": 1})
    table.free(move_who={"elven_archers": 2, "damage": 2}, move_to="ruins_of_dale", move_from="done")
    assert (table.damage("ruins_of_dale"), table.damage("camp")) == (2, 0)


def test_p20_tokens_left_behind_without_an_army_vanish() -> None:
    table = shadow_army_die("army cracked_basin shadow orcs 2 leaders 1").shadow(move_from="cracked_basin")
    table.shadow(move_who={"orcs": 2}, move_to="thornbank")
    assert (table.leaders("thornbank"), table.army("cracked_basin")) == (0, None)


def test_p20_tokens_left_behind_belong_to_an_army_that_has_just_come() -> None:
    table = shadow_army_die("army thornbank shadow orcs 2\narmy rubble_heath shadow wargs 2 leaders 2")
    table.shadow(move_from="thornbank", move_who={"orcs": 2}, move_to="rubble_heath")
    table.shadow(move_from="rubble_heath", move_who={"wargs": 2}, move_to="cracked_basin")
    assert (table.units("rubble_heath"), table.leaders("rubble_heath")) == ({"orcs": 2}, 2)


def test_p19_a_character_may_be_left_behind_and_then_stands_alone() -> None:
    table = Board("dice free muster_army\narmy camp free men_of_the_lake 1\nat camp dain")
    table.free(act="muster_army", action="move", move_from="camp")
    table.free(move_who={"men_of_the_lake": 1}, move_to="ruins_of_dale")
    assert (table.at("dain"), table.units("ruins_of_dale")) == ("camp", {"men_of_the_lake": 1})


# --- merging (p. 23) -----------------------------------------------------------------------------------------------


def test_p23_armies_merge_and_are_reduced_to_five_with_damage() -> None:
    table = shadow_army_die("army thornbank shadow orcs 3 damage 2\narmy rubble_heath shadow wargs 4 damage 3")
    table.shadow(move_from="thornbank", move_who={"orcs": 3, "damage": 2}, move_to="rubble_heath", move_from_2="done")
    table.refuse("shadow", "exactly", reduce={"orcs": 1})
    table.refuse("shadow", "amount", reduce={"orcs": 2, "damage": 5})
    assert table.allows("shadow", {"orcs": 1, "wargs": 1, "damage": 0})
    table.shadow(reduce={"orcs": 1, "wargs": 1, "damage": 4})
    assert (table.units("rubble_heath"), table.damage("rubble_heath")) == ({"orcs": 2, "wargs": 3}, 1)


def test_p23_reducing_must_leave_no_more_damage_than_units() -> None:
    table = shadow_army_die("army thornbank shadow orcs 3 damage 3\narmy rubble_heath shadow orcs 3 damage 3")
    table.shadow(move_from="thornbank", move_who={"orcs": 3, "damage": 3}, move_to="rubble_heath", move_from_2="done")
    table.refuse("shadow", "part_damage", reduce={"orcs": 1})
    table.shadow(reduce={"orcs": 1, "damage": 1})
    assert (table.units("rubble_heath"), table.damage("rubble_heath")) == ({"orcs": 5}, 5)


def test_p23_before_an_attack_armies_merge_first() -> None:
    table = Board("""
        dice shadow army
        active shadow
        army lark_meadows shadow orcs 3
        army herons_reach shadow orcs 3
        army fallow_acres free men_of_the_lake 1
    """)
    table.shadow(act="army", action="attack", attack_from="lark_meadows", attack_or_move="move_first")
    table.shadow(move_who={"orcs": 3}, move_to="herons_reach")
    assert table.units("herons_reach") == {"orcs": 5}  # all alike: nothing to choose
    assert table.options("shadow") == ["done", "fallow_acres"]


def test_p23_no_figure_moves_twice_in_a_strategic_movement() -> None:
    table = shadow_army_die("army thornbank shadow orcs 2\narmy rubble_heath shadow wargs 2")
    table.shadow(move_from="thornbank", move_who={"orcs": 2}, move_to="rubble_heath")
    table.refuse("shadow", "no_army_there", move_from="thornbank")
    table.refuse("shadow", "not_offered", move_from="rubble_heath", move_who={"orcs": 1})
    table.shadow(move_from="rubble_heath", move_who={"wargs": 2}, move_to="cracked_basin")
    assert (table.units("rubble_heath"), table.units("cracked_basin")) == ({"orcs": 2}, {"wargs": 2})


def test_p23_two_armies_may_change_places() -> None:
    table = shadow_army_die("army thornbank shadow orcs 2 damage 1\narmy rubble_heath shadow wargs 2 leaders 1")
    table.shadow(move_from="thornbank", move_who={"orcs": 2, "damage": 1}, move_to="rubble_heath")
    table.shadow(move_from="rubble_heath", move_who={"wargs": 2, "leaders": 1}, move_to="thornbank")
    assert (table.units("rubble_heath"), table.damage("rubble_heath")) == ({"orcs": 2}, 1)
    assert (table.units("thornbank"), table.leaders("thornbank")) == ({"wargs": 2}, 1)


def test_p23_no_character_moves_twice_in_a_strategic_movement() -> None:
    table = Board("""
        dice free muster_army
        army camp free men_of_the_lake 1
        army old_causeway free elven_archers 1
        at camp dain
        at old_causeway bard
    """)
    table.free(act="muster_army", action="move")
    table.free(move_from="camp", move_who={"men_of_the_lake": 1, "dain": 1}, move_to="old_causeway")
    table.refuse("free", "not_offered", move_from="old_causeway", move_who={"elven_archers": 1, "dain": 1})
    table.free(move_from="old_causeway", move_who={"elven_archers": 1, "bard": 1}, move_to="bellringers_mead")
    assert (table.at("dain"), table.at("bard")) == ("old_causeway", "bellringers_mead")


def test_p23_the_limit_is_tested_after_both_moves() -> None:
    table = shadow_army_die("army thornbank shadow orcs 3\narmy rubble_heath shadow wargs 4")
    table.shadow(move_from="thornbank", move_who={"orcs": 3}, move_to="rubble_heath")
    table.shadow(move_from="rubble_heath", move_who={"wargs": 4}, move_to="cracked_basin")
    assert table.asked("free") == "act"  # nobody had to be removed


# --- several regions (p. 23) ---------------------------------------------------------------------------------------


def test_p23_fast_movement_through_dale() -> None:
    """Dáin and 2 Soldiers go through Dale, where 4 units stand; only if they stop there, one of the six must go."""
    text = "army camp free dwarven_soldiers 2\nat camp dain\narmy ruins_of_dale free men_of_the_lake 4"
    table = free_march(text).free(
        move_from="camp", move_who={"dwarven_soldiers": 2, "dain": 1}, move_to="ruins_of_dale"
    )
    through = Board(text)  # to compare with
    through.match = table.match.copy()
    through.free(march_on="fallow_acres")
    assert through.units("fallow_acres") == {"dwarven_soldiers": 2}
    assert through.units("ruins_of_dale") == {"men_of_the_lake": 4}
    assert through.at("dain") == "fallow_acres"
    table.free(march_on="stop")
    table.refuse("free", "exactly", reduce={})
    table.free(reduce={"men_of_the_lake": 1})
    assert table.units("ruins_of_dale") == {"dwarven_soldiers": 2, "men_of_the_lake": 3}


def test_p23_an_army_splits_only_where_it_starts_and_picks_nobody_up() -> None:
    text = "army camp free dwarven_soldiers 2 leaders 1\narmy ruins_of_dale free men_of_the_lake 2"
    table = free_march(text).free(
        move_from="camp", move_who={"dwarven_soldiers": 2, "leaders": 1}, move_to="ruins_of_dale"
    )
    assert table.asked("free") == "march_on"  # no question who goes on
    table.free(march_on="herons_reach")
    assert table.units("herons_reach") == {"dwarven_soldiers": 2}


def test_p23_fast_movement_is_up_to_two_regions() -> None:
    table = free_march("army camp free dwarven_soldiers 1 leaders 1")
    table.free(move_from="camp", move_who={"dwarven_soldiers": 1, "leaders": 1}, move_to="ruins_of_dale")
    table.refuse("free", "not_adjacent", march_on="gnat_mire")
    table.free(march_on="herons_reach")
    assert table.asked("shadow") == "act"


def test_p23_fast_movement_stops_beside_an_enemy_army() -> None:
    table = free_march("army camp free dwarven_soldiers 1 leaders 1\narmy lark_meadows shadow orcs 1")
    table.free(move_from="camp", move_who={"dwarven_soldiers": 1, "leaders": 1}, move_to="ruins_of_dale")
    assert table.units("ruins_of_dale") == {"dwarven_soldiers": 1}
    assert table.asked("shadow") == "act"


def test_p23_a_ford_makes_neighbours_and_the_river_does_not() -> None:
    text = "army camp free dwarven_soldiers 1 leaders 1\narmy {} shadow orcs 1"
    who = {"dwarven_soldiers": 1, "leaders": 1}
    table = free_march(text.format("thistle_braes")).free(move_from="camp", move_who=who, move_to="old_causeway")
    assert table.asked("free") == "march_on"  # Sentry Ledge and Thistle Braes are not beside Old Causeway
    table.free(march_on="bellringers_mead")
    table = free_march("army lark_meadows free dwarven_soldiers 1 leaders 1\narmy thistle_braes shadow orcs 1")
    table.free(move_from="lark_meadows", move_who=who, move_to="bellringers_mead")
    assert table.asked("shadow") == "act"  # stopped: across Bell Ford


def test_p23_starting_beside_an_enemy_does_not_matter() -> None:
    table = free_march("army herons_reach free dwarven_soldiers 1 leaders 1\narmy lark_meadows shadow orcs 1")
    table.free(move_from="herons_reach", move_who={"dwarven_soldiers": 1, "leaders": 1}, move_to="fallow_acres")
    assert table.asked("free") == "march_on"


# --- control (p. 23) -----------------------------------------------------------------------------------------------


def test_p23_control_in_passing() -> None:
    table = Board(
        """
            dice shadow character
            active shadow
            army lark_meadows shadow orcs 1 leaders 1
            tokens ruins_of_dale dwarves_men
        """
    )
    table.shadow(act="character", action="march", move_from="lark_meadows", move_who={"orcs": 1, "leaders": 1})
    table.shadow(move_to="ruins_of_dale", march_on="camp")
    assert table.state.control == ["ruins_of_dale", "camp"]
    assert table.state.tokens == {}  # p. 24: also in passing


def test_p23_free_units_take_control_back_and_characters_do_not() -> None:
    table = Board("""
        dice free character character
        dice shadow event event event event
        control ruins_of_dale camp
        at ruins_of_dale dain
        army bramble_terraces free men_of_the_lake 1 leaders 1
        at bramble_terraces gandalf
    """)
    table.free(act="character", action="characters", character="gandalf", character_to="camp", character_2="done")
    assert table.state.control == ["ruins_of_dale", "camp"]
    table.shadow(act="event", action="skip")
    table.free(
        act="character", action="march", move_from="bramble_terraces", move_who={"men_of_the_lake": 1, "leaders": 1}
    )
    table.free(move_to="ruins_of_dale", march_on="camp")
    assert table.state.control == []


def test_p9_front_gate_is_controlled_like_a_settlement() -> None:
    table = shadow_army_die("army sentry_ledge shadow orcs 1").shadow(move_from="sentry_ledge", move_to="front_gate")
    assert table.state.control == ["front_gate"]


# --- recruitment tokens (p. 24) ------------------------------------------------------------------------------------


def recruit(text: str, side: str = "free", **chance: object) -> Board:
    table = Board(f"dice {side} muster\nactive {side}\n{text}")
    return table.chance(**chance).play(side, act="muster", action="recruit")


def test_p24_turn_up_one_token_in_each_of_two_regions() -> None:
    table = recruit("tokens camp dwarves_men dwarves_men\ntokens lower_slopes elves\ntokens ravenhill elves")
    table.chance(token_dwarves_men="men_of_the_lake:1").free(recruit="camp")
    table.refuse("free", "recruit_elsewhere", recruit="camp")  # two different regions
    table.chance(token_elves="elven_archers:1").free(recruit="lower_slopes")
    assert (table.units("camp"), table.units("lower_slopes")) == ({"men_of_the_lake": 1}, {"elven_archers": 1})
    assert table.state.tokens == {"camp": ["dwarves_men"], "ravenhill": ["elves"]}
    assert len(table.state.faces["elves"]) == 19  # a token turned up leaves the game
    assert table.asked("shadow") == "act"


def test_p24_one_token_is_enough() -> None:
    table = recruit("tokens camp dwarves_men\ntokens ravenhill elves")
    table.chance(token_dwarves_men="men_of_the_lake:1").free(recruit="camp", recruit_2="done")
    assert table.asked("shadow") == "act"


def test_p12_nobody_must_turn_up_a_token() -> None:
    table = recruit("tokens camp dwarves_men\ntokens ravenhill elves").free(recruit="done")
    assert table.asked("shadow") == "act" and len(table.state.tokens) == 2


def test_p24_a_token_may_show_two_units() -> None:
    table = recruit("tokens bonefield shadow", "shadow").chance(token_shadow="orcs:2").shadow(recruit="bonefield")
    assert table.units("bonefield") == {"orcs": 2}


def test_p24_nobody_turns_up_the_tokens_of_the_other() -> None:
    table = recruit("tokens camp dwarves_men\ntokens bonefield shadow")
    table.refuse("free", "no_token_there", recruit="bonefield")


SOLDIERS_OUT = "army ravenhill free dwarven_soldiers 5\ntokens camp dwarves_men"


def test_p24_token_substitute() -> None:
    """A Soldier is shown, all five are on the board: a Man or a Veteran instead."""
    table = recruit(SOLDIERS_OUT).chance(token_dwarves_men="dwarven_soldiers:1").free(recruit="camp")
    assert set(table.options("free")) >= {"men_of_the_lake", "dwarven_veterans"}
    table.refuse("free", "substitute_group", substitute="dwarven_soldiers")
    table.refuse("free", "substitute_group", substitute="elven_archers")  # another group
    table.free(substitute="dwarven_veterans")
    assert table.units("camp") == {"dwarven_veterans": 1}


def test_p24_the_substitute_is_a_may() -> None:
    table = recruit(SOLDIERS_OUT).chance(token_dwarves_men="dwarven_soldiers:1").free(recruit="camp", substitute="none")
    assert table.units("camp") == {}
    assert "camp" not in table.state.tokens  # the token is spent


def test_p24_goblins_are_no_substitute() -> None:
    text = "tokens bonefield shadow\narmy ashen_hollow shadow great_orcs 6\narmy warg_wallow shadow wargs 12"
    table = recruit(text, "shadow").chance(token_shadow="great_orcs:1").shadow(recruit="bonefield")
    table.refuse("shadow", "substitute_group", substitute="goblins")
    table.shadow(substitute="orcs")
    assert table.units("bonefield") == {"orcs": 1}


def test_p24_two_units_are_replaced_one_by_one() -> None:
    text = "tokens bonefield shadow\narmy ashen_hollow shadow orcs 35\narmy warg_wallow shadow wargs 11"
    table = recruit(text, "shadow").chance(token_shadow="orcs:2").shadow(recruit="bonefield", substitute="wargs")
    assert table.units("bonefield") == {"orcs": 1, "wargs": 1}


def test_p24_if_the_group_has_run_out_the_token_is_spent_in_vain() -> None:
    text = "tokens bonefield shadow\narmy ashen_hollow shadow orcs 36 great_orcs 6\narmy warg_wallow shadow wargs 12"
    table = recruit(text, "shadow").chance(token_shadow="wargs:1").shadow(recruit="bonefield")
    assert table.units("bonefield") == {}
    assert table.asked("free") == "act"


def test_p24_enemy_tokens_are_removed_unseen_and_go_back_to_the_supply() -> None:
    table = shadow_army_die(
        "army lark_meadows shadow orcs 1\ntokens ruins_of_dale dwarves_men dwarves_men:dwarven_veterans:1"
    )
    assert len(table.state.faces["dwarves_men"]) == 16
    table.shadow(move_from="lark_meadows", move_to="ruins_of_dale")
    assert table.state.tokens == {}
    assert len(table.state.faces["dwarves_men"]) == 17  # also the one somebody had looked at
    assert "unit" not in table.heard("tokens_removed")[0]


def test_p24_own_tokens_stay_when_an_army_passes() -> None:
    table = Board("dice free muster_army\narmy camp free men_of_the_lake 1\ntokens ruins_of_dale elves")
    table.free(act="muster_army", action="move", move_from="camp", move_to="ruins_of_dale")
    assert table.state.tokens == {"ruins_of_dale": ["elves"]}


def test_p24_tokens_are_laid_in_own_settlements_without_enemies() -> None:
    table = Board("""
        activated bard
        at old_causeway bard
        control camp
        army lower_slopes shadow orcs 1
    """)
    table.free(act="bard", bard="lay_token")
    assert "front_gate" not in table.options("free")  # no settlement
    assert "camp" not in table.options("free")  # an enemy control marker
    assert "lower_slopes" not in table.options("free")  # an enemy army
    table.refuse("free", "token_home", token_place="camp")
    table.free(token_place="ravenhill")
    assert table.state.tokens == {"ravenhill": ["dwarves_men"]}


def test_p24_no_token_is_laid_when_its_group_is_used_up() -> None:
    tokens = " ".join(["dwarves_men"] * 17)
    table = Board(f"activated bard\nat old_causeway bard\ntokens ravenhill {tokens}")
    table.refuse("free", "ability_not_ready", act="bard")


# --- direct recruiting, stacking (p. 25) ---------------------------------------------------------------------------


def test_p25_direct_recruiting_needs_a_figure_in_the_supply() -> None:
    table = Board("""
        dice free muster
        fate 6
        army ravenhill free dwarven_veterans 5
    """)
    table.free(act="muster", action="enter")
    assert table.at("thorin") == "front_gate"
    assert table.army("front_gate") is None  # no sixth Veteran


def test_p25_recruiting_over_the_limit_the_player_chooses_who_goes() -> None:
    table = recruit("army camp free men_of_the_lake 3 dwarven_soldiers 2 damage 2\ntokens camp dwarves_men")
    table.chance(token_dwarves_men="dwarven_veterans:1").free(recruit="camp")
    table.refuse("free", "exactly", reduce={"men_of_the_lake": 2})
    table.refuse("free", "not_offered", reduce={"men_of_the_lake": 1, "damage": 2})  # no damage goes along (C13)
    table.free(reduce={"men_of_the_lake": 1})
    assert table.units("camp") == {"dwarven_soldiers": 2, "dwarven_veterans": 1, "men_of_the_lake": 2}
    assert table.damage("camp") == 2


def test_p10_mustering_regions_have_no_limit_for_the_shadow() -> None:
    table = recruit("army bonefield shadow orcs 5\ntokens bonefield shadow", "shadow")
    table.chance(token_shadow="orcs:2").shadow(recruit="bonefield")
    assert table.units("bonefield") == {"orcs": 7}


def test_p10_for_the_free_peoples_a_mustering_region_has_the_usual_limit() -> None:
    table = Board("dice free muster_army\narmy gnat_mire free men_of_the_lake 2\narmy bonefield free men_of_the_lake 5")
    table.free(
        act="muster_army", action="move", move_from="gnat_mire", move_who={"men_of_the_lake": 2}, move_to="bonefield"
    )
    table.free(move_from="done")
    assert table.units("bonefield") == {"men_of_the_lake": 5}


def test_p21_leaving_a_mustering_region_the_limit_holds_again() -> None:
    table = shadow_army_die("army bonefield shadow orcs 7")
    table.shadow(move_from="bonefield", move_who={"orcs": 7}, move_to="gnat_mire")
    assert table.units("gnat_mire") == {"orcs": 5}


# --- goblins and passes (p. 24, 25) --------------------------------------------------------------------------------


def eye(text: str) -> Board:
    return Board(f"dice shadow lidless_eye\nactive shadow\n{text}")


def test_p24_goblin_recruitment_puts_one_on_each_point() -> None:
    table = eye("army goblin_point_east shadow goblins 1").shadow(act="lidless_eye", action="goblins")
    assert table.split("shadow").default == {"goblin_point_west": 1, "goblin_point_east": 1}
    table.refuse("shadow", "amount", goblin_points={"goblin_point_east": 2})
    table.shadow(goblin_points={"goblin_point_east": 1, "goblin_point_west": 1})
    assert table.units("goblin_point_east") == {"goblins": 2}
    assert table.units("goblin_point_west") == {"goblins": 1}


def test_p12_one_goblin_may_be_saved() -> None:
    table = eye("").shadow(act="lidless_eye", action="goblins")
    table.refuse("shadow", "too_few", goblin_points={})  # that is to let the die lapse
    table.shadow(goblin_points={"goblin_point_east": 1})
    assert table.units("goblin_point_east") == {"goblins": 1} and not table.units("goblin_point_west")


def test_p24_the_last_goblin_goes_where_the_shadow_wants() -> None:
    table = eye("army bonefield shadow goblins 11").shadow(
        act="lidless_eye", action="goblins", goblin_points={"goblin_point_west": 1}
    )
    assert table.units("goblin_point_west") == {"goblins": 1}
    eye("army bonefield shadow goblins 12").refuse("shadow", "action_not_possible", act="lidless_eye", action="goblins")


def test_p25_a_pass_is_closed_until_five_units_stand_on_its_point() -> None:
    table = eye("army goblin_point_west shadow goblins 4")
    table.refuse("shadow", "action_not_possible", act="lidless_eye", action="move")
    table = eye("army goblin_point_west shadow goblins 4\ndice shadow lidless_eye lidless_eye event\ndice free")
    table.shadow(act="lidless_eye", action="goblins", goblin_points={"goblin_point_west": 1})
    assert table.state.open_passes == ["pass_west"]
    table.shadow(
        act="lidless_eye", action="move", move_from="goblin_point_west", move_who={"goblins": 2}, move_to="pass_west"
    )
    assert (table.units("goblin_point_west"), table.units("pass_west")) == ({"goblins": 3}, {"goblins": 2})


def test_p25_an_open_pass_stays_open() -> None:
    table = eye("open pass_west\narmy goblin_point_west shadow goblins 1")
    table.shadow(act="lidless_eye", action="move", move_from="goblin_point_west", move_to="pass_west")
    assert table.units("pass_west") == {"goblins": 1}


def test_p25_each_point_opens_its_own_pass() -> None:
    table = eye("army goblin_point_west shadow goblins 4\narmy goblin_point_east shadow goblins 1")
    table.shadow(act="lidless_eye", action="goblins", goblin_points={"goblin_point_west": 1, "goblin_point_east": 1})
    assert table.state.open_passes == ["pass_west"]


def test_p25_from_a_pass_only_to_its_exit_and_never_back() -> None:
    text = "open pass_west pass_east\narmy pass_west shadow goblins 2\narmy goat_stair shadow orcs 1 goblins 1"
    table = eye(text).shadow(act="lidless_eye", action="move")
    table.shadow(move_from="pass_west", move_who={"goblins": 2})
    assert table.options("shadow") == ["goat_stair"]
    table = eye(text).shadow(act="lidless_eye", action="move", move_from="goat_stair", move_who={"goblins": 1})
    assert "pass_west" not in table.options("shadow")
    table.refuse("shadow", "not_adjacent", move_to="pass_west")


def test_p25_other_dice_move_armies_on_points_and_passes_too() -> None:
    table = shadow_army_die("open pass_west\narmy goblin_point_west shadow goblins 2\narmy pass_west shadow goblins 1")
    table.shadow(move_from="pass_west", move_to="goat_stair")
    table.shadow(move_from="goblin_point_west", move_who={"goblins": 2}, move_to="pass_west")
    assert (table.units("goat_stair"), table.units("pass_west")) == ({"goblins": 1}, {"goblins": 2})


def test_p25_a_pass_is_no_neighbour_for_fast_movement() -> None:
    text = "dice shadow character\nactive shadow\nopen pass_west\narmy {} shadow goblins 2 leaders 1"
    who = {"goblins": 2, "leaders": 1}
    table = Board(text.format("goblin_point_west")).shadow(act="character", action="march")
    table.shadow(move_from="goblin_point_west", move_who=who, move_to="pass_west")
    assert table.asked("free") == "act"  # no second step
    table = Board(text.format("pass_west")).shadow(act="character", action="march")
    table.shadow(move_from="pass_west", move_who=who, move_to="goat_stair")
    assert table.asked("free") == "act"


def test_p25_an_army_in_the_pass_stops_nobody() -> None:
    text = "open pass_west\narmy pass_west shadow goblins 2\narmy camp free men_of_the_lake 1 leaders 1"
    table = free_march(text).free(move_from="camp", move_who={"men_of_the_lake": 1, "leaders": 1}, move_to="goat_stair")
    assert table.asked("free") == "march_on"


def test_p25_the_limit_of_five_holds_in_a_pass() -> None:
    table = eye("open pass_west\narmy goblin_point_west shadow goblins 4\narmy pass_west shadow goblins 3")
    table.shadow(
        act="lidless_eye", action="move", move_from="goblin_point_west", move_who={"goblins": 4}, move_to="pass_west"
    )
    table.shadow(move_from="done")
    assert table.units("pass_west") == {"goblins": 5}


def test_p13_goblin_attack_moves_into_the_pass_and_attacks_out_of_it() -> None:
    table = eye("open pass_west\narmy goblin_point_west shadow goblins 3\narmy goat_stair free dwarven_soldiers 3")
    table.shadow(act="lidless_eye", action="attack", attack_from="goblin_point_west", attack_or_move="move_first")
    table.shadow(move_who={"goblins": 3}, move_to="pass_west")
    assert table.options("shadow") == ["done", "goat_stair"]
    table.shadow(attack_target="goat_stair")
    assert table.fight().origins == ["pass_west"]


def test_p26_without_a_goblin_left_after_merging_there_is_no_goblin_attack() -> None:
    table = eye("""
        army lark_meadows shadow goblins 1
        army herons_reach shadow orcs 5
        army fallow_acres free men_of_the_lake 1
    """)
    table.shadow(act="lidless_eye", action="attack", attack_from="lark_meadows", attack_or_move="move_first")
    table.shadow(move_to="herons_reach", reduce={"goblins": 1})
    assert table.asked("free") == "act"


# --- rallying (p. 25) ----------------------------------------------------------------------------------------------


def rally(text: str) -> Board:
    return Board(f"dice free muster\n{text}").free(act="muster", action="rally")


def test_p25_rally_a_die_a_unit_five_or_six_removes_a_token() -> None:
    table = rally("army camp free men_of_the_lake 4 damage 3\narmy ravenhill free elven_archers 2 damage 2")
    table.chance(rally=[5, 4, 6, 1]).free(rally="camp")
    assert table.damage("camp") == 1
    table.free(casualties={})
    table.chance(rally=[1, 1]).free(rally="ravenhill", casualties={"elven_archers": 1, "damage": 2})
    assert (table.units("ravenhill"), table.damage("ravenhill")) == ({"elven_archers": 1}, 0)
    assert table.asked("shadow") == "act"


def test_p25_rally_two_different_armies() -> None:
    table = rally("army camp free men_of_the_lake 2 damage 2\narmy ravenhill free elven_archers 2 damage 2")
    table.chance(rally=[1, 1]).free(rally="camp", casualties={})
    table.refuse("free", "rally_elsewhere", rally="camp")
    table.free(rally="done")
    assert table.asked("shadow") == "act"


def test_p25_rally_rerolls_by_leadership_and_the_new_result_stands() -> None:
    table = rally("army camp free men_of_the_lake 3 damage 3 leaders 1\nat camp dain")
    table.chance(rally=[4, 4, 1]).free(rally="camp")
    assert table.split("free").most == 3
    table.refuse("free", "amount", reroll={"miss": 4})
    table.chance(rally_reroll=[5, 1]).free(reroll={"miss": 2})
    assert table.damage("camp") == 2
    assert table.asked("free") == "casualties"  # and no second re-roll


def test_p25_rally_without_leadership_has_no_reroll() -> None:
    table = rally("army camp free men_of_the_lake 1 damage 1").chance(rally=[1]).free(rally="camp")
    assert table.asked("free") == "casualties"


def test_p25_only_damaged_armies_rally() -> None:
    Board("dice free muster\narmy camp free men_of_the_lake 2").refuse(
        "free", "action_not_possible", act="muster", action="rally"
    )


def test_p28_rallying_does_not_mend_a_fortification() -> None:
    table = rally("army ravenhill free elven_archers 2 damage 1\nfort ravenhill 3")
    table.chance(rally=[6, 6]).free(rally="ravenhill")
    assert table.state.fortifications["ravenhill"] == 3


@pytest.mark.parametrize("die", ["character", "event"])
def test_p13_only_a_muster_symbol_rallies(die: str) -> None:
    table = Board(f"dice free {die}\narmy camp free men_of_the_lake 2 damage 1 leaders 1")
    table.refuse("free", "action_not_possible", act=die, action="rally")
