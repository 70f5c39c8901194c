"""The Fate cards: before their character enters, when he does, in play, and after his death."""

import pytest

from engine.five_armies.cards.registry import ENTRIES, FATES
from engine.five_armies.catalogue import DECKS
from tests.five_armies.board import Board, battle

DRAW = "turn 2 actions\n> turn end\n> action_phase next\n> draw_fate_card start\n"


def drawn(card: str, text: str = "", **chance: object) -> Board:
    """This Fate card has been drawn and carried out."""
    return Board(text + "\n" + DRAW, fate=card, **chance)


def lying(table: Board) -> list[str]:
    return [card.card for card in table.state.in_play]


def attached(card: str, on: str, **fields: object) -> str:
    extra = "".join(
        f',"{name}":{value}' if not isinstance(value, str) else f',"{name}":"{value}"' for name, value in fields.items()
    )
    return f'play {{"card":"{card}","side":"free","on":"{on}"{extra},"ends":["character_eliminated"]}}\n'


# --- Beorn -----------------------------------------------------------------------------------------------------------

WRATH = {"FA-B1": 4, "FA-B2": 2, "FA-B3": 2}
BEORN = "at curlew_moor beorn\nmarkers wrath %d\n"


@pytest.mark.parametrize(("card", "wrath"), WRATH.items())
def test_fa_b_in_play_beorn_gains_wrath_at_once(card: str, wrath: int) -> None:
    table = drawn(card, BEORN % 5)
    assert table.state.wrath == 5 + wrath
    assert lying(table) == [card]


@pytest.mark.parametrize("card", WRATH)
def test_fa_b_no_more_than_sixteen_wrath(card: str) -> None:
    assert drawn(card, BEORN % 15).state.wrath == 16


@pytest.mark.parametrize(("cards", "wrath"), [(["FA-B1"], 12), (["FA-B2"], 10), (["FA-B3"], 10), (list(WRATH), 16)])
def test_fa_b_not_yet_in_play_the_wrath_comes_with_him(cards: list[str], wrath: int) -> None:
    for card in cards:
        table = drawn(card)
        assert table.state.wrath == 0 and lying(table) == [card]
    text = "dice free will_of_the_west\nfate 12\ncontrol camp ravenhill\n" + "".join(
        attached(card, "beorn") for card in cards
    )
    table = Board(text).free(act="will_of_the_west", action="enter")
    if table.asked() == "enter":
        table.free(enter="beorn")
    table.free(enter_where="curlew_moor")
    assert table.state.wrath == wrath


@pytest.mark.parametrize("card", WRATH)
def test_fa_b_without_beorn_discarded_and_with_him_gone_discarded(card: str) -> None:
    table = drawn(card, "eliminated beorn")
    assert lying(table) == [] and table.state.discards["fate"] == [card]
    text = "at bramble_terraces beorn\nmarkers wrath 1\narmy fallow_acres shadow orcs 3\n" + attached(card, "beorn")
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres").round(shadow_dice=[6, 1, 1]).free(reroll={})
    assert table.at("beorn") == "eliminated" and table.state.discards["fate"] == [card]


def test_fa_b2_five_dice() -> None:
    text = "at bramble_terraces beorn\nmarkers wrath 8\narmy fallow_acres shadow orcs 3\n"
    table = battle(
        text + attached("FA-B2", "beorn", rule="beorn_dice", number=5), "shadow", "bramble_terraces", "fallow_acres"
    )
    assert table.fight().dice_number(table.state, "free") == 5
    card = drawn("FA-B2", BEORN % 8).state.in_play[0]
    assert (card.rule, card.number) == ("beorn_dice", 5)


@pytest.mark.parametrize(
    ("here", "there"), [("lower_slopes", "cairn_ridge"), ("lower_slopes", "ravenhill"), ("lark_meadows", "thornbank")]
)
def test_fa_b3_his_target_is_always_five(here: str, there: str) -> None:
    text = f"at {here} beorn\nmarkers wrath 8\narmy {there} shadow orcs 3\n"
    assert battle(text, "free", there, here).target("free") == 6
    card = attached("FA-B3", "beorn", rule="beorn_target", number=5)
    table = battle(text + card, "free", there, here)
    assert table.target("free") == 5
    table.fight().add("free", "target", 1)  # what an enemy card adds still counts
    assert table.target("free") == 6
    assert drawn("FA-B3", BEORN % 8).state.in_play[0].rule == "beorn_target"


