"""A table to settle rules questions on: type a position, say what chance gives, answer by kind, read the board back.

    table = Board('''
        dice shadow army
        active shadow
        army fallow_acres shadow orcs 3
        army bramble_terraces free men_of_the_lake 2
    ''')
    table.shadow(act="army", action="attack", attack_from="fallow_acres", attack_or_move="attack_here")
    table.shadow(attack_target="bramble_terraces")
    table.round(shadow="orcs", free="regroup", shadow_dice=[1, 1, 1], free_dice=[1, 1])
    table.shadow(press_on="continue").refuse("free", "rout_not_needed", hold="rout")

A number at the end of a keyword only tells two questions of one kind apart: `move_from`, `move_from_2`. The invariants
of the game are checked after every answer.
"""

import re
from typing import Any

import pytest

import engine
from engine.core.chance import Scripted
from engine.core.match import Match
from engine.core.question import Illegal, Pick, Question, Split
from engine.five_armies.armies import characters_at
from engine.five_armies.battle import Battle
from engine.five_armies.state import Army, State

GAME = engine.game("five_armies")
SPARE = "dice free event\ndice shadow event\n"  # so that a turn does not end behind a test's back


class Board:
    """A position that is played on by hand."""

    def __init__(self, text: str, **chance: Any) -> None:
        self.script = Scripted([])
        self.events: list[engine.Event] = []  # of the newest answer
        self.match: Match[State] = GAME.parse(SPARE + text, script=_script(chance)).with_source(self.script)
        self.check()

    def check(self) -> None:
        GAME.check(self.match)

    # --- playing ---------------------------------------------------------------------------------------------------

    def chance(self, **outcomes: Any) -> "Board":
        """What chance gives next, by the name of the draw; all that was said before must have happened."""
        assert not self.script.left, f"did not happen: {self.script.left}"
        self.script.left += _script(outcomes)
        return self

    def free(self, **answers: Any) -> "Board":
        return self.play("free", **answers)

    def shadow(self, **answers: Any) -> "Board":
        return self.play("shadow", **answers)

    def play(self, seat: str, **answers: Any) -> "Board":
        for keyword, value in answers.items():
            self._expect(seat, keyword)
            self.events = self.match.answer(seat, value)
            self.check()
        return self

    def refuse(self, seat: str, rule: str, **answers: Any) -> None:
        """The last of these answers is refused under this rule, and nothing changes; those before it are allowed."""
        *before, (keyword, value) = answers.items()
        trial = self.match.copy()
        for kind, answer in before:
            _expect(trial, seat, kind)
            trial.answer(seat, answer)
        _expect(trial, seat, keyword)
        digest = trial.digest()
        with pytest.raises(Illegal) as refusal:
            trial.answer(seat, value)
        assert refusal.value.rule == rule, f"refused as {refusal.value}"
        assert trial.digest() == digest

    def _expect(self, seat: str, keyword: str) -> None:
        _expect(self.match, seat, keyword)

    # --- asking ----------------------------------------------------------------------------------------------------

    def asked(self, seat: str = "") -> str:
        """The kind of the open question (of this seat)."""
        questions = self.match.questions()
        return questions[seat].kind if seat else next(iter(questions.values())).kind if questions else "over"

    def owing(self) -> str:
        return " ".join(sorted(self.match.questions()))

    def question(self, seat: str) -> Question:
        return self.match.questions()[seat]

    def options(self, seat: str) -> list[str]:
        question = self.question(seat)
        assert isinstance(question, Pick)
        return sorted([*question.options, *question.direct])

    def split(self, seat: str) -> Split:
        question = self.question(seat)
        assert isinstance(question, Split)
        return question

    def allows(self, seat: str, value: Any) -> bool:
        return self.question(seat).allows(value)

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def how(self) -> tuple[str | None, str | None]:
        return self.match.winner, self.match.how

    def army(self, place: str) -> Army | None:
        return self.state.armies.get(place)

    def units(self, place: str) -> dict[str, int]:
        army = self.army(place)
        return army.units if army else {}

    def damage(self, place: str) -> int:
        army = self.army(place)
        return army.damage if army else 0

    def leaders(self, place: str) -> int:
        army = self.army(place)
        return army.leaders if army else 0

    def at(self, name: str) -> str:
        return self.state.characters[name]

    def who(self, side: str, place: str) -> list[str]:
        return characters_at(self.state, side, place)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """What the newest answer has made happen, of one kind."""
        return [event.data for event in self.events if event.kind == kind]

    def fight(self) -> Battle:
        return next(frame for frame in self.match.stack if isinstance(frame, Battle))

    def target(self, side: str) -> int:
        return self.fight().target(self.state, side, "combat")

    # --- battles ---------------------------------------------------------------------------------------------------

    def round(
        self,
        *,
        free: str = "regroup",
        shadow: str = "regroup",
        free_dice: list[int] | None = None,
        shadow_dice: list[int] | None = None,
    ) -> "Board":
        """Both lay their cards (Beorn none) and roll; dice not given all show 1."""
        fight = self.fight()
        given = {"free": free_dice, "shadow": shadow_dice}
        cards = {"free": free, "shadow": shadow}
        dice = {}
        for side in (fight.attacker, fight.defender):
            count = fight.dice_number(self.state, side)
            dice[f"combat_{side}"] = given[side] if given[side] is not None else [1] * count
        self.chance(**dice)
        for seat in list(self.match.questions()):
            self.play(seat, maneuver=cards[seat])
        return self


def battle(text: str, attacker: str, region: str, *origins: str, **chance: Any) -> Board:
    """A battle at its first question; several origins are a combined attack."""
    combined = ', "combined": true' if len(origins) > 1 else ""
    places = ", ".join(f'"{place}"' for place in origins)
    frames = f"""
        active {attacker}
        > turn end
        > action_phase done
        > battle start {{"attacker": "{attacker}", "region": "{region}", "origins": [{places}]{combined}}}
    """
    return Board(text + frames, **chance)


def _script(chance: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(_kind(name), outcome) for name, outcome in chance.items()]


def _kind(keyword: str) -> str:
    return re.sub(r"_\d+$", "", keyword)


def _expect(match: Match[State], seat: str, keyword: str) -> None:
    questions = match.questions()
    assert seat in questions, f"{seat} is not asked: {[(s, q.kind) for s, q in questions.items()]}"
    assert questions[seat].kind == _kind(keyword), f"the question is {questions[seat].kind}, not {_kind(keyword)}"
