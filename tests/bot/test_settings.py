"""Settings: a missing or malformed one is named with its remedy, and no token is ever shown."""

from pathlib import Path

import pytest

from bot.settings import BadSetting, load

TOKEN = "A" * 24 + "." + "B" * 6 + "." + "C" * 38
ROOT = Path(__file__).parents[2]


def test_everything_can_be_set(tmp_path: Path):
    file = tmp_path / ".env"
    file.write_text(
        f'# a comment\nDISCORD_TOKEN="{TOKEN}"\nexport RAVENPOST_DATABASE=x.sqlite3\nRAVENPOST_MODERATOR_ROLE=123\n'
        "RAVENPOST_HEALTH_PORT=8080\nRAVENPOST_LOG_LEVEL=debug\nRAVENPOST_LANGUAGE=DE\nRAVENPOST_BACKUPS=copies\n"
    )
    settings = load({"RAVENPOST_DATABASE": "y.sqlite3"}, file)
    assert settings == (TOKEN, Path("y.sqlite3"), Path("copies"), 123, 8080, "DEBUG", "de")
    assert TOKEN not in repr(settings)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "abc"}, "does not look like"),
        ({"DISCORD_TOKEN": TOKEN, "RAVENPOST_HEALTH_PORT": "99999"}, "a port between 1 and 65535"),
        ({"DISCORD_TOKEN": TOKEN, "RAVENPOST_MODERATOR_ROLE": "mods"}, "the id of a role"),
        ({"DISCORD_TOKEN": TOKEN, "RAVENPOST_LOG_LEVEL": "loud"}, "one of DEBUG, INFO"),
        ({"DISCORD_TOKEN": TOKEN, "RAVENPOST_LANGUAGE": "fr"}, "one of en, de"),
        ({"DISCORD_TOKEN": TOKEN, "RAVENPOST_BACKUPS": __file__}, "which is no folder"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, given: dict[str, str], said: str):
    with pytest.raises(BadSetting, match=said) as caught:
        load(given, tmp_path / "none")
    assert TOKEN not in str(caught.value)


def test_a_line_that_is_none_is_named(tmp_path: Path):
    (tmp_path / ".env").write_text("DISCORD_TOKEN\n")
    with pytest.raises(BadSetting, match="line 1"):
        load({}, tmp_path / ".env")


def test_the_example_names_every_setting_and_is_readable():
    text = (ROOT / ".env.example").read_text("utf-8")
    source = (ROOT / "bot" / "settings.py").read_text("utf-8")
    names = {word.strip('",()') for word in source.split() if word.strip('",(').startswith(("RAVENPOST_", "DISCORD_T"))}
    assert all(f"\n{name}=" in text for name in names if name.isupper())
    with pytest.raises(BadSetting, match="DISCORD_TOKEN is missing"):
        load({}, ROOT / ".env.example")