# --- Eagles ----------------------------------------------------------------------------------------------------------


def test_fa_e1_two_eagles_even_without_their_lord() -> None:
    table = drawn("FA-E1")
    assert table.state.eagles == {"eagles_eyrie": 2}
    assert table.state.discards["fate"] == ["FA-E1"]
    assert drawn("FA-E1", "eagles eagles_eyrie 4").state.eagles == {"eagles_eyrie": 5}


def test_fa_e2_an_eagle_and_the_character_die() -> None:
    table = drawn("FA-E2")
    assert table.state.eagles == {"eagles_eyrie": 1} and lying(table) == ["FA-E2"]
    flown = "dice free character\nat valley lord_of_the_eagles\narmy ruins_of_dale shadow orcs 2\nat camp bard\n"
    assert "eagles" not in Board(flown).free(act="character").options("free")
    rule = attached("FA-E2", "lord_of_the_eagles", rule="eagle_die")
    assert "eagles" in Board(flown + rule).free(act="character").options("free")


def test_fa_e3_once_a_turn_an_eagle_stays() -> None:
    assert lying(drawn("FA-E3")) == ["FA-E3"]
    text = "dice free muster muster\ndice shadow event event\nat valley lord_of_the_eagles\neagles valley 1\n"
    armies = "army ruins_of_dale shadow orcs 5\narmy lark_meadows shadow orcs 5\n"
    table = Board(text + armies + attached("FA-E3", "lord_of_the_eagles", rule="eagle_stays", number=1))
    table.chance(volley=[1, 1, 1], volley_2=[1, 1, 1])
    table.free(act="muster", action="eagles", eagles_which={"valley": 1, "lord_of_the_eagles": 1}, eagle_stays="valley")
    table.free(reroll={}, reroll_2={})
    assert table.state.eagles == {"eagles_eyrie": 0, "valley": 1} and table.at("lord_of_the_eagles") == "eagles_eyrie"
    table.shadow(act="event", action="skip").chance(volley=[1, 1, 1])
    table.free(act="muster", action="eagles", eagles_which={"valley": 1}, eagle_targets={"ruins_of_dale": 1})
    assert table.state.eagles == {"eagles_eyrie": 1}


@pytest.mark.parametrize("card", ["FA-E2", "FA-E3"])
def test_fa_e_without_the_lord_discarded(card: str) -> None:
    table = drawn(card, "eliminated lord_of_the_eagles")
    assert lying(table) == [] and table.state.discards["fate"] == [card]


# --- Thorin ----------------------------------------------------------------------------------------------------------

HERE = "army bramble_terraces free men_of_the_lake 4\narmy fallow_acres shadow orcs 3\nat bramble_terraces thorin\n"
FRIENDS = attached("FA-T1", "thorin", rule="old_friends", number=2, counters=2)


@pytest.mark.parametrize("card", ["FA-T1", "FA-T2", "FA-T3"])
def test_fa_t_waits_for_thorin_and_is_discarded_without_him(card: str) -> None:
    assert lying(drawn(card)) == [card]
    table = drawn(card, "eliminated thorin")
    assert lying(table) == [] and table.state.discards["fate"] == [card]


