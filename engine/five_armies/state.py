"""The position: everything that lies on the table, and who holds what in hand."""

from typing import TypeAlias

import msgspec

from engine.core.play import Play
from engine.five_armies.board import EYRIE, FORTIFICATIONS
from engine.five_armies.catalogue import DECKS
from engine.five_armies.figures import CHARACTERS, SIDE_UNITS, TILES, TOKENS

FREE, SHADOW = "free", "shadow"
SIDES = (FREE, SHADOW)
FOE = {FREE: SHADOW, SHADOW: FREE}

WAITING, ELIMINATED = "waiting", "eliminated"  # where a character is who is on no place of the board


class Army(msgspec.Struct, omit_defaults=True):
    """All units of one side in one place (ch. IX). Characters stand in `State.characters`."""

    side: str
    units: dict[str, int] = {}
    damage: int = 0
    leaders: int = 0

    @property
    def size(self) -> int:
        return sum(self.units.values())


class CardInPlay(msgspec.Struct, omit_defaults=True):
    """A card that stays in play (p. 15): the rule it lays down, what it lies beside, and what ends it.

    `on` is a place, a territory, a character or a ford; `ends` are names that `lasting.ending` is called with.
    """

    card: str
    side: str
    rule: str = ""
    on: str = ""
    number: int = 0
    counters: int = 0
    ends: list[str] = []
    last_turn: int = 0


class State(msgspec.Struct, omit_defaults=True):
    turn: int = 0
    phase: str = "recovery"

    # the board
    armies: dict[str, Army] = {}
    arrived: dict[str, Army] = {}  # parts that have moved in this action and merge when it is over (p. 23)
    characters: dict[str, str] = {}
    control: list[str] = []  # objectives with a Shadow control marker
    fortifications: dict[str, int] = {}  # their damage
    open_passes: list[str] = []
    bats: dict[str, int] = {}  # by territory
    eagles: dict[str, int] = {}  # by territory, and in the Eyrie

    # recruitment tokens: what nobody may know is not decided yet. A face-down token is just its group; a token that
    # somebody has looked at is "group:unit:figures". The faces not yet decided are in `faces`.
    tokens: dict[str, list[str]] = {}
    faces: dict[str, list[str]] = {}

    # dice
    active: str = FREE  # whose action it is
    dice: dict[str, list[str]] = {}
    pool: dict[str, int] = {}
    activated: list[str] = []

    # cards
    decks: dict[str, list[str]] = {}
    hands: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    buried: dict[str, list[str]] = {}  # discarded face down, by the side that did it
    in_play: list[CardInPlay] = []
    played: list[str] = []  # being carried out, and in nobody's hand or pile
    seen: dict[str, list[str]] = {}  # by side: cards it knows to be in the other hand

    # fate
    fate: int = 0
    tiles: list[str] = []
    first_tile: str = ""  # laid down by a card, known to the Free Peoples only

    # markers on character cards
    wrath: int = 0
    ring: int = 0
    bodyguard: int = 0
    concentration: bool = False
    eagle_stayed: bool = False

    battles: int = 0  # fought so far; tells standing answers of one battle from those of another


Table: TypeAlias = Play[State]


def empty() -> State:
    """A table with everything still in the box, decks and fate pool laid out."""
    return State(
        armies={},
        characters=dict.fromkeys(CHARACTERS, WAITING),
        fortifications=dict.fromkeys(FORTIFICATIONS, 0),
        bats={},
        eagles={EYRIE: 0},
        tokens={},
        faces={group: faces_in_box(group) for group in TOKENS},
        dice={side: [] for side in SIDES},
        pool={FREE: 5, SHADOW: 6},
        decks={deck: list(cards) for deck, cards in DECKS.items()},
        hands={side: [] for side in SIDES},
        discards={deck: [] for deck in DECKS},
        buried={side: [] for side in SIDES},
        seen={side: [] for side in SIDES},
        tiles=sorted(TILES),
    )


def faces_in_box(group: str) -> list[str]:
    """What the recruitment tokens of a group show, as "unit:figures"."""
    return sorted(f"{face.unit}:{face.units}" for face in TOKENS[group] for _ in range(face.count))


def sorted_units(side: str, units: dict[str, int]) -> dict[str, int]:
    """Units in the fixed order of the box, without zeros: equal armies are written equally."""
    return {unit: units[unit] for unit in SIDE_UNITS[side] if units.get(unit)}
