"""A player who goes for the enemy's settlements and fights it out: chance with a purpose.

Uniform random games hardly ever see a settlement fall. This player makes tests reach the rest of the rulebook, and is
somebody to try a match against.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Stream
from engine.core.question import Pick, Question, Split
from engine.five_armies.board import NEIGHBOURS, OBJECTIVES, PASSES
from engine.five_armies.state import FREE

# how eagerly each action is taken
EAGERNESS = {
    "attack": 9, "assault": 9, "march": 8, "move": 9, "enter": 9, "beorn": 6, "eagles": 6, "goblins": 4, "bats": 4,
    "play": 4, "recruit": 4, "rally": 2, "draw": 2, "characters": 1, "skip": 0,
}  # fmt: skip
STEPS = ("move_to", "march_on")
NO = frozenset(("pass", "done", "stop", "none", "rout", "retreat"))  # what a bold player leaves alone, mostly
KEPT = ("move_who", "advance", "reroll", "leaders")  # amounts of which the whole is best


class Bold:
    def choose(self, view: Mapping[str, Any], question: Question, rng: Stream) -> Any:
        if isinstance(question, Split):
            return dict(question.default) if question.kind in KEPT and rng.randrange(8) else question.sample(rng)
        if isinstance(question, Pick):
            return self._pick(view, question, rng)
        return question.sample(rng)

    def _pick(self, view: Mapping[str, Any], question: Pick, rng: Stream) -> str:
        if question.kind in STEPS and rng.randrange(8):
            return self._nearest(view, question, rng)
        weights = [self._eagerness(question.kind, option) for option in question.options]
        at = rng.randrange(sum(weights) or 1)
        for option, weight in zip(question.options, weights, strict=True):
            at -= weight
            if at < 0:
                return option
        return question.sample(rng)

    def _eagerness(self, kind: str, option: str) -> int:
        if kind == "action":
            return EAGERNESS.get(option, 1)
        return 1 if option in NO else 6

    def _nearest(self, view: Mapping[str, Any], question: Pick, rng: Stream) -> str:
        """The step that leads nearest to something to take."""
        taken = view["control"]
        goals = [place for place in OBJECTIVES if (place in taken) == (question.seat == FREE)] or list(OBJECTIVES)
        here = question.data["place"]
        away = {option: _distance(option if option != "stop" else here, goals) for option in question.options}
        best = min(away.values())
        return str(rng.choice([option for option, distance in away.items() if distance == best]))


def _distance(place: str, goals: list[str]) -> int:
    """Steps to the nearest goal."""
    ring, seen, steps = [PASSES.get(place, place)], {place}, 0
    while ring:
        if any(one in goals for one in ring):
            return steps
        ring = [near for one in ring for near in NEIGHBOURS.get(one, ()) if near not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
        steps += 1
    return 99
