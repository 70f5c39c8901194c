"""Words, from Project Fluent files, in every language of a game. No sentence is put together in code."""

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")


class MissingText(KeyError):
    """A message that the game's .ftl files do not have."""


def message_id(name: str) -> str:
    return name.lower().replace("_", "-")


class Texts:
    """The messages of some packages' `text/` folders: every file that ends in `<language>.ftl`."""

    def __init__(self, *packages: str) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for source in sources(packages, lang):
                bundle.add_resource(FluentResource(source), allow_overrides=True)
            self._bundles[lang] = bundle
        self.word = lru_cache(maxsize=4096)(self._word)

    def has(self, lang: str, name: str) -> bool:
        return self._bundle(lang).has_message(message_id(name))

    def format(self, lang: str, name: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
        """The message `name`, or its attribute, with its arguments filled in."""
        bundle = self._bundle(lang)
        try:
            message = bundle.get_message(message_id(name))
            pattern = message.attributes[attribute] if attribute else message.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise MissingText(f"{name}{'.' + attribute if attribute else ''} ({lang})")
        text, errors = bundle.format_pattern(pattern, args or {})
        if errors:
            raise MissingText(f"{name} ({lang}): {errors[0]}")
        return str(text)

    def has_attribute(self, lang: str, name: str, attribute: str) -> bool:
        bundle = self._bundle(lang)
        name = message_id(name)
        return bundle.has_message(name) and attribute in bundle.get_message(name).attributes

    def _word(self, lang: str, name: str) -> str:
        return self.format(lang, name) if self.has(lang, name) else name

    def args(self, lang: str, data: dict[str, Any]) -> dict[str, Any]:
        """An event's or question's data as message arguments: ids become names, lists and amounts become phrases.

        For selectors and grammar there are also `$key_id` (the bare id), `$key_n` (how many things a list or amounts
        name), and `$key_first` and `$key_last` of a list.
        """
        filled: dict[str, Any] = {}
        for key, value in data.items():
            filled[key] = self.phrase(lang, value)
            if isinstance(value, str):
                filled[f"{key}_id"] = value
            elif isinstance(value, dict):
                filled[f"{key}_n"] = sum(map(bool, value.values()))
            elif isinstance(value, list | tuple):
                filled[f"{key}_n"] = len(value)
                if value:
                    filled[f"{key}_first"] = self.phrase(lang, value[0])
                    filled[f"{key}_last"] = self.phrase(lang, value[-1])
        return filled

    def phrase(self, lang: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.word(lang, value)
        if isinstance(value, dict):
            return self.listing(lang, [self.amount(lang, item, n) for item, n in value.items() if n])
        if isinstance(value, list | tuple):
            return self.listing(lang, [str(self.phrase(lang, one)) for one in value])
        return "" if value is None else value

    def amount(self, lang: str, item: str, count: Any) -> str:
        """'3 Orcs', from the item's `.count` if it has one; a single thing without a count is just named."""
        if self.has_attribute(lang, item, "count"):
            return self.format(lang, item, {"n": count}, "count")
        name = self.word(lang, item)
        return name if count == 1 else f"{name} × {count}"

    def listing(self, lang: str, parts: list[str]) -> str:
        if not parts:
            return self.format(lang, "list-none")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.format(lang, "list-more", {"a": text, "b": part})
        return self.format(lang, "list-last", {"a": text, "b": parts[-1]}) if len(parts) > 1 else text

    def _bundle(self, lang: str) -> FluentBundle:
        return self._bundles.get(lang) or self._bundles["en"]


def sources(packages: Iterable[str], lang: str) -> list[str]:
    """The texts of all .ftl files of one language, package by package, in the order of their names."""
    found = []
    for package in packages:
        folder = files(package) / "text"
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(f"{lang}.ftl"))
        found += [(folder / name).read_text("utf-8") for name in names]
    return found
