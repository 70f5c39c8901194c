"""All pictures of this game, for the registry."""

from render.five_armies.battle import battle
from render.five_armies.board import board
from render.five_armies.chart import chart
from render.five_armies.fate import fate
from render.five_armies.hand import hand
from render.five_armies.replay import replay
from render.registry import Pictures

PICTURES = Pictures("five_armies", board, hand, battle, fate, replay, chart)
