"""The turn (ch. IV): its six phases, one after the other, until somebody has won."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Question, Split
from engine.five_armies.actions import ActionPhase
from engine.five_armies.armies import FLYING, armies_of, controls, in_play, leaders_left, place_leaders, points
from engine.five_armies.board import EYRIE, SETTLEMENTS, TERRITORIES, TERRITORY
from engine.five_armies.eagles import bats_left, place_bats
from engine.five_armies.fate import FatePhase
from engine.five_armies.figures import DICE
from engine.five_armies.generals import ActivateGenerals
from engine.five_armies.hand import EVENT, STORY, HandLimit, draw
from engine.five_armies.lasting import end_of_turn
from engine.five_armies.state import FREE, SHADOW, SIDES, State, Table


class Turn(Frame):
    """All turns of a match."""

    def start(self, table: Table) -> Step:
        table.state.turn += 1
        table.emit("turn", number=table.state.turn)
        return self.to("recovery")

    def recovery(self, table: Table) -> Step:
        """Phase 1: take the dice and draw cards (p. 11)."""
        state = table.state
        state.phase = "recovery"
        for side in SIDES:
            state.pool[side] = DICE[side].start + extra_die(state, side)
            draw(table, side, [EVENT, STORY])
        return self.call(HandLimit(), "generals")

    def generals(self, table: Table, result: object = None) -> Step:
        return self.call(ActivateGenerals(), "fate")

    def fate(self, table: Table, result: object = None) -> Step:
        return self.call(FatePhase(), "leadership")

    def leadership(self, table: Table, result: object = None) -> Step:
        return self.call(ShadowLeadership(), "actions")

    def actions(self, table: Table, result: object = None) -> Step:
        return self.call(ActionPhase(), "end")

    def end(self, table: Table, result: object = None) -> Step:
        """Phase 6: ten points win; then the board is cleared of what lasts a turn (p. 11, B17)."""
        state = table.state
        state.phase = "end"
        if points(state) >= 10:
            table.win(SHADOW, "points")
        for army in state.armies.values():
            army.leaders = 0
        state.bats = {}
        state.eagles = {EYRIE: sum(state.eagles.values())}
        if in_play(state, FLYING):
            state.characters[FLYING] = EYRIE
        state.activated = []
        state.eagle_stayed = False
        end_of_turn(table)
        return self.to("start")


def extra_die(state: State, side: str) -> int:
    """The Free Peoples' for Thorin or Beorn; the Shadow's for two settlements of one territory (p. 12, A1)."""
    if side == FREE:
        return int(in_play(state, "thorin") or in_play(state, "beorn"))
    held = [TERRITORY[place] for place in SETTLEMENTS if controls(state, SHADOW, place)]
    return int(any(held.count(territory) > 1 for territory in held))


class ShadowLeadership(Frame):
    """Phase 4: leadership tokens and Great Bats, together as many as the Shadow has dice (p. 11, B5)."""

    def start(self, table: Table) -> Step:
        table.state.phase = "leadership"
        self.at = "place"
        return None

    def total(self, state: State) -> int:
        """What cannot be placed at all is lost."""
        tokens = min(len(armies_of(state, SHADOW)), leaders_left(state, SHADOW))
        return min(state.pool[SHADOW], bats_left(state) + tokens)

    def ask_place(self, table: Table) -> Question:
        state = table.state
        total = self.total(state)
        armies = armies_of(state, SHADOW)
        bats = min(total, bats_left(state))
        items = {**dict.fromkeys(armies, 1), **dict.fromkeys(TERRITORIES, bats)}
        tokens = armies[:total]
        default = {**dict.fromkeys(tokens, 1), **({"valley": total - len(tokens)} if total > len(tokens) else {})}
        return Split(
            seat=SHADOW,
            kind="leadership",
            items=items,
            least=total,
            most=total,
            default=default,
            check=lambda answer: self.refuse(state, answer),
            data={"count": total, "bats": bats},
        )

    def refuse(self, state: State, answer: dict[str, int]) -> Illegal | None:
        if sum(count for place, count in answer.items() if place in TERRITORIES) > bats_left(state):
            return Illegal("bats", most=bats_left(state))
        if sum(count for place, count in answer.items() if place not in TERRITORIES) > leaders_left(state, SHADOW):
            return Illegal("too_many", question="leadership", most=leaders_left(state, SHADOW))
        return None

    def place(self, table: Table, answer: dict[str, int]) -> Step:
        chosen = {place: count for place, count in answer.items() if count}
        place_leaders(table, SHADOW, [place for place in chosen if place not in TERRITORIES])
        for territory in [place for place in chosen if place in TERRITORIES]:
            place_bats(table, territory, chosen[territory])
        return Done()
