"""Event cards of the type Character, played as orders."""

from tests.five_armies.cards.hands import played
from tests.five_armies.cards.playing import settled

CAMP = "army camp free men_of_the_lake 3\narmy ravenhill free elven_archers 2\narmy bonefield shadow orcs 2\n"


def test_ev_c01_three_cards_from_decks_of_choice_then_a_discard() -> None:
    table = played("EV-C01", CAMP)
    table.chance(event="EV-A01", free="FP-01", event_2="EV-A02")
    table.free(draw_from="event", draw_from_2="story", draw_from_3="event")
    assert sorted(table.state.hands["free"]) == ["EV-A01", "EV-A02", "FP-01"]
    table.refuse("free", "too_few", discard={})
    table.free(discard={"EV-A01": 1})
    assert table.state.buried["free"] == ["EV-A01"]
    settled(table, "EV-C01")


def test_ev_c01_with_an_empty_story_deck_events_are_drawn_and_the_limit_comes_last() -> None:
    stories = " ".join(f"FP-{number:02}" for number in range(6, 21))
    table = played(
        "EV-C01",
        f"hand free FP-01 FP-02 FP-03 FP-04 FP-05 EV-C01\ndiscard free {stories}\n{CAMP}",
        chance={
            "event": "EV-A01",
            "event_2": "EV-A02",
            "event_3": "EV-A03",
        },
    )
    assert len(table.state.hands["free"]) == 8
    table.free(discard={"FP-01": 1}, discard_2={"FP-02": 1})
    assert len(table.state.hands["free"]) == 6
    settled(table, "EV-C01")


def test_ev_c02_leaders_for_up_to_three_and_one_of_them_moves() -> None:
    more = "army lower_slopes free dwarven_soldiers 1\narmy front_gate free dwarven_soldiers 1\n"
    table = played("EV-C02", CAMP + more)
    table.refuse("free", "not_offered", leaders_to={"bonefield": 1})
    four = {"camp": 1, "ravenhill": 1, "lower_slopes": 1, "front_gate": 1}
    table.refuse("free", "too_many", leaders_to=four)
    table.free(leaders_to={"camp": 1, "ravenhill": 1})
    assert (table.leaders("camp"), table.leaders("ravenhill"), table.leaders("lower_slopes")) == (1, 1, 0)
    table.refuse("free", "not_offered", move_from="lower_slopes")
    table.free(move_from="ravenhill", move_who={"elven_archers": 2, "leaders": 1}, move_to="ravens_steps")
    assert table.leaders("ravens_steps") == 1
    settled(table, "EV-C02")


def test_ev_c02_the_move_is_optional_and_the_supply_a_limit() -> None:
    text = (
        CAMP.replace("men_of_the_lake 3", "men_of_the_lake 3 leaders 5") + "army lower_slopes free dwarven_soldiers 1"
    )
    table = played("EV-C02", text)
    table.free(leaders_to={"camp": 1, "ravenhill": 1, "lower_slopes": 1})
    table.free(leaders_to={"lower_slopes": 1}, move_from="done")
    assert (table.leaders("camp"), table.leaders("ravenhill"), table.leaders("lower_slopes")) == (5, 0, 1)
    settled(table, "EV-C02")


def test_ev_c03_see_the_hand_take_an_event_and_draw() -> None:
    table = played("EV-C03", f"hand shadow SH-01 EV-A01 EV-A02\n{CAMP}")
    assert table.match.view("free")["seen"] == ["SH-01", "EV-A01", "EV-A02"]
    assert "SH-01" not in str(table.match.view(None)) and "SH-01" not in table.match.text(None)
    table.refuse("free", "not_offered", discard_theirs="SH-01")
    table.chance(event="EV-A03").free(discard_theirs="EV-A02")
    assert table.state.hands == {"free": ["EV-A03"], "shadow": ["SH-01", "EV-A01"]}
    assert table.state.discards["event"] == ["EV-A02", "EV-C03"]
    settled(table, "EV-C03")


def test_ev_c03_without_an_event_card_there_is_only_the_look() -> None:
    table = played("EV-C03", f"hand shadow SH-01\n{CAMP}", chance={"event": "EV-A03"})
    assert table.state.seen["free"] == ["SH-01"]
    settled(table, "EV-C03")


HORNS = """
    army fallow_acres free men_of_the_lake 3 leaders 1
    army camp free men_of_the_lake 1
    army bramble_terraces shadow orcs 3
"""


