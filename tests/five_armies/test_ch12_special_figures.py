"""Chapter XII: Eagles, Beorn, Great Bats, Bolg; and what the cards of Bilbo, Thorin and Gandalf add (p. 32 to 34)."""

import pytest

from engine.five_armies.armies import supply
from tests.five_armies.board import Board, battle

# --- the Eagles (p. 32) --------------------------------------------------------------------------------------------

LORD = "at eagles_eyrie lord_of_the_eagles\nactivated lord_of_the_eagles\n"


def test_p32_the_lord_musters_eagles_in_the_eyrie() -> None:
    table = Board(LORD).free(act="lord_of_the_eagles", lord_of_the_eagles="muster_eagles")
    assert table.state.eagles == {"eagles_eyrie": 2}


def test_p32_no_more_eagles_than_in_the_box() -> None:
    table = Board(LORD + "eagles eagles_eyrie 4").free(act="lord_of_the_eagles", lord_of_the_eagles="muster_eagles")
    assert table.state.eagles == {"eagles_eyrie": 5}
    table = Board(LORD + "eagles eagles_eyrie 5").free(act="lord_of_the_eagles")
    assert table.options("free") == ["fly"]


def test_p32_the_lord_and_eagles_fly_to_any_territories() -> None:
    table = Board(LORD + "eagles eagles_eyrie 3").free(act="lord_of_the_eagles", lord_of_the_eagles="fly")
    table.refuse("free", "too_many", fly_out={"valley": 2, "eastern_bank": 2})
    table.free(fly_out={"valley": 2, "eastern_bank": 1})
    assert table.options("free") == ["broken_lands", "eagles_eyrie", "eastern_bank", "southern_spur", "valley"]
    table.free(lord_flies="valley")
    assert table.state.eagles == {"eagles_eyrie": 0, "valley": 2, "eastern_bank": 1}
    assert table.at("lord_of_the_eagles") == "valley"


def test_p32_some_may_stay_at_home() -> None:
    table = Board(LORD + "eagles eagles_eyrie 3").free(act="lord_of_the_eagles", lord_of_the_eagles="fly")
    table.free(fly_out={"valley": 1}, lord_flies="eagles_eyrie")
    assert table.state.eagles == {"eagles_eyrie": 2, "valley": 1}


def test_p32_mustering_and_flying_are_one_ability() -> None:
    table = Board(LORD).free(act="lord_of_the_eagles", lord_of_the_eagles="muster_eagles")
    table.refuse("free", "one_ability", act="lord_of_the_eagles")
    assert table.state.activated == []


def test_p32_eagles_need_their_lord_in_play() -> None:
    table = Board("dice free muster\neagles valley 2\narmy lark_meadows shadow orcs 1")
    table.refuse("free", "action_not_possible", act="muster", action="eagles")


OUT = """
    dice free muster
    at valley lord_of_the_eagles
    eagles valley 1 eastern_bank 1
    army lark_meadows shadow orcs 3
    army thistle_braes shadow orcs 3
    army thornbank shadow orcs 3
"""


def test_p32_eagles_attack_different_armies_of_their_territory() -> None:
    table = Board(OUT).free(act="muster", action="eagles")
    assert table.split("free").items == {"valley": 1, "lord_of_the_eagles": 1}  # no army on the Eastern Bank
    table.refuse("free", "too_few", eagles_which={})
    table.chance(volley=[4, 1, 1])
    table.free(eagles_which={"valley": 1, "lord_of_the_eagles": 1})
    assert table.state.eagles == {"eagles_eyrie": 1, "eastern_bank": 1}  # all fly home before the first roll
    assert table.at("lord_of_the_eagles") == "eagles_eyrie"
    table.chance(volley_reroll=[1, 4]).free(reroll={"miss": 2})
    assert table.damage("lark_meadows") + table.damage("thistle_braes") == 2
    table.chance(volley=[6, 6, 6]).shadow(casualties={})
    assert {table.damage("lark_meadows"), table.damage("thistle_braes")} == {2, 3}


