"""Every picture in every style and language: it is drawn, it says what it shows, it is small enough."""

from __future__ import annotations

import io
import math
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import UNITS
from render.core import cache, fonts
from render.five_armies import alt, cards
from render.five_armies.palette import PALETTES
from render.five_armies.tokens import outline
from render.five_armies.words import Words
from tests.render import views

TOLERANCE = 3.5
GOLDEN = Path(__file__).parent / "golden"
STYLES = ("parchment", "dark", "contrast")
SIX = ["EV-A01", "EV-A10", "FP-05", "FP-07", "EV-C03", "FP-01"]


def hand_view() -> dict[str, Any]:
    return {**views.random_view(11), "hand": SIX}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("style", STYLES)
def test_files_keep_their_limits(style: str, lang: str) -> None:
    board, name = render.encode(render.board(views.random_view(2), style, lang, 1600), 600_000)
    assert len(board) < 600_000 and name == "board.webp"
    assert Image.open(io.BytesIO(board)).width == 1600, "the board had to be shrunk to fit"
    hand, _ = render.encode(render.hand(hand_view(), style, lang), 300_000)
    assert len(hand) < 300_000
    assert Image.open(io.BytesIO(hand)).width == 1080, "the hand had to be shrunk to fit"


@pytest.mark.parametrize("width", [400, 800, 1600, 2400])
def test_board_has_the_width_asked_for(width: int) -> None:
    assert render.board(views.random_view(1), width=width).image.width == width


def test_encoder_obeys_a_hard_limit_and_knows_three_formats() -> None:
    picture = render.board(views.random_view(1), width=800)
    for kind, magic in (("webp", b"RIFF"), ("jpeg", b"\xff\xd8"), ("png", b"\x89PNG")):
        data, name = render.encode(picture, 2_000_000, kind)
        assert data.startswith(magic)
        assert name.startswith("board.")
    small, _ = render.encode(picture, 30_000)
    assert len(small) <= 30_000


@pytest.mark.parametrize("card", sorted(CARDS))
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_text_keeps_inside_its_face_and_stays_readable(card: str, lang: str) -> None:
    words = Words(lang)
    size, bottom = cards.text_size(card, words)
    assert size >= 20, "too small for a phone"
    assert bottom <= cards.TALL - 12
    assert (
        fonts.width(words(card), "serif_bold", fonts.fit(words(card), "serif_bold", 34, cards.WIDE - 140))
        <= cards.WIDE - 139
    )


def test_hand_draws_each_card_once_without_overlap() -> None:
    picture = render.hand(hand_view(), lang="de")
    items = picture.record.of("card")
    assert [item.id for item in items] == SIX
    assert all(
        a.box[2] <= b.box[0] or a.box[3] <= b.box[1] or b.box[2] <= a.box[0]
        for i, a in enumerate(items)
        for b in items[i + 1 :]
    )
    for card in SIX:
        assert Words("de")(card) in picture.alt


def test_a_spectator_gets_no_hand() -> None:
    view = views.random_view(1)
    del view["hand"]
    view["seat"] = None
    with pytest.raises(ValueError, match="spectator"):
        render.hand(view)


@pytest.mark.parametrize("style", STYLES)
def test_battle_sheet_shows_forces_maneuvers_and_dice(style: str) -> None:
    view = views.battle_view()
    record = render.battle(view, style, "en").record
    for side, camp in view["battle"]["sides"].items():
        assert {item.id: item.count for item in record.of("unit", side)} == camp["units"]
        assert [(item.id, item.count) for item in record.of("combat_die", side)] == [
            (d["colour"], d["face"]) for d in camp["dice"]
        ]
        assert record.of("maneuver", side)[0].id == camp["card"]
        assert [item.id for item in record.of("used", side)] == camp["used"]
        assert record.of("damage", side)[0].count == camp["damage"]
        assert record.of("hits", side)[0].count == camp["hits"]


def test_a_sealed_maneuver_stays_hidden() -> None:
    view = views.battle_view()
    view["battle"]["sides"]["free"]["card"] = "locked"
    one = render.battle(view)
    assert "Forced March" not in one.alt
    assert one.record.of("maneuver", "free")[0].id == "locked"


@pytest.mark.parametrize("card", [*UNITS, "regroup", "vampire_like", "thorins_mighty_strokes"])
def test_every_maneuver_card_has_a_face(card: str) -> None:
    view = views.battle_view()
    view["battle"]["sides"]["free"]["card"] = card
    assert Words("de")(card) in render.battle(view, lang="de").alt


