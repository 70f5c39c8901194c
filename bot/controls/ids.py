"""The grammar of control ids: `rp1|<match>|<number>|<seat>|<verb>|<arg>`, numbers in base 36, under 100 characters."""

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

PREFIX = "rp1"
LONGEST = 100
ANYBODY = "-"
MORE = "more"  # an Undo that goes on beyond a sealed answer just taken back
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_MARK = "~"  # in front of the fingerprint that stands for an option with a long name
_ROOM = 60


class Key(NamedTuple):
    """What a control says: which match, the question's number, for which seat ("-": anybody's), what, with what."""

    match: int
    number: int
    seat: str
    verb: str
    arg: str = ""

    def write(self) -> str:
        text = f"{PREFIX}|{base36(self.match)}|{base36(self.number)}|{self.seat}|{self.verb}|{self.arg}"
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
    return Key(int(match, 36), int(number, 36), seat, verb, arg)


def token(option: str) -> str:
    """An option as it stands in an id: itself, or a fingerprint if it is too long for that."""
    if len(option) <= _ROOM and not option.startswith(_MARK):
        return option
    return _MARK + blake2b(option.encode(), digest_size=10).hexdigest()


def option(found: str, options: Iterable[str]) -> str | None:
    """The option that a token stands for."""
    return next((one for one in options if token(one) == found), None)