def test_p32_a_single_eagle_chooses_its_target() -> None:
    table = Board(OUT).free(act="muster", action="eagles", eagles_which={"valley": 1})
    table.refuse("free", "too_many", eagle_targets={"lark_meadows": 1, "thistle_braes": 1})
    table.refuse("free", "not_offered", eagle_targets={"thornbank": 1})  # another territory
    table.chance(volley=[3, 3, 3]).free(eagle_targets={"thistle_braes": 1})
    table.refuse("free", "amount", reroll={"miss": 4})
    table.free(reroll={})
    assert table.damage("thistle_braes") == 0


def test_p32_more_eagles_than_armies_cannot_all_be_used() -> None:
    table = Board(OUT.replace("valley 1 eastern", "valley 3 eastern")).free(act="muster", action="eagles")
    table.refuse("free", "eagle_targets", eagles_which={"valley": 3})
    table.refuse("free", "eagle_targets", eagles_which={"valley": 2, "lord_of_the_eagles": 1})


def test_p32_each_eagle_attacks_in_the_territory_it_comes_from() -> None:
    text = OUT + "army charred_copse shadow orcs 1\narmy osier_bank shadow orcs 1"
    table = Board(text).free(act="muster", action="eagles", eagles_which={"valley": 1, "eastern_bank": 1})
    table.refuse("free", "eagle_targets", eagle_targets={"lark_meadows": 1, "thistle_braes": 1})
    assert table.allows("free", {"lark_meadows": 1, "osier_bank": 1})


def test_p32_only_a_muster_symbol_sends_the_eagles() -> None:
    table = Board(OUT.replace("dice free muster", "dice free character"))
    table.refuse("free", "action_not_possible", act="character", action="eagles")


def test_p32_eagles_hit_on_four_also_a_fortification() -> None:
    table = Board("""
        dice free muster
        at southern_spur lord_of_the_eagles
        army ravenhill shadow orcs 3
        control ravenhill
    """)
    table.chance(volley=[4, 4, 4]).free(act="muster", action="eagles", eagles_which={"lord_of_the_eagles": 1})
    assert (table.state.fortifications["ravenhill"], table.damage("ravenhill")) == (3, 0)


def test_p32_all_fly_home_at_the_end_of_the_turn() -> None:
    table = Board(
        "dice free event\ndice shadow\nat valley lord_of_the_eagles\neagles valley 2 eagles_eyrie 1\nbats valley 2"
    )
    table.chance(event="EV-A01", free="FP-01", event_2="EV-A02", shadow="SH-01").free(act="event", action="skip")
    assert table.state.eagles == {"eagles_eyrie": 3}
    assert table.at("lord_of_the_eagles") == "eagles_eyrie"
    assert table.state.bats == {}


def test_p10_eagles_are_no_units_and_do_not_stop_anyone() -> None:
    table = Board("""
        dice shadow character
        active shadow
        at valley lord_of_the_eagles
        eagles valley 5
        army thornbank shadow orcs 1 leaders 1
    """)
    table.shadow(act="character", action="march", move_from="thornbank", move_who={"orcs": 1, "leaders": 1})
    table.shadow(move_to="lark_meadows")
    assert table.asked("shadow") == "march_on"


# --- Beorn: moving (p. 33) -----------------------------------------------------------------------------------------


def bear(text: str, die: str = "will_of_the_west", wrath: int = 8) -> Board:
    return Board(f"dice free {die}\nat herons_reach beorn\nmarkers wrath {wrath}\n{text}")


def test_p33_will_of_the_west_moves_beorn_free_of_charge() -> None:
    table = bear("").free(act="will_of_the_west", action="beorn", beorn_to="lark_meadows", beorn_to_2="stop")
    assert (table.at("beorn"), table.state.wrath) == ("lark_meadows", 8)


@pytest.mark.parametrize("die", ["character", "muster", "muster_army", "event"])
def test_p33_any_other_die_costs_a_wrath_token(die: str) -> None:
    table = bear("", die).free(act=die, action="beorn", beorn_to="lark_meadows", beorn_to_2="stop")
    assert table.state.wrath == 7


def test_p33_the_last_wrath_token_cannot_be_paid() -> None:
    bear("", "event", wrath=1).refuse("free", "action_not_possible", act="event", action="beorn")
    bear("", wrath=1).free(act="will_of_the_west", action="beorn", beorn_to="stop")


def test_p33_beorn_moves_up_to_three_regions() -> None:
    table = bear("").free(act="will_of_the_west", action="beorn")
    table.free(beorn_to="ruins_of_dale", beorn_to_2="camp", beorn_to_3="goat_stair")
    assert table.at("beorn") == "goat_stair"
    assert table.asked("shadow") == "act"


