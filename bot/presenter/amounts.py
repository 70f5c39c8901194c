"""Amounts: how a Split is asked. A suggestion to take, pieces to tick, or a modal with an amount for each item."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.controls.base import Style, button, select
from bot.controls.ids import Key, token
from bot.presenter.layout import MOST_OPTION, Row
from bot.presenter.words import clip, clip_words, describe, option_words, say
from engine import Game, Split
from engine.core.vocabulary import spell_out

MOST_FIELDS = 5  # of a modal
MOST_CHOICES = 25
MOST_TYPED = 10  # characters for a number, or "all"
SINGLES = "one of each"  # the id of the field with all single things


def amount_rows(game: Game[Any], question: Split, key: Key, lang: str, told: Mapping[str, str]) -> list[Row]:
    """The controls. Their `arg` is the mode: whether this is an answer, a changed one or one to be kept.

    `told` is what there is to say of the items.
    """
    key = key._replace(arg=key.verb)
    suggested = say(lang, "button-suggested", what=words(game, question, question.default, lang))
    simple: list[ui.Item[Any]] = [button(key._replace(verb="take"), suggested, Style.primary)]
    if any(question.default.values()) and question.allows({}):
        simple.append(button(key._replace(verb="none"), say(lang, "button-none")))
    items = list(question.items)
    rows: list[Row] = []
    if 0 < len(items) <= MOST_CHOICES:
        if all(most <= 1 for most in question.items.values()):
            rows.append([_menu(game, question, key._replace(verb="some"), lang, told)])
        elif fields(question, items) <= MOST_FIELDS:
            simple.append(button(key._replace(verb="much"), say(lang, "button-amounts")))
        else:
            rows.append([_menu(game, question, key._replace(verb="which"), lang, told)])
    if not rows or len(items) > MOST_FIELDS:
        simple.append(button(key._replace(verb="type"), say(lang, "button-type"), emoji="⌨️"))
    return [*rows, simple]


def fields(question: Split, items: list[str]) -> int:
    """How many fields a modal for these items has: one for each amount, and one for all single things."""
    several = [item for item in items if question.items[item] > 1]
    return len(several) + (len(several) < len(items))


def words(game: Game[Any], question: Split, amounts: dict[str, int], lang: str) -> str:
    """Amounts as a person would say them: "2 Orcs, 1 Bolg"; single things without a number."""
    if all(most == 1 for most in question.items.values()):
        named = [option_words(game, question, item, lang) for item, count in amounts.items() if count]
        return ", ".join(named) or game.texts.format(lang, "amounts-none")
    return spell_out(game, question, amounts, lang)


def _menu(game: Game[Any], question: Split, key: Key, lang: str, told: Mapping[str, str]) -> ui.Item[Any]:
    """Single things to be ticked; or (`which`) the items whose amounts are asked for next."""
    options = []
    for item, most in question.items.items():
        label = option_words(game, question, item, lang)
        words = label if most == 1 else say(lang, "up-to", item=label, most=most)
        options.append((token(item), words, told.get(item, "")))
    if key.verb == "which":
        return select(key, options, say(lang, "choose-which"), 1, len(options))
    most = max(1, min(question.most, len(options)))
    return select(key, options, say(lang, "choose-some"), max(1, min(question.least, most)), most)


class AmountsModal(ui.Modal):
    """How many of each of these items. What comes back is read from the interaction, so nothing is remembered here."""

    def __init__(
        self,
        game: Game[Any],
        question: Split,
        key: Key,
        items: list[str],
        lang: str,
        ticked: list[str] | None = None,
        told: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(
            title=clip(describe(game, question, question.seat, lang), 45),
            custom_id=key._replace(verb="amounts").write(),
        )
        singles = [item for item in items if question.items[item] == 1]
        several = [item for item in items if question.items[item] > 1][: MOST_FIELDS - bool(singles)]
        for item in several:
            most, preset = question.items[item], question.default.get(item, 0)
            listed = most < MOST_CHOICES
            field = self._menu(item, most, preset) if listed else self._line(item, preset)
            about = say(lang, "modal-most" if listed else "modal-most-typed", most=most)
            label = clip(option_words(game, question, item, lang), 45)
            self.add_item(ui.Label(text=label, description=about, component=field))
        if singles:
            chosen = [item for item in singles if question.default.get(item)] if ticked is None else ticked
            options = [
                discord.SelectOption(
                    value=token(item),
                    label=clip(option_words(game, question, item, lang), MOST_OPTION),
                    description=clip_words(told.get(item, ""), MOST_OPTION) or None,
                    default=item in chosen,
                )
                for item in singles[:MOST_CHOICES]
            ]
            self.add_item(ui.Label(text=clip(say(lang, "modal-singles"), 45), component=self._ticks(options)))
        self.stop()  # so that it is not kept

    @staticmethod
    def _menu(item: str, most: int, preset: int) -> ui.Item[Any]:
        numbers = [discord.SelectOption(label=str(n), value=str(n), default=n == preset) for n in range(most + 1)]
        return ui.Select(custom_id=token(item), options=numbers, required=True)

    @staticmethod
    def _line(item: str, preset: int) -> ui.Item[Any]:
        return ui.TextInput(custom_id=token(item), default=str(preset), max_length=MOST_TYPED, required=False)

    @staticmethod
    def _ticks(options: list[discord.SelectOption]) -> ui.Item[Any]:
        return ui.Select(custom_id=SINGLES, options=options, min_values=0, max_values=len(options), required=False)


class TypedModal(ui.Modal):
    """All amounts in one line, as they are written in a slash command."""

    def __init__(self, game: Game[Any], question: Split, key: Key, lang: str) -> None:
        super().__init__(
            title=clip(describe(game, question, question.seat, lang), 45), custom_id=key._replace(verb="typed").write()
        )
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id="line",
            default=clip(spell_out(game, question, question.default, lang), 500),
            style=discord.TextStyle.paragraph,
            max_length=1_000,
            required=False,
        )
        about = clip(say(lang, "modal-typed-about"), MOST_OPTION)
        self.add_item(ui.TextDisplay(clip(self._choices(game, question, lang), 1_500)))
        self.add_item(ui.Label(text=clip(say(lang, "modal-typed"), 45), description=about, component=line))
        self.stop()

    @staticmethod
    def _choices(game: Game[Any], question: Split, lang: str) -> str:
        asked = describe(game, question, question.seat, lang)
        return f"{asked}\n{spell_out(game, question, question.items, lang)}"
