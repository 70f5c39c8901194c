"""What the bot must be allowed in a channel, and the link that invites it with just that."""

import discord

NEEDED = {
    "view_channel": "to see the channel of a match",
    "send_messages": "to post the board and what happened",
    "send_messages_in_threads": "to do so in a thread",
    "attach_files": "to show the board as a picture, and exported matches",
    "read_message_history": "to change its own panels",
}


def permissions() -> discord.Permissions:
    return discord.Permissions(**dict.fromkeys(NEEDED, True))


def missing(have: discord.Permissions, thread: bool = False) -> list[str]:
    """The names of what is needed in a channel or a thread, and not allowed; in the order above."""
    elsewhere = "send_messages" if thread else "send_messages_in_threads"
    return [] if have.administrator else [name for name in NEEDED if name != elsewhere and not getattr(have, name)]


def invite(client: int) -> str:
    """The link by which a server's owner lets the bot in."""
    return discord.utils.oauth_url(client, permissions=permissions(), scopes=("bot", "applications.commands"))