def test_ev_c04_leadership_is_two_higher_in_this_battle() -> None:
    table = played("EV-C04", HORNS)
    table.refuse("free", "needs_leadership", attack_from="camp")  # no Leadership
    table.free(attack_from="fallow_acres", attack_or_move="attack_here", attack_target="bramble_terraces")
    table.round(free_dice=[1, 1, 1])
    assert table.split("free").most == 3
    table.chance(reroll_free_white=[6, 5, 4]).free(reroll={"white": 3}).shadow(casualties={})
    table.free(press_on="continue").shadow(hold="stay")
    table.round(free_dice=[1, 1, 1])
    assert table.split("free").most == 3


def test_ev_c04_the_part_that_moves_needs_leadership() -> None:
    table = played("EV-C04", HORNS)
    table.free(attack_from="fallow_acres", attack_or_move="move_first")
    table.refuse("free", "part_needs_leadership", move_who={"men_of_the_lake": 2})


def test_ev_c04_one_region() -> None:
    table = played("EV-C04", "army camp free men_of_the_lake 1 leaders 1").free(attack_from="camp")
    table.free(attack_or_move="move_first", move_who={"men_of_the_lake": 1, "leaders": 1}, move_to="old_causeway")
    settled(table, "EV-C04")


def test_ev_c05_dice_by_leadership_and_a_token_less() -> None:
    table = played("EV-C05", HORNS.replace("orcs 3", "orcs 3 leaders 2"), chance={"volley": [4, 3, 5]})
    assert table.damage("bramble_terraces") == 2 and table.leaders("bramble_terraces") == 2
    table.shadow(casualties={})
    assert table.leaders("bramble_terraces") == 1
    settled(table, "EV-C05")


def test_ev_c05_at_most_five_dice() -> None:
    table = played("EV-C05", HORNS.replace("leaders 1", "leaders 4"), chance={"volley": [3, 3, 3, 3, 3]})
    settled(table, "EV-C05")


def test_ev_c05_not_without_leadership_nor_at_beorn() -> None:
    table = played("EV-C05", HORNS.replace(" leaders 1", ""))
    assert table.damage("bramble_terraces") == 0
    settled(table, "EV-C05")
    text = "markers wrath 8\nat bramble_terraces beorn\narmy fallow_acres shadow orcs 2 leaders 2"
    table = played("EV-C05", text, "shadow")
    assert table.state.wrath == 8
    settled(table, "EV-C05", side="shadow")


RANKS = """
    army camp free men_of_the_lake 2 damage 2 leaders 1
    army bramble_terraces free dwarven_soldiers 2 damage 1
    army lower_slopes free elven_archers 4 leaders 1
    at lower_slopes thranduil
    army bonefield shadow orcs 2
"""


def test_ev_c06_neighbours_come_and_the_army_rallies_on_four() -> None:
    table = played("EV-C06", RANKS)
    table.free(close_ranks="camp", call_from="lower_slopes")
    table.free(call_in={"elven_archers": 1, "thranduil": 1, "leaders": 1}, call_from="bramble_terraces")
    table.chance(rally=[4, 4, 3, 3, 3]).free(call_in={"dwarven_soldiers": 2, "damage": 1})
    assert table.units("camp") == {"elven_archers": 1, "dwarven_soldiers": 2, "men_of_the_lake": 2}
    assert table.at("thranduil") == "camp" and not table.army("bramble_terraces")
    table.chance().free(reroll={})
    assert table.damage("camp") == 1
    settled(table.free(casualties={}), "EV-C06")


def test_ev_c06_no_more_than_five_and_nobody_needs_to_come() -> None:
    table = played("EV-C06", RANKS)
    table.free(close_ranks="camp", call_from="lower_slopes")
    table.refuse("free", "amount", call_in={"elven_archers": 4})
    table.refuse("free", "part_without_units", call_in={"thranduil": 1})
    table = played("EV-C06", RANKS).chance(rally=[5, 4])
    table.free(close_ranks="camp", call_from="none")
    assert table.damage("camp") == 0 and table.units("camp") == {"men_of_the_lake": 2}
    settled(table, "EV-C06")


def test_ev_c06_needs_leadership() -> None:
    table = played("EV-C06", RANKS)
    assert table.options("free") == ["camp", "lower_slopes"]
    table.refuse("free", "not_offered", close_ranks="bramble_terraces")


