"""The colours of this game in each style."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.style import RGB


@dataclass(frozen=True)
class Palette:
    terrain: dict[str, RGB]
    territory: dict[str, RGB]
    side: dict[str, RGB]
    side_dark: dict[str, RGB]
    side_text: dict[str, RGB]
    people: dict[str, RGB]
    rock: RGB
    rock_light: RGB
    rock_dark: RGB
    damage: RGB
    move: dict[str, RGB]


PEOPLE = {
    "elven_archers": "elves",
    "elven_spearmen": "elves",
    "dwarven_soldiers": "dwarves",
    "dwarven_veterans": "dwarves",
    "men_of_the_lake": "men",
    "orcs": "orcs",
    "great_orcs": "great_orcs",
    "wargs": "wargs",
    "goblins": "goblins",
    "eagles": "eagles",
    "bats": "bats",
}

_PARCHMENT = Palette(
    terrain={
        "hills": (203, 160, 92),
        "mountain": (158, 146, 138),
        "plain": (176, 186, 104),
        "ruins": (214, 142, 108),
        "swamp": (116, 158, 146),
    },
    territory={
        "broken_lands": (196, 150, 30),
        "valley": (170, 46, 40),
        "eastern_bank": (52, 96, 160),
        "southern_spur": (64, 120, 60),
    },
    side={"free": (38, 78, 130), "shadow": (140, 30, 26)},
    side_dark={"free": (20, 42, 76), "shadow": (66, 14, 14)},
    side_text={"free": (240, 244, 250), "shadow": (255, 240, 228)},
    people={
        "elves": (70, 126, 70),
        "dwarves": (58, 92, 138),
        "men": (128, 92, 50),
        "orcs": (116, 40, 34),
        "great_orcs": (60, 30, 44),
        "wargs": (92, 84, 78),
        "goblins": (96, 100, 40),
        "eagles": (150, 104, 40),
        "bats": (70, 50, 76),
    },
    rock=(168, 156, 146),
    rock_light=(216, 206, 192),
    rock_dark=(92, 82, 78),
    damage=(176, 22, 22),
    move={"free": (30, 84, 160), "shadow": (172, 28, 22)},
)

_DARK = Palette(
    terrain={
        "hills": (120, 96, 56),
        "mountain": (104, 104, 112),
        "plain": (86, 104, 62),
        "ruins": (132, 84, 66),
        "swamp": (56, 98, 94),
    },
    territory={
        "broken_lands": (204, 164, 60),
        "valley": (206, 76, 66),
        "eastern_bank": (84, 138, 210),
        "southern_spur": (96, 166, 90),
    },
    side={"free": (52, 104, 170), "shadow": (164, 40, 34)},
    side_dark={"free": (16, 34, 60), "shadow": (58, 12, 12)},
    side_text={"free": (240, 246, 255), "shadow": (255, 238, 228)},
    people={
        "elves": (76, 140, 80),
        "dwarves": (74, 116, 172),
        "men": (152, 112, 64),
        "orcs": (146, 54, 44),
        "great_orcs": (92, 52, 72),
        "wargs": (112, 106, 100),
        "goblins": (122, 126, 52),
        "eagles": (184, 132, 54),
        "bats": (104, 80, 118),
    },
    rock=(74, 76, 84),
    rock_light=(112, 114, 120),
    rock_dark=(34, 35, 41),
    damage=(220, 50, 46),
    move={"free": (110, 176, 250), "shadow": (250, 110, 92)},
)

_CONTRAST = Palette(
    terrain={
        "hills": (246, 214, 150),
        "mountain": (196, 196, 196),
        "plain": (236, 246, 206),
        "ruins": (250, 200, 176),
        "swamp": (176, 220, 226),
    },
    territory={
        "broken_lands": (200, 140, 0),
        "valley": (160, 30, 90),
        "eastern_bank": (0, 92, 190),
        "southern_spur": (0, 120, 90),
    },
    side={"free": (0, 92, 190), "shadow": (188, 66, 0)},
    side_dark={"free": (0, 30, 80), "shadow": (50, 12, 0)},
    side_text={"free": (255, 255, 255), "shadow": (255, 255, 255)},
    people={
        "elves": (0, 110, 90),
        "dwarves": (0, 80, 170),
        "men": (90, 90, 90),
        "orcs": (176, 58, 0),
        "great_orcs": (40, 10, 0),
        "wargs": (96, 84, 60),
        "goblins": (140, 100, 0),
        "eagles": (150, 96, 0),
        "bats": (60, 30, 90),
    },
    rock=(206, 206, 206),
    rock_light=(246, 246, 246),
    rock_dark=(70, 70, 70),
    damage=(0, 0, 0),
    move={"free": (0, 92, 190), "shadow": (188, 66, 0)},
)

PALETTES = {"parchment": _PARCHMENT, "dark": _DARK, "contrast": _CONTRAST}
