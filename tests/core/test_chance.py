"""Chance: fair, keyed, provable, and in tests as scripted."""

from collections import Counter
from hashlib import blake2b

import msgspec
import pytest

import engine
from engine.core import chance
from engine.core.chance import Draw, Keyed, Replayed, Scripted, ScriptError, Stream, numbers
from tests.contract.drive import played
from tests.skirmish import SEATS

SEED = bytes(range(32))


def log(seed: bytes = SEED) -> list[Draw]:
    return [Draw("dice", n, [6] * 3, numbers(seed, n, "dice", [6] * 3)) for n in range(10)]


def test_commitment_binds_to_the_seed():
    assert chance.commitment(SEED) == chance.commitment(SEED)
    assert chance.commitment(SEED) != chance.commitment(bytes(32))
    assert SEED.hex() not in chance.commitment(SEED)


def test_an_honest_log_verifies():
    assert chance.verify(chance.commitment(SEED), SEED, log())


def test_another_seed_does_not_verify():
    assert not chance.verify(chance.commitment(SEED), bytes(32), log(bytes(32)))
    assert not chance.verify(chance.commitment(bytes(32)), SEED, log())


@pytest.mark.parametrize(
    "tamper",
    [
        lambda draws: draws[4].values.__setitem__(1, (draws[4].values[1] + 1) % 6),
        lambda draws: draws[4].values.append(0),
        lambda draws: draws[4].bounds.__setitem__(slice(None), [50] * 3),
        lambda draws: draws.insert(4, draws[4]),
        lambda draws: draws.reverse(),
        lambda draws: draws.__setitem__(4, Draw("dice", 11, [6], [0])),
        lambda draws: draws.__setitem__(4, Draw("dice", -1, [6], [0])),
        lambda draws: draws.__setitem__(4, Draw("dice", 1 << 70, [6], [0])),
        lambda draws: draws.__setitem__(4, Draw("dice", 4, [0], [0])),
        lambda draws: draws.__setitem__(4, Draw("dice", 4, [1 << 40], [0])),
    ],
)
def test_a_tampered_log_does_not_verify(tamper):
    draws = log()
    tamper(draws)
    assert not chance.verify(chance.commitment(SEED), SEED, draws)


def test_a_commitment_that_is_no_hash_does_not_verify():
    assert not chance.verify("für immer", SEED, log())
    assert not chance.verify("\ud800", SEED, [])


def test_the_first_difference_is_found():
    draws = log()
    draws[7].values[0] = (draws[7].values[0] + 1) % 6
    assert chance.first_difference(SEED, draws) == 7


def test_words_that_would_bias_are_skipped():
    """With the bound 40000 a plain remainder would make numbers below 25536 twice as likely as the others."""
    values = [numbers(SEED, n, "dice", [40_000] * 32) for n in range(100)]
    low = sum(value < 25_536 for draw in values for value in draw)
    assert abs(low / 3_200 - 25_536 / 40_000) < 0.04


def test_dice_are_even():
    faces = Counter(value for n in range(600) for value in numbers(SEED, n, "dice", [6] * 10))
    assert sum((faces[face] - 1_000) ** 2 / 1_000 for face in range(6)) < 20.5  # chi squared, p = 0.001


def test_impossible_bounds_are_errors_and_no_endless_loops():
    for bound in (0, -1, 65_537):
        with pytest.raises(ValueError, match="bound"):
            numbers(SEED, 0, "dice", [bound])
        with pytest.raises(ValueError, match="bound"):
            Stream(1).randrange(bound)