def test_ev_c07_two_dice_are_turned_and_one_is_used_at_once() -> None:
    table = played("EV-C07", "dice free event character muster muster\nactivated bard\nat camp bard\n" + CAMP)
    table.refuse("free", "too_many", turn_dice={"character": 1, "muster": 2})
    table.free(turn_dice={"character": 1, "muster": 1}, turn_to="will_of_the_west")
    table.refuse("free", "not_offered", turn_to="lidless_eye")
    table.chance(event="EV-A01").free(turn_to="muster_army")
    assert table.state.dice["free"] == ["muster", "muster_army", "will_of_the_west"]
    table.refuse("free", "not_offered", use_die="muster")
    table.free(
        use_die="muster_army", action="move", move_from="camp", move_who={"men_of_the_lake": 3}, move_to="lower_slopes"
    )
    table.free(move_from="done")
    assert table.state.dice["free"] == ["muster", "will_of_the_west"]
    settled(table, "EV-C07")


def test_ev_c07_without_dice_only_a_card() -> None:
    table = played("EV-C07", CAMP, chance={"event": "EV-A01"})
    assert table.state.hands["free"] == ["EV-A01"]
    settled(table, "EV-C07")


def test_ev_c07_no_die_turned_no_action() -> None:
    table = played("EV-C07", "dice free event muster\n" + CAMP).chance(event="EV-A01")
    table.free(turn_dice={})
    assert table.state.dice["free"] == ["muster"]
    settled(table, "EV-C07")


def test_ev_c08_the_enemy_rolls_again() -> None:
    table = played("EV-C08", "dice shadow army army event lidless_eye\n" + CAMP)
    table.refuse("free", "too_many", cross_orders={"army": 2, "event": 1, "lidless_eye": 1})
    table.chance(again_shadow=["muster", "event", "character"], event="EV-A01")
    table.free(cross_orders={"army": 2, "event": 1})
    assert sorted(table.state.dice["shadow"]) == ["character", "event", "lidless_eye", "muster"]
    assert table.state.hands["free"] == ["EV-A01"]
    settled(table, "EV-C08")


def test_ev_c08_without_enemy_dice_only_a_card() -> None:
    table = played("EV-C08", "dice free event event\ndice shadow\n" + CAMP, chance={"event": "EV-A01"})
    assert table.state.hands["free"] == ["EV-A01"]


def test_ev_c09_heals_by_leadership_three_at_most() -> None:
    text = """
        army camp free men_of_the_lake 4 damage 4 leaders 4
        army ravenhill free elven_archers 3 damage 3 leaders 1
        army lower_slopes free elven_archers 3 damage 3
        fort ravenhill 2
    """
    table = played("EV-C09", text)
    table.refuse("free", "not_offered", surgeons={"lower_slopes": 1})
    table.refuse("free", "amount", surgeons={"ravenhill": 3})
    assert table.split("free").default == {"camp": 3, "ravenhill": 2}
    table.free(surgeons={"camp": 3, "ravenhill": 2})
    assert (table.damage("camp"), table.damage("ravenhill"), table.damage("lower_slopes")) == (1, 1, 3)
    assert table.state.fortifications["ravenhill"] == 2
    settled(table, "EV-C09")


def test_ev_c09_two_armies_and_less_if_you_like() -> None:
    text = "".join(f"army {place} free men_of_the_lake 2 damage 2 leaders 1\n" for place in ("camp", "ravenhill"))
    table = played("EV-C09", text + "army fallow_acres free elven_archers 2 damage 1 leaders 1\n")
    table.refuse("free", "too_many", surgeons={"camp": 1, "ravenhill": 1, "fallow_acres": 1})
    table.free(surgeons={"camp": 1})
    assert (table.damage("camp"), table.damage("ravenhill"), table.damage("fallow_acres")) == (1, 2, 1)
    settled(table, "EV-C09")


def test_ev_c10_three_regions_and_an_attack() -> None:
    text = "army ravenhill free men_of_the_lake 2 leaders 1\narmy camp free men_of_the_lake 2\n"
    table = played("EV-C10", text + "army herons_reach shadow goblins 1")
    table.refuse("free", "needs_leadership", attack_from="camp")
    table.free(attack_from="ravenhill", attack_or_move="move_first")
    table.refuse("free", "part_needs_leadership", move_who={"men_of_the_lake": 2})
    table.free(move_who={"men_of_the_lake": 2, "leaders": 1}, move_to="ravens_steps", march_on="bramble_terraces")
    table.chance(event="EV-A01").free(march_on="fallow_acres", attack_target="herons_reach")
    assert table.fight().fighting == "fallow_acres"


def test_ev_c10_three_regions_are_the_end() -> None:
    table = played("EV-C10", "army ravenhill free men_of_the_lake 1 leaders 1").free(attack_from="ravenhill")
    table.free(attack_or_move="move_first", move_who={"men_of_the_lake": 1, "leaders": 1}, move_to="ravens_steps")
    settled(table.free(march_on="bramble_terraces", march_on_2="fallow_acres"), "EV-C10")
