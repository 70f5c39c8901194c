"""Chapter VIII: characters, generals and leadership (p. 18 to 20)."""

import pytest

from engine.five_armies.board import IN_RANGE, NEIGHBOURS, REGIONS
from engine.five_armies.characters import reach
from tests.five_armies.board import Board

# --- bringing characters into play (p. 18) -------------------------------------------------------------------------

ENTRIES = [
    ("bilbo", "character", 3),
    ("thorin", "muster", 6),
    ("thorin", "muster_army", 6),
    ("lord_of_the_eagles", "event", 8),
    ("beorn", "will_of_the_west", 12),
]


@pytest.mark.parametrize(("name", "die", "space"), ENTRIES)
def test_p18_ready_when_the_marker_has_reached_the_space(name: str, die: str, space: int) -> None:
    others = " ".join(one for one in ("bilbo", "thorin", "lord_of_the_eagles", "beorn") if one != name)
    text = f"dice free {die}\neliminated {others}\nfate {{}}\ncontrol front_gate ravenhill"
    text = text.replace("front_gate ", "") if name == "thorin" else text
    Board(text.format(space - 1)).refuse("free", "action_not_possible", act=die, action="enter")
    for fate in (space, space + 1):
        table = Board(text.format(fate)).free(act=die, action="enter")
        if table.asked("free" if "free" in table.owing() else "shadow") == "enter_where":
            place = next(option for option in table.options("free") if option in REGIONS)
            table.free(enter_where=place)
        assert table.at(name) not in ("waiting", "eliminated")


@pytest.mark.parametrize("die", ["character", "muster", "event", "will_of_the_west"])
def test_p18_the_die_of_the_character_card(die: str) -> None:
    table = Board(f"dice free {die}\nfate 14\ncontrol eastern_spur fallen_bridge").free(act=die)
    options = {
        "character": ["bilbo"],
        "muster": ["thorin"],
        "event": ["lord_of_the_eagles"],
        "will_of_the_west": ["beorn", "bilbo", "lord_of_the_eagles", "thorin"],
    }[die]
    if len(options) > 1:
        table.free(action="enter")
        assert table.options("free") == options
    else:
        table.free(action="enter")
        if die == "character":
            table.free(enter_where="camp")
        assert table.at(options[0]) not in ("waiting", "eliminated")


@pytest.mark.parametrize("blocked", ["control front_gate", "army front_gate shadow orcs 1\ncontrol front_gate"])
def test_p18_no_entry_among_enemies_or_under_enemy_control(blocked: str) -> None:
    Board(f"dice free muster\nfate 6\n{blocked}").refuse("free", "action_not_possible", act="muster", action="enter")


def test_p18_of_several_regions_any_legal_one() -> None:
    table = Board("dice free character\nfate 3\ncontrol camp").free(act="character", action="enter")
    assert table.at("bilbo") == "ravenhill"  # the only one left
    table = Board("dice free character\nfate 3").free(act="character", action="enter")
    assert table.options("free") == ["camp", "ravenhill"]
    table.free(enter_where="camp")
    assert (table.at("bilbo"), table.state.ring) == ("camp", 3)


def test_p18_an_eliminated_character_does_not_return() -> None:
    Board("dice free character\nfate 14\neliminated bilbo").refuse(
        "free", "action_not_possible", act="character", action="enter"
    )


# --- characters on the board (p. 19) -------------------------------------------------------------------------------


def test_p19_move_any_number_each_up_to_his_movement() -> None:
    table = Board("dice free character\nat camp gandalf dain\nat ravenhill bard")
    table.free(act="character", action="characters")
    assert table.options("free") == ["bard", "dain", "gandalf"]
    table.free(character="dain")
    assert "herons_reach" in table.options("free")  # two away
    table.refuse("free", "too_far", character_to="gnat_mire")  # three away
    table.free(character_to="herons_reach", character="gandalf", character_to_2="gnat_mire")
    table.refuse("free", "not_offered", character="dain")
    table.free(character="done")
    assert (table.at("dain"), table.at("gandalf"), table.at("bard")) == ("herons_reach", "gnat_mire", "ravenhill")