def test_fate_draw_shows_tiles_and_pool() -> None:
    view = views.random_view(3)
    view["fate"]["drawn"] = ["3r", "blue"]
    picture = render.fate(view)
    assert [item.id for item in picture.record.of("tile")] == ["3r", "blue"]
    assert {item.id: item.count for item in picture.record.of("pool")} == view["fate"]["pool"]


def test_a_fate_picture_without_a_draw_has_no_heading_for_it() -> None:
    view = views.random_view(3)
    for drawn, headings in ((["3r"], ["drawn", "pool"]), ([], ["pool"])):
        view["fate"]["drawn"] = drawn
        assert [item.id for item in render.fate(view).record.of("heading")] == headings


def test_replay_is_one_animation_with_captions() -> None:
    story = [views.random_view(seed) for seed in range(4)]
    picture = render.replay(story, width=320, captions=["one", "two", "three", "four"])
    data, name = render.encode(picture, 4_000_000)
    assert name == "replay.webp"
    moving = Image.open(io.BytesIO(data))
    assert getattr(moving, "n_frames", 1) == 4
    assert "three" in picture.alt


def test_a_long_match_makes_no_longer_replay() -> None:
    from render.five_armies.replay import FRAMES, chosen

    assert len(chosen(5000, FRAMES)) == FRAMES
    assert chosen(5000, FRAMES)[0] == 0 and chosen(5000, FRAMES)[-1] == 4999


def test_chart_marks_each_turn() -> None:
    story = [{**views.random_view(seed), "turn": seed} for seed in range(1, 8)]
    record = render.chart(story).record
    assert [item.count for item in record.of("points")] == [view["points"] for view in story]
    assert [item.count for item in record.of("fate")] == [view["fate"]["marker"] for view in story]


