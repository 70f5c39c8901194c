"""Steps 2 and 3 of a combat round: the combat roll and the Leader re-roll (p. 27, 28)."""

from typing import Any

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question, Split
from engine.five_armies import abilities
from engine.five_armies.armies import in_play
from engine.five_armies.combat import REROLL, ROLL, Die
from engine.five_armies.damage import sacrifice
from engine.five_armies.maneuver import Maneuvering
from engine.five_armies.ranged import reroll_question
from engine.five_armies.state import FREE, SHADOW, SIDES, State, Table

NONE = "none"


class Rolling(Maneuvering):
    """Both sides roll, and roll misses again as far as their Leadership goes."""

    # --- step 2: combat roll (p. 27) -------------------------------------------------------------------------------

    def combat_roll(self, table: Table) -> Step:
        state = table.state
        if not self.both_stand(state):
            return self.to("end_of_round")  # a card has destroyed an army before the dice
        for side in (self.attacker, self.defender):
            count = self.dice_number(state, side)
            black = self.black_number(state, side, count)
            faces: list[int] = table.roll(f"combat_{side}", count)
            self.rolled[side] = faces
            self.dice[side] = [Die(face, place < black) for place, face in enumerate(faces)]
        self.report(table, again=False)
        return self.open_window("after_roll", "overflow_free")

    def report(self, table: Table, again: bool = True) -> None:
        state = table.state
        data: dict[str, Any] = {}
        for side in SIDES:
            data[side] = [die.face for die in self.dice[side]]
            data[f"{side}_black"] = sum(die.black for die in self.dice[side])
            data[f"{side}_hits"] = self.hit_count(state, side)
        table.emit("battle_reroll" if again else "battle_roll", region=self.region, round=self.round, **data)

    def overflow_free(self, table: Table, result: object = None) -> Step:
        return self._overflow(table, FREE, "overflow_shadow")

    def overflow_shadow(self, table: Table, result: object = None) -> Step:
        return self._overflow(table, SHADOW, "before_reroll")

    def _overflow(self, table: Table, side: str, then: str) -> Step:
        """Dice beyond the limit of five have become re-rolls (a card)."""
        count = self.overflow.get(side, 0)
        if count and self.misses(table.state, side):
            return self.call(RerollMisses(side, count, ROLL), then)
        return self.to(then)

    def before_reroll(self, table: Table, result: object = None) -> Step:
        return self.open_window("before_reroll", "leader_reroll")

    # --- step 3: Leader re-roll (p. 28); both sides choose at the same time ----------------------------------------

    def leader_reroll(self, table: Table) -> Step:
        self.at = "reroll" if self.rerolling(table.state) else "luck_step"
        return None

    def rerolling(self, state: State) -> list[str]:
        order = (self.attacker, self.defender)
        return [side for side in order if self.rerolls(state, side) > 0 and self.misses(state, side)]

    def ask_reroll(self, table: Table) -> list[Question]:
        state = table.state
        return [
            reroll_question(side, self.misses(state, side), self.rerolls(state, side), self.region)
            for side in self.rerolling(state)
        ]

    def reroll(self, table: Table, chosen: dict[str, dict[str, int]]) -> Step:
        for side, colours in chosen.items():
            self.roll_again(table, side, colours, REROLL)
        if any(sum(colours.values()) for colours in chosen.values()):
            self.report(table)
        self.at = "luck_step"
        return None

    def roll_again(self, table: Table, side: str, colours: dict[str, int], roll: str, again: bool = False) -> None:
        """Roll so many missed dice of each colour once more; the new result stands."""
        state = table.state
        for colour in ("black", "white"):
            count = colours.get(colour, 0)
            if not count:
                continue
            missed = [
                die
                for die in self.dice[side]
                if die.black == (colour == "black") and (again or not die.rerolled) and not self.hits(state, side, die)
            ]
            faces: list[int] = table.roll(f"reroll_{side}_{colour}", count)
            for die, face in zip(missed[:count], faces, strict=True):
                die.face, die.rerolled, die.plain = face, True, roll == ROLL

    def luck_step(self, table: Table) -> Step:
        """Bilbo may spend a Ring token on two dice of his army, even on dice already rolled again."""
        state = table.state
        bilbo = in_play(state, "bilbo") and state.characters["bilbo"] == self.place(FREE) and self.army(state, FREE)
        if bilbo and state.ring and self.misses(state, FREE, again=True):
            self.at = "luck"
            return None
        return self.open_window("after_reroll", "offering")

    def ask_luck(self, table: Table) -> Question:
        misses = self.misses(table.state, FREE, again=True)
        return Split(
            seat=FREE,
            kind="luck",
            items=misses,
            most=2,
            default={},
            standing=f"battle {self.number}",
            data={"place": self.place(FREE), "left": table.state.ring},
        )

    def luck(self, table: Table, answer: dict[str, int]) -> Step:
        if sum(answer.values()):
            table.state.ring -= 1
            table.emit("ring", left=table.state.ring)
            self.roll_again(table, FREE, answer, REROLL, again=True)
            self.report(table)
        return self.open_window("after_reroll", "offering")

    def offering(self, table: Table) -> Step:
        """A card lets the attacker give up a unit each round for two more damage."""
        if self.offered(table.state):
            self.at = "offer"
            return None
        return self.to("announce_attacker")

    def offered(self, state: State) -> list[str]:
        army = self.army(state, self.attacker)
        return [unit for unit in self.sacrifice if army.units.get(unit)] if army and army.size > 1 else []

    def ask_offer(self, table: Table) -> Question:
        return Pick(
            seat=self.attacker,
            kind="offer",
            options=[*self.offered(table.state), NONE],
            data={"place": self.fighting, "region": self.region},
        )

    def offer(self, table: Table, unit: str) -> Step:
        if unit != NONE:
            sacrifice(table, self.fighting, unit)
            self.lose(self.attacker, {unit: 1})
            abilities.more(self, self.attacker, 2)
        return self.to("announce_attacker")


class RerollMisses(Frame):
    """A card lets a side roll missed dice of this round once more."""

    side: str
    most: int
    roll: str
    public = ("side", "most")

    def start(self, table: Table) -> Step:
        self.at = "reroll"
        return None

    def ask_reroll(self, table: Table) -> Question:
        battle = table.within(Rolling)
        return reroll_question(self.side, battle.misses(table.state, self.side), self.most, battle.region)

    def reroll(self, table: Table, answer: dict[str, int]) -> Step:
        battle = table.within(Rolling)
        battle.roll_again(table, self.side, answer, self.roll)
        if sum(answer.values()):
            battle.report(table)
        return Done()