def test_p19_alone_they_pass_through_enemies_and_end_among_them() -> None:
    table = Board(
        "dice free character\nat ruins_of_dale bard\narmy lark_meadows shadow orcs 5\narmy thornbank shadow orcs 5"
    )
    table.free(act="character", action="characters", character="bard", character_to="thornbank")
    assert table.at("bard") == "thornbank"
    assert table.units("thornbank") == {"orcs": 5}


def test_p19_a_character_may_leave_his_army() -> None:
    table = Board("dice free character\nat camp bard\narmy camp free men_of_the_lake 1")
    table.free(act="character", action="characters", character="bard", character_to="ruins_of_dale")
    assert (table.at("bard"), table.units("camp")) == ("ruins_of_dale", {"men_of_the_lake": 1})


def test_p19_they_do_not_cross_the_river_nor_enter_boxes() -> None:
    assert "fallen_bridge" not in reach("fallow_acres", 1)
    assert set(reach("goat_stair", 1)) == set(NEIGHBOURS["goat_stair"])


def test_p19_alone_he_can_be_neither_attacked_nor_attack() -> None:
    table = Board("""
        dice shadow army
        active shadow
        at ruins_of_dale bard
        army lark_meadows shadow orcs 2
    """)
    table.refuse("shadow", "action_not_possible", act="army", action="assault")
    table.shadow(act="army", action="move", move_from="lark_meadows", move_who={"orcs": 2}, move_to="ruins_of_dale")
    assert (table.at("bard"), table.units("ruins_of_dale")) == ("ruins_of_dale", {"orcs": 2})


def test_p18_beorn_and_the_lord_do_not_move_like_characters() -> None:
    table = Board("dice free character\nat camp beorn bard\nmarkers wrath 3\nat valley lord_of_the_eagles")
    table.free(act="character", action="characters")
    assert table.options("free") == ["bard"]


def test_p19_bolg_is_moved_by_the_shadow() -> None:
    table = Board("dice shadow character\nactive shadow\nat thornbank bolg\nmarkers bodyguard 1")
    table.shadow(act="character", action="characters", character="bolg", character_to="bellringers_mead")
    assert table.at("bolg") == "bellringers_mead"


# --- generals (p. 19) ----------------------------------------------------------------------------------------------

GENERALS = """
    turn 2 generals
    at ravenhill gandalf thranduil
    at eastern_spur bard
    at camp dain
    army ravenhill free elven_spearmen 1
    army eastern_spur free men_of_the_lake 1
    army camp free dwarven_soldiers 1
    army bonefield shadow orcs 1
"""


def test_p20_generals_example() -> None:
    """Gandalf and Thranduil are activated: 2 tokens, and one ability before each die, not both before one."""
    table = Board(GENERALS + "army lower_slopes shadow orcs 2\narmy alder_flats free elven_archers 2")
    table.free(generals={"gandalf": 1, "thranduil": 1})
    assert table.state.activated == ["gandalf", "thranduil"]
    assert table.split("free").least == table.split("free").most == 2
    table.chance(tile="1", action_free=["muster", "muster", "event", "event", "event"], action_shadow=["event"] * 6)
    table.free(leaders={"ravenhill": 1, "camp": 1}).shadow(fate="apply_tile", leadership={"valley": 6})
    table.chance(volley=[1, 1, 1]).free(act="gandalf", gandalf="blast", blast="lower_slopes")
    assert table.state.activated == ["thranduil"]
    table.refuse("free", "one_ability", act="thranduil")
    table.refuse("free", "pass_after_ability", act="pass")
    table.free(act="muster", action="skip").shadow(act="event", action="skip")
    table.chance(volley=[1, 1]).free(act="thranduil", archery="lower_slopes")
    assert table.state.activated == []


def test_p19_up_to_three_generals() -> None:
    table = Board(GENERALS)
    table.refuse("free", "too_many", generals={"gandalf": 1, "thranduil": 1, "bard": 1, "dain": 1})
    table.refuse("free", "not_offered", generals={"lord_of_the_eagles": 1})
    table.free(generals={"gandalf": 1, "bard": 1, "dain": 1})
    assert table.split("free").least == 3


