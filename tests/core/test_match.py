"""Match: sealed answers, lists of answers, barriers, rewinding, saving."""

from pathlib import Path

import msgspec
import pytest

import engine
from engine.core.chance import Stream
from engine.core.match import Match
from engine.core.question import Illegal
from tests.skirmish import BLUE, RED, SEATS, Skirmish

FIXTURES = Path(__file__).parent / "fixtures"
GAME: engine.Game = engine.game("skirmish")

# red has no shield, blue has two; the deck is short enough to read
POSITION = """
round 3
side red vanguard=4 centre=4 rear=4 shield 0 hand card_1 card_2 card_3 card_4
side blue vanguard=4 centre=4 rear=4 shield 2 hand card_6 card_7 card_8 card_9
discard card_5 card_5
deck card_1 card_2 card_3 card_4 card_6 card_7 card_8 card_9
"""


def typed(*script: tuple[str, object]) -> Match:
    return GAME.parse(POSITION, script=list(script))


def rule(call, *args, **named) -> str:
    with pytest.raises(Illegal) as refused:
        call(*args, **named)
    return refused.value.rule


def clash(match: Match, red: str = "card_1", blue: str = "card_9") -> list[engine.Event]:
    return [*match.answer(RED, red), *match.answer(BLUE, blue)]


class TestSealed:
    def test_the_first_answer_is_sealed_and_nothing_else_happens(self):
        match = typed()
        events = match.answer(RED, "card_1")
        assert [(event.kind, event.data, event.barrier) for event in events] == [("locked", {"seat": RED}, "")]
        assert match.locked == [RED]
        assert list(match.questions()) == [BLUE]
        assert match.view(None)["locked"] == [RED]
        assert match.view(None)["owing"] == [BLUE]
        assert "card_1" not in match.text(BLUE)

    def test_the_last_answer_reveals_all(self):
        match = typed(("clash", [1, 1]))
        events = clash(match)
        assert [event.kind for event in events] == ["locked", "clash"]
        assert events[-1].data == {"red": "card_1", "blue": "card_9", "dice": [1, 1]}
        assert match.locked == []

    def test_a_sealed_answer_cannot_be_given_twice(self):
        match = typed()
        match.answer(RED, "card_1")
        assert rule(match.answer, RED, "card_2") == "locked"

    def test_a_sealed_answer_can_be_taken_back(self):
        match = typed(("clash", [1, 1]))
        digest = match.digest()
        match.answer(RED, "card_1")
        assert [event.kind for event in match.retract(RED)] == ["retracted"]
        assert match.locked == []
        match.answer(BLUE, "card_9")
        match.answer(RED, "card_4")
        assert match.recent[-1].data["red"] == "card_4"
        assert match.digest() != digest

    def test_a_sealed_answer_can_be_changed_and_nobody_else_can_tell(self):
        match = typed(("clash", [1, 1]))
        match.answer(RED, "card_1")
        seen = [match.view(seat) for seat in (BLUE, None)]
        assert rule(match.revise, RED, "card_9") == "not_offered"
        assert rule(match.revise, BLUE, "card_9") == "not_locked"
        told = match.revise(RED, "card_4")
        assert [event.known_to(seat) for event in told for seat in (RED, BLUE, None)] == [True, False, False]
        assert [match.view(seat) for seat in (BLUE, None)] == seen
        match.answer(BLUE, "card_9")
        assert match.recent[-1].data["red"] == "card_4"

    def test_only_a_sealed_answer_can_be_taken_back(self):
        match = typed(("clash", [1, 1]))
        assert rule(match.retract, RED) == "not_locked"
        assert rule(match.retract, "green") == "not_asked"
        clash(match)
        assert rule(match.retract, BLUE) == "not_locked"


