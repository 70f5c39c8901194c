"""Commands: several answers said in one breath."""

import pytest

import engine
from engine.core.vocabulary import interpret, suggest
from tests import skirmish

GAME = engine.game("skirmish")
COMMANDS = {command.name: command for command in GAME.commands}

BEFORE_A_STRIKE = """
round 3
side red vanguard=2 centre=4 rear=4 shield 1 hand card_2 card_8 card_9
side blue vanguard=4 centre=4 rear=4 shield 0 hand card_3 card_5 card_7
deck card_1 card_1 card_2 card_3 card_4 card_4 card_5 card_6 card_6 card_7 card_8 card_9
> rounds struck
> strike shield {"seat":"red","wounds":6}
"""


@pytest.fixture
def match() -> engine.Match:
    return GAME.parse(BEFORE_A_STRIKE)


def say(match: engine.Match, name: str, **given: str) -> list:
    return interpret(match, "red", COMMANDS[name], given, "en")


def test_one_command_answers_several_questions(match):
    answers = say(match, "shield", answer="Yes", wounds="2 vanguard, 1 centre")
    assert answers == ["yes", {"vanguard": 2, "centre": 1}]
    match.answer_all("red", answers)
    assert match.view("red")["bands"]["red"] == {"vanguard": 0, "centre": 3, "rear": 4}


def test_reading_a_command_changes_nothing(match):
    before = match.digest()
    say(match, "parry", wounds="as suggested")
    assert match.digest() == before


def test_all_means_all_and_the_suggestion_has_its_own_words(match):
    assert say(match, "parry", wounds="as suggested") == ["yes", {"vanguard": 2, "centre": 1, "rear": 0}]
    with pytest.raises(engine.Illegal, match="too_many"):
        say(match, "parry", wounds="all")


def test_a_command_that_does_not_say_with_what_leaves_its_question_open(match):
    assert say(match, "shield") == []
    with pytest.raises(engine.Illegal, match="not_now"):
        say(match, "clash")


def test_an_answer_can_go_with_the_command_itself(match):
    assert say(match, "parry", wounds="Vanguard 2 + Centre") == ["yes", {"vanguard": 2, "centre": 1}]


def test_what_a_command_leaves_open_is_left_open(match):
    assert say(match, "shield", answer="no") == ["no"]


def test_german_names_are_understood(match):
    answers = interpret(match, "red", COMMANDS["shield"], {"answer": "Ja", "wounds": "2 Vorhut, 1 Mitte"}, "de")
    assert answers == ["yes", {"vanguard": 2, "centre": 1}]


@pytest.mark.parametrize(
    ("name", "given", "rule"),
    [
        ("clash", {"card": "card_2"}, "not_now"),
        ("wounds", {"bands": "all"}, "not_now"),
        ("shield", {"answer": "perhaps"}, "not_offered"),
        ("shield", {"answer": "no", "wounds": "3 dragons"}, "unknown_item"),
        ("shield", {"answer": "no", "wounds": "6 rear"}, "amount"),
        ("shield", {"answer": "no", "wounds": "2 vanguard, 4 rear"}, "rear_covered"),
        ("shield", {"answer": "no", "sword": "yes"}, "unknown_option"),
    ],
)
def test_refusals_have_a_reason(match, name, given, rule):
    before = match.digest()
    with pytest.raises(engine.Illegal) as refused:
        say(match, name, **given)
    assert refused.value.rule == rule
    assert match.digest() == before
    for lang in ("en", "de"):
        assert GAME.describe(refused.value, "red", lang)


def test_a_side_that_is_not_asked_is_told_so(match):
    with pytest.raises(engine.Illegal) as refused:
        interpret(match, "blue", COMMANDS["shield"], {"answer": "no"}, "en")
    assert refused.value.rule == "not_asked"


def test_nothing_is_read_beyond_chance():
    """A command that were refused for what came after a die would tell what the die shows."""
    match = GAME.parse(BEFORE_A_STRIKE.split("> rounds", maxsplit=1)[0])
    match.answer("blue", "card_7")
    command = skirmish.Command("bold", (skirmish.Option("card", ("clash",)), skirmish.Option("wounds", ("share",))))
    given = {"card": "Two", "wounds": "99 dragons"}
    assert interpret(match, "red", command, given, "en") == ["card_2"]


def test_suggestions_are_legal_and_fit_what_is_typed(match):
    shown = suggest(match, "red", COMMANDS["shield"], {}, "answer", "", "en")
    assert shown == [("Yes", "yes"), ("No", "no")]
    assert suggest(match, "red", COMMANDS["shield"], {}, "answer", "n", "en") == [("No", "no")]


def test_suggested_amounts_depend_on_the_options_before(match):
    shielded = suggest(match, "red", COMMANDS["shield"], {"answer": "yes"}, "wounds", "", "en")
    assert shielded[0] == ("2 Vanguard, 1 Centre", "as suggested")
    taken = suggest(match, "red", COMMANDS["shield"], {"answer": "no"}, "wounds", "", "en")
    assert taken[0] == ("2 Vanguard, 4 Centre", "as suggested")


def test_there_is_nothing_to_suggest_at_the_wrong_moment(match):
    assert suggest(match, "red", COMMANDS["clash"], {}, "card", "", "en") == []
    assert suggest(match, "blue", COMMANDS["shield"], {}, "answer", "", "en") == []


@pytest.mark.parametrize("order", ["", 'also {"standing":{"blue":{"shield":{"value":"no","circumstances":"match"}}}}'])
def test_a_refusal_does_not_tell_whether_the_other_side_has_an_answer_in_store(order):
    """After red's wounds blue is asked for its shield, and may have said beforehand what it wants."""
    frames = '> strike shield {"seat":"blue","wounds":4}\n> wounds share {"seat":"red","amount":2}'
    position = BEFORE_A_STRIKE.replace('> strike shield {"seat":"red","wounds":6}', frames) + order
    with pytest.raises(engine.Illegal, match="not_asked_for"):
        say(GAME.parse(position), "shield", wounds="2 vanguard", answer="no")
