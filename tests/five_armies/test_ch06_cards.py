"""Chapter VI: Event and Story cards, as far as no single card matters (p. 14, 15)."""

from engine.five_armies.catalogue import CARDS, DECKS
from tests.five_armies.board import Board

EVENTS = list(DECKS["event"])


def test_p15_each_draws_stories_from_his_own_deck() -> None:
    table = Board("dice free event").chance(event="EV-A05", free="FP-07").free(act="event", action="draw")
    assert {CARDS[card].deck for card in table.state.hands["free"]} == {"event", "free"}


def test_p15_the_event_deck_is_reshuffled_with_all_used_cards_also_the_buried() -> None:
    buried, used = " ".join(EVENTS[:10]), " ".join(EVENTS[10:])
    table = Board(f"dice free event\nburied shadow {buried} SH-01\ndiscard event {used}")
    assert table.state.decks["event"] == []
    table.chance(event=EVENTS[3], free="FP-01").free(act="event", action="draw")
    assert len(table.state.decks["event"]) == 29
    assert (table.state.buried["shadow"], table.state.discards["event"]) == (["SH-01"], [])
    assert table.heard("reshuffled") == [{}]


def test_p15_without_any_event_card_to_draw_only_the_story_is_drawn() -> None:
    held = f"hand free {' '.join(EVENTS[:3])}\nburied free FP-01\nhand shadow {' '.join(EVENTS[3:])}"
    table = Board(f"dice free event\n{held}").chance(free="FP-02").free(act="event", action="draw")
    assert table.state.hands["free"] == [*EVENTS[:3], "FP-02"]


def test_p15_an_empty_story_deck_gives_nothing_more() -> None:
    table = Board(f"dice free event\ndiscard free {' '.join(DECKS['free'])}")
    table.chance(event="EV-A01").free(act="event", action="draw")
    assert table.state.hands["free"] == ["EV-A01"]


def test_p15_nothing_to_draw_at_all() -> None:
    text = f"dice free event\ndiscard free {' '.join(DECKS['free'])}\nhand shadow {' '.join(EVENTS)}"
    Board(text).refuse("free", "action_not_possible", act="event", action="draw")


def test_p15_the_die_must_fit_the_type_of_the_card() -> None:
    by_type = {kind: next(c for c in EVENTS if CARDS[c].type == kind) for kind in ("army", "character", "muster")}
    everywhere = """
        army camp free men_of_the_lake 3 damage 2 leaders 1
        army bramble_terraces shadow orcs 3 damage 2 leaders 1
        at camp bard
        tokens ravenhill elves elves
    """
    hand = " ".join(by_type.values())
    table = Board(f"dice free character\nhand free {hand}\n{everywhere}")
    from engine.five_armies.cards.registry import playable
    from engine.five_armies.play_card import playable_cards

    state = table.state
    able = [card for card in by_type.values() if playable(state, "free", card)]
    for kind in ("army", "character", "muster"):
        assert playable_cards(state, "free", frozenset((kind,))) == sorted(c for c in able if CARDS[c].type == kind)
    assert playable_cards(state, "free", frozenset(("muster", "army"))) == sorted(
        c for c in able if CARDS[c].type in ("army", "muster")
    )
    assert playable_cards(state, "free", frozenset(("event",))) == sorted(able)


LUCKY_NUMBER, GREAT_LEADER = "FP-01", "SH-02"  # the two cards of the rulebook's examples


def test_p15_lucky_number_example() -> None:
    """Only while Bilbo is in play."""
    text = f"dice free event\nhand free {LUCKY_NUMBER} EV-C01\n"
    for absent in ("", "eliminated bilbo"):
        table = Board(text + absent).free(act="event", action="play")
        table.refuse("free", "card_condition", card=LUCKY_NUMBER)
    table = Board(text + "at camp bilbo").free(act="event", action="play")
    assert LUCKY_NUMBER in table.options("free")


def test_p15_great_leader_example() -> None:
    """Without a Great Orc in the supply the card is still played, and its other effects are applied."""
    table = Board(f"""
        dice shadow event
        active shadow
        hand shadow {GREAT_LEADER}
        army bonefield shadow great_orcs 6
        army camp shadow goblins 2
    """)
    table.shadow(act="event", action="play", card=GREAT_LEADER)
    assert (table.units("camp"), table.leaders("camp")) == ({"goblins": 2}, 1)


def test_p15_the_hand_limit_counts_events_and_stories() -> None:
    table = Board("dice free event\nhand free EV-A02 EV-A03 EV-A04 FP-02 FP-03").chance(event="EV-A01", free="FP-01")
    table.free(act="event", action="draw")
    assert table.split("free").least == 1


def test_p14_the_other_hand_is_hidden() -> None:
    table = Board("hand free EV-A02 FP-03\nhand shadow EV-A03")
    view = table.match.view("shadow")
    assert (view["hands"], view["hand"]) == ({"free": 2, "shadow": 1}, ["EV-A03"])
    assert "EV-A02" not in str(view) and "FP-03" not in str(view)


def test_ruling_g1_a_card_that_would_do_nothing_carries_a_warning():
    """It may be played all the same."""
    table = Board("dice free event\ndice shadow army\nhand free EV-A06 EV-C01\n")
    table.free(act="event", action="play")
    question = table.match.questions()["free"]
    game = table.match.game
    assert game.describe_option(question, "EV-A06", "en") == "Rain of Arrows (would do nothing now)"
    assert game.describe_option(question, "EV-C01", "en") == "Council of War"
    assert game.describe_option(question, "EV-A06", "de") == "Pfeilregen (bewirkt jetzt nichts)"
    table.free(card="EV-A06")
