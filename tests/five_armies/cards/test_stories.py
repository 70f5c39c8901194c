"""All Story and Fate cards: none without an effect, a test or words, and none that tells a secret."""

from pathlib import Path

import pytest

import engine
from engine.core import audit
from engine.core.chance import Stream
from engine.core.leaks import check_event_leaks, check_leaks
from engine.core.match import Match
from engine.five_armies.actions import COUNTS_AS
from engine.five_armies.cards.registry import CONDITIONS, FATES, ORDERS
from engine.five_armies.catalogue import CARDS, DECKS
from engine.five_armies.figures import DICE
from engine.five_armies.state import State
from tests.five_armies.board import Board
from tests.five_armies.cards.playing import COMPANION, side_of

STORIES = [*DECKS["free"], *DECKS["shadow"]]

# every condition is met here, and every card has something to do
RICH = """
    turn 3 actions
    fate 8
    army front_gate free dwarven_soldiers 2 men_of_the_lake 1 damage 2
    army ravenhill free elven_archers 2 elven_spearmen 1 dwarven_veterans 1 damage 3 leaders 1
    army bramble_terraces free elven_archers 1 men_of_the_lake 3 damage 2
    army herons_reach free men_of_the_lake 2
    army ruins_of_dale shadow orcs 2 goblins 2 damage 2
    army camp shadow orcs 2 wargs 2 great_orcs 1 damage 1 leaders 1
    army ravens_steps shadow orcs 3 wargs 1
    army gnat_mire shadow orcs 4 damage 1
    army bonefield shadow orcs 7 damage 2
    army goblin_point_east shadow goblins 4
    army goblin_point_west shadow goblins 2
    at ravenhill thranduil gandalf
    at bramble_terraces bard bilbo
    at front_gate dain
    at camp bolg
    control ruins_of_dale camp eastern_spur
    fort front_gate 1
    tokens ravenhill elves dwarves_men
    tokens bonefield shadow shadow
    bats valley 2 southern_spur 1
    activated dain gandalf
    markers ring 2 bodyguard 1
"""
HANDS = {"free": "EV-A02 EV-C03", "shadow": "EV-A04 EV-C05 SH-09"}


def hold(card: str, die: str) -> Board:
    """A hand with this card, another one that is always playable, and a spare one."""
    side = side_of(card)
    text = RICH + f"active {side}\ndice {side} {die}\n"
    for one, cards in HANDS.items():
        more = " ".join(dict.fromkeys((card, COMPANION[side]))) if one == side else ""
        rest = " ".join(other for other in cards.split() if other not in more)
        text += f"hand {one} {more} {rest}\n"
    return Board(text)


@pytest.mark.parametrize("card", STORIES)
def test_every_story_has_an_effect_and_its_condition(card: str) -> None:
    assert card in ORDERS
    assert (card in CONDITIONS) == CARDS[card].condition


@pytest.mark.parametrize("card", [*STORIES, *DECKS["fate"]])
def test_every_story_and_fate_card_is_named_in_a_test_of_its_own(card: str) -> None:
    kind = "fate_cards" if card in FATES else f"story_{CARDS[card].deck}_{CARDS[card].type}"
    text = (Path(__file__).parent / f"test_{kind}.py").read_text("utf-8")
    assert f'"{card}"' in text
    assert f"def test_{card[:4].lower().replace('-', '_')}" in text


@pytest.mark.parametrize("card", STORIES)
def test_a_story_is_played_with_a_die_of_its_type_or_an_event(card: str) -> None:
    side = side_of(card)
    for die in dict.fromkeys(DICE[side].faces):  # type: ignore[index]
        table = hold(card, die).play(side, act=die)
        fits = COUNTS_AS[die] & {"event", CARDS[card].type}
        if "play" not in table.options(side):
            assert not fits
            continue
        table.play(side, action="play")
        assert (card in table.options(side)) == bool(fits), die


def carry_out(match: Match[State], seed: str) -> None:
    """Play on at random until the next action, with every check there is."""
    rng = Stream(seed)
    while not match.over and any(type(frame).__name__ in ("PlayCard", "DrawFateCard") for frame in match.stack):
        audit.check_position(match, rng)
        check_leaks(match, rng)
        seat, question = next(iter(match.questions().items()))
        answer = question.sample(rng)
        check_event_leaks(match, seat, answer, rng)
        audit.check_answer(match, seat, answer)
        match.game.check(match)


@pytest.mark.parametrize("card", STORIES)
@pytest.mark.parametrize("seed", range(4))
def test_a_story_survives_restarts_has_words_and_tells_no_secret(card: str, seed: int) -> None:
    side = side_of(card)
    match = hold(card, "event").play(side, act="event", action="play").match
    match = match.game.restore(match.dump(), seed=bytes([seed] * 32))
    audit.check_answer(match, side, card)
    carry_out(match, f"{card} {seed}")


@pytest.mark.parametrize("card", DECKS["fate"])
def test_a_fate_card_survives_restarts_and_has_words(card: str) -> None:
    rest = " ".join(other for other in DECKS["fate"] if other != card)
    text = f"{RICH}discard fate {rest}\n> turn end\n> action_phase next\n> draw_fate_card start\n"
    match = engine.game("five_armies").parse(text)
    carry_out(match, card)
    audit.check_position(match, Stream(card))
    check_leaks(match, Stream(card))
