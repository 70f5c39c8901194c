"""Damage and casualties (p. 28), the same in combat and outside it (p. 29)."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Dice, Illegal, Pick, Question, Split
from engine.five_armies.armies import (
    beorn_at,
    characters_at,
    check_guards,
    eliminate_character,
    intact,
    lose_concentration,
)
from engine.five_armies.board import FORTIFICATIONS
from engine.five_armies.combat import Combat
from engine.five_armies.figures import UNITS
from engine.five_armies.lasting import lasting, spend_counter
from engine.five_armies.parts import DAMAGE
from engine.five_armies.stacking import cheapest
from engine.five_armies.state import FREE, SHADOW, State, Table

COMBAT, EAGLES, OWN, CARD = "combat", "eagles", "own", "card"  # where damage comes from
YES, NO = "yes", "no"
CANCEL = ("cancel_1", "cancel_2")


def battles(table: Table) -> list[Combat]:
    """The battle in progress, if there is one."""
    return [frame for frame in table.stack if isinstance(frame, Combat)]


class TakeDamage(Frame):
    """Damage for one army or for Beorn, in the order of ruling C9. The result is what was inflicted."""

    side: str
    place: str
    amount: int
    source: str = CARD
    bite: str = ""  # the Shadow has played Vampire-like in a battle in this territory
    most: int = 1_000  # a card does not let more of it through
    inflicted: int = 0
    public = ("side", "place", "amount", "source")

    def start(self, table: Table) -> Step:
        if self.amount <= 0:
            return Done(0)
        self.shield(table, "shield", self.place)
        if self.source not in (COMBAT, EAGLES, OWN):
            self.shield(table, "shield_outside", self.side)
        if self.amount and self.thorin_is_here(table.state) and lasting(table.state, "old_friends"):
            self.at = "friends"
        else:
            self.at = "teeth"
        return None

    def shield(self, table: Table, rule: str, on: str) -> None:
        """A card in play cancels one damage of its own accord."""
        card = lasting(table.state, rule, on)
        if card and card.side == self.side and self.amount:
            self.amount -= 1
            table.emit("cancelled", side=self.side, place=self.place, amount=1, card=card.card)
            if card.counters:
                spend_counter(table, card)

    def thorin_is_here(self, state: State) -> bool:
        return self.side == FREE and state.characters["thorin"] == self.place and self.place in state.armies

    def ask_friends(self, table: Table) -> Question:
        options = [NO, *CANCEL[: self.amount]][::-1]
        return Pick(seat=FREE, kind="old_friends", options=options, data={"amount": self.amount, "place": self.place})

    def friends(self, table: Table, answer: str) -> Step:
        card = lasting(table.state, "old_friends")
        if answer in CANCEL and card:
            cancelled = CANCEL.index(answer) + 1
            self.amount -= cancelled
            table.emit("cancelled", side=self.side, place=self.place, amount=cancelled, card=card.card)
            spend_counter(table, card)
        self.at = "teeth"
        return None

    def teeth(self, table: Table) -> Step:
        bats = table.state.bats.get(self.bite, 0)
        self.at = "vampire" if bats and 0 < self.amount < self.most else "guard"
        return None

    def ask_vampire(self, table: Table) -> Question:
        return Pick(seat=SHADOW, kind="vampire", options=[YES, NO], data={"amount": self.amount, "place": self.place})

    def vampire(self, table: Table, answer: str) -> Step:
        """A Great Bat is given for one more damage (p. 34)."""
        if answer == YES:
            remove_bat(table.state, self.bite)
            self.amount += 1
            table.emit("vampire", place=self.place)
        self.at = "guard"
        return None

    def guard(self, table: Table) -> Step:
        """A Bodyguard token is good for the whole round, whatever deals the damage (p. 34)."""
        state = table.state
        bolg = self.side == SHADOW and state.characters["bolg"] == self.place and self.place in state.armies
        if bolg and self.amount and any(battle.warded for battle in battles(table)):
            table.emit("bodyguard", place=self.place, amount=self.amount)
            return Done(0)
        self.at = "bodyguard" if bolg and state.bodyguard and self.amount else "place_tokens"
        return None

    def ask_bodyguard(self, table: Table) -> Question:
        return Pick(seat=SHADOW, kind="bodyguard", options=[YES, NO], data={"amount": self.amount, "place": self.place})

    def bodyguard(self, table: Table, answer: str) -> Step:
        """Bolg's bodyguard wards off all of it (p. 34)."""
        if answer == YES:
            table.state.bodyguard -= 1
            table.emit("bodyguard", place=self.place, amount=self.amount)
            self.amount = 0
            for battle in battles(table):
                battle.warded = True
        self.at = "place_tokens"
        return None

    def sallying(self, table: Table) -> bool:
        """An army that attacks out of a fortification is not attacked in it (p. 28)."""
        return any(battle.attacker == self.side and battle.fighting == self.place for battle in battles(table))

    def place_tokens(self, table: Table) -> Step:
        """A fortification takes all it can bear, the army the rest (p. 28)."""
        state = table.state
        inflicted = self.amount
        if not inflicted:
            return Done(0)
        if intact(state, self.place) and not self.sallying(table):
            absorbed = min(self.amount, FORTIFICATIONS[self.place] - state.fortifications[self.place])
            state.fortifications[self.place] += absorbed
            self.amount -= absorbed
            table.emit("fortification", place=self.place, amount=absorbed, broken=not intact(state, self.place))
        if not self.amount:
            return Done(inflicted)
        army = state.armies.get(self.place)
        if army:
            army.damage += self.amount
            table.emit("damage", side=self.side, place=self.place, amount=self.amount)
            if state.characters["gandalf"] == self.place and self.side == FREE:
                lose_concentration(table)
        elif self.side == FREE and beorn_at(state) == self.place:
            hurt_beorn(table, self.amount)
        return Done(inflicted)


