"""Frame: one procedure in progress. The stack of frames is the match's call stack, kept as plain data.

A frame's methods are its steps, and `at` names the current one. A step takes the `Play` and

* returns None to go on at `self.at` (set it first: `self.at = "next_step"`),
* returns another frame to call it; set `self.at` to the step that takes its result,
* returns `Done(result)` to hand a result back to the frame below.

A step `x` that has a method `ask_x` is a question: play stops there, `ask_x` derives the question and `x` is called
with the answer. Where `ask_x` returns a list, those seats are asked together: their answers are sealed until all are
in, and `x` is called with `{seat: answer}`.
"""

import re
from typing import Any, ClassVar, TypeAlias

import msgspec


def _tag(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Done(msgspec.Struct, frozen=True):
    """A frame is finished; `result` goes to the frame that called it."""

    result: Any = None


class Frame(msgspec.Struct, tag=_tag, tag_field="frame", kw_only=True, omit_defaults=True):
    """The base of all frames. Names of classes and steps are kept stable: waiting matches carry them."""

    at: str = "start"

    # fields that any seat may read in the text form of a position
    public: ClassVar[tuple[str, ...]] = ()

    def to(self, step: str) -> "Frame | Done | None":
        """Go on at another step."""
        self.at = step
        return None

    def call(self, frame: "Frame", then: str) -> "Frame":
        """Call another frame; its result goes to the step `then`."""
        self.at = then
        return frame


Step: TypeAlias = Frame | Done | None
