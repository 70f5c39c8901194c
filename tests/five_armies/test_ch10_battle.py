"""Chapter X: battle. Every example of pages 26 to 30, and every sentence that can go wrong."""

import pytest

from engine.five_armies.combat import Mod
from tests.five_armies.board import Board, battle


def hills(shadow: str = "orcs 3", free: str = "men_of_the_lake 3", more: str = "", **chance: object) -> Board:
    """Shadow attacks over open ground into the hills, which nobody of these favours: no ford, no slope, no draw."""
    text = f"army fallow_acres shadow {shadow}\narmy bramble_terraces free {free}\n{more}"
    return battle(text, "shadow", "bramble_terraces", "fallow_acres", **chance)


def sally(free: str = "men_of_the_lake 3", shadow: str = "orcs 3", more: str = "", **chance: object) -> Board:
    """The other way round: the Free Peoples attack into the hills."""
    text = f"army fallow_acres free {free}\narmy bramble_terraces shadow {shadow}\n{more}"
    return battle(text, "free", "bramble_terraces", "fallow_acres", **chance)


# --- beginning a battle (p. 26) ------------------------------------------------------------------------------------


def test_p26_attack_only_a_neighbouring_region() -> None:
    table = Board("""
        dice shadow army
        active shadow
        army fallow_acres shadow orcs 2
        army bramble_terraces free men_of_the_lake 1
        army ravenhill free elven_spearmen 1
        army fallen_bridge free elven_archers 1
    """)
    table.shadow(act="army", action="attack", attack_from="fallow_acres", attack_or_move="attack_here")
    assert table.options("shadow") == ["bramble_terraces", "done"]
    table.refuse("shadow", "no_target", attack_target="ravenhill")
    table.refuse("shadow", "no_target", attack_target="fallen_bridge")  # across the river, without a ford


def test_p26_a_character_die_needs_leadership_to_attack() -> None:
    text = """
        dice shadow character
        active shadow
        army fallow_acres shadow orcs 2{}
        army bramble_terraces free men_of_the_lake 1
    """
    Board(text.format("")).refuse("shadow", "action_not_possible", act="character", action="attack")
    table = Board(text.format(" leaders 1"))
    table.shadow(act="character", action="attack", attack_from="fallow_acres", attack_or_move="attack_here")
    assert "bramble_terraces" in table.options("shadow")


def test_p26_of_several_armies_only_those_with_leadership_attack_with_a_character_die() -> None:
    table = Board("""
        dice shadow character
        active shadow
        army fallow_acres shadow orcs 2
        army lark_meadows shadow orcs 2 leaders 1
        army bramble_terraces free men_of_the_lake 1
        army bellringers_mead free men_of_the_lake 1
    """)
    table.shadow(act="character", action="attack")
    assert table.options("shadow") == ["lark_meadows"]
    table.refuse("shadow", "needs_leadership", attack_from="fallow_acres")
    table.refuse("shadow", "no_army_there", attack_from="bramble_terraces")


def test_p26_the_eye_needs_a_goblin_to_attack() -> None:
    text = """
        dice shadow lidless_eye
        active shadow
        army fallow_acres shadow orcs 2{}
        army bramble_terraces free men_of_the_lake 1
    """
    Board(text.format("")).refuse("shadow", "action_not_possible", act="lidless_eye", action="attack")
    table = Board(text.format(" goblins 1"))
    table.shadow(act="lidless_eye", action="attack", attack_from="fallow_acres", attack_or_move="attack_here")
    assert "bramble_terraces" in table.options("shadow")


def test_p26_terrain_superiority_counts_units_not_strength() -> None:
    table = battle(
        "army herons_reach shadow orcs 3\narmy fallow_acres free elven_spearmen 2 dwarven_veterans 2",
        "shadow", "fallow_acres", "herons_reach", event="EV-A01",
    )  # fmt: skip
    assert table.state.hands == {"free": [], "shadow": ["EV-A01"]}  # 3 Orcs against 2 Spearmen on the plain


def test_p26_terrain_is_that_of_the_defender() -> None:
    table = battle(
        "army herons_reach shadow great_orcs 1\narmy ruins_of_dale free dwarven_soldiers 5",
        "shadow", "ruins_of_dale", "herons_reach", event="EV-A01",
    )  # fmt: skip
    assert table.state.hands["shadow"] == ["EV-A01"]  # Great Orcs favour ruins, Soldiers do not


def test_p26_the_defender_can_have_terrain_superiority() -> None:
    table = hills(free="elven_archers 1", event="EV-A02")
    assert table.state.hands["free"] == ["EV-A02"]


def test_p26_no_superiority_in_a_draw() -> None:
    table = hills(shadow="wargs 2 orcs 3", free="elven_archers 2")
    assert table.state.hands == {"free": [], "shadow": []}
    assert table.fight().superiority == ""


def test_p26_the_card_for_superiority_falls_under_the_hand_limit_at_once() -> None:
    hand = "hand shadow EV-A02 EV-A03 EV-A04 SH-01 SH-02 SH-03"
    table = hills(shadow="wargs 1", more=hand, event="EV-A01")
    assert table.asked() == "discard"
    table.refuse("shadow", "too_few", discard={})
    table.shadow(discard={"SH-02": 1})
    assert len(table.state.hands["shadow"]) == 6
    assert table.asked("shadow") == "maneuver"


def test_p26_prepared_hands() -> None:
    table = hills(
        shadow="orcs 2 goblins 1",
        free="men_of_the_lake 2 dwarven_veterans 1",
        more="hand free EV-A01 FP-01\nhand shadow EV-A02 SH-01",
    )
    assert table.options("free") == ["EV-A01", "dwarven_veterans", "men_of_the_lake", "regroup"]
    assert table.options("shadow") == ["EV-A02", "goblins", "orcs", "regroup"]
    table.refuse("free", "story_in_combat", maneuver="FP-01")  # stories are laid aside
    table.refuse("free", "maneuver_not_here", maneuver="elven_archers")
    table.refuse("shadow", "not_in_hand", maneuver="EV-A01")


def test_p26_special_maneuvers_come_to_hand_with_thorin_and_bats() -> None:
    table = hills(more="at bramble_terraces thorin\nbats southern_spur 1 valley 2")
    assert "thorins_mighty_strokes" in table.options("free")
    assert "vampire_like" in table.options("shadow")
    table = hills(more="at camp thorin\nbats valley 2")  # the bats are in the attacker's territory only
    assert "thorins_mighty_strokes" not in table.options("free")
    assert "vampire_like" not in table.options("shadow")


