"""The panel's buttons: act, hand, board, undo, help."""

from bot.controls.base import Control, button
from bot.controls.ids import MORE, Key
from bot.errors import NothingToUndo, Stale
from bot.presenter import looking, turn
from bot.presenter.layout import layout
from bot.presenter.words import happened, sorry
from bot.reception import Caller


class Act(Control, verbs=("act",)):
    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        await turn.show(caller, sitting, turn.seat_of(caller, sitting, key.seat))


class Hand(Control, verbs=("hand",)):
    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        await looking.hand(caller, sitting, turn.seat_of(caller, sitting, key.seat))


class Board(Control, verbs=("board", "theme", "focus")):
    """The board for one's own eyes; in another style, or a part of it. `arg` carries what was chosen before."""

    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        theme, _, focus = key.arg.partition("#")[0].partition(":")
        chosen = next(iter(self.values(caller)), "")
        if key.verb == "theme":
            theme = chosen
        elif key.verb == "focus":
            focus = "" if chosen == looking.WHOLE else chosen
        await looking.board(caller, sitting, theme, focus)


class Undo(Control, verbs=("undo",)):
    """Take back one's own last answer. Beyond a barrier the others can be asked."""

    async def act(self, caller: Caller, key: Key) -> None:
        sitting = await turn.look(caller, key.match)
        await take_back(caller, key.match, turn.seat_of(caller, sitting, key.seat), key)


class Help(Control, verbs=("help",)):
    async def act(self, caller: Caller, key: Key) -> None:
        await caller.reply(looking.help_page(caller.lang))


async def take_back(caller: Caller, match_id: int, seat: str, pressed: Key | None = None) -> None:
    """`pressed` is the button: a second press of it takes nothing more back."""
    number, more = (pressed.number, pressed.arg == MORE) if pressed else (None, True)
    try:
        done = await caller.client.takeback.undo(match_id, caller.id, number, seat, more=more)
    except Stale:
        await turn.show(caller, await turn.look(caller, match_id), seat, caller.say("outdated"))
        return
    except NothingToUndo as error:
        sitting = await turn.look(caller, match_id)
        if error.data.get("why") == "start":
            await turn.show(caller, sitting, seat, sorry(error, caller.lang))
            return
        key = Key(match_id, sitting.info.number, seat, "ask")
        back = button(key._replace(verb="act"), caller.say("button-back"))
        await caller.reply(layout(sorry(error, caller.lang), rows=[[button(key, caller.say("button-ask-undo")), back]]))
        return
    told = happened(done.match, done.events, seat, caller.lang)
    await turn.show(caller, await turn.look(caller, match_id), seat, "\n".join([caller.say("undone"), *told]))


class Log(Control, verbs=("log",)):
    """Earlier pages of the log."""

    async def act(self, caller: Caller, key: Key) -> None:
        await looking.log(caller, await turn.look(caller, key.match), key.number)
