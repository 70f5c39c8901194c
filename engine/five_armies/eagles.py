"""The Lord of the Eagles and the Eagles (p. 32), and the Great Bats (p. 34)."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question, Split
from engine.five_armies.armies import FLYING, in_play, territory_of
from engine.five_armies.board import EYRIE, TERRITORIES
from engine.five_armies.damage import EAGLES, remove_bat
from engine.five_armies.figures import LIMITS
from engine.five_armies.lasting import lasting
from engine.five_armies.movement import March, movable
from engine.five_armies.ranged import Volley, shadow_armies_in_regions
from engine.five_armies.state import FREE, SHADOW, State, Table

NONE = "none"
EAGLE_DICE, EAGLE_HIT = 3, 4


def eagles_left(state: State) -> int:
    return LIMITS.eagles - sum(state.eagles.values())


def muster_eagles(table: Table, count: int) -> int:
    """Eagles come to the Eyrie, as far as there are any."""
    count = min(count, eagles_left(table.state))
    if count > 0:
        table.state.eagles[EYRIE] += count
        table.emit("eagles_mustered", count=count)
    return count


def lord_at(state: State) -> str:
    """The territory the Lord has flown to, or nothing."""
    where = state.characters[FLYING]
    return where if where in TERRITORIES else ""


def flyers(state: State, territory: str) -> int:
    """Eagles in a territory, their Lord among them."""
    return state.eagles.get(territory, 0) + (lord_at(state) == territory)


def prey(state: State, territory: str) -> list[str]:
    return [place for place in shadow_armies_in_regions(state) if territory_of(place) == territory]


def eagles_can_attack(state: State) -> bool:
    return in_play(state, FLYING) and any(flyers(state, place) and prey(state, place) for place in TERRITORIES)


class FlyOut(Frame):
    """The Lord's ability: he and any Eagles of the Eyrie take wing, to any territories."""

    public = ()

    def start(self, table: Table) -> Step:
        self.at = "spread" if table.state.eagles[EYRIE] else "lord"
        return None

    def ask_spread(self, table: Table) -> Question:
        count = table.state.eagles[EYRIE]
        items = dict.fromkeys(TERRITORIES, count)
        return Split(
            seat=FREE, kind="fly_out", items=items, most=count, default={"valley": count}, data={"count": count}
        )

    def spread(self, table: Table, answer: dict[str, int]) -> Step:
        state = table.state
        for territory, count in answer.items():
            if count:
                state.eagles[territory] = state.eagles.get(territory, 0) + count
                state.eagles[EYRIE] -= count
        table.emit("eagles_fly", territories=answer)
        return self.to("lord")

    def ask_lord(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="lord_flies", options=[*TERRITORIES, EYRIE])

    def lord(self, table: Table, territory: str) -> Step:
        table.state.characters[FLYING] = territory
        table.emit("lord_flies", territory=territory)
        return Done()


