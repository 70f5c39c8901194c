"""Stories of the Free Peoples, type Character."""

import pytest

from engine.core.chance import Stream
from engine.core.leaks import check_leaks
from tests.five_armies.board import Board, battle
from tests.five_armies.cards.playing import play, refuse, settled

# --- FP-01 Lucky Number ----------------------------------------------------------------------------------------------

LUCKY = (
    'play {"card":"FP-01","side":"free","rule":"lucky_number","on":"bilbo","number":2,'
    '"ends":["character_eliminated"],"last_turn":1}\n'
)
FIGHT = "army bramble_terraces free men_of_the_lake 3\narmy fallow_acres shadow orcs 3\n"


def test_fp_01_bilbo_may_move_and_a_number_is_named() -> None:
    table = play("FP-01", "at camp bilbo").free(character_to="ruins_of_dale")
    assert table.options("free") == ["number_1", "number_2", "number_3", "number_4"]
    table.free(lucky_number="number_3")
    (card,) = table.state.in_play
    assert (card.number, card.last_turn, table.at("bilbo")) == (3, 1, "ruins_of_dale")
    assert table.match.view(None)["in_play"][0]["number"] == 3
    settled(table, "FP-01", stays=True)


def test_fp_01_bilbo_may_stay_and_the_ring_does_not_help_him() -> None:
    """Small and Quiet is for the action Character Movement."""
    table = play("FP-01", "at camp bilbo\nmarkers ring 2").free(character_to="stay", lucky_number="number_1")
    assert (table.at("bilbo"), table.state.ring) == ("camp", 2)


@pytest.mark.parametrize(("bilbo", "hits"), [("camp", 2), ("ruins_of_dale", 0)])
def test_fp_01_the_number_hits_in_bilbos_territory(bilbo: str, hits: int) -> None:
    table = battle(f"{FIGHT}at {bilbo} bilbo\n{LUCKY}", "shadow", "bramble_terraces", "fallow_acres")
    table.round(free_dice=[2, 2, 3], shadow_dice=[2, 2, 2])
    assert table.damage("fallow_acres") == hits
    assert table.damage("bramble_terraces") == 0


def test_fp_01_an_army_attacking_out_of_the_territory_is_lucky_too() -> None:
    table = battle(f"{FIGHT}at camp bilbo\n{LUCKY}", "free", "fallow_acres", "bramble_terraces", event="EV-A01")
    assert table.round(free_dice=[2, 1, 1]).damage("fallow_acres") == 1


def test_fp_01_not_for_beorn() -> None:
    text = f"at bramble_terraces beorn\nat camp bilbo\nmarkers wrath 8\narmy fallow_acres shadow orcs 3\n{LUCKY}"
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres")
    table.round(free_dice=[2, 2, 2, 2]).free(reroll={})
    assert table.damage("fallow_acres") == 0


def test_fp_01_ends_with_the_turn() -> None:
    table = Board(
        f"turn 1 end\nat camp bilbo bard\n{LUCKY}", event="EV-A01", free="FP-02", event_2="EV-A02", shadow="SH-01"
    )
    assert table.state.in_play == [] and "FP-01" in table.state.discards["free"]


def test_fp_01_ends_with_bilbo() -> None:
    text = "army bramble_terraces free men_of_the_lake 1\narmy fallow_acres shadow orcs 3\nat bramble_terraces bilbo\n"
    table = battle(text + LUCKY, "shadow", "bramble_terraces", "fallow_acres").round(shadow_dice=[6, 6, 1])
    assert table.at("bilbo") == "eliminated"
    assert table.state.in_play == []


def test_fp_01_refused_without_bilbo() -> None:
    refuse("FP-01", "")
    refuse("FP-01", "eliminated bilbo")


# --- FP-02 Thráin's Arkenstone ---------------------------------------------------------------------------------------


def test_fp_02_the_blue_tile_and_leaders_for_dwarves_or_men() -> None:
    text = (
        "army camp free dwarven_soldiers 1\n"
        "army ravenhill free men_of_the_lake 1\n"
        "army lower_slopes free elven_archers 1\n"
    )
    table = play("FP-02", text)
    assert "blue" in table.state.tiles
    table.refuse("free", "not_offered", leaders_to={"lower_slopes": 1})
    table.free(leaders_to={"camp": 1, "ravenhill": 1})
    assert (table.leaders("camp"), table.leaders("ravenhill")) == (1, 1)
    settled(table, "FP-02")
    assert play("FP-02", text + "army old_causeway free men_of_the_lake 1").split("free").most == 2


def test_fp_02_without_a_fitting_army_only_the_tile() -> None:
    table = play("FP-02", "army camp free elven_archers 1")
    assert "blue" in table.state.tiles and table.leaders("camp") == 0
    settled(table, "FP-02")


def test_fp_02_the_shadow_must_apply_the_blue_tile() -> None:
    table = Board(
        "turn 2 generals\nat camp bard gandalf\ntiles 0r 1 1 1r 1r 2 2 2r 3 3 3 3r blue\narmy camp free elven_archers 1"
    )
    table.chance(tile="blue", fate="FA-E1").free(generals={"bard": 1, "gandalf": 1}, leaders={"camp": 1})
    assert table.state.fate == 3 and "blue" not in table.state.tiles