# --- step 1: maneuver ----------------------------------------------------------------------------------------------


def test_p26_maneuvers_are_secret_and_simultaneous() -> None:
    table = hills()
    table.shadow(maneuver="orcs")
    assert table.owing() == "free"
    assert table.match.locked == ["shadow"]
    assert "orcs" not in str(table.match.view("free")["battle"]["sides"]["shadow"]["card"])
    table.match.retract("shadow")
    table.shadow(maneuver="regroup")
    table.chance(combat_shadow=[1, 1, 1], combat_free=[1, 1, 1])
    table.free(maneuver="men_of_the_lake")
    assert table.fight().cards == {"shadow": "regroup", "free": "men_of_the_lake"}


def test_p26_a_card_must_be_played_each_round() -> None:
    table = hills()
    table.refuse("free", "not_offered", maneuver="none")
    table.refuse("free", "malformed", maneuver=None)


def test_p27_a_used_unit_card_comes_back_with_regroup_only() -> None:
    table = hills()
    table.round(shadow="orcs", free="men_of_the_lake").shadow(press_on="continue").free(hold="stay")
    assert table.options("shadow") == ["regroup"]
    table.refuse("shadow", "maneuver_used", maneuver="orcs")
    table.round().shadow(press_on="continue").free(hold="stay")
    assert table.options("shadow") == ["orcs", "regroup"]
    table.round().shadow(press_on="continue").free(hold="stay")  # Regroup comes back to hand, too
    assert "regroup" in table.options("free")


def test_p27_event_cards_played_in_combat_are_discarded() -> None:
    table = hills(more="hand free EV-A01")
    for seat, card in (("free", "EV-A01"), ("shadow", "regroup")):
        table.chance() if seat == "free" else table.chance(combat_shadow=[1, 1, 1], combat_free=[1, 1, 1])
        table.play(seat, maneuver=card)
    assert table.state.hands["free"] == []
    assert table.state.discards["event"] == ["EV-A01"]


def test_p27_strokes_come_back_with_regroup_only() -> None:
    table = hills(shadow="orcs 5", more="at bramble_terraces thorin")
    table.round(free="thorins_mighty_strokes", shadow="orcs").free(reroll={})
    assert table.damage("fallow_acres") == 1  # without any hit: independent of the roll
    table.shadow(casualties={}, press_on="continue").free(hold="stay")
    assert "thorins_mighty_strokes" not in table.options("free")
    table.round().free(reroll={}).shadow(casualties={}, press_on="continue").free(hold="stay")
    assert "thorins_mighty_strokes" in table.options("free")


# --- step 2: combat roll -------------------------------------------------------------------------------------------


def test_p27_black_dice() -> None:
    """2 Orcs and 1 Great Orc have strength 4; with the Great Orcs' card, 3 dice are white and 1 is black."""
    table = hills(shadow="orcs 2 great_orcs 1", free="dwarven_soldiers 1")
    table.round(shadow="great_orcs", shadow_dice=[5, 1, 1, 1], free_dice=[1])
    dice = table.fight().dice["shadow"]
    assert [die.black for die in dice] == [True, False, False, False]
    assert table.asked("shadow") == "ability_use"  # the black one has hit


def test_p27_without_a_black_hit_there_is_no_ability() -> None:
    table = hills(shadow="orcs 2 great_orcs 1", free="dwarven_soldiers 1 men_of_the_lake 2")
    table.round(shadow="great_orcs", shadow_dice=[4, 6, 5, 1])
    assert table.asked("free") == "casualties"
    assert table.damage("bramble_terraces") == 2  # white or black, a hit is a hit


def test_p27_a_black_hit_in_the_leader_reroll_counts() -> None:
    table = hills(shadow="orcs 2 great_orcs 1 leaders 1", free="elven_archers 1")
    table.round(shadow="great_orcs", shadow_dice=[4, 1, 1, 1])
    table.chance(reroll_shadow_black=[5]).shadow(reroll={"black": 1})
    assert table.asked("shadow") == "ability_use"


def test_p27_at_most_five_dice() -> None:
    table = hills(shadow="orcs 4 great_orcs 1", free="elven_archers 1")  # strength 6
    assert table.fight().dice_number(table.state, "shadow") == 5
    table = hills(shadow="orcs 1 wargs 1", free="elven_archers 1")
    assert table.fight().dice_number(table.state, "shadow") == 2


def test_p27_no_more_black_dice_than_dice() -> None:
    table = battle(
        "army bonefield free men_of_the_lake 1\narmy howling_gully shadow orcs 7",
        "free", "howling_gully", "bonefield",
    )  # fmt: skip
    table.round(shadow="orcs", free_dice=[1], shadow_dice=[1] * 5)
    assert sum(die.black for die in table.fight().dice["shadow"]) == 5


def test_p27_the_attacker_announces_first() -> None:
    table = hills()
    table.round(shadow="orcs", free="men_of_the_lake", shadow_dice=[5, 1, 1], free_dice=[5, 1, 1])
    assert table.owing() == "shadow"
    table.shadow(ability_use="use")
    assert table.owing() == "free"
    table.refuse("free", "not_offered", ability_use="negate")
    table.free(ability_use="decline")
    assert table.damage("bramble_terraces") == 1


def test_p27_an_ability_may_be_left_unused() -> None:
    table = hills()
    table.round(free="men_of_the_lake", shadow_dice=[5, 1, 1], free_dice=[5, 1, 1])
    table.free(ability_use="decline")
    assert table.damage("bramble_terraces") == 1


# --- target numbers (p. 27) ----------------------------------------------------------------------------------------


def test_p27_the_target_is_five() -> None:
    table = hills()
    assert (table.target("shadow"), table.target("free")) == (5, 5)
    table.round(shadow_dice=[5, 4, 6], free_dice=[4, 4, 5])
    assert (table.damage("bramble_terraces"), table.damage("fallow_acres")) == (2, 1)


