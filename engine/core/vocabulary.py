"""Vocabulary: a game's commands. A command is several answers said in one breath: "/move from Camp to Dale, 2 Orcs".

The game declares its commands once; the bot makes slash commands of them and knows nothing of what they mean. A command
names, for each kind of question, where its answer comes from: an option that the player fills in, a value that goes
with the command itself, or one that follows from which options were filled in. What a command leaves open is asked.
"""

from contextlib import suppress
from typing import Any

import msgspec

from engine.core.chance import ScriptError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.question import MOST_OPTIONS, Illegal, Pick, Question, Split

_LONGEST = 60  # answers in one command; more is a mistake
_WIDEST = 100  # characters of a choice to offer


class Option(msgspec.Struct, frozen=True):
    """What a player may fill in; it answers the next question of one of these kinds."""

    name: str
    kinds: tuple[str, ...]


class Implied(msgspec.Struct, frozen=True):
    """An answer that follows from whether an option is filled in."""

    kind: str
    option: str
    filled: str
    empty: str


class Command(msgspec.Struct, frozen=True):
    """A command: its options in order, the answers that go with it, and those that follow.

    `said` are answers by kind of question. A Pick in front of such an answer may be left out by the player if only one
    of its options leads there: the die of an action, most of the time.
    """

    name: str
    options: tuple[Option, ...] = ()
    said: dict[str, str] = {}
    implied: tuple[Implied, ...] = ()

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise Illegal("unknown_option", option=name[:40])


class Reading:
    """A command as a player has typed it, read against a match; the match itself is not changed."""

    def __init__(self, match: Match[Any], seat: str, command: Command, given: dict[str, str], lang: str) -> None:
        self.match = match.asked_by(seat)
        self.seat, self.command, self.lang = seat, command, lang
        self.left = {option.name: given[option.name] for option in command.options if given.get(option.name)}
        self.filled = set(self.left)
        self.answers: list[Any] = []
        self.crossed = False
        self.guessing = False  # only to suggest values: any of several ways will do
        for name in given:
            command.option(name)

    def question(self) -> Question | None:
        return self.match.questions().get(self.seat)

    def give(self, question: Question, value: Any) -> None:
        """Answer on the copy. Nothing is read beyond chance or a reveal: a refused command must not tell what came."""
        refusal = question.refuse(value)
        if refusal:
            raise refusal
        self.answers.append(value)
        try:
            events = self.match.answer(self.seat, value)
        except ScriptError:  # this match was loaded without its seed
            self.crossed = True
            return
        self.crossed = any(event.final for event in events)

    def run(self, until: Option | None = None) -> "Reading":
        """Answer as far as the command goes; stop where the option `until` would be asked for."""
        for _ in range(_LONGEST):
            question = None if self.crossed else self.question()
            if question is None or (until and self._asks_for(question, until)):
                return self
            found = self._answer(question)
            if found is None:
                return self
            self.give(question, found)
        raise Illegal("too_many", most=_LONGEST)

    def _asks_for(self, question: Question, until: Option) -> bool:
        before = [one.name for one in self.command.options[: self.command.options.index(until)]]
        waiting = [name for name in before if name in self.left and question.kind in self.command.option(name).kinds]
        return question.kind in until.kinds and not waiting

    def _answer(self, question: Question) -> Any:
        for option in self.command.options:
            if option.name in self.left and question.kind in option.kinds:
                return read(self.match.game, question, self.left.pop(option.name), self.lang)
        if question.kind in self.command.said:
            return self.command.said[question.kind]
        for implied in self.command.implied:
            if implied.kind == question.kind:
                return implied.filled if implied.option in self.filled else implied.empty
        return self._only_way(question)

    def _only_way(self, question: Question) -> Any:
        """The one option of a Pick that leads on to what the command says; several are the player's to choose from."""
        said = self.command.said
        following = [kind for kind in said if kind != question.kind]
        if self.answers or not isinstance(question, Pick) or not following:
            return None
        ways = [option for option in question.options if self._leads_on(option)]
        if len(ways) == 1 or (ways and self.guessing):
            return ways[0]
        if ways:
            raise Illegal("which_of", options=ways)
        raise question.no("not_now", command=f"command_{self.command.name}")

    def _leads_on(self, option: str) -> bool:
        trial = self.match.copy()
        try:
            trial.answer(self.seat, option)
        except ScriptError:
            return False
        question = trial.questions().get(self.seat)
        return (
            question is not None
            and question.kind in self.command.said
            and question.allows(self.command.said[question.kind])
        )


def interpret(match: Match[Any], seat: str, command: Command, given: dict[str, str], lang: str) -> list[Any]:
    """The answers that a command gives; Illegal, with the reason, where the rules or the moment do not allow it.

    A command ends where chance or a reveal comes in; options for later are then simply asked again. One that answers
    the open question, but does not say with what, gives no answers: the question is to be asked.
    """
    reading = Reading(match, seat, command, given, lang)
    question = reading.question()
    if question is None:
        raise Illegal("over" if match.over else "not_asked")
    reading.run()
    if not reading.answers and not given and any(question.kind in option.kinds for option in command.options):
        return []
    if not reading.answers:
        raise question.no("not_now", command=f"command_{command.name}")
    if reading.left and not reading.crossed:
        after = reading.question()
        about = after.kind if after else ""
        raise Illegal("not_asked_for", question=about, option=f"option_{next(iter(reading.left))}")
    return reading.answers


