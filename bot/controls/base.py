"""Control: the base of all buttons and selects. A view is built of these only, never of ordinary items."""

import logging
from collections.abc import Sequence
from typing import Any, ClassVar

import discord
from discord import ui

from bot.controls.ids import Key, read, template
from bot.presenter.layout import MOST_LABEL, MOST_OPTION
from bot.presenter.words import clip, clip_words
from bot.reception import Caller, Reception, TooLate

_log = logging.getLogger(__name__)
FAMILIES: dict[str, type["Control"]] = {}  # by verb

Style = discord.ButtonStyle


class Control(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """One kind of control. A subclass names its verbs and says in `act` what they do."""

    modal_verbs: ClassVar[tuple[str, ...]] = ()  # those that answer with a modal, and so must not defer

    def __init_subclass__(cls, *, verbs: tuple[str, ...]) -> None:
        super().__init_subclass__(template=template(verbs))
        for verb in verbs:
            if verb in FAMILIES:
                raise ValueError(f"two controls have the verb {verb}")
            FAMILIES[verb] = cls

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: Any, /) -> "Control":
        return cls(item)

    async def callback(self, interaction: Any) -> None:
        key = read(self.custom_id)
        assert key is not None
        try:
            async with Reception(interaction, key.verb, modal=key.verb in self.modal_verbs) as caller:
                caller.about.update(match=key.match, number=key.number)
                await self.act(caller, key)
        except TooLate:
            _log.info("%s was not answered", key.verb)

    async def interaction_check(self, interaction: Any, /) -> bool:
        return True

    async def act(self, caller: Caller, key: Key) -> None:
        raise NotImplementedError

    @staticmethod
    def values(caller: Caller) -> list[str]:
        """What was chosen in a select."""
        data: Any = caller.interaction.data or {}
        return list(data.get("values", []))


def button(key: Key, label: str, style: Style = Style.secondary, emoji: str | None = None) -> Control:
    family = FAMILIES[key.verb]
    return family(ui.Button(label=clip(label, MOST_LABEL), custom_id=key.write(), style=style, emoji=emoji))


def select(
    key: Key, options: Sequence[tuple[str, str, str]], placeholder: str = "", least: int = 1, most: int = 1
) -> Control:
    """A menu of (value, words, more words); at most 25."""
    shown = [
        discord.SelectOption(
            value=value, label=clip(label, MOST_OPTION), description=clip_words(about, MOST_OPTION) or None
        )
        for value, label, about in options
    ]
    menu: ui.Select[Any] = ui.Select(
        custom_id=key.write(),
        options=shown,
        placeholder=clip(placeholder, 150) or None,
        min_values=least,
        max_values=most,
    )
    return FAMILIES[key.verb](menu)
