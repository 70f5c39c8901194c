"""The rules of the games: pure. No network, no database, no pictures, no clock, no unkeyed chance.

`game(id)` gives a game, `game.new()` a match; see `engine.core.match.Match` for what can be done with one.
"""

from engine.core import chance
from engine.core.chance import Draw
from engine.core.event import Event
from engine.core.game import BadDocument, Game, UnknownGame, built_in, game, games, register
from engine.core.match import Match
from engine.core.question import Illegal, Pick, Question, Split

built_in(five_armies="engine.five_armies.game")

__all__ = [
    "BadDocument",
    "Draw",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Pick",
    "Question",
    "Split",
    "UnknownGame",
    "chance",
    "game",
    "games",
    "register",
]
