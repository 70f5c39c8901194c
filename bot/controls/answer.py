"""Answering: a button or a menu entry is one answer. Also changing a locked one, and keeping one for the next times."""

from bot.controls import ids
from bot.controls.base import Control
from bot.controls.ids import Key
from bot.presenter import dialogue, turn
from bot.reception import Caller
from engine import Pick


class Answer(Control, verbs=(dialogue.PICK, dialogue.SWAP, dialogue.KEEP)):
    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting, key.seat)
        given = next(iter(self.values(caller)), key.arg)
        question = turn.question_of(sitting.match, seat, key.verb)
        options = question.options if isinstance(question, Pick) else []
        value = ids.option(given, options) or given
        await turn.press(caller, sitting, seat, value, key._replace(arg=given), key.verb)


class Mode(Control, verbs=("change", "same")):
    """The same question once more: to change what is locked, or to give an answer that is kept."""

    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting, key.seat)
        mode = dialogue.SWAP if key.verb == "change" else dialogue.KEEP
        question = turn.question_of(sitting.match, seat, mode)
        current = question is not None and question.number == key.number
        if not current or question is None or sitting.match is None or sitting.info.status != "active":
            await turn.show(caller, sitting, seat, caller.say("outdated"))
        elif mode == dialogue.KEEP and not question.standing:
            await turn.show(caller, sitting, seat)
        else:
            await caller.reply(dialogue.ask(sitting.info, sitting.match, question, caller.lang, mode))


class Drop(Control, verbs=("drop",)):
    """Cancel an answer that was given in advance."""

    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting, key.seat)
        if sitting.match is None or key.arg not in sitting.match.standing(seat):
            await turn.show(caller, sitting, seat, caller.say("outdated"))
            return
        await caller.client.table.stand_down(key.match, caller.id, key.arg, seat)
        await turn.show(caller, await turn.look(caller, key.match), seat, caller.say("dropped"))
