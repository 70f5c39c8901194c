"""What cards do, in the words of the rulebook: small frames and functions that card effects are made of.

Choices: `ChoosePlace`, `ChooseArmies`, `Choose`, `ChooseTarget`. Damage: `Damage`, `damage_fortification`, `Repair`.
Cards: `draw_cards`, `DrawCards`, `look_at_hand`, `TakeFromHand`. Tokens: `look_at_tokens`, `RemoveToken`,
`remove_leaders`. Amounts, moving, attacking, rallying, recruiting and laying tokens have frames of their own in the
rules: `ChooseAmounts`, `March`, `Strategic`, `Attack`, `CombinedAttack`, `Rally`, `RallyArmies`, `Recruit`, `TurnUp`,
`RecruitUnits`, `LayTokens`; shifting units between regions is in `cards.reserves`.
"""

from typing import Any

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question, Split
from engine.five_armies.armies import (
    add_leaders,
    armies_of,
    army_of,
    leaders_left,
    leadership,
    remove_tokens,
    token_group,
)
from engine.five_armies.board import FORTIFICATIONS, PLACES
from engine.five_armies.catalogue import CARDS
from engine.five_armies.choosing import ChooseAmounts, pick_place
from engine.five_armies.damage import CARD, Casualties, TakeDamage
from engine.five_armies.hand import EVENT, STORY, HandLimit, can_draw, discard_open, draw
from engine.five_armies.parts import DAMAGE
from engine.five_armies.ranged import attackable
from engine.five_armies.recruitment import own_tokens
from engine.five_armies.state import FOE, State, Table

NONE = "none"


# --- choosing --------------------------------------------------------------------------------------------------------


class ChoosePlace(Frame):
    """Choose one of these places. The result is the place; nothing ("") if there is none, or none is wanted."""

    side: str
    places: list[str]
    kind: str
    optional: bool = False
    group: str = ""
    public = ("side", "places")

    def start(self, table: Table) -> Step:
        if not self.places or (len(self.places) == 1 and not self.optional):
            return Done(self.places[0] if self.places else "")
        self.at = "which"
        return None

    def ask_which(self, table: Table) -> Question:
        return pick_place(self.side, self.kind, self.places, self.group, [NONE] if self.optional else [])

    def which(self, table: Table, place: str) -> Step:
        if place == NONE:
            return Done("")
        if place not in PLACES:
            self.group = place
            return None
        return Done(place)


class ChooseArmies(Frame):
    """Choose up to so many different armies among these places. The result is the list of places."""

    side: str
    places: list[str]
    most: int
    kind: str
    least: int = 0
    public = ("side", "places", "most", "least")

    def start(self, table: Table) -> Step:
        self.most = min(self.most, len(self.places))
        self.least = min(self.least, self.most)
        if not self.most or self.least == len(self.places):
            return Done(self.places[: self.most])
        self.at = "which"
        return None

    def ask_which(self, table: Table) -> Question:
        return Split(
            seat=self.side,
            kind=self.kind,
            items=dict.fromkeys(self.places, 1),
            least=self.least,
            most=self.most,
            default=dict.fromkeys(self.places[: self.most], 1),
            data={"count": self.most},
        )

    def which(self, table: Table, answer: dict[str, int]) -> Step:
        return Done([place for place in self.places if answer.get(place)])


class Choose(Frame):
    """Choose one of at most 25 options (units, characters, faces ...). The result is the option, or "" for none."""

    side: str
    kind: str
    options: list[str]
    optional: bool = False
    data: dict[str, Any] = {}
    public = ("side",)

    def start(self, table: Table) -> Step:
        if not self.options or (len(self.options) == 1 and not self.optional):
            return Done(self.options[0] if self.options else "")
        self.at = "which"
        return None

    def ask_which(self, table: Table) -> Question:
        options = [*self.options, NONE] if self.optional else list(self.options)
        return Pick(seat=self.side, kind=self.kind, options=options, data=self.data)

    def which(self, table: Table, answer: str) -> Step:
        return Done("" if answer == NONE else answer)