def test_p11_no_general_need_be_activated() -> None:
    table = Board(GENERALS)
    table.chance(tile="1").free(generals={})
    assert table.asked("shadow") == "leadership"
    assert table.state.activated == []


def test_p20_each_token_to_a_different_army() -> None:
    table = Board(GENERALS).free(generals={"gandalf": 1, "thranduil": 1})
    table.refuse("free", "amount", leaders={"ravenhill": 2})
    table.refuse("free", "too_few", leaders={"ravenhill": 1})
    table.refuse("free", "not_offered", leaders={"ravenhill": 1, "bonefield": 1})
    table.chance(tile="1").free(leaders={"ravenhill": 1, "eastern_spur": 1})
    assert (table.leaders("ravenhill"), table.leaders("eastern_spur"), table.leaders("camp")) == (1, 1, 0)


def test_p19_an_ability_needs_the_activation_token() -> None:
    table = Board("activated gandalf\nat ravenhill gandalf thranduil")
    table.refuse("free", "ability_not_ready", act="thranduil")
    table.free(act="gandalf", gandalf="concentrate")
    assert table.state.concentration


def test_p19_the_shadow_uses_no_generals() -> None:
    table = Board("activated gandalf\nat ravenhill gandalf\nactive shadow")
    table.refuse("shadow", "ability_not_ready", act="gandalf")


def test_p19_a_general_alone_may_use_his_ability() -> None:
    table = Board("activated gandalf\nat ruins_of_dale gandalf\narmy lark_meadows shadow orcs 1")
    table.chance(volley=[5, 1, 1]).free(act="gandalf", gandalf="blast", blast="lark_meadows")
    assert table.damage("lark_meadows") == 1


def test_general_bard_strips_a_leader_beside_him() -> None:
    table = Board("""
        activated bard
        at ruins_of_dale bard
        army lark_meadows shadow orcs 1 leaders 2
        army thornbank shadow orcs 1 leaders 1
    """)
    table.free(act="bard", bard="strip_leader")
    assert table.options("free") == ["lark_meadows"]
    table.free(strip="lark_meadows")
    assert table.leaders("lark_meadows") == 1


def test_general_dain_rallies_his_army_on_four() -> None:
    table = Board("activated dain\nat camp dain\narmy camp free dwarven_soldiers 3 damage 3")
    table.chance(rally=[4, 3, 1]).free(act="dain")
    table.refuse("free", "amount", reroll={"miss": 3})
    table.chance(rally_reroll=[4, 3]).free(reroll={"miss": 2})
    assert table.damage("camp") == 1
    table.free(casualties={})
    assert table.asked("free") == "act"  # the die is still to be used


# --- ranged attacks (p. 20) ----------------------------------------------------------------------------------------


def test_p20_ranged_attack_example() -> None:
    """The Men in the Camp shoot; the Archers on the Lower Slopes are too far, the Men in Dale stand among ruins."""
    table = Board("""
        activated thranduil
        at ravenhill thranduil
        army camp free men_of_the_lake 1
        army lower_slopes free elven_archers 2
        army ruins_of_dale free men_of_the_lake 3
        army bellringers_mead shadow orcs 2
    """)
    table.chance(volley=[5]).free(act="thranduil", archery="bellringers_mead")  # one die: the Camp's
    assert table.damage("bellringers_mead") == 1


def test_p20_archery_at_most_five_dice_and_only_archers() -> None:
    table = Board("""
        activated thranduil
        at lower_slopes thranduil
        army lower_slopes free elven_archers 4 elven_spearmen 1
        army ravenhill free men_of_the_lake 3
        army camp shadow orcs 5
    """)
    assert "camp" in IN_RANGE["lower_slopes"]
    table.chance(volley=[5, 5, 1, 1]) if "camp" not in IN_RANGE["ravenhill"] else table.chance(volley=[5, 5, 1, 1, 1])
    table.free(act="thranduil", archery="camp")
    table.refuse("free", "too_many", reroll={"miss": 2})  # Thranduil is in range: one miss
    table.chance(volley_reroll=[5]).free(reroll={"miss": 1})
    assert table.damage("camp") == 3


