"""Record: a whole match as a list of what was done. It can be replayed in a fresh process and verified by anyone.

A record with the seed in it gives everything away, so it is made public only when the match is over.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from engine.core import chance
from engine.core.chance import Draw
from engine.core.event import Event
from engine.core.game import BadDocument, Game, game
from engine.core.match import Match
from engine.core.question import Illegal

FORMAT = 1
Act = Literal["answer", "stand", "revise", "retract", "stand_down", "rewind"]
HIDDEN: tuple[Act, ...] = ("revise", "stand_down")  # of which nobody but their own seat hears


class Entry(msgspec.Struct, omit_defaults=True):
    """One thing done, what chance gave, and the digest of the match after it.

    For "rewind" the value is {"to": how many entries still hold, "exact": whether chance was taken back too}.
    """

    seat: str
    act: Act = "answer"
    value: Any = None
    number: int = 0
    draws: list[Draw] = []
    digest: str = ""


class Record(msgspec.Struct, omit_defaults=True):
    """A match from its beginning. `seed` is its secret in hex, or empty while the match goes on."""

    game: str
    version: int
    commitment: str
    seed: str = ""
    options: dict[str, Any] = {}
    opening: list[Draw] = []
    entries: list[Entry] = []
    format: int = FORMAT

    @property
    def draws(self) -> list[Draw]:
        return [*self.opening, *(draw for entry in self.entries for draw in entry.draws)]

    def verified(self) -> bool:
        """Whether the seed is the promised one and gave every outcome, in order (rewinds may be exact repairs)."""
        exact = any(entry.act == "rewind" and entry.value.get("exact") for entry in self.entries)
        seed = bytes.fromhex(self.seed)
        if not exact:
            return chance.verify(self.commitment, seed, self.draws)
        return all(chance.verify(self.commitment, seed, [draw]) for draw in self.draws)


class Verdict(msgspec.Struct, frozen=True):
    """What a replay found: the same, or where (counting entries from 1) it differs or is illegal under these rules."""

    result: Literal["same", "differs", "illegal"]
    at: int = 0
    why: str = ""


def read(data: bytes) -> Record:
    """The record in an exported file. Raises BadDocument for anything else, whoever has made it."""
    try:
        record = msgspec.json.decode(data, type=Record)
        bytes.fromhex(record.seed)
    except (ValueError, RecursionError) as error:
        raise BadDocument(f"this is no exported match: {error}") from error
    if record.format != FORMAT:
        raise BadDocument(f"this match was exported in format {record.format}; this is read here: {FORMAT}")
    for place, entry in enumerate(record.entries):
        if entry.act == "rewind":
            to = entry.value.get("to") if isinstance(entry.value, dict) else None
            if type(to) is not int or not 0 <= to <= place:
                raise BadDocument(f"entry {place + 1} goes back to {to!r}, which is no earlier entry")
    return record


def opened(title: Game[Any], match: Match[Any], options: dict[str, Any]) -> Record:
    """The record of a match that has just been made."""
    return Record(title.id, title.version, match.commitment, options=options, opening=list(match.draws))


def perform(match: Match[Any], entry: Entry) -> list[Event]:
    """Do what the entry says (all but rewinding, which needs the positions before)."""
    match entry.act:
        case "answer":
            return match.answer(entry.seat, entry.value)
        case "stand":
            return match.stand(entry.seat, entry.value)
        case "revise":
            return match.revise(entry.seat, entry.value)
        case "retract":
            return match.retract(entry.seat)
        case "stand_down":
            match.stand_down(entry.seat, entry.value)
            return []
        case "rewind":
            raise ValueError("a rewind is done by replaying")


def positions(record: Record) -> Iterator[tuple[int, Match[Any]]]:
    """The match at its start (0) and after each entry (1, 2, ...). Raises Illegal where these rules refuse an entry."""
    match = game(record.game).new(seed=bytes.fromhex(record.seed), options=record.options)
    kept = [match.copy()]
    yield 0, match
    for place, entry in enumerate(record.entries, start=1):
        if entry.act == "rewind":
            match = kept[entry.value["to"]].rewound_from(match, exact=bool(entry.value.get("exact")))
        else:
            perform(match, entry)
        kept.append(match.copy())
        yield place, match


def replay(record: Record) -> Verdict:
    """Play the record once more under today's rules and compare."""
    place = 0
    try:
        for place, match in positions(record):
            entry = record.entries[place - 1] if place else None
            draws = entry.draws if entry else record.opening
            if entry and entry.act == "rewind":
                draws = match.draws
            if match.draws != draws:
                return Verdict("differs", place, "chance")
            if entry and entry.digest and match.digest() != entry.digest:
                return Verdict("differs", place, "position")
    except Illegal as refusal:
        return Verdict("illegal", place + 1, str(refusal))
    return Verdict("same", len(record.entries))
