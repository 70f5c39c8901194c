"""Payloads within Discord's limits, for the largest positions that a match can reach."""

import random
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.commands.texts import fitting
from bot.controls.base import button
from bot.controls.ids import LONGEST, Key, option, read, token
from bot.presenter import dialogue
from bot.presenter.amounts import AmountsModal, TypedModal
from bot.presenter.layout import MOST_COMPONENTS, MOST_TEXT, TooLarge, fit, fit_lines, layout
from bot.presenter.panel import describe_panel
from bot.presenter.pictures import Shown
from bot.presenter.words import describe, hand_lines
from bot.store.log import Logged
from bot.store.matches import Info
from engine import Event, Illegal, Match, Pick, Split
from tests.bot.stage import staged, text, walk

LONG = "a_very_long_name_of_a_place_" * 4
LANGUAGES = ("en", "de")


def info(match: Match[Any], **more: Any) -> Info:
    seats = dict.fromkeys(match.game.seats, 10**18)
    fields: dict[str, Any] = dict.fromkeys(Info.__struct_fields__, 0)
    fields |= {"id": 36**5, "game": match.game.id, "language": "de", "status": "active", "paused": "", "winner": ""}
    fields |= {"how": "", "number": match.number, "owing": list(match.questions()), "seats": seats, "options": {}}
    return Info(**(fields | more))


def weigh(view: Any) -> None:
    """Everything that Discord would count."""
    components = walk(view.to_components())
    assert len(components) <= MOST_COMPONENTS
    assert sum(len(one.get("content", "")) for one in components) <= MOST_TEXT
    for one in components:
        assert len(one.get("custom_id") or "x") <= LONGEST
        assert len(one.get("label") or "") <= 80
        if one["type"] == 3:
            assert 1 <= len(one["options"]) <= 25 and len(one.get("placeholder") or "") <= 150
            for choice in one["options"]:
                assert 1 <= len(choice["label"]) <= 100 and 1 <= len(choice["value"]) <= 100
                assert len(choice.get("description") or "") <= 100
        if one["type"] == 1:
            assert 1 <= len(one["components"]) <= 5


def weigh_modal(modal: Any) -> None:
    data = modal.to_dict()
    assert len(data["title"]) <= 45 and len(data["custom_id"]) <= 100 and 1 <= len(data["components"]) <= 5
    for one in data["components"]:
        assert len(one.get("label") or "") <= 45 and len(one.get("description") or "") <= 100


def crowded(seed: int) -> Match[Any]:
    """36 Orcs in one mustering region, and six cards in both hands."""
    match = engine.game("five_armies").new(bytes([seed]) * 32)
    state = match.state
    place = next(one for one, army in state.armies.items() if army.side == "shadow" and "orcs" in army.units)
    state.armies[place].units = {"orcs": 36, "wargs": 1}
    for side in match.game.seats:
        while len(state.hands[side]) < 6:
            state.hands[side].append(state.decks["event"].pop())
    return match


@pytest.mark.parametrize("seed", range(6))
def test_every_dialogue_and_panel_of_a_crowded_match_fits(seed: int):
    match, rng = crowded(seed), random.Random(seed)
    kinds, most = set(), 0
    for _ in range(350):
        if match.over:
            break
        for seat, question in match.questions().items():
            kinds.add(question.kind)
            refusal = question.refuse("camp") or Illegal("unknown_item", question=question.kind, value="_" * 60)
            for lang in LANGUAGES:
                weigh(dialogue.now(info(match), match, seat, lang, "x" * 2_000))
                told = describe(match.game, refusal, seat, lang)
                components = walk(dialogue.now(info(match), match, seat, lang, told).to_components())
                assert told in [one.get("content") for one in components], "a refusal is never cut"
                if isinstance(question, Split):
                    key = Key(36**5, match.number, seat, "much", "pick")
                    weigh_modal(AmountsModal(match.game, question, key, list(question.items), lang))
                    weigh_modal(TypedModal(match.game, question, key, lang))
            if isinstance(question, Pick):
                most = max(most, len(question.options))
        question = next(iter(match.questions().values()))
        match.answer(question.seat, question.sample(rng))
        weigh(describe_panel(info(match), match, [], []))
    assert len(kinds) > 8 and most > 10


def test_thirty_six_orcs_can_be_asked_for(tmp_path: Path):
    match = engine.game("five_armies").new(bytes(32))
    question = Split(seat="shadow", kind="move_who", items={"orcs": 36, "bolg": 1}, default={"orcs": 36})
    question.data = {"place": "camp"}
    view = dialogue.ask(info(match), match, question, "de")
    weigh(view)
    modal = AmountsModal(match.game, question, Key(1, 1, "shadow", "much", "pick"), ["orcs", "bolg"], "de")
    weigh_modal(modal)
    kinds = [one["component"]["type"] for one in modal.to_dict()["components"]]
    assert kinds == [4, 3], "more than 25 numbers are typed, fewer are chosen"


