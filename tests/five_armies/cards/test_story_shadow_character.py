"""Stories of the Shadow, type Character."""

import pytest

from tests.five_armies.board import Board
from tests.five_armies.cards.playing import play, refuse, settled

# --- SH-01 The Shadow of the Necromancer -----------------------------------------------------------------------------


def test_sh_01_the_red_tile_and_a_random_discard() -> None:
    table = play("SH-01", "hand free EV-A01 FP-20 FP-03", random_discard="FP-20")
    assert "red" in table.state.tiles
    assert table.state.hands["free"] == ["EV-A01", "FP-03"] and table.state.discards["free"] == ["FP-20"]
    settled(table, "SH-01")


def test_sh_01_an_empty_hand_only_the_tile() -> None:
    table = play("SH-01", "")
    assert "red" in table.state.tiles
    settled(table, "SH-01")


# --- SH-11 Whip and Drum ---------------------------------------------------------------------------------------------

LED = "army camp shadow orcs 2\narmy ravens_steps shadow orcs 1 damage 1\narmy gnat_mire shadow orcs 2 leaders 1\n"


def test_sh_11_damage_a_leader_and_a_move_each() -> None:
    table = play("SH-11", LED + "army goblin_point_east shadow goblins 2\n")
    table.refuse("shadow", "not_offered", whip={"gnat_mire": 1})
    more = "army bonefield shadow orcs 1\narmy warg_wallow shadow orcs 1\n"
    assert play("SH-11", LED + more).split("shadow").most == 3
    table.shadow(whip={"camp": 1, "goblin_point_east": 1}, casualties={}, casualties_2={})
    assert [(table.damage(place), table.leaders(place)) for place in ("camp", "goblin_point_east")] == [(1, 1), (1, 1)]
    table.shadow(move_from="camp", move_who={"orcs": 2, "leaders": 1, "damage": 1}, move_to="ruins_of_dale")
    if table.owing() == "shadow":
        table.shadow(move_from="done")
    assert table.leaders("ruins_of_dale") == 1
    settled(table, "SH-11")


def test_sh_11_only_who_was_driven_moves_and_only_once() -> None:
    table = play("SH-11", LED + "army bonefield shadow orcs 3\narmy warg_wallow shadow orcs 2\n")
    table.shadow(whip={"camp": 1, "bonefield": 1}, casualties={}, casualties_2={})
    assert table.options("shadow") == ["bonefield", "camp", "done"]
    table.shadow(move_from="bonefield", move_who={"orcs": 1}, move_to="cracked_basin")
    assert table.options("shadow") == ["camp", "done"]
    table.shadow(move_from="camp", move_who={"orcs": 1}, move_to="ruins_of_dale")
    settled(table, "SH-11")


def test_sh_11_a_hurt_unit_dies_without_leader_or_move() -> None:
    table = play("SH-11", LED).shadow(whip={"ravens_steps": 1})
    assert not table.army("ravens_steps")
    settled(table, "SH-11")


def test_sh_11_own_walls_absorb_and_dusk_does_not_help() -> None:
    dusk = 'play {"card":"SH-13","side":"shadow","rule":"shield_outside","on":"shadow","number":1,"last_turn":2}\n'
    table = play("SH-11", "army front_gate shadow orcs 2\ncontrol front_gate\n").shadow(whip={"front_gate": 1})
    assert (table.state.fortifications["front_gate"], table.damage("front_gate")) == (1, 0)
    table = play("SH-11", LED + dusk).shadow(whip={"camp": 1}, casualties={})
    assert table.damage("camp") == 1


def test_sh_11_nobody_has_to_be_driven() -> None:
    settled(play("SH-11", LED).shadow(whip={}), "SH-11")


# --- SH-12 Bolg Takes the Field --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("control", "tokens"), [("", 2), ("control ruins_of_dale\n", 3)])
def test_sh_12_bolg_enters_with_one_more_bodyguard(control: str, tokens: int) -> None:
    table = play("SH-12", control + "army ruins_of_dale shadow orcs 2\n")
    assert table.at("bolg") == "ruins_of_dale" and table.state.bodyguard == tokens
    settled(table, "SH-12")


def test_sh_12_where_he_enters_is_chosen() -> None:
    table = play("SH-12", "army ruins_of_dale shadow orcs 2\narmy bonefield shadow orcs 2\n")
    table.shadow(enter_where="bonefield")
    assert table.at("bolg") == "bonefield"


def test_sh_12_in_play_a_bodyguard_and_his_army_acts() -> None:
    text = "army camp shadow orcs 2\nat camp bolg\nmarkers bodyguard 3\narmy ruins_of_dale free elven_archers 1\n"
    table = play("SH-12", text)
    assert table.state.bodyguard == 3
    table.shadow(attack_or_move="move_first", move_who={"orcs": 2, "bolg": 1}, move_to="bramble_terraces")
    assert table.at("bolg") == "bramble_terraces" and table.asked() == "attack_target"


def test_sh_12_in_play_alone_only_the_bodyguard() -> None:
    table = play("SH-12", "at camp bolg\n")
    assert table.state.bodyguard == 1
    settled(table, "SH-12")


def test_sh_12_refused_while_bolg_is_not_ready() -> None:
    refuse("SH-12", "army bonefield shadow orcs 2\n")


# --- SH-13 Dusk at Noon ----------------------------------------------------------------------------------------------

