"""Every card of Five Armies is played in 20,000 games: `pytest --soak -n 0 -s tests/soak/test_cards.py`.

Half of the games are uniformly random. In the other half both sides go for each other's settlements, since some cards
need a position that chance alone hardly ever reaches (the Scales Tip: six victory points).
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import engine
from engine.core.chance import SEED_BYTES, Stream
from engine.five_armies.catalogue import CARDS
from engine.opponents import LazyView, player

pytestmark = pytest.mark.soak
GAMES, CHUNK, LEAST = 20_000, 250, 50


def uses() -> list[tuple[str, str]]:
    """Each card with what it can be played for."""
    orders = [(card, "fate" if data.deck == "fate" else "order") for card, data in CARDS.items()]
    return orders + [(card, "combat") for card, data in CARDS.items() if data.window]


def play(chunk: int) -> Counter[tuple[str, str]]:
    title, counts = engine.game("five_armies"), Counter[tuple[str, str]]()
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        rng = Stream(f"cards {number}")
        match = title.new(seed=rng.bytes(SEED_BYTES))
        kind = player("bold" if number % 2 else "random", title.id)
        while not match.over:
            seat, question = next(iter(match.questions().items()))
            view = LazyView(lambda match=match, seat=seat: match.view(seat))
            for event in match.answer(seat, kind.choose(view, question, rng)):
                counts.update(played(event))
    return counts


def played(event: engine.Event) -> list[tuple[str, str]]:
    match event.kind:
        case "card_played":
            return [(event.data["card"], "order")]
        case "fate_card":
            return [(event.data["card"], "fate")]
        case "maneuvers":
            return [(event.data[side], "combat") for side in ("free", "shadow") if event.data[side] in CARDS]
    return []


def test_every_card_is_played(capsys):
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        counts = sum(pool.map(play, range(GAMES // CHUNK)), Counter())
    rare = {use: counts[use] for use in uses() if counts[use] < LEAST}
    with capsys.disabled():
        rarest = sorted(uses(), key=lambda use: counts[use])[:5]
        print(f"\n{GAMES:,} games; rarest: " + ", ".join(f"{card} ({use}) {counts[card, use]}" for card, use in rarest))
    assert not rare, f"hardly ever played: {rare}"