def test_p27_against_a_fortification_six_until_it_is_broken() -> None:
    table = battle(
        "army lower_slopes shadow orcs 3\narmy ravenhill free men_of_the_lake 3\nfort ravenhill 2",
        "shadow", "ravenhill", "lower_slopes",
    )  # fmt: skip
    assert (table.target("shadow"), table.target("free")) == (6, 5)
    table.round(shadow_dice=[6, 5, 5])
    assert table.state.fortifications["ravenhill"] == 3
    assert table.damage("ravenhill") == 0
    table.shadow(press_on="continue").free(hold="stay")
    assert table.target("shadow") == 5


def test_p27_against_a_standing_fortification_six_in_every_round() -> None:
    table = battle(
        "army lower_slopes shadow orcs 3\narmy ravenhill free men_of_the_lake 3", "shadow", "ravenhill", "lower_slopes"
    )
    table.round().shadow(press_on="continue").free(hold="stay")
    assert table.target("shadow") == 6


def test_p28_the_target_stays_six_in_the_round_in_which_it_breaks() -> None:
    table = battle(
        "army lower_slopes shadow orcs 3 leaders 1\narmy ravenhill free men_of_the_lake 3\nfort ravenhill 2",
        "shadow", "ravenhill", "lower_slopes",
    )  # fmt: skip
    table.round(shadow_dice=[6, 6, 1])
    table.chance(reroll_shadow_white=[5]).shadow(reroll={"white": 1})  # still a miss
    assert table.state.fortifications["ravenhill"] == 3
    assert table.damage("ravenhill") == 1


def test_p27_across_a_ford_six_in_the_first_round_only() -> None:
    table = battle(
        "army gnat_mire shadow wargs 2\narmy herons_reach free elven_archers 2", "shadow", "herons_reach", "gnat_mire"
    )
    assert (table.target("shadow"), table.target("free")) == (6, 5)
    table.round().shadow(press_on="continue").free(hold="stay")
    assert table.target("shadow") == 5


def test_p27_up_a_slope_six_in_the_first_round_only() -> None:
    table = battle(
        "army thistle_braes shadow orcs 2\narmy sentry_ledge free elven_archers 2",
        "shadow", "sentry_ledge", "thistle_braes",
    )  # fmt: skip
    assert table.target("shadow") == 6
    table.round().shadow(press_on="continue").free(hold="stay")
    assert table.target("shadow") == 5


def test_p27_down_a_slope_five() -> None:
    table = battle(
        "army sentry_ledge shadow orcs 2\narmy thistle_braes free men_of_the_lake 2",
        "shadow", "thistle_braes", "sentry_ledge",
    )  # fmt: skip
    assert table.target("shadow") == 5


def test_p25_an_attack_out_of_a_pass_is_not_up_a_slope() -> None:
    table = battle(
        "army pass_west shadow goblins 1\nopen pass_west\narmy goat_stair free dwarven_soldiers 1",
        "shadow", "goat_stair", "pass_west",
    )  # fmt: skip
    assert table.target("shadow") == 5


@pytest.mark.parametrize(("n", "target"), [(1, 4), (3, 2), (9, 2), (-1, 6), (-9, 6)])
def test_p27_never_under_two_nor_over_six(n: int, target: int) -> None:
    table = hills()
    table.fight().mods.append(Mod("shadow", "roll", n))
    assert table.target("shadow") == target


def test_p27_a_modifier_may_be_for_one_of_the_rolls() -> None:
    fight = hills().fight()
    fight.mods.append(Mod("shadow", "roll", 1, roll="combat"))
    state = hills().state
    assert (fight.target(state, "shadow", "combat"), fight.target(state, "shadow", "reroll")) == (4, 5)


# --- step 3: leader re-roll ----------------------------------------------------------------------------------------


def test_p28_leader_reroll() -> None:
    """Soldiers, a Veteran, Dáin and a token: strength 4, Leadership 3; 2, 3, 3, 4 miss, three are rolled again."""
    table = hills(
        free="dwarven_soldiers 2 dwarven_veterans 1 leaders 1", shadow="wargs 2", more="at bramble_terraces dain"
    )
    table.round(free="dwarven_veterans", free_dice=[2, 3, 3, 4])
    assert table.split("free").items == {"black": 1, "white": 3}
    table.refuse("free", "too_many", reroll={"black": 1, "white": 3})
    table.chance(reroll_free_black=[6], reroll_free_white=[5, 1]).free(reroll={"black": 1, "white": 2})
    assert table.asked("free") == "ability_use"
    table.free(ability_use="decline")
    assert table.damage("fallow_acres") == 2


def test_p28_only_misses_are_rolled_again_and_only_once() -> None:
    table = hills(shadow="orcs 3 leaders 3")
    table.round(shadow_dice=[5, 1, 2])
    table.refuse("shadow", "amount", reroll={"white": 3})
    table.chance(reroll_shadow_white=[1, 1]).shadow(reroll={"white": 2})
    assert table.asked("free") == "casualties"  # no third roll, although Leadership is 3


def test_p28_no_leadership_no_reroll() -> None:
    assert hills().round().asked() == "press_on"


def test_p28_rerolling_is_optional_and_simultaneous() -> None:
    table = hills(shadow="orcs 3 leaders 1", free="men_of_the_lake 3 leaders 1")
    table.round()
    assert table.owing() == "free shadow"
    table.shadow(reroll={}).free(reroll={})
    assert table.asked() == "press_on"


# --- step 4: damage ------------------------------------------------------------------------------------------------


def test_p28_each_hit_is_a_damage_token_on_both_sides_at_once() -> None:
    table = hills(shadow="orcs 1", free="men_of_the_lake 1")
    table.round(shadow_dice=[5], free_dice=[6])
    assert (table.damage("bramble_terraces"), table.damage("fallow_acres")) == (1, 1)


def test_p28_a_fortification_takes_damage_first_and_keeps_it() -> None:
    table = battle(
        "army lower_slopes shadow orcs 5\narmy ravenhill free men_of_the_lake 4\nfort ravenhill 1",
        "shadow", "ravenhill", "lower_slopes",
    )  # fmt: skip
    table.round(shadow_dice=[6, 6, 6, 1, 1])
    assert table.state.fortifications["ravenhill"] == 3
    assert table.damage("ravenhill") == 1
    table.free(casualties={}).shadow(press_on="stop")
    assert table.state.fortifications["ravenhill"] == 3


