"""A choice is offered with the facts that decide it: beside each option, in full where that is cut, and once more."""

from pathlib import Path
from typing import Any

import engine
from bot.controls import ids
from bot.presenter import dialogue, turn
from bot.presenter.amounts import SINGLES
from bot.presenter.layout import MOST_OPTION
from bot.presenter.words import abouts, clip_words, hand_lines
from engine import Match
from tests.bot.driver import walk_modal
from tests.bot.stage import controls, staged, text, walk
from tests.bot.test_limits import info, weigh
from tests.five_armies.board import Board

GAME = engine.game("five_armies")
ATTACK = """
    dice shadow army
    active shadow
    army fallow_acres shadow orcs 3 great_orcs 1 damage 1
    army bramble_terraces free men_of_the_lake 2
    at bramble_terraces bard
"""


def asked(match: Match[Any], seat: str, lang: str = "en", note: str = "") -> list[dict[str, Any]]:
    view = dialogue.now(info(match), match, seat, lang, note)
    weigh(view)
    return walk(view.to_components())


def beside(components: list[dict[str, Any]]) -> dict[str, str]:
    """What stands beside the options of all menus, by their labels."""
    options = [one for component in components if component["type"] == 3 for one in component["options"]]
    return {one["label"]: one.get("description") or "" for one in options}


def body(components: list[dict[str, Any]]) -> str:
    return "\n".join(one["content"] for one in components if one["type"] == 10)


def test_generals_are_offered_with_their_place_and_what_they_can_do():
    match = GAME.new(bytes(32))
    shown = beside(asked(match, "free"))
    assert shown["Dáin Ironfoot"] == "Camp · his army rallies at once"
    assert all(shown[name] for name in ("Bard", "Gandalf", "Thranduil"))
    assert beside(asked(match, "free", "de"))["Dáin Eisenfuß"] == "Lager · seine Armee erholt sich sofort"


def test_armies_are_offered_with_who_is_in_them():
    table = Board(ATTACK)
    table.shadow(act="army", action="attack")
    shown = beside(asked(table.match, "shadow"))
    assert shown["Fallow Acres"] == "3 Orcs, 1 Great Orc, 1 damage token"
    table.shadow(attack_from="fallow_acres", attack_or_move="attack_here")
    assert beside(asked(table.match, "shadow"))["Bramble Terraces"] == "2 Men of the Lake, Bard"


def test_the_confirmation_of_an_attack_says_who_is_attacked():
    table = Board(ATTACK)
    table.shadow(act="army", action="attack", attack_from="fallow_acres", attack_or_move="attack_here")
    question = table.question("shadow")
    about = turn.answer_about(table.match, question, "bramble_terraces", "de")
    key = ids.Key(1, question.number, "shadow", "pick", "bramble_terraces", sure=True)
    view = dialogue.confirm(GAME, question, "x", about, key, dialogue.PICK, "de")
    assert "2 Menschen vom See, Bard" in body(walk(view.to_components()))


async def test_what_is_known_of_a_choice_is_shown_when_it_is_confirmed(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        await stage.begin("five_armies", "free")
        await stage.rowan.slash(stage.channel, "choose", answer="dain")
        await stage.deliver()
        shown = (await stage.press(stage.rowan, stage.panel(), "act")).response
        some = next(custom_id for custom_id, key in controls(shown) if key.verb == "some")
        sure = (await stage.rowan.select(shown, ["camp"], custom_id=some)).response
        assert "**Camp**" in text(sure) and "**Camp** – " in text(sure) and "Dáin Ironfoot" in text(sure)


async def test_single_armies_in_a_form_have_their_facts(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        await stage.rowan.slash(stage.channel, "choose", answer="none")
        await stage.birk.slash(stage.channel, "choose", answer="apply_tile")
        await stage.deliver()
        match = (await stage.bot.table.look(match_id)).match
        question = match.questions()["shadow"]
        assert question.kind == "leadership"
        shown = (await stage.press(stage.birk, stage.panel(), "act")).response
        form = await stage.press(stage.birk, shown, "much")
        told = abouts(match, question, "en")
        (ticks,) = [field["options"] for field in walk_modal(form.modal) if field["custom_id"] == SINGLES]
        assert ticks and all(one["description"] == told[one["value"]] for one in ticks)


def test_texts_that_a_menu_cuts_stand_in_full_above_it():
    table = Board(f"{ATTACK}\nhand shadow EV-A01\nhand free EV-A02 EV-A03")
    table.shadow(act="army", action="attack", attack_from="fallow_acres", attack_or_move="attack_here")
    table.chance(event="EV-A04").shadow(attack_target="bramble_terraces")
    for seat, lang in (("free", "en"), ("free", "de"), ("shadow", "en")):
        question, components = table.question(seat), asked(table.match, seat, lang, "n" * 1_800)
        told, shown = abouts(table.match, question, lang), beside(components)
        long = {one: about for one, about in told.items() if len(about) > MOST_OPTION}
        assert question.kind == "maneuver" and long
        for one, about in long.items():
            name = GAME.describe_option(question, one, lang)
            assert f"**{name}** – {about}" in body(components)
            assert shown[name].endswith("…") and about.startswith(shown[name][:-1] + " ")


def test_a_hint_is_cut_at_a_word():
    assert clip_words("three green orcs", 12) == "three green…"
    assert clip_words("three green orcs", 16) == "three green orcs"


def test_a_hand_names_the_dice_that_play_its_cards():
    table = Board("hand free EV-A01 FP-16")
    lines = hand_lines(table.match, table.match.view("free"), "en")
    assert lines[0].startswith("**Forced March** (Event · Army)\n> ")
    assert " (Geschichte · Armee)\n> " in hand_lines(table.match, table.match.view("free"), "de")[1]
