"""Waiting: whom a match waits for, and when they hear of it. Works inside the transaction that changes the match.

`follow` keeps the rows fit after every change; `step` writes what is due as letters of the outbox and moves the due
time on in the same transaction, so a crash neither loses nor repeats one. Letters carry no hidden fact.
"""

import sqlite3
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot import news
from bot.hours import undisturbed, utc
from bot.store import letters, matches, people, waits
from bot.store.letters import Draft
from bot.store.matches import Info
from bot.store.people import Person
from bot.store.waits import Wait
from bot.ticking import follow_clocks, foreseen, has_fallen, runs, settled
from engine.core.record import HIDDEN

BACKOFF = (24, 48, 72)  # hours between reminders, after the first
ENDING = 24  # hours after the last reminder until the others are told
REMINDERS = 1 + len(BACKOFF)


def follow(db: sqlite3.Connection, match_id: int, now: datetime) -> None:
    """After any change of a match: wait for its players as long as it goes on, and let its clocks run.

    Most answers cost no writing here: that a wait is over is found out when it is due, unless they were reminded.
    """
    if waits.in_order(db, match_id):
        return
    info = matches.info(db, match_id)
    owing, players = _owing(info), _players(info)
    kept = waits.of_match(db, info.id)
    for person, wait in kept.items():
        if person not in players or _answered(info, wait, owing):
            waits.remove(db, wait)
    for person in players:
        if person not in kept or _answered(info, kept[person], owing):
            at = now.timestamp()
            fresh = Wait(info.id, person, info.number, since=at, steps=0, last=at)
            waits.keep(db, planned(fresh, people.get(db, person)))
    follow_clocks(db, info, now)


def _players(info: Info) -> list[int]:
    """In order; nobody while the match stands still."""
    going = info.status == "active" and not info.paused
    return [person for person in dict.fromkeys(info.seats.values()) if person is not None] if going else []


def _owing(info: Info) -> dict[int, str]:
    """Who must answer, and for which seat: the first, if several are theirs."""
    going = _players(info)
    return {
        person: seat for seat in reversed(info.owing) if (person := info.seats[seat]) is not None and person in going
    }


def _answered(info: Info, wait: Wait, owing: Mapping[int, str]) -> bool:
    """They were reminded, and have answered."""
    return wait.steps > 0 and (wait.number != info.number or wait.person not in owing)


def current(db: sqlite3.Connection, info: Info, wait: Wait, seat: str) -> Wait:
    """The wait as it is now. It began when the question was put, or when the seat took its answer to it back."""
    if wait.steps:
        return wait
    known = f"act NOT IN ({', '.join(map(repr, HIDDEN))})"  # of the rest nobody may hear, in no way
    where = f"match_id = ? AND (number < ? OR seat = ?) AND {known} ORDER BY place DESC LIMIT 1"
    row = db.execute(f"SELECT at FROM log WHERE {where}", (info.id, info.number, seat)).fetchone()
    since = max(wait.since, row[0] if row else 0)
    return replace(wait, number=info.number, since=since, last=since)


def planned(wait: Wait, person: Person) -> Wait:
    """The wait with the time of its next step, by the person's settings. It counts from when they could be told."""
    hours = (person.remind_hours, *BACKOFF, ENDING)
    if not person.remind_hours or wait.steps >= len(hours):
        return replace(wait, due=None)
    wanted = undisturbed(person, utc(wait.last)) + timedelta(hours=hours[wait.steps])
    return replace(wait, due=undisturbed(person, wanted).timestamp())


def step(db: sqlite3.Connection, match_id: int, now: datetime) -> int:
    """Write what is due in this match. How many letters."""
    info = matches.info(db, match_id)
    owing, drafts = _owing(info), []
    for wait in waits.of_match(db, match_id).values():
        if wait.due is None or wait.due > now.timestamp():
            continue
        person = people.get(db, wait.person)
        seat = owing.get(wait.person)
        if seat is None:  # look again when they could be late at the earliest
            waits.keep(db, planned(replace(wait, last=now.timestamp()), person))
        else:
            drafts += _remind(db, info, current(db, info, wait, seat), person, seat, now)
    drafts += _fallen(db, info, now)
    letters.put(db, drafts, now.timestamp())
    return len(drafts)


def _remind(db: sqlite3.Connection, info: Info, wait: Wait, person: Person, seat: str, now: datetime) -> list[Draft]:
    plan = planned(wait, person)
    if plan.due is None or plan.due > now.timestamp():
        waits.keep(db, plan)
        return []
    later = undisturbed(person, now)
    if later > now:  # the bot was not there when it was due, and now they sleep
        waits.keep(db, replace(wait, due=later.timestamp()))
        return []
    done = replace(wait, steps=wait.steps + 1, last=now.timestamp())
    waits.keep(db, planned(done, person))
    told: dict[str, Any] = {"seat": seat, "number": wait.number, "since": int(wait.since)}
    if wait.steps < REMINDERS:
        locked = bool(matches.load(db, info.game, info.id).locked)
        told |= {"match": info.id, "count": done.steps, "last": done.steps == REMINDERS, "locked": locked}
        return [Draft("reminder", told, person=wait.person, match=info.id)]
    others = {holder for holder in info.seats.values() if holder not in (None, wait.person)}
    return [news.public(info, "reminders_ended", **told, person=wait.person, count=REMINDERS)] if others else []


def _fallen(db: sqlite3.Connection, info: Info, now: datetime) -> list[Draft]:
    """Clocks that have run out are told of once; what comes of it is for the others to say."""
    drafts = []
    for seat, clock in waits.clocks(db, info.id).items():
        if clock.falls is None or clock.falls > now.timestamp() or not runs(info, seat):
            continue
        if not has_fallen(db, clock, now.timestamp()):  # its person's days away were changed behind our back
            waits.keep_clock(db, foreseen(settled(db, clock, now.timestamp()), people.get(db, clock.person or 0)))
            continue
        waits.keep_clock(db, replace(clock, falls=None))
        drafts.append(news.public(info, "clock_fallen", seat=seat, number=info.number, person=clock.person))
    return drafts


def timely(info: Info, payload: Mapping[str, Any]) -> bool:
    """Whether a letter of `step` is still true when it is delivered: the same question, the same person, still owed."""
    holder = payload.get("person", info.seats.get(payload["seat"]))
    same = info.number == payload["number"] and info.seats.get(payload["seat"]) == holder
    return same and runs(info, payload["seat"])
