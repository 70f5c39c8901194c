"""Header and tray: turn, phase, who acts, victory points, dice, generals, supplies, cards in play."""

from __future__ import annotations

from typing import Any

from render.core import fonts
from render.core.brush import Brush, mix
from render.five_armies import dice, icons, markers, tokens
from render.five_armies.palette import PALETTES
from render.five_armies.places import MAP
from render.five_armies.sheet import HEAD, Sheet
from render.five_armies.words import Words

DIE = 56.0
GENERALS = ("bard", "dain", "gandalf", "thranduil", "lord_of_the_eagles")
SUPPLY = {
    "free": ("dwarven_soldiers", "dwarven_veterans", "elven_archers", "elven_spearmen", "men_of_the_lake"),
    "shadow": ("orcs", "great_orcs", "wargs", "goblins"),
}
TRAY_Y = MAP[1] + 104.0


def header(sheet: Sheet, view: dict[str, Any], words: Words) -> None:
    """The strip above the map."""
    for side in ("free", "shadow"):
        _side(sheet, view, side, words)
    _middle(sheet, view, words)


def _side(sheet: Sheet, view: dict[str, Any], side: str, words: Words) -> None:
    """A side's crest, name, cards in hand and dice; the side that must act is framed in gold."""
    style, tones = sheet.style, PALETTES[sheet.style.name]
    left = side == "free"
    owing = side in view.get("owing", ())
    x0, x1 = (14.0, 540.0) if left else (1060.0, 1586.0)

    def draw(b: Brush) -> None:
        b.box(
            0,
            0,
            x1 - x0,
            HEAD - 24,
            mix(tones.side_dark[side], style.panel, 0.35),
            style.accent if owing else mix(tones.side[side], style.panel, 0.4),
            4 if owing else 1.5,
            radius=12,
        )
        cx = 46 if left else x1 - x0 - 46
        b.disc(cx, (HEAD - 24) / 2, 36, tones.side[side], style.accent if owing else tones.side_text[side], 2.5)
        icons.draw(b, side, cx, (HEAD - 24) / 2, 23, tones.side_text[side], tones.side_dark[side])

    sheet.paste(
        tokens.sprite(("side", side, owing, words.lang), style, sheet.scale, x1 - x0, HEAD - 24, draw, soft=False),
        x0,
        -HEAD + 12,
    )
    y = -HEAD + 30
    name = words(side)
    bright = tones.side_text[side] if style.rough else (255, 255, 255)
    name_x = x0 + 94 if left else x1 - 94
    sheet.text(name_x, y, name, "serif_bold", 25, bright, "lm" if left else "rm")
    held = view.get("hands", {}).get(side, 0)
    chip = words("cards-held", n=held)
    sheet.text(x1 - 16 if left else x0 + 16, y, chip, "sans_semibold", 20, style.panel_soft, "rm" if left else "lm")
    rolled = list(view.get("dice", {}).get(side, ()))
    spent = int(view.get("spent", {}).get(side, 0))
    start = x0 + 92 if left else x1 - 92 - 7 * (DIE + 4)
    for i, face in enumerate([*rolled, *["spent"] * spent][:8]):
        x = start + i * (DIE + 4) if left else x1 - 92 - (i + 1) * (DIE + 4)
        used = i >= len(rolled)
        sheet.paste(dice.die(style, sheet.scale, DIE, side, face, used), x, -HEAD + 43)
        sheet.record.add(
            "spent_die" if used else "die", face, side, (x, -HEAD + 43, x + DIE, -HEAD + 43 + DIE), side=side
        )