class TestNumbers:
    def test_a_stale_number_is_refused(self):
        match = typed(("clash", [1, 1]))
        number = match.number
        clash(match)
        assert match.number == number + 1
        assert rule(match.answer, RED, "no", number=number) == "stale"
        assert rule(match.stand, RED, "no", number=number) == "stale"
        match.answer(RED, "no", number=number + 1)

    def test_a_question_carries_its_number(self):
        match = typed()
        assert {question.number for question in match.questions().values()} == {match.number}

    def test_sealing_keeps_the_number_of_the_others(self):
        match = typed()
        number = match.number
        match.answer(RED, "card_1")
        assert match.questions()[BLUE].number == number


class TestAnswerAll:
    def test_all(self):
        match = typed(("clash", [1, 1]), ("card", "card_1"), ("card", "card_2"))
        clash(match)
        events = match.answer_all(RED, ["no", {"vanguard": 4, "centre": 4}])
        assert [event.kind for event in events] == ["moved_on", "wounds", "lost", "draw", "draw"]
        assert [draw.name for draw in match.draws] == ["card", "card"]
        assert match.turn == 4

    def test_or_none(self):
        match = typed(("clash", [1, 1]), ("card", "card_1"), ("card", "card_2"))
        clash(match)
        digest, draws = match.digest(), match.draws
        assert rule(match.answer_all, RED, ["no", {"vanguard": 1}]) == "too_few"
        assert rule(match.answer_all, RED, ["no", {"vanguard": 4, "centre": 4}, "card_1", "card_1"]) == "locked"
        assert match.digest() == digest
        assert match.draws == draws
        match.answer_all(RED, ["no", {"vanguard": 4, "centre": 4}])  # the script is still whole, too

    def test_the_number_is_of_the_first_question(self):
        match = typed(("clash", [1, 1]))
        clash(match)
        assert rule(match.answer_all, RED, ["no", {"vanguard": 4, "centre": 4}], number=match.number + 1) == "stale"

    def test_nothing_is_no_answer(self):
        assert rule(typed().answer_all, RED, []) == "nothing_given"


class TestBarriers:
    """Where the own undo ends: dice, draws, reveals, another seat's answer."""

    def test_a_reveal(self):
        match = typed(("clash", [6, 6]))
        assert [event.barrier for event in clash(match)] == ["", "reveal"]

    def test_a_die(self):
        match = GAME.parse(POSITION.replace("deck", "deck card_5"), script=[("shields", 1)])
        play = match._fresh_play()
        play.roll("shields", 1, (0, 1))
        play.emit("lost", amount=1)
        assert match._settle(play, RED)[-1].barrier == "chance"

    def test_a_draw(self):
        match = typed(("clash", [1, 1]), ("card", "card_1"), ("card", "card_2"))
        clash(match)
        match.answer(RED, "no")
        events = match.answer(RED, {"vanguard": 4, "centre": 4})
        assert [event.barrier for event in events] == ["", "", "", "chance"]

    def test_another_seats_answer(self):
        match = typed(("clash", [1, 1]))
        clash(match)  # blue came last
        events = match.answer(RED, "no")
        assert [(event.kind, event.barrier) for event in events] == [("moved_on", "seat")]

    def test_the_own_next_answer_is_none(self):
        match = typed(("clash", [6, 1]))
        clash(match, red="card_4", blue="card_6")
        assert match.questions()[BLUE].kind == "shield"
        events = match.answer(BLUE, "yes")
        assert [(event.kind, event.barrier) for event in events] == [("shielded", "")]

    def test_a_reveal_counts_for_more_than_the_chance_with_it(self):
        """So that whoever looks for leaks knows that the rules have shown something on purpose."""
        match = typed(("clash", [6, 6]))
        clash(match)
        assert match.draws
        assert match._play.barrier == "reveal"


