"""What happened, and who may know it."""

from typing import Any

import msgspec


class Event(msgspec.Struct, omit_defaults=True):
    """One thing that happened. `data` is public; `secret` adds, per seat, what only that seat may know. With `only`,
    that seat alone learns that it happened at all.

    `barrier` says that the own undo ends here, and why: "chance" (a die, a draw), "reveal" (something hidden became
    known) or "seat" (another seat has answered).
    """

    kind: str
    data: dict[str, Any] = {}
    secret: dict[str, dict[str, Any]] = {}
    barrier: str = ""
    only: str = ""

    @property
    def final(self) -> bool:
        """Whether the seat that answered cannot take it back alone: it has seen what it must not choose again after.

        Having answered after somebody else ("seat") is in nobody's way but that other one's.
        """
        return self.barrier in ("chance", "reveal")

    def known_to(self, seat: str | None) -> bool:
        """Whether this seat may hear of it; None is a spectator."""
        return not self.only or self.only == seat

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        """The event's data as this seat knows it; None is a spectator."""
        own = self.secret.get(seat) if seat else None
        return {**self.data, **own} if own else self.data
