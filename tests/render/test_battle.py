"""The battle sheet of every step of a round: what is chosen, rolled and dealt, and nothing before its time."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import pytest

import render
from engine.five_armies import battle, combat_damage, combat_roll, maneuver
from engine.five_armies.catalogue import CARDS
from engine.five_armies.combat import REGROUP, STROKES, VAMPIRE
from engine.five_armies.figures import UNITS
from engine.five_armies.view import ROUND_STEP, ROUND_STEPS
from render.five_armies import maneuver as card_face
from render.five_armies.words import Words
from tests.five_armies.board import Board
from tests.five_armies.board import battle as fight
from tests.render import views

MANEUVERS = [*(card for card in CARDS if CARDS[card].deck == "event"), *UNITS, REGROUP, STROKES, VAMPIRE]


def hills(shadow: str = "orcs 3 leaders 1", **chance: object) -> Board:
    text = f"army fallow_acres shadow {shadow}\narmy bramble_terraces free men_of_the_lake 3\n"
    return fight(text, "shadow", "bramble_terraces", "fallow_acres", **chance)


def shown(table: Board) -> tuple[str, str, str]:
    """The step and what lies in both slots."""
    record = render.battle(table.match.view(None)).record
    return (record.of("step")[0].id, record.of("maneuver", "free")[0].id, record.of("maneuver", "shadow")[0].id)


def dealt(table: Board) -> list[int]:
    return [item.count for item in render.battle(table.match.view(None)).record.of("dealt")]


def test_a_round_is_labelled_by_its_steps_and_damage_shown_when_it_is_dealt() -> None:
    table = hills()
    assert shown(table) == ("maneuver", "choosing", "choosing")
    table.free(maneuver="regroup")
    assert shown(table) == ("maneuver", "locked", "choosing")
    table.chance(combat_shadow=[1, 1, 1], combat_free=[1, 1, 1]).shadow(maneuver="orcs")
    assert shown(table) == ("reroll", "regroup", "orcs")
    assert dealt(table) == []
    assert "damage dealt" not in render.battle(table.match.view(None)).alt
    table.chance(reroll_shadow_black=[6]).shadow(reroll={"black": 1})
    assert table.asked() == "ability_use"
    assert shown(table)[0] == "damage"
    assert dealt(table) == [], "abilities are announced before damage is dealt"
    table.shadow(ability_use="decline")
    assert (table.asked(), shown(table)[0], dealt(table)) == ("casualties", "damage", [0, 1])
    assert "damage dealt" in render.battle(table.match.view(None)).alt
    table.free(casualties={})
    assert (table.asked(), shown(table), dealt(table)) == ("press_on", ("end", "regroup", "orcs"), [0, 1])
    table.shadow(press_on="continue")
    assert (table.asked(), shown(table)[0]) == ("hold", "retreat")
    table.free(hold="retreat")
    assert (table.asked(), shown(table)[0]) == ("retreat_to", "retreat")
    table.free(retreat_to=table.options("free")[0])
    assert (table.asked(), shown(table)[0]) == ("advance", "advance")


def test_a_new_round_begins_without_the_cards_and_dice_of_the_last() -> None:
    view = views.battle_view()
    view["battle"]["round_step"] = "begin"
    picture = render.battle(view)
    for side in ("free", "shadow"):
        assert picture.record.of("maneuver", side)[0].id == ""
        assert not picture.record.of("combat_die", side)
    assert Words("en")("EV-A01") not in picture.alt


def test_beorn_plays_no_card_and_is_not_said_to_choose_one() -> None:
    view = views.battle_view()
    view["battle"].update(step="maneuver", round_step="maneuver")
    view["battle"]["sides"]["free"].update(card="choosing", units={}, beorn=True)
    picture = render.battle(view)
    assert picture.record.of("maneuver", "free")[0].id == ""
    assert Words("en")("card-choosing") not in picture.alt


def test_an_empty_slot_does_not_look_like_a_card() -> None:
    def slot(card: str) -> bytes:
        view = views.battle_view()
        view["battle"]["sides"]["free"]["card"] = card
        picture = render.battle(view)
        box = picture.record.of("maneuver", "free")[0].box
        x, y = round(box[0]) + 60, round(box[1]) + 60
        return picture.image.crop((x, y, x + 100, y + 60)).tobytes()

    assert len(set(slot("choosing"))) == 3, "plain paper"
    assert len(set(slot("locked"))) > 3


@pytest.mark.parametrize("step", [*ROUND_STEPS, "again"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_step_has_words(step: str, lang: str) -> None:
    view = views.battle_view()
    view["battle"]["round_step"] = step
    assert Words(lang)(f"step-{step}") in render.battle(view, lang=lang, width=400).alt


def test_every_place_where_a_battle_may_wait_belongs_to_a_step() -> None:
    """A question, the step after a called frame, or a window for cards."""
    waits = set()
    for module in (battle, maneuver, combat_roll, combat_damage):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("ask_"):
                waits.add(node.name.removeprefix("ask_"))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                which = {"call": -1, "open_window": 0}.get(node.func.attr)
                if which is not None and isinstance(node.args[which], ast.Constant):
                    waits.add(node.args[which].value)
    assert {"fighter", "after_roll", "won", "aided", "stand_on_the_field"} <= waits, "the search finds too little"
    assert waits - {"effects"} <= set(ROUND_STEP)


@pytest.mark.parametrize("card", MANEUVERS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_maneuver_can_be_read_on_a_phone(card: str, lang: str) -> None:
    """The sheet is 1240 wide: at 400 pixels, letters keep nine and a half and the text keeps inside its card."""
    size, lines = card_face.text(card, Words(lang))
    assert lines[0], "a maneuver without a text"
    assert size * 400 / 1240 >= 9.5
    assert card_face.BAND + 10 + len(lines) * size * 1.16 <= card_face.TALL - 8


def test_the_maneuver_fills_its_column() -> None:
    record = render.battle(views.battle_view()).record
    for side in ("free", "shadow"):
        box: Any = record.of("maneuver", side)[0].box
        assert box[2] - box[0] >= 0.9 * 580
        boxes = [item.box for item in record if item.place == side and item.what in ("used", "combat_die", "hits")]
        assert all(other[1] >= box[3] for other in boxes), "something covers the card"
