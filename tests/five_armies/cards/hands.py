"""Short ways to a card's effect: play it as an order, or lay it down in a round of battle."""

from typing import Any, NamedTuple

from tests.five_armies.board import Board, battle

FOE = {"free": "shadow", "shadow": "free"}
TROOPS = {"free": "men_of_the_lake", "shadow": "orcs"}


def played(card: str, text: str, side: str = "free", chance: dict[str, Any] | None = None) -> Board:
    """The card is played with an Event die; what it asks is the open question. `chance`: what it draws at once."""
    table = Board(f"hand {side} {card}\nactive {side}\n{text}")
    table.chance(**(chance or {}))
    return table.play(side, act="event", action="play", card=card)


class Round(NamedTuple):
    """A round of battle: the table, and where the card's army and its enemy stand."""

    table: Board
    here: str
    there: str


def clash(
    card: str,
    role: str = "attacker",
    side: str = "free",
    *,
    mine: str = "",
    theirs: str = "",
    their_card: str = "regroup",
    dice: list[int] | None = None,
    their_dice: list[int] | None = None,
    more: str = "",
    before: dict[str, Any] | None = None,
    after: dict[str, Any] | None = None,
    ground: tuple[str, str] = ("fallow_acres", "bramble_terraces"),
    favoured: str = "",
) -> Round:
    """Three against three over open ground, the card against Regroup; dice not given are three ones.

    `before` and `after` are what chance gives before and after the combat roll, `favoured` who has terrain superiority.
    """
    foe = FOE[side]
    attacker, defender = (side, foe) if role == "attacker" else (foe, side)
    origin, region = ground
    here, there = (origin, region) if role == "attacker" else (region, origin)
    hands = f"hand {side} {card}\n" + (f"hand {foe} {their_card}\n" if their_card.startswith("EV") else "")
    armies = f"army {here} {side} {mine or TROOPS[side] + ' 3'}\narmy {there} {foe} {theirs or TROOPS[foe] + ' 3'}\n"
    table = battle(hands + armies + more, attacker, region, origin)
    table.fight().superiority = favoured
    rolls = {side: [1, 1, 1] if dice is None else dice, foe: [1, 1, 1] if their_dice is None else their_dice}
    rolled = {f"combat_{one}": rolls[one] for one in (attacker, defender) if rolls[one]}
    table.chance(**(before or {}), **rolled, **(after or {}))
    cards = {side: card, foe: their_card}
    for seat in list(table.match.questions()):
        table.play(seat, maneuver=cards[seat])
    return Round(table, here, there)


def roll(table: Board, role: str, mine: list[int], theirs: list[int]) -> Board:
    """What the combat roll will show, the attacker's first."""
    dice = {"combat_free": mine, "combat_shadow": theirs}
    return table.chance(**{name: dice[name] for name in (sorted(dice) if role == "attacker" else sorted(dice)[::-1])})


def beorn(card: str, bear: list[int], dice: list[int], before: dict[str, Any] | None = None) -> Board:
    """The Shadow plays a card against Beorn, who defends himself in the hills."""
    text = (
        f"hand shadow {card}\nat bramble_terraces beorn\nmarkers wrath 8\narmy fallow_acres shadow orcs 3 leaders 1\n"
    )
    table = battle(text, "shadow", "bramble_terraces", "fallow_acres")
    return table.chance(**(before or {}), combat_shadow=dice, combat_free=bear).shadow(maneuver=card)
