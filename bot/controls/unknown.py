"""Controls that no class knows: of an older version, or damaged. They get an answer, too; and modals that come back."""

import logging
from typing import Any

import discord

from bot.controls.amounts import MODALS, submitted
from bot.controls.base import FAMILIES
from bot.controls.ids import read
from bot.reception import Interaction, Reception, TooLate

_log = logging.getLogger(__name__)


async def receive(interaction: Interaction) -> None:
    """Called for every interaction; does something only where discord.py would do nothing."""
    data: Any = interaction.data or {}
    key = read(str(data.get("custom_id", "")))
    modal = interaction.type is discord.InteractionType.modal_submit
    if not modal and interaction.type is not discord.InteractionType.component:
        return
    if not modal and key is not None and key.verb in FAMILIES:
        return
    try:
        async with Reception(interaction, key.verb if key else "unknown") as caller:
            if modal and key is not None and key.verb in MODALS:
                caller.about.update(match=key.match, number=key.number)
                await submitted(caller, key)
            else:
                await caller.reply(caller.say("unknown-control"))
    except TooLate:
        _log.info("an unknown control was not answered")
