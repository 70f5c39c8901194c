"""A position as text: it parses back at every question, a person can type it, and a seat's text keeps secrets."""

import pytest

import engine
from tests.contract.drive import played
from tests.core.test_match import POSITION
from tests.skirmish import BLUE, RED, SEATS

GAME: engine.Game = engine.game("skirmish")


def test_round_trip_at_every_question_and_at_the_end():
    kinds = set()
    for number in range(20):
        for match, _, _ in played(GAME, number):
            twin = GAME.parse(match.text())
            assert twin.text() == match.text()
            assert twin.digest() == match.digest()
            kinds |= {question.kind for question in match.questions().values()}
        assert match.over
        assert GAME.parse(match.text()).digest() == match.digest()
    assert kinds == {"clash", "shield", "share"}


def test_it_fits_a_screen():
    for match, _, _ in played(GAME, "screen"):
        assert len(match.text().splitlines()) <= 24


def test_a_person_can_leave_out_what_the_core_writes():
    match = GAME.parse(f"# a comment, then the position\n\n{POSITION}")
    assert match.turn == 3
    assert {question.kind for question in match.questions().values()} == {"clash"}


def test_a_typed_frame_runs_to_its_question():
    match = GAME.parse(POSITION + '> rounds struck\n> strike start {"seat":"blue","wounds":4}')
    assert match.questions()[BLUE].kind == "shield"
    match.answer_all(BLUE, ["yes", {"vanguard": 2}])
    assert match.turn == 4


def test_parsing_gives_no_answers_and_rolls_no_dice():
    for match, _, _ in played(GAME, "still"):
        twin = GAME.parse(match.text(), script=[])
        assert twin.draws == []
        assert twin.recent == match.recent


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("nonsense", "what is 'nonsense'"),
        ("round three", "three"),
        ("skirmish 1 question 3", "written by version 1"),
        ("skirmish 2 question x", "invalid literal"),
        ("chance zz 3", "64 hexadecimal digits, not 2"),
        (f"chance {'zz' * 32} 3", "non-hexadecimal"),
        (f"chance {'00' * 32} x", "invalid literal"),
        ("> nonsense start", "nonsense"),
        ("> rounds nonsense", "rounds has no step 'nonsense'"),
        ("> rounds __init__", "rounds has no step"),
        ("> rounds call", "rounds has no step"),
        ("> strike shield 5", "mapping"),
        ("> strike shield", "missing required field"),
        ('> strike shield {"seat":"red","wounds":"many"}', "wounds"),
        ("also 5", "iterable"),
        ("also " + "[" * 100_000, "recursion|nesting|truncated|depth"),
        ("sealed red {", "truncated"),
    ],
)
def test_what_cannot_be_read_is_a_clear_error(text, error):
    with pytest.raises(engine.BadDocument, match=f"(?s)this position cannot be read: .*{error}"):
        GAME.parse(POSITION + text)


def test_a_seats_text_keeps_secrets():
    for match, _, _ in played(GAME, "secret"):
        for seat in (*SEATS, None):
            text = match.text(seat)
            assert match.seed.hex() not in text
            assert "chance" not in text
            assert "deck" not in text
            shown = [line for line in text.splitlines() if " hand " in line]
            assert [line.split()[1] for line in shown] == [one for one in SEATS if one == seat]


def test_a_seats_text_shows_only_public_fields_of_frames():
    match = GAME.parse(POSITION + '> rounds struck\n> strike shield {"seat":"blue","wounds":4}')
    assert '> strike shield {"seat":"blue","wounds":4}' in match.text(RED)
    assert "> rounds struck {}" in match.text(RED)


def test_a_sealed_answer_is_named_but_not_shown():
    match = GAME.parse(POSITION)
    match.answer(RED, "card_1")
    assert "sealed red\n" in match.text(BLUE)
    assert 'sealed red "card_1"\n' in match.text()


def test_a_frame_that_waits_at_its_start_is_the_same_frame():
    """A default that is left out of a saved match is left out whether the rules or a text have set it."""
    match = GAME.parse(POSITION + '> rounds struck\n> strike shield {"seat":"blue","wounds":4}')
    match.stack[0].to("start")
    assert GAME.parse(match.text()).digest() == match.digest()
