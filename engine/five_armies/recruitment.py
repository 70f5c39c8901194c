"""Recruiting (p. 24, 25) and rallying (p. 25)."""

from collections import Counter

from engine.core.frame import Done, Frame, Step
from engine.core.question import Illegal, Pick, Question, Split
from engine.five_armies.armies import (
    add_units,
    beorn_at,
    controls,
    foe_stands,
    limit,
    open_pass_if_full,
    supply,
    token_side,
)
from engine.five_armies.board import GOBLIN_POINTS, MUSTERING, PLACES, SETTLEMENTS
from engine.five_armies.choosing import InPlaces
from engine.five_armies.figures import GROUP_UNITS
from engine.five_armies.reasons import no_home, no_recruiting, no_substitute
from engine.five_armies.stacking import Reduce
from engine.five_armies.state import FOE, FREE, SHADOW, State, Table, faces_in_box

NONE = "none"
GROUPS = {FREE: ("dwarves_men", "elves"), SHADOW: ("shadow",)}


# --- tokens ----------------------------------------------------------------------------------------------------------


def own_tokens(state: State, side: str, place: str) -> list[str]:
    tokens = state.tokens.get(place)
    return [token for token in tokens if token_side(token) == side] if tokens else []


def token_places(state: State, side: str) -> list[str]:
    """The regions with own tokens that may be turned up; not beside the bear (D5)."""
    tokens = state.tokens
    places = [place for place in PLACES if place in tokens and own_tokens(state, side, place)]
    return [place for place in places if may_recruit_in(state, side, place)]


def may_recruit_in(state: State, side: str, place: str) -> bool:
    return not foe_stands(state, side, place) and beorn_at(state) != place


def tokens_left(state: State, group: str) -> int:
    """Tokens of a group that do not lie on the board: undecided faces less the face-down ones."""
    lying = sum(token == group for tokens in state.tokens.values() for token in tokens)
    return len(state.faces[group]) - lying


def used_faces(state: State, group: str) -> Counter[str]:
    """What the tokens showed that were turned up and have left the game (p. 24)."""
    looked_at = [t.partition(":")[2] for tokens in state.tokens.values() for t in tokens if t.startswith(f"{group}:")]
    return Counter(faces_in_box(group)) - Counter(state.faces[group]) - Counter(looked_at)


def homes(state: State, side: str) -> list[str]:
    """Where tokens are laid (p. 24): own settlements, or mustering regions (and a camp made by a card)."""
    if side == FREE:
        return [place for place in SETTLEMENTS if controls(state, FREE, place) and not foe_stands(state, FREE, place)]
    camps = [card.on for card in state.in_play if card.rule == "mustering_region"]
    return [place for place in (*MUSTERING, *camps) if not foe_stands(state, SHADOW, place)]


def lay_token(table: Table, group: str, place: str) -> bool:
    """Draw a token unseen and lay it face down, if one is left. What it shows is decided when somebody looks."""
    if tokens_left(table.state, group) <= 0:
        return False
    table.state.tokens.setdefault(place, []).append(group)
    table.emit("token_laid", group=group, place=place)
    return True


class LayTokens(Frame):
    """Lay recruitment tokens: choose group and place for each, within the card's limits (p. 24)."""

    side: str
    count: int
    places: list[str] = []  # empty: the side's homes
    groups: list[str] = []  # empty: all of the side's
    per_place: int = 99
    laid: list[str] = []
    group: str = ""
    public = ("side", "count", "laid", "group")

    def open_groups(self, state: State) -> list[str]:
        return [group for group in (self.groups or GROUPS[self.side]) if tokens_left(state, group) > 0]

    def open_places(self, state: State) -> list[str]:
        places = self.places or homes(state, self.side)
        return [place for place in places if self.laid.count(place) < self.per_place]

    def start(self, table: Table) -> Step:
        groups = self.open_groups(table.state)
        if len(self.laid) == self.count or not groups or not self.open_places(table.state):
            return Done()
        if len(groups) == 1:
            return self.choose_group(table, groups[0])
        self.at = "choose_group"
        return None

    def ask_choose_group(self, table: Table) -> Question:
        return Pick(seat=self.side, kind="token_group", options=self.open_groups(table.state))

    def choose_group(self, table: Table, group: str) -> Step:
        self.group = group
        places = self.open_places(table.state)
        if len(places) == 1:
            return self.choose_place(table, places[0])
        self.at = "choose_place"
        return None

    def ask_choose_place(self, table: Table) -> Question:
        return Pick(
            seat=self.side,
            kind="token_place",
            options=self.open_places(table.state),
            data={"group": self.group},
            why=None if self.places else self.why_not,
        )

    def why_not(self, place: str) -> Illegal | None:
        if self.laid.count(place) >= self.per_place:
            return Illegal("token_limit", place=place, most=self.per_place)
        return no_home(place)

    def choose_place(self, table: Table, place: str) -> Step:
        lay_token(table, self.group, place)
        self.laid.append(place)
        self.at = "start"
        return None