DUSK = 'play {"card":"SH-13","side":"shadow","rule":"shield_outside","on":"shadow","number":1,"last_turn":2}\n'
BLAST = "at camp gandalf\nactivated gandalf\narmy ruins_of_dale shadow orcs 5\n"


def test_sh_13_a_bat_comes_and_the_card_stays() -> None:
    table = play("SH-13", "").shadow(dusk="valley")
    assert table.state.bats == {"valley": 1} and table.state.in_play[0].last_turn == 2
    settled(table, "SH-13", stays=True)


def test_sh_13_without_a_bat_in_supply_only_the_lasting_effect() -> None:
    settled(play("SH-13", "bats valley 6"), "SH-13", stays=True)


@pytest.mark.parametrize(("dusk", "damage"), [("", 2), (DUSK, 1)])
def test_sh_13_softens_each_blow_from_afar(dusk: str, damage: int) -> None:
    table = Board(BLAST + dusk).chance(volley=[5, 6, 1]).free(act="gandalf", gandalf="blast", blast="ruins_of_dale")
    assert table.damage("ruins_of_dale") == damage
    assert len(table.state.in_play) == bool(dusk)


def test_sh_13_not_against_eagles() -> None:
    text = "dice free muster\nat valley lord_of_the_eagles\narmy ruins_of_dale shadow orcs 5\n" + DUSK
    table = Board(text).chance(volley=[4, 4, 4])
    table.free(act="muster", action="eagles", eagles_which={"lord_of_the_eagles": 1})
    assert table.damage("ruins_of_dale") == 3


def test_sh_13_not_in_combat() -> None:
    text = (
        "dice free muster_army\narmy fallow_acres free men_of_the_lake 3\narmy bramble_terraces shadow orcs 5\n" + DUSK
    )
    table = Board(text).free(
        act="muster_army", action="attack", attack_from="fallow_acres", attack_or_move="attack_here"
    )
    table.free(attack_target="bramble_terraces").round(free_dice=[6, 6, 1])
    assert table.damage("bramble_terraces") == 2


@pytest.mark.parametrize(("turn", "lasts"), [(1, True), (2, False)])
def test_sh_13_ends_with_the_next_turn(turn: int, lasts: bool) -> None:
    text = f"turn {turn} end\nat camp bard\n{DUSK}"
    table = Board(text, event="EV-A01", free="FP-02", event_2="EV-A02", shadow="SH-01")
    assert bool(table.state.in_play) == lasts


# --- SH-14 The Hour Is Not Yet ---------------------------------------------------------------------------------------

HOUR = 'play {"card":"SH-14","side":"shadow","rule":"fate_slower","number":1,"ends":["fate_phase"]}\n'


def test_sh_14_stays_and_a_story_is_drawn() -> None:
    table = play("SH-14", "fate 7", shadow="SH-20")
    assert table.state.hands["shadow"] == ["SH-20"] and table.state.in_play[0].number == 1
    settled(table, "SH-14", stays=True)


@pytest.mark.parametrize(("tile", "space"), [("2", 8), ("1", 7), ("blue", 9)])
def test_sh_14_the_marker_moves_one_space_less_and_the_card_ends(tile: str, space: int) -> None:
    text = f"turn 3 generals\nfate 7\nat camp bard\ntiles 0r 1 2 blue\n{HOUR}"
    draw = {"fate": "FA-E1"} if tile == "blue" else {}
    table = Board(text).chance(tile=tile, **draw).free(generals={})
    assert table.state.fate == space
    assert table.state.in_play == [] and table.state.discards["shadow"] == ["SH-14"]


def test_sh_14_never_back_and_the_rune_still_counts() -> None:
    table = Board(f"turn 3 generals\nfate 7\nat camp bard\n{HOUR}").chance(tile="0r", fate="FA-E1").free(generals={})
    assert table.state.fate == 7 and table.state.eagles == {"eagles_eyrie": 2}


def test_sh_14_does_not_touch_what_is_no_tile() -> None:
    table = play("FP-12", f"fate 8\ncontrol camp ravenhill\n{HOUR}", free="FP-20")
    assert table.state.fate == 9 and table.state.in_play


def test_sh_14_refused_before_space_seven() -> None:
    refuse("SH-14", "fate 6")


# --- SH-15 Old Grudges -----------------------------------------------------------------------------------------------

MIXED = "army camp free elven_archers 1 men_of_the_lake 2 leaders 2\narmy ravenhill free elven_archers 2\n"


def test_sh_15_a_general_rests_and_a_mixed_army_quarrels() -> None:
    table = play("SH-15", MIXED + "at camp bard gandalf\nactivated bard gandalf\n")
    table.shadow(deactivate="gandalf").free(casualties={})
    assert table.state.activated == ["bard"]
    assert (table.leaders("camp"), table.damage("camp")) == (0, 1)
    settled(table, "SH-15")


def test_sh_15_which_army_is_chosen_by_the_shadow() -> None:
    table = play("SH-15", MIXED + "army lower_slopes free dwarven_soldiers 1 men_of_the_lake 1\n")
    assert table.options("shadow") == ["camp", "lower_slopes"]
    table.shadow(grudge="lower_slopes").free(casualties={})
    assert (table.damage("lower_slopes"), table.leaders("camp")) == (1, 2)


def test_sh_15_parts_that_cannot_be_done_are_skipped() -> None:
    table = play("SH-15", "army ravenhill free elven_archers 2\nat ravenhill bard\nactivated bard\n")
    assert table.state.activated == []
    settled(table, "SH-15")