def test_p20_no_shot_over_the_black_line_nor_at_boxes() -> None:
    assert "front_gate" not in IN_RANGE["goat_stair"]
    table = Board(
        """
            activated gandalf
            at goat_stair gandalf
            open pass_west
            army pass_west shadow goblins 1
            army goblin_point_west shadow goblins 3
        """
    )
    table.free(act="gandalf")
    assert table.options("free") == ["concentrate"]


def test_p20_ranged_damage_goes_to_the_fortification_first() -> None:
    table = Board("""
        activated gandalf
        at lower_slopes gandalf
        army ravenhill shadow orcs 2
        control ravenhill
        fort ravenhill 2
    """)
    table.chance(volley=[5, 5, 1]).free(act="gandalf", gandalf="blast", blast="ravenhill")
    assert (table.state.fortifications["ravenhill"], table.damage("ravenhill")) == (3, 1)


def test_gandalf_concentration_gives_five_dice_on_four_once() -> None:
    table = Board("activated gandalf\nmarkers concentration\nat ravenhill gandalf\narmy lower_slopes shadow orcs 5")
    table.free(act="gandalf")
    assert table.options("free") == ["blast"]  # he concentrates already
    table.chance(volley=[4, 4, 3, 1, 1]).free(gandalf="blast", blast="lower_slopes", spend_concentration="yes")
    assert table.damage("lower_slopes") == 2
    assert not table.state.concentration


def test_gandalf_may_keep_his_concentration() -> None:
    table = Board("activated gandalf\nmarkers concentration\nat ravenhill gandalf\narmy lower_slopes shadow orcs 5")
    table.chance(volley=[5, 4, 1]).free(act="gandalf", gandalf="blast", blast="lower_slopes", spend_concentration="no")
    assert table.damage("lower_slopes") == 1
    assert table.state.concentration


# --- leadership tokens (p. 20) -------------------------------------------------------------------------------------


def leadership(text: str) -> Board:
    return Board(f"turn 2 leadership\nat ravenhill bard\n{text}")


THREE = "army bonefield shadow orcs 1\narmy thornbank shadow orcs 1\narmy goblin_point_west shadow goblins 1"


def test_p20_tokens_and_bats_are_as_many_as_dice() -> None:
    table = leadership(THREE)
    table.refuse("shadow", "too_few", leadership={"bonefield": 1, "valley": 4})
    table.refuse("shadow", "too_many", leadership={"bonefield": 1, "valley": 6})
    table.refuse("shadow", "amount", leadership={"bonefield": 2, "valley": 4})  # each to a different army
    table.refuse("shadow", "not_offered", leadership={"ravenhill": 1, "valley": 5})
    table.chance(action_free=["event"] * 5, action_shadow=["event"] * 6)
    table.shadow(leadership={"bonefield": 1, "goblin_point_west": 1, "valley": 3, "eastern_bank": 1})
    assert (table.leaders("bonefield"), table.leaders("thornbank"), table.leaders("goblin_point_west")) == (1, 0, 1)
    assert table.state.bats == {"valley": 3, "eastern_bank": 1}


def test_p34_at_most_six_bats() -> None:
    table = leadership(THREE + "\npool shadow 7")
    table.refuse("shadow", "bats", leadership={"valley": 4, "eastern_bank": 3})
    assert table.allows("shadow", {"bonefield": 1, "valley": 6})
    assert table.allows("shadow", {"bonefield": 1, "thornbank": 1, "goblin_point_west": 1, "valley": 4})


def test_p20_all_tokens_leave_at_the_end_of_the_turn() -> None:
    table = Board(
        """
            dice free event
            dice shadow
            at ravenhill bard
            army camp free men_of_the_lake 1 leaders 1
            army bonefield shadow orcs 1 leaders 1
        """
    )
    table.chance(event="EV-A01", free="FP-01", event_2="EV-A02", shadow="SH-01").free(act="event", action="skip")
    assert (table.leaders("camp"), table.leaders("bonefield")) == (0, 0)
