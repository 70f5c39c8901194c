"""The same facts in words, for those who do not see the picture."""

from __future__ import annotations

from typing import Any

from render.five_armies.layout import gather
from render.five_armies.places import TERRITORIES
from render.five_armies.places import board as land
from render.five_armies.words import Words

SIDES = ("free", "shadow")


def board(view: dict[str, Any], words: Words) -> str:
    """The whole board, most important facts first."""
    parts = [
        *_head(view, words),
        *_last(view, words),
        *_armies(view, words),
        *_markers(view, words),
        *_tray(view, words),
    ]
    return " ".join(parts)


def focus(view: dict[str, Any], words: Words, place: str) -> str:
    """One region or territory."""
    inside = [r.id for r in land().regions.values() if r.territory == place] or [place]
    near = dict(view)
    near["armies"] = [army for army in view.get("armies", ()) if army["place"] in inside]
    near["tokens"] = [token for token in view.get("tokens", ()) if token["place"] in inside]
    if (view.get("beorn") or {}).get("place") not in inside:
        near["beorn"] = None
    near["characters"] = {
        who: state for who, state in view.get("characters", {}).items() if state.get("place") in inside
    }
    near["control"] = [id for id in view.get("control", ()) if id in inside]
    near["fortifications"] = {id: f for id, f in view.get("fortifications", {}).items() if id in inside}
    near["in_play"] = [card for card in view.get("in_play", ()) if card.get("on") in inside]
    near["bats"] = {id: n for id, n in view.get("bats", {}).items() if id == place}
    near["eagles"] = {id: n for id, n in view.get("eagles", {}).items() if id == place}
    near["passes"] = {id: state for id, state in view.get("passes", {}).items() if id in inside}
    parts = [words("alt-focus", place=words(place)), *_armies(near, words), *_markers(near, words)]
    return " ".join(parts)


def _head(view: dict[str, Any], words: Words) -> list[str]:
    phase = words(f"phase-{view['phase']}") if view.get("phase") else ""
    parts = [words("alt-head", turn=view.get("turn", 0), phase=phase, points=view.get("points", 0))]
    if view.get("winner"):
        parts.append(words("alt-won", side=words(view["winner"])))
    elif len(view.get("owing", ())) == 1:
        parts.append(words("alt-acts", side=words(view["owing"][0])))
    elif view.get("owing"):
        parts.append(words("alt-both-act"))
    info = view.get("fate") or {}
    parts.append(words("alt-fate", marker=info.get("marker", 0), last=info.get("last", 15)))
    for side in SIDES:
        dice = view.get("dice", {}).get(side, ())
        faces = {face: dice.count(face) for face in dict.fromkeys(dice)}
        named = [words("alt-times", name=words(face), n=n) if n > 1 else words(face) for face, n in faces.items()]
        parts.append(
            words("alt-dice", side=words(side), dice=words.listing(named), cards=view.get("hands", {}).get(side, 0))
        )
    return parts


def _last(view: dict[str, Any], words: Words) -> list[str]:
    parts = []
    for event in view.get("last", ()):
        kind, path = event.get("kind"), event.get("path") or []
        side = words(event["side"]) if event.get("side") in SIDES else ""
        if kind in ("moved", "retreated", "advanced") and len(path) > 1 and all(words.has(p) for p in path):
            parts.append(words(f"alt-{kind}", side=side, start=words(path[0]), goal=words(path[-1])))
        elif kind == "recruited" and event.get("place"):
            parts.append(
                words(
                    "alt-recruited", side=side, place=words(event["place"]), units=words.units(event.get("units") or {})
                )
            )
        elif kind == "battle" and event.get("region"):
            parts.append(
                words(
                    "alt-battle",
                    side=words(event.get("attacker") or event.get("side") or "shadow"),
                    place=words(event["region"]),
                )
            )
        elif kind == "control" and event.get("place"):
            parts.append(words("alt-took", side=side, place=words(event["place"])))
    return parts


def _armies(view: dict[str, Any], words: Words) -> list[str]:
    """Every army with units, characters, leadership and damage; then lone characters."""
    parts = []
    for side in SIDES:
        for place, blocks in gather(view).items():
            for block in blocks:
                if block.side != side:
                    continue
                units = {cell.id: cell.count for cell in block.cells if cell.what == "unit"}
                heads = [words(cell.id) for cell in block.cells if cell.what == "character"]
                said = [words.units(units)] if units else []
                said += heads
                said += [words("alt-leaders", n=cell.count) for cell in block.cells if cell.what == "leaders"]
                said += [words("alt-damage", n=cell.count) for cell in block.cells if cell.what == "damage"]
                said += [words("alt-beorn", n=cell.count) for cell in block.cells if cell.what == "beorn"]
                parts.append(words("alt-army", side=words(side), place=words(place), what=words.listing(said)))
    return parts


