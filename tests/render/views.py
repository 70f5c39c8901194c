"""Plausible views of The Battle of Five Armies without an engine: random ones from a seed, and the fullest ones."""

from __future__ import annotations

import random
from typing import Any

from engine.five_armies.board import FORTIFICATIONS, MUSTERING, NEIGHBOURS, OBJECTIVES, REGIONS, TERRITORIES
from engine.five_armies.catalogue import CARDS
from engine.five_armies.figures import CHARACTERS, DICE, SIDE_UNITS, TILES, UNITS

WALKERS = ("bard", "dain", "gandalf", "thranduil", "bilbo", "thorin")
FATE_SPACES = {"bilbo": 3, "thorin": 6, "lord_of_the_eagles": 8, "beorn": 12}
SMALLEST = (
    "bellringers_mead",
    "old_causeway",
    "fallow_acres",
    "thistle_braes",
    "ruins_of_dale",
    "front_gate",
    "raft_landing",
)


def empty() -> dict[str, Any]:
    """A view with nothing on the board."""
    return {
        "game": "five_armies",
        "seat": "free",
        "turn": 1,
        "phase": "actions",
        "number": 1,
        "owing": ["free"],
        "locked": [],
        "winner": None,
        "how": None,
        "points": 0,
        "dice": {"free": [], "shadow": []},
        "spent": {"free": 0, "shadow": 0},
        "armies": [],
        "characters": {who: {"status": "waiting", "place": None} for who in CHARACTERS},
        "activated": [],
        "control": [],
        "fortifications": {id: {"value": value, "damage": 0} for id, value in FORTIFICATIONS.items()},
        "tokens": [],
        "tokens_left": {"dwarves_men": 17, "elves": 20, "shadow": 27},
        "supply": {name: unit.figures for name, unit in UNITS.items()},
        "fate": {
            "marker": 0,
            "pool": {tile: TILES.count(tile) for tile in dict.fromkeys(TILES)},
            "drawn": [],
            "spaces": dict(FATE_SPACES),
            "last": 15,
        },
        "passes": {"pass_east": "closed", "pass_west": "closed"},
        "bats": {},
        "bats_left": 6,
        "eagles": {},
        "eagles_left": 5,
        "beorn": None,
        "ring": 0,
        "bodyguard": 0,
        "concentration": False,
        "hands": {"free": 0, "shadow": 0},
        "hand": [],
        "decks": {"event": 30, "free": 20, "shadow": 20, "fate": 9},
        "discards": {
            "event": [],
            "event_face_down": 0,
            "free": [],
            "free_face_down": 0,
            "shadow": [],
            "shadow_face_down": 0,
            "fate": [],
        },
        "in_play": [],
        "battle": None,
        "last": [],
    }


def random_view(seed: int) -> dict[str, Any]:
    """A position such as the middle of a match may show."""
    rng = random.Random(seed)
    view = empty()
    view.update(
        turn=rng.randint(1, 12),
        points=rng.randint(0, 14),
        owing=rng.choice([["free"], ["shadow"], ["free", "shadow"]]),
        phase=rng.choice(["recovery", "generals", "fate", "leadership", "actions", "end"]),
        hands={"free": rng.randint(0, 6), "shadow": rng.randint(0, 6)},
    )
    for side in ("free", "shadow"):
        rolled = [rng.choice(DICE[side].faces) for _ in range(rng.randint(0, DICE[side].max))]
        view["dice"][side] = rolled
        view["spent"][side] = rng.randint(0, DICE[side].max - len(rolled))
    _armies(view, rng)
    _characters(view, rng)
    _markers(view, rng)
    _last(view, rng)
    return view


def _take(view: dict[str, Any], rng: random.Random, side: str, most: int) -> dict[str, int]:
    units: dict[str, int] = {}
    for _ in range(rng.randint(1, most)):
        names = [name for name in SIDE_UNITS[side] if view["supply"][name]]
        if names:
            name = rng.choice(names)
            view["supply"][name] -= 1
            units[name] = units.get(name, 0) + 1
    return units


