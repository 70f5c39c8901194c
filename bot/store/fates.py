"""What becomes of a letter, and what follows from it. Every function works inside the caller's transaction."""

import sqlite3

from bot.store import letters, matches, people
from bot.store.letters import Draft, Fate, Lane, Letter
from bot.store.matches import Info


def sent(db: sqlite3.Connection, letter: Letter, message: int | None, now: float) -> None:
    """It was posted as this message (None: there was nothing to post). So the person or channel can be reached."""
    letters.settle(db, [letter.id], "needless" if message is None else "sent", now, message)
    if message is None:
        return
    if letter.person is not None and people.get(db, letter.person).dm_closed:
        people.change(db, letter.person, dm_closed=False, dm_retry=0)
    if letter.channel is not None and letter.match is not None:
        match = matches.info(db, letter.match)
        if match.channel != letter.channel:  # it has moved meanwhile
            return
        if letter.kind == "panel":
            letters.set_panel(db, match.id, match.channel, message)
        if match.lost:
            matches.change(db, match.id, lost="")


def merged(db: sqlite3.Connection, outdated: list[Letter], newest: Letter, now: float) -> None:
    """The newest panel, or notice to a seat, takes over what the ones before it had to say."""
    together = [*outdated, newest]
    newest.payload["since"] = min(one.payload["since"] for one in together)
    for mark in newest.payload.keys() & {"fresh", "secrets", "drawn"}:
        newest.payload[mark] = any(one.payload.get(mark) for one in together)
    if "ping" in newest.payload:  # whoever was asked something else meanwhile has answered
        same = [one.payload.get("ping", []) for one in together if one.payload["number"] == newest.payload["number"]]
        newest.payload["ping"] = sorted({seat for seats in same for seat in seats})
    letters.extend(db, newest, newest.payload)
    letters.settle(db, [one.id for one in outdated], "merged", now)


def unwanted(db: sqlite3.Connection, letter: Letter, now: float) -> None:
    """The person wants no direct messages. Who was in bed when the others were called is called now, in public."""
    letters.settle(db, [letter.id], "unwanted", now)
    _remind_in_public(db, letter, now)
    if letter.held:
        _call_in_public(db, letter, now)


def dm_closed(db: sqlite3.Connection, letter: Letter, tried: bool, now: float) -> None:
    """Remember it; and once a day tell the person in public, without content, that something private waits for them."""
    person = letter.person or 0
    letters.settle(db, [letter.id], "refused", now)
    if tried:
        people.dm_refused(db, person, now)
    _remind_in_public(db, letter, now)
    _call_in_public(db, letter, now)


def _call_in_public(db: sqlite3.Connection, letter: Letter, now: float) -> None:
    if letter.match is None or letter.kind != "notice":
        return
    match = matches.info(db, letter.match)
    payload = {"match": match.id, "person": letter.person}
    draft = Draft("dm_closed", payload, channel=match.channel, match=match.id)
    told = letters.written(db, draft, now - people.DM_RETRY_SECONDS)
    if _wants_a_call(letter, match) and not match.lost and not told:
        letters.put(db, [draft], now)


def _wants_a_call(letter: Letter, match: Info) -> bool:
    """Whether nothing else calls them. Who is to answer is called by the panel, but in their quiet hours silently.

    What was held back, and has been overtaken by the match meanwhile, needs no telling.
    """
    told = letter.payload
    return told["number"] == match.number if letter.held else told["secrets"] and not told["owing"]


def _remind_in_public(db: sqlite3.Connection, letter: Letter, now: float) -> None:
    """Who cannot be reminded privately is mentioned in the channel: a reminder that nobody gets would be none."""
    if letter.kind == "reminder" and letter.match is not None:
        match = matches.info(db, letter.match)
        letters.put(db, [Draft("reminder", letter.payload, channel=match.channel, match=match.id)], now)


def channel_lost(db: sqlite3.Connection, letter: Letter, fate: Fate, now: float) -> None:
    """The channel cannot be reached: give up what waits for it and tell the players, once. The match goes on."""
    everything = letters.waiting(db, Lane(letter.channel, None), now, most=-1)
    letters.settle(db, [one.id for one in everything], fate, now)
    for match_id in sorted({one.match for one in everything if one.match is not None}):
        match = matches.info(db, match_id)
        if match.lost or match.channel != letter.channel:
            continue
        matches.change(db, match.id, lost=fate)
        payload = {"match": match.id, "channel": match.channel}
        holders = sorted({holder for holder in match.seats.values() if holder})
        letters.put(db, [Draft("channel_lost", payload, person=one, match=match.id) for one in holders], now)