class TurnUp(Frame):
    """Turn up one own token in a region and recruit what it shows (p. 24); the token leaves the game."""

    side: str
    place: str
    join: str = ""  # the units go to this army instead (a card)
    known: str = ""  # a face that was looked at and chosen
    group: str = ""
    unit: str = ""
    left: int = 0
    public = ("side", "place", "unit", "left")

    def start(self, table: Table) -> Step:
        tokens = own_tokens(table.state, self.side, self.place)
        alike = len(tokens) == 1 or all(token == tokens[0] and ":" not in token for token in tokens)
        if self.known or alike:
            return self.which(table, self.known or tokens[0])
        self.at = "which"
        return None

    # tokens of different groups, or one that has been looked at, can be told apart; whether those looked at are alike
    # is their owner's secret, so that he is asked in any case
    def ask_which(self, table: Table) -> Question:
        options = sorted(set(own_tokens(table.state, self.side, self.place)))
        return Pick(seat=self.side, kind="which_token", options=options, data={"place": self.place})

    def which(self, table: Table, token: str) -> Step:
        state = table.state
        state.tokens[self.place].remove(token)
        if not state.tokens[self.place]:
            del state.tokens[self.place]
        self.group, _, face = token.partition(":")
        face = face or table.take(f"token_{self.group}", state.faces[self.group])
        self.unit, _, count = face.partition(":")
        self.left = int(count)
        table.reveal()
        table.emit("token_turned", side=self.side, place=self.place, units={self.unit: self.left})
        return self.to("recruit")

    def recruit(self, table: Table) -> Step:
        """One figure after the other; if its kind has run out, any other of the group if wanted (p. 24, C21)."""
        state = table.state
        goal = self.join or self.place
        while self.left:
            if supply(state, self.unit):
                self.left -= 1
                self._place(table, goal, self.unit)
                continue
            if not self.substitutes(state):
                break
            self.at = "substitute"
            return None
        open_pass_if_full(table)
        army = state.armies.get(goal)
        if army and army.size > limit(self.side, goal):
            return self.call(Reduce(self.side, goal), "over")
        return Done()

    def substitutes(self, state: State) -> list[str]:
        return [unit for unit in GROUP_UNITS[self.group] if supply(state, unit)]

    def ask_substitute(self, table: Table) -> Question:
        return Pick(
            seat=self.side,
            kind="substitute",
            options=[*self.substitutes(table.state), NONE],
            data={"unit": self.unit, "place": self.place},
            why=no_substitute,
        )

    def substitute(self, table: Table, unit: str) -> Step:
        self.left -= 1
        if unit != NONE:
            self._place(table, self.join or self.place, unit)
        return self.to("recruit")

    def _place(self, table: Table, place: str, unit: str) -> None:
        add_units(table.state, self.side, place, {unit: 1})
        table.emit("recruited", side=self.side, place=place, units={unit: 1})

    def over(self, table: Table, result: object = None) -> Step:
        return Done()


class Recruit(InPlaces):
    """The action Recruitment: turn up a token in each of up to two different regions (p. 24)."""

    kind = "recruit"

    def places(self, state: State) -> list[str]:
        return token_places(state, self.side)

    def procedure(self, place: str) -> Frame:
        return TurnUp(self.side, place)

    def why_not(self, state: State, place: str) -> Illegal | None:
        return no_recruiting(state, self.side, place, turned=self.chosen)


class RecruitUnits(Frame):
    """Direct recruitment: figures from the supply, as far as there are any (p. 25)."""

    side: str
    place: str
    units: dict[str, int]
    public = ("side", "place", "units")

    def start(self, table: Table) -> Step:
        state = table.state
        units = {unit: min(count, supply(state, unit)) for unit, count in self.units.items()}
        units = {unit: count for unit, count in units.items() if count > 0}
        barred = not may_recruit_in(state, self.side, self.place) or controls(state, FOE[self.side], self.place)
        if not units or barred:
            return Done({})
        army = add_units(state, self.side, self.place, units)
        table.emit("recruited", side=self.side, place=self.place, units=units)
        open_pass_if_full(table)
        if army.size > limit(self.side, self.place):
            self.units = units
            return self.call(Reduce(self.side, self.place), "over")
        return Done(units)

    def over(self, table: Table, result: object = None) -> Step:
        return Done(self.units)


class GoblinRecruitment(Frame):
    """The Lidless Eye: one Goblin on each point (p. 24), or on one of them only (p. 12)."""

    def start(self, table: Table) -> Step:
        return self.to("where")

    def ask_where(self, table: Table) -> Question:
        count = min(len(GOBLIN_POINTS), supply(table.state, "goblins"))
        return Split(
            seat=SHADOW,
            kind="goblin_points",
            items=dict.fromkeys(GOBLIN_POINTS, 1),
            least=1,
            most=count,
            default=dict.fromkeys(list(GOBLIN_POINTS)[:count], 1),
            data={"count": count},
        )

    def where(self, table: Table, answer: dict[str, int]) -> Step:
        for point in GOBLIN_POINTS:
            if answer.get(point):
                add_units(table.state, SHADOW, point, {"goblins": 1})
                table.emit("recruited", side=SHADOW, place=point, units={"goblins": 1})
        open_pass_if_full(table)
        return Done()
