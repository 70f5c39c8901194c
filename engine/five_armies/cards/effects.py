"""All modules with card effects; importing this registers every card."""

from types import ModuleType

MODULES: tuple[ModuleType, ...] = ()
