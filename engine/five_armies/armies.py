"""Armies (ch. IX): what they are made of, where they may stand, and the verbs that change them."""

from collections.abc import Iterable

from engine.five_armies.board import (
    FORD_ENDS,
    FORTIFICATIONS,
    GOBLIN_POINTS,
    MUSTERING,
    NEIGHBOURS,
    OBJECTIVES,
    PASSES,
    PLACES,
    REGIONS,
    TERRITORY,
)
from engine.five_armies.figures import CHARACTERS, LIMITS, STRENGTH, UNITS
from engine.five_armies.lasting import ending, leave_play
from engine.five_armies.state import ELIMINATED, FOE, FREE, SHADOW, WAITING, Army, State, Table, sorted_units

UNLIMITED = frozenset((*MUSTERING, *GOBLIN_POINTS))
OUTSIDE = frozenset((WAITING, ELIMINATED))  # a character who is not on the board
FLYING = "lord_of_the_eagles"  # neither he nor Beorn follows the rules of characters (p. 18)
APART = frozenset((FLYING, "beorn"))

# --- looking -------------------------------------------------------------------------------------------------------


def army_of(state: State, side: str, place: str) -> Army | None:
    army = state.armies.get(place)
    return army if army and army.side == side else None


def armies_of(state: State, side: str) -> list[str]:
    """The places of all armies of a side, goblin points and passes too (B5), in the board's order."""
    armies = state.armies
    return [place for place in PLACES if place in armies and armies[place].side == side]


def in_play(state: State, character: str) -> bool:
    return state.characters[character] not in OUTSIDE


def characters_at(state: State, side: str, place: str) -> list[str]:
    """The characters of a side who stand here; with an army, they are part of it (p. 21)."""
    return [
        name
        for name, where in state.characters.items()
        if where == place and CHARACTERS[name].side == side and name not in APART
    ]


def character_leadership(state: State, name: str) -> int:
    value = CHARACTERS[name].leadership
    for card in state.in_play:
        if card.rule == "leadership" and card.on == name:
            value += card.number
    return value


def leadership(state: State, place: str) -> int:
    """The sum of the characters' Leadership and the leadership tokens of the army here (p. 21)."""
    army = state.armies.get(place)
    if not army:
        return 0
    return army.leaders + sum(character_leadership(state, name) for name in characters_at(state, army.side, place))


def strength(army: Army) -> int:
    return sum(STRENGTH[unit] * count for unit, count in army.units.items())


def beorn_at(state: State) -> str:
    """Beorn's region, or nothing while he is not in play."""
    where = state.characters["beorn"]
    return "" if where in OUTSIDE else where


def foe_stands(state: State, side: str, place: str) -> bool:
    """Whether an enemy army stands here. For the Shadow Beorn is one (p. 33)."""
    army = state.armies.get(place)
    if army and army.side != side:
        return True
    return side == SHADOW and beorn_at(state) == place


def neighbours(state: State, place: str) -> tuple[str, ...]:
    """The regions adjacent for armies; a card may have closed a ford."""
    around = NEIGHBOURS[place]
    for card in state.in_play:
        if card.rule == "ford_closed":
            a, b = FORD_ENDS[card.on]
            closed = b if place == a else a if place == b else ""
            around = tuple(region for region in around if region != closed)
    return around


def beside_foe(state: State, side: str, place: str) -> bool:
    """Whether an enemy army stands in a neighbouring region (C3: armies in passes do not count)."""
    return any(foe_stands(state, side, region) for region in neighbours(state, place))


def steps_from(state: State, side: str, place: str) -> list[str]:
    """Where an army of this side may go from here with one step (p. 22, passes p. 25)."""
    if place in GOBLIN_POINTS:
        return [GOBLIN_POINTS[place]] if GOBLIN_POINTS[place] in state.open_passes else []
    around: Iterable[str] = (PASSES[place],) if place in PASSES else neighbours(state, place)
    return [region for region in around if not foe_stands(state, side, region)]


def may_stay(state: State, side: str, place: str) -> bool:
    """Armies of the Free Peoples pass through Beorn's region but do not end there (D5)."""
    return side == SHADOW or beorn_at(state) != place


def targets_from(state: State, side: str, place: str) -> list[str]:
    """The neighbouring regions that an army here may attack; nobody attacks into a box (p. 25)."""
    if place in GOBLIN_POINTS:
        return []
    around: Iterable[str] = (PASSES[place],) if place in PASSES else neighbours(state, place)
    return [region for region in around if foe_stands(state, side, region)]


def supply(state: State, unit: str) -> int:
    """Figures of this kind left in the box (p. 10)."""
    return UNITS[unit].figures - on_board(state, unit)


def on_board(state: State, unit: str) -> int:
    count = 0
    for army in state.armies.values():
        count += army.units.get(unit, 0)
    for army in state.arrived.values():
        count += army.units.get(unit, 0)
    return count


def leaders_left(state: State, side: str) -> int:
    used = sum(army.leaders for army in state.armies.values() if army.side == side)
    used += sum(army.leaders for army in state.arrived.values() if army.side == side)
    return LIMITS.leadership[side] - used


def intact(state: State, region: str) -> bool:
    """Whether a fortification here still stands (p. 28)."""
    return state.fortifications.get(region, 0) < FORTIFICATIONS.get(region, 0)


def controls(state: State, side: str, region: str) -> bool:
    """Whether this side controls the settlement or Front Gate here (G17, C17)."""
    if region not in OBJECTIVES:
        return False
    if region in state.control:
        return side == SHADOW
    army = state.armies.get(region)
    if army and army.side == SHADOW:
        return side == SHADOW
    return side == FREE


