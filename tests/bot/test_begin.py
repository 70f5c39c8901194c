"""From the invitation to the first answer."""

from pathlib import Path

from tests.bot.stage import controls, staged, text


async def test_an_invitation_is_accepted_and_the_panel_comes(tmp_path: Path):
    async with staged(tmp_path / "r.sqlite3") as stage:
        await stage.begin()
        panel = stage.panel()
        print(text(panel))
        result = await stage.press(stage.rowan, panel, "act")
        assert result.ephemeral
        print(text(result.response), controls(result.response))