def hurt_beorn(table: Table, amount: int) -> None:
    """Beorn loses Wrath instead, and his life with the last of it (p. 33)."""
    state = table.state
    state.wrath = max(0, state.wrath - amount)
    table.emit("wrath", amount=amount, left=state.wrath)
    if not state.wrath:
        eliminate_character(table, "beorn")


def remove_bat(state: State, territory: str) -> None:
    state.bats[territory] -= 1
    if not state.bats[territory]:
        del state.bats[territory]


class Casualties(Frame):
    """Take casualties: a unit for up to two damage tokens (p. 28). The result is the units removed.

    `least` units must go in any case, `most_damage` is what may be left (a rout), and `picker` chooses the units
    where a card gives that to the enemy.
    """

    side: str
    place: str
    least: int = 0
    most_damage: int = 1_000
    picker: str = ""
    standing: str = ""
    count: int = 0
    removed: dict[str, int] = {}
    public = ("side", "place", "least", "count", "removed")

    def must(self, state: State) -> int:
        """How many units have to go at least."""
        army = state.armies[self.place]
        size, damage = army.size, army.damage
        for gone in range(self.least, size):
            left = max(0, damage - 2 * gone)
            if left <= size - gone and left <= self.most_damage:
                return gone
        return size

    def start(self, table: Table) -> Step:
        army = table.state.armies.get(self.place)
        if not army or army.side != self.side or not (army.damage or self.least):
            return Done({})
        if self.must(table.state) == army.size:
            return self.choose(table, {**army.units, DAMAGE: army.damage})
        if not army.damage and len(army.units) == 1:  # nothing to choose (F13)
            return self.choose(table, dict.fromkeys(army.units, self.least))
        self.at = "how_many" if self.picker else "choose"
        return None

    def kind(self, state: State) -> str:
        return "losses" if self.must(state) else "casualties"

    def ask_choose(self, table: Table) -> Question:
        army = table.state.armies[self.place]
        must = self.must(table.state)
        default = cheapest(army.units, must)
        default[DAMAGE] = min(army.damage, 2 * must)
        return Split(
            seat=self.side,
            kind="losses" if must else "casualties",
            items={**army.units, DAMAGE: army.damage},
            default=default,
            check=lambda answer: self.refuse(table.state, answer),
            sampler=lambda rng: self.sample(table.state, rng),
            standing="" if must else self.standing,
            data={"place": self.place, "damage": army.damage, "count": must},
        )

    def refuse(self, state: State, answer: dict[str, int]) -> Illegal | None:
        gone = sum(count for unit, count in answer.items() if unit != DAMAGE)
        return self.refuse_count(state, gone, answer.get(DAMAGE, 0))

    def refuse_count(self, state: State, gone: int, healed: int) -> Illegal | None:
        army = state.armies[self.place]
        if healed > 2 * gone:
            return Illegal("two_tokens_a_unit")
        if gone < self.least:
            return Illegal("too_few", question="losses", least=self.least)
        left = army.damage - healed
        if gone < army.size and (left > army.size - gone or left > self.most_damage):
            return Illegal("more_casualties", count=self.must(state))
        if gone > self.must(state) and healed < gone - self.least:  # casualties are taken to discard damage
            return Illegal("casualty_for_nothing")
        return None

    def sample(self, state: State, rng: Dice) -> dict[str, int]:
        army = state.armies[self.place]
        gone = self.must(state)
        if gone < army.size - 1 and army.damage > 2 * gone and not rng.randrange(4):
            gone += 1
        pieces = [unit for unit, count in army.units.items() for _ in range(count)]
        answer: dict[str, int] = {}
        for _ in range(gone):
            unit = pieces.pop(rng.randrange(len(pieces)))
            answer[unit] = answer.get(unit, 0) + 1
        if gone and army.damage:
            answer[DAMAGE] = min(army.damage, 2 * gone)
        return answer

    def choose(self, table: Table, answer: dict[str, int]) -> Step:
        return self.remove(table, {k: n for k, n in answer.items() if k != DAMAGE and n}, answer.get(DAMAGE, 0))

    # where the enemy picks the units: the owner says how many, the enemy which

    def ask_how_many(self, table: Table) -> Question:
        army = table.state.armies[self.place]
        must = self.must(table.state)
        return Split(
            seat=self.side,
            kind="how_many_lost",
            items={"units": army.size, DAMAGE: army.damage},
            default={"units": must, DAMAGE: min(army.damage, 2 * must)},
            check=lambda answer: self.refuse_count(table.state, answer.get("units", 0), answer.get(DAMAGE, 0)),
            data={"place": self.place, "damage": army.damage, "count": must},
        )

    def how_many(self, table: Table, answer: dict[str, int]) -> Step:
        self.count = answer.get("units", 0)
        self.removed = {DAMAGE: answer.get(DAMAGE, 0)}
        army = table.state.armies[self.place]
        if not self.count or self.count == army.size or len(army.units) == 1:
            units = dict(army.units) if self.count == army.size else {next(iter(army.units)): self.count}
            return self.remove(table, {k: n for k, n in units.items() if n}, self.removed[DAMAGE])
        self.at = "which"
        return None

    def ask_which(self, table: Table) -> Question:
        army = table.state.armies[self.place]
        return Split(
            seat=self.picker,
            kind="pick_casualties",
            items=dict(army.units),
            least=self.count,
            most=self.count,
            default=cheapest(army.units, self.count),
            data={"place": self.place, "count": self.count},
        )

    def which(self, table: Table, answer: dict[str, int]) -> Step:
        return self.remove(table, {k: n for k, n in answer.items() if n}, self.removed[DAMAGE])

    def remove(self, table: Table, units: dict[str, int], healed: int) -> Step:
        state = table.state
        army = state.armies[self.place]
        self.removed = units
        for unit, count in units.items():
            army.units[unit] -= count
        army.units = {unit: count for unit, count in army.units.items() if count}
        army.damage -= healed
        if units:
            table.emit("casualties", side=self.side, place=self.place, units=units, damage=healed)
        if army.units:
            return Done(units)
        return self.call(Fallen(self.side, self.place), "fallen")

    def fallen(self, table: Table, result: object = None) -> Step:
        return Done(self.removed)