def points(state: State) -> int:
    """The Shadow's victory points (ch. XI)."""
    return sum(OBJECTIVES[region] for region in state.control)


def limit(side: str, place: str) -> int:
    """How many units may stand here (p. 21); a large number where there is no limit."""
    return 1_000 if side == SHADOW and place in UNLIMITED else LIMITS.army


def peoples(army: Army) -> int:
    return len({UNITS[unit].people for unit in army.units if UNITS[unit].people})


def territory_of(place: str) -> str:
    return TERRITORY.get(place, "")


# --- changing ------------------------------------------------------------------------------------------------------


def add_units(state: State, side: str, place: str, units: dict[str, int]) -> Army:
    """Put units here; the box's limit is the caller's business."""
    army = state.armies.get(place)
    if army is None:
        army = state.armies[place] = Army(side)
    for unit, count in units.items():
        army.units[unit] = army.units.get(unit, 0) + count
    army.units = sorted_units(side, army.units)
    return army


def remove_units(state: State, place: str, units: dict[str, int]) -> None:
    """Take units away; where the last one goes, the army and its tokens are gone (p. 20)."""
    army = state.armies[place]
    for unit, count in units.items():
        army.units[unit] -= count
    army.units = {unit: count for unit, count in army.units.items() if count}
    if not army.units:
        del state.armies[place]


def add_leaders(table: Table, place: str, count: int) -> int:
    """Leadership tokens for the army here, as far as the supply goes (B6)."""
    army = table.state.armies[place]
    count = min(count, leaders_left(table.state, army.side))
    if count > 0:
        army.leaders += count
        table.emit("leaders_added", side=army.side, place=place, count=count)
    return count


def place_leaders(table: Table, side: str, places: list[str]) -> None:
    """A leadership token for each of these armies, at the start of a turn (p. 20)."""
    for place in places:
        table.state.armies[place].leaders += 1
    if places:
        table.emit("leaders_placed", side=side, places=places)


def open_pass_if_full(table: Table) -> None:
    """A pass opens for good as soon as five units stand on its point (p. 25)."""
    state = table.state
    for point, way in GOBLIN_POINTS.items():
        army = state.armies.get(point)
        if army and way not in state.open_passes and army.size >= LIMITS.pass_opens:
            open_pass(table, way)


def open_pass(table: Table, way: str) -> None:
    table.state.open_passes.append(way)
    table.emit("pass_open", place=way)


def enter(table: Table, side: str, region: str) -> None:
    """An army steps into a region, if only in passing: control (p. 23), enemy tokens (p. 24), the Gate (p. 31)."""
    if region not in REGIONS:
        return
    state = table.state
    if region in OBJECTIVES and (region in state.control) == (side == FREE):
        take_control(table, side, region)
    remove_tokens(table, FOE[side], region, len(state.tokens.get(region, ())))
    if side == SHADOW and "front_gate" in state.control and points(state) >= 10:
        table.win(SHADOW, "front_gate")


def take_control(table: Table, side: str, region: str) -> None:
    state = table.state
    if side == SHADOW:
        state.control.append(region)
    else:
        state.control.remove(region)
        ending(table, "control_lost", region)
    table.emit("control", side=side, place=region, points=points(state))
    remove_tokens(table, FOE[side], region, len(state.tokens.get(region, ())))


def token_side(token: str) -> str:
    return SHADOW if token.startswith("shadow") else FREE


def token_group(token: str) -> str:
    """The back of a token."""
    return token.partition(":")[0]


def remove_tokens(table: Table, owner: str, region: str, count: int, group: str = "") -> int:
    """Tokens of `owner` go back to the supply unseen (p. 24, A7); which of several with one back, chance decides."""
    state = table.state
    here = state.tokens.get(region, ())
    mine = [token for token in here if token_side(token) == owner and token.startswith(group)]
    count = min(count, len(mine))
    if not count:
        return 0
    keep = [token for token in here if token not in mine]
    for left in range(count, 0, -1):
        token = table.take("token_removed", mine) if len(mine) > left else mine.pop()
        group, _, face = token.partition(":")
        if face:
            state.faces[group] = sorted([*state.faces[group], face])
    state.tokens[region] = keep + mine
    if not state.tokens[region]:
        del state.tokens[region]
    table.emit("tokens_removed", side=owner, place=region, count=count)
    return count


def lose_concentration(table: Table) -> None:
    """Gandalf's Concentration is lost when he changes region or his army takes damage (D10)."""
    if table.state.concentration:
        table.state.concentration = False
        table.emit("concentration_lost")


def move_character(table: Table, name: str, place: str) -> None:
    if table.state.characters[name] == place:
        return
    table.state.characters[name] = place
    if name == "gandalf":
        lose_concentration(table)


def eliminate_character(table: Table, name: str) -> None:
    """A character leaves the game; Bolg's death ends it (p. 28, 31)."""
    state = table.state
    state.characters[name] = ELIMINATED
    if name in state.activated:
        state.activated.remove(name)
    table.emit("character_eliminated", character=name)
    if name == "gandalf":
        lose_concentration(table)
    ending(table, "character_eliminated", name)
    if name == "bolg":
        table.win(FREE, "bolg")


def check_guards(table: Table) -> None:
    """Cards beside an army or a ford end when their army has left or died."""
    state = table.state
    for card in list(state.in_play):
        around = FORD_ENDS.get(card.on, (card.on,))
        if "army_left" in card.ends and not any(army_of(state, card.side, place) for place in around):
            leave_play(table, card)
