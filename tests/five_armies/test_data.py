"""The data of the game against the facts of the rulebook, and its names in both languages."""

import json
from collections import Counter, deque
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from engine.five_armies import board, catalogue, figures
from engine.five_armies.board import FORDS, IN_RANGE, NEIGHBOURS, REGIONS, SETUP, TERRITORIES, UPHILL
from engine.five_armies.figures import CHARACTERS, LIMITS, UNITS

LANGUAGES = ("en", "de")
SPECIAL_MANEUVERS = ("regroup", "vampire_like", "thorins_mighty_strokes")
SPECIAL_UNIT_ABILITIES = ("strong_and_noble_hearted", "bat_cloud")
PHASES = ("recovery", "generals", "fate", "leadership", "actions", "end")


def raw(name: str) -> bytes:
    return (files("engine.five_armies") / "data" / name).read_bytes()


def entries(name: str, language: str) -> list[ast.Message]:
    source = (files("engine.five_armies") / "text" / f"{name}.{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    return [entry for entry in body if isinstance(entry, ast.Message)]


def shape(name: str, language: str) -> dict[str, list[str]]:
    """Message id to its attributes, in their order."""
    return {entry.id.name: [a.id.name for a in entry.attributes] for entry in entries(name, language)}


def message_id(data_id: str) -> str:
    return data_id.lower().replace("_", "-")


def distances(start: str, closed: frozenset[tuple[str, str]] = frozenset()) -> dict[str, int]:
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in NEIGHBOURS[here]:
            if there not in found and (here, there) not in closed:
                found[there] = found[here] + 1
                queue.append(there)
    return found


# the box


def test_p3_figures_of_the_box() -> None:
    assert {name: unit.figures for name, unit in UNITS.items()} == {
        "elven_archers": 10,
        "elven_spearmen": 10,
        "dwarven_soldiers": 5,
        "dwarven_veterans": 5,
        "men_of_the_lake": 10,
        "orcs": 36,
        "great_orcs": 6,
        "wargs": 12,
        "goblins": 12,
    }
    assert (LIMITS.eagles, LIMITS.bats) == (5, 6)
    assert Counter(character.side for character in CHARACTERS.values()) == {"free": 8, "shadow": 1}


def test_p3_tokens_and_tiles_of_the_box() -> None:
    totals = {group: sum(face.count for face in faces) for group, faces in figures.TOKENS.items()}
    assert totals == {"shadow": 27, "dwarves_men": 17, "elves": 20}
    assert len(figures.TILES) == 12
    assert sorted(figures.SPECIAL_TILES) == ["blue", "red"]
    assert LIMITS.leadership == {"free": 6, "shadow": 14}
    assert (LIMITS.activation, LIMITS.ring, LIMITS.bodyguard) == (3, 5, 3)


def test_p3_cards_of_the_box() -> None:
    assert {deck: len(cards) for deck, cards in catalogue.DECKS.items()} == {
        "event": 30,
        "free": 20,
        "shadow": 20,
        "fate": 9,
    }
    assert len(UNITS) + len(SPECIAL_MANEUVERS) + 1 == 13  # Regroup is there twice


def test_p10_five_generals() -> None:
    assert set(figures.GENERALS) == {"bard", "dain", "gandalf", "thranduil", "lord_of_the_eagles"}


def test_p12_action_dice() -> None:
    free, shadow = figures.DICE["free"], figures.DICE["shadow"]
    assert (free.start, free.max, shadow.start, shadow.max) == (5, 6, 6, 7)
    assert free.faces.count("character") == 2
    assert "army" not in free.faces
    assert Counter(shadow.faces)["lidless_eye"] == 1


def test_p17_characters_become_ready_in_the_order_of_the_track() -> None:
    spaces = {name: c.fate_space for name, c in CHARACTERS.items() if c.fate_space is not None}
    assert sorted(spaces, key=lambda name: spaces[name]) == ["bilbo", "thorin", "lord_of_the_eagles", "beorn"]
    assert max(spaces.values()) < LIMITS.fate_end == 15


def test_p24_tokens_show_units_of_their_group() -> None:
    shown = {group: {(f.unit, f.units) for f in faces} for group, faces in figures.TOKENS.items()}
    assert shown["shadow"] == {("orcs", 1), ("orcs", 2), ("wargs", 1), ("great_orcs", 1)}
    assert {unit for unit, _ in shown["elves"]} == set(figures.GROUP_UNITS["elves"])
    assert {unit for unit, _ in shown["dwarves_men"]} == set(figures.GROUP_UNITS["dwarves_men"])


def test_p27_p28_strengths_and_leadership() -> None:
    strength = figures.STRENGTH
    assert 2 * strength["orcs"] + strength["great_orcs"] == 4
    assert 2 * strength["dwarven_soldiers"] + strength["dwarven_veterans"] == 4
    assert strength["dwarven_veterans"] == 2
    assert CHARACTERS["dain"].leadership == 2


def test_p33_beorn_enters_at_the_edge_and_bolg_in_broken_lands_or_valley() -> None:
    assert CHARACTERS["beorn"].entry_regions == tuple(r for r in board.EDGE if r not in board.MUSTERING)
    assert set(CHARACTERS["bolg"].entry_regions) == {*TERRITORIES["broken_lands"], *TERRITORIES["valley"]}
    assert (LIMITS.wrath_entry, LIMITS.wrath_max, CHARACTERS["beorn"].movement) == (8, 16, 3)


# the set-up

P7_FREE = [
    ({"dwarven_veterans": 1}, (), {}),
    ({"dwarven_veterans": 1}, (), {}),
    ({"men_of_the_lake": 1}, ("bard",), {"dwarves_men": 1}),
    ({"dwarven_soldiers": 1}, ("dain",), {"dwarves_men": 1}),
    ({"elven_spearmen": 1}, (), {}),
    ({}, (), {"elves": 1}),
    ({"men_of_the_lake": 1}, (), {"dwarves_men": 1}),
    ({"men_of_the_lake": 2}, (), {}),
    ({"elven_spearmen": 1}, ("gandalf", "thranduil"), {"elves": 2}),
    ({"elven_archers": 2}, (), {"elves": 1}),
]
P7_SHADOW = [
    ({"goblins": 1}, (), {}),
    ({"goblins": 2}, (), {}),
    ({"orcs": 1, "great_orcs": 1, "wargs": 1}, (), {"shadow": 3}),
    ({"orcs": 2, "great_orcs": 1}, (), {"shadow": 3}),
    ({"orcs": 3, "wargs": 1}, (), {"shadow": 3}),
    ({"wargs": 3}, (), {"shadow": 3}),
]


def test_p7_forces_of_the_set_up() -> None:
    assert [(p.units, p.characters, p.tokens) for p in SETUP["free"]] == P7_FREE
    assert [(p.units, p.characters, p.tokens) for p in SETUP["shadow"]] == P7_SHADOW


def test_p7_places_of_the_set_up() -> None:
    holding_tokens = {p.place for p in SETUP["free"] if p.tokens}
    assert holding_tokens == set(board.SETTLEMENTS)
    assert {p.place for p in SETUP["shadow"]} == {*board.GOBLIN_POINTS, *board.MUSTERING}


# the board


def test_p8_p9_terrains_territories_and_objectives() -> None:
    assert len(REGIONS) == 36
    assert sorted(name for names in TERRITORIES.values() for name in names) == sorted(REGIONS)
    assert {region.terrain for region in REGIONS.values()} == {"hills", "mountain", "plain", "ruins", "swamp"}
    assert set(board.FORTIFICATIONS) == {"eastern_spur", "front_gate", "ravenhill"}
    assert "front_gate" not in board.SETTLEMENTS
    assert len(board.SETTLEMENTS) == 6


def test_p10_mustering_regions_and_boxes() -> None:
    assert len(board.MUSTERING) == 4
    assert {board.TERRITORY[name] for name in board.MUSTERING} == {"broken_lands"}
    assert board.GOBLIN_POINTS == {"goblin_point_east": "pass_east", "goblin_point_west": "pass_west"}
    assert board.PASSES == {"pass_east": "sentry_ledge", "pass_west": "goat_stair"}
    assert board.EYRIE not in board.PLACES
    assert len(board.PLACES) == 40


def test_p31_points_of_the_objectives() -> None:
    assert board.OBJECTIVES == {
        "front_gate": 4,
        "ravenhill": 4,
        "eastern_spur": 4,
        "ruins_of_dale": 2,
        "camp": 2,
        "lower_slopes": 2,
        "fallen_bridge": 2,
    }


def test_borders_are_symmetric_and_sorted() -> None:
    for name, around in NEIGHBOURS.items():
        assert list(around) == sorted(set(around) - {name})
        assert all(name in NEIGHBOURS[other] for other in around)
    assert len(distances("ruins_of_dale")) == 36


def test_p9_fords_join_and_the_river_parts() -> None:
    assert set(board.FORD_NAMES.values()) == {
        "raft_ford",
        "bell_ford",
        "bridge_ford",
        "osier_ford",
        "heron_ford",
        "thorn_ford",
    }
    assert all((b, a) in FORDS and b in NEIGHBOURS[a] for a, b in FORDS)
    assert "fallen_bridge" not in NEIGHBOURS["fallow_acres"]
    assert "sentry_ledge" not in NEIGHBOURS["bellringers_mead"]


def test_p9_a_slope_lies_between_mountain_and_other_ground() -> None:
    slopes = {
        (a, b)
        for a in REGIONS
        for b in NEIGHBOURS[a]
        if REGIONS[a].terrain != "mountain" and REGIONS[b].terrain == "mountain"
    }
    assert slopes == UPHILL
    assert ("camp", "front_gate") in UPHILL


def test_without_fords_only_the_front_gate_joins_the_banks() -> None:
    dry = distances("ruins_of_dale", closed=FORDS)
    assert set(board.MUSTERING) <= dry.keys()
    gate = FORDS | {(there, "front_gate") for there in NEIGHBOURS["front_gate"]}
    assert not set(board.MUSTERING) & distances("ruins_of_dale", closed=gate).keys()


def test_p20_example_of_archery() -> None:
    target = "bellringers_mead"
    assert target in IN_RANGE["camp"]
    assert target not in IN_RANGE["lower_slopes"]
    assert target in IN_RANGE["ruins_of_dale"]
    assert REGIONS["ruins_of_dale"].terrain == "ruins"


def test_range_is_symmetric_and_stops_at_the_black_line() -> None:
    assert all(a in IN_RANGE[b] for a in REGIONS for b in IN_RANGE[a])
    assert all(name in IN_RANGE[name] for name in REGIONS)
    assert sum(len(seen) - 1 for seen in IN_RANGE.values()) == 2 * 139
    assert "goat_stair" not in IN_RANGE["front_gate"]


def test_p23_example_of_fast_movement_through_dale() -> None:
    assert "ruins_of_dale" in NEIGHBOURS["camp"]
    assert len(NEIGHBOURS["ruins_of_dale"]) > 1


def test_p29_example_leaves_only_the_retreat_to_the_west() -> None:
    around = set(NEIGHBOURS["bellringers_mead"])
    assert around == {"lark_meadows", "old_causeway", "ruins_of_dale", "thistle_braes"}
    assert ("bellringers_mead", "thistle_braes") in FORDS
    assert "lark_meadows" not in NEIGHBOURS["old_causeway"]


def test_geometry_draws_every_region_border_and_box() -> None:
    geometry = json.loads((files("render.five_armies") / "data" / "geometry.json").read_bytes())
    document = json.loads(raw("board.json"))
    assert list(geometry["regions"]) == list(REGIONS)
    assert [(b["a"], b["b"]) for b in geometry["borders"]] == [(b["a"], b["b"]) for b in document["borders"]]
    assert geometry["boxes"].keys() == document["boxes"].keys()
    assert geometry["fate_track"]["spaces"] == LIMITS.fate_end + 1


# the words


@pytest.mark.parametrize("name", ["names", "cards"])
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert shape(name, "en") == shape(name, "de")
    identifiers = [entry.id.name for entry in entries(name, "en")]
    assert len(identifiers) == len(set(identifiers))


def test_names_and_cards_share_no_message() -> None:
    assert not shape("names", "en").keys() & shape("cards", "en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language: str) -> None:
    document = json.loads(raw("board.json"))
    plain = [*SETUP, *REGIONS, *document["boxes"], *TERRITORIES, *board.FORD_NAMES.values(), *CHARACTERS]
    plain += [region.terrain for region in REGIONS.values()]
    plain += [unit.people for unit in UNITS.values() if unit.people] + [unit.group for unit in UNITS.values()]
    plain += [face for dice in figures.DICE.values() for face in dice.faces]
    plain += [card.type for card in catalogue.CARDS.values()]
    plain += [f"tile_{tile}" for tile in figures.TILE_NUMBER] + [f"phase_{phase}" for phase in PHASES]
    names = shape("names", language)
    assert not {message_id(name) for name in plain} - names.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_text(language: str) -> None:
    abilities = [unit.maneuver for unit in UNITS.values()]
    abilities += [ability for character in CHARACTERS.values() for ability in character.abilities]
    names = shape("names", language)
    for ability in (*abilities, *SPECIAL_MANEUVERS, *SPECIAL_UNIT_ABILITIES):
        assert names[message_id(ability)] == ["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_texts(language: str) -> None:
    texts = shape("cards", language)
    assert list(texts) == [message_id(card) for card in catalogue.CARDS]
    for card in catalogue.CARDS.values():
        wanted = {"flavour", "order", "combat"} if card.deck == "event" else {"flavour", "text"}
        assert set(texts[message_id(card.id)]) == wanted | ({"condition"} if card.condition else set())


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [("en", "1 Great Orc", "3 Great Orcs"), ("de", "1 Großer Ork", "3 Große Orks")],
)
def test_figures_are_counted_in_words(language: str, one: str, three: str) -> None:
    source = (files("engine.five_armies") / "text" / f"names.{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for name in (*UNITS, "eagles", "bats"):
        message = bundle.get_message(message_id(name))
        words = {n: bundle.format_pattern(message.attributes["count"], {"n": n}) for n in (1, 3)}
        single, errors = bundle.format_pattern(message.attributes["one"])
        assert words[1] == (f"1 {single}", [])
        assert not errors and not words[3][1]
        if name == "great_orcs":
            assert (words[1][0], words[3][0]) == (one, three)


# broken documents are refused


def refused(load: Callable[[bytes], object], name: str, spoil: Callable[[Any], object], problem: str) -> None:
    document = json.loads(raw(name))
    spoil(document)
    with pytest.raises(ValueError, match=problem):
        load(json.dumps(document).encode())


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda d: d["regions"].pop("camp"), "36 regions expected, 35 found"),
        (lambda d: d["regions"]["camp"].update(terrain="desert"), "Invalid enum value 'desert'"),
        (lambda d: d["regions"]["camp"].update(points=3), "camp is worth 2 points"),
        (lambda d: d["regions"]["camp"].update(colour="red"), "unknown field `colour`"),
        (lambda d: d["borders"][0].update(a="moria"), "unknown region moria"),
        (lambda d: d["borders"].append({**d["borders"][0], "a": "curlew_moor", "b": "alder_flats"}), "listed twice"),
        (lambda d: d["borders"][0].update(up="curlew_moor"), "slopes up to curlew_moor, should be None"),
        (lambda d: d["borders"][0].update(name="dry_ford"), "only fords, have a name"),
        (lambda d: d.update(borders=[b for b in d["borders"] if "camp" not in b.values()]), "no way into camp"),
        (lambda d: d["boxes"]["pass_east"].update(exit="moria"), "unknown region moria"),
        (lambda d: d["boxes"]["goblin_point_west"].update({"pass": "pass_east"}), "a pass of its own"),
        (lambda d: d["boxes"].pop("eagles_eyrie"), "wrong boxes"),
        (lambda d: d["ranges"].append(["camp", "moria"]), "unknown region moria"),
        (lambda d: d["ranges"].append(d["ranges"][0][::-1]), "is listed twice"),
        (lambda d: d["ranges"].remove(["bellringers_mead", "ruins_of_dale"]), "touch but are out of range"),
        (lambda d: d["setup"]["free"].pop(), "10 and 6 places"),
        (lambda d: d["setup"]["free"][0].update(place="moria"), "unknown place moria"),
        (lambda d: d["setup"]["free"][0].update(place="camp"), "names camp twice"),
    ],
)
def test_a_broken_board_is_refused(spoil: Callable[[Any], object], problem: str) -> None:
    refused(board.load, "board.json", spoil, problem)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda d: d["units"]["orcs"].update(figures=35), "45 and 71 found"),
        (lambda d: d["units"]["orcs"].update(favoured=["desert"]), "Invalid enum value 'desert'"),
        (lambda d: d["units"]["orcs"].update(group="elves"), "orcs is in the wrong group"),
        (lambda d: d["units"]["orcs"].update(people="men"), "only the Free Peoples have a people"),
        (lambda d: d["units"].update(trolls=d["units"].pop("goblins")), "unknown unit goblins"),
        (lambda d: d["characters"].pop("bolg"), "9 characters expected, 8 found"),
        (lambda d: d["characters"]["bilbo"].update(general=True), "five generals"),
        (lambda d: d["characters"]["bilbo"].update(entry_regions=["moria"]), "unknown region moria"),
        (lambda d: d["characters"]["bilbo"].update(entry_die=[]), "bilbo must either stand in the set-up"),
        (lambda d: d["characters"]["bolg"].update(fate_space=4), "bolg has a wrong space"),
        (lambda d: d["characters"]["beorn"].update(fate_space=15), "beorn waits beyond"),
        (lambda d: d["dice"]["free"].update(max=7), "wrong action dice"),
        (lambda d: d["dice"]["free"]["faces"].pop(), "has 5 faces"),
        (lambda d: d["tiles"].pop(), "14 Fate tiles expected, 13 found"),
        (lambda d: d["tiles"].__setitem__(0, "x"), "'x' is no Fate tile"),
        (lambda d: d["tokens"]["elves"][0].update(count=9), "recruitment tokens should be"),
        (lambda d: d["tokens"]["elves"][0].update(unit="orcs"), "a token of elves shows orcs"),
        (lambda d: d["tokens"]["elves"][0].update(unit="trolls"), "unknown unit trolls"),
        (lambda d: d["limits"]["leadership"].update(free=7), "leadership tokens should be"),
    ],
)
def test_a_broken_box_is_refused(spoil: Callable[[Any], object], problem: str) -> None:
    refused(figures.load, "figures.json", spoil, problem)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lambda d: d.pop(), "9 cards expected in the deck fate, 8 found"),
        (lambda d: d.append(d[0]), "EV-A01 is listed twice"),
        (lambda d: d[0].update(deck="free"), "EV-A01 does not belong to the deck free"),
        (lambda d: d[0].update(type="beorn"), "EV-A01 has the type beorn"),
        (lambda d: d[0].update(window=None), "EV-A01: Event cards, and only they, have a combat effect"),
        (lambda d: d[0].update(window="later"), "Invalid enum value 'later'"),
        (lambda d: d[-1].update(condition=True), "a Fate card is played at once"),
    ],
)
def test_a_broken_catalogue_is_refused(spoil: Callable[[Any], object], problem: str) -> None:
    refused(catalogue.load, "cards.json", spoil, problem)
