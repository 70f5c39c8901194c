"""The checks themselves: each finds the fault it is there for."""

from typing import ClassVar

import pytest

import engine
from engine.core.audit import check_answer, check_position, check_refused, fingerprint, reproduce
from engine.core.chance import Stream
from engine.core.question import Illegal, Pick, Question, Split
from engine.core.words import MissingText
from tests.core.test_match import POSITION, typed
from tests.skirmish import BLUE, RED, Field, Rounds, Skirmish, Strike, Wounds


class Asking(Rounds):
    """Asks red one question, whatever it is."""

    asked: ClassVar[Question]

    def ask_clash(self, play):
        return type(self).asked

    def clash(self, play, answer):
        return None


def asking(question: Question) -> engine.Match:
    frame = type("Asking", (Asking,), {"asked": question, "__module__": __name__})

    class Asker(Skirmish):
        frames = (frame, Strike, Wounds)

        def set_up(self, play, options):
            super().set_up(play, options)
            return frame(at="clash")

    return Asker().new(seed=bytes(32))


def pick(options: list[str], **more) -> Pick:
    return Pick(**{"seat": RED, "kind": "clash", "options": options, **more})


def test_a_sound_question_passes():
    check_position(asking(pick(["yes", "no"])), Stream(1))


@pytest.mark.parametrize(
    ("question", "finding"),
    [
        (pick([]), "clash has no option"),
        (pick([f"card_{n}" for n in range(26)]), "clash lists 26 options"),
        (pick(["yes", "yes"]), "lists an option twice"),
        (pick(["yes"], seat="green"), "'green', which is no seat"),
        (Question(seat=RED, kind="clash"), "neither a Pick nor a Split"),
        (Split(seat=RED, kind="share", items={"rear": 1}, default={"rear": 2}, data={"amount": 1}), "share offers"),
        (
            Split(
                seat=RED,
                kind="share",
                items={"rear": 1},
                default={},
                sampler=lambda rng: {"rear": 7},
                data={"amount": 1},
            ),
            "share samples",
        ),
    ],
    ids=["none", "many", "twice", "nobody", "other", "default", "sampler"],
)
def test_an_unsound_question_is_found(question, finding):
    with pytest.raises(AssertionError, match=finding):
        check_position(asking(question), Stream(1))


@pytest.mark.parametrize(
    ("question", "missing"),
    [
        (pick(["yes"], kind="unheard"), "ask-unheard"),
        (pick(["unheard"]), "unheard"),
        (pick(["yes"], direct=["unheard"]), "unheard"),
        (pick(["yes"], kind="shield"), "wounds"),
    ],
    ids=["question", "option", "direct", "argument"],
)
def test_a_question_without_words_is_found(question, missing):
    with pytest.raises(MissingText, match=missing):
        check_position(asking(question), Stream(1))


def test_an_answer_that_changes_nothing_is_found():
    match = asking(pick(["yes", "no"]))
    with pytest.raises(AssertionError, match="nothing has changed"):
        check_answer(match, RED, "yes")


def test_a_match_that_text_does_not_hold_is_found():
    class Forgetful(Skirmish):
        def write(self, state, seat, whole):
            return [line.replace("shield 2", "shield 0") for line in super().write(state, seat, whole)]

    with pytest.raises(AssertionError, match="text and parse gives another match"):
        check_position(Forgetful().parse(POSITION), Stream(1))


def test_a_view_that_is_not_plain_is_found():
    class Odd(Skirmish):
        def show(self, match, seat):
            return {"hands": {1: 2}}

    with pytest.raises(AssertionError, match="not plain JSON"):
        check_position(Odd().parse(POSITION), Stream(1))


def test_an_invariant_is_looked_at():
    with pytest.raises(AssertionError, match="every card is in one place"):
        check_position(engine.game("skirmish").parse(POSITION.replace("card_5 card_5", "card_5")), Stream(1))


def test_a_legal_answer_was_not_refused():
    with pytest.raises(AssertionError, match="was taken as an answer"):
        check_refused(typed(), RED, "card_1")


def test_a_refusal_that_leaves_a_trace_is_found():
    class Careless(Rounds):
        def ask_clash(self, play):
            def why(value: str) -> Illegal:
                play.state.turn += 1
                return Illegal("not_offered", value=value)

            return [pick(question.options, seat=question.seat, why=why) for question in super().ask_clash(play)]

    class Untidy(Skirmish):
        frames = (Careless, Strike, Wounds)

        def entry(self, state: Field):
            return [Careless(at="clash")]

    with pytest.raises(AssertionError, match="has changed the match"):
        check_refused(Untidy().parse(POSITION), RED, "nonsense")


def test_the_fingerprint_is_of_the_position_alone():
    match = typed()
    before = fingerprint(match)
    match.answer(RED, "card_1")
    assert fingerprint(match) != before
    match.retract(RED)
    assert fingerprint(match) == before
    assert fingerprint(match.rewound_from(match)) == before


def test_another_world_has_no_orders_of_others():
    match = typed()
    match.stand(RED, "card_1")
    assert match.resampled(RED, Stream(1)).standing(RED) == {"clash": "card_1"}
    assert match.resampled(BLUE, Stream(1)).standing(RED) == {}


def test_what_is_sealed_in_another_world_is_legal_there():
    for number in range(30):
        match = typed()
        match.answer(RED, "card_1")
        world = match.resampled(BLUE, Stream(number))
        assert world._document.sealed[RED] in world.state.hands[RED]
        assert world.state.hands[BLUE] == match.state.hands[BLUE]


def test_what_reproduces_a_match_is_python():
    card = engine.game("skirmish").new(seed=bytes(32)).questions()[RED].options[0]
    code = reproduce("skirmish", bytes(32), [(RED, card)])
    names = {"engine": engine}
    exec(code, names)
    assert names["match"].locked == [RED]