def test_p28_a_fortification_shields_who_is_attacked_in_it_not_who_attacks_out_of_it() -> None:
    table = battle(
        "army ravenhill free men_of_the_lake 3\narmy lower_slopes shadow orcs 3", "free", "lower_slopes", "ravenhill"
    )
    table.round(shadow_dice=[5, 5, 1])
    assert (table.state.fortifications["ravenhill"], table.damage("ravenhill")) == (0, 2)


def test_p28_an_ambush_on_who_attacks_out_of_a_fortification_spares_the_walls() -> None:
    table = Board("""
        dice free muster_army event
        army ravenhill free men_of_the_lake 3
        army lower_slopes shadow orcs 3
        play {"card":"EV-A09","side":"shadow","rule":"ambush","on":"lower_slopes","ends":["army_left"]}
    """)
    table.free(act="muster_army", action="attack", attack_from="ravenhill", attack_or_move="attack_here")
    table.chance(volley=[4, 4, 1, 1]).free(attack_target="lower_slopes")
    assert (table.state.fortifications["ravenhill"], table.damage("ravenhill")) == (0, 2)


def test_p28_wall_of_spears_also_spares_the_fortification() -> None:
    table = battle(
        "army lower_slopes shadow wargs 3\narmy ravenhill free elven_spearmen 3", "shadow", "ravenhill", "lower_slopes"
    )
    table.round(shadow="regroup", free="elven_spearmen", shadow_dice=[6, 6, 6], free_dice=[5, 6, 1])
    table.free(ability_use="use")
    assert table.state.fortifications["ravenhill"] == 1  # 3 hits, 2 cancelled


def test_p28_casualty_sequence() -> None:
    """3 units with 2 damage take 3 more: a unit and 2 tokens go, and again; 1 unit and 1 token are left."""
    table = hills(free="men_of_the_lake 2 dwarven_soldiers 1 damage 2", shadow="wargs 1 orcs 2")
    table.round(shadow_dice=[5, 5, 5])
    assert table.damage("bramble_terraces") == 5
    assert table.asked("free") == "losses"
    table.refuse("free", "more_casualties", losses={"men_of_the_lake": 1, "damage": 2})
    table.refuse("free", "two_tokens_a_unit", losses={"men_of_the_lake": 1, "damage": 4})
    table.refuse("free", "more_casualties", losses={"men_of_the_lake": 2, "damage": 3})
    table.free(losses={"men_of_the_lake": 2, "damage": 4})
    assert table.units("bramble_terraces") == {"dwarven_soldiers": 1}
    assert table.damage("bramble_terraces") == 1


def test_p28_casualties_are_optional_up_to_one_damage_a_unit() -> None:
    table = hills()
    table.round(shadow_dice=[5, 5, 5])
    assert table.asked("free") == "casualties"
    table.refuse("free", "two_tokens_a_unit", casualties={"damage": 1})
    table.refuse("free", "two_tokens_a_unit", casualties={"men_of_the_lake": 1, "damage": 3})
    table.free(casualties={})
    assert (table.units("bramble_terraces"), table.damage("bramble_terraces")) == ({"men_of_the_lake": 3}, 3)


def test_p28_a_player_may_take_casualties_he_does_not_have_to() -> None:
    table = hills()
    table.round(shadow_dice=[5, 5, 5])
    table.free(casualties={"men_of_the_lake": 2, "damage": 3})
    assert (table.units("bramble_terraces"), table.damage("bramble_terraces")) == ({"men_of_the_lake": 1}, 0)


def test_p28_casualties_are_taken_to_get_rid_of_damage() -> None:
    table = hills()
    table.round(shadow_dice=[5, 1, 1])
    table.refuse("free", "casualty_for_nothing", casualties={"men_of_the_lake": 1})
    table.refuse("free", "casualty_for_nothing", casualties={"men_of_the_lake": 3, "damage": 1})


def test_p28_removed_units_go_back_to_the_supply() -> None:
    table = hills(free="men_of_the_lake 1")
    table.round(shadow_dice=[5, 5, 1])
    assert table.units("bramble_terraces") == {}
    assert table.match.view(None)["supply"]["men_of_the_lake"] == 10


def test_p28_characters_die_with_the_army() -> None:
    table = hills(free="men_of_the_lake 1 leaders 1", more="at bramble_terraces bard gandalf\nat camp dain")
    table.round(shadow_dice=[5, 5, 1]).free(reroll={})
    assert [table.at(name) for name in ("bard", "gandalf", "dain")] == ["eliminated", "eliminated", "camp"]
    assert table.army("bramble_terraces") is None


def test_p29_damage_outside_combat_is_treated_the_same() -> None:
    table = Board("""
        dice free event
        activated gandalf
        at ravenhill gandalf
        army ravenhill free elven_spearmen 1
        army lower_slopes shadow orcs 1 great_orcs 1 damage 1
    """)
    table.chance(volley=[5, 6, 1]).free(act="gandalf", gandalf="blast", blast="lower_slopes")
    assert table.damage("lower_slopes") == 3
    assert table.asked("shadow") == "losses"
    table.shadow(losses={"orcs": 1, "damage": 2})
    assert table.damage("lower_slopes") == 1


# --- abilities of the unit cards -----------------------------------------------------------------------------------


def test_ability_stand_fast_removes_a_token_after_damage() -> None:
    table = hills(free="dwarven_soldiers 3", shadow="wargs 3")
    table.round(free="dwarven_soldiers", free_dice=[5, 1, 1], shadow_dice=[5, 5, 1]).free(ability_use="use")
    assert table.damage("bramble_terraces") == 1


def test_ability_hew_through_adds_one_or_negates() -> None:
    for answer, mine, theirs in (("use", 2, 2), ("negate", 1, 1)):
        table = hills(shadow="great_orcs 2", free="dwarven_veterans 1 dwarven_soldiers 2")
        table.round(shadow="great_orcs", free="dwarven_veterans", shadow_dice=[5, 1, 1, 1], free_dice=[5, 1, 1, 1])
        table.shadow(ability_use="use").free(ability_use=answer)
        assert (table.damage("bramble_terraces"), table.damage("fallow_acres")) == (theirs, mine)


def test_ability_arrow_storm_adds_one() -> None:
    table = hills(free="elven_archers 3", shadow="wargs 3")
    table.round(free="elven_archers", free_dice=[5, 1, 1]).free(ability_use="use")
    assert table.damage("fallow_acres") == 2