def _armies(view: dict[str, Any], rng: random.Random) -> None:
    places = list(REGIONS)
    rng.shuffle(places)
    homes = [p for p in places if p not in MUSTERING]
    for place in homes[: rng.randint(5, 9)]:
        view["armies"].append(_army(view, rng, place, "free", 5))
    for place in homes[9 : 9 + rng.randint(2, 7)]:
        view["armies"].append(_army(view, rng, place, "shadow", 5))
    for place in MUSTERING:
        if rng.random() < 0.7:
            view["armies"].append(_army(view, rng, place, "shadow", 12))
    if view["supply"]["goblins"] > 2:
        view["supply"]["goblins"] -= 2
        view["armies"].append(
            {
                "place": "goblin_point_east",
                "side": "shadow",
                "units": {"goblins": 2},
                "damage": 0,
                "leaders": rng.randint(0, 1),
                "characters": [],
            }
        )
    view["armies"] = [army for army in view["armies"] if army["units"]]


def _army(view: dict[str, Any], rng: random.Random, place: str, side: str, most: int) -> dict[str, Any]:
    return {
        "place": place,
        "side": side,
        "units": _take(view, rng, side, most),
        "damage": rng.choice([0, 0, 1, 2, 3]),
        "leaders": rng.choice([0, 0, 1, 2]),
        "characters": [],
    }


def _characters(view: dict[str, Any], rng: random.Random) -> None:
    free = [army for army in view["armies"] if army["side"] == "free"]
    shadow = [army for army in view["armies"] if army["side"] == "shadow" and army["place"] in REGIONS]
    for who in WALKERS:
        status = (
            "in_play"
            if who in ("bard", "dain", "gandalf", "thranduil")
            else rng.choice(["waiting", "ready", "in_play"])
        )
        status = "eliminated" if rng.random() < 0.1 else status
        view["characters"][who]["status"] = status
        if status == "in_play":
            army = rng.choice(free)
            army["characters"].append(who)
            view["characters"][who]["place"] = army["place"]
    if shadow and rng.random() < 0.6:
        army = rng.choice(shadow)
        army["characters"].append("bolg")
        view["characters"]["bolg"] = {"status": "in_play", "place": army["place"]}
        view["bodyguard"] = rng.randint(0, 3)
    if rng.random() < 0.5:
        taken = {army["place"] for army in view["armies"]}
        place = rng.choice([p for p in REGIONS if p not in taken])
        view["characters"]["beorn"] = {"status": "in_play", "place": place}
        view["beorn"] = {"wrath": rng.randint(1, 16), "place": place}
    if rng.random() < 0.6:
        at = rng.choice(["eagles_eyrie", *TERRITORIES])
        view["characters"]["lord_of_the_eagles"] = {"status": "in_play", "place": at}
    view["activated"] = [
        who
        for who in ("bard", "dain", "gandalf", "thranduil")
        if view["characters"][who]["status"] == "in_play" and rng.random() < 0.4
    ][:3]
    view["ring"] = rng.randint(0, 5)


def _markers(view: dict[str, Any], rng: random.Random) -> None:
    held = {army["place"]: army["side"] for army in view["armies"]}
    view["control"] = [id for id in OBJECTIVES if held.get(id) == "shadow" or (id not in held and rng.random() < 0.2)]
    for id, fort in view["fortifications"].items():
        fort["damage"] = rng.randint(0, fort["value"]) if id in held else 0
    for id in REGIONS:
        if REGIONS[id].settlement and held.get(id) != "shadow" and rng.random() < 0.7:
            for group in ("dwarves_men", "elves"):
                if rng.random() < 0.6:
                    view["tokens"].append({"place": id, "group": group, "count": rng.randint(1, 4), "known": []})
        if id in MUSTERING:
            view["tokens"].append({"place": id, "group": "shadow", "count": rng.randint(1, 6), "known": ["orcs"]})
    for territory in TERRITORIES:
        if rng.random() < 0.5:
            view["bats"][territory] = rng.randint(1, 2)
        if rng.random() < 0.4:
            view["eagles"][territory] = 1
    if rng.random() < 0.5:
        view["eagles"]["eyrie"] = rng.randint(1, 3)
    view["passes"]["pass_east"] = rng.choice(["open", "closed"])
    view["fate"].update(marker=rng.randint(0, 15), drawn=rng.sample(list(TILES), rng.randint(0, 2)))
    own = [id for id in CARDS if id.startswith(("EV-", "FP-"))]
    view["hand"] = rng.sample(own, view["hands"]["free"])
    armies = [army for army in view["armies"] if army["place"] in REGIONS]
    for card in rng.sample(["FP-05", "EV-A09", "SH-06", "FP-03"], rng.randint(0, 4)):
        army = rng.choice(armies)
        view["in_play"].append({"card": card, "side": army["side"], "on": army["place"], "counters": rng.randint(0, 3)})


