"""Battle (ch. X): from terrain superiority to the end of the last round. One step of the rulebook is one step here."""

from functools import partial
from typing import Any

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question, Split
from engine.five_armies import abilities
from engine.five_armies.armies import in_play, intact
from engine.five_armies.board import REGIONS, TERRITORY
from engine.five_armies.cards.registry import combat_effect
from engine.five_armies.catalogue import CARDS
from engine.five_armies.combat import REGROUP, REROLL, ROLL, STROKES, VAMPIRE, Combat, Die, favouring
from engine.five_armies.damage import COMBAT, Casualties, TakeDamage, heal, sacrifice
from engine.five_armies.figures import SIDE_UNITS, UNITS
from engine.five_armies.hand import EVENT, HandLimit, draw, lay_down
from engine.five_armies.lasting import leave_play
from engine.five_armies.ranged import Volley, reroll_question
from engine.five_armies.reasons import no_maneuver, no_way_out
from engine.five_armies.retreat import Advance, BreakOff, Retreat, retreat_possible
from engine.five_armies.state import FOE, FREE, SHADOW, SIDES, State, Table

STOP, CONTINUE, STAY, RETREAT, ROUT, NONE = "stop", "continue", "stay", "retreat", "rout", "none"


class Battle(Combat):
    """One battle. The result is this frame itself: `advanced` says where the attacker has advanced from, if he has."""

    window: str = ""
    waiting: list[str] = []
    after: str = ""
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
            if self.swarm:
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
            return Done(self)
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

    # --- step 1: maneuver (p. 26, 27) ------------------------------------------------------------------------------

    def maneuver_step(self, table: Table, result: object = None) -> Step:
        self.cards, self.maneuvers, self.cancelled, self.may_retreat = {}, {}, [], []
        self.dice, self.rolled, self.set_aside, self.overflow, self.bonus_hits = {}, {}, {}, {}, {}
        self.extra, self.cancel, self.cap, self.abilities = {}, {}, {}, {}
        self.dealt, self.lost, self.pickers = {}, {side: {} for side in SIDES}, {}
        self.at = "maneuver"
        return None

    def ask_maneuver(self, table: Table) -> list[Question]:
        asked: list[Question] = []
        for side in (self.attacker, self.defender):
            if self.is_beorn(table.state, side):
                continue
            asked.append(
                Pick(
                    seat=side,
                    kind="maneuver",
                    options=self.maneuver_options(table.state, side),
                    standing=f"battle {self.number} {' '.join(sorted(table.state.hands[side]))}",
                    data={"region": self.region, "round": self.round},
                    why=partial(no_maneuver, table.state, side, used=self.used[side]),
                )
            )
        return asked

    def maneuver(self, table: Table, chosen: dict[str, str]) -> Step:
        state = table.state
        self.cards = dict(chosen)
        for side, card in chosen.items():
            if card in CARDS:
                lay_down(table, side, card)
                state.discards[EVENT].append(card)
            elif card == REGROUP:
                self.used[side] = []
                self.may_retreat.append(side)
            elif card != VAMPIRE:
                self.used[side].append(card)
                if card != STROKES:
                    self.maneuvers[side] = card
        table.reveal()
        table.emit(
            "maneuvers",
            region=self.region,
            round=self.round,
            free=chosen.get(FREE, "beorn"),
            shadow=chosen[SHADOW],
        )
        return self.open_window("reveal", "before_roll")

    # --- windows for combat effects of Event cards: the defender's card acts first (p. 27) -------------------------

    def open_window(self, window: str, after: str) -> Step:
        self.window, self.after = window, after
        self.waiting = [self.defender, self.attacker]
        self.at = "effects"
        return None

    def effects(self, table: Table, result: object = None) -> Step:
        while self.waiting:
            side = self.waiting.pop(0)
            if self.window == "before_roll" and not self.both_stand(table.state):
                continue  # the other card has destroyed an army
            effect = combat_effect(self.event_card(side), self.window)
            if effect:
                step = effect(table, self, side)
                if step:
                    return self.call(step, "effects")
        self.at = self.after
        return None

    def before_roll(self, table: Table) -> Step:
        return self.open_window("before_roll", "combat_roll")

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

    # --- step 4: damage (p. 28, order of ruling C9) ----------------------------------------------------------------

    def announce_attacker(self, table: Table) -> Step:
        return self._announce(table, self.attacker, "announce_a", "announce_defender")

    def announce_defender(self, table: Table) -> Step:
        return self._announce(table, self.defender, "announce_d", "damage_cards")

    def _announce(self, table: Table, side: str, question: str, then: str) -> Step:
        """With a black hit a player says whether he uses his ability; the attacker first (p. 27)."""
        self.at = question if self.maneuvers.get(side) and self.black_hits(table.state, side) else then
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

    def lose(self, side: str, removed: dict[str, int]) -> None:
        """Units that this side has lost in this round."""
        for unit, count in removed.items():
            self.lost[side][unit] = self.lost[side].get(unit, 0) + count

    def after_casualties(self, table: Table, removed: dict[str, int]) -> Step:
        self.lose(self.defender, removed)
        return self.open_window("after_casualties", "end_of_round")

    # --- step 5: end of the round (p. 29) --------------------------------------------------------------------------

    def end_of_round(self, table: Table) -> Step:
        return self.open_window("end_round", "decide")

    def decide(self, table: Table) -> Step:
        state = table.state
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
        state = table.state
        aid = self.total(self.leaving, "parting_aid")
        if aid:
            heal(table, self.place(self.leaving), aid)
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
        battle = table.within(Battle)
        return reroll_question(self.side, battle.misses(table.state, self.side), self.most, battle.region)

    def reroll(self, table: Table, answer: dict[str, int]) -> Step:
        battle = table.within(Battle)
        battle.roll_again(table, self.side, answer, self.roll)
        if sum(answer.values()):
            battle.report(table)
        return Done()