@pytest.mark.parametrize("count", [1, 5, 6, 25, 40])
def test_many_and_long_options_fit(count: int):
    match = engine.game("five_armies").new(bytes(32))
    options = [f"{LONG}{n}" for n in range(count)]
    pick = Pick(seat="free", kind="card", options=options)
    split = Split(seat="free", kind="discard", items={one: 1 + n % 2 for n, one in enumerate(options)}, default={})
    for question in (pick, split):
        weigh(dialogue.ask(info(match), match, question, "en", note="n" * 5_000))
    components = walk(dialogue.ask(info(match), match, pick, "en").to_components())
    listed = [token["value"] for one in components if one["type"] == 3 for token in one["options"]]
    assert [option(one, options) for one in listed] == options, "every option is there, and in order"
    if count > 25:
        assert "type" in str(dialogue.ask(info(match), match, split, "en").to_components())


def test_a_panel_with_endless_news_fits(monkeypatch: pytest.MonkeyPatch):
    match = engine.game("five_armies").new(bytes(32))
    monkeypatch.setattr(type(match.game), "describe", lambda *_: "Something long happened. " * 20)
    rows = [Logged(n, n, "free", "answer", None, [], [Event("x")] * 5, 1, "", n, n, 0) for n in range(200)]
    pictures = [Shown(b"", f"{n}.webp", "alt " * 1_000) for n in range(2)]
    view = describe_panel(info(match, paused="p" * 500), match, rows, pictures)
    weigh(view)
    gallery = next(one for one in walk(view.to_components()) if one["type"] == 12)
    assert all(len(item["description"]) <= 1_024 for item in gallery["items"])


def test_the_guard_refuses_what_discord_would():
    with pytest.raises(ValueError):
        layout(*["x" * 50 for _ in range(45)])
    with pytest.raises(TooLarge):
        layout(rows=[[button(Key(1, 1, "-", "act"), "a")], [button(Key(1, 1, "-", "act"), "b")]])
    assert sum(map(len, fit(["a" * 3_000, "b" * 3_000, "c" * 10]))) <= MOST_TEXT
    assert len(fit_lines(["line " * 30] * 100, 500, "more")) <= 500


def test_ids_are_read_back_and_stay_short():
    key = Key(36**6, 36**4, "free_peoples", "pick", token("x" * 300))
    assert len(key.write()) <= LONGEST and read(key.write()) == key
    assert option(token("x" * 300), ["y", "x" * 300]) == "x" * 300
    assert option("camp|dale", ["camp|dale"]) == "camp|dale"
    assert read(Key(1, 1, "-", "pick", "a|b|c").write()).arg == "a|b|c"
    assert read("rp1|x|y") is None


def test_a_full_hand_fits_in_both_languages():
    match = crowded(1)
    for lang in LANGUAGES:
        for seat in match.game.seats:
            lines = hand_lines(match, match.view(seat), lang)
            assert len(lines) >= 6
            weigh(layout("title", "\n".join(lines)))


async def test_hand_and_board_of_a_real_match_are_sent(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin("five_armies", "free")
        panel = stage.panel()
        assert [one.filename for one in panel.attachments] == ["board.webp"]
        result = await stage.press(stage.rowan, panel, "hand")
        assert [one.filename for one in result.response.attachments] == ["hand.webp"]
        board = await stage.press(stage.sam, panel, "board")
        assert [one.filename for one in board.response.attachments] == ["board.webp"]
        focused = await stage.sam.slash(stage.channel, "board", focus="camp", theme="contrast")
        assert focused.response.attachments and "turn" in text(focused.response)
        themed = await stage.sam.select(board.response, ["dark"], custom_id=_id(board.response, "theme"))
        assert themed.response.attachments
        again = await stage.sam.select(themed.response, ["camp"], custom_id=_id(themed.response, "focus"))
        assert again.response.attachments
        private = stage.users["rowan"].dm_channel.history()
        assert any(one.attachments for one in private)


def _id(message: Any, verb: str) -> str:
    from tests.bot.stage import controls

    return next(custom_id for custom_id, key in controls(message) if key.verb == verb)


def test_suggestions_fit_and_are_those_that_were_meant():
    pairs = [(f"{'Ford ' * 40}{n}", f"ford_{n}") for n in range(40)] + [("Dale", "dale"), ("South Dale", LONG)]
    assert len(fitting(pairs, "")) == 25 and all(len(one.name) <= 100 for one in fitting(pairs, ""))
    assert [one.value for one in fitting(pairs, " DALE")] == ["dale"], "what is too long is no answer"
    assert [one.value for one in fitting([("Camp", "a"), ("The camp", "b"), ("Dale", "c")], "camp")] == ["a", "b"]


def test_a_form_never_has_more_than_five_fields():
    match = engine.game("five_armies").new(bytes(32))
    question = Split(seat="shadow", kind="move_who", items={f"unit_{n}": 1 + n % 3 for n in range(12)}, default={})
    key = Key(1, 1, "shadow", "much", "pick")
    weigh_modal(AmountsModal(match.game, question, key, list(question.items), "de"))
