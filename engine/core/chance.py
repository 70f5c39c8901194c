"""Chance that anyone can verify.

Every random outcome of a match is a list of whole numbers, each below a bound. They come out of a keyed hash of the
match's secret seed and a counter. The seed's commitment is published when the match starts and the seed itself when it
ends; from then on `verify` proves every die and every draw. A keyed hash gives nothing of its key away, so outcomes
seen during play do not help to guess the next ones.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from hmac import compare_digest
from typing import Any, Protocol

import msgspec

SEED_BYTES = 32
_WORD = 1 << 16
_BLOCK = 64  # bytes a hash gives, so 32 words
_COUNTERS = 1 << 64


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One use of chance, as it is logged: what for, where in the stream, and what came out of what."""

    name: str
    counter: int
    bounds: list[int]
    values: list[int]


class ScriptError(Exception):
    """A scripted outcome is missing, is for another draw, or cannot come out of this one."""


def commitment(seed: bytes) -> str:
    """The seed's public fingerprint; it binds the bot to the seed and tells nothing about it."""
    return blake2b(seed, digest_size=32, person=b"ravenpost-commit").hexdigest()


def numbers(seed: bytes, counter: int, name: str, bounds: Sequence[int]) -> list[int]:
    """The numbers of draw `counter`, one below each bound, without bias: words above the last multiple are skipped.

    What the draw is for and its bounds are hashed too, so that a log cannot pass one draw off as another.
    """
    values: list[int] = []
    block, at, words = -1, _BLOCK, b""
    about = f"{counter} {name} {bounds} ".encode()
    for bound in bounds:
        if not 0 < bound <= _WORD:
            raise ValueError(f"a draw needs a bound from 1 to {_WORD}, not {bound}")
        limit = _WORD - _WORD % bound
        while True:
            if at >= _BLOCK:
                block, at = block + 1, 0
                words = blake2b(about + b"%d" % block, key=seed, person=b"ravenpost-chance").digest()
            word = words[at] << 8 | words[at + 1]
            at += 2
            if word < limit:
                break
        values.append(word % bound)
    return values


def first_difference(seed: bytes, log: Sequence[Draw]) -> int | None:
    """The place in the log of the first draw that this seed does not give, or None."""
    last = -1
    for place, draw in enumerate(log):
        if not last < draw.counter < _COUNTERS or not all(0 < bound <= _WORD for bound in draw.bounds):
            return place
        if draw.values != numbers(seed, draw.counter, draw.name, draw.bounds):
            return place
        last = draw.counter
    return None


def verify(committed: str, seed: bytes, log: Sequence[Draw]) -> bool:
    """Whether the revealed seed is the promised one and gives every outcome of the log."""
    return (
        compare_digest(committed.encode(errors="replace"), commitment(seed).encode())
        and first_difference(seed, log) is None
    )


class Source(Protocol):
    """Where the next outcomes come from; `faces` are what the numbers stand for."""

    def next(self, name: str, counter: int, bounds: list[int], faces: Sequence[Any]) -> list[int]: ...

    def fork(self) -> "Source":
        """A source with the same outcomes still to come, for a copy of the match."""
        ...


class Keyed:
    """The source of real matches."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def next(self, name: str, counter: int, bounds: list[int], faces: Sequence[Any]) -> list[int]:
        return numbers(self.seed, counter, name, bounds)

    def fork(self) -> "Keyed":
        return self


class Scripted:
    """Outcomes given in advance, in order, by the name of the draw: `("combat", [6, 2, 3])`, `("event", "EV-A01")`."""

    __slots__ = ("left",)

    def __init__(self, script: Sequence[tuple[str, Any]]) -> None:
        self.left = list(script)

    def next(self, name: str, counter: int, bounds: list[int], faces: Sequence[Any]) -> list[int]:
        if not self.left:
            raise ScriptError(f"the script has run out at the draw {name!r} of {len(bounds)} out of {list(faces)}")
        scripted, outcome = self.left.pop(0)
        if scripted != name:
            raise ScriptError(f"the script says {scripted!r}, but the draw is {name!r}")
        outcomes = outcome if isinstance(outcome, list | tuple) else [outcome]
        if len(outcomes) != len(bounds):
            raise ScriptError(f"{name!r} needs {len(bounds)} outcomes, the script has {len(outcomes)}")
        rest, indices = list(faces), []
        shrinking = len(bounds) > 1 and bounds[1] < bounds[0]
        for one in outcomes:
            if one not in rest:
                raise ScriptError(f"{one!r} cannot come out of {name!r}: {rest}")
            index = rest.index(one)
            indices.append(index)
            if shrinking:
                rest.pop(index)
        return indices

    def fork(self) -> "Scripted":
        return Scripted(self.left)


class Replayed:
    """The numbers of logged draws once more, whatever they stand for now (leak tests, replays without a seed)."""

    __slots__ = ("left",)

    def __init__(self, draws: Iterable[Draw]) -> None:
        self.left = list(draws)

    def next(self, name: str, counter: int, bounds: list[int], faces: Sequence[Any]) -> list[int]:
        if not self.left or self.left[0].name != name or self.left[0].bounds != bounds:
            raise ScriptError(f"the log has no such draw: {name!r} of {bounds}")
        return self.left.pop(0).values

    def fork(self) -> "Replayed":
        return Replayed(self.left)


class Stream:
    """An endless keyed stream for players made of code and for tools: the `randrange` and `choice` of `random`."""

    __slots__ = ("_at", "_counter", "_seed", "_words")

    def __init__(self, seed: bytes | int | str) -> None:
        raw = seed if isinstance(seed, bytes) else str(seed).encode()
        self._seed = blake2b(raw, digest_size=32, person=b"ravenpost-stream").digest()
        self._counter, self._at = 0, _BLOCK
        self._words = b""

    def randrange(self, bound: int) -> int:
        """A whole number from 0 to below `bound`."""
        if not 0 < bound <= _WORD:
            raise ValueError(f"a number needs a bound from 1 to {_WORD}, not {bound}")
        limit = _WORD - _WORD % bound
        while True:
            if self._at >= _BLOCK:
                self._words = blake2b(self._counter.to_bytes(8, "big"), key=self._seed).digest()
                self._counter += 1
                self._at = 0
            word = self._words[self._at] << 8 | self._words[self._at + 1]
            self._at += 2
            if word < limit:
                return word % bound

    def choice(self, items: Sequence[Any]) -> Any:
        return items[self.randrange(len(items))]

    def bytes(self, count: int) -> bytes:
        return bytes(self.randrange(256) for _ in range(count))
