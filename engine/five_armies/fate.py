"""Fate (ch. VII): the Shadow draws tiles, the marker moves, Fate cards come to the Free Peoples."""

from engine.core.frame import Done, Frame, Step
from engine.core.question import Pick, Question
from engine.five_armies.cards.registry import FATES
from engine.five_armies.figures import LIMITS, RUNES, SPECIAL_TILES, TILE_NUMBER
from engine.five_armies.lasting import ending, lasting, put_away
from engine.five_armies.state import FREE, SHADOW, Table

DRAW, APPLY = "draw_tile", "apply_tile"


class FatePhase(Frame):
    """Phase 3: as many tiles as generals are activated, at least one; the last one drawn counts (p. 16)."""

    allowed: int = 1
    drawn: list[str] = []
    public = ("allowed", "drawn")

    def start(self, table: Table) -> Step:
        table.state.phase = "fate"
        self.allowed = max(1, len(table.state.activated))
        return self.to("draw")

    def draw(self, table: Table) -> Step:
        state = table.state
        if not state.tiles and not state.first_tile:
            ending(table, "fate_phase")
            return Done()
        tile = state.first_tile or table.take("tile", state.tiles)
        if state.first_tile:  # a card has chosen the first tile
            state.first_tile = ""
            table.reveal()
            ending(table, "first_tile_drawn")
        self.drawn.append(tile)
        table.emit("tile_drawn", tile=f"tile_{tile}")
        special = tile in SPECIAL_TILES
        self.at = "apply" if special or len(self.drawn) == self.allowed or not state.tiles else "choose"
        return None

    def ask_choose(self, table: Table) -> Question:
        left = self.allowed - len(self.drawn)
        return Pick(
            seat=SHADOW, kind="fate", options=[APPLY, DRAW], data={"tile": f"tile_{self.drawn[-1]}", "left": left}
        )

    def choose(self, table: Table, answer: str) -> Step:
        return self.to("draw" if answer == DRAW else "apply")

    def apply(self, table: Table) -> Step:
        """The tile leaves the game, those before it go back to the pool; a rune gives a Fate card (p. 17)."""
        state = table.state
        *before, tile = self.drawn
        state.tiles = sorted([*state.tiles, *before])
        self.drawn = [tile]
        slower = lasting(state, "fate_slower")
        advance_fate(table, max(0, TILE_NUMBER[tile] - (slower.number if slower else 0)))
        ending(table, "fate_phase")
        if tile in RUNES:
            return self.call(DrawFateCard(), "over")
        return Done()

    def over(self, table: Table, result: object = None) -> Step:
        return Done()


def advance_fate(table: Table, steps: int) -> None:
    """Move the marker; on the last space the Free Peoples win (p. 17)."""
    state = table.state
    state.fate = min(LIMITS.fate_end, state.fate + steps)
    table.emit("fate_moves", steps=steps, space=state.fate)
    if state.fate == LIMITS.fate_end:
        table.win(FREE, "fate")


class DrawFateCard(Frame):
    """The Free Peoples draw a Fate card, unless they have one already, and carry it out at once (p. 17)."""

    card: str = ""
    public = ("card",)

    def start(self, table: Table) -> Step:
        deck = table.state.decks["fate"]
        if not self.card and not deck:
            return Done()
        self.card = self.card or table.take("fate", deck)
        table.state.played.append(self.card)
        table.emit("fate_card", card=self.card)
        return self.to("carry_out")

    def carry_out(self, table: Table) -> Step:
        effect = FATES.get(self.card)
        step = effect(table, FREE) if effect else None
        return self.call(step, "over") if step else self.to("over")

    def over(self, table: Table, result: object = None) -> Step:
        """Unless it lies beside a character's card, it is discarded."""
        if put_away(table.state, self.card):
            table.state.discards["fate"].append(self.card)
        return Done()
