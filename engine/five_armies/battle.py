"""Battle (ch. X): how it begins, and how each round and the whole end (p. 26, 29, 30)."""

from engine.core.frame import Done, Step
from engine.core.question import Pick, Question
from engine.five_armies.armies import army_of, intact
from engine.five_armies.board import REGIONS
from engine.five_armies.choosing import ChooseAmounts
from engine.five_armies.combat import favouring
from engine.five_armies.combat_damage import Suffering
from engine.five_armies.damage import COMBAT, Casualties, TakeDamage, heal
from engine.five_armies.figures import SIDE_UNITS
from engine.five_armies.hand import EVENT, HandLimit, draw
from engine.five_armies.lasting import leave_play
from engine.five_armies.parts import DAMAGE
from engine.five_armies.ranged import Volley
from engine.five_armies.reasons import no_way_out
from engine.five_armies.retreat import Advance, BreakOff, Retreat, retreat_possible
from engine.five_armies.state import FREE, SHADOW, SIDES, State, Table

STOP, CONTINUE, STAY, RETREAT, ROUT = "stop", "continue", "stay", "retreat", "rout"


class Battle(Suffering):
    """One battle. The result is this frame itself: `advanced` says where the attacker has advanced from, if he has.

    The steps of a round stand where the rulebook has them: `maneuver`, `combat_roll`, `combat_damage`, and the end of
    the round here.
    """

    leaving: str = ""
    advanced: str = ""
    breaking_off: str = ""  # the side that leaves by a card, without retreat or rout
    gone_to: str = ""  # where the attacker has broken off to

    # --- beginning a battle (p. 26) --------------------------------------------------------------------------------

    def start(self, table: Table) -> Step:
        state = table.state
        state.battles += 1
        self.number = state.battles
        self.used = {side: [] for side in SIDES}
        for side in SIDES:
            self.prepare(state, side)
        table.emit("battle", side=self.attacker, origins=self.origins, region=self.region)
        self.at = "choose_fighter"
        return None

    def prepare(self, state: State, side: str) -> None:
        """The unit cards for this battle: one for each kind of unit that takes part or joins later."""
        places = self.origins if side == self.attacker else [self.region]
        present = {unit for place in places if place in state.armies for unit in state.armies[place].units}
        present |= set(self.prepared.get(side, ()))
        self.prepared[side] = [unit for unit in SIDE_UNITS[side] if unit in present]

    def choose_fighter(self, table: Table, result: object = None) -> Step:
        """In a combined attack, an army is named before each round (p. 30)."""
        self.round += 1
        left = self.participants(table.state)
        if len(left) > 1:
            self.at = "fighter"
            return None
        return self.fighter(table, left[0])

    def participants(self, state: State) -> list[str]:
        """The attacking armies still there."""
        if self.attacker == FREE and len(self.origins) == 1 and state.characters["beorn"] == self.origins[0]:
            return list(self.origins)
        return [place for place in self.origins if place in state.armies and state.armies[place].side == self.attacker]

    def ask_fighter(self, table: Table) -> Question:
        return Pick(
            seat=self.attacker,
            kind="fighter",
            options=self.participants(table.state),
            data={"region": self.region, "round": self.round},
        )

    def fighter(self, table: Table, place: str) -> Step:
        if self.fighting and place != self.fighting:
            self.used[self.attacker] = []  # the attacker takes his cards back (p. 30)
            if self.swarm and self.round > 1:
                self.add(self.attacker, "roll", 1)
        self.fighting = place
        self.fort_intact = intact(table.state, self.region)
        self.at = "ambush" if self.round == 1 else "maneuver_step"
        return None

    def ambush(self, table: Table) -> Step:
        """An army lying in ambush shoots at its attacker before the first round."""
        for card in table.state.in_play:
            here = card.rule == "ambush" and card.side == self.defender and card.on == self.region
            if here and self.army(table.state, self.attacker):
                leave_play(table, card)
                return self.call(Volley(self.defender, self.fighting, 4, 4), "ambushed")
        self.at = "terrain_superiority"
        return None

    def ambushed(self, table: Table, result: object) -> Step:
        if not self.participants(table.state):
            return self.to("over")
        if not self.alive(table.state, self.attacker):
            self.round -= 1
            return self.to("choose_fighter")
        return self.to("terrain_superiority")

    def terrain_superiority(self, table: Table) -> Step:
        """More units that favour the terrain: draw an Event card (p. 26). Not with Beorn (p. 33)."""
        state = table.state
        self.at = "maneuver_step"
        if self.is_beorn(state, FREE):
            return None
        favour = {side: favouring(self.army(state, side), self.region) for side in SIDES}
        if favour[FREE] == favour[SHADOW]:
            return None
        self.superiority = FREE if favour[FREE] > favour[SHADOW] else SHADOW
        table.emit("superiority", side=self.superiority, terrain=REGIONS[self.region].terrain)
        draw(table, self.superiority, [EVENT])
        return self.call(HandLimit(), "maneuver_step")

    # --- step 5: end of the round (p. 29) --------------------------------------------------------------------------

    def end_of_round(self, table: Table) -> Step:
        return self.open_window("end_round", "decide")

    def decide(self, table: Table) -> Step:
        state = table.state
        self.discard_cards(state)
        if self.fighting not in self.fought:
            self.fought.append(self.fighting)
        if self.breaking_off:
            self.leaving = self.breaking_off
            return self.to("parting")
        if not self.alive(state, self.defender):
            return self.to("won")
        if not self.participants(state):
            return self.to("over")
        self.at = "press_on"
        return None

    def ask_press_on(self, table: Table) -> Question:
        return Pick(
            seat=self.attacker,
            kind="press_on",
            options=[CONTINUE, STOP],
            data={"region": self.region, "round": self.round},
        )

    def press_on(self, table: Table, answer: str) -> Step:
        if answer == STOP:
            table.emit("withdrawn", side=self.attacker, region=self.region)
            self.leaving = self.attacker
            return self.to("parting")
        table.emit("pressed_on", side=self.attacker, region=self.region)
        options = self.ways_out(table.state)
        if len(options) == 1:
            return self.to("next_round")
        self.at = "hold"
        return None

    def ways_out(self, state: State) -> list[str]:
        """Stay, or retreat after Regroup (Beorn after any round: D3), or else rout; if there is any region for it."""
        side = self.defender
        if not retreat_possible(state, side, self.region, self.is_beorn(state, side)):
            return [STAY]
        if side in self.may_retreat or self.is_beorn(state, side):
            return [STAY, RETREAT]
        return [STAY, ROUT]

    def ask_hold(self, table: Table) -> Question:
        return Pick(
            seat=self.defender,
            kind="hold",
            options=self.ways_out(table.state),
            why=no_way_out,
            data={"region": self.region, "round": self.round},
        )

    def hold(self, table: Table, answer: str) -> Step:
        if answer == STAY:
            table.emit("stood", side=self.defender, region=self.region)
            return self.to("next_round")
        self.leaving = self.defender
        self.window = answer
        return self.to("parting")

    def parting(self, table: Table) -> Step:
        """Cards that wait for somebody to leave: first a blow, then aid."""
        blow = self.total(self.leaving, "parting_blow")
        if blow and self.alive(table.state, self.leaving):
            return self.call(TakeDamage(self.leaving, self.place(self.leaving), blow, COMBAT), "parting_losses")
        return self.to("part")

    def parting_losses(self, table: Table, inflicted: int) -> Step:
        return self.call(Casualties(self.leaving, self.place(self.leaving)), "part")

    def part(self, table: Table, result: object = None) -> Step:
        place = self.place(self.leaving)
        army = army_of(table.state, self.leaving, place)
        aid = min(self.total(self.leaving, "parting_aid"), army.damage if army else 0)
        if aid <= 0:
            return self.aided(table, {})
        return self.call(ChooseAmounts(self.leaving, "parting_aid", {DAMAGE: aid}, data={"place": place}), "aided")

    def aided(self, table: Table, answer: dict[str, int]) -> Step:
        state = table.state
        heal(table, self.place(self.leaving), answer.get(DAMAGE, 0))
        if self.leaving == self.attacker:
            off = BreakOff(self.attacker, self.fighting)
            return self.call(off, "broken_off") if self.breaking_off else self.to("over")
        if not self.alive(state, self.defender):
            return self.to("won")
        if self.breaking_off:
            return self.call(BreakOff(self.defender, self.region), "won")
        beorn = self.is_beorn(state, self.defender)
        return self.call(Retreat(self.defender, self.region, rout=self.window == ROUT, beorn=beorn), "won")

    def broken_off(self, table: Table, goal: str) -> Step:
        self.gone_to = goal
        return self.to("over")

    def next_round(self, table: Table) -> Step:
        self.clear_round()
        return self.to("choose_fighter")

    def won(self, table: Table, result: object = None) -> Step:
        """The defender is gone: the attacker may advance (p. 30)."""
        left = self.participants(table.state)
        if not left or self.alive(table.state, self.defender):
            return self.to("over")
        return self.call(Advance(self.attacker, self.region, left), "stand_on_the_field")

    def stand_on_the_field(self, table: Table, origin: str) -> Step:
        self.advanced = origin
        return self.to("over")

    def over(self, table: Table) -> Step:
        table.emit("battle_over", region=self.region)
        return Done(self)