def test_p33_beorn_does_not_enter_regions_with_shadow_armies() -> None:
    table = bear("army lark_meadows shadow orcs 1").free(act="will_of_the_west", action="beorn")
    table.refuse("free", "beorn_alone", beorn_to="lark_meadows")


def test_p33_beorn_passes_friends_but_does_not_end_with_them() -> None:
    table = bear("army ruins_of_dale free men_of_the_lake 1").free(act="will_of_the_west", action="beorn")
    table.free(beorn_to="ruins_of_dale")
    table.refuse("free", "beorn_alone", beorn_to="stop")
    table.free(beorn_to="camp", beorn_to_2="stop")
    assert table.at("beorn") == "camp"


def test_p33_beorn_is_not_led_where_he_could_not_end() -> None:
    text = "army ruins_of_dale free men_of_the_lake 1\narmy lark_meadows free men_of_the_lake 1"
    table = bear(text).free(
        act="will_of_the_west", action="beorn", beorn_to="fallow_acres", beorn_to_2="bramble_terraces"
    )
    assert "ruins_of_dale" not in table.options("free")


def test_p33_other_characters_do_not_matter_to_beorn() -> None:
    table = bear("at lark_meadows bard").free(
        act="will_of_the_west", action="beorn", beorn_to="lark_meadows", beorn_to_2="stop"
    )
    assert table.at("beorn") == table.at("bard") == "lark_meadows"


def test_p33_beorn_retakes_settlements_in_passing() -> None:
    table = bear("control ruins_of_dale front_gate\ntokens bonefield shadow").free(
        act="will_of_the_west", action="beorn"
    )
    table.free(beorn_to="ruins_of_dale", beorn_to_2="old_causeway", beorn_to_3="front_gate")
    assert table.state.control == []


def test_p33_beorn_attacks_after_moving_or_at_once() -> None:
    table = bear("army lark_meadows shadow orcs 1").free(act="will_of_the_west", action="beorn", beorn_to="stop")
    assert table.options("free") == ["done", "lark_meadows"]
    table.free(attack_target="lark_meadows")
    assert (table.owing(), table.asked()) == ("shadow", "maneuver")


def test_p33_shadow_armies_do_not_enter_beorns_region_and_stop_beside_him() -> None:
    table = Board(
        """
            dice shadow character
            active shadow
            at lark_meadows beorn
            markers wrath 8
            army cracked_basin shadow orcs 1 leaders 1
        """
    )
    table.shadow(act="character", action="march", move_from="cracked_basin", move_who={"orcs": 1, "leaders": 1})
    table.shadow(move_to="thornbank")
    assert (table.units("thornbank"), table.asked()) == ({"orcs": 1}, "act")
    table = Board(
        "dice shadow army\nactive shadow\nat lark_meadows beorn\nmarkers wrath 8\narmy thornbank shadow orcs 1"
    )
    table.shadow(act="army", action="move", move_from="thornbank")
    assert "lark_meadows" not in table.options("shadow")


def test_p33_free_armies_pass_beorn_but_do_not_end_with_him() -> None:
    text = "at ruins_of_dale beorn\nmarkers wrath 8\narmy camp free men_of_the_lake 1 leaders 1\n"
    table = Board(text + "dice free muster_army").free(act="muster_army", action="move", move_from="camp")
    table.refuse("free", "beorn_alone", move_who={"men_of_the_lake": 1, "leaders": 1}, move_to="ruins_of_dale")
    table = Board(text + "dice free character").free(act="character", action="march", move_from="camp")
    table.free(move_who={"men_of_the_lake": 1, "leaders": 1}, move_to="ruins_of_dale")
    table.refuse("free", "beorn_alone", march_on="stop")
    table.free(march_on="fallow_acres")
    assert table.units("fallow_acres") == {"men_of_the_lake": 1}


def test_p33_free_armies_do_not_retreat_to_beorn() -> None:
    text = (
        "army lark_meadows shadow great_orcs 2\narmy bellringers_mead free dwarven_soldiers 2\ncontrol ruins_of_dale\n"
    )
    table = battle(text + "at old_causeway beorn\nmarkers wrath 8", "shadow", "bellringers_mead", "lark_meadows")
    table.round().shadow(press_on="continue").free(hold="retreat")
    assert table.units("thistle_braes") == {"dwarven_soldiers": 2}  # driven over the ford: nothing else is open


