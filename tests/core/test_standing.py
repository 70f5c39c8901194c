"""Standing answers: given in advance, known to their owner alone, cancelled when they no longer fit."""

import pytest

import engine
from engine.core.chance import SEED_BYTES, Stream
from engine.core.match import Match
from engine.core.question import Illegal
from tests.core.test_match import POSITION, clash, rule, typed
from tests.skirmish import BLUE, RED

GAME: engine.Game = engine.game("skirmish")
ROUND = (("card", "card_1"), ("card", "card_9"))  # what both draw when a round begins


def struck(match: Match, shield: str = "no") -> None:
    """Red is struck and has taken its wounds; a new round begins."""
    clash(match)
    match.stand(RED, shield)
    match.answer(RED, {"vanguard": 4, "centre": 4})


def test_it_answers_at_once_and_from_then_on():
    match = typed(("clash", [1, 1]), *ROUND, ("clash", [1, 2]))
    struck(match)
    assert match.standing(RED) == {"shield": "no"}
    assert match.standing(BLUE) == {}
    match.answer(RED, "card_1")
    events = match.answer(BLUE, "card_9")
    assert [(event.kind, event.only) for event in events] == [("clash", ""), ("standing", RED)]
    assert match.questions()[RED].kind == "share"


def test_only_its_owner_is_told():
    match = typed(("clash", [1, 1]), *ROUND, ("clash", [1, 2]))
    struck(match)
    match.answer(RED, "card_1")
    event = match.answer(BLUE, "card_9")[-1]
    for lang in ("en", "de"):
        assert GAME.describe(event, RED, lang)
        assert not GAME.describe(event, BLUE, lang)
        assert not GAME.describe(event, None, lang)
    assert "standing" not in str(match.view(BLUE))
    assert "standing" not in match.text(BLUE)


@pytest.mark.parametrize(("seat", "barrier"), [(BLUE, "reveal"), (RED, "")])
def test_it_is_a_barrier_for_the_seat_that_learns_it(seat, barrier):
    """Red takes wounds, and then a shield is asked about: of blue, who has answered in advance, or of red itself."""
    order = f'{{"{seat}":{{"shield":{{"value":"no","circumstances":"match"}}}}}}'
    frames = (
        f'> rounds struck\n> strike shield {{"seat":"{seat}","wounds":4}}\n> wounds share {{"seat":"red","amount":2}}'
    )
    match = GAME.parse(f'{POSITION}{frames}\nalso {{"standing":{order}}}')
    events = match.answer(RED, {"vanguard": 2})
    assert [event.kind for event in events] == ["wounds", "standing"]
    assert events[-1].barrier == barrier


def test_it_survives_saving():
    match = typed(("clash", [1, 1]), *ROUND)
    struck(match)
    assert GAME.restore(match.dump()).standing(RED) == {"shield": "no"}
    assert GAME.parse(match.text()).standing(RED) == {"shield": "no"}


def test_it_can_be_cancelled():
    match = typed(("clash", [1, 1]), *ROUND, ("clash", [1, 2]))
    struck(match)
    match.stand_down(RED, "shield")
    assert match.standing(RED) == {}
    assert match.draws == []
    clash(match)
    assert match.questions()[RED].kind == "shield"
    assert rule(match.stand_down, RED, "shield") == "no_standing"


def test_what_is_no_longer_allowed_is_cancelled_in_secret():
    """Red has one shield and always spends it. The second time there is none, and blue must not hear of that."""
    match = GAME.parse(POSITION.replace("shield 0", "shield 1"), script=[("clash", [1, 1]), *ROUND, ("clash", [1, 2])])
    clash(match)
    match.stand(RED, "yes")
    match.answer(RED, {"vanguard": 4})
    match.answer(RED, "card_1")
    events = match.answer(BLUE, "card_9")
    assert [(event.kind, event.only) for event in events] == [("clash", ""), ("standing_cancelled", RED)]
    assert match.standing(RED) == {}
    assert match.questions()[RED].kind == "shield"
    assert [event["kind"] for event in match.view(BLUE)["last"]][-1] == "clash"


