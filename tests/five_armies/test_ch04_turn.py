"""Chapter IV: the six phases of a turn (p. 11)."""

from tests.five_armies.board import Board

BOARD = """
    at ravenhill gandalf
    at camp dain
    army ravenhill free elven_spearmen 1
    army camp free dwarven_soldiers 1
    army bonefield shadow orcs 1
"""
DRAWN = {"event": "EV-A01", "free": "FP-01", "event_2": "EV-A02", "shadow": "SH-01"}


def test_p11_a_whole_turn_in_its_order() -> None:
    table = Board(f"turn 2 recovery\n{BOARD}", **DRAWN)
    assert (table.state.phase, table.owing(), table.asked()) == ("generals", "free", "generals")
    table.free(generals={"gandalf": 1, "dain": 1})
    assert table.asked("free") == "leaders"
    table.chance(tile="2").free(leaders={"ravenhill": 1, "camp": 1})
    assert (table.state.phase, table.asked("shadow")) == ("fate", "fate")
    table.shadow(fate="apply_tile")
    assert (table.state.phase, table.asked("shadow")) == ("leadership", "leadership")
    table.chance(action_free=["event"] * 5, action_shadow=["event"] * 6).shadow(leadership={"valley": 6})
    assert (table.state.phase, table.owing()) == ("actions", "free")
    table.chance()
    for _ in range(5):
        table.free(act="event", action="skip").shadow(act="event", action="skip")
    assert table.owing() == "shadow"
    table.chance(event="EV-A03", free="FP-02", event_2="EV-A04", shadow="SH-02").shadow(act="event", action="skip")
    assert (table.state.turn, table.state.phase) == (3, "generals")
    state = table.state
    assert (state.activated, state.bats, table.leaders("camp")) == ([], {}, 0)
    assert state.dice == {"free": [], "shadow": []}


def test_p11_each_draws_an_event_and_a_story_and_discards_to_six() -> None:
    table = Board(
        f"""
            turn 2 recovery
            hand free EV-A05 EV-A06 EV-A07 FP-03 FP-04
            hand shadow EV-A08 EV-A09 SH-05 SH-06 SH-07 SH-08
            {BOARD}
        """,
        **DRAWN,
    )
    assert table.owing() == "free shadow"
    assert len(table.state.hands["free"]) == 7
    table.refuse("free", "too_few", discard={})
    table.free(discard={"EV-A05": 1}).shadow(discard={"SH-05": 1, "EV-A02": 1})
    assert [len(hand) for hand in table.state.hands.values()] == [6, 6]
    assert table.asked("free") == "generals"


def test_p11_a_discard_in_phase_one_is_face_down() -> None:
    hand = "hand free EV-A05 EV-A06 EV-A07 FP-03 FP-04"
    table = Board(f"turn 2 recovery\n{hand}\n{BOARD}", **DRAWN).free(discard={"EV-A05": 1})
    assert table.state.buried["free"] == ["EV-A05"]
    assert table.state.discards["event"] == []
    assert "EV-A05" not in str(table.match.view("shadow"))
    assert "EV-A05" in table.match.view("free")["buried"]


def test_p11_with_no_general_in_play_the_phase_is_empty() -> None:
    table = Board("turn 2 generals\narmy camp free dwarven_soldiers 1\narmy bonefield shadow orcs 1", tile="2")
    assert table.asked("shadow") == "leadership"


def test_p11_activation_tokens_left_over_are_discarded() -> None:
    table = Board(f"dice free event\ndice shadow\nactivated gandalf\n{BOARD}").chance(**DRAWN)
    table.free(act="event", action="skip")
    assert table.state.activated == []


def test_p11_victory_is_tested_before_the_board_is_cleared() -> None:
    table = Board(
        f"dice free event\ndice shadow\ncontrol ravenhill eastern_spur fallen_bridge\nbats valley 1\n{BOARD}".replace(
            "army ravenhill free elven_spearmen 1", ""
        )
    )
    table.free(act="event", action="skip")
    assert table.how == ("shadow", "points")
    assert table.state.bats == {"valley": 1}
