"""The Fate cards (ch. VII): each helps a character, at once or from the moment he enters play."""

from engine.core.frame import Frame
from engine.five_armies.armies import FLYING, add_leaders, army_of, in_play
from engine.five_armies.cards.registry import entry, fate
from engine.five_armies.eagles import muster_eagles
from engine.five_armies.figures import LIMITS
from engine.five_armies.lasting import leave_play, stay
from engine.five_armies.recruitment import RecruitUnits
from engine.five_armies.state import ELIMINATED, CardInPlay, State, Table

BEORN, THORIN = "beorn", "thorin"


def attach(
    table: Table, card: str, side: str, character: str, rule: str = "", *, number: int = 0, counters: int = 0
) -> bool:
    """Lay the card beside the character's; with him out of the game it is discarded without effect (B14)."""
    if table.state.characters[character] == ELIMINATED:
        return False
    stay(table, CardInPlay(card, side, rule, character, number, counters, ends=["character_eliminated"]))
    return True


def gain_wrath(table: Table, count: int) -> None:
    state = table.state
    count = min(count, LIMITS.wrath_max - state.wrath)
    if count > 0:
        state.wrath += count
        table.emit("wrath_gained", amount=count, left=state.wrath)


# --- Beorn -----------------------------------------------------------------------------------------------------------


def beorn_card(card: str, wrath: int, rule: str = "", number: int = 0) -> None:
    """Wrath for Beorn, now or when he enters, and what the card lays down for good."""

    def effect(table: Table, side: str) -> Frame | None:
        if attach(table, card, side, BEORN, rule, number=number) and in_play(table.state, BEORN):
            gain_wrath(table, wrath)
        return None

    def on_entry(table: Table, side: str) -> Frame | None:
        gain_wrath(table, wrath)
        return None

    fate(card)(effect)
    entry(card)(on_entry)


beorn_card("FA-B1", wrath=4)
beorn_card("FA-B2", wrath=2, rule="beorn_dice", number=5)
beorn_card("FA-B3", wrath=2, rule="beorn_target")


# --- Eagles ----------------------------------------------------------------------------------------------------------


@fate("FA-E1")
def the_eyrie_fills(table: Table, side: str) -> Frame | None:
    muster_eagles(table, 2)
    return None


@fate("FA-E2")
def keen_sight(table: Table, side: str) -> Frame | None:
    """A Character die lets the Eagles attack too."""
    if attach(table, "FA-E2", side, FLYING, "eagle_die"):
        muster_eagles(table, 1)
    return None


@fate("FA-E3")
def wheeling_back(table: Table, side: str) -> Frame | None:
    """Once a turn an attacking Eagle stays in its territory."""
    attach(table, "FA-E3", side, FLYING, "eagle_stays")
    return None


# --- Thorin ----------------------------------------------------------------------------------------------------------


@fate("FA-T1")
def shields_of_old_friends(table: Table, side: str) -> Frame | None:
    """Twice, up to 2 damage of Thorin's army may be cancelled."""
    attach(table, "FA-T1", side, THORIN, "old_friends", counters=2)
    return None


@fate("FA-T2")
def a_kings_voice(table: Table, side: str) -> Frame | None:
    """Thorin's Leadership is 1 higher; his army gets a leadership token, now or on entry."""
    if attach(table, "FA-T2", side, THORIN, "leadership", number=1) and in_play(table.state, THORIN):
        _token_for_thorin(table, side)
    return None


@entry("FA-T2")
def _token_for_thorin(table: Table, side: str) -> Frame | None:
    here = table.state.characters[THORIN]
    if army_of(table.state, side, here):
        add_leaders(table, here, 1)
    return None


@fate("FA-T3")
def kin_from_the_halls(table: Table, side: str) -> Frame | None:
    """Two Dwarves join Thorin, now or on entry; then the card is discarded."""
    if in_play(table.state, THORIN):
        return _kin(table.state, side)
    attach(table, "FA-T3", side, THORIN)
    return None


@entry("FA-T3")
def _kin_on_entry(table: Table, side: str) -> Frame | None:
    for card in list(table.state.in_play):
        if card.card == "FA-T3":
            leave_play(table, card)
    return _kin(table.state, side)


def _kin(state: State, side: str) -> Frame:
    return RecruitUnits(side, state.characters[THORIN], {"dwarven_veterans": 1, "dwarven_soldiers": 1})
