"""All modules with card effects; importing this registers every card."""

from importlib import import_module

MODULES = tuple(
    import_module(f"engine.five_armies.cards.{name}")
    for name in (
        "verbs",
        "reserves",
        "event_army",
        "event_character",
        "event_combat",
        "event_forces",
        "event_muster",
        "event_tactics",
        "fate_cards",
        "story_free_army",
        "story_free_character",
        "story_free_muster",
        "story_shadow_army",
        "story_shadow_character",
        "story_shadow_muster",
    )
)
