"""The world of the try page, without a browser: seats of code, rooms that follow, and how it begins."""

import asyncio
from pathlib import Path
from typing import Any

import engine
from bot.preview.opening import story, thick
from bot.preview.world import Wish, World, world


def rooms(made: World, seat: str) -> list[Any]:
    return list(next(chair for chair in made.chairs if chair.seat == seat).rooms.values())


async def test_everybody_has_a_place_and_the_players_have_letters(tmp_path: Path):
    async with world(Wish("five_armies", tmp_path / "r.sqlite3")) as made:
        assert [(chair.seat, len(chair.rooms)) for chair in made.chairs] == [("free", 2), ("shadow", 2), ("", 1)]
        assert [len(user.dm_channel.history()) for user in made.users] == [1, 1, 0]
        assert made.env.errors == []


async def test_code_answers_for_its_seat_and_has_no_rooms(tmp_path: Path):
    async with world(Wish("five_armies", tmp_path / "r.sqlite3", against="bold", fresh=True)) as made:
        assert [chair.seat for chair in made.chairs] == ["free", ""]
        ada, before = made.users[0], (await made.client.table.at(made.channel.id)).info.place
        for _ in range(6):  # generals and their tokens; then the Shadow has things to do before the first die
            assert await made.owing() == ["free"]
            match = (await made.client.table.at(made.channel.id)).match
            assert match is not None
            question = match.questions()["free"]
            value = question.options[-1] if hasattr(question, "options") else question.default
            await made.client.table.answer(1, ada.id, [value])
            await made.go_on()
        entries = await made.client.table.events(1, before, 10_000)
        assert {entry.seat for entry in entries} == {"free", "shadow"}


async def test_a_room_shows_what_happened_elsewhere(tmp_path: Path):
    async with world(Wish("five_armies", tmp_path / "r.sqlite3")) as made:
        channel, letters = rooms(made, "shadow")
        page, letter = channel._open_page(), letters._open_page()
        revision = page.revision
        await made.members[0].send(made.channel, "Good luck!")
        await made.go_on()
        assert page.revision > revision
        assert "Good luck!" in str(channel._page_payload(page))
        assert "#table" in str(letters._page_payload(letter))  # by its name, not its number


async def test_what_can_still_be_seen_can_be_pressed(tmp_path: Path):
    """A click that was aimed before somebody else's news came in."""
    async with world(Wish("five_armies", tmp_path / "r.sqlite3")) as made:
        channel = rooms(made, "free")[0]
        page = channel._open_page()
        shown = channel._page_payload(page)
        panel = max(shown["messages"])
        key = next(one["control_key"] for one in walk(shown["messages"][panel]["components"]) if one.get("style") == 3)
        await made.go_on()
        body = {"protocol_version": 3, "sequence": 1, "request_id": "one", "generation": 1, "kind": "click"}
        body |= {"bot_generation": shown["botGeneration"], "published_revision": shown["publishedRevision"]}
        result = await channel._action(page.id, {**body, "target_id": panel, "control_key": key})
        assert (result["rejected"], result["settlement"]) == (False, "settled")


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [found for one in components for found in [one, *walk(one.get("components") or [])]]


def test_the_opening_is_the_same_every_time_and_in_the_thick_of_it():
    game = engine.game("five_armies")
    seed, answers = story(game)
    assert (seed, answers) == story(game)
    match = game.new(seed)
    for seat, value in answers:
        match.answer(seat, value)
    assert thick(match)


async def test_the_end_leaves_no_task_behind(tmp_path: Path):
    before = asyncio.all_tasks()
    async with world(Wish("five_armies", tmp_path / "r.sqlite3", fresh=True)):
        pass
    assert asyncio.all_tasks() == before
