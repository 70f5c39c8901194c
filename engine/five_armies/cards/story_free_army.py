"""Stories of the Free Peoples, type Army."""

from itertools import pairwise

from engine.core.frame import Done, Step
from engine.core.question import Question, Split
from engine.five_armies.armies import (
    add_leaders,
    armies_of,
    army_of,
    enter,
    may_stay,
    move_character,
    peoples,
    steps_from,
)
from engine.five_armies.attack import Attack
from engine.five_armies.battle import Battle
from engine.five_armies.board import FORD_ENDS, FORTIFICATIONS, OBJECTIVES
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import condition
from engine.five_armies.cards.verbs import Choose, ChoosePlace
from engine.five_armies.combat import ROLL, Mod
from engine.five_armies.figures import UNITS
from engine.five_armies.lasting import stay
from engine.five_armies.movement import Move
from engine.five_armies.parts import DAMAGE, Parting, take_part
from engine.five_armies.ranged import Volley, attackable
from engine.five_armies.retreat import arrive
from engine.five_armies.stacking import Settle
from engine.five_armies.state import CardInPlay, State, Table


def first_round_bonus(side: str) -> list[Mod]:
    """One more on the combat roll of the first round."""
    return [Mod(side, "roll", 1, ROLL)]


@carried_out_by("FP-05")
class RootedLikeStone(Procedure):
    """Three counters each cancel one damage of an army that holds a settlement or fortification."""

    def start(self, table: Table) -> Step:
        places = [place for place in armies_of(table.state, self.side) if place in OBJECTIVES]
        return self.call(ChoosePlace(self.side, places, "rooted"), "stand")

    def stand(self, table: Table, place: str) -> Step:
        if place:
            stay(table, CardInPlay("FP-05", self.side, "shield", place, counters=3, ends=["army_left"]))
        return Done()


def archers(state: State, place: str) -> int:
    return sum(count for unit, count in state.armies[place].units.items() if UNITS[unit].archery)


@carried_out_by("FP-10")
class LastQuivers(Procedure):
    """Up to three armies shoot at armies beside them, one after the other."""

    shot: list[str] = []
    public = ("side", "shot")

    def start(self, table: Table, result: object = None) -> Step:
        state = table.state
        able = [place for place in armies_of(state, self.side) if place not in self.shot and archers(state, place)]
        able = [place for place in able if attackable(state, self.side, place)]
        if len(self.shot) == 3 or not able:
            return Done()
        return self.call(ChoosePlace(self.side, able, "shoot_from", optional=True), "aim")

    def aim(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.shot.append(place)
        return self.call(ChoosePlace(self.side, attackable(table.state, self.side, place), "shoot_at"), "shoot")

    def shoot(self, table: Table, target: str) -> Step:
        return self.call(Volley(self.side, target, archers(table.state, self.shot[-1]), 4), "start")


@condition("FP-14")
def army_in_a_fortification(state: State, side: str) -> bool:
    return any(army_of(state, side, place) for place in FORTIFICATIONS)


@carried_out_by("FP-14")
class SuddenSally(Procedure):
    """An army strikes out of its fortification and may return."""

    def start(self, table: Table) -> Step:
        walls = [place for place in armies_of(table.state, self.side) if place in FORTIFICATIONS]
        return self.call(ChoosePlace(self.side, walls, "sally"), "out")

    def out(self, table: Table, place: str) -> Step:
        return self.call(Sally(self.side, steps=2, source=place, mods=first_round_bonus(self.side)), "over")


class Sally(Attack):
    """The attack; without an advance those who sallied may go back the way they have come."""

    sallied: dict[str, int] = {}

    def moved(self, table: Table, move: Move) -> Step:
        self.sallied = move.part
        return super().moved(table, move)

    def finish(self, table: Table, battle: Battle | None) -> Step:
        if (battle and battle.advanced) or not self.way_back(table.state):
            return Done(battle)
        self.at = "back"
        return None

    def way_back(self, state: State) -> bool:
        way = self.path[::-1]
        army = army_of(state, self.side, way[0]) if len(way) > 1 else None
        if not army or not may_stay(state, self.side, way[-1]):
            return False
        if not any(self.sallied.get(unit) for unit in army.units):
            return False  # of those who sallied no unit is left
        return all(goal in steps_from(state, self.side, here) for here, goal in pairwise(way))

    def ask_back(self, table: Table) -> Question:
        """Nobody at all is an answer too."""
        parting = Parting(table.state, self.place)
        items, default = self.returning(parting)
        return Split(
            seat=self.side,
            kind="sally_back",
            items=items,
            default=default,
            check=lambda part: parting.refuse(part) if any(part.values()) else None,
            sampler=lambda rng: dict(default) if rng.randrange(2) else {},
            data={"place": self.place, "goal": self.source},
        )

    def returning(self, parting: Parting) -> tuple[dict[str, int], dict[str, int]]:
        """What may go back of the army there: as much as has come out, with damage as it is shared out (p. 22)."""
        came = {item: min(count, self.sallied.get(item, 0)) for item, count in parting.items.items() if item != DAMAGE}
        came = {item: count for item, count in came.items() if count}
        army = parting.army
        units = sum(count for item, count in came.items() if item in UNITS)
        damage = min(army.damage, units)
        needed = max(0, army.damage - (army.size - units))
        return (came | {DAMAGE: damage} if damage else came), (came | {DAMAGE: needed} if needed else came)

    def back(self, table: Table, part: dict[str, int]) -> Step:
        if not any(part.values()):
            return Done()
        army, characters = take_part(table, self.place, part)
        way = self.path[::-1]
        for region in way[1:]:
            enter(table, self.side, region)
        for name in characters:
            move_character(table, name, self.source)
        arrive(table.state, self.source, army)
        table.emit("moved", side=self.side, path=way, units=army.units, characters=characters)
        return self.call(Settle(self.side), "home")

    def home(self, table: Table, result: object) -> Step:
        return Done()


@carried_out_by("FP-16")
class FloodedFord(Procedure):
    """No army crosses a ford until the end of the next turn, while an own army guards it."""

    def start(self, table: Table) -> Step:
        fords = [ford for ford, ends in FORD_ENDS.items() if any(army_of(table.state, self.side, end) for end in ends)]
        return self.call(Choose(self.side, "flood", fords), "flood")

    def flood(self, table: Table, ford: str) -> Step:
        if ford:
            last = table.state.turn + 1
            stay(table, CardInPlay("FP-16", self.side, "ford_closed", ford, ends=["army_left"], last_turn=last))
        return Done()


def mixed_armies(state: State, side: str) -> list[str]:
    """Armies with units of at least two peoples."""
    return [place for place in armies_of(state, side) if peoples(state.armies[place]) > 1]


@condition("FP-20")
def some_mixed_army(state: State, side: str) -> bool:
    return bool(mixed_armies(state, side))


@carried_out_by("FP-20")
class CommonCause(Procedure):
    """A mixed army gets leaders, moves and attacks."""

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, mixed_armies(table.state, self.side), "common_cause"), "together")

    def together(self, table: Table, place: str) -> Step:
        add_leaders(table, place, 2 if peoples(table.state.armies[place]) == 3 else 1)
        return self.call(Attack(self.side, source=place, mods=first_round_bonus(self.side)), "over")
