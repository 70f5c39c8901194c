"""Stories of the Free Peoples, type Army."""

import pytest

from tests.five_armies.board import Board
from tests.five_armies.cards.playing import holding, play, refuse, settled

# --- FP-05 Rooted Like Stone -----------------------------------------------------------------------------------------

ROOTED = 'play {"card":"FP-05","side":"free","rule":"shield","on":"camp","counters":%d,"ends":["army_left"]}\n'
BESIDE = (
    "army camp free men_of_the_lake 4\narmy fallow_acres free elven_archers 1\narmy ruins_of_dale shadow goblins 5\n"
)


def test_fp_05_an_army_in_a_settlement_or_fortification_is_chosen() -> None:
    table = play(
        "FP-05",
        "army camp free elven_archers 1\narmy front_gate free elven_archers 1\n"
        + "army fallow_acres free elven_archers 1",
    )
    assert table.options("free") == ["camp", "front_gate"]
    table.free(rooted="front_gate")
    (card,) = table.state.in_play
    assert (card.on, card.counters) == ("front_gate", 3)
    settled(table, "FP-05", stays=True)


def test_fp_05_without_such_an_army_it_does_nothing() -> None:
    settled(play("FP-05", "army fallow_acres free elven_archers 1"), "FP-05")


def attack_camp(counters: int) -> Board:
    table = Board("active shadow\ndice shadow army\n" + BESIDE + ROOTED % counters)
    table.shadow(act="army", action="attack", attack_from="ruins_of_dale", attack_or_move="attack_here")
    return table.shadow(attack_target="camp")


def test_fp_05_cancels_one_damage_a_round_and_loses_a_counter() -> None:
    table = attack_camp(3).round(shadow_dice=[6, 6, 1, 1, 1])
    assert table.damage("camp") == 1
    assert table.state.in_play[0].counters == 2


def test_fp_05_no_damage_no_counter() -> None:
    assert attack_camp(3).round().state.in_play[0].counters == 3


def test_fp_05_ends_with_the_last_counter() -> None:
    table = attack_camp(1).round(shadow_dice=[6, 6, 1, 1, 1])
    assert table.state.in_play == [] and table.state.discards["free"] == ["FP-05"]


def test_fp_05_stays_with_the_part_that_stays_and_ends_when_all_have_left() -> None:
    text = (
        "dice free character character\n"
        "dice shadow event event\n"
        "at camp dain\n"
        "army camp free men_of_the_lake 4 leaders 1\n"
    )
    table = Board(text + ROOTED % 2)
    table.free(act="character", action="march", move_from="camp", move_who={"men_of_the_lake": 2, "leaders": 1})
    table.free(move_to="lower_slopes", march_on="stop")
    assert table.state.in_play
    table.shadow(act="event", action="skip")
    table.free(act="character", action="march", move_from="camp", move_who={"men_of_the_lake": 2, "dain": 1})
    table.free(move_to="lower_slopes", march_on="stop")
    assert table.state.in_play == []


def test_fp_05_ends_when_others_take_the_place_of_the_army_in_one_action() -> None:
    table = Board(
        "dice free muster_army\n"
        + BESIDE.replace("ruins_of_dale", "gnat_mire")
        + "army lower_slopes free elven_spearmen 1\n"
        + ROOTED % 2
    )
    table.free(act="muster_army", action="move", move_from="lower_slopes", move_to="camp")
    table.free(move_from="camp", move_who={"men_of_the_lake": 4}, move_to="old_causeway")
    assert table.units("camp") == {"elven_spearmen": 1}
    assert table.state.in_play == []


# --- FP-10 Last Quivers ----------------------------------------------------------------------------------------------


def test_fp_10_armies_shoot_one_after_the_other() -> None:
    text = """
        army camp free elven_archers 2 men_of_the_lake 1 elven_spearmen 1
        army fallow_acres free men_of_the_lake 1
        army lower_slopes free elven_spearmen 2
        army ruins_of_dale shadow orcs 5
        army old_causeway shadow orcs 1
    """
    table = play("FP-10", text, volley=[4, 3, 6], volley_2=[4])
    assert table.options("free") == ["camp", "fallow_acres", "none"]
    table.free(shoot_from="camp", shoot_at="ruins_of_dale")
    table.shadow(casualties={})
    table.free(shoot_from="fallow_acres")
    table.shadow(casualties={})
    assert table.damage("ruins_of_dale") == 3
    settled(table, "FP-10")


