"""The pages that people read, taken apart: links, code, commands, buttons."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
GERMAN = "docs/spieler.md"

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[[^\]\n]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")
_SLASH = re.compile(r"/[a-zäöüß][\w ]*")


class Said(NamedTuple):
    """A slash command as a page says it: its words, and the options it gives."""

    words: list[str]
    options: dict[str, str]


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def language(name: str) -> str:
    return "de" if name == GERMAN else "en"


def blocks(name: str, kind: str) -> list[str]:
    return [body for found, body in _FENCE.findall(read(name)) if found == kind]


def prose(name: str) -> str:
    """The page without its blocks of code."""
    return _FENCE.sub("", read(name))


def links(name: str) -> list[str]:
    return _LINK.findall(prose(name))


def code(name: str) -> list[str]:
    """What stands between backticks."""
    return _CODE.findall(prose(name))


def shell(name: str) -> Iterator[str]:
    """Every line for a terminal: of the blocks, and of the prose."""
    for block in blocks(name, "sh"):
        for line in block.splitlines():
            if line := line.partition(" #")[0].strip():
                yield from map(str.strip, line.split("&&"))
    for one in code(name):
        if one.startswith(("uv ", "ravenpost ", ".venv/bin/", "bash ", "pip ", "git ", "cd ")):
            yield from map(str.strip, one.split("&&"))


def slash(name: str) -> Iterator[Said]:
    """Every slash command that the page names."""
    for one in code(name):
        if one.startswith("/") and _SLASH.match(one):
            head, *given = re.split(r"\s(?=[\w]+:)", one)
            options = dict(part.split(":", 1) for part in given)
            yield Said(head[1:].split(), options)


def buttons(name: str) -> list[str]:
    return [one[1:-1] for one in code(name) if one.startswith("[") and one.endswith("]")]


def anchors(name: str) -> set[str]:
    """The headings of a page, as links name them."""
    heads = re.findall(r"^#+ (.+)$", prose(name), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.casefold()).replace(" ", "-") for head in heads}
