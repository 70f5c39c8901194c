"""Skirmish: a small complete game that shows that the core knows nothing of any real one.

Two captains of three bands each. Every round both choose a card in secret; the higher sum of card and die strikes. The
struck side is asked whether it spends its shield, then shares out the wounds. Whoever has no band left has lost; after
twelve rounds the side with fewer wounds wins.
"""

from typing import Any

import msgspec

import engine
from engine.core.frame import Done, Frame, Step
from engine.core.match import Match
from engine.core.play import Play
from engine.core.question import Dice, Illegal, Pick, Question, Split
from engine.core.vocabulary import Command, Option

RED, BLUE = "red", "blue"
SEATS = (RED, BLUE)
CARDS = [f"card_{n}" for n in range(1, 10)]
BANDS = ("vanguard", "centre", "rear")
STRENGTH = 4
ROUNDS = 12


class Field(msgspec.Struct):
    turn: int = 0
    deck: list[str] = []
    discard: list[str] = []
    hands: dict[str, list[str]] = {}
    bands: dict[str, dict[str, int]] = {}  # what each band can still bear
    shields: dict[str, int] = {}


def other(seat: str) -> str:
    return BLUE if seat == RED else RED


class Rounds(Frame):
    """Round after round, until somebody has won."""

    def start(self, play: Play[Field]) -> Step:
        field = play.state
        if field.turn == ROUNDS:
            strength = {seat: sum(field.bands[seat].values()) for seat in SEATS}
            play.win(RED if strength[RED] >= strength[BLUE] else BLUE, "time")
        field.turn += 1
        for seat in SEATS:
            draw(play, seat)
        self.at = "clash"
        return None

    def ask_clash(self, play: Play[Field]) -> list[Question]:
        hands = play.state.hands
        return [
            Pick(seat=seat, kind="clash", options=sorted(set(hands[seat])), standing=f"hand {len(hands[seat])}")
            for seat in SEATS
        ]

    def clash(self, play: Play[Field], chosen: dict[str, str]) -> Step:
        field = play.state
        for seat in SEATS:
            field.hands[seat].remove(chosen[seat])
            field.discard.append(chosen[seat])
        dice = dict(zip(SEATS, play.roll("clash", 2), strict=True))
        sums = {seat: CARDS.index(chosen[seat]) + 1 + dice[seat] for seat in SEATS}
        play.emit("clash", red=chosen[RED], blue=chosen[BLUE], dice=list(dice.values()))
        if sums[RED] == sums[BLUE]:
            self.at = "start"
            return None
        struck = RED if sums[RED] < sums[BLUE] else BLUE
        return self.call(Strike(struck, abs(sums[RED] - sums[BLUE])), "struck")

    def struck(self, play: Play[Field], lost: int) -> Step:
        play.emit("lost", amount=lost)
        self.at = "start"
        return None


class Strike(Frame):
    """One side is struck: a reaction, then the wounds."""

    seat: str
    wounds: int
    public = ("seat", "wounds")

    def start(self, play: Play[Field]) -> Step:
        self.at = "shield"
        return None

    # asked whether a shield is left or not: the prompt itself must not tell
    def ask_shield(self, play: Play[Field]) -> Question:
        options = ["yes", "no"] if play.state.shields[self.seat] else ["no"]
        return Pick(seat=self.seat, kind="shield", options=options, standing="match", data={"wounds": self.wounds})

    def shield(self, play: Play[Field], answer: str) -> Step:
        if answer == "yes":
            play.state.shields[self.seat] -= 1
            self.wounds //= 2
            play.emit("shielded", seat=self.seat)
        return self.call(Wounds(self.seat, self.wounds), "done")

    def done(self, play: Play[Field], lost: int) -> Step:
        return Done(lost)


class Wounds(Frame):
    """Share out wounds among the own bands."""

    seat: str
    amount: int
    public = ("seat", "amount")

    def start(self, play: Play[Field]) -> Step:
        bands = play.state.bands[self.seat]
        self.amount = min(self.amount, sum(bands.values()))
        if not self.amount:
            return Done(0)
        self.at = "share"
        return None

    def ask_share(self, play: Play[Field]) -> Question:
        bands = play.state.bands[self.seat]
        return Split(
            seat=self.seat,
            kind="share",
            items=dict(bands),
            least=self.amount,
            most=self.amount,
            default=first_fit(bands, self.amount),
            check=lambda answer: self.weakest_last(bands, answer),
            data={"amount": self.amount},
        )

    def weakest_last(self, bands: dict[str, int], answer: dict[str, int]) -> Illegal | None:
        """The rear is only hit when nothing else is left standing."""
        if answer.get("rear") and any(bands[band] > answer.get(band, 0) for band in ("vanguard", "centre")):
            return Illegal("rear_covered")
        return None

    def share(self, play: Play[Field], answer: dict[str, int]) -> Step:
        bands = play.state.bands[self.seat]
        for band, amount in answer.items():
            bands[band] -= amount
        play.emit("wounds", seat=self.seat, bands=answer)
        if not any(bands.values()):
            play.win(other(self.seat), "rout")
        return Done(self.amount)