class EagleAttack(Frame):
    """Strong and Noble-hearted: Eagles fly home, and each attacks an army of the territory it leaves (p. 32)."""

    flying: dict[str, int] = {}
    targets: list[str] = []
    public = ("flying", "targets")

    def start(self, table: Table) -> Step:
        self.at = "which"
        return None

    def items(self, state: State) -> dict[str, int]:
        items = {place: state.eagles[place] for place in TERRITORIES if state.eagles.get(place) and prey(state, place)}
        if lord_at(state) and prey(state, lord_at(state)):
            items[FLYING] = 1
        return items

    def by_territory(self, state: State, answer: dict[str, int]) -> dict[str, int]:
        found = {place: answer.get(place, 0) for place in TERRITORIES}
        if answer.get(FLYING):
            found[lord_at(state)] += 1
        return {place: count for place, count in found.items() if count}

    def ask_which(self, table: Table) -> Question:
        items = self.items(table.state)
        return Split(
            seat=FREE,
            kind="eagles_which",
            items=items,
            least=1,
            default={next(iter(items)): 1},
            check=lambda answer: self.too_many(table.state, answer),
        )

    def too_many(self, state: State, answer: dict[str, int]) -> Illegal | None:
        """Each Eagle needs an army of its own (p. 32, D7)."""
        for territory, count in self.by_territory(state, answer).items():
            if count > len(prey(state, territory)):
                return Illegal("eagle_targets", territory=territory)
        return None

    def which(self, table: Table, answer: dict[str, int]) -> Step:
        self.flying = {place: count for place, count in answer.items() if count}
        stays = lasting(table.state, "eagle_stays") and not table.state.eagle_stayed
        self.at = "stays" if stays else "fly_home"
        return None

    def ask_stays(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="eagle_stays", options=[*self.flying, NONE])

    def stays(self, table: Table, who: str) -> Step:
        if who != NONE:
            table.state.eagle_stayed = True
        return self.fly_home(table, "" if who == NONE else who)

    def fly_home(self, table: Table, staying: str = "") -> Step:
        """All chosen Eagles move before any attack is rolled."""
        state = table.state
        attackers = self.by_territory(state, self.flying)
        for who, count in self.flying.items():
            home = count - (who == staying)
            if who == FLYING:
                if home:
                    state.characters[FLYING] = EYRIE
            else:
                state.eagles[who] -= home
                state.eagles[EYRIE] += home
                if not state.eagles[who]:
                    del state.eagles[who]
        self.flying = attackers
        table.emit("eagles_attack", territories=attackers)
        if all(count == len(prey(state, place)) for place, count in attackers.items()):
            return self.aim(table, dict.fromkeys((goal for place in attackers for goal in prey(state, place)), 1))
        self.at = "aim"
        return None

    def ask_aim(self, table: Table) -> Question:
        state = table.state
        goals = [goal for place in self.flying for goal in prey(state, place)]
        total = sum(self.flying.values())
        default = [goal for place, count in self.flying.items() for goal in prey(state, place)[:count]]
        return Split(
            seat=FREE,
            kind="eagle_targets",
            items=dict.fromkeys(goals, 1),
            least=total,
            most=total,
            default=dict.fromkeys(default, 1),
            check=self.wrong_aim,
            data={"count": total},
        )

    def wrong_aim(self, answer: dict[str, int]) -> Illegal | None:
        for territory, count in self.flying.items():
            if sum(n for place, n in answer.items() if territory_of(place) == territory) != count:
                return Illegal("eagle_targets", territory=territory)
        return None

    def aim(self, table: Table, answer: dict[str, int]) -> Step:
        self.targets = [place for place, count in answer.items() if count]
        return self.to("attack")

    def attack(self, table: Table, result: object = None) -> Step:
        if not self.targets:
            return Done()
        volley = Volley(FREE, self.targets.pop(0), EAGLE_DICE, EAGLE_HIT, rerolls=EAGLE_DICE, source=EAGLES)
        return self.call(volley, "attack")


def bats_left(state: State) -> int:
    return LIMITS.bats - sum(state.bats.values())


def place_bats(table: Table, territory: str, count: int) -> None:
    count = min(count, bats_left(table.state))
    if count > 0:
        table.state.bats[territory] = table.state.bats.get(territory, 0) + count
        table.emit("bats_placed", territory=territory, count=count)


def cloud_territories(state: State) -> list[str]:
    """Territories with a bat and an army that could move."""
    able = {territory_of(place) for place in movable(state, SHADOW)}
    return [territory for territory in TERRITORIES if state.bats.get(territory) and territory in able]


class BatCloud(Frame):
    """A Great Bat is removed, and an army of its territory moves one region (p. 34, B8)."""

    def start(self, table: Table) -> Step:
        territories = cloud_territories(table.state)
        if len(territories) == 1:
            return self.where(table, territories[0])
        self.at = "where"
        return None

    def ask_where(self, table: Table) -> Question:
        return Pick(seat=SHADOW, kind="bat_cloud", options=cloud_territories(table.state))

    def where(self, table: Table, territory: str) -> Step:
        remove_bat(table.state, territory)
        table.emit("bat_cloud", territory=territory)
        return self.call(March(SHADOW, 1, led=False, within=list(TERRITORIES[territory])), "over")

    def over(self, table: Table, result: object) -> Step:
        return Done()
