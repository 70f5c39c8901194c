"""Cards that stay in play (p. 15): the rules they lay down, and how they end.

Rules code asks for a rule by name and never for a card: `ford_closed`, `leadership`, `lucky_number`, `ready_earlier`,
`mustering_region`, `beorn_dice`, `beorn_target`, `eagle_die`, `eagle_stays`, `shield`, `shield_outside`, `old_friends`,
`ambush`, `fate_slower`, `first_tile`, `entry`.
"""

from engine.five_armies.catalogue import CARDS
from engine.five_armies.state import CardInPlay, State, Table


def lasting(state: State, rule: str, on: str | None = None) -> CardInPlay | None:
    """The card in play that lays down this rule (for this place, character, ...), if any."""
    for card in state.in_play:
        if card.rule == rule and (on is None or card.on == on):
            return card
    return None


def stay(table: Table, card: CardInPlay) -> CardInPlay:
    """A card stays in play."""
    put_away(table.state, card.card)
    table.state.in_play.append(card)
    table.emit("card_stays", side=card.side, card=card.card, on=card.on.split("|") if card.on else [])
    return card


def put_away(state: State, card: str) -> bool:
    """A card that was being carried out goes elsewhere, unless it has done so already."""
    if card not in state.played:
        return False
    state.played.remove(card)
    return True


def leave_play(table: Table, card: CardInPlay) -> None:
    """A card that stayed in play is discarded; Story and Fate cards are not used again."""
    state = table.state
    state.in_play = [one for one in state.in_play if one is not card]
    state.discards[CARDS[card.card].deck].append(card.card)
    table.emit("card_leaves", card=card.card)


def ending(table: Table, event: str, on: str | None = None) -> None:
    """Something has happened that ends cards in play."""
    for card in list(table.state.in_play):
        if event in card.ends and (on is None or card.on == on):
            leave_play(table, card)


def spend_counter(table: Table, card: CardInPlay) -> None:
    """A card with counters is discarded with its last one."""
    card.counters -= 1
    if not card.counters:
        leave_play(table, card)


def end_of_turn(table: Table) -> None:
    for card in list(table.state.in_play):
        if card.last_turn and table.state.turn >= card.last_turn:
            leave_play(table, card)
