"""What a seat may not learn: proof by resampling.

Everything a seat cannot know is changed into something else that it could as well be. Its view, its questions and its
text of the position must not change by a byte. Then the same answer is given, with the same numbers of chance, in both
worlds: what the others are told of it must be the same too, unless the rules have declared that something hidden
became known there (`Play.reveal`).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core import audit
from engine.core.chance import ScriptError, Source
from engine.core.event import Event
from engine.core.match import Match
from engine.core.question import Dice, Illegal, Question
from engine.core.words import LANGUAGES

_plain = msgspec.json.Encoder().encode
_OWN_ACCORD = ("standing", "standing_cancelled")  # a seat's secret orders; what they do is an answer of that seat


def check_leaks(match: Match[Any], rng: Dice) -> None:
    """No seat and no spectator can tell this match from one with other secrets."""
    for seat in (*match.game.seats, None):
        _check_same(match, match.resampled(seat, rng), seat)


def check_event_leaks(match: Match[Any], seat: str, value: Any, rng: Dice) -> None:
    """What the others are told of this answer (which must be legal) does not depend on what they cannot know."""
    ours = _World(match)
    ours.answer(seat, value)
    if ours.excused:
        return
    for observer in (*match.game.seats, None):
        if observer == seat:
            continue
        theirs = _World(match.resampled(observer, rng), ours)
        try:
            theirs.answer(seat, value)
        except Illegal:
            continue
        except ScriptError as error:
            assert theirs.excused, f"chance tells {observer} of secrets at {seat}'s {value!r}: {error}{_REMEDY}"
            continue
        if not theirs.excused:
            _check_told(ours, theirs, observer, f"{seat}'s {value!r}")


_REMEDY = "\n(where something hidden becomes known, the rules call play.reveal() before they act on it)"


def _check_same(ours: Match[Any], theirs: Match[Any], seat: str | None) -> None:
    for what, one, two in (
        ("view", ours.view(seat), theirs.view(seat)),
        ("question", _asked(ours, seat), _asked(theirs, seat)),
        ("text", ours.text(seat), theirs.text(seat)),
    ):
        assert _plain(one) == _plain(two), f"the {what} of {seat} leaks:\n{one}\n--- with other secrets:\n{two}"


def _asked(match: Match[Any], seat: str | None) -> list[Any]:
    """The seat's own question with all its words."""
    question = match.questions().get(seat or "")
    return [] if question is None else [audit.shape(question), [_worded(match, question, lang) for lang in LANGUAGES]]


def _worded(match: Match[Any], question: Question, lang: str) -> list[str]:
    options = getattr(question, "options", None) or list(getattr(question, "items", ()))
    words = [match.game.describe_option(question, option, lang) for option in options]
    view = match.view(question.seat)
    facts = [match.game.facts(view, question, option, lang) for option in options]
    return [match.game.describe(question, question.seat, lang), *words, *facts]


class _World:
    """A match in which an answer is tried out, and what there is to tell of it."""

    def __init__(self, match: Match[Any], like: "_World | None" = None) -> None:
        trial = match.copy() if like is None else match.replayed_with(like.match.draws)
        self.source = Witness(trial._source)
        self.match: Match[Any] = trial.with_source(self.source)
        self.events: list[Event] = []

    def answer(self, seat: str, value: Any) -> None:
        self.events = self.match.answer(seat, value)

    @property
    def excused(self) -> bool:
        """Whether something hidden became known, as the rules say, or a seat's standing order was involved."""
        return self.match._play.barrier == "reveal" or any(event.kind in _OWN_ACCORD for event in self.events)

    def told(self, seat: str | None) -> list[str]:
        game = self.match.game
        return [game.describe(event, seat, lang) for event in self.events for lang in LANGUAGES]


def _check_told(ours: _World, theirs: _World, observer: str | None, answer: str) -> None:
    """The public story and position agree; the observer's own story too, unless it has drawn something else."""
    seats = (None, observer) if ours.source.outcomes == theirs.source.outcomes else (None,)
    for seat in seats:
        one, two = ours.told(seat), theirs.told(seat)
        assert one == two, f"{answer} tells {observer} of secrets:\n{one}\n--- with other secrets:\n{two}{_REMEDY}"
    one_view, two_view = ours.match.view(None), theirs.match.view(None)
    assert _plain(one_view) == _plain(two_view), (
        f"after {answer}, what all see depends on what {observer} cannot know:\n{one_view}\n--- with other secrets:\n"
        f"{two_view}{_REMEDY}"
    )


class Witness:
    """A source of chance that notes what the numbers stood for."""

    __slots__ = ("outcomes", "source")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.outcomes: list[Any] = []

    def next(self, name: str, counter: int, bounds: list[int], faces: Sequence[Any]) -> list[int]:
        values = self.source.next(name, counter, bounds, faces)
        shrinking = len(bounds) > 1 and bounds[1] < bounds[0]
        self.outcomes.append(list(faces) if shrinking else [faces[value] for value in values])
        return values

    def fork(self) -> "Witness":
        return Witness(self.source.fork())
