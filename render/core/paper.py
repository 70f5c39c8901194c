"""Generated paper: fibres, clouds and stains, the same from the same seed."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.brush import Colour


def clouds(size: tuple[int, int], seed: int, octaves: tuple[int, ...] = (6, 14, 34, 90)) -> Image.Image:
    """Soft grey noise around 128 out of several sizes of grain (cells across the sheet)."""
    rng = random.Random(seed)
    out = Image.new("L", size, 128)
    for step, cells in enumerate(octaves):
        across, down = cells, max(2, cells * size[1] // size[0])
        grain = Image.frombytes("L", (across, down), rng.randbytes(across * down))
        grain = grain.resize(size, Image.Resampling.BICUBIC)
        out = Image.blend(out, grain, 0.5 / (1 + step * 0.45))
    return out


def grain(size: tuple[int, int], seed: int, blur: float = 0.6) -> Image.Image:
    """Fine grain around 128."""
    rng = random.Random(seed)
    tile = Image.frombytes("L", (256, 256), rng.randbytes(65536))
    out = Image.new("L", size)
    for x in range(0, size[0], 256):
        for y in range(0, size[1], 256):
            out.paste(tile.rotate(90 * rng.randrange(4)), (x, y))
    return out.filter(ImageFilter.GaussianBlur(blur))


def tint(base: Image.Image, noise: Image.Image, dark: Colour, light: Colour, strength: float) -> Image.Image:
    """Blend towards dark where the noise is low and towards light where it is high."""
    low = noise.point(lambda v: int(max(0, 128 - v) * 2 * strength))
    high = noise.point(lambda v: int(max(0, v - 128) * 2 * strength))
    out = Image.composite(Image.new("RGB", base.size, dark[:3]), base, low)
    return Image.composite(Image.new("RGB", base.size, light[:3]), out, high)


def sheet(
    size: tuple[int, int], colour: Colour, dark: Colour, light: Colour, seed: int = 7, rough: float = 1.0
) -> Image.Image:
    """A sheet of paper: clouds, grain, fibres, stains and darker edges."""
    base = Image.new("RGB", size, colour[:3])
    base = tint(base, clouds(size, seed), dark, light, 0.55 * rough)
    base = tint(base, grain(size, seed + 1), dark, light, 0.10 * rough)
    if rough > 0:
        base = _fibres(base, dark, seed + 2)
        base = _edges(base, dark, seed + 3, rough)
    return base


def _fibres(base: Image.Image, dark: Colour, seed: int) -> Image.Image:
    rng = random.Random(seed)
    pen = ImageDraw.Draw(base, "RGBA")
    for _ in range(base.width * base.height // 9000):
        x, y = rng.uniform(0, base.width), rng.uniform(0, base.height)
        pen.line(
            [(x, y), (x + rng.uniform(-16, 16), y + rng.uniform(-5, 5))],
            fill=(*dark[:3], rng.randrange(8, 30)),
            width=1,
        )
    return base


def _edges(base: Image.Image, dark: Colour, seed: int, rough: float) -> Image.Image:
    """Darken towards the edges, unevenly, like a sheet long handled."""
    small = (max(8, base.width // 8), max(8, base.height // 8))
    vignette = Image.new("L", small, 255)
    inset = min(small) // 14
    ImageDraw.Draw(vignette).rectangle((inset, inset, small[0] - inset, small[1] - inset), fill=0)
    vignette = vignette.filter(ImageFilter.GaussianBlur(inset * 1.1))
    vignette = ImageChops.multiply(vignette, clouds(small, seed).point(lambda v: min(255, v + 70)))
    mask = vignette.resize(base.size, Image.Resampling.BICUBIC).point(lambda v: int(v * 0.62 * rough))
    return Image.composite(Image.new("RGB", base.size, dark[:3]), base, mask)
