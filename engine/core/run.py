"""Running frames: step after step, call after call, until a question comes up or nothing is left to do."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.core.frame import Done, Frame
from engine.core.play import Play
from engine.core.question import Question

NOTHING = object()  # no answer and no result
_PATIENCE = 100_000  # steps without a question; more is a rule that goes in circles


@lru_cache(maxsize=1024)
def askers(frame: type[Frame]) -> dict[str, Callable[[Any, Any], Question | list[Question]]]:
    """The question steps of a frame class, by name."""
    return {name.removeprefix("ask_"): getattr(frame, name) for name in dir(frame) if name.startswith("ask_")}


def asks(frame: Frame) -> bool:
    """Whether the frame stands at a question."""
    return frame.at in askers(type(frame))


def run(stack: list[Any], play: Play[Any], argument: Any = NOTHING) -> None:
    """Run the top frame with an answer, and whatever follows, until a frame asks or the stack is empty."""
    for _ in range(_PATIENCE):
        if not stack:
            return
        frame = stack[-1]
        if argument is NOTHING and asks(frame):
            return
        step = getattr(frame, frame.at)
        outcome = step(play) if argument is NOTHING else step(play, argument)
        argument = NOTHING
        if outcome is None:
            continue
        if type(outcome) is not Done:
            stack.append(outcome)
            continue
        stack.pop()
        if stack and not asks(stack[-1]):
            argument = outcome.result
    raise RuntimeError(f"the rules go in circles at {frame.__class__.__name__}.{frame.at}")