def _middle(sheet: Sheet, view: dict[str, Any], words: Words) -> None:
    """Turn and victory points as large numbers, the phase and who must act between them."""
    style, tones = sheet.style, PALETTES[sheet.style.name]
    for x, what, value, word in (
        (600.0, "turn", view.get("turn", 0), words("turn")),
        (1000.0, "points", view.get("points", 0), words("points-short")),
    ):

        def draw(b: Brush, what: str = what, value: int = value, word: str = word) -> None:
            rim = style.accent if what == "turn" else tones.side["shadow"]
            b.disc(48, 48, 46, rim, mix(rim, (0, 0, 0), 0.5), 2)
            b.disc(48, 48, 40, mix(style.paper_light, style.paper, 0.5))
            ink = tones.side_dark["shadow"] if what == "points" and style.name != "dark" else style.ink
            b.text(48, 42, str(value), "serif_black", 56, ink)
            b.text(48, 73, word, "sans_bold", fonts.fit(word, "sans_bold", 15, 60), ink)

        sheet.paste(
            tokens.sprite(("medal", what, value, word), style, sheet.scale, 96, 96, draw), x - 48, -HEAD / 2 - 48
        )
        sheet.record.add(what, str(value), "header", (x - 48, -HEAD / 2 - 48, x + 48, -HEAD / 2 + 48), int(value))
    phase = words(f"phase-{view['phase']}") if view.get("phase") else ""
    sheet.text(800, -HEAD + 32, phase, "serif_bold", fonts.fit(phase, "serif_bold", 29, 290), style.panel_text)
    text, colour = acting(view, words, sheet)
    size = fonts.fit(text, "sans_bold", 25, 262)

    def ribbon(b: Brush) -> None:
        b.polygon([(0, 8), (18, 8), (18, 46), (0, 46), (9, 27)], mix(colour, (0, 0, 0), 0.45))
        b.polygon([(310, 8), (292, 8), (292, 46), (310, 46), (301, 27)], mix(colour, (0, 0, 0), 0.45))
        b.box(12, 2, 298, 42, colour, mix(colour, (0, 0, 0), 0.5), 1.5, radius=5)
        b.text(155, 21, text, "sans_bold", size, (255, 250, 240))

    sheet.paste(tokens.sprite(("ribbon", text, colour), style, sheet.scale, 310, 48, ribbon), 645, -HEAD + 54)
    sheet.record.add("acting", ",".join(view.get("owing", ())), "header", (645, -HEAD + 54, 955, -HEAD + 102))


def acting(view: dict[str, Any], words: Words, sheet: Sheet) -> tuple[str, tuple[int, int, int]]:
    """Who must act, or who has won, with the colour to say it in."""
    tones = PALETTES[sheet.style.name]
    if view.get("winner"):
        return words("has-won", side=words(view["winner"])), tones.side[view["winner"]]
    owing = list(view.get("owing", ()))
    if len(owing) == 1:
        return words("to-act", side=words(owing[0])), tones.side[owing[0]]
    grey = mix(sheet.style.panel_soft, sheet.style.panel, 0.5)
    return (words("both-to-act") if owing else words("nobody-to-act")), grey


def tray(sheet: Sheet, view: dict[str, Any], words: Words) -> None:
    """The strip under the fate track."""
    _generals(sheet, view, words)
    _supply(sheet, view, "free", 330.0)
    _shadow_lord(sheet, view, words)
    _supply(sheet, view, "shadow", 1112.0)
    _in_play(sheet, view, words)


def _medal(sheet: Sheet, view: dict[str, Any], words: Words, who: str, x: float, y: float, size: float) -> None:
    state = view.get("characters", {}).get(who, {"status": "waiting"})
    active = who in view.get("activated", ())
    gone = state["status"] == "eliminated"
    art = tokens.medallion(
        sheet.style, sheet.scale, size, who, words(f"letter-{who}"), active, state["status"] != "in_play"
    )
    sheet.paste(art, x, y)
    if gone:
        sheet.paste(
            tokens.sprite(
                ("gone",),
                sheet.style,
                sheet.scale,
                size,
                size,
                lambda b: b.line(
                    [(size * 0.12, size * 0.12), (size * 0.88, size * 0.88)], sheet.style.bad, size * 0.12
                ),
                soft=False,
            ),
            x,
            y,
        )
    sheet.record.add("general" if not gone else "eliminated", who, "tray", (x, y, x + size, y + size), int(active))


def _generals(sheet: Sheet, view: dict[str, Any], words: Words) -> None:
    """The Free Peoples' generals; the activated ones shine."""
    title = words("generals-ring", ring=view.get("ring") or 0)
    if view.get("concentration"):
        title = words("generals-concentration", ring=view.get("ring") or 0)
    sheet.text(20, TRAY_Y + 14, title, "sans_semibold", 17, sheet.style.panel_soft, "lm")
    for i, who in enumerate(GENERALS):
        _medal(sheet, view, words, who, 16 + i * 58, TRAY_Y + 32, 56)


