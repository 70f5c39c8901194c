"""The numbers of a combat round (p. 27, 28): dice, target numbers, modifiers, maneuver abilities.

Everything here reads or changes a `Combat`, the part of a `Battle` frame that cards and abilities work on.
"""

from typing import ClassVar

import msgspec

from engine.core.frame import Frame
from engine.five_armies.armies import beorn_at, characters_at, leadership, strength
from engine.five_armies.board import FORDS, FORTIFICATIONS, PASSES, REGIONS, TERRITORY, UPHILL
from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import LIMITS, UNITS
from engine.five_armies.lasting import lasting
from engine.five_armies.state import FOE, FREE, SHADOW, Army, State

REGROUP, STROKES, VAMPIRE = "regroup", "thorins_mighty_strokes", "vampire_like"
ROLL, REROLL = "combat", "reroll"
BEORN_DICE, BEORN_TARGET = 4, 5


class Die(msgspec.Struct, array_like=True):
    """One combat die: what it shows, its colour, whether it was rolled again, and if so, still as a combat roll."""

    face: int
    black: bool = False
    rerolled: bool = False
    plain: bool = False


class Mod(msgspec.Struct, omit_defaults=True):
    """Something a card does to one side's numbers.

    what: "roll" and "target" add n, "fixed" sets the target, "dice" adds dice, "leadership" adds re-rolls,
    "no_reroll" forbids the Leader re-roll, "level_ground" ignores fords and slopes, "overflow" turns dice over the
    limit into re-rolls, "parting_blow" deals n damage to this side if it leaves, "parting_aid" heals n if it leaves,
    "reserve" is spent by the card that laid it. roll: "combat", "reroll" or both (""). scope: "round", "combat" or
    "next".
    """

    side: str
    what: str
    n: int = 0
    roll: str = ""
    scope: str = "round"


