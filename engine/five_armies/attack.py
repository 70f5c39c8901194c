"""The actions Attack and Combined Attack (p. 13, 26, 30)."""

from functools import partial

import msgspec

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question
from engine.five_armies.armies import armies_of, army_of, foe_stands, leadership, neighbours, targets_from
from engine.five_armies.battle import Battle
from engine.five_armies.board import PLACES, REGIONS
from engine.five_armies.choosing import pick_place
from engine.five_armies.combat import Mod
from engine.five_armies.movement import Move, may_move
from engine.five_armies.reasons import army_cannot
from engine.five_armies.stacking import Settle
from engine.five_armies.state import State, Table

DONE, MOVE, HERE = "done", "move_first", "attack_here"


class Attack(Frame):
    """One army moves and attacks; each of the two is optional (p. 13). The result is the battle, or None.

    Cards give more steps, other conditions (`led`: Leadership, `needs`: some of these units) and modifiers; `either`
    allows only one of the two, and an army in a place of `spent` has attacked already. A card that goes on after the
    attack overrides `finish`; then `path` is the way the army has gone.
    """

    side: str
    steps: int = 1
    led: bool = False
    needs: list[str] = []
    only: list[str] = []
    within: list[str] = []
    source: str = ""
    mods: list[Mod] = []
    sacrifice: list[str] = []
    may_move: bool = True
    may_attack: bool = True
    either: bool = False
    spent: list[str] = []
    place: str = ""
    path: list[str] = []
    group: str = ""
    public = ("side", "source", "place")

    def able(self, state: State, place: str) -> bool:
        return bool(self.stands_ready(state, place) or self.can_move(state, place))

    def stands_ready(self, state: State, place: str) -> list[str]:
        """What the army could attack from where it stands, if it meets the conditions."""
        army = state.armies[place]
        if not self.may_attack or (self.led and not leadership(state, place)):
            return []
        if self.needs and not any(army.units.get(unit) for unit in self.needs):
            return []
        return targets_from(state, self.side, place)

    def can_move(self, state: State, place: str) -> bool:
        return self.may_move and may_move(
            state, self.side, place, led=self.led, needs=self.needs, only=self.only, steps=self.steps
        )

    def sources(self, state: State) -> list[str]:
        places = [self.source] if self.source else armies_of(state, self.side)
        return [
            place
            for place in places
            if (not self.within or place in self.within)
            and army_of(state, self.side, place)
            and self.able(state, place)
        ]

    def start(self, table: Table) -> Step:
        sources = self.sources(table.state)
        if not sources:
            return self.finish(table, None)
        if self.source:
            return self.from_where(table, self.source)
        self.at = "from_where"
        return None

    def ask_from_where(self, table: Table) -> Question:
        why = partial(army_cannot, table.state, self.side, led=self.led, needs=self.needs, within=self.within)
        return pick_place(self.side, "attack_from", self.sources(table.state), self.group, why=why)

    def from_where(self, table: Table, place: str) -> Step:
        if place not in PLACES:
            self.group = place
            return None
        self.source = self.place = place
        self.at = "first"
        return None

    def ask_first(self, table: Table) -> Question:
        """Attack at once, move first, or leave it."""
        state = table.state
        options = [HERE] if self.stands_ready(state, self.source) else []
        options += [MOVE] if self.can_move(state, self.source) else []
        kind = "move_or_attack" if self.either else "attack_or_move"
        return Pick(seat=self.side, kind=kind, options=[*options, DONE], data={"place": self.source})

    def first(self, table: Table, answer: str) -> Step:
        if answer == DONE:
            return self.finish(table, None)
        if answer == HERE:
            return self.to("target")
        self.may_attack = self.may_attack and not self.either
        move = Move(self.side, self.source, steps=self.steps, led=self.led, needs=self.needs, only=self.only)
        return self.call(move, "moved")

    def moved(self, table: Table, move: Move) -> Step:
        self.path = move.path
        self.place = move.path[-1]
        return self.call(Settle(self.side), "settled")

    def settled(self, table: Table, result: object) -> Step:
        state = table.state
        able = self.place not in self.spent and army_of(state, self.side, self.place)
        if not able or not self.stands_ready(state, self.place):  # the last Goblin may have gone in merging
            return self.finish(table, None)
        return self.to("target")

    def targets(self, state: State) -> list[str]:
        return targets_from(state, self.side, self.place)

    def ask_target(self, table: Table) -> Question:
        return Pick(
            seat=self.side,
            kind="attack_target",
            options=[*self.targets(table.state), DONE],
            data={"place": self.place},
            why=lambda value: Illegal("no_target", place=self.place),
        )

    def target(self, table: Table, region: str) -> Step:
        if region == DONE:
            return self.finish(table, None)
        battle = Battle(self.side, region, [self.place], mods=copied(self.mods), sacrifice=list(self.sacrifice))
        return self.call(battle, "fought")

    def fought(self, table: Table, battle: Battle) -> Step:
        return self.finish(table, battle)

    def finish(self, table: Table, battle: Battle | None) -> Step:
        return Done(battle)


def copied(mods: list[Mod]) -> list[Mod]:
    """A battle changes its modifiers: it needs its own."""
    return [msgspec.structs.replace(mod) for mod in mods]


def combined_targets(state: State, side: str) -> list[str]:
    """Regions with an enemy army beside at least one own army; passes take no part (p. 25)."""
    mine = [place for place in armies_of(state, side) if place in REGIONS]
    found = {near for place in mine for near in neighbours(state, place) if foe_stands(state, side, near)}
    return [place for place in REGIONS if place in found]


class CombinedAttack(Frame):
    """All armies beside a region attack it together (p. 30)."""

    side: str
    mods: list[Mod] = []
    swarm: bool = False
    group: str = ""
    public = ("side",)

    def start(self, table: Table) -> Step:
        if not combined_targets(table.state, self.side):
            return Done()
        self.at = "target"
        return None

    def ask_target(self, table: Table) -> Question:
        return pick_place(self.side, "assault_target", combined_targets(table.state, self.side), self.group)

    def target(self, table: Table, region: str) -> Step:
        if region not in PLACES:
            self.group = region
            return None
        state = table.state
        origins = [place for place in neighbours(state, region) if army_of(state, self.side, place)]
        battle = Battle(self.side, region, origins, combined=True, mods=copied(self.mods), swarm=self.swarm)
        return self.call(battle, "fought")

    def fought(self, table: Table, battle: Battle) -> Step:
        return Done(battle)
