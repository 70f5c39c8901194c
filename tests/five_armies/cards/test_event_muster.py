"""Event cards of the type Muster, played as orders."""

import pytest

from tests.five_armies.board import GAME, Board
from tests.five_armies.cards.hands import played
from tests.five_armies.cards.playing import settled

BASE = "army camp free men_of_the_lake 2\narmy bonefield shadow orcs 2\n"


def test_ev_m01_two_tokens_in_different_regions_then_one_is_turned_up() -> None:
    table = played("EV-M01", BASE)
    table.free(token_group="elves", token_place="camp", token_group_2="dwarves_men")
    table.refuse("free", "token_limit", token_place="camp")
    table.refuse("free", "not_offered", token_place="ravenhill", recruit="done")  # the card says: reveal one
    table.chance(token_elves="elven_archers:1").free(token_place="ravenhill", recruit="camp")
    assert table.units("camp") == {"elven_archers": 1, "men_of_the_lake": 2}
    assert table.state.tokens == {"ravenhill": ["dwarves_men"]}
    settled(table, "EV-M01")  # one is revealed, not two


def test_ev_m01_the_shadow_lays_in_mustering_regions() -> None:
    table = played("EV-M01", BASE, "shadow")
    assert table.options("shadow") == ["ashen_hollow", "bonefield", "howling_gully", "warg_wallow"]
    table.chance(token_shadow="orcs:2").shadow(
        token_place="bonefield", token_place_2="warg_wallow", recruit="bonefield"
    )
    assert table.units("bonefield") == {"orcs": 4}
    settled(table, "EV-M01", side="shadow")


def test_ev_m02_up_to_three_may_be_none() -> None:
    table = played("EV-M02", BASE + "tokens camp elves\n").free(recruit="done")
    assert table.state.tokens == {"camp": ["elves"]}
    settled(table, "EV-M02")


def test_ev_m02_three_regions() -> None:
    tokens = "tokens camp elves elves\ntokens ravenhill elves\ntokens lower_slopes dwarves_men\n"
    table = played("EV-M02", BASE + tokens + "tokens fallen_bridge elves\n")
    table.chance(token_elves="elven_archers:1").free(recruit="camp")
    assert table.options("free") == ["done", "fallen_bridge", "lower_slopes", "ravenhill"]
    table.refuse("free", "recruit_elsewhere", recruit="camp")
    table.chance(token_elves="elven_archers:1").free(recruit="ravenhill")
    table.chance(token_dwarves_men="men_of_the_lake:1").free(recruit="lower_slopes")
    assert table.state.tokens == {"camp": ["elves"], "fallen_bridge": ["elves"]}
    settled(table, "EV-M02")


def test_ev_m03_rallies_then_a_token() -> None:
    table = played("EV-M03", BASE.replace("men_of_the_lake 2", "men_of_the_lake 2 damage 2"))
    table.chance(rally=[4, 5]).free(rally="camp", casualties={})
    assert table.damage("camp") == 1
    table.free(token_group="elves", token_place="lower_slopes")
    assert table.state.tokens == {"lower_slopes": ["elves"]}
    settled(table, "EV-M03")


def test_ev_m03_the_rally_may_be_left_out() -> None:
    table = played("EV-M03", BASE.replace("men_of_the_lake 2", "men_of_the_lake 2 damage 2"))
    table.free(rally="done", token_group="elves", token_place="camp")
    assert table.damage("camp") == 2 and table.state.tokens == {"camp": ["elves"]}
    settled(table, "EV-M03")


@pytest.mark.parametrize(("card", "then"), [("EV-M03", "token_group"), ("EV-M04", "act")])
def test_ev_m03_and_ev_m04_two_armies_rally_not_three(card: str, then: str) -> None:
    text = "".join(f"army {place} free elven_archers 1 damage 1\n" for place in ("camp", "ravenhill", "lower_slopes"))
    table = played(card, text).chance(rally=[5], rally_2=[5]).free(rally="camp", rally_2="ravenhill")
    assert table.asked() == then


def test_ev_m04_up_to_two_may_be_none() -> None:
    table = played("EV-M04", "army camp free men_of_the_lake 3 damage 3\n").free(rally="done")
    assert table.damage("camp") == 3
    settled(table, "EV-M04")


def test_ev_m04_rallies_on_four() -> None:
    text = "army camp free men_of_the_lake 3 damage 3\narmy ravenhill free elven_archers 2 damage 2\n"
    table = played("EV-M04", text)
    table.chance(rally=[4, 4, 3]).free(rally="camp", casualties={})
    table.refuse("free", "rally_elsewhere", rally="camp")
    table.chance(rally=[4, 6]).free(rally="ravenhill")
    assert (table.damage("camp"), table.damage("ravenhill")) == (1, 0)
    settled(table, "EV-M04")


GAPS = """
    army camp free men_of_the_lake 2 elven_archers 1
    army ravenhill free dwarven_soldiers 1
    army lower_slopes free elven_spearmen 4
    army goblin_point_west shadow goblins 3
"""


