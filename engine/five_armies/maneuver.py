"""Step 1 of a combat round: maneuver cards, and the windows in which Event cards act (p. 26, 27)."""

from functools import partial
from typing import TYPE_CHECKING, cast

from engine.core.frame import Step
from engine.core.question import Pick, Question
from engine.five_armies.cards.registry import combat_effect
from engine.five_armies.catalogue import CARDS
from engine.five_armies.combat import REGROUP, STROKES, VAMPIRE, Combat
from engine.five_armies.hand import EVENT, lay_down
from engine.five_armies.lasting import put_away
from engine.five_armies.reasons import no_maneuver
from engine.five_armies.state import FREE, SHADOW, SIDES, State, Table

if TYPE_CHECKING:
    from engine.five_armies.battle import Battle


class Maneuvering(Combat):
    """Both sides lay a card in secret and turn it up together; then each card acts in its window."""

    window: str = ""
    waiting: list[str] = []
    after: str = ""

    # --- step 1: maneuver (p. 26, 27) ------------------------------------------------------------------------------

    def maneuver_step(self, table: Table, result: object = None) -> Step:
        self.cards, self.maneuvers, self.cancelled, self.may_retreat = {}, {}, [], []
        self.dice, self.rolled, self.set_aside, self.overflow, self.bonus_hits = {}, {}, {}, {}, {}
        self.extra, self.cancel, self.cap, self.abilities = {}, {}, {}, {}
        self.dealt, self.lost, self.pickers, self.warded = {}, {side: {} for side in SIDES}, {}, False
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
                state.played.append(card)  # in effect until the round is over, and not to be drawn anew before
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

    def discard_cards(self, state: State) -> None:
        """The Event cards of this round go to the discard pile (p. 27)."""
        for card in self.cards.values():
            if put_away(state, card):
                state.discards[EVENT].append(card)

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
                step = effect(table, cast("Battle", self), side)
                if step:
                    return self.call(step, "effects")
        self.at = self.after
        return None

    def before_roll(self, table: Table) -> Step:
        return self.open_window("before_roll", "combat_roll")