# --- Beorn: fighting (p. 33) ---------------------------------------------------------------------------------------


def bear_attacks(shadow: str = "orcs 3", region: str = "fallow_acres", more: str = "", wrath: int = 8) -> Board:
    text = f"at herons_reach beorn\nmarkers wrath {wrath}\narmy {region} shadow {shadow}\n{more}"
    return battle(text, "free", region, "herons_reach")


def attack_on_bear(more: str = "", wrath: int = 8, shadow: str = "orcs 3") -> Board:
    text = f"at bramble_terraces beorn\nmarkers wrath {wrath}\narmy fallow_acres shadow {shadow}\n{more}"
    return battle(text, "shadow", "bramble_terraces", "fallow_acres")


def test_p33_no_superiority_and_no_cards_for_beorn() -> None:
    table = bear_attacks("orcs 5", more="hand free EV-A01")  # five who favour the plain
    assert table.state.hands == {"free": ["EV-A01"], "shadow": []}
    assert table.owing() == "shadow"  # only the Shadow lays a card


def test_p33_four_dice_on_five_and_every_miss_once_more() -> None:
    table = bear_attacks().round(free_dice=[5, 4, 4, 1])
    table.refuse("free", "amount", reroll={"white": 4})
    table.chance(reroll_free_white=[5, 1, 6]).free(reroll={"white": 3})
    assert table.damage("fallow_acres") == 3


def test_p33_fortification_ford_and_slope_bind_beorn_too() -> None:
    assert bear_attacks(region="gnat_mire").target("free") == 6
    fort = battle(
        "at lower_slopes beorn\nmarkers wrath 8\narmy ravenhill shadow orcs 1\ncontrol ravenhill",
        "free",
        "ravenhill",
        "lower_slopes",
    )
    assert fort.target("free") == 6
    slope = battle("at camp beorn\nmarkers wrath 8\narmy goat_stair shadow orcs 1", "free", "goat_stair", "camp")
    assert slope.target("free") == 6
    assert bear_attacks().target("free") == 5


def test_p33_damage_takes_wrath_and_the_last_one_kills() -> None:
    table = attack_on_bear().round(shadow_dice=[5, 5, 1]).free(reroll={})
    assert (table.state.wrath, table.asked()) == (6, "press_on")
    table = attack_on_bear(wrath=2).round(shadow_dice=[5, 5, 1]).free(reroll={})
    assert (table.at("beorn"), table.state.wrath) == ("eliminated", 0)
    assert table.asked("shadow") == "advance"


def test_p33_beorn_does_not_rally() -> None:
    bear("", "muster").refuse("free", "action_not_possible", act="muster", action="rally")


def test_p33_beorn_is_immune_to_drag_down() -> None:
    table = attack_on_bear(shadow="wargs 2").round(shadow="wargs", shadow_dice=[5, 1]).free(reroll={})
    table.shadow(ability_use="use")
    assert (table.state.wrath, table.asked()) == (7, "press_on")


def test_p33_beorn_retreats_but_never_routs() -> None:
    table = attack_on_bear().round().free(reroll={}).shadow(press_on="continue")
    assert table.options("free") == ["retreat", "stay"]
    table.refuse("free", "rout_not_needed", hold="rout")
    table.free(hold="retreat")
    assert "ravens_steps" in table.options("free")
    table.refuse("free", "foe_in_the_way", retreat_to="fallow_acres")
    table.free(retreat_to="ravens_steps").shadow(advance={})
    assert (table.at("beorn"), table.state.wrath) == ("ravens_steps", 8)


def test_p33_beorn_never_retreats_to_an_army_of_the_free_peoples() -> None:
    table = attack_on_bear("army ravens_steps free men_of_the_lake 1").round().free(reroll={})
    table.shadow(press_on="continue").free(hold="retreat")
    assert "ravens_steps" not in table.options("free")
    table.refuse("free", "beorn_alone", retreat_to="ravens_steps")


