"""When a clock has run out, the other side claims the match or gives more time."""

from bot.controls.base import Control, Style, button
from bot.controls.ids import Key
from bot.presenter import turn
from bot.presenter.layout import layout
from bot.reception import Caller


class Clock(Control, verbs=("claim", "extend")):
    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        seat = turn.seat_of(caller, sitting)
        clocks, whose = caller.client.clocks, key.arg or None
        if key.verb == "claim" and not key.sure:
            await clocks.check_claim(key.match, caller.id, whose)
            claim = button(key._replace(sure=True), caller.say("pace-button-claim"), Style.danger)
            back = button(Key(key.match, sitting.info.number, seat, "act"), caller.say("button-back"))
            await caller.reply(layout(caller.say("claim-sure"), rows=[[claim, back]]))
            return
        if key.verb == "claim":
            await clocks.claim(key.match, caller.id, whose)
        else:
            await clocks.extend(key.match, caller.id, whose)
        await turn.show(caller, await turn.look(caller, key.match), seat, caller.say("moderated"))
