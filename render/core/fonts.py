"""Fonts by role, from free packages, with Pillow's own as the last resort."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from PIL import ImageFont

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

ROLES = {
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
    "serif_semibold": ("font_source_serif_pro", "SourceSerifProSemibold"),
    "serif_bold": ("font_source_serif_pro", "SourceSerifProBold"),
    "serif_black": ("font_source_serif_pro", "SourceSerifProBlack"),
    "serif_italic": ("font_source_serif_pro", "SourceSerifProIt"),
    "serif_bold_italic": ("font_source_serif_pro", "SourceSerifProSemiboldIt"),
    "sans": ("font_source_sans_pro", "SourceSansPro"),
    "sans_semibold": ("font_source_sans_pro", "SourceSansProSemibold"),
    "sans_bold": ("font_source_sans_pro", "SourceSansProBold"),
    "sans_black": ("font_source_sans_pro", "SourceSansProBlack"),
}


@lru_cache(maxsize=16)
def path(role: str) -> str | None:
    """The font file of a role, or None where the package is not installed."""
    package, name = ROLES[role]
    try:
        files = import_module(package).font_files_ttf
    except (ImportError, AttributeError):
        return None
    return files.get(name) if isinstance(files, dict) else None


@lru_cache(maxsize=256)
def font(role: str, size: int) -> Font:
    """The font of a role at a size in pixels."""
    file = path(role)
    if file is None:
        return ImageFont.load_default(size)
    return ImageFont.truetype(file, max(1, size))


@lru_cache(maxsize=4096)
def width(text: str, role: str, size: float) -> float:
    """How wide a line is; measured large, so that it does not depend on hinting."""
    return float(font(role, 64).getlength(text)) * size / 64


def wrap(text: str, role: str, size: float, limit: float) -> list[str]:
    """Break a text into lines no wider than the limit; a single word too long stays whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and width(longer, role, size) > limit:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def fit(text: str, role: str, size: float, limit: float, least: float = 6.0) -> float:
    """The largest size up to `size` at which one line keeps within the limit."""
    wide = width(text, role, size)
    return size if wide <= limit else max(least, size * limit / wide)


def fit_block(
    text: str, role: str, size: float, box: tuple[float, float], least: float = 8.0, leading: float = 1.22
) -> tuple[float, list[str]]:
    """The largest size and its lines so that a text keeps within a box of width and height."""
    while True:
        lines = wrap(text, role, size, box[0])
        wide = max(width(line, role, size) for line in lines)
        if (wide <= box[0] and len(lines) * size * leading <= box[1]) or size <= least:
            return size, lines
        size = max(least, size - 0.5)
