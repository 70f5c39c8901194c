"""Every game: whatever nonsense is answered, it is refused with a reason, and nothing has changed."""

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.core.audit import check_refused
from engine.core.match import Match
from engine.core.question import Illegal, Pick, Split
from tests.contract import CONTRACT, Terms
from tests.contract.drive import played, steered

games = pytest.mark.parametrize("terms", CONTRACT, ids=str)


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


# no question of any game can take these, whatever it asks
NEVER = [
    None,
    True,
    0,
    -1,
    10**40,
    1.5,
    math.nan,
    math.inf,
    b"yes",
    "",
    "\0",
    "\ud800",
    "no such option",
    "x" * 1_000_000,
    [],
    ["yes"],
    list(range(100_000)),
    nested(50_000),
    (),
    {1, 2},
    object(),
    {"no such item": 1},
    {1: 1},
    {None: None},
    {"": math.nan},
    {str(n): 1 for n in range(10_000)},
    {"deep": nested(50_000)},
]
BAD_SEATS = ["", "nobody", None, 0, math.nan, [], {}, ("red",), b"red", object()]
AMOUNTS = [-1, 10**40, 1.0, math.nan, True, "1", None, [1], nested(1_000)]


def bad_numbers(match: Match[Any]) -> list[Any]:
    return [match.number - 1, match.number + 1, -1, 10**40, float(match.number), math.nan, str(match.number), [], True]


def bad_answers(match: Match[Any], seat: str) -> list[Any]:
    """Answers that look right: of the other seat, or with a wrong amount."""
    question = match.questions()[seat]
    found: list[Any] = []
    if isinstance(question, Split):
        found += [{item: amount} for item in question.items for amount in AMOUNTS]
        found += [{item: left + 1} for item, left in question.items.items()]
        found += [list(question.items), dict.fromkeys(question.items, 1_000)]
    for other in match.questions().values():
        if other is not question and isinstance(other, Pick):
            found += [option for option in other.options if not question.allows(option)]
    if isinstance(question, Pick):
        found += [{option: 1} for option in question.options] + [[option] for option in question.options]
        found += [option.encode() for option in question.options]
    return found


def refuse_all(match: Match[Any], seat: str, value: Any, garbage: list[Any]) -> None:
    for nonsense in garbage:
        check_refused(match, seat, nonsense)
    for nobody in [*BAD_SEATS, *(one for one in match.game.seats if one not in match.questions())]:
        check_refused(match, nobody, value)
    for number in bad_numbers(match):
        check_refused(match, seat, value, number)


@games
def test_nonsense_is_refused(terms: Terms):
    met: set[str] = set()
    for match, seat, value in played(engine.game(terms.game), "nonsense", terms.bound):
        kind = match.questions()[seat].kind
        refuse_all(match, seat, value, bad_answers(match, seat) + ([] if kind in met else NEVER))
        met.add(kind)


@games
def test_nonsense_after_the_end_is_refused(terms: Terms):
    *_, (match, *last) = played(engine.game(terms.game), "over", terms.bound)
    assert match.over
    assert check_refused(match, *last).rule == "over"
    for nonsense in NEVER:
        check_refused(match, last[0], nonsense)


@games
def test_nonsense_in_a_list_of_answers_changes_nothing(terms: Terms):
    for step, (match, seat, value) in enumerate(played(engine.game(terms.game), "lists", terms.bound)):
        digest = match.digest()
        for values in ([value, object()], [value, None, value], [], None, value, {"a": 1}, nested(1_000), 5):
            with pytest.raises(Illegal):
                match.answer_all(seat, values)
        with pytest.raises(Illegal):
            match.answer_all(seat, [value], number=match.number - 1)
        assert match.digest() == digest
        if step == 30:
            break


@games
def test_nonsense_orders_are_refused(terms: Terms):
    """Standing answers and taking back."""
    for step, (match, seat, value) in enumerate(played(engine.game(terms.game), "orders", terms.bound)):
        digest = match.digest()
        for nonsense in (None, [], {}, math.nan, "nothing"):
            with pytest.raises(Illegal):
                match.stand(seat, nonsense)
            with pytest.raises(Illegal):
                match.stand(nonsense, value)
            with pytest.raises(Illegal):
                match.stand_down(seat, nonsense)
            with pytest.raises(Illegal):
                match.stand_down(nonsense, "clash")
            with pytest.raises(Illegal):
                match.retract(nonsense)
        assert match.digest() == digest
        if step == 30:
            break


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@games
def test_anything_is_either_allowed_or_refused(terms: Terms):
    @settings(max_examples=terms.examples)
    @given(st.data(), st.lists(plain, min_size=5, max_size=5))
    def check(data, garbage):
        def step(match, seat, value):
            question = match.questions()[seat]
            refuse_all(match, seat, value, [one for one in garbage if not question.allows(one)])

        steered(engine.game(terms.game), data, step, bound=20)

    check()