def test_ability_wall_of_spears_cancels_as_many_as_black_hits_at_most_two() -> None:
    table = hills(free="elven_spearmen 3", shadow="wargs 3")
    table.round(free="elven_spearmen", free_dice=[5, 5, 5], shadow_dice=[5, 5, 5]).free(ability_use="use")
    assert table.damage("bramble_terraces") == 1


def test_ability_covering_shots_cancels_one_and_allows_a_retreat() -> None:
    table = hills()
    table.round(free="men_of_the_lake", free_dice=[5, 1, 1], shadow_dice=[5, 1, 1]).free(ability_use="use")
    assert table.damage("bramble_terraces") == 0
    table.shadow(casualties={}, press_on="continue")
    assert table.options("free") == ["retreat", "stay"]


def test_ability_press_of_numbers_needs_more_units() -> None:
    for free, damage in (("men_of_the_lake 2", 2), ("men_of_the_lake 3", 1)):
        table = hills(free=free)
        table.round(shadow="orcs", shadow_dice=[5, 1, 1]).shadow(ability_use="use")
        assert table.damage("bramble_terraces") == damage


def test_ability_breaking_blow_adds_two_against_a_standing_fortification() -> None:
    table = battle(
        "army lower_slopes shadow great_orcs 2\narmy ravenhill free elven_spearmen 2",
        "shadow", "ravenhill", "lower_slopes",
    )  # fmt: skip
    table.round(shadow="great_orcs", shadow_dice=[6, 1, 1, 1]).shadow(ability_use="use")
    assert table.state.fortifications["ravenhill"] == 3
    table.shadow(press_on="continue").free(hold="stay").round().shadow(press_on="continue").free(hold="stay")
    table.round(shadow="great_orcs", shadow_dice=[5, 1, 1, 1]).shadow(ability_use="use")
    assert table.damage("ravenhill") == 2


def test_ability_breaking_blow_adds_one_for_who_defends_a_fortification() -> None:
    text = "army lower_slopes free elven_archers 5\narmy ravenhill shadow great_orcs 2 wargs 3\ncontrol ravenhill"
    table = battle(text, "free", "ravenhill", "lower_slopes")
    table.round(shadow="great_orcs", shadow_dice=[5, 1, 1, 1, 1]).shadow(ability_use="use")
    assert table.damage("lower_slopes") == 2


def test_ability_out_of_the_heights_strikes_in_mountains_and_shields_elsewhere() -> None:
    table = hills(shadow="goblins 3")
    table.round(shadow="goblins", shadow_dice=[5, 1, 1], free_dice=[5, 5, 1]).shadow(ability_use="use")
    assert (table.damage("bramble_terraces"), table.damage("fallow_acres")) == (1, 1)
    table = battle(
        "army sentry_ledge shadow goblins 2\narmy thistle_braes free men_of_the_lake 2",
        "shadow", "thistle_braes", "sentry_ledge",
    )  # fmt: skip
    table.round(shadow="goblins", shadow_dice=[5, 1], free_dice=[5, 1]).shadow(ability_use="use")
    assert (table.damage("thistle_braes"), table.damage("sentry_ledge")) == (2, 1)


def test_ability_drag_down_forces_a_casualty() -> None:
    table = hills(shadow="wargs 2", free="elven_archers 2")
    table.round(shadow="wargs", shadow_dice=[5, 1]).shadow(ability_use="use")
    assert table.asked("free") == "losses"
    table.refuse("free", "too_few", losses={})
    table.free(losses={"elven_archers": 1, "damage": 1})
    assert (table.units("bramble_terraces"), table.damage("bramble_terraces")) == ({"elven_archers": 1}, 0)


def test_ability_drag_down_fails_against_one_unit_and_behind_walls() -> None:
    table = hills(shadow="wargs 1", free="elven_archers 1")
    table.round(shadow="wargs", shadow_dice=[5]).shadow(ability_use="use")
    assert table.asked("free") == "casualties"
    table = battle(
        "army lower_slopes shadow wargs 2\narmy ravenhill free elven_archers 2", "shadow", "ravenhill", "lower_slopes"
    )
    table.round(shadow="wargs", shadow_dice=[6, 1]).shadow(ability_use="use")
    assert table.asked() == "press_on"


# --- step 5: end of the round (p. 29) ------------------------------------------------------------------------------


def test_p29_the_attacker_says_first_whether_he_stops() -> None:
    table = hills().round()
    assert (table.owing(), table.options("shadow")) == ("shadow", ["continue", "stop"])
    table.shadow(press_on="stop")
    assert table.asked() == "act"
    assert (table.units("bramble_terraces"), table.units("fallow_acres")) == ({"men_of_the_lake": 3}, {"orcs": 3})


def test_p29_regroup_allows_retreat_and_else_there_is_only_rout() -> None:
    table = hills().round(free="regroup").shadow(press_on="continue")
    assert table.options("free") == ["retreat", "stay"]
    table.refuse("free", "rout_not_needed", hold="rout")
    table = hills().round(free="men_of_the_lake").shadow(press_on="continue")
    assert table.options("free") == ["rout", "stay"]
    table.refuse("free", "retreat_needs_regroup", hold="retreat")


def test_p29_regroup_of_an_earlier_round_allows_no_retreat() -> None:
    table = hills().round(free="regroup").shadow(press_on="continue").free(hold="stay")
    table.round(free="men_of_the_lake").shadow(press_on="continue")
    assert table.options("free") == ["rout", "stay"]


def test_p29_the_attacker_never_retreats() -> None:
    table = hills().round(shadow="regroup")
    table.refuse("shadow", "not_offered", press_on="retreat")


def test_p29_the_battle_ends_with_the_attacker() -> None:
    table = hills(shadow="orcs 1").round(free_dice=[5, 5, 1])
    assert (table.asked(), table.units("fallow_acres")) == ("act", {})


def test_p29_when_both_die_the_defender_keeps_control() -> None:
    text = "army fallow_acres shadow orcs 1 damage 1\narmy ruins_of_dale free men_of_the_lake 1 damage 1"
    table = battle(text, "shadow", "ruins_of_dale", "fallow_acres", event="EV-A01")
    table.round(shadow_dice=[5], free_dice=[5])
    assert table.state.armies == {}
    assert table.state.control == []
    assert table.asked() == "act"


# --- retreat -------------------------------------------------------------------------------------------------------