class Combat(Frame):
    """The forces and numbers of a battle in progress."""

    attacker: str
    region: str
    origins: list[str]
    combined: bool = False
    mods: list[Mod] = []
    sacrifice: list[str] = []  # units the attacker may give each round for 2 damage (a card)
    swarm: bool = False  # a changed army rolls better (a card)
    number: int = 0
    round: int = 0
    fighting: str = ""
    before: str = ""  # the army that fought in the round before
    fought: list[str] = []
    superiority: str = ""
    prepared: dict[str, list[str]] = {}
    used: dict[str, list[str]] = {}
    cards: dict[str, str] = {}
    maneuvers: dict[str, str] = {}  # the unit card that gives black dice
    cancelled: list[str] = []
    dice: dict[str, list[Die]] = {}
    rolled: dict[str, list[int]] = {}  # what the combat roll itself showed
    set_aside: dict[str, int] = {}
    overflow: dict[str, int] = {}
    bonus_hits: dict[str, int] = {}
    extra: dict[str, int] = {}  # damage added to what this side suffers
    cancel: dict[str, int] = {}
    cap: dict[str, int] = {}
    abilities: dict[str, str] = {}
    fort_intact: bool = False
    dealt: dict[str, int] = {}
    lost: dict[str, dict[str, int]] = {}
    pickers: dict[str, str] = {}
    may_retreat: list[str] = []
    warded: bool = False  # Bolg's bodyguard has stood up in this round

    public: ClassVar[tuple[str, ...]] = (
        "attacker",
        "region",
        "origins",
        "combined",
        "round",
        "fighting",
        "superiority",
        "used",
        "cards",
        "dice",
        "fought",
        "dealt",
        "lost",
    )

    # --- who fights ------------------------------------------------------------------------------------------------

    @property
    def defender(self) -> str:
        return FOE[self.attacker]

    def place(self, side: str) -> str:
        return self.fighting if side == self.attacker else self.region

    def army(self, state: State, side: str) -> Army | None:
        army = state.armies.get(self.place(side))
        return army if army and army.side == side else None

    def is_beorn(self, state: State, side: str) -> bool:
        return side == FREE and beorn_at(state) == self.place(side) and self.army(state, side) is None

    def alive(self, state: State, side: str) -> bool:
        return self.army(state, side) is not None or self.is_beorn(state, side)

    def both_stand(self, state: State) -> bool:
        return self.alive(state, FREE) and self.alive(state, SHADOW)

    def units(self, state: State, side: str) -> int:
        """Beorn counts as one unit (G13)."""
        army = self.army(state, side)
        return army.size if army else int(self.is_beorn(state, side))

    def leadership(self, state: State, side: str) -> int:
        return leadership(state, self.place(side)) if self.army(state, side) else 0

    # --- modifiers -------------------------------------------------------------------------------------------------

    def add(self, side: str, what: str, n: int = 0, roll: str = "", scope: str = "round") -> None:
        self.mods.append(Mod(side, what, n, roll, scope))

    def total(self, side: str, what: str, roll: str = "") -> int:
        return sum(
            mod.n
            for mod in self.mods
            if mod.side == side and mod.what == what and mod.scope != "next" and (not mod.roll or mod.roll == roll)
        )

    def has(self, side: str, what: str) -> bool:
        return any(mod.side == side and mod.what == what and mod.scope != "next" for mod in self.mods)

    def clear_round(self) -> None:
        """What held for this round ends; what was meant for the next one begins."""
        self.mods = [mod for mod in self.mods if mod.scope != "round"]
        for mod in self.mods:
            if mod.scope == "next":
                mod.scope = "round"

    # --- dice ------------------------------------------------------------------------------------------------------

    def base_target(self, state: State, side: str) -> int:
        """5, or 6 against a fortification and, in an army's first round, across a ford or up a slope (p. 27)."""
        if side != self.attacker:
            return 5
        if self.fort_intact:
            return 6
        way = (self.fighting, self.region)
        hard = self.fighting not in PASSES and (way in FORDS or way in UPHILL)
        if hard and self.fighting not in self.fought and not self.has(side, "level_ground"):
            return 6
        return 5

    def target(self, state: State, side: str, roll: str) -> int:
        """What a die must show at least (G11): base, fixed numbers, changes up to 6, modifiers of the roll, limits."""
        value = self.base_target(state, side)
        if self.is_beorn(state, side) and lasting(state, "beorn_target"):
            value = BEORN_TARGET
        for mod in self.mods:
            if mod.side == side and mod.what == "fixed" and mod.scope != "next":
                value = mod.n
        value = min(6, value + self.total(side, "target", roll))
        return max(2, min(6, value - self.total(side, "roll", roll)))

    def dice_number(self, state: State, side: str) -> int:
        """As many dice as combat strength, at most five (p. 27); cards may add and take away."""
        if self.is_beorn(state, side):
            more = lasting(state, "beorn_dice")
            count = more.number if more else BEORN_DICE
        else:
            army = self.army(state, side)
            count = min(LIMITS.combat_dice, strength(army)) if army else 0
        count += self.total(side, "dice")
        self.overflow[side] = max(0, count - LIMITS.combat_dice) if self.has(side, "overflow") else 0
        count = max(1, min(LIMITS.combat_dice, count))
        self.set_aside[side] = min(self.set_aside.get(side, 0), count - 1)
        return count - self.set_aside[side]

    def black_number(self, state: State, side: str, count: int) -> int:
        """A black die for each unit of the maneuver's kind (p. 27, C10)."""
        army = self.army(state, side)
        kind = self.maneuvers.get(side, "")
        return min(count, army.units.get(kind, 0)) if army and kind else 0

    def hits(self, state: State, side: str, die: Die) -> bool:
        if die.face >= self.target(state, side, REROLL if die.rerolled and not die.plain else ROLL):
            return True
        lucky = lasting(state, "lucky_number")
        if not lucky or side != lucky.side or die.face != lucky.number or not self.army(state, side):
            return False
        return TERRITORY.get(self.place(side)) == TERRITORY.get(state.characters[lucky.on], "nowhere")

    def misses(self, state: State, side: str, again: bool = False) -> dict[str, int]:
        """The dice that missed, by colour; without those rolled again already, unless `again`."""
        found: dict[str, int] = {}
        for die in self.dice[side]:
            if (again or not die.rerolled) and not self.hits(state, side, die):
                colour = "black" if die.black else "white"
                found[colour] = found.get(colour, 0) + 1
        return found

    def rerolls(self, state: State, side: str) -> int:
        if self.is_beorn(state, side):
            return len(self.dice[side])  # every miss once (p. 33); that is no Leader re-roll
        return 0 if self.has(side, "no_reroll") else self.present_leadership(state, side)

    def present_leadership(self, state: State, side: str) -> int:
        """The army's Leadership with what cards have added so far."""
        return self.leadership(state, side) + self.total(side, "leadership")

    def hit_count(self, state: State, side: str) -> int:
        return sum(self.hits(state, side, die) for die in self.dice[side]) + self.bonus_hits.get(side, 0)

    def black_hits(self, state: State, side: str) -> int:
        return sum(die.black and self.hits(state, side, die) for die in self.dice[side])

    def lose(self, side: str, removed: dict[str, int]) -> None:
        """Units that this side has lost in this round."""
        for unit, count in removed.items():
            self.lost[side][unit] = self.lost[side].get(unit, 0) + count

    # --- maneuvers -------------------------------------------------------------------------------------------------

    def maneuver_options(self, state: State, side: str) -> list[str]:
        """What may be played face down (p. 26): unit cards, Event cards, special maneuvers, Regroup."""
        options = [unit for unit in self.prepared[side] if unit not in self.used[side]]
        if side == FREE and "thorin" in characters_at(state, side, self.place(side)) and STROKES not in self.used[side]:
            options.append(STROKES)
        if side == SHADOW and state.bats.get(TERRITORY[self.region]):
            options.append(VAMPIRE)
        events = sorted(card for card in state.hands[side] if CARDS[card].deck == "event")
        return [*options, *events, REGROUP]

    def event_card(self, side: str) -> str:
        """The Event card this side has played this round, unless it was cancelled."""
        card = self.cards.get(side, "")
        return card if card in CARDS and side not in self.cancelled else ""

    def attacks_from_heights(self) -> bool:
        return self.fighting in PASSES or REGIONS[self.fighting].terrain == "mountain"

    def fort_of_region(self) -> int:
        return FORTIFICATIONS.get(self.region, 0)


def favouring(army: Army | None, region: str) -> int:
    """How many units favour this region's terrain (p. 26)."""
    terrain = REGIONS[region].terrain
    return sum(count for unit, count in army.units.items() if terrain in UNITS[unit].favoured) if army else 0
