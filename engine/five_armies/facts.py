"""What a side may know of a choice: who stands in a region, where a character is, which dice play a card."""

from typing import Any

from engine.core.question import Question
from engine.core.words import Texts
from engine.five_armies.board import OBJECTIVES, PLACES
from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import CHARACTERS
from engine.five_armies.state import FREE, SHADOW

View = dict[str, Any]


def facts(texts: Texts, view: View, question: Question, option: str, lang: str) -> str:
    """From the view of whoever is asked, in short; nothing where the view has nothing to say."""
    if option in PLACES:
        parts = [_who(texts, view, option, lang), _fortification(texts, view, option, lang)]
        parts += [_control(texts, view, option, lang), *_tokens(texts, view, option, lang)]
        return " · ".join(part for part in parts if part)
    if option in CHARACTERS:
        place = view["characters"][option]["place"]
        return texts.word(lang, place) if place and place != question.data.get("place") else ""
    if option in CARDS and question.kind != "maneuver":  # as a maneuver it needs no die
        return card_type(texts, option, lang)
    return ""


def card_type(texts: Texts, card: str, lang: str) -> str:
    """Its deck and its type: an Event die plays it, or a die of that type (p. 15)."""
    data = CARDS[card]
    return texts.format(lang, "card-type", {"deck": data.deck, "type": texts.word(lang, data.type)})


def _who(texts: Texts, view: View, place: str, lang: str) -> str:
    army = _army(view, place)
    who = [texts.amount(lang, unit, count) for unit, count in army.get("units", {}).items() if count]
    who += [texts.word(lang, name) for name, one in view["characters"].items() if one["place"] == place]
    who += [texts.amount(lang, token, army[token]) for token in ("leaders", "damage") if army.get(token)]
    return ", ".join(who)


def _army(view: View, place: str) -> dict[str, Any]:
    return next((army for army in view["armies"] if army["place"] == place), {})


def _fortification(texts: Texts, view: View, place: str, lang: str) -> str:
    """One that still stands (p. 28)."""
    wall = view["fortifications"].get(place)
    if not wall or wall["damage"] >= wall["value"]:
        return ""
    return texts.format(lang, "fact-fortification", wall)


def _control(texts: Texts, view: View, place: str, lang: str) -> str:
    """What the settlement or Front Gate is worth, and who controls it (C17)."""
    if place not in OBJECTIVES:
        return ""
    taken = place in view["control"] or _army(view, place).get("side") == SHADOW
    holder = texts.word(lang, SHADOW if taken else FREE)
    return texts.format(lang, "fact-control", {"points": OBJECTIVES[place], "side": holder})


def _tokens(texts: Texts, view: View, place: str, lang: str) -> list[str]:
    """Recruitment tokens, as all see them: how many of which group."""
    here = [token for token in view["tokens"] if token["place"] == place]
    return [
        texts.format(lang, "fact-tokens", {"count": token["count"], "group": texts.word(lang, token["group"])})
        for token in here
    ]
