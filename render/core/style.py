"""Styles: the colours and habits of a picture, free of any game."""

from __future__ import annotations

from dataclasses import dataclass

RGB = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Style:
    """A look. `letters`: shape and letter carry the meaning too; `rough`: how much the paper shows."""

    name: str
    paper: RGB
    paper_dark: RGB
    paper_light: RGB
    ink: RGB
    ink_soft: RGB
    halo: RGB
    panel: RGB
    panel_edge: RGB
    panel_text: RGB
    panel_soft: RGB
    accent: RGB
    good: RGB
    bad: RGB
    water: RGB
    water_ink: RGB
    rough: float = 1.0
    letters: bool = False
    wash: float = 0.5


PARCHMENT = Style(
    name="parchment",
    paper=(236, 222, 190),
    paper_dark=(176, 140, 90),
    paper_light=(250, 242, 222),
    ink=(58, 40, 26),
    ink_soft=(122, 96, 68),
    halo=(244, 233, 207),
    panel=(62, 43, 30),
    panel_edge=(196, 158, 96),
    panel_text=(244, 230, 200),
    panel_soft=(190, 164, 126),
    accent=(196, 146, 52),
    good=(64, 112, 60),
    bad=(158, 36, 30),
    water=(120, 158, 172),
    water_ink=(40, 76, 96),
)

DARK = Style(
    name="dark",
    paper=(44, 47, 54),
    paper_dark=(24, 26, 31),
    paper_light=(64, 68, 76),
    ink=(214, 204, 182),
    ink_soft=(126, 124, 118),
    halo=(30, 32, 38),
    panel=(22, 23, 28),
    panel_edge=(120, 104, 72),
    panel_text=(234, 226, 208),
    panel_soft=(158, 152, 140),
    accent=(222, 176, 84),
    good=(110, 170, 104),
    bad=(216, 82, 70),
    water=(46, 84, 108),
    water_ink=(126, 172, 196),
    rough=0.8,
    wash=0.42,
)

CONTRAST = Style(
    name="contrast",
    paper=(255, 255, 252),
    paper_dark=(214, 214, 210),
    paper_light=(255, 255, 255),
    ink=(0, 0, 0),
    ink_soft=(96, 96, 96),
    halo=(255, 255, 255),
    panel=(0, 0, 0),
    panel_edge=(255, 255, 255),
    panel_text=(255, 255, 255),
    panel_soft=(210, 210, 210),
    accent=(240, 180, 0),
    good=(0, 92, 175),
    bad=(176, 58, 0),
    water=(150, 206, 240),
    water_ink=(0, 60, 120),
    rough=0.0,
    letters=True,
    wash=0.42,
)

STYLES = {style.name: style for style in (PARCHMENT, DARK, CONTRAST)}


def style(name: str) -> Style:
    """The style of a name; an unknown name is an error of the caller."""
    return STYLES[name]
