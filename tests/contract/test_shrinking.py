"""A failure in a steered match ends as a short list of answers that can be pasted into a test."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from tests.contract.drive import steered
from tests.skirmish import Skirmish


def test_a_failure_shrinks_to_answers_that_can_be_pasted():
    """A made-up fault, "the centre must never be hit", comes down to one clash and one bad way to share it out."""

    def step(match, seat, value):
        assert not (isinstance(value, dict) and value.get("centre")), "the centre was hit"

    @settings(max_examples=200)
    @given(st.data())
    def check(data):
        steered(Skirmish(), data, step, bound=12)

    with pytest.raises(AssertionError, match="the centre was hit") as found:
        check()
    text = "\n".join(found.value.__notes__)
    pasted = text[text.index("match = engine.game") :]
    pasted = pasted[: pasted.index("match.answer(seat, value)") + len("match.answer(seat, value)")]
    names: dict[str, Any] = {"engine": engine}
    exec(pasted, names)
    assert names["match"].game.id == "skirmish"
    assert any(isinstance(value, dict) and value.get("centre") for _, value in names["answers"])
    assert len(names["answers"]) <= 6
