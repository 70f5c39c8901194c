"""Hours of people: time zones, quiet hours and days away. Pure functions of aware moments.

Quiet hours stand on a person's wall clock. When that clock jumps, the person is rather left alone than woken: an hour
that comes twice begins quiet hours at its first coming and ends them at its second; one that is left out stands for
the moment of the jump.
"""

import logging
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from difflib import get_close_matches
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from bot.errors import BadDate, BadHour, UnknownZone
from bot.store.people import Person

_log = logging.getLogger(__name__)

MOST_ZONES = 25  # in a list to choose from
YEARS = range(2000, 3000)  # in others, midnight somewhere in the world may be in no year at all
_HOUR = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|uhr|h)?", re.IGNORECASE)
_DATES = (
    re.compile(r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})"),
    re.compile(r"(?P<d>\d{1,2})\.(?P<m>\d{1,2})\.(?P<y>\d{4})"),
)


def utc(seconds: float) -> datetime:
    """Seconds since 1970, as the database has them, as an aware moment."""
    return datetime.fromtimestamp(seconds, UTC)


# --- what people type -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _zones() -> dict[str, str]:
    found = sorted(name for name in available_timezones() if "/" in name or name == "UTC")
    return {name.casefold(): name for name in found}


def read_zone(text: str) -> str:
    """The zone's name as it is written: "europe/berlin" and "Berlin" are Europe/Berlin. Raises UnknownZone."""
    wanted = text.strip().replace(" ", "_").casefold()
    if wanted in _zones():
        return _zones()[wanted]
    cities = [name for key, name in _zones().items() if key.rpartition("/")[2] == wanted]
    if wanted and len(cities) == 1:
        return cities[0]
    close = get_close_matches(wanted, list(_zones()), n=1, cutoff=0.7)
    raise UnknownZone(
        zone=text.strip()[:40], close=(cities or [_zones()[one] for one in close] or ["Europe/Berlin"])[0]
    )


def zones(text: str) -> list[str]:
    """Zones whose name holds what was typed, those that begin with it first."""
    wanted = text.strip().replace(" ", "_").casefold()
    fitting = [(not key.rpartition("/")[2].startswith(wanted), name) for key, name in _zones().items() if wanted in key]
    return [name for _, name in sorted(fitting)[:MOST_ZONES]]


def read_hour(text: str) -> str:
    """A time of day as "22:30"; nothing, or a dash, is nothing. Raises BadHour."""
    if text.strip() in ("", "-", "–"):
        return ""
    found = _HOUR.fullmatch(text.strip())
    if not found:
        raise BadHour(hour=text.strip()[:20])
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            raise BadHour(hour=text.strip()[:20])
        hour = hour % 12 + (12 if half == "pm" else 0)
    if (hour, minute) == (24, 0):
        hour = 0
    if hour > 23 or minute > 59:
        raise BadHour(hour=text.strip()[:20])
    return f"{hour:02}:{minute:02}"


def read_date(text: str) -> date:
    """2026-12-24 or 24.12.2026. Raises BadDate."""
    found = next((match for form in _DATES if (match := form.fullmatch(text.strip()))), None)
    try:
        if found and int(found["y"]) in YEARS:
            return date(int(found["y"]), int(found["m"]), int(found["d"]))
    except ValueError:
        pass
    raise BadDate(date=text.strip()[:20])


# --- quiet hours ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo | None:
    """The zone, or None where this machine does not know (any more) what was set."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        _log.warning("the time zone %r is not known on this machine; UTC stands in", name)
        return None


def moment(day: date, hour: time, person: Person, later: bool = False) -> datetime:
    """When it is this time of day for the person; of an hour that comes twice the first, or the `later`."""
    zone = zone_of(person.zone)
    if zone is None:
        return datetime.combine(day, hour, UTC)
    wall = datetime.combine(day, hour, zone)
    before, after = (wall.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
    if before > after:  # the clock jumps over this hour
        return _jump(after, before, zone)
    return after if later else before


def _jump(low: datetime, high: datetime, zone: ZoneInfo) -> datetime:
    """The moment between the two at which the zone's clock is put forward."""
    old = low.astimezone(zone).utcoffset()
    while high - low > timedelta(seconds=1):
        middle = low + (high - low) // 2
        low, high = (middle, high) if middle.astimezone(zone).utcoffset() == old else (low, middle)
    return high.replace(microsecond=0)


def quiet_until(person: Person, now: datetime) -> datetime | None:
    """The end of the quiet hours that it is in, or None."""
    return next((end for start, end in _quiet_hours(person, now) if start <= now < end), None)


def _quiet_hours(person: Person, now: datetime) -> Iterator[tuple[datetime, datetime]]:
    """The quiet hours that begin yesterday, today or tomorrow, where the person is."""
    if not person.quiet_from or not person.quiet_to or person.quiet_from == person.quiet_to:
        return
    start, end = time.fromisoformat(person.quiet_from), time.fromisoformat(person.quiet_to)
    today = now.astimezone(zone_of(person.zone) or UTC).date()
    for days in (-1, 0, 1):
        first = today + timedelta(days)
        last = first + timedelta(1) if end < start else first
        yield moment(first, start, person), moment(last, end, person, later=True)


def is_quiet(person: Person, now: datetime) -> bool:
    return quiet_until(person, now) is not None


def is_away(person: Person, now: datetime) -> bool:
    return person.away_from <= now.timestamp() < person.away_until


def undisturbed(person: Person, wanted: datetime) -> datetime:
    """The first moment from `wanted` on at which the person is there and not to be left in peace."""
    while is_away(person, wanted) or is_quiet(person, wanted):
        wanted = utc(person.away_until) if is_away(person, wanted) else quiet_until(person, wanted) or wanted
    return wanted


def wants_peace(person: Person, now: datetime) -> bool:
    return is_away(person, now) or is_quiet(person, now)
