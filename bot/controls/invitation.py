"""Accept, join or decline an invitation."""

import engine
from bot.controls.base import Control
from bot.controls.ids import Key
from bot.presenter import turn
from bot.presenter.words import seat_name
from bot.reception import Caller, Refusal


class Invitation(Control, verbs=("accept", "join", "decline")):
    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        info, table = sitting.info, caller.client.table
        if info.status != "inviting":
            raise Refusal("invitation-gone")
        if key.verb == "decline":
            await table.decline(key.match, caller.id)
            await caller.reply(caller.say("invitation-declined"))
            return
        if caller.id == info.host:
            raise Refusal("own-invitation")
        info = await table.join(key.match, caller.id)
        sitting = await turn.look(caller, key.match)
        seat = info.seats_of(caller.id)[0]
        told = caller.say("joined", seat=seat_name(engine.game(info.game), seat, caller.lang))
        await turn.show(caller, sitting, seat, told)
