"""Buttons that need somebody's consent: taking something back, giving up."""

from bot.controls.base import Control
from bot.controls.ids import Key
from bot.presenter import turn
from bot.reception import Caller


class Ask(Control, verbs=("ask",)):
    """Ask the others to let something be taken back."""

    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting, key.seat)
        if sitting.info.number != key.number:
            await turn.show(caller, sitting, seat, caller.say("outdated"))
            return
        await caller.client.takeback.ask(key.match, caller.id, seat)
        await turn.show(caller, sitting, seat, caller.say("undo-sent"))


class Consent(Control, verbs=("agree", "refuse")):
    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting)
        back, (at, _, asker) = caller.client.takeback, key.arg.partition(":")
        which = int(at) if at.isdecimal() else 0, asker
        if key.verb == "refuse":
            await back.refuse(key.match, caller.id, which)
            await caller.reply(caller.say("undo-declined"))
            return
        done = await back.agree(key.match, caller.id, which)
        if done is None:
            await caller.reply(caller.say("undo-others"))
        else:
            await turn.show(caller, await turn.look(caller, key.match), seat, caller.say("undone"))


class Resign(Control, verbs=("resign",)):
    """The second step of giving up."""

    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting, key.seat)
        info = await caller.client.table.resign(key.match, caller.id, seat)
        await turn.show(caller, await turn.look(caller, info.id), seat, caller.say("resigned"))