def test_p33_a_forced_retreat_costs_beorn_a_wrath_token() -> None:
    more = """
        army ravens_steps shadow orcs 1
        army lower_slopes shadow orcs 1
        control lower_slopes camp ruins_of_dale ravenhill
        army camp shadow orcs 1
    """
    text = f"at alder_flats beorn\nmarkers wrath 8\narmy curlew_moor shadow orcs 3\n{more}"
    table = battle(text, "shadow", "alder_flats", "curlew_moor").round().free(reroll={})
    table.shadow(press_on="continue").free(hold="retreat")
    assert (table.at("beorn"), table.state.wrath) == ("raft_landing", 7)


def test_p33_beorn_advances_and_retakes() -> None:
    table = battle(
        "at fallow_acres beorn\nmarkers wrath 8\narmy ruins_of_dale shadow goblins 1\ncontrol ruins_of_dale",
        "free", "ruins_of_dale", "fallow_acres",
    )  # fmt: skip
    table.round(free_dice=[5, 5, 5, 5]).free(beorn_advance="yes")
    assert (table.at("beorn"), table.state.control) == ("ruins_of_dale", [])


def test_p33_beorn_may_stop_and_need_not_advance() -> None:
    table = bear_attacks().round().free(reroll={}, press_on="stop")
    assert table.asked("shadow") == "act"
    table = bear_attacks("goblins 1").round(free_dice=[5, 5, 5, 5]).free(beorn_advance="no")
    assert table.at("beorn") == "herons_reach"


def test_p33_the_shadow_fights_beorn_as_usual() -> None:
    table = bear_attacks(shadow="orcs 3 leaders 1").round(shadow="orcs", shadow_dice=[1, 1, 1])
    table.free(reroll={}).chance(reroll_shadow_black=[5]).shadow(reroll={"black": 1})
    table.shadow(ability_use="use")
    assert table.state.wrath == 6  # 3 Orcs are more than one bear: 1 hit and 1 more
    table.free(press_on="continue")
    assert table.options("shadow") == ["rout", "stay"]


def test_p33_beorn_is_a_target_for_the_shadow() -> None:
    table = Board(
        "dice shadow army\nactive shadow\nat lark_meadows beorn\nmarkers wrath 8\narmy herons_reach shadow orcs 1"
    )
    table.shadow(act="army", action="attack", attack_from="herons_reach", attack_or_move="attack_here")
    assert table.options("shadow") == ["done", "lark_meadows"]


# --- the Great Bats (p. 34) ----------------------------------------------------------------------------------------


def test_p34_bat_cloud_moves_an_army_of_the_territory() -> None:
    table = Board("""
        dice shadow muster
        active shadow
        bats broken_lands 1 valley 1
        army thornbank shadow orcs 2
        army herons_reach shadow wargs 1
        army charred_copse shadow wargs 1
    """)
    table.shadow(act="muster", action="bats")
    assert table.options("shadow") == ["broken_lands", "valley"]
    table.shadow(bat_cloud="broken_lands")
    assert table.options("shadow") == ["done", "thornbank"]
    table.shadow(move_from="thornbank", move_who={"orcs": 1}, move_to="lark_meadows")
    assert (table.state.bats, table.units("lark_meadows"), table.units("thornbank")) == (
        {"valley": 1},
        {"orcs": 1},
        {"orcs": 1},
    )
    assert table.asked("free") == "act"  # one region, no attack


@pytest.mark.parametrize("die", ["army", "character", "event", "lidless_eye"])
def test_p34_bat_cloud_needs_a_muster_symbol(die: str) -> None:
    table = Board(f"dice shadow {die}\nactive shadow\nbats valley 1\narmy herons_reach shadow wargs 1")
    table.refuse("shadow", "action_not_possible", act=die, action="bats")


def vampire(shadow: str = "orcs 3", bats: str = "southern_spur 1", **dice: list[int]) -> Board:
    text = f"army fallow_acres shadow {shadow}\narmy bramble_terraces free men_of_the_lake 4\nbats {bats}"
    return battle(text, "shadow", "bramble_terraces", "fallow_acres").round(shadow="vampire_like", **dice)


def test_p34_vampire_like_gives_a_bat_for_one_more_damage() -> None:
    table = vampire(shadow_dice=[5, 1, 1])
    assert table.options("shadow") == ["no", "yes"]
    table.shadow(vampire="yes")
    assert (table.damage("bramble_terraces"), table.state.bats) == (2, {})


