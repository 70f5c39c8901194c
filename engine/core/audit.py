"""Checks that every game must pass at every question. Each raises AssertionError that says what is wrong.

The contract tests and `ravenpost selfplay --check` use the same ones. What a seat may not learn is checked in
`engine.core.leaks`.
"""

import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from engine.core.event import Event
from engine.core.game import Game
from engine.core.match import Match
from engine.core.question import MOST_OPTIONS, Dice, Illegal, Pick, Question, Split
from engine.core.words import LANGUAGES, MissingText

Answers = list[tuple[str, Any]]

_pack = msgspec.msgpack.Encoder(order="deterministic").encode


def check_position(match: Match[Any], rng: Dice) -> None:
    """All that can be checked while a question is open, but for leaks."""
    match.game.check(match)
    check_round_trips(match)
    check_views(match)
    check_questions(match, rng)


def check_round_trips(match: Match[Any]) -> None:
    """Saved and read back, copied, or written as text and parsed: it is the same match with the same questions."""
    digest = match.digest()
    twins = {
        "dump and restore": match.game.restore(match.dump()),
        "copy": match.copy(),
        "text and parse": match.game.parse(match.text()),
    }
    for way, twin in twins.items():
        assert twin.digest() == digest, f"{way} gives another match:\n{match.text()}---\n{twin.text()}"
        ours, theirs = map(shape, match.questions().values()), map(shape, twin.questions().values())
        assert list(ours) == list(theirs), f"after {way} something else is asked"
    assert match.digest() == digest, "looking at a match has changed it"


def check_views(match: Match[Any]) -> None:
    """A view is plain JSON data, and what is done to it does not reach the match."""
    digest = match.digest()
    for seat in (*match.game.seats, None):
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view)) == view, f"the view of {seat} is not plain JSON data"
        for part in view.values():
            if isinstance(part, dict | list):
                part.clear()
    assert match.digest() == digest, "a view hands out a part of the match itself"


def check_questions(match: Match[Any], rng: Dice) -> None:
    """There is a question while the match goes on; it is small, has words, and allows what it offers."""
    questions = match.questions()
    assert bool(questions) != match.over, "a dead end: the match goes on, and nothing is asked"
    for seat, question in questions.items():
        assert seat == question.seat, f"the question of {question.seat} is listed under {seat}"
        assert seat in match.game.seats, f"asked of {seat!r}, which is no seat"
        assert question.number == match.number, f"{question.kind} has a number of its own"
        for answer in offers(question):
            assert question.allows(answer), f"{question.kind} offers {answer!r}, but: {question.refuse(answer)}"
        for _ in range(2):
            sampled = question.sample(rng)
            assert question.allows(sampled), f"{question.kind} samples {sampled!r}, but: {question.refuse(sampled)}"
        check_question_words(match.game, question)


def offers(question: Question) -> list[Any]:
    """The answers that a question lists, after a look at how many there are."""
    match question:
        case Pick(options=options):
            assert options, f"{question.kind} has no option"
            assert len(options) <= MOST_OPTIONS, f"{question.kind} lists {len(options)} options"
            assert len(options) == len(set(options)), f"{question.kind} lists an option twice: {options}"
            return options
        case Split(default=default):
            return [default]
    raise AssertionError(f"{question.kind} is neither a Pick nor a Split")


def check_answer(match: Match[Any], seat: str, value: Any) -> list[Event]:
    """Give an answer; it must move the match on, and what happens must have words."""
    number, position = match.number, fingerprint(match)
    events = match.answer(seat, value)
    assert match.number > number or seat in match.locked or match.over, (
        f"{seat} has answered {value!r}, and the same is asked again"
    )
    assert fingerprint(match) != position, f"{seat} has answered {value!r}, and nothing has changed"
    check_event_words(match.game, events)
    return events


def check_refused(match: Match[Any], seat: Any, value: Any, number: Any = None) -> Illegal:
    """Give an answer that must be refused: with a reason in every language, and without a trace."""
    digest = match.digest()
    try:
        match.answer(seat, value, number)
    except Illegal as refusal:
        for lang in LANGUAGES:
            assert match.game.describe(refusal, None, lang), f"{refusal.rule} has no text in {lang}"
        assert match.digest() == digest, f"{value!r} was refused ({refusal}) and has changed the match"
        return refusal
    raise AssertionError(f"{value!r:.80} of {seat!r:.80} with number {number!r:.80} was taken as an answer")


def check_question_words(game: Game[Any], question: Question) -> None:
    for lang in LANGUAGES:
        _spelled_out(game, lang, game.describe(question, question.seat, lang), question.data)
        assert game.texts.has(lang, f"rule-{question.kind}"), f"{question.kind} has no rule to name in {lang}"
        match question:
            case Pick(options=options):
                names = [*options, *question.direct]
            case Split(items=items):
                names = list(items)
            case _:
                names = []
        for option in names:
            assert game.describe_option(question, option, lang), f"{question.kind}: {option} has no text in {lang}"


def check_event_words(game: Game[Any], events: Iterable[Event]) -> None:
    for event in events:
        for lang in LANGUAGES:
            for seat in (*game.seats, None):
                if event.known_to(seat):
                    _spelled_out(game, lang, game.describe(event, seat, lang), event.seen_by(seat))


def _spelled_out(game: Game[Any], lang: str, text: str, data: dict[str, Any]) -> None:
    """No id of the rules may stand in a text in place of its name."""
    assert text, f"an empty text in {lang}"
    for word in _ids(list(data.values())):
        if not game.texts.has(lang, word) and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text):
            raise MissingText(f"{word} ({lang}) in {text!r}")


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if re.fullmatch(r"[A-Za-z][\w-]*", value):
            yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            if not isinstance(one, int):
                yield from _ids(one)
            elif isinstance(key, str) and not isinstance(one, bool):
                yield from _ids(key)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _ids(one)


def fingerprint(match: Match[Any]) -> str:
    """The position alone, without number and chance. No match may come back to one: that would be a toggle."""
    at = [match.stack, match.state, match.locked, match.winner]
    return blake2b(_pack(at), digest_size=16).hexdigest()


def shape(question: Question) -> dict[str, Any]:
    """All of a question that can be written down."""
    fields = {name: getattr(question, name) for name in question.__struct_fields__}
    return {"type": type(question).__name__} | {k: v for k, v in fields.items() if not callable(v)}


def reproduce(game: str, seed: bytes, answers: Answers) -> str:
    """Python that plays a match up to where something went wrong, to be pasted into a test."""
    lines = [f'match = engine.game("{game}").new(seed=bytes.fromhex("{seed.hex()}"))', "answers = ["]
    lines += [f"    {answer!r}," for answer in answers]
    lines += ["]", "for seat, value in answers:", "    match.answer(seat, value)"]
    return "\n".join(lines)
