"""What can go wrong at a table, as types. Each names the message that tells a person (in bot/text/)."""

from functools import cache
from secrets import token_hex
from typing import Any

from engine.core.words import Texts


class TableError(Exception):
    """Something that a person is told in words. Nothing has changed when it is raised."""

    message = "table-error"

    def __init__(self, **data: Any) -> None:
        super().__init__(self.message, data)
        self.data = data

    def __str__(self) -> str:
        """For the log and the command line; people get it in their own language."""
        return _texts().format("en", self.message, self.data)


class NoMatch(TableError):
    """There is no such match, or none in this channel."""

    message = "table-no-match"


class NotYourSeat(TableError):
    """This person does not hold the seat, or none in this match."""

    message = "table-not-your-seat"


class Stale(TableError):
    """The question with this number is no longer open. `done`: this very seat has answered it."""

    message = "table-stale"

    def __init__(self, number: int, done: bool) -> None:
        super().__init__(number=number, done="yes" if done else "no")
        self.number = number
        self.done = done


class Paused(TableError):
    """A moderator has paused the match."""

    message = "table-paused"

    def __init__(self, reason: str) -> None:
        from bot.presenter.words import plain  # Discord's library takes a moment, and the store does without it

        super().__init__(reason=plain(reason))


class NotBegun(TableError):
    """It is still an invitation."""

    message = "table-not-begun"


class Over(TableError):
    """The match is over or archived."""

    message = "table-over"


class NotOver(TableError):
    """What was asked for gives secrets away while the match goes on."""

    message = "table-not-over"


class ChannelTaken(TableError):
    """A channel has one match at a time."""

    message = "table-channel-taken"


class SeatTaken(TableError):
    """Somebody else has been invited to this seat, or sits there already."""

    message = "table-seat-taken"


class NothingToUndo(TableError):
    """Nothing of one's own can be taken back; `why` is what stands in the way: chance, reveal, seat or start."""

    message = "table-nothing-to-undo"


class AskedFirst(TableError):
    """Another seat's request to take something back is open; that one is to be answered first."""

    message = "table-asked-first"


class NothingAsked(TableError):
    """There is no open request to take something back, or play has gone on since."""

    message = "table-nothing-asked"


class Unreachable(TableError):
    """The rules have changed since, and this point of the log cannot be rebuilt under today's."""

    message = "table-unreachable"


class PlaysHere(TableError):
    """Who plays in a match does not moderate it."""

    message = "table-plays-here"


class OwnSeat(TableError):
    """A moderator does not take a seat: that would show its hand."""

    message = "table-own-seat"


class ReasonNeeded(TableError):
    """Moderators say why."""

    message = "table-reason-needed"


class NotArchived(TableError):
    """Only an archived match can be restored."""

    message = "table-not-archived"


class Expired(TableError):
    """It was archived too long ago to be restored."""

    message = "table-expired"


class Closing(TableError):
    """The bot is about to stop."""

    message = "table-closing"


class StoreFailed(TableError):
    """The database cannot be used. `what` is one of: full, read-only, busy, disk, corrupt, missing, newer, foreign.

    As a string it has the detail, which may name files: that is for the log and the terminal. People are told the `id`.
    """

    message = "table-store-failed"

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what=what, id=token_hex(3))
        self.what, self.detail = what, detail

    @property
    def id(self) -> str:
        return str(self.data["id"])

    def __str__(self) -> str:
        return _texts().format("en", "table-store-trouble", {"what": self.what, "detail": self.detail})


# --- pace -------------------------------------------------------------------------------------------------------------


class UnknownZone(TableError):
    """No time zone has this name; `close` is one that has a similar one."""

    message = "pace-unknown-zone"


class BadHour(TableError):
    """This is no time of day."""

    message = "pace-bad-hour"


class BadDate(TableError):
    """This is no date."""

    message = "pace-bad-date"


class HalfQuiet(TableError):
    """Quiet hours with a beginning and no end, or the other way round."""

    message = "pace-half-quiet"


class DatesPassed(TableError):
    """The days away are over already, or end before they begin."""

    message = "pace-dates-passed"


class AwayTooLong(TableError):
    """So long a match does not wait; it can be closed or handed over."""

    message = "pace-away-too-long"


class BadInterval(TableError):
    """Not a number of hours between `least` and `most`."""

    message = "pace-bad-interval"


class NoClock(TableError):
    """The match is played without a clock, or there is no clock of this kind."""

    message = "pace-no-clock"


class NotFallen(TableError):
    """The clock has not run out, or its seat has answered meanwhile."""

    message = "pace-not-fallen"


class FallenToo(TableError):
    """Who claims must not owe an answer with a clock that has run out, too."""

    message = "pace-fallen-too"


@cache
def _texts() -> Texts:
    return Texts("bot")