def test_p34_vampire_like_is_optional() -> None:
    table = vampire(shadow_dice=[5, 1, 1]).shadow(vampire="no")
    assert (table.damage("bramble_terraces"), table.state.bats) == (1, {"southern_spur": 1})


def test_p34_vampire_like_needs_a_damage() -> None:
    assert vampire().asked() == "press_on"


def test_p34_vampire_like_comes_back_while_a_bat_is_left() -> None:
    table = vampire(bats="southern_spur 2", shadow_dice=[5, 1, 1]).shadow(vampire="yes")
    table.free(casualties={}).shadow(press_on="continue").free(hold="stay")
    assert "vampire_like" in table.options("shadow")
    table.round(shadow="vampire_like", shadow_dice=[5, 1, 1]).shadow(vampire="yes")
    table.free(casualties={}).shadow(press_on="continue").free(hold="stay")
    assert "vampire_like" not in table.options("shadow")


def test_p34_vampire_like_uses_the_territory_of_the_battle_also_in_defence() -> None:
    """The Free Peoples attack out of the Valley into the Southern Spur: the bats of the Southern Spur count."""
    text = "army fallow_acres free men_of_the_lake 3\narmy bramble_terraces shadow orcs 3\nbats {} 1"
    table = battle(text.format("southern_spur"), "free", "bramble_terraces", "fallow_acres")
    table.round(shadow="vampire_like", shadow_dice=[5, 1, 1]).shadow(vampire="yes")
    assert (table.damage("fallow_acres"), table.state.bats) == (2, {})
    table = battle(text.format("valley"), "free", "bramble_terraces", "fallow_acres")
    assert "vampire_like" not in table.options("shadow")


def test_p34_vampire_like_hurts_beorn() -> None:
    text = "at bramble_terraces beorn\nmarkers wrath 8\narmy fallow_acres shadow orcs 3\nbats southern_spur 1"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(
        shadow="vampire_like", shadow_dice=[5, 1, 1]
    )
    table.free(reroll={}).shadow(vampire="yes")
    assert table.state.wrath == 6


def test_p34_cancelled_damage_feeds_no_bat() -> None:
    text = "army fallow_acres shadow orcs 3\narmy bramble_terraces free men_of_the_lake 4\nbats southern_spur 1"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow="vampire_like", free="men_of_the_lake", shadow_dice=[5, 1, 1], free_dice=[5, 1, 1, 1])
    table.free(ability_use="use")
    assert (table.damage("bramble_terraces"), table.state.bats) == (0, {"southern_spur": 1})


# --- Bolg (p. 34) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("control", "guards"), [("", 1), ("control camp\n", 1), ("control ruins_of_dale\n", 3)])
def test_p34_bolg_enters_with_his_bodyguard(control: str, guards: int) -> None:
    table = Board(
        f"dice shadow muster\nactive shadow\n{control}army lark_meadows shadow orcs 1\narmy bonefield shadow orcs 1"
    )
    table.shadow(act="muster", action="enter")
    assert table.options("shadow") == ["bonefield", "lark_meadows"]
    table.refuse("shadow", "no_entry_there", enter_where="thornbank")  # no army there
    table.shadow(enter_where="bonefield")
    assert (table.at("bolg"), table.state.bodyguard) == ("bonefield", guards)


def test_p34_bolg_waits_for_an_army_in_the_valley() -> None:
    table = Board("dice shadow muster\nactive shadow\narmy thornbank shadow orcs 1\ncontrol ruins_of_dale")
    table.refuse("shadow", "action_not_possible", act="muster", action="enter")


def guarded(guards: int = 1, **dice: list[int]) -> Board:
    text = f"""
        army fallow_acres free men_of_the_lake 3
        army bramble_terraces shadow orcs 3
        at bramble_terraces bolg
        markers bodyguard {guards}
    """
    return battle(text, "free", "bramble_terraces", "fallow_acres").round(**dice).shadow(reroll={})


def test_p34_the_bodyguard_wards_off_all_damage_of_a_round() -> None:
    table = guarded(free_dice=[5, 5, 5]).shadow(bodyguard="yes")
    assert (table.damage("bramble_terraces"), table.state.bodyguard) == (0, 0)