def retreating(text: str, region: str, *origins: str) -> Board:
    return battle(text, "shadow", region, *origins)


def test_p29_retreat_example() -> None:
    """North of Dale, attacked by A: not over the ford, not into Dale (Shadow's); only the west is left."""
    text = """
        army lark_meadows shadow great_orcs 2
        army bellringers_mead free dwarven_soldiers 2
        control ruins_of_dale
    """
    table = (
        retreating(text, "bellringers_mead", "lark_meadows").round().shadow(press_on="continue").free(hold="retreat")
    )
    assert table.units("old_causeway") == {"dwarven_soldiers": 2}
    assert table.asked("shadow") == "advance"


def open_retreat(more: str = "") -> Board:
    """Defenders in Bellringers' Mead, attacked from Lark Meadows; Dale is theirs."""
    text = f"army lark_meadows shadow great_orcs 2\narmy bellringers_mead free dwarven_soldiers 2\n{more}"
    return retreating(text, "bellringers_mead", "lark_meadows").round().shadow(press_on="continue")


def test_p29_retreat_the_defender_chooses() -> None:
    table = open_retreat().free(hold="retreat")
    assert table.options("free") == ["old_causeway", "ruins_of_dale"]  # Dale is a settlement of theirs
    table.refuse("free", "retreat_ford", retreat_to="thistle_braes")
    table.refuse("free", "foe_in_the_way", retreat_to="lark_meadows")
    table.refuse("free", "not_adjacent", retreat_to="camp")
    table.free(retreat_to="ruins_of_dale")
    assert table.units("ruins_of_dale") == {"dwarven_soldiers": 2}


def test_p29_retreat_not_next_to_an_enemy_army() -> None:
    table = open_retreat("army camp shadow orcs 1\ncontrol camp").free(hold="retreat")
    assert table.units("ruins_of_dale") == {"dwarven_soldiers": 2}  # the only legal one: Camp is beside Old Causeway


def test_p29_retreat_not_into_an_enemy_settlement() -> None:
    table = open_retreat("control ruins_of_dale\narmy old_causeway free men_of_the_lake 1").free(hold="retreat")
    assert table.units("old_causeway") == {"dwarven_soldiers": 2, "men_of_the_lake": 1}
    table = open_retreat("control ruins_of_dale\narmy thistle_braes free men_of_the_lake 1").free(hold="retreat")
    table.refuse("free", "retreat_foe_settlement", retreat_to="ruins_of_dale")


def test_p29_retreat_always_to_an_own_army_even_over_a_ford() -> None:
    table = open_retreat("army thistle_braes free men_of_the_lake 1\ncontrol ruins_of_dale").free(hold="retreat")
    assert table.options("free") == ["old_causeway", "thistle_braes"]
    table.free(retreat_to="thistle_braes")
    assert table.units("thistle_braes") == {"dwarven_soldiers": 2, "men_of_the_lake": 1}


def test_p29_retreat_always_to_an_own_army_even_next_to_an_enemy() -> None:
    more = "army old_causeway free men_of_the_lake 1\narmy camp shadow orcs 1\ncontrol camp ruins_of_dale"
    table = open_retreat(more).free(hold="retreat")
    assert table.units("old_causeway") == {"dwarven_soldiers": 2, "men_of_the_lake": 1}


def test_p29_without_a_legal_region_the_attacker_chooses_and_deals_a_damage() -> None:
    more = "army camp shadow orcs 1\ncontrol camp ruins_of_dale"
    table = open_retreat(more).free(hold="retreat")
    assert (table.owing(), table.asked()) == ("shadow", "drive_to")
    assert table.options("shadow") == ["old_causeway", "thistle_braes"]  # also over the ford
    table.refuse("shadow", "retreat_foe_settlement", drive_to="ruins_of_dale")
    table.refuse("shadow", "foe_in_the_way", drive_to="lark_meadows")
    table.shadow(drive_to="old_causeway")
    assert table.damage("old_causeway") == 1
    assert table.asked("free") == "casualties"


def test_p29_the_damage_of_a_forced_retreat_may_destroy() -> None:
    text = """
        army lark_meadows shadow great_orcs 2
        army bellringers_mead free dwarven_soldiers 1 damage 1
        army camp shadow orcs 1
        control camp ruins_of_dale
    """
    table = retreating(text, "bellringers_mead", "lark_meadows").round(free="regroup")
    table.free(casualties={}).shadow(press_on="continue").free(hold="retreat").shadow(drive_to="old_causeway")
    assert table.army("old_causeway") is None


def test_p29_no_region_no_retreat() -> None:
    text = """
        army lark_meadows shadow great_orcs 2
        army bellringers_mead free dwarven_soldiers 2
        army old_causeway shadow orcs 1
        army thistle_braes shadow orcs 1
        control ruins_of_dale
    """
    table = retreating(text, "bellringers_mead", "lark_meadows").round().shadow(press_on="continue")
    assert table.asked() == "maneuver"  # the next round: nothing to decide
    assert table.fight().round == 2


def test_p29_all_tokens_and_characters_go_along_in_a_retreat() -> None:
    text = """
        army lark_meadows shadow great_orcs 2
        army bellringers_mead free dwarven_soldiers 2 damage 1 leaders 1
        at bellringers_mead dain
        control ruins_of_dale
    """
    table = retreating(text, "bellringers_mead", "lark_meadows").round().free(reroll={}, casualties={})
    table.shadow(press_on="continue").free(hold="retreat")
    assert (table.leaders("old_causeway"), table.damage("old_causeway"), table.at("dain")) == (1, 1, "old_causeway")


def test_p29_retreating_into_a_full_army_reduces_it() -> None:
    more = "army old_causeway free men_of_the_lake 4 damage 2\ncontrol ruins_of_dale"
    table = open_retreat(more).free(hold="retreat")
    assert table.asked("free") == "reduce"
    table.free(reduce={"men_of_the_lake": 1, "damage": 2})
    assert table.units("old_causeway") == {"dwarven_soldiers": 2, "men_of_the_lake": 3}
    assert table.damage("old_causeway") == 0


