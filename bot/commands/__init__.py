"""Slash commands: those of the bot, and those that the games declare."""

from bot.commands.tree import Tree

__all__ = ["Tree"]