def test_outcomes_hang_on_every_bit_of_the_key():
    """Flip any one bit of the seed, and the outcomes agree no more than chance would have it."""
    ours = [value for n in range(4) for value in numbers(SEED, n, "dice", [6] * 30)]
    for bit in range(256):
        other = bytearray(SEED)
        other[bit // 8] ^= 1 << bit % 8
        theirs = [value for n in range(4) for value in numbers(bytes(other), n, "dice", [6] * 30)]
        agreeing = sum(one == two for one, two in zip(ours, theirs, strict=True))
        assert agreeing < 50, f"bit {bit}: {agreeing} of 120 agree"  # 20 expected


def test_outcomes_cannot_be_had_without_the_key():
    """The same hash of all that is public (counter, commitment) gives other numbers: the key matters, not the rest."""
    known = bytes.fromhex(chance.commitment(SEED))
    truth = numbers(SEED, 5, "dice", [6] * 30)
    text = (5).to_bytes(8, "big") + (0).to_bytes(4, "big")
    unkeyed = blake2b(text, person=b"ravenpost-chance").digest()
    assert [word % 6 for word in unkeyed[:30]] != truth
    for guess in (known, bytes(32), SEED[::-1]):
        assert numbers(guess, 5, "dice", [6] * 30) != truth


def test_draws_do_not_hang_on_each_other():
    """Draw 7 is the same whether or not draws 0 to 6 were made, so that rewinding cannot shift it."""
    assert numbers(SEED, 7, "dice", [6] * 3) == log()[7].values
    assert numbers(SEED, 7, "dice", [6] * 3) != numbers(SEED, 8, "dice", [6] * 3)


def test_nothing_of_the_seed_is_told():
    """Not in views, texts, questions, events or the log of draws; in hex, base64 or as bytes."""
    game = engine.game("skirmish")
    for match, seat, value in played(game, "seed"):
        told = [match.view(seat), match.view(None), match.text(seat), match.text(None), repr(match.questions())]
        trial = match.copy()
        told += [msgspec.to_builtins(trial.answer(seat, value)), msgspec.to_builtins(trial.draws), match.commitment]
        text = msgspec.json.encode(told).decode()
        raw = msgspec.json.encode(match.seed).decode().strip('"')
        assert match.seed.hex()[:12] not in text
        assert raw[:10] not in text
        assert str(list(match.seed[:6]))[1:-1] not in text
        assert match.seed.hex() in match.text(), "the whole text has it, so this test can fail"


def test_a_finished_match_proves_itself():
    draws = []
    match = engine.game("skirmish").new(seed=SEED)
    promised = match.commitment
    draws += match.draws
    rng = Stream(3)
    while not match.over:
        seat, question = next(iter(match.questions().items()))
        match.answer(seat, question.sample(rng))
        draws += match.draws
    assert len(draws) > 10
    assert chance.verify(promised, match.seed, draws)
    draws[5].values[0] = (draws[5].values[0] + 1) % draws[5].bounds[0]
    assert not chance.verify(promised, match.seed, draws)


class TestScripted:
    def test_gives_outcomes_by_name_and_in_order(self):
        script = Scripted([("dice", [6, 1]), ("card", "b"), ("pile", ["c", "a", "b"])])
        assert script.next("dice", 0, [6, 6], (1, 2, 3, 4, 5, 6)) == [5, 0]
        assert script.next("card", 1, [3], ["a", "b", "c"]) == [1]
        assert script.next("pile", 2, [3, 2, 1], ["a", "b", "c"]) == [2, 0, 0]

    @pytest.mark.parametrize(
        ("script", "error"),
        [
            ([], "run out at the draw 'dice'"),
            ([("card", [1, 2])], "the script says 'card', but the draw is 'dice'"),
            ([("dice", [1])], "needs 2 outcomes, the script has 1"),
            ([("dice", [1, 7])], "7 cannot come out of 'dice'"),
        ],
    )
    def test_errors_say_what_is_wrong(self, script, error):
        with pytest.raises(ScriptError, match=error):
            Scripted(script).next("dice", 0, [6, 6], (1, 2, 3, 4, 5, 6))

    def test_a_pile_gives_each_thing_once(self):
        with pytest.raises(ScriptError, match="'a' cannot come out"):
            Scripted([("pile", ["a", "a", "b"])]).next("pile", 0, [3, 2, 1], ["a", "b", "c"])

    def test_a_copied_match_has_its_own_script(self):
        game = engine.game("skirmish")
        text = game.new(seed=SEED).text()
        match = game.parse(text, script=[("clash", [6, 1])])
        for twin in (match.copy(), match.copy(), match):
            for seat in SEATS:
                twin.answer(seat, twin.questions()[seat].options[0])
            assert twin.draws[0].values == [5, 0]


class TestReplayed:
    def test_gives_the_numbers_again(self):
        source = Replayed(log())
        assert source.next("dice", 99, [6] * 3, "abcdef") == log()[0].values

    @pytest.mark.parametrize(("name", "bounds"), [("card", [6] * 3), ("dice", [6] * 2), ("dice", [5] * 3)])
    def test_other_draws_are_errors(self, name, bounds):
        with pytest.raises(ScriptError, match="no such draw"):
            Replayed(log()).next(name, 0, bounds, "abcdef")

    def test_the_end_of_the_log_is_an_error(self):
        with pytest.raises(ScriptError, match="no such draw"):
            Replayed([]).next("dice", 0, [6], "abcdef")


class TestStream:
    def test_same_seed_same_numbers(self):
        one, two, other = Stream(5), Stream(5), Stream(6)
        first = [one.randrange(1_000) for _ in range(100)]
        assert first == [two.randrange(1_000) for _ in range(100)]
        assert first != [other.randrange(1_000) for _ in range(100)]

    def test_choice_and_bytes(self):
        stream = Stream(b"x")
        assert {stream.choice("abc") for _ in range(50)} == set("abc")
        assert len(stream.bytes(32)) == 32


def test_keyed_source_is_the_numbers():
    assert Keyed(SEED).next("any", 3, [6, 6], (1,)) == numbers(SEED, 3, "any", [6, 6])


@pytest.mark.parametrize("change", [{"name": "other"}, {"bounds": [6, 6, 7]}, {"counter": 11}])
def test_a_draw_cannot_be_passed_off_as_another(change):
    """Name, bounds and place in the stream are all part of what is hashed."""
    draws = log()
    last = draws[-1]
    fields = {"name": last.name, "counter": last.counter, "bounds": last.bounds, "values": last.values, **change}
    assert chance.verify(chance.commitment(SEED), SEED, draws)
    assert not chance.verify(chance.commitment(SEED), SEED, [*draws[:-1], Draw(**fields)])