def test_p25_nobody_retreats_into_a_pass() -> None:
    text = """
        army sentry_ledge free dwarven_soldiers 2
        army thistle_braes shadow great_orcs 1
        army pass_east shadow goblins 1
        open pass_east
    """
    table = battle(text, "free", "thistle_braes", "sentry_ledge", event="EV-A01")
    table.round().free(press_on="stop")
    text = "army goat_stair shadow goblins 2\narmy camp free men_of_the_lake 2\nopen pass_west"
    table = battle(text, "free", "goat_stair", "camp", event="EV-A01")
    table.round().free(press_on="continue").shadow(hold="retreat")
    assert "pass_west" not in table.options("shadow")


# --- rout ----------------------------------------------------------------------------------------------------------


def routing(free: str, more: str = "") -> Board:
    text = f"army lark_meadows shadow great_orcs 2\narmy bellringers_mead free {free}\ncontrol ruins_of_dale\n{more}"
    return retreating(text, "bellringers_mead", "lark_meadows")


def test_p30_rout_costs_casualties_down_to_one_token() -> None:
    table = routing("dwarven_soldiers 5 damage 4").round(free="dwarven_soldiers", free_dice=[1] * 5)
    table.free(casualties={}).shadow(press_on="continue").free(hold="rout")
    table.refuse("free", "more_casualties", losses={"dwarven_soldiers": 1, "damage": 2})
    table.refuse("free", "two_tokens_a_unit", losses={"dwarven_soldiers": 1, "damage": 3})
    table.free(losses={"dwarven_soldiers": 2, "damage": 3})
    assert (table.units("old_causeway"), table.damage("old_causeway")) == ({"dwarven_soldiers": 3}, 1)


def test_p30_rout_with_one_token_costs_nothing() -> None:
    table = routing("dwarven_soldiers 2 damage 1").round(free="dwarven_soldiers")
    table.free(casualties={}).shadow(press_on="continue").free(hold="rout", casualties={})
    assert (table.units("old_causeway"), table.damage("old_causeway")) == ({"dwarven_soldiers": 2}, 1)


def test_p30_rout_follows_the_rules_of_retreat() -> None:
    table = routing("dwarven_soldiers 2", "army camp shadow orcs 1").round(free="dwarven_soldiers")
    table.shadow(press_on="continue").free(hold="rout")
    assert (table.owing(), table.options("shadow")) == ("shadow", ["old_causeway", "thistle_braes"])


def test_p30_no_rout_without_a_region() -> None:
    more = "army old_causeway shadow orcs 1\narmy thistle_braes shadow orcs 1"
    table = routing("dwarven_soldiers 2", more).round(free="dwarven_soldiers").shadow(press_on="continue")
    assert (table.asked(), table.fight().round) == ("maneuver", 2)


# --- advance -------------------------------------------------------------------------------------------------------


def won(shadow: str = "orcs 3 great_orcs 1", more: str = "") -> Board:
    """The defenders of Dale are destroyed."""
    text = f"""
        army fallow_acres shadow {shadow}
        army ruins_of_dale free dwarven_soldiers 1
        tokens ruins_of_dale elves
        {more}
    """
    chance = {"event": "EV-A01"} if "great_orcs" in shadow else {}
    table = battle(text, "shadow", "ruins_of_dale", "fallow_acres", **chance)
    dice = [5, 5] + [1] * (table.fight().dice_number(table.state, "shadow") - 2)
    return table.round(shadow_dice=dice)


def test_p30_advance_with_a_part_takes_control_and_tokens() -> None:
    table = won()
    assert table.asked("shadow") == "advance"
    table.shadow(advance={"orcs": 2})
    assert (table.units("ruins_of_dale"), table.units("fallow_acres")) == ({"orcs": 2}, {"orcs": 1, "great_orcs": 1})
    assert table.state.control == ["ruins_of_dale"]
    assert table.state.tokens == {}


def test_p30_advance_is_optional() -> None:
    table = won().shadow(advance={})
    assert (table.army("ruins_of_dale"), table.state.control) == (None, [])
    assert table.state.tokens == {"ruins_of_dale": ["elves"]}


def test_p30_advance_splits_damage_by_the_rules_of_splitting() -> None:
    table = won("orcs 3 great_orcs 1 damage 3").shadow(casualties={})
    table.refuse("shadow", "part_damage", advance={"orcs": 2, "damage": 3})
    table.refuse("shadow", "part_damage", advance={"orcs": 3, "damage": 1})
    table.refuse("shadow", "part_without_units", advance={"damage": 1})
    table.shadow(advance={"orcs": 3, "damage": 2})
    assert (table.damage("ruins_of_dale"), table.damage("fallow_acres")) == (2, 1)


def test_p30_advance_after_a_retreat() -> None:
    table = open_retreat().free(hold="retreat", retreat_to="old_causeway").shadow(advance={"great_orcs": 1})
    assert table.units("bellringers_mead") == {"great_orcs": 1}


# --- combined attack (p. 30) ---------------------------------------------------------------------------------------

TWO = """
    army fallow_acres shadow orcs 3
    army camp shadow goblins 2
    army bramble_terraces free men_of_the_lake 4
    control camp
"""


def combined(more: str = "") -> Board:
    return battle(TWO + more, "shadow", "bramble_terraces", "camp", "fallow_acres")


def test_p30_combined_attack_takes_all_neighbouring_armies() -> None:
    table = Board(
        "dice shadow army\nactive shadow\n" + TWO + "army ravenhill shadow wargs 1\narmy ravens_steps shadow wargs 1"
    )
    table.shadow(act="army", action="assault", assault_target="bramble_terraces")
    assert table.options("shadow") == ["camp", "fallow_acres", "ravens_steps"]


def test_p30_combined_attack_needs_an_army_symbol() -> None:
    text = TWO.replace("orcs 3", "orcs 3 leaders 1")
    Board("dice shadow character\nactive shadow" + text).refuse(
        "shadow", "action_not_possible", act="character", action="assault"
    )
    Board("dice shadow lidless_eye\nactive shadow" + text).refuse(
        "shadow", "action_not_possible", act="lidless_eye", action="assault"
    )


def test_p30_the_fighter_is_named_each_round_and_alone_counts() -> None:
    table = combined()
    assert (table.asked(), table.options("shadow")) == ("fighter", ["camp", "fallow_acres"])
    table.shadow(fighter="camp").round(shadow_dice=[1, 1], free_dice=[5, 1, 1, 1])
    assert (table.damage("camp"), table.damage("fallow_acres")) == (1, 0)
    table.shadow(casualties={}, press_on="continue").free(hold="stay")
    table.shadow(fighter="fallow_acres")
    assert table.fight().dice_number(table.state, "shadow") == 3


