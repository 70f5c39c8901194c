"""The battle sheet: both forces, their maneuvers, their dice and what came of them."""

from __future__ import annotations

from typing import Any

from render.core import fonts
from render.core.brush import Brush, mix
from render.core.picture import Picture
from render.core.style import style
from render.five_armies import alt, cards, dice, icons, markers, tokens
from render.five_armies.layout import UNITS
from render.five_armies.palette import PALETTES
from render.five_armies.sheet import Sheet, leather
from render.five_armies.words import Words

SIZE = (1240.0, 948.0)
COLUMN = 580.0
HEAD = 118.0
DIE = 84.0
SECRET = ("locked", "choosing")


def battle(view: dict[str, Any], style_name: str = "parchment", lang: str = "en", width: int = 1240) -> Picture:
    """The battle of a view; the Free Peoples stand on the left."""
    if not view.get("battle"):
        raise ValueError("no battle in this view")
    look, words = style(style_name), Words(lang)
    scale = width / SIZE[0]
    image = leather((width, round(SIZE[1] * scale)), look, 21).copy()
    sheet = Sheet(image, (0, 0), scale, look)
    fight = view["battle"]
    for side in ("free", "shadow"):
        _side(sheet, view, side, words)
    _title(sheet, fight, words)
    return Picture(image, alt.battle(view, words), sheet.record, name="battle")


def _title(sheet: Sheet, fight: dict[str, Any], words: Words) -> None:
    look = sheet.style
    title = words("battle-title", place=words(fight["region"]))
    sheet.text(SIZE[0] / 2, 44, title, "serif_bold", fonts.fit(title, "serif_bold", 46, 860), look.panel_text)
    line = words("battle-round", n=fight.get("round", 1))
    step = words(f"step-{fight['step']}") if words.has(f"step-{fight.get('step')}") else ""
    sheet.text(SIZE[0] / 2, 90, f"{line} · {step}" if step else line, "sans_semibold", 27, look.panel_soft)

    def swords(b: Brush) -> None:
        b.disc(45, 45, 42, look.accent, mix(look.accent, (0, 0, 0), 0.5), 3)
        icons.draw(b, "swords", 45, 45, 27, (70, 14, 10), (70, 14, 10))

    sheet.paste(tokens.sprite(("crossed",), look, sheet.scale, 90, 90, swords), SIZE[0] / 2 - 45, HEAD - 8)


def _side(sheet: Sheet, view: dict[str, Any], side: str, words: Words) -> None:
    fight = view["battle"]
    look, tones = sheet.style, PALETTES[sheet.style.name]
    camp = fight["sides"].get(side) or {}
    x0 = 26.0 if side == "free" else SIZE[0] - 26 - COLUMN
    attacks = fight.get("attacker") == side

    inset = 86.0 if side == "free" else 116.0

    def ground(b: Brush) -> None:
        paper = mix(look.paper, look.paper_light, 0.5)
        b.box(0, 0, COLUMN, SIZE[1] - HEAD - 22, paper, tones.side[side], 5, radius=16)
        b.box(0, 0, COLUMN, 74, tones.side[side], tones.side_dark[side], 2, radius=16)
        icons.draw(b, side, inset - 40, 37, 25, tones.side_text[side], tones.side_dark[side])

    sheet.paste(
        tokens.sprite(("camp", side), look, sheet.scale, COLUMN, SIZE[1] - HEAD - 22, ground, soft=False), x0, HEAD
    )
    sheet.text(x0 + inset, HEAD + 38, words(side), "serif_bold", 36, tones.side_text[side], "lm")
    sheet.text(
        x0 + COLUMN - (52 if side == "free" else 24),
        HEAD + 38,
        words("attacker" if attacks else "defender"),
        "sans_bold",
        26,
        tones.side_text[side],
        "rm",
    )
    _force(sheet, view, side, x0, words)
    _maneuver(sheet, camp, side, x0, words)
    _dice(sheet, camp, side, x0, words)


def _force(sheet: Sheet, view: dict[str, Any], side: str, x0: float, words: Words) -> None:
    """Units as large counters with their characters, then damage and leadership."""
    look, y, fight = sheet.style, HEAD + 88, view["battle"]
    camp = fight["sides"].get(side) or {}
    units = [(unit, camp["units"][unit]) for unit in UNITS if (camp.get("units") or {}).get(unit)]
    people = _people(view, side)
    fort = view.get("fortifications", {}).get(fight["region"]) if fight.get("attacker") != side else None
    size = float(int(min(100.0, (COLUMN - 44) / max(1, len(units) + len(people) + bool(fort)) - 4)))
    x = x0 + 24
    for unit, n in units:
        letter = words(f"letter-{unit}") if look.letters else ""
        sheet.paste(tokens.counter(look, sheet.scale, size, unit, n, letter), x, y)
        sheet.record.add("unit", unit, side, (x, y, x + size, y + size), n, side)
        x += size + 4
    for who in people:
        sheet.paste(tokens.medallion(look, sheet.scale, size, who, words(f"letter-{who}")), x, y)
        sheet.record.add("beorn" if who == "beorn" else "character", who, side, (x, y, x + size, y + size), 1, side)
        x += size + 4
    if fort:
        sheet.paste(markers.fort(look, sheet.scale, size, fort["value"], fort["damage"]), x, y)
        sheet.record.add(
            "fort", fight["region"], side, (x, y, x + size, y + size), fort["value"] - fort["damage"], side
        )
    y = HEAD + 196
    x = x0 + 24
    for what, key, word in (("damage", "damage", "battle-damage"), ("leaders", "leadership", "battle-leadership")):
        n = int(camp.get(key) or 0)
        art = (
            markers.damage(look, sheet.scale, 48, n)
            if what == "damage"
            else markers.leaders(look, sheet.scale, 48, side, n)
        )
        sheet.paste(art, x, y)
        label = words(word, n=n)
        sheet.text(x + 56, y + 25, label, "sans_semibold", 25, look.ink, "lm")
        sheet.record.add(what, side, side, (x, y, x + 48, y + 48), n, side)
        x += 76 + fonts.width(label, "sans_semibold", 25)


