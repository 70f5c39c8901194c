"""Everything the rules ask, tell or refuse has words in both languages, and they read well in played matches."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import engine
from engine.core.event import Event
from engine.core.match import Match
from engine.core.question import Illegal, Pick, Question, Split
from engine.core.words import LANGUAGES, message_id, sources

GAME = engine.game("five_armies")
RULES = Path(str(files("engine.five_armies")))
DERIVED = ("_id", "_n", "_first", "_last")  # what Texts.args adds to an event's data
SPECTATORS = (*GAME.seats, None)
MOST_ANSWERS = 6_000
CORE = {"event-won", "event-locked", "event-retracted", "event-moved-on"}  # said by the core, in this game's words

# --- what the code says, read from its syntax ------------------------------------------------------------------------


@cache
def trees() -> dict[str, ast.Module]:
    return {str(path.relative_to(RULES)): ast.parse(path.read_text("utf-8")) for path in sorted(RULES.rglob("*.py"))}


def constants(node: ast.expr | None) -> Iterator[str]:
    """The strings an expression can be: a constant, or the two ends of a conditional expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def calls() -> Iterator[tuple[str, ast.Call]]:
    for module, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield module, node


def named(function: str) -> Iterator[tuple[str, str, set[str] | None]]:
    """Module, first argument and the names of the data of each call; no data where it is not written out."""
    for module, call in calls():
        if name_of(call) == function and call.args:
            whole = all(keyword.arg for keyword in call.keywords)
            data = {keyword.arg for keyword in call.keywords if keyword.arg}
            for kind in constants(call.args[0]):
                yield module, kind, data if whole else None


def kind_positions() -> dict[str, int]:
    """Where functions and frames take the kind of a question, by their name."""
    found = {}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args if argument.arg not in ("self", "cls")]
            elif isinstance(node, ast.ClassDef):
                fields = [one.target for one in node.body if isinstance(one, ast.AnnAssign)]
                names = [field.id for field in fields if isinstance(field, ast.Name)]
            else:
                continue
            if "kind" in names:
                found[node.name] = names.index("kind")
    return found


