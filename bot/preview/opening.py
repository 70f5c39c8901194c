"""Where the match on the try page begins: at the start, or in the thick of it; and who answers for a seat of code."""

from collections.abc import Mapping
from secrets import token_bytes
from typing import Any

import engine
from bot import news
from bot.client import Ravenpost
from bot.errors import NoMatch
from bot.store import letters
from bot.store.matches import Info
from engine import Match, Pick
from engine.core.chance import SEED_BYTES, Stream
from engine.opponents import Player, player

THICK_TURN, THICK_CHOICES, THICK_HAND = 3, 5, 4
MOST_STORIES = 40
MOST_ANSWERS = 2_000
RECENT = 5  # entries of the log that the first panel tells


async def find(client: Ravenpost, channel: int) -> Info | None:
    """The match that a kept database has in this channel."""
    try:
        return (await client.table.at(channel)).info
    except NoMatch:
        return None


async def begin(
    client: Ravenpost, game: str, channel: int, guild: int, seats: Mapping[str, int], lang: str, fresh: bool = False
) -> Info:
    """Begin a match. Unless it is to be fresh, code plays both seats until there is something to do."""
    seed, answers = story(engine.game(game))
    client.table._seed = lambda size: seed
    where: dict[str, Any] = {"host": next(iter(seats.values())), "guild": guild, "language": lang}
    match_id = await client.table.open(game, channel, dict(seats), **where)
    for seat, value in [] if fresh else answers:
        await client.table.answer(match_id, seats[seat], [value], seat=seat)
    client.table._seed = token_bytes
    info = (await client.table.look(match_id)).info
    await announce(client, info)
    return info


async def announce(client: Ravenpost, info: Info) -> None:
    """Post the board and everybody's hand as they are now, and nothing of what went before."""
    since = max(0, info.place - RECENT)
    drafts = [news.public(info, "begun"), news.panel(info, since, fresh=True)]
    drafts += [draft for seat in info.seats if (draft := news.notice(info, seat, since, secrets=True))]

    def work(db: Any) -> None:
        waiting = [row[0] for row in db.execute("SELECT id FROM outbox WHERE fate IS NULL")]
        letters.settle(db, waiting, "needless", client.clock())
        letters.forget_panel(db, info.id)
        letters.put(db, drafts, client.clock())

    await client.store.write(work)


def story(game: engine.Game[Any]) -> tuple[bytes, list[tuple[str, Any]]]:
    """A seed, and the answers that lead from it into the thick of a match. The same ones every time."""
    for number in range(MOST_STORIES):
        seed = Stream(f"try/{game.id}/{number}").bytes(SEED_BYTES)
        minds = {seat: player(next(iter(game.players), "random"), game.id) for seat in game.seats}
        rng, match = Stream(f"try/{number}"), game.new(seed)
        answers: list[tuple[str, Any]] = []
        while not match.over and len(answers) < MOST_ANSWERS:
            if thick(match):
                return seed, answers
            seat, question = next(iter(match.questions().items()))
            answers.append((seat, minds[seat].choose(match.view(seat), question, rng)))
            match.answer(*answers[-1])
    return seed, []


def thick(match: Match[Any]) -> bool:
    """Whether the match is well under way, with hands to play from, and one side has something to decide."""
    asked = list(match.questions().values())
    if match.turn < THICK_TURN or len(asked) != 1 or not isinstance(asked[0], Pick):
        return False
    hands = [match.view(seat).get("hand") for seat in match.game.seats]
    return len(asked[0].options) >= THICK_CHOICES and all(hand is None or len(hand) >= THICK_HAND for hand in hands)


class Opponent:
    """A seat that code plays. It sees the seat's view and question, as a person would."""

    def __init__(self, client: Ravenpost, channel: int, seat: str, name: str, seed: str) -> None:
        self._client, self._channel, self._seat = client, channel, seat
        self._name, self._rng = name, Stream(f"try/{seed}/{seat}")
        self._players: dict[str, Player] = {}

    async def answer(self) -> bool:
        """Answer once if this seat is asked something. Whether it was."""
        try:
            info, match = await self._client.table.at(self._channel)
        except NoMatch:
            return False
        question = match.questions().get(self._seat) if match and info.status == "active" and not info.paused else None
        person = info.seats.get(self._seat)
        if match is None or question is None or person is None:
            return False
        mind = self._players.setdefault(info.game, player(self._name, info.game))
        value = mind.choose(match.view(self._seat), question, self._rng)
        await self._client.table.answer(info.id, person, [value], question.number, seat=self._seat)
        return True
