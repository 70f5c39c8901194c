"""When a clock has run out, the other side claims the match or gives more time."""

from bot.controls.base import Control
from bot.controls.ids import Key
from bot.presenter import turn
from bot.reception import Caller


class Clock(Control, verbs=("claim", "extend")):
    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting)
        if key.verb == "claim":
            await caller.client.clocks.claim(key.match, caller.id, key.arg or None)
        else:
            await caller.client.clocks.extend(key.match, caller.id, key.arg or None)
        await turn.show(caller, await turn.look(caller, key.match), seat, caller.say("moderated"))
