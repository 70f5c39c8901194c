"""A match as a file: nothing secret goes out before the end, nothing dishonest comes in."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import matchfile
from bot.errors import BadFile
from bot.moderation import Moderation
from bot.store import Store
from bot.table import Table
from bot.takeback import Takeback
from engine.core import record
from tests.bot.playing import CHANNEL, MAUD, PEOPLE, ROWAN, begin, give, play_on
from tests.bot.table.test_play import everything, struck

Raw = dict[str, Any]


async def finished(table: Table) -> bytes:
    """A file of a match with orders, an undo and a moderator's exact rewind in it."""
    match_id = await begin(table)
    seat = await struck(table, match_id)
    await give(table, match_id, seat, "no")
    await Takeback(table).undo(match_id, PEOPLE[seat])
    await play_on(table, match_id, 4)
    await Moderation(table).rewind(match_id, MAUD, "a fault", 3, exact=True)
    await play_on(table, match_id, seed=2)
    return await matchfile.export(table, match_id)


async def test_a_finished_match_comes_back_whole(table: Table):
    file = await finished(table)
    assert record.replay(record.read(file)).result == "same"
    match_id = await matchfile.bring_in(table, file, 200, ROWAN)
    info, match = await table.look(match_id)
    assert (info.status, info.channel, info.winner) == ("over", 200, match.winner)
    assert await matchfile.export(table, match_id) == file
    numbers = [(await Takeback(table).position(match_id, place)).number for place in range(info.place + 1)]
    assert (numbers[0], numbers[-1]) == (1, match.number)
    await begin(table, 200)  # the channel is free


async def test_a_live_match_is_exported_as_everybody_saw_it(table: Table):
    match_id = await begin(table)
    for _ in range(3):
        await play_on(table, match_id, 4)
        raw = msgspec.json.decode(await matchfile.export(table, match_id))
        assert not {"seed", "entries", "opening"} & {name for name, value in raw.items() if value}
        events = raw["events"]
        assert {event["kind"] for event in events} >= {"locked", "clash", "draw"}
        assert all(set(event) <= {"place", "seat", "kind", "data"} for event in events)
        with_cards = {event["kind"] for event in events if "card_" in str(event)}
        assert with_cards == {"clash"}, "no card is named but those that both have laid open"
    with pytest.raises(BadFile) as refused:
        await matchfile.bring_in(table, msgspec.json.encode(raw), 200, ROWAN)
    assert refused.value.data["why"] == "unfinished"


def change(raw: Raw, **fields: Any) -> Raw:
    return {**raw, **fields}


def entry(raw: Raw, at: int, **fields: Any) -> Raw:
    entries = list(raw["entries"])
    entries[at] = {**entries[at], **fields}
    return {**raw, "entries": entries}


def drawn(raw: Raw) -> Raw:
    """Better dice for one draw."""
    at = next(place for place, one in enumerate(raw["entries"]) if one.get("draws"))
    name, counter, bounds, values = raw["entries"][at]["draws"][0]
    return entry(raw, at, draws=[[name, counter, bounds, [(value + 1) % 6 for value in values]]])


HOSTILE: dict[str, tuple[str, Callable[[Raw], Any]]] = {
    "a list": ("form", lambda raw: []),
    "empty": ("form", lambda raw: {}),
    "another format": ("form", lambda raw: change(raw, format=99)),
    "a seed that is no number": ("form", lambda raw: change(raw, seed="zz")),
    "a short seed": ("seed", lambda raw: change(raw, seed="00")),
    "another seed": ("seed", lambda raw: change(raw, seed="11" * 32)),
    "another promise": ("seed", lambda raw: change(raw, commitment="ü" * 64)),
    "better dice": ("seed", drawn),
    "another opening": ("differs", lambda raw: change(raw, opening=raw["opening"][:-1])),
    "no digest": ("differs", lambda raw: entry(raw, 5, digest="")),
    "another answer": ("illegal", lambda raw: entry(raw, 0, value="card_99")),
    "an answer that is a nest": ("illegal", lambda raw: entry(raw, 0, value=[[[[[{}]]]]])),
    "somebody else's seat": ("illegal", lambda raw: entry(raw, 0, seat="green")),
    "a rewind into the future": ("form", lambda raw: entry(raw, 0, act="rewind", value={"to": 5})),
    "a rewind to nothing": ("form", lambda raw: entry(raw, 0, act="rewind", value=None)),
    "a rewind backwards": ("form", lambda raw: entry(raw, 3, act="rewind", value={"to": -1})),
    "an act that is none": ("form", lambda raw: entry(raw, 0, act="drop table")),
    "a game that is none": ("game", lambda raw: change(raw, game="chess")),
    "options that are none": ("form", lambda raw: change(raw, options=[1])),
    "cut short": ("end", lambda raw: change(raw, entries=raw["entries"][:-1])),
    "another winner": ("end", lambda raw: change(raw, winner={"red": "blue", "blue": "red"}[raw["winner"]])),
    "too many entries": ("size", lambda raw: change(raw, entries=raw["entries"][:1] * 20_001)),
    "draws that cannot be": ("form", lambda raw: entry(raw, 0, draws=[["x", -1, [0], [7]]] * 3)),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_file_gets_a_clear_error_and_leaves_nothing_behind(table: Table, store: Store, name: str):
    raw = msgspec.json.decode(await finished(table))
    why, spoil = HOSTILE[name]
    before = await everything(store)
    with pytest.raises(BadFile) as refused:
        await matchfile.bring_in(table, msgspec.json.encode(spoil(raw)), 200, ROWAN)
    assert refused.value.data["why"] in (why, "seed" if name == "draws that cannot be" else why)
    assert len(str(refused.value)) < 400
    assert await everything(store) == before


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00\xff\xfe", b"{", b'"' + b"x" * 100 + b'"', b"[" * 100_000, b'{"a":' * 50_000 + b"1" + b"}" * 50_000],
    ids=["empty", "binary", "open", "text", "deep list", "deep object"],
)
async def test_bytes_that_are_no_file_at_all(table: Table, store: Store, data: bytes):
    before = await everything(store)
    with pytest.raises(BadFile):
        await matchfile.bring_in(table, data, CHANNEL, ROWAN)
    assert await everything(store) == before


async def test_a_file_that_is_too_large_is_not_even_read(table: Table, monkeypatch):
    monkeypatch.setattr(matchfile, "_read", lambda data: pytest.fail("was read"))
    with pytest.raises(BadFile) as refused:
        await matchfile.bring_in(table, b" " * (matchfile.LARGEST + 1), CHANNEL, ROWAN)
    assert refused.value.data["why"] == "size"


async def test_a_resigned_match_can_be_brought_in(table: Table, tmp_path: Path):
    match_id = await begin(table)
    await play_on(table, match_id, 5)
    await table.resign(match_id, ROWAN)
    copy = await matchfile.bring_in(table, await matchfile.export(table, match_id), 200, ROWAN)
    info = (await table.look(copy)).info
    assert (info.winner, info.how) == ("blue", "resigned")
