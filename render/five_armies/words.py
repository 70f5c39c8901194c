"""The words of this game's pictures in one language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.core.words import LANGUAGES, Texts
from engine.five_armies.facts import card_type


@lru_cache(maxsize=1)
def _texts() -> Texts:
    return Texts("engine.core", "engine.five_armies", "render.five_armies")


class Words:
    """Looks up messages; ids of the data files are message names. A missing message is an error."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]

    def __call__(self, name: str, /, **args: Any) -> str:
        return _texts().format(self.lang, name, args)

    def has(self, name: str) -> bool:
        return _texts().has(self.lang, name)

    def part(self, name: str, attribute: str) -> str:
        """An attribute of a message, or nothing where it has none."""
        texts = _texts()
        return texts.format(self.lang, name, {}, attribute) if texts.has_attribute(self.lang, name, attribute) else ""

    def units(self, units: dict[str, int]) -> str:
        """'2 Orcs and 1 Warg'."""
        return _texts().listing(self.lang, [_texts().amount(self.lang, unit, n) for unit, n in units.items() if n])

    def card_type(self, card: str) -> str:
        """'Event · Army'."""
        return card_type(_texts(), card, self.lang)

    def names(self, ids: list[str]) -> str:
        return _texts().listing(self.lang, [self(id) for id in ids])

    def listing(self, parts: list[str]) -> str:
        return _texts().listing(self.lang, parts)
