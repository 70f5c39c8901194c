"""Chapter II: setting the game up (p. 6, 7)."""

from collections import Counter

import pytest

import engine
from engine.five_armies.board import SETTLEMENTS, SETUP
from engine.five_armies.catalogue import DECKS
from engine.five_armies.state import empty
from tests.five_armies.board import GAME

SEED = bytes(range(32))


@pytest.fixture(scope="module")
def fresh() -> engine.Match:
    return GAME.new(seed=SEED)


def test_p7_every_force_stands_in_its_place(fresh: engine.Match) -> None:
    for side, placements in SETUP.items():
        for placement in placements:
            army = fresh.state.armies.get(placement.place)
            assert (army.units if army else {}) == placement.units
            assert not army or army.side == side
            assert all(fresh.state.characters[name] == placement.place for name in placement.characters)
    assert len(fresh.state.armies) == sum(bool(p.units) for placements in SETUP.values() for p in placements)


def test_p7_recruitment_tokens_lie_face_down(fresh: engine.Match) -> None:
    tokens = Counter(token for heap in fresh.state.tokens.values() for token in heap)
    assert tokens == {"dwarves_men": 3, "elves": 4, "shadow": 12}
    assert {place for place in fresh.state.tokens if place in SETTLEMENTS} == set(SETTLEMENTS)
    for seat in ("free", "shadow", None):
        assert all(not heap["known"] for heap in fresh.view(seat)["tokens"])


def test_p6_passes_are_blocked(fresh: engine.Match) -> None:
    assert fresh.state.open_passes == []
    assert fresh.view(None)["passes"] == {"pass_east": "closed", "pass_west": "closed"}


def test_p6_decks_are_whole_but_for_the_first_draw(fresh: engine.Match) -> None:
    assert {deck: len(cards) for deck, cards in fresh.state.decks.items()} == {
        "event": 28,
        "free": 19,
        "shadow": 19,
        "fate": 9,
    }
    assert {side: len(hand) for side, hand in fresh.state.hands.items()} == {"free": 2, "shadow": 2}


def test_p6_the_draw_is_by_chance() -> None:
    hands = {tuple(GAME.new(seed=bytes([n]) * 32).state.hands["free"]) for n in range(8)}
    assert len(hands) > 4


def test_p6_fate_begins_at_zero_with_the_grey_tiles(fresh: engine.Match) -> None:
    assert fresh.state.fate == 0
    assert len(fresh.state.tiles) == 12
    assert not {"blue", "red"} & set(fresh.state.tiles)


def test_p6_four_wait_on_the_fate_track_and_bolg_waits(fresh: engine.Match) -> None:
    waiting = {name for name, place in fresh.state.characters.items() if place == "waiting"}
    assert waiting == {"bilbo", "thorin", "lord_of_the_eagles", "beorn", "bolg"}
    assert fresh.view(None)["fate"]["spaces"] == {"bilbo": 3, "thorin": 6, "lord_of_the_eagles": 8, "beorn": 12}


def test_p6_five_and_six_dice(fresh: engine.Match) -> None:
    assert fresh.state.pool == {"free": 5, "shadow": 6}


def test_p6_nothing_else_is_on_the_board(fresh: engine.Match) -> None:
    state = fresh.state
    assert (state.control, state.bats, state.eagles, state.in_play) == ([], {}, {"eagles_eyrie": 0}, [])
    assert set(state.fortifications.values()) == {0}
    assert (state.wrath, state.ring, state.bodyguard, state.concentration) == (0, 0, 0, False)


def test_p11_the_first_question_is_for_the_generals(fresh: engine.Match) -> None:
    assert (fresh.turn, fresh.state.phase) == (1, "generals")
    assert [question.kind for question in fresh.questions().values()] == ["generals"]


def test_an_empty_table_has_every_card_in_its_deck() -> None:
    assert empty().decks == {deck: list(cards) for deck, cards in DECKS.items()}


def test_the_game_has_no_options() -> None:
    with pytest.raises(engine.BadDocument, match="no option"):
        GAME.new(seed=SEED, options={"short": True})
