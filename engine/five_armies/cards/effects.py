"""All modules with card effects; importing this registers every card."""

from types import ModuleType

from engine.five_armies.cards import (
    event_army,
    event_character,
    event_combat,
    event_forces,
    event_muster,
    event_tactics,
    fate_cards,
    reserves,
    story_free_army,
    story_free_character,
    story_free_muster,
    story_shadow_army,
    story_shadow_character,
    story_shadow_muster,
    verbs,
)

MODULES: tuple[ModuleType, ...] = (
    event_army,
    event_character,
    event_combat,
    event_forces,
    event_muster,
    event_tactics,
    fate_cards,
    reserves,
    story_free_army,
    story_free_character,
    story_free_muster,
    story_shadow_army,
    story_shadow_character,
    story_shadow_muster,
    verbs,
)