def _markers(view: dict[str, Any], words: Words) -> list[str]:
    parts = []
    if view.get("control"):
        parts.append(words("alt-control", places=words.names(list(view["control"]))))
    for id, state in view.get("fortifications", {}).items():
        parts.append(words("alt-fort", place=words(id), value=state["value"], damage=state["damage"]))
    parts += [
        words("alt-token", group=words(token["group"]), n=token["count"], place=words(token["place"]))
        for token in view.get("tokens", ())
        if token["count"]
    ]
    for territory in (*TERRITORIES, "eyrie"):
        place = words("eagles_eyrie" if territory == "eyrie" else territory)
        if view.get("bats", {}).get(territory):
            parts.append(words("alt-bats", n=view["bats"][territory], place=place))
        if view.get("eagles", {}).get(territory):
            parts.append(words("alt-eagles", n=view["eagles"][territory], place=place))
    lord = view.get("characters", {}).get("lord_of_the_eagles", {})
    if lord.get("status") == "in_play" and lord.get("place"):
        parts.append(words("alt-at", who=words("lord_of_the_eagles"), place=words(lord["place"])))
    for id, state in view.get("passes", {}).items():
        parts.append(words("alt-pass-open" if state == "open" else "alt-pass-closed", place=words(id)))
    return parts


def _tray(view: dict[str, Any], words: Words) -> list[str]:
    parts = []
    people = view.get("characters", {})
    for status in ("waiting", "ready", "eliminated"):
        those = [who for who, state in people.items() if state["status"] == status]
        if those:
            parts.append(words(f"alt-{status}", who=words.names(those)))
    if view.get("activated"):
        parts.append(words("alt-activated", who=words.names(list(view["activated"]))))
    for card in view.get("in_play", ()):
        on = words(card["on"]) if card.get("on") and words.has(card["on"]) else ""
        line = (
            words("alt-card-on", card=words(card["card"]), place=on)
            if on
            else words("alt-card", card=words(card["card"]))
        )
        parts.append(line)
    left = {unit: n for unit, n in view.get("supply", {}).items() if n}
    if left:
        parts.append(words("alt-supply", units=words.units(left)))
    parts.append(words("alt-tokens", ring=view.get("ring") or 0, bodyguard=view.get("bodyguard") or 0))
    return parts


def fate(view: dict[str, Any], words: Words) -> str:
    """The fate draw."""
    info = view.get("fate") or {}
    told = view.get("draws", ())
    tiles = list(info.get("drawn", ())) or [one["tile"].removeprefix("tile_") for one in told if "tile" in one]
    names = [words(one["card"]) for one in told if "card" in one] or [words(f"tile-{id}") for id in tiles]
    pool = words.listing(
        [words("alt-times", name=words(f"tile-{id}"), n=n) for id, n in (info.get("pool") or {}).items() if n]
    )
    people = view.get("characters", {})
    parts = [
        words("alt-fate", marker=info.get("marker", 0), last=info.get("last", 15)),
        *([words("alt-drawn", tiles=words.listing(names))] if names else []),
        words("alt-pool", tiles=pool),
    ]
    parts += [
        words("alt-waits", who=words(who), space=space)
        for who, space in (info.get("spaces") or {}).items()
        if people.get(who, {}).get("status", "waiting") in ("waiting", "ready")
    ]
    return " ".join(parts)


def hand(view: dict[str, Any], words: Words) -> str:
    """The cards held, with the dice that play them and their full texts."""
    parts = [words("alt-hand", n=len(view.get("hand", ())))]
    for card in view.get("hand", ()):
        texts = [words.part(card, name) for name in ("condition", "order", "combat", "text")]
        text = " ".join(text for text in texts if text)
        parts.append(words("alt-hand-card", card=words(card), type=words.card_type(card), text=text))
    return " ".join(parts)


def battle(view: dict[str, Any], words: Words) -> str:
    """Both sides of a battle."""
    fight = view["battle"]
    parts = [
        words(
            "alt-battle-head",
            place=words(fight["region"]),
            round=fight.get("round", 1),
            side=words(fight.get("attacker", "shadow")),
        ),
        words("alt-battle-step", step=words(f"step-{fight['round_step']}")),
    ]
    for side in SIDES:
        camp = fight["sides"].get(side) or {}
        force = words("beorn") if camp.get("beorn") else words.units(camp.get("units") or {})
        parts.append(
            words(
                "alt-battle-side",
                side=words(side),
                units=force,
                damage=camp.get("damage", 0),
                leadership=camp.get("leadership", 0),
            )
        )
        card = camp.get("card")
        if card:
            parts.append(
                words("alt-battle-card", card=words(f"card-{card}") if card in ("locked", "choosing") else words(card))
            )
        dice = camp.get("dice") or []
        if dice:
            said = [
                words(
                    "alt-die",
                    face=die["face"],
                    colour=words(f"colour-{die['colour']}"),
                    hit="yes" if die.get("hit") else "no",
                )
                for die in dice
            ]
            parts.append(
                words(
                    "alt-battle-dice" if fight["step"] == "damage" else "alt-battle-rolled",
                    target=camp.get("target") or 0,
                    dice=words.listing(said),
                    hits=camp.get("hits") or 0,
                    damage=camp.get("damage_dealt") or 0,
                )
            )
    return " ".join(parts)