def test_p30_superiority_by_the_first_army_only() -> None:
    text = "army old_causeway shadow wargs 1\narmy bellringers_mead shadow goblins 2\narmy camp free elven_spearmen 1"
    table = battle(text.replace("bellringers_mead", "lower_slopes"), "shadow", "camp", "lower_slopes", "old_causeway")
    table.chance(event="EV-A01").shadow(fighter="lower_slopes")  # Goblins do not favour the plain
    assert table.state.hands["free"] == ["EV-A01"]
    table.round().shadow(press_on="continue").free(hold="stay")
    table.chance().shadow(fighter="old_causeway")
    assert len(table.state.hands["free"]) + len(table.state.hands["shadow"]) == 1


def test_p30_a_change_of_army_gives_the_cards_back() -> None:
    table = combined()
    table.shadow(fighter="fallow_acres").round(shadow="orcs").shadow(press_on="continue").free(hold="stay")
    table.shadow(fighter="fallow_acres")
    assert "orcs" not in table.options("shadow")
    table.round().shadow(press_on="continue").free(hold="stay")
    table.shadow(fighter="fallow_acres").round(shadow="orcs").shadow(press_on="continue").free(hold="stay")
    table.shadow(fighter="camp")
    assert "orcs" in table.options("shadow")
    assert table.fight().used["free"] == []


def test_p30_the_defender_does_not_take_cards_back_when_the_attacker_changes() -> None:
    table = combined()
    table.shadow(fighter="fallow_acres").round(free="men_of_the_lake").shadow(press_on="continue").free(hold="stay")
    table.shadow(fighter="camp")
    assert "men_of_the_lake" not in table.options("free")


def test_p30_fords_and_slopes_bind_each_army_in_its_own_first_round() -> None:
    text = """
        army gnat_mire shadow wargs 2
        army lark_meadows shadow wargs 2
        army herons_reach free elven_archers 4
    """
    table = battle(text, "shadow", "herons_reach", "gnat_mire", "lark_meadows").shadow(fighter="lark_meadows")
    assert table.target("shadow") == 5
    table.round().shadow(press_on="continue").free(hold="stay").shadow(fighter="gnat_mire")
    assert table.target("shadow") == 6
    table.round().shadow(press_on="continue").free(hold="stay").shadow(fighter="lark_meadows")
    assert table.target("shadow") == 5
    table.round().shadow(press_on="continue").free(hold="stay").shadow(fighter="gnat_mire")
    assert table.target("shadow") == 5


def test_p30_only_one_army_advances() -> None:
    table = combined().shadow(fighter="fallow_acres")
    table.state.armies["bramble_terraces"].units = {"men_of_the_lake": 1}
    table.round(shadow_dice=[5, 5, 1], free_dice=[1])
    assert table.options("shadow") == ["camp", "fallow_acres", "none"]
    table.shadow(advance_with="camp", advance={"goblins": 1})
    assert table.units("bramble_terraces") == {"goblins": 1}
    assert table.asked() == "act"


def test_p30_if_the_fighter_dies_too_another_participant_may_advance() -> None:
    text = TWO.replace("goblins 2", "goblins 1 damage 1").replace("men_of_the_lake 4", "men_of_the_lake 1 damage 1")
    table = battle(text, "shadow", "bramble_terraces", "camp", "fallow_acres").shadow(fighter="camp")
    table.round(shadow_dice=[5], free_dice=[5])
    assert (table.army("camp"), table.army("bramble_terraces")) == (None, None)
    table.shadow(advance={"orcs": 3})
    assert table.units("bramble_terraces") == {"orcs": 3}


def test_p30_if_the_fighter_dies_the_others_may_go_on() -> None:
    text = TWO.replace("goblins 2", "goblins 1 damage 1")
    table = battle(text, "shadow", "bramble_terraces", "camp", "fallow_acres").shadow(fighter="camp")
    table.round(free_dice=[5, 1, 1, 1])
    assert table.asked("shadow") == "press_on"
    table.shadow(press_on="continue").free(hold="stay")
    assert table.fight().fighting == "fallow_acres"


def test_p30_stopping_ends_the_attack_for_all() -> None:
    table = combined().shadow(fighter="camp").round().shadow(press_on="stop")
    assert table.asked() == "act"


def test_p25_a_pass_takes_no_part_in_a_combined_attack() -> None:
    table = Board("""
        dice shadow army
        active shadow
        open pass_west
        army pass_west shadow goblins 2
        army sunset_screes shadow orcs 2
        army goat_stair free dwarven_soldiers 2
    """)
    table.chance(event="EV-A01").shadow(act="army", action="assault", assault_target="goat_stair")
    assert table.fight().origins == ["sunset_screes"]


def test_p33_beorn_takes_no_part_in_a_combined_attack() -> None:
    table = Board("""
        dice free muster_army
        at fallow_acres beorn
        markers wrath 8
        army camp free men_of_the_lake 2
        army bramble_terraces shadow orcs 2
    """)
    table.free(act="muster_army", action="assault", assault_target="bramble_terraces")
    assert table.fight().origins == ["camp"]


# --- mountain passes -----------------------------------------------------------------------------------------------


def test_p25_an_army_attacks_out_of_a_pass_and_advances() -> None:
    table = Board("""
        dice shadow lidless_eye
        active shadow
        open pass_west
        army pass_west shadow goblins 3
        army goat_stair free men_of_the_lake 1
    """)
    table.chance(event="EV-A01")
    table.shadow(act="lidless_eye", action="attack", attack_from="pass_west", attack_or_move="attack_here")
    table.shadow(attack_target="goat_stair").round(shadow="goblins", shadow_dice=[5, 1, 1]).shadow(ability_use="use")
    table.shadow(advance={"goblins": 2})
    assert (table.units("goat_stair"), table.units("pass_west")) == ({"goblins": 2}, {"goblins": 1})


def test_p25_nobody_attacks_into_a_pass() -> None:
    table = Board("""
        dice free muster_army
        open pass_west
        army pass_west shadow goblins 3
        army goblin_point_west shadow goblins 1
        army goat_stair free men_of_the_lake 1
    """)
    table.free(act="muster_army", action="attack", attack_from="goat_stair")
    assert table.options("free") == ["done", "move_first"]
