"""No page mentions what does not exist: links, pictures, files, settings, buttons."""

import re
from pathlib import Path

import pytest

from bot.checkup import NAMES as SETTINGS
from bot.checkup import PREFIX
from bot.permissions import permissions
from bot.presenter.words import say
from tests.docs.pages import NAMES, ROOT, anchors, buttons, code, language, links, prose, read

FOLDERS = ("bot", "engine", "render", "tests", "docs", ".ci")
MADE = ("ci-output/",)  # what running something makes
KNOWN_SETTINGS = {"DISCORD_TOKEN", *(PREFIX + name for name in SETTINGS)}


@pytest.mark.parametrize("name", NAMES)
def test_links_and_pictures_lead_somewhere(name: str):
    for link in links(name):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(str(target.resolve().relative_to(ROOT))), link


@pytest.mark.parametrize("name", NAMES)
def test_files_that_are_named_exist(name: str):
    for one in code(name):
        word = one.split()[0].rstrip("/,:;")
        if word.startswith(tuple(f"{folder}/" for folder in FOLDERS)) and "<" not in word and word not in MADE:
            assert (ROOT / word.partition("::")[0]).exists(), one
        elif re.fullmatch(r"[\w.-]+\.(md|toml)|\.env\.example", word):
            assert (ROOT / word).exists() or (ROOT / name).with_name(word).exists(), one


@pytest.mark.parametrize("name", NAMES)
def test_settings_that_are_named_exist(name: str):
    assert set(re.findall(rf"\b(?:{PREFIX}[A-Z_]+|DISCORD_[A-Z]+)\b", read(name))) <= KNOWN_SETTINGS


def test_every_setting_is_explained():
    assert {one for one in code("docs/operators.md") if one in KNOWN_SETTINGS} == KNOWN_SETTINGS
    assert all(name in read(".env.example") for name in KNOWN_SETTINGS)


@pytest.mark.parametrize("name", NAMES)
def test_buttons_that_are_named_exist(name: str):
    lang = language(name)
    known = set(re.findall(r"^(?:pace-)?button-[\w-]+ = ([^{\n]+)$", words_of_the_bot(lang), re.MULTILINE))
    assert set(buttons(name)) <= known


def words_of_the_bot(lang: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "bot" / "text").glob(f"*.{lang}.ftl")))


def test_players_learn_of_every_button_of_the_panel():
    for name in ("docs/players.md", "docs/spieler.md"):
        panel = {say(language(name), f"button-{one}") for one in ("act", "choose", "hand", "board", "undo", "help")}
        assert panel <= set(buttons(name))


def test_the_invitation_asks_for_exactly_what_is_needed():
    found = re.findall(r"permissions=(\d+)", prose("README.md"))
    assert found == [str(permissions().value)]


def test_the_container_copies_what_there_is():
    for line in read("Containerfile").splitlines():
        if line.startswith("COPY "):
            *sources, _ = line.split()[1:]
            assert all((ROOT / source).exists() for source in sources), line
    assert 'CMD ["ravenpost", "run"]' in read("Containerfile")


def test_the_service_runs_what_there_is():
    assert re.search(r"^ExecStart=\S+/bin/ravenpost run$", read("docs/ravenpost.service"), re.MULTILINE)


@pytest.mark.parametrize("name", NAMES)
def test_pictures_have_words(name: str):
    assert "![](" not in read(name)


def test_every_page_can_be_reached_from_the_first():
    seen, todo = set(), ["README.md"]
    while todo:
        name = todo.pop()
        seen.add(name)
        for link in links(name):
            path = ((ROOT / name).parent / link.partition("#")[0]).resolve()
            found = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) and path.suffix == ".md" else ""
            if found and found not in seen and Path(path).exists():
                todo.append(found)
    assert set(NAMES) <= seen