@pytest.mark.parametrize("card", ["FA-T1", "FA-T2"])
def test_fa_t_ends_with_thorin(card: str) -> None:
    text = "army bramble_terraces free men_of_the_lake 1\narmy fallow_acres shadow orcs 3\nat bramble_terraces thorin\n"
    table = battle(text + attached(card, "thorin"), "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow_dice=[6, 6, 1]).free(reroll={})
    assert table.at("thorin") == "eliminated" and table.state.discards["fate"] == [card]


def test_fa_t1_a_counter_may_be_given_for_two_damage() -> None:
    table = battle(HERE + FRIENDS, "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow_dice=[6, 6, 6]).free(reroll={}, old_friends="cancel_2")
    assert table.damage("bramble_terraces") == 1
    assert table.state.in_play[0].counters == 1


def test_fa_t1_up_to_two_may_be_one() -> None:
    table = battle(HERE + FRIENDS, "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow_dice=[6, 6, 6]).free(reroll={})
    assert table.options("free") == ["cancel_1", "cancel_2", "no"]
    table.free(old_friends="cancel_1")
    assert table.damage("bramble_terraces") == 2


def test_fa_t1_it_may_be_kept() -> None:
    table = battle(HERE + FRIENDS, "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow_dice=[6, 6, 6]).free(reroll={}, old_friends="no")
    assert table.damage("bramble_terraces") == 3
    assert table.state.in_play[0].counters == 2


def test_fa_t1_ends_with_the_last_counter() -> None:
    card = FRIENDS.replace('"counters":2', '"counters":1')
    table = battle(HERE + card, "shadow", "bramble_terraces", "fallow_acres")
    table.round(shadow_dice=[6, 1, 1]).free(reroll={})
    table.refuse("free", "not_offered", old_friends="cancel_2")
    table.free(old_friends="cancel_1")
    assert table.damage("bramble_terraces") == 0
    assert table.state.discards["fate"] == ["FA-T1"]


def test_fa_t1_comes_with_two_counters() -> None:
    assert drawn("FA-T1").state.in_play[0].counters == 2


def test_fa_t2_in_play_a_leader_at_once_and_one_more_leadership() -> None:
    table = drawn("FA-T2", HERE)
    assert table.leaders("bramble_terraces") == 1
    fight = battle(
        HERE + attached("FA-T2", "thorin", rule="leadership", number=1), "shadow", "bramble_terraces", "fallow_acres"
    )
    assert fight.fight().leadership(fight.state, "free") == 3
    assert (table.state.in_play[0].rule, table.state.in_play[0].number) == ("leadership", 1)


def test_fa_t2_alone_no_leader() -> None:
    assert drawn("FA-T2", "at camp thorin").state.armies == {}


def enter_thorin(*cards: str, text: str = "") -> Board:
    lying_cards = "".join(attached(card, "thorin") for card in cards)
    return Board(f"dice free muster\nfate 6\n{text}{lying_cards}").free(act="muster", action="enter")


def test_fa_t2_on_entry_his_army_gets_a_leader() -> None:
    table = enter_thorin("FA-T2")
    assert table.units("front_gate") == {"dwarven_veterans": 1} and table.leaders("front_gate") == 1
    assert lying(table) == ["FA-T2"]


def test_fa_t3_in_play_two_dwarves_join_him() -> None:
    table = drawn("FA-T3", "at camp thorin")
    assert table.units("camp") == {"dwarven_soldiers": 1, "dwarven_veterans": 1}
    assert table.state.discards["fate"] == ["FA-T3"]


def test_fa_t3_on_entry_two_dwarves_come_along() -> None:
    table = enter_thorin("FA-T3", "FA-T2")
    assert table.units("front_gate") == {"dwarven_soldiers": 1, "dwarven_veterans": 2}
    assert table.leaders("front_gate") == 1
    assert lying(table) == ["FA-T2"] and table.state.discards["fate"] == ["FA-T3"]


def test_fa_t3_over_five_units_are_cut() -> None:
    table = enter_thorin("FA-T3", text="army front_gate free elven_archers 4\n").free(reduce={"elven_archers": 2})
    assert table.units("front_gate") == {"elven_archers": 2, "dwarven_soldiers": 1, "dwarven_veterans": 2}


@pytest.mark.parametrize("enemy", ["army camp shadow orcs 1\ncontrol camp\n", "control camp\n"])
def test_fa_t3_nobody_joins_him_among_enemies_or_under_their_control(enemy: str) -> None:
    table = drawn("FA-T3", "at camp thorin\n" + enemy)
    assert not table.units("camp").get("dwarven_soldiers")
    assert table.state.discards["fate"] == ["FA-T3"]


def test_every_fate_card_has_an_effect() -> None:
    assert set(FATES) == set(DECKS["fate"])
    assert set(ENTRIES) <= set(FATES)
