"""Record: a replay says same, differs at n or illegal at n; the dice of a finished match verify."""

from typing import Any

import msgspec
import pytest

import engine
from engine.core import record
from engine.core.chance import Stream
from engine.core.match import Match
from engine.core.question import Pick
from engine.core.record import Entry, Record, Verdict
from tests.skirmish import SEATS

GAME: engine.Game = engine.game("skirmish")


def entry(match: Match, seat: str, act: str = "answer", value: Any = None) -> Entry:
    """Do it, and write it down."""
    done = Entry(seat, act, value, number=match.number)
    record.perform(match, done)
    done.draws, done.digest = match.draws, match.digest()
    return done


def recorded(name: object = 1, acts: bool = False) -> Record:
    """A whole match, in some with standing answers, taking back and rewinding."""
    rng = Stream(f"record {name}")
    match = GAME.new(seed=rng.bytes(32))
    made = record.opened(GAME, match, {})
    kept = [match.copy()]
    while not match.over:
        seat = rng.choice(list(match.questions()))
        question = match.questions()[seat]
        value = question.sample(rng)
        kind = rng.randrange(6) if acts else 0
        if kind == 1 and match.locked:
            made.entries.append(entry(match, match.locked[0], "retract"))
        elif kind == 2 and question.standing:
            made.entries.append(entry(match, seat, "stand", value))
        elif kind == 3 and match.standing(seat):
            made.entries.append(entry(match, seat, "stand_down", next(iter(match.standing(seat)))))
        elif kind == 4 and len(kept) > 4 and sum(one.act == "rewind" for one in made.entries) < 5:
            to, exact = len(kept) - 3, rng.randrange(2) == 0
            match = kept[to].rewound_from(match, exact=exact)
            made.entries.append(Entry("", "rewind", {"to": to, "exact": exact}, digest=match.digest()))
        else:
            made.entries.append(entry(match, seat, "answer", value))
        kept.append(match.copy())
    made.seed = match.seed.hex()
    return record.read(msgspec.json.encode(made))


def test_a_match_replays_to_the_same():
    made = recorded()
    assert record.replay(made) == Verdict("same", len(made.entries))
    assert made.verified()


@pytest.mark.parametrize("name", range(12))
def test_everything_that_can_be_done_replays_to_the_same(name):
    made = recorded(name, acts=True)
    assert record.replay(made) == Verdict("same", len(made.entries))
    assert made.verified()


def test_those_records_do_have_everything_in_them():
    acts = {one.act for name in range(12) for one in recorded(name, acts=True).entries}
    assert acts == {"answer", "stand", "retract", "stand_down", "rewind"}


def test_a_position_that_comes_out_otherwise_differs_at_its_place():
    made = recorded()
    made.entries[6].digest = "0" * 32
    assert record.replay(made) == Verdict("differs", 7, "position")


def test_chance_that_comes_out_otherwise_differs_at_its_place():
    made = recorded()
    place = next(place for place, one in enumerate(made.entries) if one.draws)
    draw = made.entries[place].draws[0]
    draw.values[0] = (draw.values[0] + 1) % draw.bounds[0]
    assert record.replay(made) == Verdict("differs", place + 1, "chance")
    assert not made.verified()


def test_another_opening_differs_at_0():
    made = recorded()
    made.opening.pop()
    assert record.replay(made) == Verdict("differs", 0, "chance")


def test_an_answer_that_the_rules_refuse_is_illegal_at_its_place():
    made = recorded()
    made.entries[4].value = "nonsense"
    verdict = record.replay(made)
    assert (verdict.result, verdict.at) == ("illegal", 5)
    assert verdict.why


def test_a_rule_that_has_changed_shows_where(monkeypatch):
    """With rules that offer no card but the first, the first other card is illegal."""
    made = recorded()
    rounds = GAME.frames[0]
    before = rounds.ask_clash

    def fewer(self, play) -> list[Pick]:
        asked = before(self, play)
        for question in asked:
            question.options = question.options[:1]
        return asked

    monkeypatch.setattr(rounds, "ask_clash", fewer)
    from engine.core import run as module

    module.askers.cache_clear()
    try:
        assert record.replay(made).result == "illegal"
    finally:
        monkeypatch.undo()
        module.askers.cache_clear()


def test_another_seed_does_not_verify():
    made = recorded()
    made.seed = bytes(32).hex()
    assert not made.verified()
    assert record.replay(made).result == "differs"


def test_a_match_that_goes_on_has_no_seed_and_does_not_verify():
    made = recorded()
    made.seed = ""
    assert not made.verified()


def test_positions_are_those_of_the_match():
    made = recorded()
    turns = [match.turn for _, match in record.positions(made)]
    assert turns == sorted(turns)
    assert len(turns) == len(made.entries) + 1
    assert match_winner(made) in SEATS


def match_winner(made: Record) -> str | None:
    *_, (_, match) = record.positions(made)
    return match.winner


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "no exported match"),
        (b"\xff\xfe\x00", "no exported match"),
        (b"[]", "no exported match"),
        (b"[" * 100_000, "no exported match"),
        (b'{"game":"skirmish","version":2,"commitment":"","options":' + b'{"a":' * 100_000, "no exported match"),
        (b'{"game":"skirmish"}', "version"),
        (b'{"game":"skirmish","version":2,"commitment":"","seed":"xyz"}', "hexadecimal"),
        (b'{"game":"skirmish","version":2,"commitment":"","format":99}', "format 99"),
        (b'{"game":"skirmish","version":2,"commitment":"","entries":[{"seat":"red","act":"cheat"}]}', "cheat"),
    ],
)
def test_what_is_no_record_is_a_clear_error(data, error):
    with pytest.raises(engine.BadDocument, match=error):
        record.read(data)


@pytest.mark.parametrize("value", [None, 3, {}, {"to": -1}, {"to": 1}, {"to": "x"}, {"to": True}, [0]])
def test_a_rewind_to_nowhere_is_a_clear_error(value):
    bad = Record("skirmish", 2, "", entries=[Entry("", "rewind", value)])
    with pytest.raises(engine.BadDocument, match="entry 1 goes back to"):
        record.read(msgspec.json.encode(bad))
