"""Stories of the Free Peoples, type Muster."""

from tests.five_armies.cards.playing import play, refuse, settled

# --- FP-03 Wings on the Wind -----------------------------------------------------------------------------------------


def test_fp_03_two_eagles_wait_for_their_lord() -> None:
    table = play("FP-03", "")
    assert table.state.eagles == {"eagles_eyrie": 2}
    settled(table, "FP-03")


def test_fp_03_one_eagle_once_the_lord_is_in_play() -> None:
    assert play("FP-03", "at eagles_eyrie lord_of_the_eagles").state.eagles == {"eagles_eyrie": 1}


def test_fp_03_no_more_than_five_eagles() -> None:
    assert play("FP-03", "eagles eagles_eyrie 4").state.eagles == {"eagles_eyrie": 5}


# --- FP-04 Talons at Dusk --------------------------------------------------------------------------------------------


def test_fp_04_all_bats_of_one_territory_go_and_an_eagle_comes() -> None:
    table = play("FP-04", "bats valley 3 southern_spur 1")
    assert table.options("free") == ["southern_spur", "valley"]
    table.free(talons="valley")
    assert table.state.bats == {"southern_spur": 1}
    assert table.state.eagles == {"eagles_eyrie": 1}
    settled(table, "FP-04")


def test_fp_04_one_territory_with_bats_is_not_asked_about() -> None:
    table = play("FP-04", "bats valley 2")
    assert table.state.bats == {}
    settled(table, "FP-04")


def test_fp_04_without_bats_only_the_eagle() -> None:
    table = play("FP-04", "")
    assert table.state.eagles == {"eagles_eyrie": 1}
    settled(table, "FP-04")


# --- FP-06 Masons of the Mountain ------------------------------------------------------------------------------------


def test_fp_06_a_broken_wall_stands_again_and_a_dwarf_joins_its_army() -> None:
    table = play("FP-06", "fort front_gate 4\narmy front_gate free men_of_the_lake 1\nfort ravenhill 1")
    table.free(masons="front_gate", repair={"damage": 3})
    assert table.state.fortifications["front_gate"] == 1
    assert table.units("front_gate") == {"dwarven_soldiers": 1, "men_of_the_lake": 1}
    settled(table, "FP-06")


def test_fp_06_without_an_army_nobody_is_recruited() -> None:
    table = play("FP-06", "fort ravenhill 2").free(masons="ravenhill", repair={"damage": 2})
    assert table.state.fortifications["ravenhill"] == 0
    assert not table.state.armies


def test_fp_06_not_for_walls_of_the_shadow_and_beorn_is_no_army() -> None:
    table = play("FP-06", "control ravenhill\nfort eastern_spur 1\nat eastern_spur beorn\nmarkers wrath 8")
    assert table.options("free") == ["eastern_spur", "front_gate"]
    table.free(masons="eastern_spur", repair={"damage": 1})
    assert table.state.fortifications["eastern_spur"] == 0
    assert not table.state.armies


def test_fp_06_up_to_three_may_be_fewer_and_whole_walls_are_not_asked_about() -> None:
    table = play("FP-06", "fort front_gate 4").free(masons="front_gate")
    table.refuse("free", "amount", repair={"damage": 4})
    table.free(repair={})
    assert table.state.fortifications["front_gate"] == 4
    settled(table, "FP-06")
    settled(play("FP-06", "").free(masons="ravenhill"), "FP-06")


def test_fp_06_a_full_army_is_cut_to_five() -> None:
    table = play("FP-06", "control ravenhill eastern_spur\narmy front_gate free elven_archers 5")
    table.free(reduce={"elven_archers": 1})
    assert table.units("front_gate") == {"elven_archers": 4, "dwarven_soldiers": 1}


# --- FP-07 The Second Column -----------------------------------------------------------------------------------------


def test_fp_07_three_tokens_no_more_than_two_in_one_place_then_one_is_turned_up() -> None:
    table = play("FP-07", "", token_dwarves_men="dwarven_veterans:1")
    table.free(token_place="camp", token_place_2="camp")
    table.refuse("free", "token_limit", token_place="camp")
    table.free(token_place="ravenhill", recruit="camp")
    assert table.state.tokens == {"camp": ["dwarves_men"], "ravenhill": ["dwarves_men"]}
    assert table.units("camp") == {"dwarven_veterans": 1}
    settled(table, "FP-07")


def test_fp_07_not_in_settlements_of_the_shadow() -> None:
    table = play("FP-07", "control camp\narmy camp shadow orcs 1")
    assert "camp" not in table.options("free")


