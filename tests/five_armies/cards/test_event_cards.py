"""What holds for every Event card: it has both effects, tests that name it, dice that play it, and words."""

import random
from pathlib import Path
from typing import Any

import pytest

from engine.five_armies.battle import Battle
from engine.five_armies.cards import registry
from engine.five_armies.catalogue import CARDS, DECKS
from engine.five_armies.figures import DICE
from tests.five_armies.board import GAME, Board
from tests.five_armies.cards.hands import FOE, clash, played

EVENTS = DECKS["event"]
ALWAYS = ("event", "will_of_the_west")
PLAYED_WITH = {
    "army": ("army", "muster_army", *ALWAYS),
    "character": ("character", *ALWAYS),
    "muster": ("muster", "muster_army", *ALWAYS),
}
OTHER = {"army": ("muster", "EV-M02"), "character": ("muster", "EV-M02"), "muster": ("character", "EV-C02")}
SCENE = """
    turn 2 actions
    army camp free men_of_the_lake 3 elven_archers 1 damage 2 leaders 1
    army bramble_terraces free dwarven_soldiers 2 damage 1
    army ravenhill free elven_spearmen 3
    army fallow_acres shadow orcs 3 damage 1 leaders 1
    army osier_bank shadow wargs 2
    army bonefield shadow orcs 4 great_orcs 1
    army goblin_point_west shadow goblins 4
    at camp bard
    tokens camp dwarves_men elves
    tokens ravenhill elves
    tokens bonefield shadow shadow
    fort ravenhill 1
    dice free character muster event will_of_the_west
    dice shadow army muster event event
"""


@pytest.mark.parametrize("card", EVENTS)
def test_every_card_has_an_order_and_a_combat_effect_in_its_window(card: str) -> None:
    assert card in registry.ORDERS
    assert CARDS[card].window in registry.COMBAT[card]


@pytest.mark.parametrize("card", EVENTS)
def test_every_card_is_named_by_tests_of_both_effects(card: str) -> None:
    name = f"test_{card.lower().replace('-', '_')}_"
    folder = Path(__file__).parent
    combat = [file for file in folder.glob("test_event_combat*.py") if name in file.read_text("utf-8")]
    orders = [file for file in folder.glob("test_event_*.py") if file not in combat and name in file.read_text("utf-8")]
    assert combat and orders


@pytest.mark.parametrize("card", EVENTS)
def test_a_die_of_another_type_does_not_play_it(card: str) -> None:
    die, other = OTHER[CARDS[card].type]
    table = Board(SCENE + f"hand free {card} {other}\ndice free {die}\n")
    table.refuse("free", "card_die", act=die, action="play", card=card)


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("side", ["free", "shadow"])
def test_dice_of_its_type_and_events_play_it(card: str, side: str) -> None:
    for die in dict.fromkeys(DICE[side].faces):
        table = Board(SCENE + f"hand {side} {card}\ndice {side} {die}\nactive {side}\n").play(side, act=die)
        fits = die in PLAYED_WITH[CARDS[card].type]
        assert ("play" in table.options(side)) == fits, die
        if fits:
            trial = table.match.with_source(GAME.new(seed=bytes(32))._source)
            for answer in ("play", card):
                trial.answer(side, answer)
            assert card not in trial.state.hands[side]


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("side", ["free", "shadow"])
def test_played_at_random_it_comes_to_an_end_and_can_be_put_into_words(card: str, side: str) -> None:
    for seed in range(6):
        rng = random.Random(f"{card} {seed}")
        theirs = "EV-A02" if card == "EV-A01" else "EV-A01"
        match = GAME.parse(SCENE + f"hand {side} {card}\nactive {side}\nhand {FOE[side]} {theirs}\n")
        match.answer_all(side, ["event", "play", card])
        while card in match.state.played:
            seat, question = next(iter(match.questions().items()))
            _speak(question)
            for event in match.answer(seat, question.sample(rng)):
                _tell(event)
            GAME.check(match)
        assert card in match.state.discards["event"] or card in [one.card for one in match.state.in_play]


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("role", ["attacker", "defender", "against_beorn"])
def test_laid_down_in_battle_it_is_used_up(card: str, role: str) -> None:
    for seed in range(6):
        rng = random.Random(f"{card} {role} {seed}")
        match = _battle(card, role)
        while any(isinstance(frame, Battle) for frame in match.stack):
            for seat, question in match.questions().items():
                answer = question.sample(rng)
                if question.kind == "maneuver" and question.allows(card):
                    answer = card
                _speak(question)
                for event in match.answer(seat, answer):
                    _tell(event)
            GAME.check(match)
        assert card in match.state.discards["event"] or card in match.state.decks["event"]


def _battle(card: str, role: str) -> Any:
    side = "shadow" if role == "against_beorn" else "free"
    attacker = "free" if role == "attacker" else "shadow"
    here, there = ("bramble_terraces", "fallow_acres") if role == "defender" else ("fallow_acres", "bramble_terraces")
    units = {"free": "men_of_the_lake 2 elven_archers 2 leaders 1", "shadow": "orcs 2 wargs 2 leaders 1"}
    beorn = f"at {there} beorn\nmarkers wrath 8"
    return GAME.parse(f"""
        hand {side} {card}
        active {attacker}
        dice free event
        dice shadow event
        army {here} {side} {units[side]}
        army ruins_of_dale {side} {units[side]}
        tokens {here} {"elves" if side == "free" else "shadow"}
        {beorn if role == "against_beorn" else f"army {there} shadow {units['shadow']}"}
        > turn end
        > action_phase done
        > battle start {{"attacker": "{attacker}", "region": "bramble_terraces", "origins": ["fallow_acres"]}}
    """)


def _speak(question: Any) -> None:
    for lang in ("en", "de"):
        assert GAME.describe(question, question.seat, lang)
        for option in getattr(question, "options", None) or list(question.items):
            assert GAME.describe_option(question, option, lang)


def _tell(event: Any) -> None:
    for lang in ("en", "de"):
        for seat in ("free", "shadow", None):
            GAME.describe(event, seat, lang)


def test_a_card_may_be_played_even_if_it_does_nothing() -> None:
    table = played("EV-A06", "army camp free men_of_the_lake 1\narmy bonefield shadow orcs 1")
    assert table.state.discards["event"] == ["EV-A06"]


def test_a_card_already_played_is_not_offered_again() -> None:
    table, _, _ = clash("EV-A02")
    table.free(press_on="continue").shadow(hold="stay")
    table.refuse("free", "not_in_hand", maneuver="EV-A02")