def _people(view: dict[str, Any], side: str) -> list[str]:
    """The characters who fight on a side."""
    fight = view["battle"]
    where = fight.get("fighting") if fight.get("attacker") == side else fight["region"]
    people = [
        who
        for army in view.get("armies", ())
        if army["place"] == where and army["side"] == side
        for who in army.get("characters", ())
    ]
    return [*people, "beorn"] if (fight["sides"].get(side) or {}).get("beorn") else people


def _maneuver(sheet: Sheet, camp: dict[str, Any], side: str, x0: float, words: Words) -> None:
    """The maneuver of this round, and the cards that lie open from earlier rounds."""
    look, tones = sheet.style, PALETTES[sheet.style.name]
    card, y, scale = camp.get("card"), HEAD + 258, sheet.scale
    wide, tall = cards.WIDE * 0.70, cards.TALL * 0.70
    x = x0 + 20
    if card in SECRET or not card:
        sheet.paste(cards.back(look, scale, tones.side[side], wide, tall), x, y)
        if card:
            label = words(f"card-{card}")
            sheet.text(x + wide / 2, y + tall - 44, label, "sans_bold", 30, (255, 250, 236))
    else:
        art = cards.face(card, look, words, scale * 0.70)
        sheet.paste(art, x, y)
    sheet.record.add("maneuver", str(card or ""), side, (x, y, x + wide, y + tall), side=side)
    used = [one for one in camp.get("used") or () if one != card]
    if used:
        left = x + wide + 18
        sheet.text(left, y + 16, words("battle-used"), "sans_semibold", 22, look.ink_soft, "lm")
        for i, one in enumerate(used[:5]):
            top = y + 36 + i * 58

            def chip(b: Brush, one: str = one) -> None:
                colour = cards.colour_of(one, look)
                b.box(0, 0, 160, 52, mix(colour, look.paper_light, 0.72), colour, 2, radius=8)
                icon = one if one in UNITS else "swords"
                icons.draw(b, icon, 26, 26, 15, mix(colour, (0, 0, 0), 0.35), look.paper_light)
                name = words(one)
                size, lines = fonts.fit_block(name, "sans_semibold", 18, (104, 44), 11)
                for k, line in enumerate(lines):
                    b.text(
                        50,
                        26 + (k - (len(lines) - 1) / 2) * size * 1.15,
                        line,
                        "sans_semibold",
                        size,
                        (30, 22, 16),
                        "lm",
                    )

            sheet.paste(tokens.sprite(("used", one, words.lang), look, scale, 160, 52, chip, soft=False), left, top)
            sheet.record.add("used", one, side, (left, top, left + 160, top + 52), side=side)


def _dice(sheet: Sheet, camp: dict[str, Any], side: str, x0: float, words: Words) -> None:
    """The dice with hits in gold, the target, and the damage dealt."""
    look, y = sheet.style, HEAD + 610
    rolled = camp.get("dice") or []
    target = camp.get("target")
    if target:
        sheet.text(x0 + 24, y + 4, words("battle-target", n=target), "sans_bold", 28, look.ink, "lm")
    if not rolled:
        sheet.text(x0 + 24, y + 66, words("battle-no-dice"), "serif_italic", 28, look.ink_soft, "lm")
        return
    size = min(DIE, (COLUMN - 48) / max(1, len(rolled)) - 8)
    for i, one in enumerate(rolled):
        x = x0 + 24 + i * (size + 10)
        art = dice.pips(
            look, sheet.scale, round(size), one["face"], one["colour"], bool(one.get("hit")), bool(one.get("rerolled"))
        )
        sheet.paste(art, x, y + 26)
        sheet.record.add("combat_die", one["colour"], side, (x, y + 26, x + size, y + 26 + size), one["face"], side)
    bottom = y + 26 + DIE + 40
    hits = words("battle-hits", n=camp.get("hits") or 0)
    sheet.text(x0 + 24, bottom, hits, "serif_black", 40, look.ink, "lm")
    dealt = words("battle-dealt", n=camp.get("damage_dealt") or 0)
    size = fonts.fit(dealt, "sans_bold", 28, COLUMN - 70 - fonts.width(hits, "serif_black", 40))
    sheet.text(x0 + COLUMN - 24, bottom, dealt, "sans_bold", size, PALETTES[look.name].damage, "rm")
    sheet.record.add("hits", side, side, (x0, bottom - 20, x0 + COLUMN, bottom + 20), int(camp.get("hits") or 0), side)
