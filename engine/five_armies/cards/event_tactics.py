"""Combat effects of the Event cards that let a player decide about cards, dice and the battle itself."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question, Split
from engine.five_armies.abilities import less
from engine.five_armies.battle import Battle
from engine.five_armies.board import REGIONS
from engine.five_armies.cards.procedure import Procedure
from engine.five_armies.cards.registry import combat
from engine.five_armies.cards.verbs import Choose
from engine.five_armies.combat import ROLL, Die
from engine.five_armies.combat_roll import RerollMisses
from engine.five_armies.movement import next_steps
from engine.five_armies.state import FOE, Table

YES, NO, DICE = "yes", "no", "dice"


@combat("EV-C01", "reveal")
def council_of_war(table: Table, battle: Battle, side: str) -> Frame | None:
    return SecondManeuver(side)


class SecondManeuver(Procedure):
    """A unit card from the hand is played too and is the maneuver of this round."""

    def start(self, table: Table) -> Step:
        battle = table.within(Battle)
        army = battle.army(table.state, self.side)
        hand = [unit for unit in battle.prepared[self.side] if unit not in battle.used[self.side]]
        units = [unit for unit in hand if army and army.units.get(unit)]
        return self.call(Choose(self.side, "second_maneuver", units, data={"region": battle.region}), "played")

    def played(self, table: Table, unit: str) -> Step:
        if unit:
            battle = table.within(Battle)
            battle.maneuvers[self.side] = unit
            battle.used[self.side].append(unit)
            table.emit("second_maneuver", side=self.side, unit=unit)
        return Done()


@combat("EV-C06", "before_roll")
def close_ranks(table: Table, battle: Battle, side: str) -> Frame | None:
    return SetAside(side, 2)


@combat("EV-C06", "damage")
def ranks_hold(table: Table, battle: Battle, side: str) -> Frame | None:
    less(battle, side, battle.set_aside.get(side, 0))
    return None


class SetAside(Procedure):
    """So many dice are not rolled; each cancels a damage. One die is rolled in any case."""

    most: int
    public = ("side", "most")

    def start(self, table: Table) -> Step:
        self.most = min(self.most, table.within(Battle).dice_number(table.state, self.side) - 1)
        if self.most <= 0:
            return Done()
        self.at = "count"
        return None

    def ask_count(self, table: Table) -> Question:
        return Split(seat=self.side, kind="set_aside", items={DICE: self.most}, default={}, data={"count": self.most})

    def count(self, table: Table, answer: dict[str, int]) -> Step:
        count = answer.get(DICE, 0)
        if count:
            table.within(Battle).set_aside[self.side] = count
            table.emit("set_aside", side=self.side, count=count)
        return Done()


@combat("EV-C07", "after_roll")
def seize_the_hour(table: Table, battle: Battle, side: str) -> Frame | None:
    """All misses may be rolled again at once, instead of the Leader re-roll."""
    battle.add(side, "no_reroll")
    misses = sum(battle.misses(table.state, side).values())
    return RerollMisses(side, misses, ROLL) if misses else None


@combat("EV-C08", "after_reroll")
def crossed_orders(table: Table, battle: Battle, side: str) -> Frame | None:
    return ForceReroll(side, 2) if battle.hit_count(table.state, FOE[side]) else None


class ForceReroll(Procedure):
    """The enemy rolls up to so many of his hits again; the new results stand."""

    most: int
    public = ("side", "most")

    def start(self, table: Table) -> Step:
        if not self.hits(table):
            return Done()
        self.at = "choose"
        return None

    def hits(self, table: Table) -> dict[str, list[Die]]:
        """The enemy's hits by colour and face, the best first."""
        battle, foe = table.within(Battle), FOE[self.side]
        found: dict[str, list[Die]] = {}
        for die in sorted(battle.dice[foe], key=lambda die: (not die.black, -die.face)):
            if battle.hits(table.state, foe, die):
                found.setdefault(f"{'black' if die.black else 'white'}_{die.face}", []).append(die)
        return found

    def ask_choose(self, table: Table) -> Question:
        items = {name: len(dice) for name, dice in self.hits(table).items()}
        default: dict[str, int] = {}
        left = self.most
        for name, count in items.items():
            default[name] = min(left, count)
            left -= default[name]
        return Split(
            seat=self.side,
            kind="force_reroll",
            items=items,
            most=self.most,
            default=default,
            data={"region": table.within(Battle).region, "count": self.most},
        )

    def choose(self, table: Table, answer: dict[str, int]) -> Step:
        hits = self.hits(table)
        chosen = [die for name, count in answer.items() for die in hits[name][:count]]
        faces: list[int] = table.roll(f"forced_{FOE[self.side]}", len(chosen))
        for die, face in zip(chosen, faces, strict=True):
            die.face, die.rerolled, die.plain = face, True, False
        if chosen:
            table.within(Battle).report(table)
        return Done()


@combat("EV-C10", "end_round")
def hard_riding(table: Table, battle: Battle, side: str) -> Frame | None:
    """Break off, if there is a region to go to; not out of a pass."""
    state, place = table.state, battle.place(side)
    fighting = battle.alive(state, side) and battle.alive(state, battle.defender) and battle.participants(state)
    able = fighting and place in REGIONS and next_steps(state, side, place, 1)
    return BreakingOff(side) if able else None


class BreakingOff(Procedure):
    """A side may leave the battle at the end of this round, before anybody else does."""

    def start(self, table: Table) -> Step:
        self.at = "decide"
        return None

    def ask_decide(self, table: Table) -> Question:
        return Pick(seat=self.side, kind="break_off", options=[YES, NO], data={"region": table.within(Battle).region})

    def decide(self, table: Table, answer: str) -> Step:
        if answer == YES:
            table.within(Battle).breaking_off = self.side
        return Done()
