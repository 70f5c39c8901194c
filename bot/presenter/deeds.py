"""What a moderator did, in words: for the announcement and for the audit."""

from collections.abc import Mapping
from typing import Any

import engine
from bot.presenter.words import mention, say, seat_name


def deed_words(game: str, what: str, moderator: int, detail: Mapping[str, Any], lang: str) -> str:
    """`detail` is what belongs to this kind of deed: a seat, its new person and the one before, a step, a channel."""
    return say(
        lang,
        f"deed-{what}",
        moderator=mention(moderator),
        person=mention(detail.get("person")),
        before=mention(detail.get("before")),
        seat=seat_name(engine.game(game), detail["seat"], lang) if detail.get("seat") else "",
        step=str(detail.get("to", "")),
        channel=f"<#{detail['channel']}>" if detail.get("channel") else "",
    )
