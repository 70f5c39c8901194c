"""Match: one game in progress, and the public face of the engine.

All of a match is in its document, which is plain data. The question that is open is derived from the top frame, so a
match can be saved, copied and taken up again at every question.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from engine.core import position
from engine.core.chance import Draw, Replayed, Source, commitment
from engine.core.document import Document, Standing
from engine.core.event import Event
from engine.core.frame import Frame
from engine.core.play import Ended, Play
from engine.core.question import Dice, Illegal, Question
from engine.core.run import NOTHING, askers, asks, run

if TYPE_CHECKING:
    from engine.core.game import Game

S = TypeVar("S", bound=msgspec.Struct)

_RECENT = 8  # how many of the newest events a document keeps for pictures and panels

_pack = msgspec.msgpack.Encoder().encode
_pack_sorted = msgspec.msgpack.Encoder(order="deterministic").encode


class Match(Generic[S]):
    """One game in progress."""

    __slots__ = ("_document", "_open", "_play", "_source", "_together", "draws", "game")

    def __init__(self, game: "Game[S]", document: Document, source: Source) -> None:
        self.game = game
        self.draws: list[Draw] = []  # of the newest answer
        self._document = document
        self._source = source
        self._open: list[Question] | None = None
        self._together = False  # the open questions are answered in secret at the same time
        self._play: Play[S] = Play(document.state, document.stack, source, document.counter)

    # --- what can be asked of a match ------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """For the game's own rules and views; players and the bot use `view`."""
        state: S = self._document.state
        return state

    @property
    def stack(self) -> list[Frame]:
        return self._document.stack

    @property
    def number(self) -> int:
        return self._document.number

    @property
    def winner(self) -> str | None:
        return self._document.winner or None

    @property
    def how(self) -> str | None:
        return self._document.how or None

    @property
    def over(self) -> bool:
        return not self._document.stack

    @property
    def turn(self) -> int:
        return int(getattr(self._document.state, "turn", 0))

    @property
    def seed(self) -> bytes:
        """The secret of the match; it is published when the match is over."""
        return self._document.seed

    @property
    def commitment(self) -> str:
        return commitment(self._document.seed)

    @property
    def locked(self) -> list[str]:
        """The seats whose sealed answer is in."""
        return list(self._document.sealed)

    @property
    def recent(self) -> list[Event]:
        """The newest events, without what is secret in them."""
        return self._document.recent

    def questions(self) -> dict[str, Question]:
        """The open questions by seat; empty when the match is over."""
        sealed = self._document.sealed
        return {question.seat: question for question in self._asked() if question.seat not in sealed}

    def standing(self, seat: str) -> dict[str, Any]:
        """This seat's standing answers, by kind of question."""
        return {kind: one.value for kind, one in self._document.standing.get(seat, {}).items()}

    def view(self, seat: str | None) -> dict[str, Any]:
        """What this seat may know, as plain JSON data; None is a spectator."""
        document = self._document
        shown: dict[str, Any] = msgspec.to_builtins(
            {
                "game": document.game,
                "seat": seat,
                "turn": self.turn,
                "number": document.number,
                "owing": list(self.questions()),
                "locked": self.locked,
                "winner": self.winner,
                "how": self.how,
                "last": [{"kind": event.kind, **event.data} for event in document.recent],
                **self.game.show(self, seat),
            }
        )
        return shown

    def text(self, seat: str | object | None = NOTHING) -> str:
        """The whole position as text that parses back; for a seat (None: a spectator), only what it knows."""
        if seat is NOTHING:
            return position.write(self.game, self._document)
        return position.sketch(self, None if seat is None else str(seat))

    def dump(self, secret: bool = True) -> bytes:
        """The whole match as JSON; without `secret` its seed is left out, for who keeps that in a safer place."""
        document = self._document if secret else msgspec.structs.replace(self._document, seed=b"")
        return msgspec.json.encode(document)

    def copy(self) -> "Match[S]":
        return Match(self.game, self.game.duplicate(_pack(self._document)), self._source.fork())

    def digest(self) -> str:
        """A fingerprint of everything in the match. The seed is in it, so it tells nothing to who has not got that."""
        return blake2b(_pack_sorted(self._document), digest_size=16).hexdigest()

    # --- what can be done with it -----------------------------------------------------------------------------------

    def answer(self, seat: str, value: Any, number: int | None = None) -> list[Event]:
        """Answer the question that is open for this seat. Raises Illegal, and then nothing has changed."""
        question = self._asked_of(seat, number)
        refusal = question.refuse(value)
        if refusal:
            raise refusal
        play = self._fresh_play()
        self._give(play, seat, value)
        return self._settle(play, seat)

    def answer_all(self, seat: str, values: Sequence[Any], number: int | None = None) -> list[Event]:
        """Several answers of one seat: all of them, or (with Illegal) none."""
        if not isinstance(values, list | tuple) or not values:
            raise Illegal("nothing_given")
        trial = self.copy()
        events: list[Event] = []
        draws: list[Draw] = []
        for place, value in enumerate(values):
            events += trial.answer(seat, value, number if place == 0 else None)
            draws += trial.draws
        self._become(trial)
        self.draws = draws
        return events

    def revise(self, seat: str, value: Any) -> list[Event]:
        """Put another answer in the place of a sealed one. Nobody else can tell: the seat stays locked all the time."""
        if seat not in self._document.sealed:
            raise Illegal("not_locked")
        question = next(question for question in self._asked() if question.seat == seat)
        refusal = question.refuse(value)
        if refusal:
            raise refusal
        self._document.sealed[seat] = value
        self._stand_down(seat, question.kind)
        self.draws = []
        return [Event("revised", {"seat": seat}, only=seat)]

    def retract(self, seat: str) -> list[Event]:
        """Take back a sealed answer while another seat still owes one, and with it a standing one to this question."""
        if seat not in self.game.seats:
            raise Illegal("not_asked")
        if seat not in self._document.sealed:
            raise Illegal("not_locked")
        del self._document.sealed[seat]
        self._stand_down(seat, self.questions()[seat].kind)
        self.draws = []
        return [Event("retracted", {"seat": seat})]

    def stand(self, seat: str, value: Any, number: int | None = None) -> list[Event]:
        """Give this answer, and the same one to all such questions until the circumstances change."""
        question = self._asked_of(seat, number)
        refusal = question.refuse(value)
        if refusal or not question.standing:
            raise refusal or Illegal("no_standing")
        orders = self._document.standing.setdefault(seat, {})
        orders[question.kind] = Standing(value, question.standing)
        return self.answer(seat, value)

    def stand_down(self, seat: str, kind: str) -> None:
        """Cancel a standing answer."""
        if seat not in self.game.seats or kind not in list(self.standing(seat)):
            raise Illegal("no_standing")
        self._stand_down(seat, kind)
        self.draws = []

    def rewound_from(self, later: "Match[S]", exact: bool = False) -> "Match[S]":
        """This position, played on after `later` was given up: question numbers go on, and so does chance.

        With `exact` chance is taken back too; that is for repairing a fault, since otherwise somebody could roll again.
        A standing answer that was cancelled in between stays cancelled: nobody is answered for against their will.
        """
        match = self.copy()
        match._document.standing = _still_wanted(self._document.standing, later._document.standing)
        match._document.number = later._document.number + 1
        if not exact:
            match._document.counter = match._play.counter = later._document.counter
        return match

    def replayed_with(self, draws: Sequence[Draw]) -> "Match[S]":
        """A copy in which the next outcomes of chance are these, whatever they stand for."""
        return self.with_source(Replayed(draws))

    def with_source(self, source: Source) -> "Match[S]":
        """A copy that takes its chance from this source."""
        match = self.copy()
        match._source = match._play.source = source
        return match

    def asked_by(self, seat: str | None) -> "Match[S]":
        """A copy in which no other seat has a standing answer: for trying out what this seat could do.

        With them a trial would go on where they are given, and so tell that there are some.
        """
        match = self.copy()
        standing = match._document.standing
        match._document.standing = {owner: orders for owner, orders in standing.items() if owner == seat}
        return match

    def resampled(self, seat: str | None, rng: Dice) -> "Match[S]":
        """A copy in which everything this seat cannot know is something else (see `Game.resample`)."""
        match = self.copy()
        match.game.resample(match, seat, rng)
        match._open = None
        document = match._document
        for question in match._asked():
            if question.seat in document.sealed and question.seat != seat:
                document.sealed[question.seat] = question.sample(rng)
        return match.asked_by(seat)

    # --- how it works -----------------------------------------------------------------------------------------------

    def begin(self, set_up: Callable[[Play[S]], Frame] | None) -> None:
        """Lay the game out and run it to its first question."""
        play = self._fresh_play()
        if set_up:
            self._document.stack.append(set_up(play))
        elif not self._document.stack or asks(self._document.stack[-1]):
            return
        self._run(play, NOTHING)
        self._settle(play, "")

    def _fresh_play(self) -> Play[S]:
        play = self._play
        play.events, play.draws, play.barrier = [], [], ""
        return play

    def _become(self, other: "Match[S]") -> None:
        self._document, self._open, self._together = other._document, other._open, other._together
        self._source, self._play = other._source, other._play

    def _asked(self) -> list[Question]:
        """The questions of the top frame, also those whose answer is sealed already."""
        if self._open is None:
            document = self._document
            if not document.stack:
                self._open = []
            else:
                frame: Frame = document.stack[-1]
                asked = askers(type(frame))[frame.at](frame, self._play)
                self._together = isinstance(asked, list)
                self._open = asked if isinstance(asked, list) else [asked]
                for question in self._open:
                    question.number = document.number
        return self._open

    def _asked_of(self, seat: str, number: int | None) -> Question:
        if not self._document.stack:
            raise Illegal("over")
        if number is not None and (type(number) is not int or number != self._document.number):
            raise Illegal("stale")
        for question in self._asked():
            if question.seat == seat:
                if seat in self._document.sealed:
                    raise Illegal("locked")
                return question
        raise Illegal("not_asked")

    def _give(self, play: Play[S], seat: str, value: Any) -> None:
        """Hand a legal answer to the frame that asked; where seats are asked together, when the last one is in."""
        asked = self._asked()
        if self._together:
            sealed = self._document.sealed
            sealed[seat] = value
            if len(sealed) < len(asked):
                play.emit("locked", seat=seat)
                return
            value = {question.seat: sealed[question.seat] for question in asked}
            self._document.sealed = {}
            if len(asked) > 1:
                play.reveal()
        self._document.number += 1
        self._run(play, value)

    def _run(self, play: Play[S], argument: Any) -> None:
        """Run steps until one of them is a question or the match is over."""
        self._open = None
        try:
            run(self._document.stack, play, argument)
        except Ended as end:
            self._document.stack.clear()
            self._document.standing = {}
            self._document.winner, self._document.how = end.winner, end.how
            play.emit("won", seat=end.winner, how=end.how)

    def _settle(self, play: Play[S], seat: str) -> list[Event]:
        """Give standing answers, mark the undo barrier, and keep what has happened."""
        document = self._document
        while document.standing and self._stand_in(play, seat):
            pass
        resolved = not document.sealed
        barrier = play.barrier or ("seat" if resolved and document.last not in ("", seat) else "")
        if barrier:
            if not play.events:
                play.emit("moved_on", seat=seat)
            play.events[-1].barrier = barrier
        if resolved:
            document.last = seat
        document.counter = play.counter
        if play.events:
            document.recent = [*document.recent, *(Event(one.kind, one.data) for one in play.events if not one.only)]
            document.recent = document.recent[-_RECENT:]
        self.draws = play.draws
        return play.events

    def _stand_in(self, play: Play[S], answering: str) -> bool:
        """Cancel a standing answer that no longer fits, or give those to the open questions once none is without."""
        asked, orders = self.questions(), {}
        for seat, question in asked.items():
            order = self._document.standing.get(seat, {}).get(question.kind)
            if order is None:
                continue
            if order.circumstances != question.standing or not question.allows(order.value):
                self._stand_down(seat, question.kind)
                play.events.append(Event("standing_cancelled", {"question": question.kind}, only=seat))
                return True
            orders[seat] = order
        if not asked or len(orders) < len(asked):
            return False
        for seat, order in orders.items():
            play.events.append(Event("standing", {"question": asked[seat].kind}, only=seat))
            if seat != answering:
                play.reveal()
            self._give(play, seat, order.value)
        return True

    def _stand_down(self, seat: str, kind: str) -> None:
        orders = self._document.standing.get(seat, {})
        orders.pop(kind, None)
        if not orders:
            self._document.standing.pop(seat, None)


def _still_wanted(then: dict[str, dict[str, Standing]], now: dict[str, dict[str, Standing]]) -> Any:
    """The standing answers of then that are the same now, by seat and kind of question."""
    kept = {
        seat: {kind: order for kind, order in orders.items() if now.get(seat, {}).get(kind) == order}
        for seat, orders in then.items()
    }
    return {seat: orders for seat, orders in kept.items() if orders}