def _shadow_lord(sheet: Sheet, view: dict[str, Any], words: Words) -> None:
    """Bolg with his bodyguard, and those who fell."""
    title = words("bodyguard-count", n=view.get("bodyguard") or 0)
    sheet.text(1584, TRAY_Y + 14, title, "sans_semibold", 17, sheet.style.panel_soft, "rm")
    _medal(sheet, view, words, "bolg", 1528, TRAY_Y + 32, 56)
    fallen = [
        who
        for who in ("bilbo", "thorin", "beorn")
        if view.get("characters", {}).get(who, {}).get("status") == "eliminated"
    ]
    for i, who in enumerate(fallen):
        _medal(sheet, view, words, who, 1470 - i * 54, TRAY_Y + 34, 50)


def _supply(sheet: Sheet, view: dict[str, Any], side: str, x: float) -> None:
    """Figures and tokens still to come, with their numbers."""
    style = sheet.style
    cells: list[tuple[str, str, int]] = [("supply", unit, view.get("supply", {}).get(unit, 0)) for unit in SUPPLY[side]]
    cells.append(
        (
            "supply",
            "eagles" if side == "free" else "bats",
            view.get("eagles_left" if side == "free" else "bats_left", 0),
        )
    )
    groups = ("dwarves_men", "elves") if side == "free" else ("shadow",)
    cells += [("tokens_left", group, view.get("tokens_left", {}).get(group, 0)) for group in groups]
    for i, (what, id, count) in enumerate(cells):
        spot = x + i * 39
        art = (
            tokens.counter(style, sheet.scale, 34, id, 1)
            if what == "supply"
            else markers.recruit(style, sheet.scale, 34, id, 1)
        )
        sheet.paste(art, spot, TRAY_Y + 30)
        sheet.text(spot + 17, TRAY_Y + 78, str(count), "sans_bold", 21, style.panel_text if count else style.panel_soft)
        sheet.record.add(what, id, "tray", (spot, TRAY_Y + 30, spot + 34, TRAY_Y + 90), count, side)


def _in_play(sheet: Sheet, view: dict[str, Any], words: Words) -> None:
    """Names of the cards on the table, most recent first; what does not fit is counted."""
    style, tones = sheet.style, PALETTES[sheet.style.name]
    x, wide = 664.0, 430.0
    for at in (330, 1112):
        sheet.text(at, TRAY_Y + 14, words("supply"), "sans_semibold", 17, style.panel_soft, "lm")
    sheet.text(x, TRAY_Y + 14, words("cards-in-play"), "sans_semibold", 17, style.panel_soft, "lm")
    cards = list(reversed(view.get("in_play", ())))
    for i, card in enumerate(cards[:6]):
        column, row = divmod(i, 3)
        cx, cy = x + column * (wide / 2 + 4), TRAY_Y + 36 + row * 23
        sheet.brush.box(cx, cy - 10, cx + 8, cy + 9, tones.side[card["side"]])
        text = card_line(card, words)
        if i == 5 and len(cards) > 6:
            text = words("more-cards", n=len(cards) - 5)
        sheet.text(cx + 14, cy, _clip(text, wide / 2 - 16), "sans_semibold", 17, style.panel_text, "lm")
        sheet.record.add("card", card["card"], "tray", (cx, cy - 10, cx + wide / 2, cy + 10), 1, card["side"])
    if not cards:
        sheet.text(x, TRAY_Y + 38, words("no-cards"), "sans", 17, style.panel_soft, "lm")


def card_line(card: dict[str, Any], words: Words) -> str:
    name = words(card["card"])
    return words("card-counters", card=name, n=card["counters"]) if card.get("counters") else name


def _clip(text: str, limit: float) -> str:
    if fonts.width(text, "sans_semibold", 17) <= limit:
        return text
    while text and fonts.width(text + "…", "sans_semibold", 17) > limit:
        text = text[:-1]
    return text.rstrip() + "…"