def first_fit(bands: dict[str, int], amount: int) -> dict[str, int]:
    answer = {}
    for band in BANDS:
        answer[band] = min(bands[band], amount)
        amount -= answer[band]
    return answer


def draw(play: Play[Field], seat: str) -> None:
    field = play.state
    if not field.deck:
        field.deck, field.discard = field.discard, []
    card = play.take("card", field.deck)
    field.hands[seat].append(card)
    play.emit("draw", seat=seat, secret={seat: {"card": card}})


class Skirmish(engine.Game[Field]):
    id = "skirmish"
    seats = SEATS
    version = 2
    state = Field
    frames = (Rounds, Strike, Wounds)
    package = "tests.skirmish"
    commands = (
        Command("clash", (Option("card", ("clash",)),)),
        Command("shield", (Option("answer", ("shield",)), Option("wounds", ("share",)))),
        Command("parry", (Option("wounds", ("share",)),), {"shield": "yes"}),
        Command("wounds", (Option("bands", ("share",)),)),
    )
    migrations = {1: lambda raw: {**raw, "state": {**raw["state"], "turn": raw["state"]["round"]}}}

    def set_up(self, play: Play[Field], options: dict[str, Any]) -> Frame:
        field = play.state
        field.deck = CARDS * 2
        field.hands = {seat: [] for seat in SEATS}
        field.bands = {seat: dict.fromkeys(BANDS, STRENGTH) for seat in SEATS}
        field.shields = {seat: play.roll("shields", 1, (0, 1, 2))[0] for seat in SEATS}
        for seat in SEATS:
            for _ in range(3):
                draw(play, seat)
        return Rounds()

    def show(self, match: Match[Field], seat: str | None) -> dict[str, Any]:
        field = match.state
        shown: dict[str, Any] = {
            "bands": field.bands,
            "hands": {one: len(field.hands[one]) for one in SEATS},
            "deck": len(field.deck),
            "discard": field.discard,
        }
        return shown | ({"hand": field.hands[seat], "shield": field.shields[seat]} if seat else {})

    def resample(self, match: Match[Field], seat: str | None, rng: Dice) -> None:
        field = match.state
        hidden = [one for one in SEATS if one != seat]
        unseen = field.deck + [card for one in hidden for card in field.hands[one]]
        for one in hidden:
            field.hands[one] = [unseen.pop(rng.randrange(len(unseen))) for _ in field.hands[one]]
            field.shields[one] = rng.randrange(3)
        field.deck = unseen

    def check(self, match: Match[Field]) -> None:
        field = match.state
        cards = [*field.deck, *field.discard, *field.hands[RED], *field.hands[BLUE]]
        assert sorted(cards) == sorted(CARDS * 2), "every card is in one place"

    def write(self, state: Field, seat: str | None, whole: bool) -> list[str]:
        lines = [f"round {state.turn}"]
        for one in SEATS:
            bands = " ".join(f"{band}={left}" for band, left in state.bands[one].items())
            known = f" shield {state.shields[one]} hand {' '.join(state.hands[one])}" if whole or one == seat else ""
            lines.append(f"side {one} {bands}{known}")
        lines.append(f"discard {' '.join(state.discard)}".rstrip())
        return [*lines, f"deck {' '.join(state.deck)}".rstrip()] if whole else lines

    def read(self, lines: list[str]) -> Field:
        state = Field()
        for line in lines:
            match line.split():
                case ["round", turn]:
                    state.turn = int(turn)
                case ["side", seat, *bands, "shield", shield, "hand", a, b, c, d]:
                    state.bands[seat] = {k: int(v) for k, v in (band.split("=") for band in bands)}
                    state.shields[seat], state.hands[seat] = int(shield), [a, b, c, d]
                case ["side", seat, *bands, "shield", shield, "hand", a, b, c]:
                    state.bands[seat] = {k: int(v) for k, v in (band.split("=") for band in bands)}
                    state.shields[seat], state.hands[seat] = int(shield), [a, b, c]
                case ["deck", *cards]:
                    state.deck = cards
                case ["discard", *cards]:
                    state.discard = cards
                case _:
                    raise ValueError(f"what is {line!r}?")
        return state

    def entry(self, state: Field) -> list[Frame]:
        return [Rounds(at="clash")]


engine.register(Skirmish())
