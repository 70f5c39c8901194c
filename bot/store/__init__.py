"""Matches on the disk, in SQLite. Knows nothing of Discord but its ids, which are whole numbers."""

from bot.store.database import Store
from bot.store.letters import Draft, Letter
from bot.store.log import Logged
from bot.store.matches import Info
from bot.store.people import People, Person

__all__ = ["Draft", "Info", "Letter", "Logged", "People", "Person", "Store"]
