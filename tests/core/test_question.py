"""Questions: what they allow, why they refuse, and what they sample."""

import pytest

from engine.core.chance import Stream
from engine.core.question import Illegal, Pick, Question, Split, grouped

PICK = Pick(seat="red", kind="pick", options=["a", "b"], direct=["c"])


def split(**more) -> Split:
    return Split(seat="red", kind="split", **{"items": {"a": 3, "b": 2}, "default": {"a": 1}, **more})


class TestPick:
    def test_allows_options_and_direct_answers(self):
        assert [value for value in ("a", "b", "c", "d") if PICK.allows(value)] == ["a", "b", "c"]

    @pytest.mark.parametrize("value", [None, 0, ["a"], {"a": 1}, b"a", float("nan")])
    def test_anything_but_a_string_is_malformed(self, value):
        assert PICK.refuse(value).rule == "malformed"

    def test_a_refusal_keeps_long_answers_short(self):
        refusal = PICK.refuse("x" * 10_000)
        assert refusal.rule == "not_offered"
        assert len(refusal.data["value"]) == 60

    def test_the_game_may_say_why(self):
        asked = Pick(seat="red", kind="pick", options=["a"], why=lambda value: Illegal("too_far", to=value))
        assert str(asked.refuse("z")) == "too_far {'to': 'z'}"

    def test_samples_only_what_is_listed(self):
        assert {PICK.sample(Stream(n)) for n in range(40)} == {"a", "b"}


class TestSplit:
    def test_allows_amounts_within_bounds(self):
        asked = split(least=2, most=4)
        assert asked.allows({"a": 2})
        assert asked.allows({"a": 2, "b": 2})
        assert asked.allows({"a": 2, "b": 0})

    @pytest.mark.parametrize(
        ("value", "rule"),
        [
            ({"a": 1}, "too_few"),
            ({}, "too_few"),
            ({"a": 3, "b": 2}, "too_many"),
            ({"a": 4}, "amount"),
            ({"a": -1, "b": 2}, "amount"),
            ({"c": 1}, "not_offered"),
            ({"a": 1, "b": 1, "c": 1}, "not_offered"),
            ({"a": True, "b": 1}, "malformed"),
            ({"a": 2.0}, "malformed"),
            ({1: 2}, "malformed"),
            (["a", "a"], "malformed"),
            (None, "malformed"),
        ],
    )
    def test_refuses_with_the_reason(self, value, rule):
        assert split(least=2, most=4).refuse(value).rule == rule

    def test_the_game_may_object(self):
        asked = split(check=lambda answer: Illegal("uneven") if sum(answer.values()) % 2 else None)
        assert asked.allows({"a": 2})
        assert asked.refuse({"a": 1}).rule == "uneven"

    def test_samples_all_that_is_legal(self):
        asked = split(least=2, most=3)
        found = {tuple(sorted(asked.sample(Stream(n)).items())) for n in range(200)}
        assert all(asked.allows(dict(answer)) for answer in found)
        assert {sum(dict(answer).values()) for answer in found} == {2, 3}
        assert len(found) == 6

    def test_a_choosy_game_gets_the_default(self):
        asked = split(default={"b": 2}, check=lambda answer: None if answer == {"b": 2} else Illegal("picky"))
        assert {tuple(asked.sample(Stream(n)).items()) for n in range(5)} == {(("b", 2),)}

    def test_the_game_may_sample_for_itself(self):
        assert split(sampler=lambda rng: {"a": 1 + rng.randrange(1)}).sample(Stream(1)) == {"a": 1}


class TestGrouped:
    THINGS = [f"{colour}_{n}" for colour in ("red", "blue") for n in range(20)]

    @staticmethod
    def colour(thing: str) -> str:
        return thing.split("_", maxsplit=1)[0]

    def test_a_short_list_stays_as_it_is(self):
        assert grouped(self.THINGS[:25], self.colour) == (self.THINGS[:25], [])

    def test_a_long_list_shows_its_groups_first(self):
        assert grouped(self.THINGS, self.colour) == (["red", "blue"], self.THINGS)

    def test_an_open_group_shows_its_members(self):
        assert grouped(self.THINGS, self.colour, "blue") == (self.THINGS[20:], [])


def test_the_base_question_is_no_question():
    base = Question(seat="red", kind="none")
    with pytest.raises(NotImplementedError):
        base.allows("a")
    with pytest.raises(NotImplementedError):
        base.sample(Stream(1))