def test_p34_the_bodyguard_is_optional_and_one_token_a_round() -> None:
    table = guarded(3, free_dice=[5, 5, 5]).shadow(bodyguard="no")
    assert (table.damage("bramble_terraces"), table.state.bodyguard) == (3, 3)


def test_p34_one_token_is_good_for_all_that_is_dealt_in_a_round() -> None:
    """Arrows before the roll and hits in it: one token wards off both, and the next round asks anew."""
    text = "army bramble_terraces shadow orcs 3\nat bramble_terraces bolg\nmarkers bodyguard 2\n"
    table = battle(
        text + "hand free EV-A06\narmy fallow_acres free men_of_the_lake 3", "free", "bramble_terraces", "fallow_acres"
    )
    table.free(maneuver="EV-A06").chance(volley=[5, 5, 5]).shadow(maneuver="orcs")
    table.chance(combat_free=[5, 5, 5], combat_shadow=[1, 1, 1]).shadow(bodyguard="yes", reroll={})
    assert (table.asked(), table.damage("bramble_terraces"), table.state.bodyguard) == ("press_on", 0, 1)
    table.free(press_on="continue").shadow(hold="stay").round(free_dice=[5, 5, 5]).shadow(reroll={})
    assert table.asked("shadow") == "bodyguard"


def test_p34_the_token_is_good_for_the_blow_at_parting_too() -> None:
    text = "army bramble_terraces shadow orcs 3\nat bramble_terraces bolg\nmarkers bodyguard 1\n"
    table = battle(
        text + "hand free EV-A08\narmy fallow_acres free men_of_the_lake 3", "free", "bramble_terraces", "fallow_acres"
    )
    table.round(free="EV-A08", shadow="regroup", free_dice=[5, 1, 1]).shadow(reroll={}, bodyguard="yes")
    table.free(press_on="continue").shadow(hold="retreat")
    assert not table.heard("damage") and table.damage(table.at("bolg")) == 0


def test_p34_without_damage_or_tokens_nobody_is_asked() -> None:
    assert guarded().asked() == "press_on"
    assert guarded(0, free_dice=[5, 1, 1]).asked() == "casualties"


def test_p34_the_bodyguard_works_outside_combat_and_for_the_fortification() -> None:
    table = Board("""
        activated gandalf
        at lower_slopes gandalf
        army ravenhill shadow orcs 2
        at ravenhill bolg
        markers bodyguard 1
        control ravenhill
    """)
    table.chance(volley=[5, 5, 5]).free(act="gandalf", gandalf="blast", blast="ravenhill").shadow(bodyguard="yes")
    assert (table.state.fortifications["ravenhill"], table.damage("ravenhill"), table.state.bodyguard) == (0, 0, 0)


def test_p34_the_bodyguard_protects_only_bolgs_army() -> None:
    table = Board("""
        activated gandalf
        at lower_slopes gandalf
        army camp shadow orcs 2
        at ravenhill bolg
        markers bodyguard 1
    """)
    table.chance(volley=[5, 5, 1]).free(act="gandalf", gandalf="blast", blast="camp")
    assert table.asked("shadow") == "casualties"


# --- Bilbo, Thorin, Gandalf ----------------------------------------------------------------------------------------


def bilbo_falls(ring: int) -> Board:
    markers = f"markers ring {ring}\n" if ring else ""
    text = f"""
        army fallow_acres shadow orcs 3
        army bramble_terraces free men_of_the_lake 1
        at bramble_terraces bilbo bard
        {markers}
    """
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(shadow_dice=[5, 5, 1], free_dice=[6])
    return table.shadow(casualties={})


def test_bilbo_may_save_himself_with_the_ring() -> None:
    table = bilbo_falls(2)
    assert table.options("free") == ["no", "yes"]
    table.free(ring="yes")
    assert (table.at("bilbo"), table.at("bard"), table.state.ring) == ("bramble_terraces", "eliminated", 1)


def test_bilbo_need_not_use_the_ring_and_without_it_he_dies() -> None:
    assert bilbo_falls(1).free(ring="no").at("bilbo") == "eliminated"
    assert bilbo_falls(0).at("bilbo") == "eliminated"