def test_fp_10_nobody_has_to_shoot_and_nobody_shoots_over_a_river() -> None:
    text = "army herons_reach free elven_archers 1\narmy osier_bank shadow orcs 1\n"
    settled(play("FP-10", text), "FP-10")
    table = play("FP-10", text + "army gnat_mire shadow orcs 1").free(shoot_from="none")
    settled(table, "FP-10")


def test_fp_10_three_armies_at_most() -> None:
    shooters = "".join(
        f"army {place} free elven_archers 1\n" for place in ("camp", "lark_meadows", "fallow_acres", "old_causeway")
    )
    dice = {f"volley_{n}": [1] for n in (1, 2, 3)}
    table = play("FP-10", shooters + "army ruins_of_dale shadow orcs 1", **dice)
    table.free(shoot_from="camp", shoot_from_2="lark_meadows", shoot_from_3="old_causeway")
    settled(table, "FP-10")


# --- FP-14 Sudden Sally ----------------------------------------------------------------------------------------------

SALLY = "army ravenhill free men_of_the_lake 3 dwarven_soldiers 1\narmy bramble_terraces shadow orcs 2\n"


def sally_out() -> Board:
    """From Ravenhill by the Ravens' Steps against the Bramble Terraces."""
    table = play("FP-14", SALLY).free(
        attack_or_move="move_first", move_who={"men_of_the_lake": 3}, move_to="ravens_steps"
    )
    return table.free(attack_target="bramble_terraces")


def test_fp_14_moves_and_attacks_with_one_more_on_the_first_combat_roll() -> None:
    table = sally_out()
    assert table.target("free") == 4
    table.round(free_dice=[4, 1, 1]).shadow(casualties={}).free(press_on="continue")
    if table.asked() == "hold":
        table.shadow(hold="stay")
    assert table.target("free") == 5


def test_fp_14_may_go_back_to_its_walls() -> None:
    table = sally_out().round().free(press_on="stop")
    table.free(sally_back={"men_of_the_lake": 2})
    assert table.units("ravenhill") == {"men_of_the_lake": 2, "dwarven_soldiers": 1}
    assert table.units("ravens_steps") == {"men_of_the_lake": 1}
    settled(table, "FP-14")


def test_fp_14_characters_and_tokens_come_back_with_it() -> None:
    table = play("FP-14", "army ravenhill free men_of_the_lake 2 damage 1 leaders 1\nat ravenhill bard thranduil\n")
    out = {"men_of_the_lake": 2, "bard": 1, "thranduil": 1, "leaders": 1, "damage": 1}
    table.free(attack_or_move="move_first", move_who=out, move_to="ravens_steps", march_on="stop")
    table.free(sally_back={"men_of_the_lake": 1, "bard": 1, "leaders": 1, "damage": 1})
    assert (table.at("bard"), table.at("thranduil")) == ("ravenhill", "ravens_steps")
    assert (table.leaders("ravenhill"), table.damage("ravenhill")) == (1, 1)
    settled(table, "FP-14")


def test_fp_14_the_way_back_takes_what_the_enemy_has_taken_meanwhile() -> None:
    """The enemy slips into the empty fortification and dies there, in an ambush."""
    ambush = 'play {"card":"EV-A09","side":"free","rule":"ambush","on":"lower_slopes","ends":["army_left"]}\n'
    text = "army ravenhill free men_of_the_lake 2\narmy lower_slopes free men_of_the_lake 1\n" + ambush
    table = play("FP-14", text + "fort ravenhill 3\narmy ravens_steps shadow orcs 1\nhand shadow EV-C10\n")
    table.free(attack_or_move="move_first", move_who={"men_of_the_lake": 2}, move_to="lower_slopes")
    table.free(attack_target="ravens_steps").round(shadow="EV-C10").shadow(break_off="yes")
    table.chance(volley=[4, 4, 1, 1]).shadow(break_off_to="ravenhill")
    assert table.state.control == ["ravenhill"] and not table.army("ravenhill")
    table.free(advance={}, sally_back={"men_of_the_lake": 2})
    assert table.state.control == []
    settled(table, "FP-14")


