"""A Discord of our own for tests: it honours nonces, and refuses when it is told to. And a clock that stands still."""

import asyncio
from collections import deque
from typing import Any

from bot.store.letters import Letter


class Clock:
    """Time passes when a test says so, or when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Discord:
    """`posts` is what people see, in order. `trouble` holds what happens to the next letters: an exception, or None.

    With `lost_answer` the letter is posted, but the bot hears an error.
    """

    def __init__(self) -> None:
        self.posts: list[Letter] = []
        self.tries: list[Letter] = []
        self.closed: dict[int, Exception] = {}  # by channel or person
        self.trouble: deque[Exception | None] = deque()
        self.lost_answer = False
        self._nonces: dict[str, int] = {}
        self._posted = asyncio.Event()

    async def send(self, letter: Letter) -> int | None:
        self.tries.append(letter)
        trouble = self.closed.get(letter.channel or letter.person or 0)
        if trouble is None and self.trouble:
            trouble = self.trouble.popleft()
        if (trouble is None or self.lost_answer) and letter.nonce not in self._nonces:
            self._nonces[letter.nonce] = 9_000 + len(self.posts)
            self.posts.append(letter)
            self._posted.set()
        if trouble is not None:
            raise trouble
        return self._nonces[letter.nonce]

    async def has(self, posts: int) -> None:
        """Wait until so many letters have arrived."""
        while len(self.posts) < posts:
            self._posted.clear()
            await asyncio.wait_for(self._posted.wait(), 30)

    def kinds(self, to: int) -> list[str]:
        """The kinds of what was posted to a channel or person."""
        return [letter.kind for letter in self.posts if to in (letter.channel, letter.person)]

    def payloads(self, kind: str) -> list[dict[str, Any]]:
        return [letter.payload for letter in self.posts if letter.kind == kind]
