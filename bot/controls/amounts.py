"""Amounts: taking the suggestion, ticking single pieces, or filling in a modal."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.controls import ids
from bot.controls.base import Control
from bot.controls.ids import Key
from bot.presenter import dialogue, turn
from bot.presenter.amounts import MOST_FIELDS, SINGLES, AmountsModal, TypedModal, fields
from bot.presenter.words import abouts, describe, option_words, plain
from bot.reception import Caller, Refusal
from bot.table import Sitting
from engine import Game, Illegal, Split
from engine.core.vocabulary import read
from engine.core.words import LANGUAGES

MODALS = ("amounts", "typed")


class Asked(NamedTuple):
    """The question that a control belongs to, and whether its answer is given, changed or kept."""

    sitting: Sitting
    seat: str
    question: Split
    mode: str


class Amounts(Control, verbs=("take", "none", "some")):
    """Answers that need no modal."""

    async def act(self, caller: Caller, key: Key) -> None:
        found = await _asked(caller, key)
        if found is None:
            return
        sitting, seat, question, mode = found
        ticks = key.arg.partition(":")[2]
        if key.verb != "some":
            amounts = dict(question.default) if key.verb == "take" else {}
            await turn.press(caller, sitting, seat, amounts, key, mode)
            return
        items = ids.ticked(ticks, question.items) if ticks else _chosen(self.values(caller), question)
        if items is None:
            await turn.show(caller, sitting, seat, caller.say("outdated"))
        else:
            await _tick(caller, found, items, key)


class Opener(Control, verbs=("much", "which", "type")):
    """Opens a modal: for all items if they are few, for those that were chosen, or with one line to type in."""

    modal_verbs = ("much", "which", "type")

    async def act(self, caller: Caller, key: Key) -> None:
        found = await _asked(caller, key)
        if found is None:
            return
        sitting, seat, question, _ = found
        assert sitting.match is not None
        game, key = sitting.match.game, key._replace(seat=seat)
        told = abouts(sitting.match, question, caller.lang)
        if key.verb == "type":
            await caller.interaction.response.send_modal(TypedModal(game, question, key, caller.lang))
            return
        if key.verb == "much":
            modal = AmountsModal(game, question, key, list(question.items), caller.lang, told=told)
            await caller.interaction.response.send_modal(modal)
            return
        items = _chosen(self.values(caller), question)
        singles = [item for item in items if question.items[item] == 1]
        if len(singles) == len(items):
            await caller.defer()
            await _tick(caller, found, items, key)
        elif fields(question, items) > MOST_FIELDS:
            await caller.defer()
            await turn.show(caller, sitting, seat, caller.say("too-many-amounts"))
        else:
            modal = AmountsModal(game, question, key, items, caller.lang, singles, told)
            await caller.interaction.response.send_modal(modal)


async def submitted(caller: Caller, key: Key) -> None:
    """A modal came back. What it says is read from the interaction, so it may have been opened before a restart."""
    found = await _asked(caller, key)
    if found is None:
        return
    sitting, seat, question, mode = found
    assert sitting.match is not None
    given = dict(_fields(caller.interaction.data))
    game = sitting.match.game
    try:
        if key.verb == "typed":
            amounts = read(game, question, " ".join(given.get("line", [])), caller.lang)
        else:
            amounts = _amounts(game, question, given, caller.lang)
    except Illegal as error:
        await turn.show(caller, sitting, seat, "⚠️ " + describe(game, error, seat, caller.lang))
    except Refusal as error:
        await turn.show(caller, sitting, seat, "⚠️ " + caller.say(error.name, **error.args_of_text))
    else:
        await turn.give(caller, sitting, seat, [amounts], key.number, mode)


def _amounts(game: Game[Any], question: Split, given: dict[str, list[str]], lang: str) -> dict[str, int]:
    """Numbers by item, and the single things that were ticked. Raises Refusal for what is no number."""
    amounts = dict.fromkeys(_chosen(given.pop(SINGLES, []), question), 1)
    every = [game.texts.format(one, "amounts-all") for one in LANGUAGES]
    for name, values in given.items():
        item, typed = ids.option(name, question.items), "".join(values).strip()
        if item is None:
            continue
        if typed.casefold() in every:
            amounts[item] = question.items[item]
        elif typed and not (typed.isdecimal() and len(typed) < 6):
            raise Refusal("no-amount", item=option_words(game, question, item, lang), typed=plain(typed))
        elif count := int(typed or 0):
            amounts[item] = count
    return amounts


def _chosen(values: list[str], question: Split) -> list[str]:
    """The items that were ticked in a menu."""
    found = [ids.option(value, question.items) for value in values]
    return [item for item in found if item]


async def _tick(caller: Caller, asked: Asked, items: list[str], key: Key) -> None:
    """One of each of these."""
    again = key._replace(verb="some", arg=f"{asked.mode}:{ids.ticks(items, asked.question.items)}")
    await turn.press(caller, asked.sitting, asked.seat, dict.fromkeys(items, 1), again, asked.mode)


def _fields(data: Any) -> Iterator[tuple[str, list[str]]]:
    """The fields of a submitted modal, as (id, values)."""
    for row in (data or {}).get("components", []):
        for field in [row["component"]] if "component" in row else row.get("components", []):
            values = field["values"] if "values" in field else [field.get("value") or ""]
            yield field.get("custom_id", ""), [str(one) for one in values]


async def _asked(caller: Caller, key: Key) -> Asked | None:
    """What the control belongs to; where that is no longer open, what is asked now is shown instead."""
    sitting = await turn.look(caller, key.match)
    seat = turn.seat_of(caller, sitting, key.seat)
    mode = key.arg.partition(":")[0]
    question = turn.question_of(sitting.match, seat, mode)
    if isinstance(question, Split) and question.number == key.number and mode in dialogue.MODES:
        return Asked(sitting, seat, question, mode)
    await turn.show(caller, sitting, seat, caller.say("outdated"))
    return None