def test_bilbo_luck_rolls_two_misses_again_even_twice() -> None:
    text = """
        army fallow_acres shadow orcs 3
        army bramble_terraces free men_of_the_lake 3 leaders 1
        at bramble_terraces bilbo
        markers ring 1
    """
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round()
    table.chance(reroll_free_white=[2]).free(reroll={"white": 1})
    table.refuse("free", "too_many", luck={"white": 3})
    table.chance(reroll_free_white=[5, 6]).free(luck={"white": 2})
    assert (table.damage("fallow_acres"), table.state.ring) == (2, 0)
    table.shadow(casualties={}, press_on="continue").free(hold="stay").round()
    assert table.asked("free") == "reroll"
    table.free(reroll={})
    assert table.asked("shadow") == "casualties"  # no token left: no luck


def test_bilbo_luck_when_rallying() -> None:
    table = Board("dice free muster\narmy camp free men_of_the_lake 2 damage 2\nat camp bilbo\nmarkers ring 1")
    table.chance(rally=[1, 1]).free(act="muster", action="rally", rally="camp")
    table.chance(rally_reroll=[5, 5]).free(luck={"miss": 2})
    assert (table.damage("camp"), table.state.ring) == (0, 0)


def test_bilbo_slips_four_regions_for_a_ring_token() -> None:
    table = Board("dice free character\nat ravenhill bilbo\nmarkers ring 1").free(
        act="character", action="characters", character="bilbo"
    )
    table.free(quiet="yes", character_to="goat_stair")
    assert (table.at("bilbo"), table.state.ring) == ("goat_stair", 0)


def test_thorin_enters_with_a_veteran_under_the_limit_of_five() -> None:
    table = Board("dice free muster\nfate 6").free(act="muster", action="enter")
    assert (table.at("thorin"), table.units("front_gate")) == ("front_gate", {"dwarven_veterans": 1})
    table = Board("dice free muster\nfate 6\narmy front_gate free men_of_the_lake 5").free(act="muster", action="enter")
    table.free(reduce={"men_of_the_lake": 1})
    assert table.units("front_gate") == {"dwarven_veterans": 1, "men_of_the_lake": 4}
    assert supply(table.state, "men_of_the_lake") == 6


def test_thorins_strokes_hit_harder_where_bolg_or_great_orcs_are() -> None:
    for shadow, more, damage in (
        ("orcs 3", "", 1),
        ("orcs 2 great_orcs 1", "", 2),
        ("orcs 3", "at fallow_acres bolg\n", 2),
    ):
        text = f"""
            army fallow_acres shadow {shadow}
            army bramble_terraces free elven_archers 1
            at bramble_terraces thorin
            {more}
        """
        chance = {} if "great" in shadow else {"event": "EV-A01"}
        table = battle(text, "shadow", "bramble_terraces", "fallow_acres", **chance).round(
            free="thorins_mighty_strokes"
        )
        for seat in list(table.match.questions()):
            table.play(seat, reroll={})
        assert table.damage("fallow_acres") == damage


def test_gandalf_loses_concentration_when_he_moves() -> None:
    text = "markers concentration\nat camp gandalf\narmy camp free men_of_the_lake 1\n"
    table = Board(text + "dice free character").free(
        act="character", action="characters", character="gandalf", character_to="ruins_of_dale"
    )
    assert not table.state.concentration
    table = Board(text + "dice free muster_army").free(act="muster_army", action="move", move_from="camp")
    table.free(move_who={"men_of_the_lake": 1, "gandalf": 1}, move_to="ruins_of_dale")
    assert not table.state.concentration


def test_gandalf_loses_concentration_by_damage_to_his_army_but_not_to_its_fortification() -> None:
    text = """
        army lower_slopes shadow orcs 3
        army ravenhill free men_of_the_lake 3
        at ravenhill gandalf
        markers concentration
        fort ravenhill {}
    """
    table = battle(text.format(0), "shadow", "ravenhill", "lower_slopes").round(shadow_dice=[6, 6, 6]).free(reroll={})
    assert table.state.concentration
    table = battle(text.format(2), "shadow", "ravenhill", "lower_slopes").round(shadow_dice=[6, 6, 1]).free(reroll={})
    assert not table.state.concentration


def test_gandalf_keeps_concentration_over_turns() -> None:
    table = Board("dice free event\ndice shadow\nat camp gandalf\nmarkers concentration")
    table.chance(event="EV-A01", free="FP-01", event_2="EV-A02", shadow="SH-01").free(act="event", action="skip")
    assert table.state.concentration
