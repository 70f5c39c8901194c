"""The battle sheet: both forces, their maneuvers, their dice and what came of them."""

from __future__ import annotations

from typing import Any

from render.core import fonts
from render.core.brush import Brush, mix
from render.core.picture import Picture
from render.core.style import style
from render.five_armies import alt, cards, dice, icons, maneuver, markers, tokens
from render.five_armies.layout import UNITS
from render.five_armies.palette import PALETTES
from render.five_armies.sheet import Sheet, leather
from render.five_armies.words import Words

WIDE = 1240.0
COLUMN = 580.0
HEAD = 124.0
DIE = 92.0
CARD = HEAD + 264  # where the maneuver begins
USED = CARD + maneuver.TALL + 14  # the cards of earlier rounds, if there are any
CHIP = (267.0, 54.0)
CHIPS = 2  # in a row
DICE, NO_DICE = 232.0, 136.0  # the height of dice and hits, and before the roll


def battle(view: dict[str, Any], style_name: str = "parchment", lang: str = "en", width: int = 1240) -> Picture:
    """The battle of a view; the Free Peoples stand on the left."""
    if not view.get("battle"):
        raise ValueError("no battle in this view")
    look, words = style(style_name), Words(lang)
    fight = current(view["battle"])
    view = {**view, "battle": fight}
    scale = width / WIDE
    tall = _dice_top(fight) + (DICE if any(camp.get("dice") for camp in fight["sides"].values()) else NO_DICE)
    image = leather((width, round((tall + 22) * scale)), look, 21).copy()
    sheet = Sheet(image, (0, 0), scale, look)
    for side in ("free", "shadow"):
        _side(sheet, view, side, tall, words)
    _title(sheet, fight, words)
    return Picture(image, alt.battle(view, words), sheet.record, name="battle")


def current(fight: dict[str, Any]) -> dict[str, Any]:
    """The battle without what still lies there from the round before, and without a choice that Beorn never has."""
    sides = {side: dict(camp) for side, camp in fight["sides"].items()}
    for camp in sides.values():
        if fight["round_step"] == "begin":
            camp.update(card=None, dice=[], hits=0, damage_dealt=0)
        elif camp.get("beorn") and camp.get("card") == "choosing":
            camp["card"] = None
    return {**fight, "sides": sides}


def _used(camp: dict[str, Any]) -> list[str]:
    """The cards that lie open from earlier rounds."""
    return [one for one in camp.get("used") or () if one != camp.get("card")][: 3 * CHIPS]