def _last(view: dict[str, Any], rng: random.Random) -> None:
    army = rng.choice([army for army in view["armies"] if army["place"] in REGIONS])
    start = rng.choice(NEIGHBOURS[army["place"]])
    view["last"] = [{"kind": "moved", "side": army["side"], "path": [start, army["place"]], "units": army["units"]}]
    if rng.random() < 0.5:
        other = rng.choice([army for army in view["armies"] if army["place"] in REGIONS])
        unit = next(iter(other["units"]))
        view["last"].append({"kind": "recruited", "side": other["side"], "place": other["place"], "units": {unit: 1}})


def fullest_small(place: str, characters: int = 3) -> dict[str, Any]:
    """Five units of five types, characters, damage, leadership, tokens, a card and markers in one small region."""
    view = empty()
    units = dict.fromkeys(SIDE_UNITS["free"], 1)
    people = list(WALKERS[:characters])
    view["armies"] = [{"place": place, "side": "free", "units": units, "damage": 4, "leaders": 3, "characters": people}]
    for who in people:
        view["characters"][who] = {"status": "in_play", "place": place}
    view["tokens"] = [
        {"place": place, "group": "dwarves_men", "count": 3, "known": ["men_of_the_lake"]},
        {"place": place, "group": "elves", "count": 4, "known": []},
    ]
    view["in_play"] = [{"card": "FP-05", "side": "free", "on": place, "counters": 2}]
    if place in OBJECTIVES:
        view["control"] = [place]
    if place in FORTIFICATIONS:
        view["fortifications"][place]["damage"] = FORTIFICATIONS[place] - 1
    return view


def fullest_muster(place: str) -> dict[str, Any]:
    """The whole Shadow in one mustering region."""
    view = empty()
    view["armies"] = [
        {
            "place": place,
            "side": "shadow",
            "units": {"orcs": 36, "great_orcs": 6, "wargs": 12, "goblins": 12},
            "damage": 5,
            "leaders": 14,
            "characters": ["bolg"],
        }
    ]
    view["characters"]["bolg"] = {"status": "in_play", "place": place}
    view["tokens"] = [{"place": place, "group": "shadow", "count": 27, "known": []}]
    view["in_play"] = [{"card": "SH-06", "side": "shadow", "on": place, "counters": 0}]
    return view


def battle_view(seed: int = 5) -> dict[str, Any]:
    """A battle after its roll."""
    rng = random.Random(seed)
    view = random_view(seed)

    def dice(white: int, black: int) -> list[dict[str, Any]]:
        rolled = [("white", rng.randint(1, 6)) for _ in range(white)] + [
            ("black", rng.randint(1, 6)) for _ in range(black)
        ]
        return [
            {"colour": colour, "face": face, "hit": face >= 5, "rerolled": rng.random() < 0.3}
            for colour, face in rolled
        ]

    view["battle"] = {
        "region": "camp",
        "attacker": "shadow",
        "from": ["ruins_of_dale"],
        "fighting": "ruins_of_dale",
        "combined": False,
        "round": 2,
        "step": "damage",
        "round_step": "damage",
        "sides": {
            "free": {
                "card": "EV-A01",
                "used": ["dwarven_soldiers"],
                "units": {"dwarven_soldiers": 2, "men_of_the_lake": 1, "elven_archers": 2},
                "damage": 2,
                "leadership": 2,
                "beorn": False,
                "target": 5,
                "dice": dice(3, 2),
                "hits": 2,
                "damage_dealt": 3,
            },
            "shadow": {
                "card": "wargs",
                "used": ["orcs", "great_orcs"],
                "units": {"orcs": 3, "great_orcs": 1, "wargs": 1},
                "damage": 1,
                "leadership": 3,
                "beorn": False,
                "target": 6,
                "dice": dice(4, 1),
                "hits": 1,
                "damage_dealt": 1,
            },
        },
    }
    return view