@pytest.mark.parametrize("style", STYLES)
def test_the_legend_of_a_chart_draws_its_lines_as_the_graph_does(style: str) -> None:
    picture = render.chart([{**views.random_view(seed), "turn": seed} for seed in range(1, 4)], style)
    runs = {}
    for item in picture.record.of("legend"):
        x0, y0, x1, y1 = (round(side) for side in item.box)
        row = [picture.image.getpixel((x, (y0 + y1) // 2)) for x in range(x0, x1)]
        ink = [math.dist(dot, row[5]) < 60 for dot in row]  # type: ignore[arg-type]
        runs[item.id] = sum(now and not before for before, now in zip([False, *ink], ink, strict=False))
    assert runs["points"] == runs["free"] < runs["fate"] == runs["shadow"]


def test_chart_of_a_match_of_one_turn() -> None:
    assert render.chart([views.random_view(1)]).image.width == 1200


@pytest.mark.parametrize("focus", ["camp", "valley", "pass_east"])
def test_focus_enlarges_a_place(focus: str) -> None:
    view = views.fullest_small("camp")
    picture = render.board(view, focus=focus, width=1000)
    assert picture.image.width == 1000
    assert Words("en")(focus) in picture.alt


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seed", range(12))
def test_alt_text_tells_every_army(seed: int, lang: str) -> None:
    view, words = views.random_view(seed), Words(lang)
    told = alt.board(view, words)
    for army in view["armies"]:
        assert words.units({unit: army["units"][unit] for unit in _order(army)}) in told
        assert words(army["place"]) in told
        for who in army["characters"]:
            assert words(who) in told
    assert str(view["points"]) in told
    for card in view["in_play"]:
        assert words(card["card"]) in told
    assert "{" not in told


def _order(army: dict[str, Any]) -> list[str]:
    from render.five_armies.layout import UNITS as order

    return [unit for unit in order if unit in army["units"]]


def test_caches_are_bounded_and_stated() -> None:
    for seed in range(30):
        render.board(views.random_view(seed), width=1600)
    for limits in cache.report().values():
        assert limits["bytes"] <= limits["limit"]
    assert sum(limits["limit"] for limits in cache.report().values()) <= 160 * 2**20


def test_a_full_cache_forgets_the_oldest() -> None:
    small: cache.Cache[bytes] = cache.Cache("small", 100, len)
    for i in range(50):
        small.get(i, lambda: b"x" * 30)
    assert small.size <= 100 and len(small) == 3


GOLDENS = {
    "board_parchment_en": lambda: render.board(views.random_view(6), "parchment", "en", 800),
    "board_dark_de": lambda: render.board(views.random_view(7), "dark", "de", 800),
    "board_contrast_en": lambda: render.board(views.random_view(8), "contrast", "en", 800),
    "battle_parchment_de": lambda: render.battle(views.battle_view(), "parchment", "de", 700),
    "hand_dark_en": lambda: render.hand(hand_view(), "dark", "en", 600),
}


@pytest.mark.parametrize("name", sorted(GOLDENS))
def test_golden(name: str) -> None:
    """Drift guard. To renew: python -m tests.render.golden after looking at the new pictures."""
    image = GOLDENS[name]().image
    kept = Image.open(GOLDEN / f"{name}.webp").convert("RGB")
    assert image.size == kept.size
    assert differ(image, kept) < TOLERANCE


def differ(a: Image.Image, b: Image.Image) -> float:
    """The largest mean difference of a sixteenth of the picture, at half size: so compression hardly counts."""
    delta = ImageChops.difference(a.convert("RGB").reduce(2), b.reduce(2)).convert("L")
    wide, tall = delta.width // 4, delta.height // 4
    return max(
        ImageStat.Stat(delta.crop((x * wide, y * tall, (x + 1) * wide, (y + 1) * tall))).mean[0]
        for x in range(4)
        for y in range(4)
    )


def test_golden_sees_a_missing_army() -> None:
    view = views.random_view(6)
    view["armies"] = view["armies"][1:]
    kept = Image.open(GOLDEN / "board_parchment_en.webp").convert("RGB")
    assert differ(render.board(view, "parchment", "en", 800).image, kept) > 2 * TOLERANCE


def test_short_alt_text_ends_with_a_sentence_and_keeps_discords_limit() -> None:
    picture = render.board(views.random_view(5), lang="de")
    assert len(picture.alt) > 1024
    assert len(picture.short_alt()) <= 1024
    assert picture.short_alt().endswith(".")
    assert picture.alt.startswith(picture.short_alt())


def test_pictures_see_views_only() -> None:
    """No module of render knows the bot, Discord or a match's state."""
    for file in Path(render.__file__).parent.rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.lstrip().startswith(("import ", "from ")):
                forbidden = (
                    "bot",
                    "discord",
                    "engine.five_armies.state",
                    "engine.five_armies.game",
                    "engine.core.match",
                )
                assert not any(name in line.split()[1] for name in forbidden), f"{file}: {line}"


# Viénot's matrices: how the three colour-blind eyes see linear red, green and blue
BLIND = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def seen(colour: tuple[int, int, int], eye: str) -> tuple[float, ...]:
    linear = [(value / 255) ** 2.2 for value in colour]
    mixed = [sum(part * value for part, value in zip(row, linear, strict=True)) for row in BLIND[eye]]
    return tuple(255 * max(0.0, min(1.0, value)) ** (1 / 2.2) for value in mixed)


@pytest.mark.parametrize("eye", sorted(BLIND))
def test_contrast_style_tells_the_sides_apart_for_the_colour_blind(eye: str) -> None:
    tones = PALETTES["contrast"]
    assert math.dist(seen(tones.side["free"], eye), seen(tones.side["shadow"], eye)) > 100
    assert math.dist(seen(tones.move["free"], eye), seen(tones.move["shadow"], eye)) > 100


def test_every_unit_type_has_its_own_shape_and_letter() -> None:
    shapes = {unit: tuple(outline(unit, 0, 0, 1)) for unit in UNITS}
    assert len(set(shapes.values())) == len(UNITS)
    for lang in ("en", "de"):
        for side in ("free", "shadow"):
            letters = [Words(lang)(f"letter-{unit}") for unit, data in UNITS.items() if data.side == side]
            assert len(set(letters)) == len(letters)


def test_pictures_are_drawn_without_the_font_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "path", lambda role: None)
    fonts.font.cache_clear()
    fonts.width.cache_clear()
    cache.clear()
    try:
        assert render.battle(views.battle_view(), width=620).image.width == 620
    finally:
        monkeypatch.undo()
        fonts.font.cache_clear()
        fonts.width.cache_clear()
        cache.clear()


def test_both_languages_have_the_same_messages() -> None:
    folder = Path(render.__file__).parent / "five_armies" / "text"

    def keys(lang: str) -> list[str]:
        lines = (folder / f"{lang}.ftl").read_text("utf-8").splitlines()
        return [line.split(" =")[0] for line in lines if line[:1].islower()]

    assert keys("en") == keys("de")
    assert len(set(keys("en"))) == len(keys("en"))
