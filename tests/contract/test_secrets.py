"""Every game: nobody learns what he may not know. And the checks for it do catch what leaks."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.core.chance import Stream
from engine.core.frame import Step
from engine.core.leaks import check_event_leaks, check_leaks
from engine.core.play import Play
from engine.core.question import Pick, Question
from tests.contract import CONTRACT, Terms
from tests.contract.drive import played, steered
from tests.skirmish import BLUE, RED, SEATS, Field, Rounds, Skirmish, Strike, Wounds


def check_secrets(game: engine.Game[Any], games: int) -> None:
    rng = Stream("worlds")
    for number in range(games):
        for match, seat, value in played(game, f"secrets {number}"):
            check_leaks(match, rng)
            check_event_leaks(match, seat, value, rng)


@pytest.mark.parametrize("terms", CONTRACT, ids=str)
def test_no_leaks(terms: Terms):
    check_secrets(engine.game(terms.game), terms.checked)


@pytest.mark.parametrize("terms", CONTRACT, ids=str)
def test_no_leaks_whatever_is_answered(terms: Terms):
    @settings(max_examples=terms.examples)
    @given(st.data())
    def check(data):
        rng = Stream("worlds")

        def step(match, seat, value):
            check_leaks(match, rng)
            check_event_leaks(match, seat, value, rng)

        steered(engine.game(terms.game), data, step, bound=min(terms.bound, 60))

    check()


class Leaky(Skirmish):
    """Skirmish with another frame for the rounds."""

    rounds: type[Rounds] = Rounds

    def __init__(self) -> None:
        self.frames = (self.rounds, Strike, Wounds)

    def set_up(self, play, options):
        super().set_up(play, options)
        return self.rounds()


class LeakyView(Leaky):
    """The view tells how strong the strongest card in anybody's hand is."""

    def show(self, match, seat):
        return super().show(match, seat) | {"threat": max(max(hand) for hand in match.state.hands.values())}


class LeakyText(Leaky):
    """The text of the position tells everybody's shields."""

    def write(self, state, seat, whole):
        lines = super().write(state, seat, whole)
        return lines if whole else [*lines, f"shields {sum(state.shields.values())}"]


class RoundsWithHint(Rounds):
    def ask_clash(self, play: Play[Field]) -> list[Question]:
        asked = super().ask_clash(play)
        for question in asked:
            question.data = {"threat": max(max(play.state.hands[seat]) for seat in SEATS if seat != question.seat)}
        return asked


class LeakyQuestion(Leaky):
    """The question tells of the other side's hand."""

    rounds = RoundsWithHint


class RoundsWithGossip(Rounds):
    def struck(self, play: Play[Field], lost: int) -> Step:
        play.emit("lost", amount=play.state.shields[RED] + play.state.shields[BLUE])
        self.at = "start"
        return None


class LeakyEvent(Leaky):
    """What happened tells of shields."""

    rounds = RoundsWithGossip


class RoundsWithTell(Rounds):
    def struck(self, play: Play[Field], lost: int) -> Step:
        self.at = "rally" if play.state.shields[RED] else "start"
        return None

    def ask_rally(self, play: Play[Field]) -> Question:
        return Pick(seat=RED, kind="shield", options=["yes", "no"], data={"wounds": 0})

    def rally(self, play: Play[Field], answer: str) -> Step:
        self.at = "start"
        return None


class LeakyPrompt(Leaky):
    """Red is asked something only while it has a shield: that it is asked is the leak."""

    rounds = RoundsWithTell


class RoundsWithSecretDice(Rounds):
    def struck(self, play: Play[Field], lost: int) -> Step:
        play.roll("rally", 1 + play.state.shields[RED])
        self.at = "start"
        return None


class LeakyDice(Leaky):
    """How many dice are rolled tells of shields."""

    rounds = RoundsWithSecretDice


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (LeakyView, "the view of (red|blue|None) leaks"),
        (LeakyText, "the text of (red|blue|None) leaks"),
        (LeakyQuestion, "the question of (red|blue) leaks"),
        (LeakyEvent, "tells (red|blue|None) of secrets"),
        (LeakyPrompt, "what all see depends on|tells (blue|None) of secrets"),
        (LeakyDice, "chance tells (blue|None) of secrets"),
    ],
    ids=["view", "text", "question", "event", "prompt", "dice"],
)
def test_a_planted_leak_is_caught(game: type[Leaky], finding: str):
    with pytest.raises(AssertionError, match=finding):
        check_secrets(game(), games=20)


def test_the_same_frame_without_the_leak_passes():
    check_secrets(Leaky(), games=20)


class RoundsWithPublicRally(Rounds):
    def struck(self, play: Play[Field], lost: int) -> Step:
        play.reveal()
        play.emit("lost", amount=play.state.shields[RED] + play.state.shields[BLUE])
        self.at = "start"
        return None


def test_what_the_rules_reveal_is_no_leak():
    class Open(Leaky):
        rounds = RoundsWithPublicRally

    check_secrets(Open(), games=20)