def test_ev_m05_a_unit_more_for_two_small_armies() -> None:
    table = played("EV-M05", GAPS + "army front_gate free men_of_the_lake 1\n")
    table.refuse("free", "not_offered", fill={"lower_slopes": 1})
    table.refuse("free", "too_many", fill={"camp": 1, "ravenhill": 1, "front_gate": 1})
    table.free(fill={"camp": 1, "ravenhill": 1})
    table.refuse("free", "not_offered", fill_with="dwarven_soldiers")
    table.free(fill_with="elven_archers")
    assert table.units("camp") == {"elven_archers": 2, "men_of_the_lake": 2}
    assert table.units("ravenhill") == {"dwarven_soldiers": 2}
    settled(table, "EV-M05")


def test_ev_m05_only_what_the_box_has_and_goblins_too() -> None:
    table = played("EV-M05", "army camp free dwarven_soldiers 1\narmy ravenhill free dwarven_soldiers 4\n")
    assert table.units("camp") == {"dwarven_soldiers": 1}
    settled(table, "EV-M05")
    table = played("EV-M05", GAPS, "shadow")
    table.shadow(fill={"goblin_point_west": 1})
    assert table.units("goblin_point_west") == {"goblins": 4}
    settled(table, "EV-M05", side="shadow")


WALLS = "army ravenhill free men_of_the_lake 2\narmy ravens_steps shadow orcs 2\nfort ravenhill 2\n"


def test_ev_m06_repair_or_undermine() -> None:
    table = played("EV-M06", WALLS).free(repair={"damage": 2})
    assert table.state.fortifications["ravenhill"] == 0
    settled(table, "EV-M06")
    table = played("EV-M06", WALLS, "shadow", {"undermine": [4, 4, 4, 1]})
    assert table.state.fortifications["ravenhill"] == 3 and table.damage("ravenhill") == 0
    settled(table, "EV-M06", side="shadow")


def test_ev_m06_up_to_two_may_be_fewer() -> None:
    table = played("EV-M06", WALLS.replace("fort ravenhill 2", "fort ravenhill 3"))
    table.refuse("free", "amount", repair={"damage": 3})
    table.free(repair={"damage": 1})
    assert table.state.fortifications["ravenhill"] == 2
    settled(table, "EV-M06")


def test_ev_m06_a_choice_where_there_is_one() -> None:
    table = played(
        "EV-M06", WALLS + "army old_causeway free men_of_the_lake 1\nfort front_gate 1\ncontrol front_gate\n"
    )
    table.refuse("free", "not_offered", walls="build")
    table.chance(undermine=[4, 3, 3, 3]).free(walls="undermine")
    assert table.state.fortifications["front_gate"] == 2
    settled(table, "EV-M06")


def test_ev_m06_nothing_to_do_with_own_intact_walls() -> None:
    table = played("EV-M06", "army ravenhill free men_of_the_lake 2\narmy bonefield shadow orcs 1\n")
    settled(table, "EV-M06")


def test_ev_m07_remove_lay_and_turn_up() -> None:
    tokens = "tokens bonefield shadow\ntokens warg_wallow shadow shadow\ntokens ravenhill elves\n"
    table = played("EV-M07", BASE + tokens)
    table.refuse("free", "not_offered", raid="camp")
    table.chance(token_removed="shadow").free(raid="warg_wallow")
    assert table.state.tokens["warg_wallow"] == ["shadow"]
    table.chance(token_elves="elven_archers:1").free(token_group="elves", token_place="camp", recruit="camp")
    assert table.units("camp") == {"elven_archers": 1, "men_of_the_lake": 2}
    settled(table, "EV-M07")


def test_ev_m07_the_raider_sees_the_backs() -> None:
    table = played("EV-M07", BASE + "tokens camp elves elves dwarves_men\n", "shadow")
    assert table.options("shadow") == ["dwarves_men", "elves"]
    table.chance(token_removed="elves").shadow(raid_which="elves")
    assert sorted(table.state.tokens["camp"]) == ["dwarves_men", "elves"]


def test_ev_m07_without_an_enemy_token_the_rest_is_done() -> None:
    table = played("EV-M07", BASE, "shadow")
    table.chance(token_shadow="wargs:1").shadow(token_place="bonefield", recruit="bonefield")
    assert table.units("bonefield") == {"orcs": 2, "wargs": 1}
    settled(table, "EV-M07", side="shadow")


