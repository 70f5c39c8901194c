"""Document: all of a match, as plain data. It is what is saved, copied and compared."""

from typing import Any

import msgspec

from engine.core.event import Event


class Standing(msgspec.Struct):
    """An answer given in advance, for as long as the circumstances are the same."""

    value: Any
    circumstances: str


class Document(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All of a match. `number` is the open question's; `last` is the seat that answered last."""

    game: str
    version: int
    seed: bytes
    counter: int = 0
    number: int = 1
    last: str = ""
    winner: str = ""
    how: str = ""
    sealed: dict[str, Any] = {}
    standing: dict[str, dict[str, Standing]] = {}
    recent: list[Event] = []
    stack: list[Any] = []
    state: Any
