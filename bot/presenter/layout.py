"""Layouts within Discord's limits: 40 components, 4,000 characters, 25 options, 100 characters in an id."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.presenter.pictures import Shown
from bot.presenter.words import clip

MOST_COMPONENTS = 40
MOST_TEXT = 4_000
MOST_ALT = 1_024
MOST_LABEL = 80
MOST_OPTION = 100
_SHORTEST = 40

Row: TypeAlias = Sequence[ui.Item[Any]]


class TooLarge(ValueError):
    """A layout that Discord would refuse. Whoever builds one has to see to it that this cannot happen."""


def layout(
    *texts: str, pictures: Sequence[Shown] = (), rows: Sequence[Row] = (), accent: int | None = None, file: str = ""
) -> ui.LayoutView:
    """A message: texts and pictures in a frame, and rows of controls below. Long texts are cut, the longest first."""
    frame: ui.Container[Any] = ui.Container(accent_colour=accent)
    for text in fit([text for text in texts if text]):
        frame.add_item(ui.TextDisplay(text))
    for one in pictures:  # each in a gallery of its own: side by side they would be cut
        frame.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{one.name}", description=alt(one.alt))))
    if file:
        frame.add_item(ui.File(f"attachment://{file}"))
    view = ui.LayoutView(timeout=None)
    view.add_item(frame)
    for row in rows:
        if row:
            view.add_item(ui.ActionRow(*row))
    check(view)
    return view


def fit(texts: Sequence[str], room: int = MOST_TEXT) -> list[str]:
    """The texts, with the longest ones cut until all of them fit."""
    kept = list(texts)
    while (over := sum(map(len, kept)) - room) > 0:
        longest = max(range(len(kept)), key=lambda at: len(kept[at]))
        kept[longest] = clip(kept[longest], max(_SHORTEST, len(kept[longest]) - over))
    return kept


def fit_lines(lines: Sequence[str], room: int, more: str) -> str:
    """The newest lines that fit; `more` stands in front where earlier ones had to go."""
    kept: list[str] = []
    left = room - len(more) - 1
    for line in reversed(lines):
        left -= len(line) + 1
        if left < 0 and kept:
            return "\n".join([more, *reversed(kept)])
        kept.append(clip(line, room))
        if left < 0:
            break
    return "\n".join(reversed(kept))


def alt(text: str) -> str | None:
    return clip(text, MOST_ALT) or None


def check(view: ui.LayoutView) -> None:
    """The one guard: raise TooLarge for what Discord would refuse."""
    if view.total_children_count > MOST_COMPONENTS:
        raise TooLarge(f"{view.total_children_count} components")
    if view.content_length() > MOST_TEXT:
        raise TooLarge(f"{view.content_length()} characters")
    seen = set()
    for item in view.walk_children():
        custom_id = getattr(item, "custom_id", None)
        if custom_id is None or not item.is_dispatchable():
            continue
        if not 0 < len(custom_id) <= 100 or custom_id in seen:
            raise TooLarge(f"the id {custom_id!r} is too long or comes twice")
        seen.add(custom_id)
        inner = item.item if isinstance(item, ui.DynamicItem) else item
        if isinstance(inner, ui.Select) and not 1 <= len(inner.options) <= 25:
            raise TooLarge(f"{len(inner.options)} options")
