"""The player who picks any legal answer, each as likely as the question's sampling makes it."""

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Stream
from engine.core.question import Question


class Uniform:
    def choose(self, view: Mapping[str, Any], question: Question, rng: Stream) -> Any:
        return question.sample(rng)
