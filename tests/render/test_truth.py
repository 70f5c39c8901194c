"""The picture is true: what was drawn is read back and compared with the view."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from PIL import Image, ImageChops

import render
from engine.five_armies.board import NEIGHBOURS, REGIONS, TERRITORIES
from render.core.picture import Item, Recorder, overlap
from render.core.style import PARCHMENT
from render.core.style import style as named
from render.five_armies.board import plaque_colour
from render.five_armies.palette import PALETTES
from render.five_armies.places import board as land
from render.five_armies.sheet import HEAD
from render.five_armies.sites import sites, whole_area
from tests.render import views

SEEDS = range(40)
FIGURES = ("unit", "character", "beorn", "leaders", "damage", "token", "card")


def drawn(view: dict[str, Any], what: str) -> Counter[tuple[str, str]]:
    items = render.board(view, "parchment", "en", 1600).record.of(what)
    found: Counter[tuple[str, str]] = Counter()
    for item in items:
        assert (item.place, item.id) not in found, f"{item.id} is drawn twice at {item.place}"
        found[item.place, item.id] = item.count
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_each_figure_is_drawn_once_at_its_place_with_its_count(seed: int) -> None:
    view = views.random_view(seed)
    armies = view["armies"]
    assert drawn(view, "unit") == Counter({(a["place"], unit): n for a in armies for unit, n in a["units"].items()})
    assert drawn(view, "damage") == Counter({(a["place"], a["side"]): a["damage"] for a in armies if a["damage"]})
    assert drawn(view, "leaders") == Counter({(a["place"], a["side"]): a["leaders"] for a in armies if a["leaders"]})
    assert drawn(view, "token") == Counter({(t["place"], t["group"]): t["count"] for t in view["tokens"]})
    people = {
        (state["place"], who): 1
        for who, state in view["characters"].items()
        if state["status"] == "in_play" and who != "beorn"
    }
    assert drawn(view, "character") == Counter(people)
    beorn = {(view["beorn"]["place"], "beorn"): view["beorn"]["wrath"]} if view["beorn"] else {}
    assert drawn(view, "beorn") == Counter(beorn)
    assert drawn(view, "bats") == Counter({(t, "bats"): n for t, n in view["bats"].items()})
    home = {"eyrie": "eagles_eyrie"}
    assert drawn(view, "eagles") == Counter({(home.get(t, t), "eagles"): n for t, n in view["eagles"].items()})


@pytest.mark.parametrize("seed", SEEDS)
def test_panel_track_and_strongholds_say_what_the_view_says(seed: int) -> None:
    view = views.random_view(seed)
    record = render.board(view, "parchment", "de", 1600).record
    for side in ("free", "shadow"):
        assert [item.id for item in record.of("die", side)] == view["dice"][side]
        assert len(record.of("spent_die", side)) == view["spent"][side]
    assert record.of("turn")[0].count == view["turn"]
    assert record.of("points")[0].count == view["points"]
    assert record.of("acting")[0].id == ",".join(view["owing"])
    assert record.of("fate_marker")[0].count == view["fate"]["marker"]
    assert {item.id for item in record.of("control")} == set(view["control"])
    forts = {item.id: item.count for item in record.of("fort")}
    assert forts == {id: f["value"] - f["damage"] for id, f in view["fortifications"].items()}
    assert {item.place: item.id for item in record.of("pass")} == view["passes"]
    waiting = {who for who in view["fate"]["spaces"] if view["characters"][who]["status"] in ("waiting", "ready")}
    assert {item.id for item in record.of("fate_character")} == waiting
    assert {item.id for item in record.of("general") if item.count} == set(view["activated"])
    assert {item.id: item.count for item in record.of("supply") if item.id in view["supply"]} == view["supply"]
    on_map = Counter(item.place for item in record.of("card") if item.place != "tray")
    assert on_map == Counter(dict.fromkeys({card["on"] for card in view["in_play"]}, 1))
    assert {item.id for item in record.of("card", "tray")} == {card["card"] for card in view["in_play"]}


def check_geometry(record: Recorder, lang: str) -> None:
    """No figure overlaps another, a name or a fixed mark; none leaves its place."""
    places: dict[str, list[Item]] = {}
    for item in record:
        if item.what in FIGURES and item.place != "tray":
            places.setdefault(item.place, []).append(item)
    for place, items in places.items():
        fixed = []
        if place in REGIONS:
            site = sites(lang)[place]
            fixed = [site.label_box] + ([site.marks_box] if site.marks_box else [])
            area = whole_area(site.region)
        for i, item in enumerate(items):
            for other in items[i + 1 :]:
                assert not overlap(item.box, other.box), f"{item} overlaps {other}"
            for box in fixed:
                assert not overlap(item.box, box), f"{item} covers the name or a mark"
            for mark in record.of("battle_mark"):
                assert not overlap(item.box, mark.box), f"the battle's mark covers {item}"
            if place in REGIONS:
                assert area.spot(item.box[2] - item.box[0], item.box[3] - item.box[1], middle(item)) is not None
                x, y = middle(item)
                found = area.spot(item.box[2] - item.box[0] - 2, item.box[3] - item.box[1] - 2, (x, y))
                assert found is not None
                assert abs(found[0] - item.box[0]) <= 3 and abs(found[1] - item.box[1]) <= 3, f"{item} leaves {place}"
            elif place in land().boxes:
                x0, y0, x1, y1 = land().boxes[place]
                assert x0 <= item.box[0] and y0 <= item.box[1] and item.box[2] <= x1 and item.box[3] <= y1


def middle(item: Item) -> tuple[float, float]:
    return ((item.box[0] + item.box[2]) / 2, (item.box[1] + item.box[3]) / 2)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("place", list(REGIONS))
def test_fullest_army_keeps_inside_every_region(place: str, lang: str) -> None:
    view = views.fullest_small(place)
    record = render.board(view, "parchment", lang, 1600).record
    check_geometry(record, lang)
    sizes = [item.box[2] - item.box[0] for item in record.of("unit")]
    assert len(sizes) == 5 and min(sizes) >= 26, "counters too small to tell apart at 1600 px"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("place", views.SMALLEST)
def test_even_six_characters_and_beorn_fit_the_smallest_regions(place: str, lang: str) -> None:
    view = views.fullest_small(place, characters=6)
    view["beorn"] = {"wrath": 16, "place": place}
    check_geometry(render.board(view, "parchment", lang, 1600).record, lang)


@pytest.mark.parametrize(
    "place", ["ashen_hollow", "howling_gully", "bonefield", "warg_wallow", "goblin_point_east", "goblin_point_west"]
)
def test_whole_shadow_fits_a_mustering_place(place: str) -> None:
    record = render.board(views.fullest_muster(place), "parchment", "en", 1600).record
    check_geometry(record, "en")
    assert {item.id: item.count for item in record.of("unit")} == {
        "orcs": 36,
        "great_orcs": 6,
        "wargs": 12,
        "goblins": 12,
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_random_positions_keep_the_geometry(seed: int) -> None:
    check_geometry(render.board(views.random_view(seed), "parchment", "de", 1600).record, "de")


@pytest.mark.parametrize(
    "pair", [("camp", "ruins_of_dale"), ("old_causeway", "bellringers_mead"), ("pass_east", "sentry_ledge")]
)
def test_a_battle_between_the_fullest_armies_hides_nobody(pair: tuple[str, str]) -> None:
    view = views.fullest_small(pair[1])
    shadow = {"orcs": 2, "wargs": 1, "goblins": 1, "great_orcs": 1}
    view["armies"].append(
        {"place": pair[0], "side": "shadow", "units": shadow, "damage": 3, "leaders": 2, "characters": ["bolg"]}
    )
    view["characters"]["bolg"] = {"status": "in_play", "place": pair[0]}
    view["battle"] = {**views.battle_view()["battle"], "region": pair[1], "from": [pair[0]]}
    record = render.board(view).record
    check_geometry(record, "en")
    assert [item.place for item in record.of("battle_mark")] == [pair[1]]


def test_geometry_check_can_fail() -> None:
    record = Recorder()
    record.add("unit", "orcs", "camp", (480, 470, 540, 530), 3)
    record.add("unit", "wargs", "camp", (500, 480, 560, 540), 1)
    with pytest.raises(AssertionError, match="overlaps"):
        check_geometry(record, "en")
    record = Recorder()
    record.add("unit", "orcs", "camp", (350, 600, 410, 660), 3)
    with pytest.raises(AssertionError):
        check_geometry(record, "en")


def test_pictures_show_both_armies_where_a_lone_character_shares_a_region() -> None:
    view = views.empty()
    view["armies"] = [
        {"place": "camp", "side": "shadow", "units": {"orcs": 2}, "damage": 0, "leaders": 0, "characters": []}
    ]
    view["characters"]["bilbo"] = {"status": "in_play", "place": "camp"}
    record = render.board(view).record
    assert {item.id for item in record.of("plaque", "camp")} == {"free", "shadow"}
    assert record.of("character", "camp")[0].id == "bilbo"


def test_last_move_is_drawn() -> None:
    view = views.empty()
    view["armies"] = [
        {"place": "camp", "side": "shadow", "units": {"orcs": 2}, "damage": 0, "leaders": 0, "characters": []}
    ]
    quiet = render.board(view).image
    view["last"] = [
        {"kind": "moved", "side": "shadow", "path": ["ruins_of_dale", "camp"], "units": {"orcs": 2}},
        {"kind": "battle", "attacker": "shadow", "from": ["ruins_of_dale"], "region": "camp"},
        {"kind": "recruited", "side": "shadow", "place": "camp", "units": {"orcs": 1}},
    ]
    picture = render.board(view)
    assert [item.place for item in picture.record.of("arrow")] == ["camp"]
    assert [item.place for item in picture.record.of("battle_mark")] == ["camp"]
    assert [item.place for item in picture.record.of("glow")] == ["camp"]
    assert picture.image.tobytes() != quiet.tobytes()


def crammed(start: str, goal: str) -> dict[str, Any]:
    """An army has moved from a full region into one that is full as well."""
    view, left = views.fullest_small(goal), views.fullest_small(start)
    view["armies"].append({**left["armies"][0], "side": "shadow", "characters": []})
    view["tokens"] += left["tokens"]
    units = view["armies"][0]["units"]
    view["last"] = [{"kind": "moved", "side": "free", "path": [start, goal], "units": units}]
    return view


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("goal", list(REGIONS))
def test_the_head_of_an_arrow_is_in_sight(goal: str, lang: str) -> None:
    """No figure, name or fixed mark covers it, however full both regions are."""
    for start in NEIGHBOURS[goal]:
        if start in REGIONS:
            record = render.board(crammed(start, goal), lang=lang).record
            (head,) = record.of("arrow_head")
            fixed = [site.whole_box for site in sites(lang).values()]
            figures = [item.box for item in record if item.what in ("plaque", *FIGURES) and item.place != "tray"]
            assert not any(overlap(head.box, box) for box in [*figures, *fixed]), f"from {start}"


def test_the_head_of_an_arrow_is_really_on_the_picture() -> None:
    view = crammed("camp", "ruins_of_dale")
    (head,) = render.board(view).record.of("arrow_head")
    x0, y0, x1, y1 = head.box
    box = (round(x0), round(y0 + HEAD), round(x1), round(y1 + HEAD))
    after = render.board(view).image.crop(box)
    colour = PALETTES["parchment"].move["free"]
    spots = [(x, y) for x in range(after.width) for y in range(after.height)]
    assert sum(apart(after.getpixel(spot), colour) < 30 for spot in spots) > 0.2 * len(spots)


@pytest.mark.parametrize("style", ["parchment", "contrast"])
def test_a_move_leaves_the_names_to_be_read(style: str) -> None:
    """The second line of 'Ruinen von Thal' was under the glow of the army that had come."""
    view = crammed("camp", "ruins_of_dale")
    moved = render.board(view, style, "de").image
    view["last"] = []
    quiet = render.board(view, style, "de").image
    site = sites("de")["ruins_of_dale"]
    x, y = round(site.lines_at[1][0]), round(site.lines_at[1][1] + HEAD)
    spots = [(x + dx, y + dy) for dx in range(-36, 37) for dy in range(-9, 10)]
    ink = [spot for spot in spots if apart(quiet.getpixel(spot), named(style).halo) > 300]
    assert len(ink) > 100, "this is not where the name stands"
    kept = sum(apart(quiet.getpixel(spot), moved.getpixel(spot)) < 60 for spot in ink)
    assert kept >= 0.9 * len(ink)  # a few dots may be the landscape's


def apart(one: Any, other: Any) -> int:
    """How different two colours are."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_recorded_figures_are_really_on_the_picture(seed: int) -> None:
    """Where a figure is recorded, the picture shows more than the empty plaque or the bare board under it."""
    picture, bare = render.board(views.random_view(seed)), render.board(views.empty())
    for item in picture.record:
        if item.what in (*FIGURES, "bats", "eagles") and item.place != "tray":
            x0, y0, x1, y1 = item.box
            box = (round(x0), round(y0 + HEAD), round(x1), round(y1 + HEAD))
            under = bare.image.crop(box)
            if item.what in ("unit", "character", "beorn", "leaders", "damage") and item.place not in TERRITORIES:
                under = Image.new("RGB", under.size, plaque_colour(PARCHMENT, item.side))
            delta = ImageChops.difference(picture.image.crop(box), under).convert("L")
            changed = sum(delta.histogram()[20:]) / (delta.width * delta.height)
            assert changed > 0.15, f"{item} is recorded, but not to be seen"


def test_two_different_counts_look_different() -> None:
    view = views.empty()
    view["armies"] = [
        {"place": "camp", "side": "shadow", "units": {"orcs": 2}, "damage": 0, "leaders": 0, "characters": []}
    ]
    two = render.board(view).image
    view["armies"][0]["units"]["orcs"] = 3
    assert ImageChops.difference(two, render.board(view).image).getbbox() is not None