# --- FP-11 The Wizard's Foresight ------------------------------------------------------------------------------------


def seen(*tiles: str) -> dict[str, str]:
    return {f"tile_seen_{n}": tile for n, tile in enumerate(tiles)}


def test_fp_11_one_of_three_tiles_will_be_the_first() -> None:
    table = play("FP-11", "at camp gandalf", **seen("3r", "0r", "1"), event="EV-A01")
    assert table.options("free") == ["tile_0r", "tile_1", "tile_3r"]
    table.free(keep_tile="tile_3r")
    assert table.state.first_tile == "3r" and "3r" not in table.state.tiles
    assert table.state.hands["free"] == ["EV-A01"]
    settled(table, "FP-11", stays=True)


def test_fp_11_the_others_cannot_tell_what_was_seen_or_kept() -> None:
    table = play("FP-11", "at camp gandalf", **seen("3r", "0r", "1"), event="EV-A01")
    check_leaks(table.match, Stream("looking"))
    assert table.events[-1].seen_by("shadow") == {"side": "free", "count": 3}
    assert table.events[-1].seen_by("free")["tiles"] == ["tile_0r", "tile_1", "tile_3r"]
    table.free(keep_tile="tile_3r")
    check_leaks(table.match, Stream("kept"))
    assert table.match.view("free")["first_tile"] == "3r"
    assert table.match.view("shadow")["fate"]["pool"]["3r"] == 1


def test_fp_11_with_fewer_tiles_all_are_seen_and_none_is_none() -> None:
    table = play("FP-11", "at camp gandalf\ntiles 2 3", **seen("2", "3"), event="EV-A01")
    assert table.options("free") == ["tile_2", "tile_3"]


KEPT = (
    "first_tile 2\n"
    'play {"card":"FP-11","side":"free","rule":"first_tile","ends":["first_tile_drawn"]}\n'
    "tiles 0r 1 1 1r 1r 2 2r 3 3 3 3r\n"
)


def test_fp_11_the_kept_tile_is_drawn_first_and_the_card_ends() -> None:
    table = Board(f"turn 2 generals\nat camp bard\narmy camp free elven_archers 1\n{KEPT}").free(generals={})
    assert table.state.fate == 2
    assert table.state.in_play == [] and table.state.discards["free"] == ["FP-11"]


def test_fp_11_with_two_generals_the_shadow_may_draw_on() -> None:
    table = Board(f"turn 2 generals\nat camp bard gandalf\narmy camp free elven_archers 1\n{KEPT}")
    table.free(generals={"bard": 1, "gandalf": 1}, leaders={"camp": 1})
    table.chance(tile="1").shadow(fate="draw_tile")
    assert table.state.fate == 1
    assert table.state.tiles.count("2") == 2


def test_fp_11_refused_without_gandalf() -> None:
    refuse("FP-11", "eliminated gandalf")


# --- FP-12 The Scales Tip --------------------------------------------------------------------------------------------


def test_fp_12_the_marker_moves_and_a_story_is_drawn() -> None:
    table = play("FP-12", "fate 4\ncontrol camp ravenhill", free="FP-20")
    assert table.state.fate == 5 and table.state.hands["free"] == ["FP-20"]
    settled(table, "FP-12")


def test_fp_12_may_win_the_game() -> None:
    assert play("FP-12", "fate 14\ncontrol camp ravenhill").how == ("free", "fate")


def test_fp_12_refused_below_six_points() -> None:
    refuse("FP-12", "fate 4\ncontrol ravenhill")


# --- FP-13 Oath Under the Mountain -----------------------------------------------------------------------------------


def test_fp_13_thorin_is_ready_two_spaces_earlier_until_he_enters() -> None:
    table = play("FP-13", "fate 4\ndice free event muster\ndice shadow event event\n")
    settled(table, "FP-13", stays=True)
    table.shadow(act="event", action="skip").free(act="muster", action="enter")
    assert table.at("thorin") == "front_gate"
    assert table.state.in_play == [] and table.state.discards["free"] == ["FP-13"]


def test_fp_13_three_spaces_earlier_is_too_early() -> None:
    table = play("FP-13", "fate 3\ndice free event muster\n").shadow(act="event", action="skip").free(act="muster")
    assert "enter" not in table.options("free")


def test_fp_13_in_play_his_army_gets_a_leader_and_acts() -> None:
    table = play("FP-13", "army front_gate free dwarven_veterans 2\nat front_gate thorin\narmy camp shadow orcs 1")
    assert table.leaders("front_gate") == 1
    assert table.options("free") == ["attack_here", "done", "move_first"]
    table.free(attack_or_move="done")
    settled(table, "FP-13")


def test_fp_13_in_play_alone_nothing_happens() -> None:
    settled(play("FP-13", "at front_gate thorin"), "FP-13")


