"""What is told beside a choice: short, in the reader's language, and no more than a side may know."""

from typing import Any

import pytest

import engine
from engine import Pick
from engine.core.words import LANGUAGES
from engine.five_armies.board import REGIONS
from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import GENERALS, UNITS
from render.five_armies import alt
from render.five_armies.words import Words
from tests.five_armies.board import Board

GAME = engine.game("five_armies")


def told(table: Board, option: str, lang: str = "en", seat: str = "shadow", **question: Any) -> str:
    asked = Pick(seat=seat, **({"kind": "move_to", "options": [option]} | question))
    return GAME.facts(table.match.view(seat), asked, option, lang)


def test_a_region_is_told_with_all_that_stands_in_it():
    table = Board("""
        army ravenhill free elven_archers 2 dwarven_soldiers 1 leaders 1 damage 2
        at ravenhill thranduil
        fort ravenhill 1
        army bonefield shadow orcs 1
    """)
    who = "2 Elven Archers, 1 Dwarven Soldier, Thranduil, 1 leadership token, 2 damage tokens"
    assert told(table, "ravenhill") == f"{who} · fortification, damage 1 of 3 · 4 points (Free Peoples)"
    assert told(table, "bonefield", "de") == "1 Ork"
    assert told(table, "curlew_moor") == ""


def test_a_broken_fortification_is_none_and_the_shadow_may_hold_the_place():
    table = Board("fort ravenhill 3\ncontrol ravenhill")
    assert told(table, "ravenhill") == "4 points (Shadow)"


def test_a_recruitment_token_stays_face_down():
    table = Board("tokens camp elves:elven_archers:1 elves")
    assert told(table, "camp", seat="free") == told(table, "camp") == "2 points (Free Peoples) · 2 tokens (Elves)"


def test_a_character_is_told_with_his_place_unless_the_question_names_it():
    table = Board("army camp free dwarven_soldiers 1\nat camp dain")
    assert told(table, "dain", "de", seat="free", kind="character") == "Lager"
    assert told(table, "dain", seat="free", kind="move_who", data={"place": "camp"}) == ""


def test_a_card_is_told_with_its_deck_and_type_but_not_as_a_maneuver():
    table = Board("")
    assert told(table, "EV-A01", kind="card") == "Event · Army"
    assert told(table, "EV-A01", kind="maneuver") == ""
    for lang in LANGUAGES:
        assert all(" · " in told(table, card, lang, kind="card") for card in CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_general_can_do_fits_beside_his_name(lang: str):
    for name in GENERALS:
        for region in REGIONS:
            about = GAME.texts.format(lang, name, attribute="ability")
            assert len(f"{GAME.texts.word(lang, region)} · {about}") <= 100, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_whether_an_ability_is_used_says_what_it_does(lang: str):
    for unit in UNITS.values():
        data = {"ability": unit.maneuver, "region": "camp"}
        question = Pick(seat=unit.side, kind="ability_use", options=["use", "decline"], data=data)
        assert GAME.texts.format(lang, unit.maneuver, attribute="text") in GAME.describe(question, unit.side, lang)


def test_the_words_for_a_picture_of_a_hand_name_the_dice_too():
    table = Board("hand free EV-A01")
    assert "Forced March (Event · Army): " in alt.hand(table.match.view("free"), Words("en"))