def test_fp_14_only_who_sallied_may_go_back() -> None:
    text = "army ravenhill free men_of_the_lake 1\narmy bramble_terraces free elven_archers 4 damage 1 leaders 2\n"
    table = play("FP-14", text + "at bramble_terraces bard\n")
    table.free(attack_or_move="move_first", move_to="ravens_steps", march_on="bramble_terraces")
    assert table.split("free").items == {"men_of_the_lake": 1, "damage": 1}
    table.free(sally_back={"men_of_the_lake": 1})
    assert table.units("bramble_terraces") == {"elven_archers": 4} and table.at("bard") == "bramble_terraces"


def test_fp_14_nobody_goes_back_when_no_unit_that_sallied_is_left() -> None:
    text = "army ravenhill free elven_archers 1\nat ravenhill bard\narmy ravens_steps free men_of_the_lake 5\n"
    table = play("FP-14", text).free(attack_or_move="move_first", move_who={"elven_archers": 1, "bard": 1})
    table.free(move_to="ravens_steps", march_on="stop", reduce={"elven_archers": 1})
    assert table.units("ravens_steps") == {"men_of_the_lake": 5} and table.at("bard") == "ravens_steps"
    settled(table, "FP-14")


def test_fp_14_may_stay_where_it_is() -> None:
    table = sally_out().round().free(press_on="stop", sally_back={})
    assert table.units("ravens_steps") == {"men_of_the_lake": 3}
    settled(table, "FP-14")


def test_fp_14_no_way_back_after_an_advance() -> None:
    table = (
        sally_out()
        .round(free_dice=[6, 6, 6])
        .shadow(losses={"orcs": 2, "damage": 3})
        .free(advance={"men_of_the_lake": 1})
    )
    assert table.units("bramble_terraces") == {"men_of_the_lake": 1}
    settled(table, "FP-14")


def test_fp_14_straight_from_the_walls_there_is_nowhere_to_return_to() -> None:
    table = play("FP-14", "army ravenhill free men_of_the_lake 3\narmy ravens_steps shadow orcs 3\n")
    table.free(attack_or_move="attack_here", attack_target="ravens_steps").round().free(press_on="stop")
    settled(table, "FP-14")


def test_fp_14_a_move_alone_may_be_taken_back_too() -> None:
    table = play("FP-14", "army ravenhill free men_of_the_lake 3\n")
    table.free(attack_or_move="move_first", move_who={"men_of_the_lake": 3}, move_to="ravens_steps", march_on="stop")
    table.free(sally_back={"men_of_the_lake": 3})
    assert table.units("ravenhill") == {"men_of_the_lake": 3}
    settled(table, "FP-14")


def test_fp_14_two_regions_out_and_the_same_way_back() -> None:
    table = play("FP-14", "army ravenhill free men_of_the_lake 3\n")
    table.free(attack_or_move="move_first", move_who={"men_of_the_lake": 3}, move_to="ravens_steps")
    table.free(march_on="bramble_terraces")
    assert table.asked("free") == "sally_back", "no third region"
    table.free(sally_back={"men_of_the_lake": 3})
    assert table.heard("moved")[0]["path"] == ["bramble_terraces", "ravens_steps", "ravenhill"]
    assert table.units("ravenhill") == {"men_of_the_lake": 3}


def test_fp_14_no_way_back_through_an_enemy() -> None:
    text = "army ravenhill free men_of_the_lake 3\nat sunset_screes beorn\nmarkers wrath 3\n"
    table = play("FP-14", text)
    table.free(attack_or_move="move_first", move_who={"men_of_the_lake": 3}, move_to="ravens_steps", march_on="stop")
    table.state.characters["beorn"] = "ravenhill"  # nobody ends in his region
    assert not table.match.stack[-1].way_back(table.state)  # type: ignore[attr-defined]


def test_fp_14_refused_without_an_army_in_a_fortification() -> None:
    refuse("FP-14", "army camp free elven_archers 1\narmy ravenhill shadow orcs 1")


# --- FP-16 Flooded Ford ----------------------------------------------------------------------------------------------

FLOOD = (
    'play {"card":"FP-16","side":"free","rule":"ford_closed","on":"thorn_ford","ends":["army_left"],"last_turn":2}\n'
)
GUARD = "army lark_meadows free elven_archers 2\narmy thornbank shadow orcs 2\n"


