"""From the invitation to the first answer."""

from pathlib import Path

from tests.bot.stage import controls, staged, text


async def test_an_invitation_is_accepted_and_the_panel_asks_for_the_first_answer(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        result = await stage.rowan.slash(
            stage.channel, "match new", game="skirmish", opponent=stage.users["birk"], side="red"
        )
        assert result.ephemeral and "You play: **Red**" in text(result.response)
        await stage.deliver()
        invitation = stage.channel.last_message
        assert stage.birk.mention in text(invitation)
        assert [key.verb for _, key in controls(invitation)] == ["accept", "decline", "help"]
        taken = await stage.press(stage.sam, invitation, "accept")
        assert "seat is taken" in text(taken.response)
        accepted = await stage.press(stage.birk, invitation, "accept")
        assert "You play: **Blue**" in text(accepted.response)
        assert next(key.verb for _, key in controls(accepted.response)) == "pick", "and is asked at once"
        await stage.deliver()
        kinds = [key.verb for _, key in controls(stage.panel())]
        assert kinds == ["act", "hand", "board", "undo", "help"]
        begun = stage.channel.history()[1]
        info = (await stage.bot.table.at(stage.channel.id)).info
        assert info.commitment in text(begun)
        shown = await stage.press(stage.rowan, stage.panel(), "act")
        assert shown.ephemeral and "Choose a card in secret" in text(shown.response)
