"""The one place where a picture becomes a file."""

from __future__ import annotations

import io
from collections.abc import Iterator

from PIL import Image

from render.core.picture import Picture

LIMIT = 600_000
_WEBP = ((84, 3), (76, 3), (66, 4), (52, 4), (36, 4), (20, 6))
_JPEG = (86, 78, 68, 55, 40, 25)


def encode(picture: Picture, limit_bytes: int = LIMIT, kind: str = "webp") -> tuple[bytes, str]:
    """The picture as a file no larger than the limit, and its name. WebP; JPEG or PNG if asked or if WebP is absent."""
    if picture.frames:
        return _animation(picture, limit_bytes)
    image = picture.image if picture.image.mode == "RGB" else picture.image.convert("RGB")
    while True:
        for data, suffix in _attempts(image, kind):
            if len(data) <= limit_bytes:
                return data, f"{picture.name}.{suffix}"
        if image.width < 200:
            raise ValueError(f"no encoding of {picture.name} in {limit_bytes} bytes")
        image = image.resize((image.width * 4 // 5, image.height * 4 // 5), Image.Resampling.LANCZOS)


def _attempts(image: Image.Image, kind: str) -> Iterator[tuple[bytes, str]]:
    """Ever smaller encodings, each made only when the one before was too large."""
    if kind == "png":
        yield _save(image, "PNG", compress_level=6), "png"
    elif kind == "webp" and _can("WEBP"):
        for quality, method in _WEBP:
            yield _save(image, "WEBP", quality=quality, method=method), "webp"
    else:
        for quality in _JPEG:
            yield _save(image, "JPEG", quality=quality, optimize=True, progressive=True), "jpg"


def _animation(picture: Picture, limit_bytes: int) -> tuple[bytes, str]:
    frames = list(picture.frames)
    while True:
        if _can("WEBP"):
            data = _save(
                frames[0],
                "WEBP",
                save_all=True,
                append_images=frames[1:],
                loop=0,
                quality=62,
                method=2,
                duration=list(picture.durations),
                minimize_size=False,
            )
            suffix = "webp"
        else:
            data = _save(
                frames[0], "GIF", save_all=True, append_images=frames[1:], loop=0, duration=list(picture.durations)
            )
            suffix = "gif"
        if len(data) <= limit_bytes:
            return data, f"{picture.name}.{suffix}"
        if frames[0].width < 160:
            raise ValueError(f"no encoding of {picture.name} in {limit_bytes} bytes")
        size = (frames[0].width * 3 // 4, frames[0].height * 3 // 4)
        frames = [frame.resize(size, Image.Resampling.LANCZOS) for frame in frames]


def _can(name: str) -> bool:
    Image.init()
    return name in Image.SAVE


def _save(image: Image.Image, format: str, **options: object) -> bytes:
    out = io.BytesIO()
    image.save(out, format, **options)
    return out.getvalue()
