"""All modules with card effects; importing this registers every card."""

from types import ModuleType

from engine.five_armies.cards import verbs

MODULES: tuple[ModuleType, ...] = (verbs,)