def test_fp_16_a_ford_beside_an_own_army_is_closed() -> None:
    table = play("FP-16", GUARD + "army fallow_acres free elven_archers 1")
    assert table.options("free") == ["osier_ford", "thorn_ford"]
    table.free(flood="thorn_ford")
    assert (table.state.in_play[0].on, table.state.in_play[0].last_turn) == ("thorn_ford", 2)
    settled(table, "FP-16", stays=True)


def test_fp_16_without_an_army_at_a_ford_nothing_happens() -> None:
    settled(play("FP-16", "army camp free elven_archers 1"), "FP-16")


def test_fp_16_no_army_attacks_across() -> None:
    attack = {"action": "attack", "attack_from": "thornbank"}
    dry = Board("active shadow\ndice shadow army\n" + GUARD).shadow(act="army")
    flooded = Board("active shadow\ndice shadow army\n" + GUARD + FLOOD).shadow(act="army")
    assert "assault" in dry.options("shadow") and "assault" not in flooded.options("shadow")
    assert "attack_here" in dry.shadow(**attack).options("shadow")
    assert "attack_here" not in flooded.shadow(**attack).options("shadow")


def test_fp_16_no_army_moves_across() -> None:
    table = Board("dice free muster_army\narmy lark_meadows free elven_archers 1\n" + FLOOD).free(act="muster_army")
    table.refuse("free", "not_adjacent", action="move", move_from="lark_meadows", move_to="thornbank")


def test_fp_16_characters_alone_still_cross() -> None:
    table = Board("dice free character\nat lark_meadows gandalf\n" + GUARD + FLOOD)
    table.free(act="character", action="characters")
    if table.asked() == "character":
        table.free(character="gandalf")
    assert "thornbank" in table.options("free")


@pytest.mark.parametrize(("moving", "lasts"), [(1, True), (2, False)])
def test_fp_16_ends_when_no_own_army_is_beside_the_ford(moving: int, lasts: bool) -> None:
    table = Board("dice free muster_army\n" + GUARD + FLOOD)
    table.free(act="muster_army", action="move", move_from="lark_meadows", move_who={"elven_archers": moving})
    table.free(move_to="ruins_of_dale")
    if table.owing() == "free":
        table.free(move_from="done")
    assert bool(table.state.in_play) == lasts
    assert ("FP-16" in table.state.discards["free"]) != lasts


@pytest.mark.parametrize(("turn", "lasts"), [(1, True), (2, False)])
def test_fp_16_ends_with_the_next_turn(turn: int, lasts: bool) -> None:
    table = Board(
        f"turn {turn} end\nat camp bard\n" + GUARD + FLOOD,
        event="EV-A01",
        free="FP-01",
        event_2="EV-A02",
        shadow="SH-01",
    )
    assert bool(table.state.in_play) == lasts


# --- FP-20 Common Cause ----------------------------------------------------------------------------------------------

MIXED = (
    "army camp free elven_spearmen 1 dwarven_soldiers 1\n"
    "army lower_slopes free elven_spearmen 2 men_of_the_lake 1 dwarven_soldiers 1\n"
)


def test_fp_20_one_leader_for_two_peoples_two_for_three() -> None:
    table = play("FP-20", MIXED + "army ravenhill free elven_archers 1 elven_spearmen 1")
    assert table.options("free") == ["camp", "lower_slopes"]
    table.free(common_cause="lower_slopes")
    assert table.leaders("lower_slopes") == 2
    table.free(attack_or_move="done")
    settled(table, "FP-20")
    table = play("FP-20", MIXED).free(common_cause="camp")
    assert table.leaders("camp") == 1


def test_fp_20_attacks_with_one_more_on_the_first_combat_roll_only() -> None:
    table = play("FP-20", MIXED + "army ruins_of_dale shadow orcs 3").free(common_cause="camp")
    table.free(attack_or_move="attack_here", attack_target="ruins_of_dale")
    fight = table.fight()
    assert fight.target(table.state, "free", "combat") == 4
    assert fight.target(table.state, "free", "reroll") == 5


def test_fp_20_refused_without_a_mixed_army() -> None:
    refuse("FP-20", "army camp free elven_spearmen 1 elven_archers 1\narmy ravenhill free men_of_the_lake 1")


def test_playing_an_army_story_needs_a_die_of_its_type() -> None:
    table = holding("FP-16", "dice free character\nhand free FP-16 FP-15\n" + GUARD)
    table.refuse("free", "card_die", act="character", action="play", card="FP-16")
