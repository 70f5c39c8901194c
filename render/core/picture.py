"""A finished picture and the record of what was drawn on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from PIL import Image

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Item:
    """One drawn thing: a unit counter, a medallion, a marker. `box` is in board units, before scaling."""

    what: str
    id: str
    place: str
    box: Box
    count: int = 1
    side: str = ""


class Recorder:
    """Keeps what was drawn, so that tests and other tools can read positions back."""

    def __init__(self) -> None:
        self.items: list[Item] = []

    def add(self, what: str, id: str, place: str, box: Box, count: int = 1, side: str = "") -> None:
        self.items.append(Item(what, id, place, box, count, side))

    def of(self, what: str, place: str | None = None) -> list[Item]:
        return [item for item in self.items if item.what == what and place in (None, item.place)]

    def __iter__(self) -> Iterator[Item]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


@dataclass(frozen=True, slots=True)
class Picture:
    """An image with the words that say the same; `frames` holds an animation (then `image` is its last frame)."""

    image: Image.Image
    alt: str
    record: Recorder = field(default_factory=Recorder)
    frames: tuple[Image.Image, ...] = ()
    durations: tuple[int, ...] = ()
    name: str = "picture"

    def short_alt(self, limit: int = 1024) -> str:
        """As many whole sentences of the alt text as the limit holds (Discord takes 1024 characters)."""
        if len(self.alt) <= limit:
            return self.alt
        end = self.alt.rfind(". ", 0, limit)
        return self.alt[: end + 1] if end > 0 else self.alt[: limit - 1] + "…"


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