def question_kinds() -> dict[str, str]:
    """Every kind of question, and a module that asks it."""
    positions = kind_positions()
    found: dict[str, str] = {}
    for module, tree in trees().items():
        for node in ast.walk(tree):
            given: list[ast.expr | None] = []
            if isinstance(node, ast.Call):
                given += [keyword.value for keyword in node.keywords if keyword.arg == "kind"]
                given += node.args[positions.get(name_of(node), len(node.args)) :][:1]
            elif isinstance(node, ast.AnnAssign | ast.Assign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                given += [node.value for target in targets if getattr(target, "id", "") == "kind"]
            for value in given:
                for kind in constants(value):
                    found.setdefault(kind, module)
    return found


# --- what the texts say ----------------------------------------------------------------------------------------------


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for source in sources(("engine.core", "engine.five_armies"), lang):
        body = FluentParser().parse(source).body
        assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return found


def walk(node: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for one in node:
            yield from walk(one)


def variables(lang: str, node: ftl.BaseNode | None) -> set[str]:
    """The data a pattern needs, also through the messages it refers to."""
    found = set()
    for part in walk(node):
        if isinstance(part, ftl.VariableReference):
            found.add(part.id.name)
        elif isinstance(part, ftl.MessageReference):
            found |= variables(lang, messages(lang)[part.id.name].value)
    return {plain(name) for name in found}


def plain(name: str) -> str:
    return next((name.removesuffix(end) for end in DERIVED if name.endswith(end)), name)


def shape(lang: str, name: str) -> dict[str, set[str]]:
    """The variables of a message ("") and of each of its attributes."""
    message = messages(lang)[name]
    return {"": variables(lang, message.value)} | {
        one.id.name: variables(lang, one.value) for one in message.attributes
    }


def wanted() -> dict[str, str]:
    """Every message the rules need, and a module that needs it."""
    found = {f"event-{message_id(kind)}": module for module, kind, _ in named("emit")}
    found |= {f"illegal-{message_id(rule)}": module for module, rule, _ in named("Illegal")}
    return found | {f"ask-{message_id(kind)}": module for kind, module in question_kinds().items()}


def report(problems: list[str]) -> str:
    return "\n" + "\n".join(sorted(problems))


def test_everything_said_has_words_in_both_languages() -> None:
    missing = [
        f"{module}: {name} ({lang})"
        for name, module in wanted().items()
        for lang in LANGUAGES
        if name not in messages(lang)
    ]
    assert not missing, report(missing)


def test_the_languages_say_the_same() -> None:
    """No message, attribute or piece of data in one language only."""
    english, german = messages("en"), messages("de")
    assert set(english) == set(german)
    shapes = {name: (shape("en", name), shape("de", name)) for name in english}
    differing = [f"{name}: {ours} {theirs}" for name, (ours, theirs) in shapes.items() if ours != theirs]
    assert not differing, report(differing)


def own_messages(lang: str) -> list[str]:
    """The names of this game's messages, in the order of its files."""
    body = [entry for text in sources(("engine.five_armies",), lang) for entry in FluentParser().parse(text).body]
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def test_no_message_is_written_twice() -> None:
    for lang in LANGUAGES:
        names = own_messages(lang)
        assert not {name for name in names if names.count(name) > 1}


def test_no_message_is_left_over() -> None:
    said = {name for name in own_messages("en") if name.startswith(("ask-", "event-", "illegal-"))}
    assert not said - set(wanted()) - CORE, report(sorted(said - set(wanted()) - CORE))


@pytest.mark.parametrize(("function", "prefix"), [("emit", "event"), ("Illegal", "illegal")])
def test_texts_need_no_data_that_is_not_given(function: str, prefix: str) -> None:
    lacking = [
        f"{module}: {prefix}-{kind} needs {sorted(needs - data)} ({lang})"
        for module, kind, data in named(function)
        for lang in LANGUAGES
        if data is not None and (name := f"{prefix}-{message_id(kind)}") in messages(lang)
        if (needs := variables(lang, messages(lang)[name].value)) - data
    ]
    assert not lacking, report(lacking)


def test_refusals_name_the_rule() -> None:
    """A reason of this game says where the rulebook has it, except where there is no rule to name."""
    own = [name for name in own_messages("en") if name.startswith("illegal-")]
    for name in set(own) - {"illegal-not-in-hand"}:
        for lang in LANGUAGES:
            text = "".join(part.value for part in walk(messages(lang)[name]) if isinstance(part, ftl.TextElement))
            assert PAGE[lang].search(text), f"{name} ({lang})"


PAGE = {"en": re.compile(r"\bp\. \d+"), "de": re.compile(r"\bS\. \d+")}


def test_every_question_knows_its_rule() -> None:
    """What a refusal says that has no reason of its own: the rule behind the question, with its page."""
    kinds = {message_id(f"rule-{kind}") for kind in question_kinds()}
    assert {name for name in own_messages("en") if name.startswith("rule-")} == kinds
    for lang in LANGUAGES:
        for name in kinds:
            assert PAGE[lang].search(GAME.texts.format(lang, name)), f"{name} ({lang})"


# --- played matches --------------------------------------------------------------------------------------------------

SNAKE = re.compile(r"[a-z]+_[a-z_]+|\b(?:EV|FP|SH|FA)-\w+")


def say(words: Callable[[], str]) -> str:
    text = words()
    assert text.strip(), "an empty text"
    assert "{" not in text, text
    assert "  " not in text, text
    assert not SNAKE.search(text), text
    return text


def offered(question: Question) -> list[str]:
    match question:
        case Pick(options=options, direct=direct):
            return [*options, *(one for one in direct if one not in options)]
        case Split(items=items):
            return list(items)
    raise TypeError(question)


def spell_question(question: Question, lang: str) -> None:
    say(lambda: GAME.describe(question, question.seat, lang))
    words = [say(lambda one=one: GAME.describe_option(question, one, lang)) for one in offered(question)]
    assert all(len(text) <= 80 for text in words), f"too long for a button: {words}"
    assert len(set(words)) == len(words), f"{question.kind}: two options have the same words: {words}"


def spell_refusals(question: Question, lang: str) -> None:
    """Whatever is not allowed here is refused with a page of the rulebook."""
    amounts = [{item: 99} for item in offered(question)] + [{"nonsense": 1}, {}, []]
    for answer in ("nonsense", "stop", "done", "camp", "bonefield", "pass_east", "orcs", "EV-A01", "beorn", *amounts):
        refusal = question.refuse(answer)
        if refusal:
            text = say(lambda refusal=refusal: GAME.describe(refusal, question.seat, lang))
            assert PAGE[lang].search(text), f"{question.kind}, {answer}: {text}"


def spell_event(event: Event, lang: str) -> None:
    for seat in SPECTATORS:
        if event.known_to(seat):
            say(lambda seat=seat: GAME.describe(event, seat, lang))


def turns(match: Match[Any], rng: Random) -> Iterator[tuple[list[Question], list[Event]]]:
    """What is asked and what then happens, with answers at random, to the end."""
    while not match.over:
        questions = list(match.questions().values())
        question = rng.choice(questions)
        yield questions, []
        yield [], match.answer(question.seat, question.sample(rng))


@pytest.mark.parametrize("seed", range(6))
def test_a_random_match_has_words_for_everything(seed: int) -> None:
    problems: dict[str, str] = {}
    match = GAME.new(seed=bytes([seed]) * 32)
    for questions, events in islice(turns(match, Random(seed)), MOST_ANSWERS):
        for lang in LANGUAGES:
            for question in questions:
                _note(problems, f"ask {question.kind} ({lang})", lambda q=question, lang=lang: spell_question(q, lang))
                _note(problems, f"no {question.kind} ({lang})", lambda q=question, lang=lang: spell_refusals(q, lang))
            for event in events:
                _note(problems, f"event {event.kind} ({lang})", lambda e=event, lang=lang: spell_event(e, lang))
    assert match.over
    assert not problems, report([f"{where}: {what}" for where, what in problems.items()])


def _note(problems: dict[str, str], where: str, spell: Callable[[], None]) -> None:
    """Collect what goes wrong, so that one run names everything that lacks words."""
    try:
        spell()
    except (KeyError, AssertionError) as error:
        problems.setdefault(where, str(error))


def test_what_was_told_stays_as_it_was() -> None:
    """An event keeps copies: what becomes of an army later is not written back into what has happened."""
    rng, told = Random(7), []
    match = GAME.new(seed=bytes([7]) * 32)
    for _, events in islice(turns(match, rng), MOST_ANSWERS):
        told += [(event, GAME.describe(event, None, "en")) for event in events]
    later = [(event.kind, text, GAME.describe(event, None, "en")) for event, text in told]
    changed = {kind: f"{kind}: {before} / {after}" for kind, before, after in later if before != after}
    assert not changed, report(list(changed.values()))


@pytest.mark.parametrize("how", ["bolg", "beorn", "fate", "points", "front_gate"])
def test_the_end_says_who_has_won_and_how(how: str) -> None:
    winner = "free" if how in ("bolg", "beorn", "fate") else "shadow"
    for lang, name in (
        ("en", {"free": "Free Peoples", "shadow": "Shadow"}),
        ("de", {"free": "Freien Völker", "shadow": "Schatten"}),
    ):
        text = say(lambda lang=lang: GAME.describe(Event("won", {"seat": winner, "how": how}), None, lang))
        assert name[winner] in text
        assert ":" in text, f"{how}: not a word about how"


def test_secret_draws_are_told_to_their_owner_alone() -> None:
    event = Event("draw", {"side": "free", "decks": ["event"]}, {"free": {"cards": ["EV-A01"]}})
    assert GAME.describe(event, "free", "en") == "You drew Forced March."
    assert GAME.describe(event, "shadow", "en") == GAME.describe(event, None, "en")
    assert GAME.describe(event, None, "de") == "Die Freien Völker haben eine Karte gezogen (Ereignis)."


def test_the_subject_agrees_in_german() -> None:
    assert GAME.describe(Event("passed", {"side": "shadow"}), None, "de") == "Der Schatten hat gepasst."
    assert GAME.describe(Event("passed", {"side": "free"}), None, "de") == "Die Freien Völker haben gepasst."


def test_a_refusal_names_what_it_is_about() -> None:
    refusal = Illegal("retreat_ford", place="camp")
    assert "Camp" in GAME.describe(refusal, "free", "en")
    assert "Lager" in GAME.describe(refusal, "free", "de")


def test_a_known_recruitment_token_is_spelled() -> None:
    question = Pick(seat="shadow", kind="which_token", options=["shadow", "shadow:orcs:2"], data={"place": "bonefield"})
    spell_question(question, "de")
    assert GAME.describe_option(question, "shadow:orcs:2", "en") == "Shadow, looked at: 2 Orcs"