def test_fp_13_refused_when_thorin_is_dead() -> None:
    refuse("FP-13", "eliminated thorin")


# --- FP-15 The Captains Answer ---------------------------------------------------------------------------------------


def test_fp_15_one_more_general_and_two_leaders() -> None:
    text = (
        "at camp bard dain gandalf\n"
        "activated bard\n"
        "army camp free elven_archers 1\n"
        "army ravenhill free elven_archers 1\n"
    )
    table = play("FP-15", text)
    assert table.options("free") == ["dain", "gandalf"]
    assert (
        play("FP-15", text + "army old_causeway free men_of_the_lake 1").free(activate="dain").split("free").most == 2
    )
    table.free(activate="gandalf", leaders_to={"camp": 1, "ravenhill": 1})
    assert table.state.activated == ["bard", "gandalf"]
    assert (table.leaders("camp"), table.leaders("ravenhill")) == (1, 1)
    settled(table, "FP-15")


def test_fp_15_with_three_tokens_lying_only_leaders() -> None:
    table = play(
        "FP-15", "at camp bard dain gandalf thranduil\nactivated bard dain gandalf\narmy camp free elven_archers 1"
    )
    assert table.asked("free") == "leaders_to"
    table.free(leaders_to={})
    settled(table, "FP-15")


# --- FP-18 The Burglar's Errand --------------------------------------------------------------------------------------


def test_fp_18_bilbo_goes_anywhere_sees_the_hand_and_takes_two_cards() -> None:
    table = play("FP-18", "at camp bilbo\nhand shadow SH-05 EV-A07 SH-17")
    table.refuse("free", "not_offered", character_to="pass_east")
    table.free(character_to="gnat_mire")
    assert table.state.seen["free"] == ["SH-05", "EV-A07", "SH-17"]
    check_leaks(table.match, Stream("seen"))
    assert "cards" not in table.events[-1].seen_by(None)
    assert table.split("free").default == {"SH-05": 1, "EV-A07": 1}
    table.refuse("free", "too_many", steal={"SH-05": 1, "EV-A07": 1, "SH-17": 1})
    table.chance(event="EV-A01").free(steal={"SH-05": 1, "EV-A07": 1})
    assert table.state.hands == {"free": ["EV-A01"], "shadow": ["SH-17"]}
    assert table.state.seen["free"] == ["SH-17"]
    assert (table.state.discards["shadow"], table.state.discards["event"]) == (["SH-05"], ["EV-A07"])
    settled(table, "FP-18")


def test_fp_18_nothing_has_to_be_taken() -> None:
    table = play("FP-18", "at camp bilbo\nhand shadow SH-05", event="EV-A01").free(character_to="stay", steal={})
    assert table.state.hands["shadow"] == ["SH-05"]
    settled(table, "FP-18")


def test_fp_18_an_empty_hand_only_move_and_draw() -> None:
    table = play("FP-18", "at camp bilbo", event="EV-A01").free(character_to="ravenhill")
    assert table.state.hands["free"] == ["EV-A01"]
    settled(table, "FP-18")


def test_fp_18_refused_without_bilbo() -> None:
    refuse("FP-18", "hand shadow SH-05")


# --- FP-19 Whisper of Fate -------------------------------------------------------------------------------------------


def test_fp_19_one_of_two_fate_cards_and_a_leader() -> None:
    text = "army camp free elven_archers 1\narmy ravenhill free elven_archers 1\n"
    table = play("FP-19", text, fate_seen_1="FA-T1", fate_seen_2="FA-E1")
    check_leaks(table.match, Stream("whisper"))
    assert table.events[-1].seen_by("shadow") == {"side": "free", "count": 2}
    assert table.options("free") == ["FA-E1", "FA-T1"]
    table.free(whisper="FA-E1")
    assert table.state.eagles == {"eagles_eyrie": 2}
    assert "FA-T1" in table.state.decks["fate"] and "FA-E1" in table.state.discards["fate"]
    table.free(leader_to="ravenhill")
    assert table.leaders("ravenhill") == 1
    settled(table, "FP-19")


def test_fp_19_a_card_may_be_laid_beside_a_character() -> None:
    table = play("FP-19", "", fate_seen_1="FA-T1", fate_seen_2="FA-E1").free(whisper="FA-T1")
    assert [card.card for card in table.state.in_play] == ["FA-T1"]


def test_fp_19_the_last_fate_card_is_carried_out() -> None:
    gone = "discard fate FA-B1 FA-B2 FA-B3 FA-E2 FA-E3 FA-T1 FA-T2 FA-T3\n"
    table = play("FP-19", gone, fate_seen="FA-E1")
    assert table.state.decks["fate"] == [] and table.state.eagles == {"eagles_eyrie": 2}
    settled(table, "FP-19")


def test_fp_19_without_fate_cards_only_the_leader() -> None:
    gone = "discard fate FA-B1 FA-B2 FA-B3 FA-E1 FA-E2 FA-E3 FA-T1 FA-T2 FA-T3\narmy camp free elven_archers 1"
    assert play("FP-19", gone).leaders("camp") == 1
