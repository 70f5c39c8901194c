"""Amounts: taking the suggestion, ticking single pieces, or filling in a modal."""

from collections.abc import Iterator
from typing import Any

from bot.controls import ids
from bot.controls.base import Control
from bot.controls.ids import Key
from bot.presenter import dialogue, turn
from bot.presenter.amounts import MOST_FIELDS, SINGLES, AmountsModal, TypedModal, fields
from bot.reception import Caller
from bot.table import Sitting
from engine import Illegal, Split
from engine.core.vocabulary import read

MODALS = ("amounts", "typed")


class Amounts(Control, verbs=("take", "none", "some")):
    """Answers that need no modal."""

    async def act(self, caller: Caller, key: Key) -> None:
        found = await _asked(caller, key)
        if found is None:
            return
        sitting, seat, question = found
        if key.verb == "some":
            chosen = [ids.option(value, question.items) for value in self.values(caller)]
            amounts = {item: 1 for item in chosen if item}
        else:
            amounts = dict(question.default) if key.verb == "take" else {}
        await turn.give(caller, sitting, seat, [amounts], key.number, key.arg)


class Opener(Control, verbs=("much", "which", "type")):
    """Opens a modal: for all items if they are few, for those that were chosen, or with one line to type in."""

    modal_verbs = ("much", "which", "type")

    async def act(self, caller: Caller, key: Key) -> None:
        found = await _asked(caller, key)
        if found is None:
            return
        sitting, seat, question = found
        assert sitting.match is not None
        game, key = sitting.match.game, key._replace(seat=seat)
        if key.verb == "type":
            await caller.interaction.response.send_modal(TypedModal(game, question, key, caller.lang))
            return
        if key.verb == "much":
            modal = AmountsModal(game, question, key, list(question.items), caller.lang)
            await caller.interaction.response.send_modal(modal)
            return
        found_items = [ids.option(value, question.items) for value in self.values(caller)]
        items = [item for item in found_items if item]
        singles = [item for item in items if question.items[item] == 1]
        if len(singles) == len(items):
            await caller.defer()
            await turn.give(caller, sitting, seat, [dict.fromkeys(items, 1)], key.number, key.arg)
        elif fields(question, items) > MOST_FIELDS:
            await caller.defer()
            await turn.show(caller, sitting, seat, caller.say("too-many-amounts"))
        else:
            modal = AmountsModal(game, question, key, items, caller.lang, singles)
            await caller.interaction.response.send_modal(modal)


async def submitted(caller: Caller, key: Key) -> None:
    """A modal came back. What it says is read from the interaction, so it may have been opened before a restart."""
    found = await _asked(caller, key)
    if found is None:
        return
    sitting, seat, question = found
    assert sitting.match is not None
    given = dict(_fields(caller.interaction.data))
    if key.verb == "typed":
        try:
            amounts = read(sitting.match.game, question, " ".join(given.get("line", [])), caller.lang)
        except Illegal as error:
            told = "⚠️ " + sitting.match.game.describe(error, seat, caller.lang)
            await turn.show(caller, sitting, seat, told)
            return
    else:
        amounts = _amounts(question, given)
    await turn.give(caller, sitting, seat, [amounts], key.number, key.arg)


def _amounts(question: Split, given: dict[str, list[str]]) -> dict[str, int]:
    """Numbers by item, and the single things that were ticked."""
    amounts: dict[str, int] = {}
    for name, values in given.items():
        if name == SINGLES:
            ticked = [ids.option(value, question.items) for value in values]
            amounts |= {item: 1 for item in ticked if item}
            continue
        item, typed = ids.option(name, question.items), "".join(values).strip()
        if item is not None and typed.isdecimal() and len(typed) < 6 and int(typed):
            amounts[item] = int(typed)
    return amounts


def _fields(data: Any) -> Iterator[tuple[str, list[str]]]:
    """The fields of a submitted modal, as (id, values)."""
    for row in (data or {}).get("components", []):
        for field in [row["component"]] if "component" in row else row.get("components", []):
            values = field["values"] if "values" in field else [field.get("value") or ""]
            yield field.get("custom_id", ""), [str(one) for one in values]


async def _asked(caller: Caller, key: Key) -> tuple[Sitting, str, Split] | None:
    """The Split that the control belongs to; where it is no longer open, what is asked now is shown instead."""
    sitting = await turn.look(caller, key.match)
    seat = turn.seat_of(caller, sitting, key.seat)
    question = turn.question_of(sitting.match, seat, key.arg)
    if isinstance(question, Split) and question.number == key.number and key.arg in dialogue.MODES:
        return sitting, seat, question
    await turn.show(caller, sitting, seat, caller.say("outdated"))
    return None