def test_ev_m08_look_in_secret_turn_up_two_and_move() -> None:
    faces = {
        "token_elves": "elven_archers:1",
        "token_elves_2": "elven_spearmen:1",
        "token_dwarves_men": "men_of_the_lake:1",
    }
    table = played("EV-M08", BASE + "tokens camp elves elves dwarves_men\n", chance=faces)
    assert table.options("free") == [
        "dwarves_men:men_of_the_lake:1",
        "elves:elven_archers:1",
        "elves:elven_spearmen:1",
        "none",
    ]
    assert "elven_archers" not in table.match.text("shadow") and "elven_archers" not in str(
        table.match.view(None)["tokens"]
    )
    table.free(turn_up="elves:elven_spearmen:1", turn_up_2="dwarves_men:men_of_the_lake:1")
    assert table.units("camp") == {"elven_spearmen": 1, "men_of_the_lake": 3}
    assert table.state.tokens == {"camp": ["elves:elven_archers:1"]}
    table.free(move_from="camp", move_who={"elven_spearmen": 1}, move_to="lower_slopes")
    assert table.units("lower_slopes") == {"elven_spearmen": 1}
    settled(table, "EV-M08")


def test_ev_m08_the_owner_is_told_what_was_seen() -> None:
    table = played("EV-M08", BASE + "tokens camp elves\n", chance={"token_elves": "elven_archers:1"})
    seen = next(event for event in table.events if event.kind == "tokens_seen")
    assert GAME.describe(seen, "free", "en") == "You looked at your tokens (Camp): 1 Elven Archer."
    assert "Archers" not in GAME.describe(seen, "shadow", "en")


@pytest.mark.parametrize("faces", [["orcs:1", "orcs:1"], ["orcs:1", "orcs:2"]])
def test_whether_tokens_looked_at_are_alike_is_no_secret_told_by_a_prompt(faces: list[str]) -> None:
    text = f"dice shadow muster\nactive shadow\ntokens bonefield shadow:{faces[0]} shadow:{faces[1]}\n"
    table = Board(text).shadow(act="muster", action="recruit", recruit="bonefield")
    assert table.asked("shadow") == "which_token"


def test_ev_m08_all_of_it_but_the_look_is_optional() -> None:
    table = played("EV-M08", BASE + "tokens camp elves\n", chance={"token_elves": "elven_archers:1"})
    table.free(turn_up="none", move_from="done")
    assert table.state.tokens == {"camp": ["elves:elven_archers:1"]}
    settled(table, "EV-M08")


def test_ev_m08_nobody_is_recruited_beside_the_bear() -> None:
    table = played(
        "EV-M08",
        "tokens lower_slopes elves\nat lower_slopes beorn\nmarkers wrath 8\narmy camp free men_of_the_lake 1",
        chance={"token_elves": "elven_archers:1"},
    )
    assert table.state.tokens == {"lower_slopes": ["elves:elven_archers:1"]}
    settled(table, "EV-M08")


def test_ev_m09_two_units_become_others_of_their_group() -> None:
    table = played("EV-M09", BASE.replace("men_of_the_lake 2", "men_of_the_lake 2 elven_archers 1 damage 1"))
    table.free(armoury="camp", replace="men_of_the_lake")
    table.refuse("free", "not_offered", replace_by="elven_archers")
    table.free(replace_by="dwarven_veterans", armoury="camp", replace="elven_archers")
    assert table.units("camp") == {"elven_spearmen": 1, "dwarven_veterans": 1, "men_of_the_lake": 1}
    assert table.damage("camp") == 1
    settled(table, "EV-M09")


def test_ev_m09_goblins_have_no_group_and_figures_are_limited() -> None:
    table = played("EV-M09", "army bonefield shadow goblins 2\narmy camp free men_of_the_lake 1", "shadow")
    settled(table, "EV-M09", side="shadow")
    dwarves = "army ravenhill free dwarven_veterans 5\narmy lower_slopes free dwarven_soldiers 5\n"
    table = played("EV-M09", "army camp free men_of_the_lake 1\n" + dwarves)
    assert table.options("free") == ["lower_slopes", "none", "ravenhill"]  # only Men of the Lake are left in the box


def test_ev_m10_two_units_where_no_army_is() -> None:
    table = played("EV-M10", BASE + "control ruins_of_dale\nat lower_slopes bard\n")
    assert table.options("free") == ["eastern_spur", "fallen_bridge", "lower_slopes", "ravenhill"]
    table.refuse("free", "not_offered", last_reserves="camp")
    table.refuse("free", "not_offered", last_reserves="ruins_of_dale")
    table.free(last_reserves="lower_slopes")
    assert table.units("lower_slopes") == {"men_of_the_lake": 2} and table.who("free", "lower_slopes") == ["bard"]
    settled(table, "EV-M10")


def test_ev_m10_the_shadow_in_taken_settlements_too() -> None:
    table = played("EV-M10", BASE + "control ruins_of_dale\n", "shadow")
    assert table.options("shadow") == ["ashen_hollow", "howling_gully", "ruins_of_dale", "warg_wallow"]
    table.shadow(last_reserves="ruins_of_dale")
    assert table.units("ruins_of_dale") == {"orcs": 2}
    settled(table, "EV-M10", side="shadow")


def test_ev_m10_not_in_the_bears_region() -> None:
    table = played("EV-M10", BASE + "at lower_slopes beorn\nmarkers wrath 8\n")
    table.refuse("free", "not_offered", last_reserves="lower_slopes")
