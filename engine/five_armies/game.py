"""The Battle of Five Armies, as the core needs it: set-up (ch. II), frames, invariants, what each side may know."""

from importlib import import_module
from typing import Any

import engine
from engine.core.frame import Frame
from engine.core.match import Match
from engine.core.question import Dice, Question
from engine.five_armies import notation, turn, view
from engine.five_armies.armies import add_units
from engine.five_armies.board import REGIONS, SETUP, TERRITORIES
from engine.five_armies.bold import Bold
from engine.five_armies.cards import effects
from engine.five_armies.check import check
from engine.five_armies.facts import facts
from engine.five_armies.secrets import resample
from engine.five_armies.state import FREE, SHADOW, SIDES, State, Table, empty
from engine.five_armies.vocabulary import COMMANDS

MODULES = (
    *(
        import_module(f"engine.five_armies.{name}")
        for name in (
            "actions",
            "attack",
            "battle",
            "beorn",
            "characters",
            "choosing",
            "combat_roll",
            "damage",
            "eagles",
            "fate",
            "generals",
            "hand",
            "movement",
            "play_card",
            "rally",
            "ranged",
            "recruitment",
            "retreat",
            "stacking",
            "turn",
        )
    ),
    *effects.MODULES,
)


def frames_of(*modules: Any) -> list[type[Frame]]:
    """Every frame class that these modules define."""
    found = [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module.__name__
    ]
    return sorted(found, key=lambda frame: frame.__name__)


class FiveArmies(engine.Game[State]):
    id = "five_armies"
    seats = SIDES
    version = 1
    state = State
    frames = frames_of(*MODULES)
    package = "engine.five_armies"
    commands = COMMANDS
    places = (*TERRITORIES, *REGIONS)
    draws = {"tile_drawn": SHADOW, "fate_card": FREE}  # p. 17
    players = {"bold": Bold}

    def set_up(self, play: Table, options: dict[str, Any]) -> Frame:
        if options:
            raise engine.BadDocument(f"this game has no option {', '.join(sorted(options))}")
        fresh = empty()
        for name in fresh.__struct_fields__:
            setattr(play.state, name, getattr(fresh, name))
        for side, placements in SETUP.items():
            for placement in placements:
                if placement.units:
                    add_units(play.state, side, placement.place, dict(placement.units))
                for name in placement.characters:
                    play.state.characters[name] = placement.place
                for group, count in placement.tokens.items():
                    play.state.tokens.setdefault(placement.place, []).extend([group] * count)
        return turn.Turn()

    def show(self, match: Match[State], seat: str | None) -> dict[str, Any]:
        return view.view(match, seat)

    def resample(self, match: Match[State], seat: str | None, rng: Dice) -> None:
        resample(match, seat, rng)

    def check(self, match: Match[State]) -> None:
        check(match)

    def write(self, state: State, seat: str | None, whole: bool) -> list[str]:
        return notation.write(state, seat, whole)

    def read(self, lines: list[str]) -> State:
        return notation.read(lines)

    def entry(self, state: State) -> list[Frame]:
        return notation.entry(state)

    def facts(self, view: dict[str, Any], question: Question, option: str, lang: str) -> str:
        return facts(self.texts, view, question, option, lang)

    def spell(self, lang: str, option: str) -> str:
        group, _, face = option.partition(":")
        unit, _, count = face.partition(":")
        if not unit:
            return super().spell(lang, option)
        units = self.texts.amount(lang, unit, int(count))
        return self.texts.format(lang, "known-token", {"group": self.texts.word(lang, group), "units": units})


engine.register(FiveArmies())