def suggest(
    match: Match[Any], seat: str, command: Command, given: dict[str, str], wanted: str, typed: str, lang: str
) -> list[tuple[str, str]]:
    """Legal values for an option, as (words, value), fitting what is typed so far; at most 25."""
    option = command.option(wanted)
    before = {one.name: given[one.name] for one in command.options if one.name in given and one.name != wanted}
    try:
        reading = Reading(match, seat, command, before, lang)
        reading.guessing = True
        reading.run(until=option)
    except Illegal:
        return []
    question = None if reading.crossed else reading.question()
    if question is None or question.kind not in option.kinds:
        return []
    return choices(match.game, question, typed, lang)


def choices(game: Game[Any], question: Question, typed: str, lang: str) -> list[tuple[str, str]]:
    """The answers to a question as (words, value) to choose from; typed text narrows them."""
    wanted = typed.casefold().strip()
    if isinstance(question, Split):
        return _splits(game, question, typed, lang)
    options = question.options + question.direct if isinstance(question, Pick) else []
    named = [(game.describe_option(question, option, lang), option) for option in options]
    starting = [one for one in named if one[0].casefold().startswith(wanted)]
    inside = [one for one in named if wanted in one[0].casefold() and one not in starting]
    return (starting + inside)[:MOST_OPTIONS]


def _splits(game: Game[Any], question: Split, typed: str, lang: str) -> list[tuple[str, str]]:
    """For amounts: what is typed, if it is legal, then the default, then single items."""
    found: list[dict[str, int]] = []
    with suppress(Illegal):
        found.append(read(game, question, typed, lang))
    found.append(question.default)
    found += [{item: 1} for item in question.items]
    found += [{item: most} for item, most in question.items.items() if most > 1]
    shown: dict[str, str] = {}
    for amounts in found:
        text = spell_out(game, question, amounts, lang)
        value = game.texts.format(lang, "amounts-default") if amounts == question.default else text
        if question.allows(amounts) and len(value) <= _WIDEST:
            shown.setdefault(text[:_WIDEST], value)
    return list(shown.items())[:MOST_OPTIONS]


def spell_out(game: Game[Any], question: Question, amounts: dict[str, int], lang: str) -> str:
    """Amounts as a player would type them: "2 Orcs, 1 Bolg"."""
    parts = [_count(game, question, item, count, lang) for item, count in amounts.items() if count]
    return ", ".join(parts) or game.texts.format(lang, "amounts-none")


def _count(game: Game[Any], question: Question, item: str, count: int, lang: str) -> str:
    if game.texts.has_attribute(lang, item, "count"):
        return game.texts.amount(lang, item, count)
    return f"{count} {game.describe_option(question, item, lang)}"


def read(game: Game[Any], question: Question, typed: str, lang: str) -> Any:
    """An answer out of what a player typed or chose: an id, a name, or amounts like "2 Orcs, Bolg"."""
    typed = typed.strip()
    if isinstance(question, Split):
        return _read_amounts(game, question, typed, lang)
    options = question.options + question.direct if isinstance(question, Pick) else []
    if typed in options:
        return typed
    named = {game.describe_option(question, option, lang).casefold(): option for option in options}
    wanted = typed.casefold()
    if wanted in named:
        return named[wanted]
    fitting = [option for name, option in named.items() if name.startswith(wanted)] if wanted else []
    return fitting[0] if len(fitting) == 1 else typed


def _read_amounts(game: Game[Any], question: Split, typed: str, lang: str) -> dict[str, int]:
    texts = game.texts
    if typed.casefold() in ("all", texts.format(lang, "amounts-all").casefold()):
        return dict(question.items)
    if typed.casefold() == texts.format(lang, "amounts-default").casefold():
        return dict(question.default)
    if not typed or typed.casefold() in ("none", "0", texts.format(lang, "amounts-none").casefold()):
        return {}
    names: dict[str, str] = {}
    for item in question.items:
        for name in (
            item,
            item.replace("_", " "),
            game.describe_option(question, item, lang),
            texts.amount(lang, item, 1),
        ):
            names[name.casefold()] = item
        if texts.has_attribute(lang, item, "one"):
            names[texts.format(lang, item, attribute="one").casefold()] = item
    answer: dict[str, int] = {}
    for part in typed.replace("+", ",").replace(";", ",").split(","):
        number, name = _number_and_name(part)
        meant = _item(names, name)
        if meant is None:
            raise question.no("unknown_item", value=part.strip()[:60])
        answer[meant] = answer.get(meant, 0) + number
    return answer


def _number_and_name(part: str) -> tuple[int, str]:
    words = part.split()
    digits = [word for word in words if word.strip("x×").isdecimal() and len(word) < 6]
    name = " ".join(word for word in words if word not in digits).casefold()
    return (int(digits[0].strip("x×")) if digits else 1), name


def _item(names: dict[str, str], name: str) -> str | None:
    if name in names:
        return names[name]
    fitting = {item for known, item in names.items() if name and known.startswith(name)}
    return fitting.pop() if len(fitting) == 1 else None