def _dice_top(fight: dict[str, Any]) -> float:
    """Below the longer of the two lists of used cards."""
    rows = max(-(-len(_used(camp)) // CHIPS) for camp in fight["sides"].values())
    return USED + (36 + rows * (CHIP[1] + 6) if rows else 0) + 12


def _title(sheet: Sheet, fight: dict[str, Any], words: Words) -> None:
    look = sheet.style
    title = words("battle-title", place=words(fight["region"]))
    sheet.text(WIDE / 2, 42, title, "serif_bold", fonts.fit(title, "serif_bold", 50, 1100), look.panel_text)
    line = words("battle-round", n=fight.get("round", 1))
    step = words(f"step-{fight['round_step']}")
    sheet.text(WIDE / 2, 94, f"{line} · {step}", "sans_semibold", 36, look.panel_soft)
    sheet.record.add("step", fight["round_step"], "title", (WIDE / 2 - 300, 74, WIDE / 2 + 300, 114))

    def swords(b: Brush) -> None:
        b.disc(45, 45, 42, look.accent, mix(look.accent, (0, 0, 0), 0.5), 3)
        icons.draw(b, "swords", 45, 45, 27, (70, 14, 10), (70, 14, 10))

    sheet.paste(tokens.sprite(("crossed",), look, sheet.scale, 90, 90, swords), WIDE / 2 - 45, HEAD - 8)


def _side(sheet: Sheet, view: dict[str, Any], side: str, tall: float, words: Words) -> None:
    fight = view["battle"]
    look, tones = sheet.style, PALETTES[sheet.style.name]
    camp = fight["sides"].get(side) or {}
    x0 = 26.0 if side == "free" else WIDE - 26 - COLUMN
    attacks = fight.get("attacker") == side

    inset = 86.0 if side == "free" else 116.0

    def ground(b: Brush) -> None:
        paper = mix(look.paper, look.paper_light, 0.5)
        b.box(0, 0, COLUMN, tall - HEAD, paper, tones.side[side], 5, radius=16)
        b.box(0, 0, COLUMN, 74, tones.side[side], tones.side_dark[side], 2, radius=16)
        icons.draw(b, side, inset - 40, 37, 25, tones.side_text[side], tones.side_dark[side])

    sheet.paste(tokens.sprite(("camp", side), look, sheet.scale, COLUMN, tall - HEAD, ground, soft=False), x0, HEAD)
    sheet.text(x0 + inset, HEAD + 38, words(side), "serif_bold", 36, tones.side_text[side], "lm")
    sheet.text(
        x0 + COLUMN - (52 if side == "free" else 24),
        HEAD + 38,
        words("attacker" if attacks else "defender"),
        "sans_bold",
        30,
        tones.side_text[side],
        "rm",
    )
    _force(sheet, view, side, x0, words)
    _maneuver(sheet, camp, side, x0, words)
    _used_cards(sheet, camp, side, x0, words)
    _dice(sheet, fight, side, x0, words)


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
    y = HEAD + 200
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
        sheet.text(x + 56, y + 25, label, "sans_semibold", 32, look.ink, "lm")
        sheet.record.add(what, side, side, (x, y, x + 48, y + 48), n, side)
        x += 76 + fonts.width(label, "sans_semibold", 32)


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
    """The maneuver of this round: face down only once it is chosen."""
    look, scale, card = sheet.style, sheet.scale, camp.get("card")
    if card == "locked":
        art = maneuver.sealed(look, scale, PALETTES[look.name].side[side], words("card-locked"))
    elif card in (None, "", "choosing"):
        art = maneuver.slot(look, scale, words("card-choosing") if card else "")
    else:
        art = maneuver.face(card, look, words, scale)
    x = x0 + 20
    sheet.paste(art, x, CARD)
    sheet.record.add("maneuver", str(card or ""), side, (x, CARD, x + maneuver.WIDE, CARD + maneuver.TALL), side=side)


def _used_cards(sheet: Sheet, camp: dict[str, Any], side: str, x0: float, words: Words) -> None:
    used, look = _used(camp), sheet.style
    if not used:
        return
    sheet.text(x0 + 24, USED + 16, words("battle-used"), "sans_semibold", 28, look.ink_soft, "lm")
    wide, tall = CHIP
    for i, one in enumerate(used):
        row, column = divmod(i, CHIPS)
        x, y = x0 + 20 + column * (wide + 6), USED + 36 + row * (tall + 6)

        def chip(b: Brush, one: str = one) -> None:
            colour = cards.colour_of(one, look)
            b.box(0, 0, wide, tall, mix(colour, look.paper_light, 0.72), colour, 2, radius=8)
            icons.draw(b, one if one in UNITS else "swords", 27, tall / 2, 18, mix(colour, (0, 0, 0), 0.35), colour)
            size, lines = fonts.fit_block(words(one), "sans_semibold", 30, (wide - 62, tall - 4), 13, 1.1)
            for k, line in enumerate(lines):
                at = tall / 2 + (k - (len(lines) - 1) / 2) * size * 1.1
                b.text(52, at, line, "sans_semibold", size, (30, 22, 16), "lm")

        art = tokens.sprite(("used", one, words.lang), look, sheet.scale, wide, tall, chip, soft=False)
        sheet.paste(art, x, y)
        sheet.record.add("used", one, side, (x, y, x + wide, y + tall), side=side)


def _dice(sheet: Sheet, fight: dict[str, Any], side: str, x0: float, words: Words) -> None:
    """The dice with hits in gold, the target, and the damage once it is dealt."""
    look, y = sheet.style, _dice_top(fight)
    camp = fight["sides"].get(side) or {}
    rolled = camp.get("dice") or []
    target = camp.get("target")
    if target:
        sheet.text(x0 + 24, y + 12, words("battle-target", n=target), "sans_bold", 34, look.ink, "lm")
    if not rolled:
        sheet.text(x0 + 24, y + 76, words("battle-no-dice"), "serif_italic", 36, look.ink_soft, "lm")
        return
    size = min(DIE, (COLUMN - 48) / max(1, len(rolled)) - 8)
    for i, one in enumerate(rolled):
        x = x0 + 24 + i * (size + 10)
        art = dice.pips(
            look, sheet.scale, round(size), one["face"], one["colour"], bool(one.get("hit")), bool(one.get("rerolled"))
        )
        sheet.paste(art, x, y + 40)
        sheet.record.add("combat_die", one["colour"], side, (x, y + 40, x + size, y + 40 + size), one["face"], side)
    bottom = y + 40 + DIE + 46
    hits = words("battle-hits", n=camp.get("hits") or 0)
    sheet.text(x0 + 24, bottom, hits, "serif_black", 44, look.ink, "lm")
    sheet.record.add("hits", side, side, (x0, bottom - 20, x0 + COLUMN, bottom + 20), int(camp.get("hits") or 0), side)
    if fight["step"] != "damage":
        return
    n = int(camp.get("damage_dealt") or 0)
    dealt = words("battle-dealt", n=n)
    size = fonts.fit(dealt, "sans_bold", 34, COLUMN - 70 - fonts.width(hits, "serif_black", 44))
    sheet.text(x0 + COLUMN - 24, bottom, dealt, "sans_bold", size, PALETTES[look.name].damage, "rm")
    sheet.record.add("dealt", side, side, (x0 + COLUMN / 2, bottom - 20, x0 + COLUMN - 24, bottom + 20), n, side)
