"""What selfplay counts, as figures and as a report."""

from collections import Counter
from typing import Any

import msgspec

from engine.opponents.arena import Played, Trouble


class Series(msgspec.Struct, frozen=True):
    """What to play. `module` registers the game, so that a fresh process finds it."""

    game: str
    module: str
    games: int
    seed: int
    players: tuple[str, ...]
    check: bool


class Tally:
    """The figures of a series, game by game."""

    def __init__(self, series: Series, seats: tuple[str, ...], jobs: int) -> None:
        self.series, self.jobs = series, jobs
        self.games = self.finished = self.decisions = 0
        self.wins = Counter(dict.fromkeys(seats, 0))
        self.ways: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.longest: Played | None = None
        self.trouble: Trouble | None = None
        self.trouble_in = 0
        self.seconds = 0.0

    def add(self, played: Played) -> bool:
        """Count a game; False if it went wrong, which ends the series."""
        self.games += 1
        self.decisions += played.decisions
        if played.trouble:
            self.trouble, self.trouble_in = played.trouble, played.index
            return False
        self.finished += 1
        self.wins[played.winner or "nobody"] += 1
        self.ways[played.how or "undecided"] += 1
        self.turns[played.turns] += 1
        if self.longest is None or played.decisions > self.longest.decisions:
            self.longest = played
        return True

    def figures(self) -> dict[str, Any]:
        seconds = max(self.seconds, 1e-9)
        figures = {
            "game": self.series.game,
            "players": self.series.players,
            "seed": self.series.seed,
            "jobs": self.jobs,
            "checked": self.series.check,
            "games": self.games,
            "finished": self.finished,
            "seconds": round(self.seconds, 3),
            "games_per_minute": round(60 * self.games / seconds, 1),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "decisions_per_game": round(self.decisions / self.games, 2) if self.games else 0.0,
            "wins": dict(self.wins),
            "ways": dict(sorted(self.ways.items())),
            "turns": {str(turn): count for turn, count in sorted(self.turns.items())},
            "longest": None,
            "failure": None,
        }
        if self.longest:
            one = self.longest
            figures["longest"] = {
                "game": one.index,
                "seed": one.seed,
                "decisions": one.decisions,
                "turns": one.turns,
            }
        if self.trouble:
            figures["failure"] = {"game": self.trouble_in, **msgspec.to_builtins(self.trouble)}
        return figures

    def report(self) -> str:
        series, figures = self.series, self.figures()
        lines = [
            f"{series.game}, {' against '.join(series.players)}, seed {series.seed}: "
            f"{self.games:,} games, {self.finished:,} finished{', all checked' if series.check else ''}",
            f"{figures['games_per_minute']:,.0f} games/min, {figures['decisions_per_second']:,.0f} decisions/s, "
            f"{figures['decisions_per_game']:,.1f} decisions per game",
            f"won by seat: {_counts(self.wins)}",
            f"won by way:  {_counts(self.ways)}",
        ]
        if self.longest:
            lines.append(f"turns: {min(self.turns)} to {max(self.turns)}, mostly {self.turns.most_common(1)[0][0]}")
            lines.append(
                f"longest: game {self.longest.index} with {self.longest.decisions:,} decisions "
                f"in {self.longest.turns} turns (match seed {self.longest.seed})"
            )
        if self.trouble:
            lines += ["", f"GAME {self.trouble_in} WENT WRONG: {self.trouble.error}", "", self.trouble.trace]
            lines += [f"match seed: {self.trouble.seed}", "", self.trouble.reproduce]
        return "\n".join(lines)


def _counts(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counts.items()) or "-"