# --- FP-08 The Elvenking's Reserve -----------------------------------------------------------------------------------


def test_fp_08_two_units_join_thranduil_and_a_token_is_laid() -> None:
    table = play("FP-08", "army ravens_steps free elven_archers 1\nat ravens_steps thranduil")
    assert table.units("ravens_steps") == {"elven_archers": 2, "elven_spearmen": 1}
    table.free(token_place="ravenhill")
    assert table.state.tokens == {"ravenhill": ["elves"]}
    settled(table, "FP-08")


def test_fp_08_a_kind_that_has_run_out_is_skipped() -> None:
    spread = "army camp free elven_archers 5\narmy ravenhill free elven_archers 4"
    table = play("FP-08", f"{spread}\narmy ravens_steps free elven_archers 1\nat ravens_steps thranduil")
    assert table.units("ravens_steps") == {"elven_archers": 1, "elven_spearmen": 1}


def test_fp_08_over_five_units_are_cut() -> None:
    table = play("FP-08", "army ravens_steps free men_of_the_lake 4\nat ravens_steps thranduil")
    table.free(reduce={"men_of_the_lake": 1})
    assert table.army("ravens_steps").size == 5  # type: ignore[union-attr]


def test_fp_08_refused_while_thranduil_is_alone_or_dead() -> None:
    refuse("FP-08", "army camp free elven_archers 1\nat ravens_steps thranduil")
    refuse("FP-08", "army camp free elven_archers 1\neliminated thranduil")
    refuse("FP-08", "army camp shadow orcs 1\nat camp thranduil")


# --- FP-09 Volunteers from the Lake ----------------------------------------------------------------------------------


def test_fp_09_men_in_up_to_three_settlements() -> None:
    table = play("FP-09", "at camp bard\narmy ravenhill free elven_archers 5")
    table.refuse("free", "too_many", volunteers={"camp": 1, "ravenhill": 1, "ruins_of_dale": 1, "eastern_spur": 1})
    table.free(volunteers={"camp": 1, "ravenhill": 1, "ruins_of_dale": 1}, reduce={"men_of_the_lake": 1})
    assert table.units("camp") == table.units("ruins_of_dale") == {"men_of_the_lake": 1}
    assert table.units("ravenhill") == {"elven_archers": 5}
    settled(table, "FP-09")


def test_fp_09_only_own_settlements_and_as_many_as_there_are_figures() -> None:
    text = "at camp bard\ncontrol camp\narmy camp shadow orcs 1\n"
    table = play("FP-09", text + "army ravenhill free men_of_the_lake 5\narmy fallen_bridge free men_of_the_lake 4")
    split = table.split("free")
    assert "camp" not in split.items and split.most == 1
    table.free(volunteers={})
    settled(table, "FP-09")


def test_fp_09_refused_without_bard() -> None:
    refuse("FP-09", "eliminated bard")


# --- FP-17 Songs of Healing ------------------------------------------------------------------------------------------

HURT = """
    army camp free men_of_the_lake 5 damage 4
    army ravenhill free men_of_the_lake 5 damage 4
    army ruins_of_dale free elven_archers 2 damage 1
"""


def test_fp_17_five_tokens_in_one_territory_three_from_an_army() -> None:
    table = play("FP-17", HURT).free(healing_where="southern_spur")
    table.refuse("free", "amount", healing={"camp": 4})
    table.refuse("free", "too_many", healing={"camp": 3, "ravenhill": 3})
    table.refuse("free", "not_offered", healing={"ruins_of_dale": 1})
    assert table.split("free").default == {"camp": 3, "ravenhill": 2} and table.split("free").data["count"] == 5
    table.free(healing={"camp": 3, "ravenhill": 2})
    assert (table.damage("camp"), table.damage("ravenhill"), table.damage("ruins_of_dale")) == (1, 2, 1)
    settled(table, "FP-17")


def test_fp_17_up_to_five_may_be_fewer() -> None:
    table = play("FP-17", HURT).free(healing_where="valley")
    assert table.split("free").default == {"ruins_of_dale": 1}
    table.free(healing={})
    assert table.damage("ruins_of_dale") == 1
    settled(table, "FP-17")


def test_fp_17_nobody_hurt_and_walls_do_not_count() -> None:
    table = play("FP-17", "fort ravenhill 2\narmy ravenhill free men_of_the_lake 1")
    assert table.state.fortifications["ravenhill"] == 2
    settled(table, "FP-17")