class ChooseTarget(Frame):
    """Choose an own army and an enemy army that it could attack. The result is both places, or nothing."""

    side: str
    sources: list[str]
    source: str = ""
    public = ("side", "sources", "source")

    def start(self, table: Table) -> Step:
        return self.call(ChoosePlace(self.side, self.sources, "shoot_from"), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        if not place:
            return Done([])
        self.source = place
        targets = attackable(table.state, self.side, place)
        return self.call(ChoosePlace(self.side, targets, "shoot_at"), "aimed")

    def aimed(self, table: Table, target: str) -> Step:
        return Done([self.source, target] if target else [])


def led_armies(state: State, side: str) -> list[str]:
    """Own armies with Leadership."""
    return [place for place in armies_of(state, side) if leadership(state, place)]


def shooting_armies(state: State, side: str) -> list[str]:
    """Own armies beside an enemy army that they could attack."""
    return [place for place in armies_of(state, side) if attackable(state, side, place)]


# --- damage ----------------------------------------------------------------------------------------------------------


class Damage(Frame):
    """An army takes damage, and casualties at once (p. 29). The result is what was inflicted."""

    side: str
    place: str
    amount: int
    source: str = CARD
    inflicted: int = 0
    public = ("side", "place", "amount", "source")

    def start(self, table: Table) -> Step:
        if not army_of(table.state, self.side, self.place):
            return Done(0)
        return self.call(TakeDamage(self.side, self.place, self.amount, self.source), "taken")

    def taken(self, table: Table, inflicted: int) -> Step:
        self.inflicted = inflicted
        return self.call(Casualties(self.side, self.place), "over")

    def over(self, table: Table, removed: object) -> Step:
        return Done(self.inflicted)


class Repair(Frame):
    """Up to so much damage is taken off a fortification; below its value it is intact again."""

    side: str
    place: str
    most: int
    public = ("side", "place", "most")

    def start(self, table: Table) -> Step:
        damage = min(self.most, table.state.fortifications[self.place])
        items = {DAMAGE: damage} if damage else {}
        return self.call(ChooseAmounts(self.side, "repair", items, data={"place": self.place}), "work")

    def work(self, table: Table, answer: dict[str, int]) -> Step:
        if answer:
            table.state.fortifications[self.place] -= answer[DAMAGE]
            table.emit("repaired", place=self.place, amount=answer[DAMAGE])
        return Done()


def damage_fortification(table: Table, side: str, place: str, dice: int, hit: int) -> None:
    """Dice against walls alone: what they cannot bear is lost."""
    state = table.state
    faces: list[int] = table.roll("undermine", dice)
    table.emit("volley", side=side, place=place, dice=faces, hit=hit)
    left = FORTIFICATIONS[place] - state.fortifications[place]
    amount = min(left, sum(face >= hit for face in faces))
    if amount:
        state.fortifications[place] += amount
        table.emit("fortification", place=place, amount=amount, broken=amount == left)


# --- leadership tokens -----------------------------------------------------------------------------------------------


class AddLeaders(Frame):
    """A leadership token for each of up to so many different armies, as far as the supply goes (B6).

    The result is the list of the armies chosen, those without a token for want of supply too.
    """

    side: str
    most: int
    places: list[str] = []  # empty: all own armies
    public = ("side", "most", "places")

    def start(self, table: Table) -> Step:
        places = self.places or armies_of(table.state, self.side)
        return self.call(ChooseArmies(self.side, places, self.most, kind="leaders_to"), "chosen")

    def chosen(self, table: Table, places: list[str]) -> Step:
        self.places = places
        left = leaders_left(table.state, self.side)
        if 0 < left < len(places):
            return self.call(ChooseArmies(self.side, places, left, least=left, kind="leaders_to"), "given")
        return self.given(table, places)

    def given(self, table: Table, places: list[str]) -> Step:
        for place in places:
            add_leaders(table, place, 1)
        return Done(self.places)


def remove_leaders(table: Table, place: str, count: int) -> int:
    army = table.state.armies.get(place)
    count = min(count, army.leaders) if army else 0
    if army and count:
        army.leaders -= count
        table.emit("leaders_removed", side=army.side, place=place, count=count)
    return count


# --- cards -----------------------------------------------------------------------------------------------------------


def draw_cards(table: Table, side: str, *decks: str) -> Frame:
    """Draw a card from each of these decks ("event", "story"); what is returned tests the hand limit (B10)."""
    draw(table, side, list(decks))
    return HandLimit()


class DrawCards(Frame):
    """Draw so many cards, each from the Event deck or the own Story deck. The hand limit is the caller's business."""

    side: str
    count: int
    public = ("side", "count")

    def decks(self, state: State) -> list[str]:
        return [deck for deck in (EVENT, STORY) if can_draw(state, self.side, deck)]

    def start(self, table: Table) -> Step:
        if not self.count:
            return Done()
        self.count -= 1
        return self.call(
            Choose(self.side, "draw_from", self.decks(table.state), data={"left": self.count + 1}), "drawn"
        )

    def drawn(self, table: Table, deck: str) -> Step:
        if deck:
            draw(table, self.side, [deck])
        return self.to("start")


def look_at_hand(table: Table, side: str) -> None:
    """This side sees the other hand, and will remember it."""
    state = table.state
    hand = state.hands[FOE[side]]
    state.seen[side] = list(hand)
    table.reveal()
    table.emit("hand_seen", side=side, foe=FOE[side], secret={side: {"cards": list(hand)}})


class TakeFromHand(Frame):
    """Choose an Event card in the other hand, which has been looked at; it is discarded. The result is the card."""

    side: str
    public = ("side",)

    def cards(self, state: State) -> list[str]:
        return [card for card in state.hands[FOE[self.side]] if CARDS[card].deck == EVENT]

    def start(self, table: Table) -> Step:
        if not self.cards(table.state):
            return Done("")
        self.at = "which"
        return None

    def ask_which(self, table: Table) -> Question:
        return Pick(seat=self.side, kind="discard_theirs", options=self.cards(table.state))

    def which(self, table: Table, card: str) -> Step:
        discard_open(table, FOE[self.side], card)
        return Done(card)


# --- recruitment tokens ----------------------------------------------------------------------------------------------


def look_at_tokens(table: Table, side: str, place: str) -> list[str]:
    """All own tokens here are looked at in secret: what they show is decided now."""
    state = table.state
    for at, token in enumerate(state.tokens.get(place, ())):
        if token in own_tokens(state, side, place) and ":" not in token:
            state.tokens[place][at] = f"{token}:{table.take(f'token_{token}', state.faces[token])}"
    known = own_tokens(state, side, place)
    table.reveal()
    faces = [token.split(":")[1:] for token in known]
    shown = [{unit: int(count)} for unit, count in faces]
    table.emit("tokens_seen", side=side, place=place, count=len(known), secret={side: {"faces": shown}})
    return known


class RemoveToken(Frame):
    """An enemy recruitment token goes back to the supply unseen; which of several with one back, chance decides."""

    side: str
    place: str = ""
    public = ("side", "place")

    def start(self, table: Table) -> Step:
        places = [place for place in PLACES if own_tokens(table.state, FOE[self.side], place)]
        return self.call(ChoosePlace(self.side, places, "raid"), "chosen")

    def chosen(self, table: Table, place: str) -> Step:
        if not place:
            return Done()
        self.place = place
        groups = dict.fromkeys(token_group(token) for token in own_tokens(table.state, FOE[self.side], place))
        return self.call(Choose(self.side, "raid_which", list(groups), data={"place": place}), "remove")

    def remove(self, table: Table, group: str) -> Step:
        remove_tokens(table, FOE[self.side], self.place, 1, group)
        return Done()


# --- the Fate pool ---------------------------------------------------------------------------------------------------


def add_tile(table: Table, tile: str) -> None:
    """A special Fate tile joins the pool (p. 16)."""
    state = table.state
    state.tiles = sorted([*state.tiles, tile])
    table.emit("tile_added", tile=f"tile_{tile}")
