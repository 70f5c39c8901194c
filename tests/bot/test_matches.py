"""`/match`: beginning alone, invitations, how a match stands on a phone, and whether its proof holds."""

from pathlib import Path
from typing import Any

import pytest

from tests.bot.playing import give
from tests.bot.playing import play_on as to_the_end
from tests.bot.stage import Stage, controls, staged, text


async def test_who_invites_themselves_is_told_that_it_has_begun(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        begun = await stage.rowan.slash(stage.channel, "match new", game="skirmish", opponent=stage.users["rowan"])
        assert "you play both sides" in text(begun.response) and "invitation" not in text(begun.response)
        info = (await stage.bot.table.at(stage.channel.id)).info
        assert info.status == "active" and set(info.seats.values()) == {stage.rowan.id}


@pytest.mark.parametrize("who", ["rowan", "birk"])
async def test_an_invitation_is_called_off_and_not_given_up(tmp_path: Path, who: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.rowan.slash(stage.channel, "match new", game="skirmish", opponent=stage.users["birk"])
        person = getattr(stage, who)
        shown = await person.slash(stage.channel, "match resign")
        assert "call the invitation off" in text(shown.response)
        assert [key.verb for _, key in controls(shown.response)] == ["decline"]
        await stage.press(person, shown.response, "decline")
        gone = await stage.rowan.slash(stage.channel, "match resign")
        assert "no match in this channel" in text(gone.response)


@pytest.mark.parametrize("name", ["verify", "export"])
async def test_an_invitation_has_nothing_to_verify_or_export(tmp_path: Path, name: str):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.rowan.slash(stage.channel, "match new", game="skirmish", opponent=stage.users["birk"])
        refused = await stage.rowan.slash(stage.channel, f"match {name}")
        assert "has not begun yet" in text(refused.response) and "``" not in text(refused.response)


# --- how it stands ----------------------------------------------------------------------------------------------------


async def test_a_players_status_has_the_panels_buttons_and_they_work(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        status = await stage.rowan.slash(stage.channel, "match status")
        assert {"act", "hand", "board"} <= {key.verb for _, key in controls(status.response)}
        asked = await stage.press(stage.rowan, status.response, "act")
        pick = next(key for _, key in controls(asked.response) if key.verb == "pick")
        await stage.press(stage.rowan, asked.response, "pick", pick.arg)
        assert (await stage.bot.table.look(match_id)).info.place == 1
        watching = await stage.sam.slash(stage.channel, "match status")
        assert controls(watching.response) == []


async def test_the_list_leads_to_the_newest_panel(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        listed = text((await stage.rowan.slash(stage.channel, "match list")).response)
        link = f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{stage.panel().id}"
        assert f"**[Skirmish]({link})** in {stage.channel.mention}" in listed
        other = stage.guild.create_text_channel("other")
        await stage.rowan.slash(other, "match new", game="skirmish")
        first, last = text((await stage.rowan.slash(stage.channel, "match list")).response).splitlines()
        assert f"**Skirmish** in {other.mention}: invitation" in first and "your move" in last


async def test_a_long_list_ends_with_the_own_moves_and_cuts_no_line(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        people = {"red": stage.rowan.id, "blue": stage.birk.id}
        for channel in range(1, 90):
            await stage.bot.table.invite("skirmish", channel, people, host=stage.rowan.id, guild=stage.guild.id)
        lines = text((await stage.rowan.slash(stage.channel, "match list")).response).splitlines()
        assert lines[0] == "…" and "your move" in lines[-1] and len(lines) < 80
        assert all("**Skirmish** in <#" in line for line in lines[1:-1])


# --- the proof --------------------------------------------------------------------------------------------------------


async def finished(stage: Stage) -> int:
    people = {"red": 1, "blue": 2}
    match_id = await stage.bot.table.open("skirmish", stage.channel.id, people, host=1, guild=stage.guild.id)
    await to_the_end(stage.bot.table, match_id)
    return match_id


async def begun_earlier(stage: Stage, match_id: int) -> None:
    """As if it had begun under an earlier version of the rules."""
    where = "UPDATE matches SET version = version - 1 WHERE id = ?"
    await stage.bot.store.write(lambda db: db.execute(where, (match_id,)))


async def verdict(stage: Stage) -> str:
    return text((await stage.sam.slash(stage.channel, "match verify")).response)


def changed_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strike that is shielded does something else than it did."""

    def shielded(self: Any, play: Any, answer: str) -> Any:
        play.state.shields[self.seat] += 1
        return real(self, play, answer)

    from tests import skirmish

    real = skirmish.Strike.shield
    monkeypatch.setattr(skirmish.Strike, "shield", shielded)


async def test_a_match_that_goes_another_way_under_the_same_rules_is_an_alarm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await finished(stage)
        assert (await verdict(stage)).startswith("✅ Verified")
        changed_rules(monkeypatch)
        told = await verdict(stage)
        assert told.startswith("❌ NOT verified") and "at step" in told and "corrected" not in told
        assert f"match {match_id} cannot be verified" in caplog.text


async def test_rules_of_another_version_may_go_another_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await begun_earlier(stage, await finished(stage))
        changed_rules(monkeypatch)
        assert "The rules have been corrected since" in await verdict(stage)


async def test_another_seed_than_the_promised_one_is_an_alarm_under_any_rules(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await finished(stage)
        await begun_earlier(stage, match_id)
        values = (b"\x01" * 32, match_id)
        await stage.bot.store.write(lambda db: db.execute("UPDATE secrets SET seed = ? WHERE match_id = ?", values))
        assert "do not fit what happened" in await verdict(stage)


async def test_the_status_says_whom_the_match_waits_for(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        match_id = await stage.begin()
        await give(stage.bot.table, match_id, "red")
        told = text((await stage.sam.slash(stage.channel, "match status")).response)
        assert f"Waiting for Blue ({stage.birk.mention})" in told
