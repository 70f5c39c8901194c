"""What a side cannot know, changed into something else it could as well be: the other hand, cards discarded face down,
faces of tokens the other side has looked at, a Fate tile laid down in secret."""

from typing import ClassVar

from engine.core.frame import Frame
from engine.core.match import Match
from engine.core.question import Dice
from engine.five_armies.catalogue import CARDS
from engine.five_armies.state import FOE, FREE, SHADOW, SIDES, State


class Secretive(Frame):
    """A procedure in which one side looks at something hidden and keeps it in mind until it has decided."""

    knows: ClassVar[str] = FREE

    def resample(self, state: State, rng: Dice) -> None:
        """What was looked at becomes something else that it could as well be."""
        raise NotImplementedError


def resample(match: Match[State], seat: str | None, rng: Dice) -> None:
    state = match.state
    hidden = [side for side in SIDES if side != seat]
    _events(state, hidden, seat, rng)
    for side in hidden:
        _stories(state, side, seat, rng)
    _tokens(state, hidden, rng)
    for frame in match.stack:
        if isinstance(frame, Secretive) and seat != frame.knows:
            frame.resample(state, rng)
    if state.first_tile and seat != FREE:
        pool = [*state.tiles, state.first_tile]
        state.first_tile = pool.pop(rng.randrange(len(pool)))
        state.tiles = sorted(pool)


def _known(state: State, side: str, seat: str | None) -> list[str]:
    """Cards in this hand that the seat has seen there."""
    return state.seen[seat] if seat and FOE[side] == seat else []


def _events(state: State, hidden: list[str], seat: str | None, rng: Dice) -> None:
    """Event cards unseen by the seat: in the deck, in hidden hands, discarded face down by others."""
    piles: list[list[str]] = [state.hands[side] for side in hidden] + [state.buried[side] for side in hidden]
    fixed = [card for side in hidden for card in _known(state, side, seat)]
    _exchange(piles, state.decks, "event", fixed, rng)


def _stories(state: State, side: str, seat: str | None, rng: Dice) -> None:
    _exchange([state.hands[side], state.buried[side]], state.decks, side, _known(state, side, seat), rng)


def _exchange(piles: list[list[str]], decks: dict[str, list[str]], deck: str, fixed: list[str], rng: Dice) -> None:
    """Deal the unseen cards of one deck anew to the places that held some; the deck keeps the rest, in its order."""
    unseen = list(decks[deck])
    slots = []
    for pile in piles:
        for at, card in enumerate(pile):
            if CARDS[card].deck == deck and card not in fixed:
                unseen.append(card)
                slots.append((pile, at))
    for pile, at in slots:
        pile[at] = unseen.pop(rng.randrange(len(unseen)))
    decks[deck] = [card for card in CARDS if card in unseen]


def _tokens(state: State, hidden: list[str], rng: Dice) -> None:
    for tokens in state.tokens.values():
        for at, token in enumerate(tokens):
            group, _, face = token.partition(":")
            owner = SHADOW if group == SHADOW else FREE
            if face and owner in hidden:
                faces = [*state.faces[group], face]
                face = faces.pop(rng.randrange(len(faces)))
                state.faces[group] = sorted(faces)
                tokens[at] = f"{group}:{face}"
