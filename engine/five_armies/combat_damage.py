"""Step 4 of a combat round: abilities, damage and casualties (p. 28, order of ruling C9)."""

from engine.core.frame import Frame, Step
from engine.core.question import Pick, Question
from engine.five_armies import abilities
from engine.five_armies.armies import intact
from engine.five_armies.board import TERRITORY
from engine.five_armies.combat import VAMPIRE
from engine.five_armies.combat_roll import Rolling
from engine.five_armies.damage import COMBAT, Casualties, TakeDamage, heal
from engine.five_armies.figures import UNITS
from engine.five_armies.state import FOE, FREE, SHADOW, SIDES, State, Table


class Suffering(Rolling):
    """Hits become damage, and damage casualties; both sides are hit at the same time."""

    # --- step 4: damage (p. 28, order of ruling C9) ----------------------------------------------------------------

    def announce_attacker(self, table: Table) -> Step:
        return self._announce(table, self.attacker, "announce_a", "announce_defender")

    def announce_defender(self, table: Table) -> Step:
        return self._announce(table, self.defender, "announce_d", "damage_cards")

    def _announce(self, table: Table, side: str, question: str, then: str) -> Step:
        """With a black hit a player says whether he uses his ability; the attacker first (p. 27)."""
        able = self.maneuvers.get(side) and self.black_hits(table.state, side)
        negated = self.abilities.get(FOE[side]) == abilities.NEGATE  # nothing to decide any more
        self.at = question if able and not negated else then
        return None

    def ask_announce_a(self, table: Table) -> Question:
        return self._ability_question(self.attacker)

    def ask_announce_d(self, table: Table) -> Question:
        return self._ability_question(self.defender)

    def _ability_question(self, side: str) -> Question:
        unit = self.maneuvers[side]
        return Pick(
            seat=side,
            kind="ability_use",
            options=abilities.answers(unit),
            standing=f"battle {self.number} {unit}",
            data={"ability": UNITS[unit].maneuver, "region": self.region},
        )

    def announce_a(self, table: Table, answer: str) -> Step:
        return self._announced(table, self.attacker, answer, "announce_defender")

    def announce_d(self, table: Table, answer: str) -> Step:
        return self._announced(table, self.defender, answer, "damage_cards")

    def _announced(self, table: Table, side: str, answer: str, then: str) -> Step:
        self.abilities[side] = answer
        unit = self.maneuvers[side]
        table.emit("ability", side=side, unit=unit, ability=UNITS[unit].maneuver, answer=answer)
        return self.to(then)

    def damage_cards(self, table: Table) -> Step:
        return self.open_window("damage", "reckon")

    def reckon(self, table: Table) -> Step:
        """Hits and additions, less what is cancelled; both sides at once."""
        state = table.state
        abilities.apply(self, state)
        for side in SIDES:
            amount = self.hit_count(state, FOE[side]) + self.extra.get(side, 0) - self.cancel.get(side, 0)
            self.dealt[FOE[side]] = max(0, min(amount, self.cap.get(side, amount)))
        return self.call(self._suffer(self.defender), "attacker_suffers")

    def _suffer(self, side: str) -> Frame:
        bite = TERRITORY[self.region] if side == FREE and self.cards.get(SHADOW) == VAMPIRE else ""
        most = self.cap.get(side, 1_000)
        return TakeDamage(side, self.place(side), self.dealt[FOE[side]], COMBAT, bite=bite, most=most)

    def attacker_suffers(self, table: Table, inflicted: int) -> Step:
        self.dealt[self.attacker] = inflicted
        return self.call(self._suffer(self.attacker), "aftermath")

    def aftermath(self, table: Table, inflicted: int) -> Step:
        """Stand Fast takes a token off again, then Drag Down bites (C9)."""
        self.dealt[self.defender] = inflicted
        for side in (self.attacker, self.defender):
            if abilities.in_force(self, side) == "stand_fast":
                heal(table, self.place(side), 1)
        return self.to("attacker_casualties")

    def dragged(self, state: State, side: str) -> int:
        """Whether Wargs drag a unit of this side down."""
        if abilities.in_force(self, FOE[side]) != "drag_down" or self.units(state, side) < 2:
            return 0
        walls = side == self.defender and intact(state, self.region)
        return int(not walls and not self.is_beorn(state, side))

    def attacker_casualties(self, table: Table) -> Step:
        return self.call(self._casualties(table.state, self.attacker), "defender_casualties")

    def defender_casualties(self, table: Table, removed: dict[str, int]) -> Step:
        self.lose(self.attacker, removed)
        return self.call(self._casualties(table.state, self.defender), "after_casualties")

    def _casualties(self, state: State, side: str) -> Frame:
        return Casualties(
            side,
            self.place(side),
            least=self.dragged(state, side),
            picker=self.pickers.get(side, ""),
            standing=f"battle {self.number}",
        )

    def after_casualties(self, table: Table, removed: dict[str, int]) -> Step:
        self.lose(self.defender, removed)
        return self.open_window("after_casualties", "end_of_round")
