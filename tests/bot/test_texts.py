"""Every text that the bot uses is there in both languages, and says what it should."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import engine
from bot.commands import looking, play
from bot.presenter.words import texts
from engine.core.words import LANGUAGES, Texts, sources

BOT = Path(__file__).parents[2] / "bot"
CALLS = {"say": (0, 1), "Refusal": (0,)}


def used() -> set[str]:
    """The names of messages that stand in the code as they are."""
    found = set()
    for path in [
        *BOT.glob("*.py"),
        *BOT.glob("presenter/*.py"),
        *BOT.glob("controls/*.py"),
        *BOT.glob("commands/*.py"),
    ]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                places = CALLS.get(name, ())
                for one in [node.args[at] for at in places if at < len(node.args)]:
                    for part in ast.walk(one):
                        if isinstance(part, ast.Constant) and isinstance(part.value, str) and "-" in part.value:
                            found.add(part.value)
    return {name for name in found if re.fullmatch(r"[a-z]+(-[a-z]+)+", name)}


def shape(package: str, lang: str) -> dict[str, set[str]]:
    """Messages and attributes with the variables that each of them takes."""
    found: dict[str, set[str]] = {}
    for source in sources([package], lang):
        for entry in parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{package} {lang}: {entry.content}"
            if isinstance(entry, ftl.Message):
                parts = {entry.id.name: entry.value} | {
                    f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes
                }
                for name, pattern in parts.items():
                    found[name] = variables(pattern) if pattern else set()
    return found


def variables(pattern: ftl.BaseNode) -> set[str]:
    if isinstance(pattern, ftl.VariableReference):
        return {pattern.id.name}
    found = set()
    for value in vars(pattern).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ftl.BaseNode):
                found |= variables(one)
    return found


def test_every_message_in_the_code_exists():
    names = used()
    assert len(names) > 80
    missing = [name for name in sorted(names) for lang in LANGUAGES if not texts().has(lang, name)]
    assert missing == []


def test_both_languages_have_the_same_messages_and_variables():
    english, german = shape("bot", "en"), shape("bot", "de")
    assert english == german


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_commands_have_texts_in_every_language(lang: str):
    game = engine.game("five_armies")
    for command in game.commands:
        name = f"command-{command.name}"
        assert re.fullmatch(r"[\w-]{1,32}", game.texts.format(lang, name)), name
        assert len(game.texts.format(lang, name, attribute="description")) <= 100
        for option in command.options:
            own = f"option-{option.name}"
            assert re.fullmatch(r"[\w-]{1,32}", game.texts.format(lang, own)), own
            described = game.texts.has_attribute(lang, name, own) or game.texts.has_attribute(lang, own, "description")
            assert described, (name, own)
        names = [game.texts.format(lang, f"option-{option.name}") for option in command.options]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_have_the_same_name(lang: str):
    own = ("match", "choose", "board", "hand", "log", "rules", "help", "settings", "moderate")
    names = [texts().format(lang, f"command-{name}") for name in own]
    game: Texts = engine.game("five_armies").texts
    names += [game.format(lang, f"command-{name}") for name in play.vocabulary() if game.has(lang, f"command-{name}")]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_their_chapters(lang: str):
    found = looking.chapters(lang)
    assert len(found) >= 12
    assert looking._search("beorn", lang)
    for _, value in found:
        name, _, chapter = value.partition(":")
        assert 200 < len(engine.game(name).texts.format(lang, f"rules-{chapter}", attribute="text")) < 3_800
