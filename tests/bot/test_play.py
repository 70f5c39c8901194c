"""What people do in a match besides answering: looking, taking back, changing their mind, setting, moderating."""

from pathlib import Path
from typing import Any

import pytest

import engine
from bot.controls import amounts as answering
from bot.controls.ids import Key, read
from bot.presenter import amounts as asking
from bot.presenter import dialogue, looking
from bot.presenter.panel import news
from bot.presenter.words import describe, hand_lines, plain
from bot.store import facts
from engine import Split
from engine.core.chance import Stream
from tests.bot.driver import Driver, walk_modal
from tests.bot.playing import give
from tests.bot.stage import Stage, controls, menus, staged, text


async def test_the_panel_is_edited_within_a_turn_and_new_when_the_move_passes_on(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        first = stage.panel()
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        await stage.deliver()
        info = (await stage.bot.table.look(match_id)).info
        assert info.place == 1 and info.owing == ["free"]
        assert stage.panel().id == first.id, "the same seat is still asked: the panel is edited"
        assert text(stage.panel()) != text(first)
        await stage.rowan.slash(stage.channel, "generals", leaders="Camp")
        await stage.deliver()
        if (await stage.bot.table.look(match_id)).info.owing == ["shadow"]:
            assert stage.panel().id != first.id


async def test_a_panel_keeps_what_it_told_while_the_turn_goes_on(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        await stage.begin("five_armies", "free")
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        await stage.deliver()
        told = text(stage.panel()).splitlines()[1]
        match = (await stage.bot.table.at(stage.channel.id)).match
        await stage.rowan.slash(stage.channel, "choose", answer=", ".join(match.questions()["free"].default))
        await stage.deliver()
        assert any(told in text(message) for message in stage.channel.history())


async def test_commands_are_mentioned_so_that_they_can_be_pressed(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"sam": "de"}) as stage:
        shown = text((await stage.sam.slash(stage.channel, "help")).response)
        assert "</match new:" in shown and "</board:" in shown
        await stage.restart()
        assert "</match new:" in text((await stage.sam.slash(stage.channel, "help")).response)


async def test_a_secret_choice_shows_only_choosing_and_locked(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        assert "Red: choosing" in text(stage.panel()) and "Blue: choosing" in text(stage.panel())
        shown = (await stage.press(stage.rowan, stage.panel(), "act")).response
        picks = [key for _, key in controls(shown) if key.verb == "pick"]
        result = await stage.press(stage.rowan, shown, "pick", picks[0].arg)
        await stage.deliver()
        assert "Red: locked" in text(stage.panel()) and "Blue: choosing" in text(stage.panel())
        requests = len(stage.env.http_requests)
        again = await stage.press(stage.rowan, result.response, "change")
        changed = await stage.press(stage.rowan, again.response, "swap", picks[1].arg)
        await stage.deliver()
        assert "Locked" in text(changed.response)
        posts = [one for one in stage.env.http_requests[requests:] if f"/channels/{stage.channel.id}/" in one.path]
        assert posts == [], "nobody hears of a changed mind"
        logged = text((await stage.birk.slash(stage.channel, "log")).response)
        assert logged.count("Red has chosen") == 1 and "again" not in logged and "changed" not in logged
        assert "changed your choice" in text((await stage.rowan.slash(stage.channel, "log")).response)
        await stage.birk.slash(stage.channel, "clash", card=await first_card(stage, match_id, "blue"))
        await stage.deliver()
        assert any("Red plays" in text(message) for message in stage.channel.history())
        rows = await stage.bot.table.events(match_id, 0, 10)
        played = next(event for row in rows for event in row.events if event.kind == "clash")
        assert played.data["red"] == picks[1].arg


async def first_card(stage: Stage, match_id: int, seat: str) -> str:
    match = (await stage.bot.table.look(match_id)).match
    assert match is not None
    return str(match.view(seat)["hand"][0])


async def test_a_slash_command_changes_a_locked_choice_too(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        hand = (await stage.bot.table.look(match_id)).match.view("red")["hand"]
        await stage.rowan.slash(stage.channel, "clash", card=hand[0])
        result = await stage.rowan.slash(stage.channel, "clash", card=hand[1])
        assert "Locked" in text(result.response)
        await stage.birk.slash(stage.channel, "choose", answer=await first_card(stage, match_id, "blue"))
        rows = await stage.bot.table.events(match_id, 0, 10)
        played = next(event for row in rows for event in row.events if event.kind == "clash")
        assert played.data["red"] == hand[1]


async def test_hands_and_drawn_cards_come_privately(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        match = (await stage.bot.table.look(match_id)).match
        names = {
            seat: [match.game.texts.word("en", card) for card in match.view(seat)["hand"]] for seat in ("red", "blue")
        }
        result = await stage.press(stage.rowan, stage.panel(), "hand")
        assert result.ephemeral and all(f"**{name}**" in text(result.response) for name in names["red"])
        assert all(f"**{name}**" not in text(result.response) for name in set(names["blue"]) - set(names["red"]))
        typed = await stage.birk.slash(stage.channel, "hand")
        assert typed.ephemeral and all(f"**{name}**" in text(typed.response) for name in names["blue"])
        assert (await stage.sam.slash(stage.channel, "hand")).ephemeral
        for name in ("rowan", "birk"):
            assert stage.users[name].dm_channel.history(), "a notice that the match has begun"
        public = "\n".join(text(message) for message in stage.channel.history())
        assert not any(f"**{name}**" in public for hand in names.values() for name in hand)


@pytest.mark.parametrize("pictures", [True, False])
async def test_the_first_direct_message_has_the_hand_in_words(tmp_path: Path, pictures: bool):
    async with staged(tmp_path / "r.sqlite3", {"birk": "de"}, pictures=pictures) as stage:
        match_id = await stage.begin("five_armies", "free")
        match = (await stage.bot.table.look(match_id)).match
        for name, seat, lang in (("rowan", "free", "en"), ("birk", "shadow", "de")):
            (first,) = stage.users[name].dm_channel.history()
            assert "\n".join(hand_lines(match, match.view(seat), lang)) in text(first)
            assert bool(first.attachments) == pictures
        cards = [card for seat in match.game.seats for card in match.view(seat)["hand"]]
        public = "\n".join(text(message) for message in stage.channel.history())
        assert not [card for card in cards if match.game.texts.word("en", card) in public]


async def test_a_direct_message_tells_what_was_drawn_and_lets_its_owner_play(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        rowan = stage.users["rowan"]
        shown = await stage.press(rowan, rowan.dm_channel.history()[0], "act")
        pick = next(key for _, key in controls(shown.response) if key.verb == "pick")
        result = await stage.press(rowan, shown.response, "pick", pick.arg)
        assert "Locked" in text(result.response)
        assert "your hand" in text((await rowan.slash("hand")).response)
        assert "Skirmish" in text((await rowan.slash("match list")).response)
        assert "in a channel of a server" in text((await rowan.slash("match new", game="skirmish")).response)
        await stage.birk.slash(stage.channel, "choose", answer=await first_card(stage, match_id, "blue"))
        await stage.deliver()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 2, {"red": "en", "blue": "en"})
        while (await driver.match()).turn < 2:
            await driver.press_one()
        assert any("You draw" in text(message) for message in rowan.dm_channel.history())


async def test_standing_answers_are_given_shown_and_cancelled(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 4, {"red": "en", "blue": "en"})
        while "shield" not in [one.kind for one in (await driver.match()).questions().values()]:
            await driver.press_one()
        seat = next(iter((await driver.match()).questions()))
        who = driver.people[seat]
        shown = (await stage.press(who, stage.panel(), "act")).response
        keeping = await stage.press(who, shown, "same")
        assert "given again" in text(keeping.response)
        await stage.press(who, keeping.response, "keep", "no")
        assert (await driver.match()).standing(seat) == {"shield": "no"}
        hand = await stage.press(who, stage.panel(), "hand")
        await stage.press(who, hand.response, "drop")
        assert (await driver.match()).standing(seat) == {}


async def test_undo_up_to_the_barrier_and_then_with_consent(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        shown = (await stage.press(stage.rowan, stage.panel(), "act")).response
        pick = next(key for _, key in controls(shown) if key.verb == "pick")
        result = await stage.press(stage.rowan, shown, "pick", pick.arg)
        result = await stage.rowan.slash(stage.channel, "match undo")
        assert "Taken back" in text(result.response)
        await stage.deliver()
        await stage.rowan.slash(stage.channel, "choose", answer=pick.arg)
        await stage.birk.slash(stage.channel, "choose", answer=await first_card(stage, match_id, "blue"))
        await stage.deliver()
        refused = await stage.press(stage.rowan, stage.panel(), "undo")
        assert "cannot take that back alone" in text(refused.response)
        await stage.press(stage.rowan, refused.response, "ask")
        await stage.deliver()
        asked = stage.channel.last_message
        assert "asks to take something back" in text(asked) and "Dice or cards have been seen" in text(asked)
        stranger = await stage.press(stage.sam, asked, "agree")
        assert "do not play" in text(stranger.response)
        place = (await stage.bot.table.look(match_id)).info.place
        done = await stage.press(stage.birk, asked, "agree")
        assert "Taken back" in text(done.response)
        await stage.deliver()
        assert (await stage.bot.table.look(match_id)).info.place == place + 1
        assert any("Something was taken back by" in text(message) for message in stage.channel.history())
        late = await stage.forge(stage.birk, asked, Key(match_id, 2, "-", "refuse", str(place)).write())
        assert "Nobody asks" in text(late.response)


async def test_board_log_status_list_rules_and_help(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        await stage.begin("five_armies", "free")
        await stage.rowan.slash(stage.channel, "choose", answer="bard, dain")
        for name, given, expected in [
            ("board", {}, "turn 1"),
            ("log", {}, "what happened"),
            ("match status", {}, "Free Peoples"),
            ("match list", {}, "Five Armies"),
            ("rules", {"topic": "five_armies:fate"}, "the last one drawn counts"),
            ("rules", {"topic": "bodyguard"}, "Bolg"),
            ("help", {}, "match new"),
            ("match verify", {}, "stays a secret"),
            ("match replay", {}, "last steps"),
            ("match export", {}, "as everybody may know it"),
        ]:
            who = stage.rowan if name == "match list" else stage.sam
            result = await who.slash(stage.channel, name, **given)
            assert result.ephemeral and expected in text(result.response), name
        assert (await stage.sam.slash(stage.channel, "match export")).response.attachments


async def test_more_places_than_a_menu_holds_can_all_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dialogue, "MOST_CHOICES", 10)
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin("five_armies", "free")
        match = (await stage.bot.table.look(match_id)).match
        board = (await stage.press(stage.sam, stage.panel(), "board")).response
        offered = [(custom_id, values) for custom_id, values in menus(board) if read(custom_id).verb == "focus"]
        assert len(offered) > 1 and all(len(values) <= 10 for _, values in offered)
        assert {one for _, values in offered for one in values} == {looking.WHOLE, *match.game.places}
        last, (*_, place) = offered[-1]
        focused = (await stage.sam.select(board, [place], custom_id=last)).response
        assert place in next(key.arg for _, key in controls(focused) if key.verb == "theme")
        themed = (await stage.press_menu(stage.sam, focused, "theme", "dark")).response
        assert f"dark:{place}" in next(key.arg for _, key in controls(themed) if key.verb == "theme")


async def test_more_answers_than_a_menu_holds_can_all_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dialogue, "MOST_CHOICES", 2)
    monkeypatch.setattr(dialogue, "MOST_BUTTONS", 0)
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        shown = (await stage.press(stage.rowan, stage.panel(), "act")).response
        options = (await stage.bot.table.look(match_id)).match.questions()["red"].options
        assert [one for _, values in menus(shown) for one in values] == options and len(menus(shown)) > 1
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 3, {"red": "en", "blue": "en"})
        for _ in range(8):
            await driver.press_one()
        assert driver.used["select"] > 4


async def test_too_many_pictures_have_to_wait(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        results = [text((await stage.sam.slash(stage.channel, "board")).response) for _ in range(8)]
        assert "One moment" in results[-1] and "One moment" not in results[0]
        stage.clock.now += 60
        assert "One moment" not in text((await stage.sam.slash(stage.channel, "board")).response)


async def test_too_many_replays_have_to_wait(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        results = [text((await stage.sam.slash(stage.channel, "match replay")).response) for _ in range(7)]
        assert "One moment" in results[-1] and "One moment" not in results[0]


async def test_a_hand_can_always_be_read(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin("five_armies", "free")
        shown = (await stage.press(stage.rowan, stage.panel(), "act")).response
        for n in range(8):
            hand = await stage.press(stage.rowan, shown, "hand")
            assert bool(hand.response.attachments) == (n < 6) and not hand.followups
            assert "**Raiding Parties** (Event · Muster)\n> Remove" in text(hand.response), (
                "the words, with or without the picture"
            )
            shown = (await stage.press(stage.rowan, hand.response, "act")).response
        board = (await stage.sam.slash(stage.channel, "board")).response
        for _ in range(6):
            again = await stage.press_menu(stage.sam, board, "theme", "dark")
        assert "One moment" in text(again.followups[0]) and again.response.attachments, "the board stays where it is"


async def test_settings_are_kept_and_bad_ones_named(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        given = {"language": "de", "theme": "dark", "quiet_from": "22:30", "quiet_to": "8:00", "zone": "Europe/Berlin"}
        result = await stage.rowan.slash(stage.channel, "settings", **given, messages=False, reminder=12)
        shown = text(result.response)
        assert "Deutsch" in shown and "Dunkel" in shown and "22:30–08:00 (Europe/Berlin)" in shown and "12" in shown
        person = await stage.bot.people.get(stage.rowan.id)
        assert (person.language, person.theme, person.dms, person.remind_hours) == ("de", "dark", False, 12)
        for bad in ({"zone": "Nowhere/None"}, {"quiet_from": "late"}, {"theme": "pink"}):
            refused = await stage.rowan.slash(stage.channel, "settings", **bad)
            assert "Einstellungen" not in text(refused.response)
        assert await stage.bot.people.get(stage.rowan.id) == person


async def test_moderators_and_nobody_else(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", moderator_role=1) as stage:
        match_id = await stage.begin()
        refused = await stage.sam.slash(stage.channel, "moderate pause", reason="why not")
        assert "for moderators" in text(refused.response)
        await stage.maud.slash(stage.channel, "moderate pause", reason="*Lunch* @everyone")
        await stage.deliver()
        told = text(stage.channel.last_message)
        assert "pauses the match" in told and r"\*Lunch\*" in told and "@everyone" not in told
        halted = await stage.press(stage.rowan, stage.panel(), "act")
        assert "paused" in text(halted.response) and r"\*Lunch\*" in text(halted.response)
        await stage.maud.slash(stage.channel, "moderate resume", reason="Back")
        await stage.rowan.slash(stage.channel, "choose", answer=await first_card(stage, match_id, "red"))
        points = await stage.maud.autocomplete(stage.channel, "moderate rewind", "to", "")
        assert points[-1]["value"] == "0"
        await stage.maud.slash(stage.channel, "moderate rewind", to="0", reason="A slip")
        await stage.maud.slash(stage.channel, "moderate close", reason="Enough")
        archived = await stage.maud.autocomplete(stage.channel, "moderate restore", "match", "")
        assert [one["value"] for one in archived] == [str(match_id)]
        await stage.maud.slash(stage.channel, "moderate restore", match=str(match_id), reason="Not enough")
        await stage.maud.slash(stage.channel, "moderate reset", reason="Once more")
        await stage.deliver()
        newest = (await stage.bot.table.at(stage.channel.id)).info
        assert newest.id != match_id and newest.status == "active"
        audit = await stage.bot.moderation.deeds(stage.channel.id)
        assert [deed.what for deed in reversed(audit)] == ["pause", "resume", "rewind", "close", "restore", "reset"]
        shown = await stage.maud.slash(stage.channel, "moderate audit")
        assert shown.ephemeral


async def test_a_moderator_who_plays_is_refused(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.maud.slash(stage.channel, "match new", game="skirmish", opponent=stage.users["maud"], side="red")
        await stage.deliver()
        result = await stage.maud.slash(stage.channel, "moderate pause", reason="I am losing")
        assert "You play in this match" in text(result.response)


async def test_open_seat_decline_resign_and_one_match_a_channel(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.rowan.slash(stage.channel, "match new", game="Skirmish")
        await stage.deliver()
        taken = await stage.birk.slash(stage.channel, "match new", game="skirmish")
        assert "already" in text(taken.response)
        own = await stage.press(stage.rowan, stage.channel.last_message, "join")
        assert "your own invitation" in text(own.response)
        await stage.press(stage.rowan, stage.channel.last_message, "decline")
        await stage.deliver()
        assert "called the invitation off" in text(stage.channel.last_message)
        await stage.rowan.slash(stage.channel, "match new", game="skirmish", side="random")
        await stage.deliver()
        joined = await stage.press(stage.sam, stage.channel.last_message, "join")
        assert "Welcome" in text(joined.response)
        await stage.deliver()
        sure = await stage.sam.slash(stage.channel, "match resign")
        await stage.press(stage.sam, sure.response, "resign")
        await stage.deliver()
        assert "given up" in text(stage.channel.last_message)
        verified = await stage.birk.slash(stage.channel, "match verify")
        assert "Verified" in text(verified.response)


async def test_suggestions_are_legal_and_for_the_own_seat_only(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        assert await stage.birk.autocomplete(stage.channel, "choose", "answer", "") == []
        assert await stage.sam.autocomplete(stage.channel, "choose", "answer", "") == []
        assert await stage.rowan.autocomplete(stage.channel, "move", "from", "") == []
        found = await stage.rowan.autocomplete(stage.channel, "generals", "who", "")
        match = (await stage.bot.table.look(match_id)).match
        assert 0 < len(found) <= 25 and all(len(one["name"]) <= 100 for one in found)
        result = await stage.rowan.slash(stage.channel, "generals", who=found[0]["value"])
        assert (await stage.bot.table.look(match_id)).info.place == 1, text(result.response)
        assert match is not None


async def test_a_refused_command_changes_nothing_and_names_the_rule(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"rowan": "de"}, pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        result = await stage.rowan.slash(stage.channel, "generals", who="Bolg")
        assert "Bolg" in text(result.response) and "steht hier nicht zur Wahl" in text(result.response)
        result = await stage.rowan.slash(stage.channel, "move", to="camp")
        assert "`/bewegen` ist gerade nicht möglich" in text(result.response) and "(S. 11, 19)" in text(result.response)
        result = await stage.rowan.slash(stage.channel, "choose", answer="3 *Bolg* @everyone, gnat_mire")
        assert r"„3 \*Bolg\* @" in text(result.response) and "@everyone" not in text(result.response)
        result = await stage.rowan.slash(stage.channel, "choose", answer="gnat_mire")
        assert "„Mückenmoor“" in text(result.response), text(result.response)
        assert (await stage.bot.table.look(match_id)).info.place == 0
        other = await stage.birk.slash(stage.channel, "pass")
        assert "Nothing is asked of you" in text(other.response)
        wrong = await stage.rowan.slash(stage.channel, "clash")
        assert "Diesen Befehl gibt es nicht" in text(wrong.response)


async def test_commands_are_sent_to_discord_only_when_they_have_changed(tmp_path: Path):
    def sent(stage: Stage) -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in stage.env.http_requests)

    async with staged(tmp_path / "r.sqlite3") as stage:
        assert sent(stage) == 1
        await stage.restart()
        assert sent(stage) == 1
        await facts.put(stage.bot.store, "commands", "something else")
        stage.env.inject_error("PUT", "/applications/*/commands", status=500)
        await stage.restart()
        assert sent(stage) == 2, "refused, and the bot runs all the same"
        await stage.restart()
        assert sent(stage) == 3
        await stage.restart()
        assert sent(stage) == 3


async def test_commands_have_german_names_and_fit(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        payload = await stage.bot.tree.payload()
        by_name = {one["name"]: one for one in payload}
        assert len(payload) <= 100
        assert by_name["move"]["name_localizations"]["de"] == "bewegen"
        start = next(one for one in by_name["move"]["options"] if one["name"] == "from")
        assert start["name_localizations"]["de"] == "von" and start["autocomplete"]
        wanted = """ability advance assault attack bats beorn casualties characters choose discard draw eagles enter
            fate generals goblins leadership maneuver march move pass play rally recruit reroll retreat skip withdraw"""
        assert set(wanted.split()) <= set(by_name)
        for one in payload:
            assert weight(one) <= 8_000, one["name"]
            assert len(one.get("options") or []) <= 25


def weight(node: Any) -> int:
    """Characters as Discord counts them: names, descriptions and values, in the longest language."""
    if isinstance(node, list):
        return sum(map(weight, node))
    if not isinstance(node, dict):
        return 0
    total = 0
    for part in ("name", "description"):
        words = [node.get(part) or "", *(node.get(f"{part}_localizations") or {}).values()]
        total += max(map(len, words))
    return total + weight(node.get("options") or []) + weight(node.get("choices") or [])


async def test_amounts_of_many_items_are_asked_in_two_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """First of what, then how many; here with forms that hold only two fields."""
    monkeypatch.setattr(asking, "MOST_FIELDS", 2)
    monkeypatch.setattr(answering, "MOST_FIELDS", 2)
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 3, {"red": "en", "blue": "en"})
        while "share" not in [one.kind for one in (await driver.match()).questions().values()]:
            await driver.press_one()
        seat, question = next(iter((await driver.match()).questions().items()))
        who = driver.people[seat]
        shown = (await stage.press(who, stage.panel(), "act")).response
        which = next(custom_id for custom_id, key in controls(shown) if key.verb == "which")
        too_many = await who.select(shown, ["vanguard", "centre", "rear"], custom_id=which)
        assert "too much for one form" in text(too_many.response)
        wanted = {item: count for item, count in question.default.items() if count}
        modal = await who.select(too_many.response, list(wanted), custom_id=which)
        assert modal.modal is not None and len(modal.modal["components"]) == len(wanted)
        await driver._fill(who, modal, wanted)
        assert (await stage.bot.table.look(match_id)).info.number > question.number


async def test_a_refused_amount_says_why_and_asks_again(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 3, {"red": "en", "blue": "en"})
        while "share" not in [one.kind for one in (await driver.match()).questions().values()]:
            await driver.press_one()
        seat, question = next(iter((await driver.match()).questions().items()))
        who = driver.people[seat]
        shown = (await stage.press(who, stage.panel(), "act")).response
        modal = await stage.press(who, shown, "much")
        refused = await driver._fill(who, modal, {})
        assert "At least" in text(refused.response)
        assert any(key.verb == "take" for _, key in controls(refused.response)), "and the question stands there again"
        typed = await stage.press(who, refused.response, "type")
        refused = await who.submit_modal(typed, {"line": "3 *dragons* @everyone"})
        assert r"“3 \*dragons\* @" in text(refused.response) and "@everyone" not in text(refused.response)
        assert "not among the choices" in text(refused.response)
        assert (await stage.bot.table.look(match_id)).info.number == question.number


async def test_an_amount_that_cannot_be_read_is_not_taken_for_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """As for 36 Orcs: more than a menu holds, so the number is typed."""
    monkeypatch.setattr(asking, "MOST_CHOICES", 3)
    async with staged(tmp_path / "r.sqlite3", dict.fromkeys(("rowan", "birk"), "de")) as stage:
        match_id = await stage.begin()
        driver = Driver(stage, match_id, {"red": stage.rowan, "blue": stage.birk}, 3, {"red": "de", "blue": "de"})
        while "share" not in [one.kind for one in (await driver.match()).questions().values()]:
            await driver.press_one()
        seat, question = next(iter((await driver.match()).questions().items()))
        who, (item, *others) = driver.people[seat], question.items
        before = (await stage.bot.table.look(match_id)).info.place
        shown = (await stage.press(who, stage.panel(), "act")).response
        for typed in ("36x", "-1", "*viel*", "1.5"):
            form = await stage.press(who, shown, "much")
            fields = {field["custom_id"]: field for field in walk_modal(form.modal)}
            assert fields[item]["type"] == 4 and fields[item]["max_length"] >= len("alle")
            refused = await who.submit_modal(form, {**dict.fromkeys(others, "0"), item: typed})
            assert f"„{plain(typed)}“ ist keine Zahl" in text(refused.response)
            assert "take" in [key.verb for _, key in controls(shown)], "and the question stands there again"
            assert (await stage.bot.table.look(match_id)).info.place == before
        for typed, counts in ((" Alle ", question.items[item] <= question.most), (str(question.most), True)):
            form = await stage.press(who, shown, "much")
            await who.submit_modal(form, {**dict.fromkeys(others, ""), item: typed})
            assert (await stage.bot.table.look(match_id)).info.place == before + counts
        orcs = Split(seat="shadow", kind="move_who", items={"orcs": 36}, default={})
        for typed, read_as in (("ALL", 36), ("alle", 36), ("7", 7), ("", 0)):
            found = answering._amounts(engine.game("five_armies"), orcs, {"orcs": [typed]}, "en")
            assert found.get("orcs", 0) == read_as


async def test_the_pages_of_the_log_have_every_line_once(tmp_path: Path):
    """In German, whose lines are long: a page that would be too full begins later, and so does the one before it."""
    async with staged(tmp_path / "r.sqlite3", {"sam": "de"}, pictures=False) as stage:
        match_id = await stage.begin("five_armies", "free")
        rng, table = Stream(5), stage.bot.table
        for _ in range(150):
            info, match = await table.look(match_id)
            seat, question = next(iter(match.questions().items()))
            await table.answer(match_id, info.seats[seat], [question.sample(rng)], question.number)
        page = (await stage.sam.slash(stage.channel, "log")).response
        lines: list[str] = []
        while True:
            lines = text(page).splitlines()[1:] + lines
            if not controls(page):
                break
            page = (await stage.press(stage.sam, page, "log")).response
        rows = await table.steps(match_id)
        assert lines == "\n".join(news(match, rows, "de")).splitlines()


async def test_who_has_asked_for_an_undo_can_play_on(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        for seat in ("red", "blue"):
            await give(stage.bot.table, match_id, seat)
        await stage.deliver()
        seat = (await stage.bot.table.look(match_id)).info.owing[0]
        who = {"red": stage.rowan, "blue": stage.birk}[seat]
        refused = await stage.press(who, stage.panel(), "undo")
        asked = await stage.press(who, refused.response, "ask")
        assert "has been asked" in text(asked.response)
        assert "pick" in [key.verb for _, key in controls(asked.response)]


async def test_a_refusal_names_commands_as_the_reader_knows_them(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3", {"sam": "de"}) as stage:
        await stage.begin()
        taken = await stage.sam.slash(stage.channel, "match new", game="skirmish")
        assert "</match status:" in text(taken.response)


async def test_requests_do_not_outlive_the_match(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        for seat in ("red", "blue"):
            await give(stage.bot.table, match_id, seat)
        await stage.bot.takeback.ask(match_id, stage.rowan.id)
        await stage.deliver()
        await stage.bot.table.resign(match_id, stage.rowan.id)
        await stage.deliver()
        assert not [key for message in stage.channel.history() for _, key in controls(message) if key.verb == "agree"]


async def test_a_command_without_its_option_asks(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        shown = (await stage.rowan.slash(stage.channel, "clash")).response
        assert "⚠️" not in text(shown) and "pick" in [key.verb for _, key in controls(shown)]


@pytest.mark.parametrize(("typed", "place"), [("vale", ""), ("front_gate", "front_gate"), ("Front G", "front_gate")])
async def test_a_part_of_the_board_is_found_by_its_name_and_else_refused(tmp_path: Path, typed: str, place: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin("five_armies", "free")
        shown = (await stage.sam.slash(stage.channel, "board", focus=typed)).response
        assert ("There is no" in text(shown)) == (not place)
        assert [key.arg for _, key in controls(shown) if key.verb == "theme"] == (
            [f"parchment:{place}"] if place else []
        )


async def test_what_fate_gives_comes_to_its_owner_as_a_picture_with_words(tmp_path: Path):
    """The Shadow draws tiles, the Free Peoples draw Fate cards (p. 17)."""
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin("five_armies", "free")
        private = {"free": stage.users["rowan"].dm_channel, "shadow": stage.users["birk"].dm_channel}
        rng, table, owed = Stream(0), stage.bot.table, {"tile_drawn", "fate_card"}
        while owed:
            info, match = await table.look(match_id)
            seat, question = next(iter(match.questions().items()))
            done = await table.answer(match_id, info.seats[seat], [question.sample(rng)], question.number)
            for event in done.events:
                if event.kind in owed:
                    owed.remove(event.kind)
                    before = {seat: len(one.history()) for seat, one in private.items()}
                    await stage.deliver()
                    drawer = match.game.draws[event.kind]
                    told = [one for one in private[drawer].history()[before[drawer] :] if one.attachments]
                    assert told[-1].attachments[0].filename == "fate.webp"
                    assert describe(match.game, event, drawer, "en") in text(told[-1])