def test_changed_circumstances_cancel_it():
    """To the clash the circumstances are the size of the hand."""
    match = typed(("clash", [5, 3]), *ROUND)
    match.stand(RED, "card_4")
    match._document.standing[RED]["clash"].circumstances = "hand 9"
    match._document.state.hands[RED].append("card_4")
    events = match.answer(BLUE, "card_6")
    assert "standing_cancelled" in [event.kind for event in events]
    assert match.standing(RED) == {}


def test_it_waits_until_the_other_seat_has_chosen():
    """Otherwise the other seat could tell from "locked" that there is one."""
    match = GAME.parse(
        POSITION.replace("hand card_1 card_2 card_3 card_4", "hand card_4 card_4 card_3 card_2"),
        script=[("clash", [5, 3]), *ROUND, ("clash", [1, 1])],
    )
    match.stand(RED, "card_4")
    match.answer(BLUE, "card_6")
    assert match.locked == []
    assert list(match.questions()) == [RED, BLUE]
    events = match.answer(BLUE, "card_9")
    assert [event.kind for event in events] == ["locked", "standing", "clash"]


def test_when_all_seats_have_one_nobody_waits():
    hands = POSITION.replace("card_1 card_2 card_3 card_4\nside", "card_4 card_4 card_3 card_2\nside")
    hands = hands.replace("card_6 card_7 card_8 card_9\ndiscard", "card_6 card_6 card_8 card_9\ndiscard")
    match = GAME.parse(hands, script=[("clash", [5, 3]), *ROUND, ("clash", [1, 1])])
    match.stand(RED, "card_4")
    match.stand(BLUE, "card_6")
    assert match.turn == 4
    assert match.questions()[RED].kind == "shield"
    assert match.recent[-1].data["blue"] == "card_6"


def test_taking_an_answer_back_takes_the_standing_one_back():
    match = typed()
    match.stand(RED, "card_1")
    match.retract(RED)
    assert match.standing(RED) == {}
    match.answer(BLUE, "card_6")
    assert list(match.questions()) == [RED]


def test_some_questions_take_none():
    match = typed(("clash", [1, 1]))
    clash(match)
    match.answer(RED, "no")
    digest = match.digest()
    assert rule(match.stand, RED, {"vanguard": 4, "centre": 4}) == "no_standing"
    assert rule(match.stand, RED, {"vanguard": 99}) == "amount"
    assert match.digest() == digest


def test_with_the_match_they_end():
    match = GAME.parse(
        POSITION.replace("red vanguard=4 centre=4", "red vanguard=0 centre=0"), script=[("clash", [1, 1])]
    )
    clash(match)
    match.stand(RED, "no")
    match.answer(RED, {"rear": 4})
    assert match.over
    assert match.standing(RED) == {}


@pytest.mark.parametrize("number", range(20))
def test_random_matches_with_standing_answers_end(number):
    rng = Stream(f"standing {number}")
    match = GAME.new(seed=rng.bytes(SEED_BYTES))
    while not match.over:
        seat = rng.choice(list(match.questions()))
        question = match.questions()[seat]
        value = question.sample(rng)
        (match.stand if question.standing and rng.randrange(2) else match.answer)(seat, value)
        assert GAME.parse(match.text()).digest() == GAME.restore(match.dump()).digest() == match.digest()
        with pytest.raises(Illegal):
            match.stand(seat, object())


def test_what_was_cancelled_stays_so_when_the_match_goes_back():
    """Else it would be given against its owner's will; and blue, who goes back, must not be able to tell."""
    match = typed(("clash", [1, 1]), *ROUND, ("clash", [1, 2]))
    struck(match)
    before = match.copy()
    assert before.rewound_from(match).standing(RED) == {"shield": "no"}
    match.stand_down(RED, "shield")
    assert before.rewound_from(match).standing(RED) == {}


def test_what_was_given_later_is_gone_when_the_match_goes_back():
    match = typed(("clash", [1, 1]), *ROUND)
    before = match.copy()
    struck(match)
    assert match.standing(RED)
    assert before.rewound_from(match).standing(RED) == {}
