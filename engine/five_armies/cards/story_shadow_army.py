"""Stories of the Shadow, type Army."""

from engine.core.frame import Done, Frame, Step
from engine.five_armies.armies import add_leaders, armies_of, army_of, foe_stands, intact, neighbours, open_pass
from engine.five_armies.attack import Attack, CombinedAttack
from engine.five_armies.battle import Battle
from engine.five_armies.board import FORTIFICATIONS, GOBLIN_POINTS, PASSES
from engine.five_armies.cards.procedure import Procedure, carried_out_by
from engine.five_armies.cards.registry import condition, order
from engine.five_armies.cards.verbs import Choose, ChoosePlace, Damage, damage_fortification
from engine.five_armies.combat import Mod
from engine.five_armies.damage import OWN
from engine.five_armies.recruitment import RecruitUnits
from engine.five_armies.state import State, Table

YES, NO = "yes", "no"


@carried_out_by("SH-02")
class GreatLeader(Procedure):
    """An army with Goblins gains a Great Orc and a leader, then moves or attacks."""

    place: str = ""
    public = ("side", "place")

    def start(self, table: Table) -> Step:
        state = table.state
        armies = [place for place in armies_of(state, self.side) if state.armies[place].units.get("goblins")]
        return self.call(ChoosePlace(self.side, armies, "great_leader"), "join")

    def join(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.place = place
        return self.call(RecruitUnits(self.side, place, {"great_orcs": 1}), "lead")

    def lead(self, table: Table, result: object) -> Step:
        add_leaders(table, self.place, 1)
        return self.call(Attack(self.side, source=self.place, either=True), "over")


def closed_points(state: State, side: str) -> list[str]:
    """Goblin points with at least three units whose pass is still closed."""
    return [
        point
        for point, way in GOBLIN_POINTS.items()
        if way not in state.open_passes and (army := army_of(state, side, point)) and army.size >= 3
    ]


@condition("SH-04")
def stair_to_be_found(state: State, side: str) -> bool:
    return bool(closed_points(state, side))


@carried_out_by("SH-04")
class HiddenStair(Procedure):
    """A pass is opened early; the army there may come through and attack."""

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, closed_points(table.state, self.side), "hidden_stair"), "climb")

    def climb(self, table: Table, point: str) -> Step:
        open_pass(table, GOBLIN_POINTS[point])
        return self.call(Attack(self.side, source=point), "over")


@order("SH-05")
def wargs_unleashed(table: Table, side: str) -> Frame | None:
    """Wargs run three regions; fords and slopes do not slow their attack."""
    return Attack(side, 3, needs=["wargs"], only=["wargs"], mods=[Mod(side, "level_ground", scope="combat")])


def besiegers(state: State, side: str, walls: str) -> list[str]:
    """Own armies beside a fortification, or in a pass that leads to it."""
    near = [*neighbours(state, walls), *(way for way, goal in PASSES.items() if goal == walls)]
    return [place for place in armies_of(state, side) if place in near]


@carried_out_by("SH-09")
class RamsAndLadders(Procedure):
    """Dice against a wall, then an attack on it."""

    walls: str = ""
    army: str = ""
    public = ("side", "walls", "army")

    def start(self, table: Table) -> Step:
        state = table.state
        walls = [
            place
            for place in FORTIFICATIONS
            if intact(state, place) and not army_of(state, self.side, place) and besiegers(state, self.side, place)
        ]
        return self.call(ChoosePlace(self.side, walls, "rams_against"), "gather")

    def gather(self, table: Table, walls: str) -> Step:
        if not walls:
            return Done()
        self.walls = walls
        return self.call(ChoosePlace(self.side, besiegers(table.state, self.side, walls), "rams_with"), "batter")

    def batter(self, table: Table, army: str) -> Step:
        self.army = army
        damage_fortification(table, self.side, self.walls, 3, 4)
        if not foe_stands(table.state, self.side, self.walls):
            return Done()
        data = {"place": army, "region": self.walls}
        return self.call(Choose(self.side, "storm", [YES, NO], data=data), "storm")

    def storm(self, table: Table, answer: str) -> Step:
        if answer == NO:
            return Done()
        return self.call(Battle(self.side, self.walls, [self.army]), "over")


@order("SH-10")
def blood_price(table: Table, side: str) -> Frame | None:
    """In each round an Orc or Goblin may be given for two more damage."""
    return Attack(side, sacrifice=["orcs", "goblins"])


@order("SH-17")
def the_swarm(table: Table, side: str) -> Frame | None:
    """A combined attack in which a change of army helps."""
    return CombinedAttack(side, swarm=True)


@carried_out_by("SH-19")
class ThreeHorns(Procedure):
    """Two armies, or three late in the day, move and attack one after the other; each battle costs them one damage."""

    named: list[str] = []
    gone: list[str] = []  # where units stand that have had their turn
    spent: list[str] = []  # ... and have attacked
    public = ("side", "named", "gone", "spent")

    def start(self, table: Table) -> Step:
        places = [place for place in armies_of(table.state, self.side) if place not in self.named]
        if len(self.named) == (3 if table.state.fate >= 8 else 2) or not places:
            return self.to("blow")
        return self.call(ChoosePlace(self.side, places, "horns", optional=True), "name_it")

    def name_it(self, table: Table, place: str) -> Step:
        if place:
            self.named.append(place)
        return self.to("start" if place else "blow")

    def blow(self, table: Table) -> Step:
        """An army that is gone or has merged with one that had its turn is passed over."""
        while self.named:
            place = self.named.pop(0)
            if place not in self.gone and army_of(table.state, self.side, place):
                return self.call(Horn(self.side, source=place, spent=list(self.spent)), "answered")
        return Done()

    def answered(self, table: Table, horn: "Horn") -> Step:
        self.gone += horn.ends
        if horn.attacked:
            self.spent += horn.ends
        return self.to("blow")


class Horn(Attack):
    """One of the attacks. The result is this frame."""

    ends: list[str] = []
    attacked: bool = False

    def finish(self, table: Table, battle: Battle | None) -> Step:
        self.attacked = battle is not None
        if self.attacked or self.path:
            self.ends = [self.place]
        if battle is None:
            return Done(self)
        if battle.gone_to:
            self.ends = [battle.gone_to]
        elif battle.advanced:
            self.ends.append(battle.region)
        left = self.standing(table.state)
        return self.call(Damage(self.side, left[-1], 1, OWN), "wearied") if left else self.wearied(table, 0)

    def standing(self, state: State) -> list[str]:
        """Where some of those who attacked still stand."""
        return [place for place in self.ends if army_of(state, self.side, place)]

    def wearied(self, table: Table, inflicted: object) -> Step:
        self.ends = self.standing(table.state)
        return Done(self)