class TestRewinding:
    def test_chance_and_numbers_go_on(self):
        match = GAME.new(seed=bytes(32))
        before = match.copy()
        for seat in SEATS:
            match.answer(seat, match.questions()[seat].options[0])
        first = match.draws
        again = before.rewound_from(match)
        assert again.number == match.number + 1
        for seat in SEATS:
            again.answer(seat, again.questions()[seat].options[0])
        assert again.draws[0].counter == first[-1].counter + 1
        assert again.draws != first

    def test_a_repair_takes_chance_back(self):
        match = GAME.new(seed=bytes(32))
        before = match.copy()
        for seat in SEATS:
            match.answer(seat, match.questions()[seat].options[0])
        again = before.rewound_from(match, exact=True)
        assert again.number == match.number + 1
        for seat in SEATS:
            again.answer(seat, again.questions()[seat].options[0])
        assert again.draws == match.draws


class TestSaving:
    def test_seeds_are_random_and_of_one_size(self):
        assert GAME.new().seed != GAME.new().seed
        with pytest.raises(engine.BadDocument, match="32 bytes"):
            GAME.new(seed=b"short")

    def test_a_copy_goes_its_own_way(self):
        match = GAME.new(seed=bytes(32))
        digest = match.digest()
        twin = match.copy()
        twin.answer(RED, twin.questions()[RED].options[0])
        assert match.digest() == digest != twin.digest()

    def test_a_view_is_a_copy(self):
        match = GAME.new(seed=bytes(32))
        digest = match.digest()
        match.view(RED)["bands"][RED]["rear"] = 99
        assert match.digest() == digest

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"\xff\xfe",
            b"[]",
            b"{}",
            b"[" * 100_000,
            b'{"game":"skirmish","version":2,"seed":"","state":{},"sealed":{"red":' + b"[" * 100_000,
            b'{"game":"skirmish","version":2,"seed":"","state":{},"stack":[{"frame":"nonsense"}]}',
        ],
    )
    def test_a_broken_document_is_a_clear_error(self, data):
        with pytest.raises(engine.BadDocument, match="no saved match"):
            GAME.restore(data)

    def test_a_match_of_another_game_is_a_clear_error(self):
        data = GAME.new().dump().replace(b'"skirmish"', b'"chess"')
        with pytest.raises(engine.BadDocument, match="a match of 'chess', not of 'skirmish'"):
            GAME.restore(data)


class TestMigrations:
    def test_a_match_saved_by_version_1_goes_on(self):
        old = (FIXTURES / "skirmish_1.json").read_bytes()
        assert msgspec.json.decode(old)["version"] == 1
        match = GAME.restore(old)
        assert (match.turn, match.locked, match.standing(BLUE)) == (4, [RED], {"shield": "no"})
        assert msgspec.json.decode(match.dump())["version"] == GAME.version
        GAME.check(match)
        rng = Stream("old")
        while not match.over:
            seat, question = next(iter(match.questions().items()))
            match.answer(seat, question.sample(rng))
        assert match.winner in SEATS

    def test_newer_rules_are_refused(self):
        data = GAME.new().dump().replace(b'"version":2', b'"version":3')
        with pytest.raises(engine.BadDocument, match="version 3 of the rules, which is newer than 2"):
            GAME.restore(data)

    def test_a_gap_is_refused(self):
        class Newer(Skirmish):
            version = 3

        with pytest.raises(engine.BadDocument, match="no way from version 2 of the rules to 3"):
            Newer().restore(GAME.new().dump())


def test_the_end():
    match = GAME.parse(POSITION.replace("red vanguard=4 centre=4 rear=4", "red vanguard=1 centre=0 rear=0"))
    match = GAME.parse(match.text(), script=[("clash", [1, 1])])
    clash(match)
    events = match.answer_all(RED, ["no", {"vanguard": 1}])
    assert (match.winner, match.how, match.over, match.questions()) == (BLUE, "rout", True, {})
    assert events[-1].kind == "won"
    assert rule(match.answer, RED, "no") == "over"
    assert match.view(None)["winner"] == BLUE
