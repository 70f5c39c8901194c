"""The dialogue: what is asked of a seat now, as text and controls, for that person's eyes only."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

import engine
from bot.controls.base import Style, button, select
from bot.controls.ids import MORE, Key, token
from bot.presenter.amounts import MOST_CHOICES, amount_rows
from bot.presenter.layout import MOST_OPTION, MOST_TEXT, Row, fit, layout
from bot.presenter.words import about_lines, abouts, describe, listing, mention, option_words, plain, say, seat_name
from bot.store.matches import Info
from engine import Event, Game, Match, Pick, Question, Split

MOST_BUTTONS = 5
ABOUT_ROOM = 1_200  # characters: room for a line of each option of a menu
SHORT = 38  # characters of a button that can still be read on a phone
PICK, SWAP, KEEP = "pick", "swap", "keep"  # answer; change a locked answer; answer and keep it for the next times
MODES = (PICK, SWAP, KEEP)


def now(info: Info, match: Match[Any] | None, seat: str, lang: str, note: str = "") -> ui.LayoutView:
    """Where this seat stands: its question, its locked choice, or whom it waits for."""
    if info.status != "active" or match is None or match.over:
        return layout(note, ended(info, lang) if info.status == "over" else say(lang, f"status-{info.status}"))
    if info.paused:
        return layout(note, say(lang, "paused", reason=plain(info.paused)))
    question = match.questions().get(seat)
    if question is not None:
        return ask(info, match, question, lang, note=note)
    if seat in match.locked:
        change = button(Key(info.id, info.number, seat, "change"), say(lang, "button-change"))
        return layout(note, say(lang, "locked-in"), rows=[[change, _hand(info, seat, lang)]])
    undo = button(Key(info.id, info.number, seat, "undo"), say(lang, "button-undo"), emoji="↩️")
    return layout(note, waiting(info, match, lang), rows=[[_hand(info, seat, lang), undo]])


def ask(
    info: Info, match: Match[Any], question: Question, lang: str, mode: str = PICK, note: str = ""
) -> ui.LayoutView:
    """A question with its controls."""
    text = f"### {describe(match.game, question, question.seat, lang)}"
    key = Key(info.id, question.number, question.seat, mode)
    told = abouts(match, question, lang)
    if isinstance(question, Split):
        rows = amount_rows(match.game, question, key, lang, told)
    elif isinstance(question, Pick):
        rows = pick_rows(match, question, key, lang, told)
    else:
        rows = []
    more: list[ui.Item[Any]] = [_hand(info, question.seat, lang)]
    if question.standing and mode == PICK:
        more.append(button(key._replace(verb="same"), say(lang, "button-same")))
    if mode != PICK:
        more.append(button(key._replace(verb="act"), say(lang, "button-back")))
    else:
        more.append(button(key._replace(verb="undo", arg=MORE), say(lang, "button-undo"), emoji="↩️"))
    aside = _aside(mode, lang)
    cut = {option: about for option, about in told.items() if len(about) > MOST_OPTION}
    full = _lines(about_lines(match.game, question, cut, lang), MOST_TEXT - len(note + text + aside))
    return layout(note, text, full, aside, rows=[*rows, more])


def _lines(lines: list[str], room: int) -> str:
    """What a menu cuts, in full; the longest lines are cut where they do not fit, as long as there is some room."""
    return "\n".join(fit(lines[:MOST_CHOICES], max(room, ABOUT_ROOM) - len(lines)))


def _aside(mode: str, lang: str) -> str:
    return {SWAP: say(lang, "mode-swap"), KEEP: say(lang, "mode-keep")}.get(mode, "")


def confirm(
    game: Game[Any], question: Question, what: str, about: str, key: Key, mode: str, lang: str
) -> ui.LayoutView:
    """What was understood, what there is to say of it, and whether it is to be done; `key` does it."""
    chosen = say(lang, "sure-what", what=what)
    text = f"### {describe(game, question, question.seat, lang)}"
    back = button(Key(key.match, key.number, key.seat, "act"), say(lang, "button-back"))
    rows = [[button(key, say(lang, "button-sure"), Style.primary), back]]
    return layout(text, chosen, about, _aside(mode, lang), say(lang, "sure-why"), rows=rows)


def unlocked(match: Match[Any], seat: str) -> Match[Any]:
    """A copy in which this seat has not answered yet, so that its question can be seen once more."""
    copy = match.copy()
    copy.retract(seat)
    return copy


def pick_rows(match: Match[Any], question: Pick, key: Key, lang: str, told: Mapping[str, str]) -> list[Row]:
    named = [(one, option_words(match.game, question, one, lang)) for one in question.options]
    few = len(named) <= MOST_BUTTONS and all(len(words) <= SHORT for _, words in named)
    if few and not any(told.values()):
        return [[button(key._replace(arg=token(one)), words, Style.primary) for one, words in named]]
    return menus(key, [(token(one), words, told.get(one, "")) for one, words in named], say(lang, "choose-one"), lang)


def menus(key: Key, options: Sequence[tuple[str, str, str]], placeholder: str, lang: str) -> list[Row]:
    """One menu, or several of about the same length where there are more options than a menu holds.

    Then each has its number behind what the key says, or two ids would be the same.
    """
    count = -(-len(options) // MOST_CHOICES)
    if count == 1:
        return [[select(key, options, placeholder)]]
    long = -(-len(options) // count)
    parts = [options[at : at + long] for at in range(0, len(options), long)]
    names = [say(lang, "menu-part", menu=placeholder, first=part[0][1], last=part[-1][1]) for part in parts]
    return [
        [select(key._replace(arg=f"{key.arg}#{at}"), part, name)]
        for at, (part, name) in enumerate(zip(parts, names, strict=True), start=1)
    ]


def waiting(info: Info, match: Match[Any], lang: str) -> str:
    names = [f"{seat_name(match.game, seat, lang)} ({mention(info.seats[seat])})" for seat in match.questions()]
    return say(lang, "waiting-for", who=listing(lang, names))


def ended(info: Info, lang: str) -> str:
    game = engine.game(info.game)
    if not info.winner:
        return say(lang, "over-nobody")
    who = f"{seat_name(game, info.winner, lang)} ({mention(info.seats.get(info.winner))})"
    if info.how == "resigned":
        return say(lang, "over-resigned", who=who)
    if info.how == "time":
        losers = [mention(holder) for seat, holder in info.seats.items() if seat != info.winner]
        return "🏆 " + say(lang, "pace-over-time", winner=who, loser=listing(lang, losers))
    won = describe(game, Event("won", {"seat": info.winner, "how": info.how}), None, lang)
    return say(lang, "over-won", how=won, who=mention(info.seats.get(info.winner)))


def _hand(info: Info, seat: str, lang: str) -> ui.Item[Any]:
    return button(Key(info.id, info.number, seat, "hand"), say(lang, "button-hand"), emoji="🃏")