class Fallen(Frame):
    """An army is destroyed, and with it all its characters (p. 28); the Ring may save Bilbo (D9)."""

    side: str
    place: str
    public = ("side", "place")

    def start(self, table: Table) -> Step:
        state = table.state
        state.armies.pop(self.place, None)
        table.emit("destroyed", side=self.side, place=self.place)
        bilbo = self.side == FREE and state.characters["bilbo"] == self.place
        if bilbo and state.ring:
            self.at = "ring"
            return None
        return self.lose(table)

    def ask_ring(self, table: Table) -> Question:
        return Pick(seat=FREE, kind="ring", options=[YES, NO], data={"place": self.place})

    def ring(self, table: Table, answer: str) -> Step:
        if answer == YES:
            table.state.ring -= 1
            table.emit("ring", left=table.state.ring)
            return self.lose(table, spared="bilbo")
        return self.lose(table)

    def lose(self, table: Table, spared: str = "") -> Step:
        for name in characters_at(table.state, self.side, self.place):
            if name != spared:
                eliminate_character(table, name)
        check_guards(table)
        return Done()


def sacrifice(table: Table, place: str, unit: str) -> None:
    """An own unit is removed without taking damage along (cards)."""
    army = table.state.armies[place]
    army.units[unit] -= 1
    army.units = {kind: count for kind, count in army.units.items() if count}
    table.emit("sacrificed", side=army.side, place=place, units={unit: 1})


def heal(table: Table, place: str, amount: int) -> int:
    """Remove damage tokens from an army, not from a fortification."""
    army = table.state.armies.get(place)
    amount = min(amount, army.damage) if army else 0
    if army and amount > 0:
        army.damage -= amount
        table.emit("healed", side=army.side, place=place, amount=amount)
    return amount


__all__ = ["UNITS", "Casualties", "Fallen", "TakeDamage", "heal", "hurt_beorn", "remove_bat", "sacrifice"]
