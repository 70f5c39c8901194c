"""Bounded caches: least recently used goes first.

Images: 96 MiB of base layers and 48 MiB of sprites, listed by `report()`. Besides these only small things are kept,
each by an `lru_cache` with its bound: 1024 arrangements of a place, 256 fonts, 4096 widths of words.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PIL import Image

V = TypeVar("V")

_caches: list[Cache[Image.Image]] = []


def image_bytes(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


class Cache(Generic[V]):
    """A cache with a byte budget. Two threads may build the same value; the first one kept wins."""

    def __init__(self, name: str, limit: int, weigh: Callable[[V], int]) -> None:
        self.name = name
        self.limit = limit
        self.size = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, build: Callable[[], V]) -> V:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        value = build()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = value
                self.size += self._weigh(value)
                while self.size > self.limit and len(self._kept) > 1:
                    _, old = self._kept.popitem(last=False)
                    self.size -= self._weigh(old)
            return self._kept[key]

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.size = 0

    def __len__(self) -> int:
        return len(self._kept)


def image_cache(name: str, limit: int) -> Cache[Image.Image]:
    """A cache of images, counted in bytes of pixels, listed in `report()`."""
    cache: Cache[Image.Image] = Cache(name, limit, image_bytes)
    _caches.append(cache)
    return cache


BASES = image_cache("bases", 96 * 2**20)
SPRITES = image_cache("sprites", 48 * 2**20)


def report() -> dict[str, dict[str, int]]:
    """Each image cache with its size and its limit in bytes."""
    return {cache.name: {"bytes": cache.size, "limit": cache.limit, "entries": len(cache)} for cache in _caches}


def clear() -> None:
    for cache in _caches:
        cache.clear()
