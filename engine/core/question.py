"""What is asked of a seat. A question is derived from the top frame whenever it is wanted, and never stored.

There are two kinds: a `Pick` of one option (at most 25 are listed), and a `Split`, which shares out amounts and is
validated and sampled but not listed. Both know what they allow and why they refuse.
"""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

MOST_OPTIONS = 25


class Illegal(Exception):
    """An answer that the rules do not allow. `rule` names the message with the reason, `data` fills it in.

    Where the reason is a general one, `question` is the kind of question whose own rule has to be told with it.
    """

    def __init__(self, rule: str, *, question: str = "", **data: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.question = question
        self.data = data

    def __str__(self) -> str:
        return self.rule + (f" {self.data}" if self.data else "")


class Dice(Protocol):
    """What `sample` needs of a random number generator; `random.Random` and `chance.Stream` both have it."""

    def randrange(self, bound: int, /) -> int: ...


class Question(msgspec.Struct, kw_only=True):
    """Common to all questions. `standing` names the circumstances in which a standing answer stays valid."""

    seat: str
    kind: str
    number: int = 0
    standing: str = ""
    data: dict[str, Any] = {}

    def refuse(self, value: Any) -> Illegal | None:
        """Why this answer is not allowed, or None if it is."""
        raise NotImplementedError

    def allows(self, value: Any) -> bool:
        return self.refuse(value) is None

    def no(self, rule: str, **data: Any) -> Illegal:
        """A refusal for a general reason; what this question is about is told with it."""
        return Illegal(rule, question=self.kind, **data)

    def sample(self, rng: Dice) -> Any:
        """Some legal answer, at random."""
        raise NotImplementedError


class Pick(Question, kw_only=True):
    """Choose one. `direct` are further answers that are allowed at once, without the step that is listed first.

    `why` explains a refusal where there is more to say than what the question is about; `note` names a remark that a
    person should read beside an option.
    """

    options: list[str]
    direct: list[str] = []
    why: Callable[[str], Illegal | None] | None = None
    note: Callable[[str], str] | None = None

    def refuse(self, value: Any) -> Illegal | None:
        if not isinstance(value, str):
            return self.no("malformed", expected="option")
        if value in self.options or value in self.direct:
            return None
        return (self.why(value) if self.why else None) or self.no("not_offered", value=value[:60])

    def sample(self, rng: Dice) -> str:
        return self.options[rng.randrange(len(self.options))]


def grouped(
    options: list[str], group_of: Callable[[str], str], group: str = "", spare: int = 0
) -> tuple[list[str], list[str]]:
    """Options and direct answers of a Pick that may be too long: then its groups are listed first, unless one is open.

    Returns the pair to use as `options` and `direct`. A player may always name the thing itself at once. `spare`: how
    many more options are listed beside these.
    """
    if group:
        return [option for option in options if group_of(option) == group], []
    if len(options) + spare <= MOST_OPTIONS:
        return options, []
    return list(dict.fromkeys(group_of(option) for option in options)), options


class Split(Question, kw_only=True):
    """Share out: how many of each item, between `least` and `most` in all, as far as `check` has no objection.

    `default` is a legal answer that makes sense; it is what a person gets offered first.
    """

    items: dict[str, int]
    default: dict[str, int]
    least: int = 0
    most: int = 1_000
    check: Callable[[dict[str, int]], Illegal | None] | None = None
    sampler: Callable[[Dice], dict[str, int]] | None = None

    def refuse(self, value: Any) -> Illegal | None:
        if not isinstance(value, dict):
            return self.no("malformed", expected="amounts")
        total = 0
        for item, amount in value.items():
            if not isinstance(item, str) or type(amount) is not int:
                return self.no("malformed", expected="amounts")
            if item not in self.items:
                return self.no("not_offered", value=item[:60])
            if not 0 <= amount <= self.items[item]:
                return self.no("amount", item=item, most=self.items[item])
            total += amount
        if total < self.least:
            return self.no("too_few", least=self.least)
        if total > self.most:
            return self.no("too_many", most=self.most)
        return self.check(value) if self.check else None

    def sample(self, rng: Dice) -> dict[str, int]:
        if self.sampler:
            return self.sampler(rng)
        tries = 8
        for _ in range(tries):
            answer = self._share_out(rng)
            if not self.check or self.check(answer) is None:
                return answer
        return dict(self.default)

    def _share_out(self, rng: Dice) -> dict[str, int]:
        """A random total, then that many of the single pieces, each as likely as any other."""
        pieces = [item for item, amount in self.items.items() for _ in range(amount)]
        most = min(self.most, len(pieces))
        total = self.least + rng.randrange(most - self.least + 1)
        answer: dict[str, int] = {}
        for _ in range(total):
            at = rng.randrange(len(pieces))
            item = pieces[at]
            pieces[at] = pieces[-1]
            pieces.pop()
            answer[item] = answer.get(item, 0) + 1
        return answer
