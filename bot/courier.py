"""Courier: carries letters to Discord, and says in the outbox's words what came of it."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import ui

from bot.hours import utc, wants_peace
from bot.outbox import Busy, Gone, Refused
from bot.presenter.letters import compose
from bot.presenter.panel import Post
from bot.store import letters
from bot.store.letters import Letter

if TYPE_CHECKING:
    from bot.client import Ravenpost

_log = logging.getLogger(__name__)

CLOSED = {50007, 50278, 50009}  # no DMs to this person; no server in common; verification level
FORBIDDEN = {50001, 50013, 40001, 50083, 160002}  # no access, no permission, archived thread
NO_CHANNEL, NO_MESSAGE, NO_USER = 10003, 10008, 10013
TOO_OLD_TO_EDIT = {30046, 50083}  # too many edits of old messages; in an archived thread, which a new one wakes
TOO_FAST = {40003, 20028, 20016}  # opening DMs too fast, channel write rate


class Courier:
    """Discord, as the outbox needs it."""

    def __init__(self, client: "Ravenpost") -> None:
        self._client = client

    async def send(self, letter: Letter) -> int | None:
        post = await compose(self._client, letter)
        if post is None:
            return None
        try:
            if letter.person is not None:
                return await self._to_person(letter, letter.person, post)
            message = await self._to_channel(letter, letter.channel or 0, post)
            await self._strip_settled(letter)
            return message
        except discord.HTTPException as error:
            raise translated(error) from error
        except discord.RateLimited as error:
            raise Busy(error.retry_after) from error
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Busy() from error

    async def _to_person(self, letter: Letter, person: int, post: Post) -> int:
        channel = await self._client.create_dm(discord.Object(person))
        silent = await self._in_peace(person)
        message = await channel.send(
            view=post.view, files=post.files, nonce=letter.nonce, allowed_mentions=only([]), silent=silent
        )
        return message.id

    async def _to_channel(self, letter: Letter, channel_id: int, post: Post) -> int:
        channel = self._client.get_partial_messageable(channel_id)
        old = channel.get_partial_message(letter.replaces) if letter.replaces else None
        if old is not None and not letter.payload.get("fresh"):
            try:
                await old.edit(view=post.view, attachments=post.files, allowed_mentions=only([]))
                return old.id
            except discord.HTTPException as error:
                if error.code not in TOO_OLD_TO_EDIT:
                    raise
        for file in post.files:
            file.reset()
        called, silent = await self._called(post.ping)
        message = await channel.send(
            view=post.view, files=post.files, nonce=letter.nonce, allowed_mentions=only(called), silent=silent
        )
        if old is not None and old.id != message.id:
            await self._strip(channel_id, old.id, panel=True)
        where, panel = letter.payload.get("strips", (0, None))
        if panel:
            await self._strip(where, panel, panel=True)
        return message.id

    async def _called(self, people: Sequence[int]) -> tuple[Sequence[int], bool]:
        """Whom a message calls, and whether without a sound.

        Of several, those who may be disturbed now. If that is nobody, all of them: they find the mention later.
        """
        awake = [one for one in people if not await self._in_peace(one)]
        return (awake, False) if awake or not people else (people, True)

    async def _in_peace(self, person: int) -> bool:
        return wants_peace(await self._client.people.get(person), utc(self._client.clock()))

    async def _strip_settled(self, letter: Letter) -> None:
        """Take the buttons off what was asked and would not be asked any more. This may fail as well."""
        store = self._client.store
        try:
            for asked in await store.read(lambda db: letters.open_questions(db, letter.match)):
                if await compose(self._client, asked) is None:
                    await store.write(lambda db, one=asked: letters.close_question(db, one))  # type: ignore[misc]
                    where = asked.channel or (await self._client.create_dm(discord.Object(asked.person or 0))).id
                    await self._strip(where, asked.message or 0)
        except Exception:
            _log.exception("what is settled keeps its buttons, in match %s", letter.match)

    async def _strip(self, channel_id: int, message_id: int, panel: bool = False) -> None:
        """Take the buttons off an old message. They would be answered as outdated anyway, so this may fail.

        The message that makes it old has been posted: whatever happens here, it must not be tried again.
        """
        try:
            old = await self._client.get_partial_messageable(channel_id).fetch_message(message_id)
            await old.edit(view=stripped(old, panel), allowed_mentions=only([]))
        except Exception as error:
            _log.warning("an old message keeps its buttons: %r", error)


def only(people: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(one) for one in people]
    )


def stripped(message: discord.Message, panel: bool = False) -> ui.LayoutView:
    """The message's layout without its controls. Pictures refer to the attachments that it has already.

    The last words of a panel say whose move it was, which is true no longer.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in list(view.children):
        if isinstance(item, ui.ActionRow):
            view.remove_item(item)
        elif panel and isinstance(item, ui.Container):
            *_, last = [part for part in item.children if isinstance(part, ui.TextDisplay)]
            item.remove_item(last)
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            item.items = [_kept(one) for one in item.items]
    return view


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """What was uploaded with the message has its id; the message's own list leaves out what is shown in a layout."""
    name = item.media.url.split("?")[0].rsplit("/", 1)[-1]
    url = f"attachment://{name}" if item.media.attachment_id else item.media.url
    return discord.MediaGalleryItem(url, description=item.description, spoiler=item.spoiler)


def translated(error: discord.HTTPException) -> Exception:
    """Discord's error as the outbox's. What is none of these is a fault of ours, and is given back as it is."""
    if error.code in CLOSED | FORBIDDEN or (isinstance(error, discord.Forbidden) and error.code not in TOO_FAST):
        return Refused(str(error.code))
    if error.code == NO_CHANNEL:
        return Gone("channel")
    if error.code == NO_MESSAGE:
        return Gone("message")
    if error.code == NO_USER:
        return Refused(str(error.code))
    if error.status == 429 or error.code in TOO_FAST:
        wait = error.response.headers.get("Retry-After") if hasattr(error.response, "headers") else None
        return Busy(float(wait) if wait else None)
    if error.status >= 500:
        return Busy()
    return error
