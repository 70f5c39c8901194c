"""The grammar of control ids: `rp1|<match>|<number>|<seat>|<verb>|<arg>`, numbers in base 36, under 100 characters.

An arg with `!` in front is the second press: the person has seen what cannot be taken back, and wants it done.
"""

import re
from collections.abc import Collection, Iterable
from hashlib import blake2b
from typing import NamedTuple

PREFIX = "rp1"
LONGEST = 100
ANYBODY = "-"
MORE = "more"  # an Undo that goes on beyond a sealed answer just taken back
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_MARK = "~"  # in front of a fingerprint, which stands for an option with a long name
_SURE = "!"
_ROOM = 60


class Key(NamedTuple):
    """What a control says: which match, the question's number, for which seat ("-": anybody's), what, with what.

    `sure`: it was asked whether that is meant, and this is the answer.
    """

    match: int
    number: int
    seat: str
    verb: str
    arg: str = ""
    sure: bool = False

    def write(self) -> str:
        arg = _SURE + self.arg if self.sure else self.arg
        text = f"{PREFIX}|{base36(self.match)}|{base36(self.number)}|{self.seat}|{self.verb}|{arg}"
        if len(text) > LONGEST:
            raise ValueError(f"the id {text!r} is too long")
        return text


def base36(number: int) -> str:
    text = ""
    while number or not text:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return text


def template(verbs: Iterable[str]) -> re.Pattern[str]:
    """Matches the ids of these verbs and no others."""
    number, seat = "([0-9a-z]{1,12})", "([a-z0-9_-]+)"
    return re.compile(rf"{PREFIX}\|{number}\|{number}\|{seat}\|({'|'.join(verbs)})\|(.*)", re.DOTALL)


_ANY = template(["[a-z]+"])


def read(custom_id: str) -> Key | None:
    found = _ANY.fullmatch(custom_id)
    if found is None:
        return None
    match, number, seat, verb, arg = found.groups()
    return Key(int(match, 36), int(number, 36), seat, verb, arg.removeprefix(_SURE), arg.startswith(_SURE))


def token(option: str) -> str:
    """An option as it stands in an id: itself, or a fingerprint if it is too long for that."""
    if len(option) <= _ROOM and not option.startswith((_MARK, _SURE)):
        return option
    return _MARK + _fingerprint(option)


def option(found: str, options: Iterable[str]) -> str | None:
    """The option that a token stands for."""
    return next((one for one in options if token(one) == found), None)


def ticks(chosen: Collection[str], items: Collection[str]) -> str:
    """Some of the items as they stand in an id: a bit for each, and a fingerprint, should the list ever be another."""
    named = [item for item in items if item in chosen]
    bits = sum(1 << at for at, item in enumerate(items) if item in chosen)
    return base36(bits) + _MARK + _fingerprint(",".join(named))


def ticked(found: str, items: Collection[str]) -> list[str] | None:
    """The items that these ticks stand for; None where the list is another by now."""
    bits = int(found.partition(_MARK)[0], 36)
    chosen = [item for at, item in enumerate(items) if bits >> at & 1]
    return chosen if ticks(chosen, items) == found else None


def _fingerprint(text: str) -> str:
    return blake2b(text.encode(), digest_size=10).hexdigest()
