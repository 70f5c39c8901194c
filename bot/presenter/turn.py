"""A turn, as a person takes it: find the match and the seat, give an answer, show what is asked next."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import discord

from bot.controls.ids import ANYBODY, Key
from bot.errors import NoMatch, NotYourSeat, Stale
from bot.presenter import dialogue
from bot.presenter.amounts import words as amount_words
from bot.presenter.layout import fit_lines
from bot.presenter.words import about_lines, abouts, describe, happened, option_words, sorry
from bot.reception import Caller, Refusal
from bot.table import Done, Sitting
from bot.table import seat_of as own_seat
from engine import Illegal, Match, Question, Split
from engine.core.chance import ScriptError

NOTE_ROOM = 1_800


async def here(caller: Caller, live: bool = True) -> Sitting:
    """The match that is meant: that of the channel or of the thread's channel; in a DM the person's own."""
    table, channel = caller.client.table, caller.interaction.channel
    if caller.interaction.guild_id is None:
        return await _own(caller)
    places = [caller.interaction.channel_id or 0]
    if isinstance(channel, discord.Thread):
        places.append(channel.parent_id)
    for place in places:
        try:
            sitting = await (table.at(place) if live else table.last(place))
        except NoMatch:
            continue
        note(caller, sitting)
        return sitting
    raise Refusal("no-match-here")


async def _own(caller: Caller) -> Sitting:
    """In a DM: the person's only match, or the only one that waits for them."""
    mine = [info for info in await caller.client.table.of(caller.id) if info.status == "active"]
    waiting = [info for info in mine if any(seat in info.owing for seat in info.seats_of(caller.id))]
    fitting = mine if len(mine) == 1 else waiting
    if len(fitting) != 1:
        raise Refusal("which-match" if mine else "no-match-of-yours")
    sitting = await caller.client.table.look(fitting[0].id)
    note(caller, sitting)
    return sitting


async def look(caller: Caller, match_id: int) -> Sitting:
    sitting = await caller.client.table.look(match_id)
    note(caller, sitting)
    return sitting


def note(caller: Caller, sitting: Sitting) -> None:
    caller.about.update(match=sitting.info.id, game=sitting.info.game, place=sitting.info.place)


def seat_of(caller: Caller, sitting: Sitting, seat: str = "") -> str:
    """The caller's seat: the one that is asked, if they hold several. Raises Refusal for who only watches."""
    try:
        found = own_seat(sitting.info, caller.id, None if seat in ("", ANYBODY) else seat)
    except NotYourSeat as error:
        raise Refusal("stranger") from error
    caller.about["seat"] = found
    return found


async def show(caller: Caller, sitting: Sitting, seat: str, told: str = "") -> None:
    await caller.reply(dialogue.now(sitting.info, sitting.match, seat, caller.lang, told))


def question_of(match: Match[Any] | None, seat: str, mode: str) -> Question | None:
    """What this seat is asked; with `swap` the question it has answered already."""
    if match is None:
        return None
    if mode == dialogue.SWAP and seat in match.locked:
        return dialogue.unlocked(match, seat).questions().get(seat)
    return match.questions().get(seat)


async def press(caller: Caller, sitting: Sitting, seat: str, value: Any, key: Key, mode: str) -> None:
    """An answer by a button or a menu. `key` is the control that says the same once more, and knows what was chosen.

    What could not be taken back is shown first, as it was understood, and done when that is confirmed.
    """
    info, match = sitting
    asks = caller.confirms and not key.sure and info.status == "active" and not info.paused
    question = question_of(match, seat, mode) if asks else None
    if match and question and question.number == key.number and is_final(match, seat, value):
        what = answer_words(match, question, value, caller.lang)
        about = answer_about(match, question, value, caller.lang)
        again = key._replace(seat=seat, sure=True)
        await caller.reply(dialogue.confirm(match.game, question, what, about, again, mode, caller.lang))
    else:
        await give(caller, sitting, seat, [value], key.number, mode)


def is_final(match: Match[Any], seat: str, value: Any) -> bool:
    """Whether this seat's own undo could not take this answer back: it lets chance or a reveal in, or ends the match.

    It is tried out with other secrets: being asked must not tell that the other side has, say, an answer in store.
    Whoever is locked has only its own answer changed, and stays so.
    """
    if seat in match.locked:
        return False
    trial = match.resampled(seat, SystemRandom())
    try:
        events = trial.answer(seat, value)
    except ScriptError:  # this match was loaded without its seed
        return True
    except Illegal:  # the table will say so
        return False
    return trial.over or any(event.final for event in events)


async def give(
    caller: Caller, sitting: Sitting, seat: str, values: Sequence[Any], number: int | None, mode: str = dialogue.PICK
) -> Done | None:
    """Answer, and show what is asked next. Where that is out of date or not allowed: the reason, and the question."""
    table, match_id = caller.client.table, sitting.info.id
    asked = question_of(sitting.match, seat, mode)
    try:
        if mode == dialogue.KEEP:
            done = await table.stand(match_id, caller.id, values[0], number, seat)
        else:
            change = mode == dialogue.SWAP
            done = await table.answer(match_id, caller.id, list(values), number, seat=seat, change=change)
    except (Stale, NotYourSeat) as error:
        await show(caller, await look(caller, match_id), seat, sorry(error, caller.lang))
        return None
    except Illegal as error:
        sitting = await look(caller, match_id)
        assert sitting.match is not None
        await show(caller, sitting, seat, "⚠️ " + describe(sitting.match.game, error, seat, caller.lang))
        return None
    caller.times.update(done.times)
    caller.about.update(place=done.to, seat=seat)
    match = done.match
    told = "\n".join(f"• {line}" for line in happened(match, done.events, seat, caller.lang))
    if seat in match.locked and asked is not None:
        told = caller.say("locked-what", what=answer_words(match, asked, values[0], caller.lang))
    await show(caller, Sitting(done.info, match), seat, fit_lines(told.splitlines(), NOTE_ROOM, "…") if told else "")
    return done


def answer_words(match: Match[Any], question: Question, value: Any, lang: str) -> str:
    if isinstance(question, Split):
        return amount_words(match.game, question, value, lang)
    return option_words(match.game, question, str(value), lang)


def answer_about(match: Match[Any], question: Question, value: Any, lang: str) -> str:
    """What there is to say of what was chosen; of amounts, item by item."""
    told = abouts(match, question, lang)
    if isinstance(question, Split):
        chosen = {item: told.get(item, "") for item, count in value.items() if count}
        return "\n".join(about_lines(match.game, question, chosen, lang))
    return told.get(str(value), "")
