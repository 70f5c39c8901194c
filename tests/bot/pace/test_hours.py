"""Quiet hours on a wall clock, also on the days when that clock jumps; and what people type."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import BadDate, BadHour, UnknownZone
from bot.hours import is_away, is_quiet, quiet_until, read_date, read_hour, read_zone, undisturbed, zone_of, zones
from bot.presenter.words import sorry
from bot.store import Person

BERLIN = "Europe/Berlin"


def at(moment: str) -> datetime:
    return datetime.fromisoformat(moment).replace(tzinfo=UTC)


def asleep(start: str, end: str, zone: str = BERLIN, **more) -> Person:
    return Person(1, quiet_from=start, quiet_to=end, zone=zone, **more)


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        # summer: Berlin is two hours ahead
        (("22:00", "07:00"), "2026-07-01 19:59:59", None),
        (("22:00", "07:00"), "2026-07-01 20:00", "2026-07-02 05:00"),
        (("22:00", "07:00"), "2026-07-01 21:59:59", "2026-07-02 05:00"),
        (("22:00", "07:00"), "2026-07-01 22:00", "2026-07-02 05:00"),  # midnight in Berlin
        (("22:00", "07:00"), "2026-07-02 04:59:59", "2026-07-02 05:00"),
        (("22:00", "07:00"), "2026-07-02 05:00", None),
        # within a day
        (("12:00", "14:00"), "2026-07-01 09:59", None),
        (("12:00", "14:00"), "2026-07-01 10:00", "2026-07-01 12:00"),
        (("12:00", "14:00"), "2026-07-01 12:00", None),
        # from and to midnight
        (("00:00", "06:00"), "2026-06-30 21:59", None),
        (("00:00", "06:00"), "2026-06-30 22:00", "2026-07-01 04:00"),
        (("20:00", "00:00"), "2026-07-01 21:59", "2026-07-01 22:00"),
        (("20:00", "00:00"), "2026-07-01 22:00", None),
        # none
        (("22:00", "22:00"), "2026-07-01 20:00", None),
        (("00:00", "00:00"), "2026-07-01 22:00", None),
        (("", ""), "2026-07-01 22:00", None),
        (("22:00", ""), "2026-07-01 22:00", None),
        # all but a minute
        (("22:01", "22:00"), "2026-07-01 20:00", None),
        (("22:01", "22:00"), "2026-07-01 20:01", "2026-07-02 20:00"),
    ],
)
def test_quiet_hours(quiet, now, end):
    assert quiet_until(asleep(*quiet), at(now)) == (end and at(end))


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        # 25 October 2026: at 3:00 summer time (1:00 UTC) it is 2:00 once more
        (("22:00", "07:00"), "2026-10-24 20:00", "2026-10-25 06:00"),
        (("22:00", "07:00"), "2026-10-25 05:59", "2026-10-25 06:00"),
        (("22:00", "07:00"), "2026-10-25 20:59", None),
        (("22:00", "07:00"), "2026-10-25 21:00", "2026-10-26 06:00"),
        (("23:00", "02:30"), "2026-10-25 00:30", "2026-10-25 01:30"),  # the first 2:30 does not wake anybody
        (("23:00", "02:30"), "2026-10-25 01:29", "2026-10-25 01:30"),
        (("23:00", "02:30"), "2026-10-25 01:30", None),
        (("02:30", "06:00"), "2026-10-25 00:29", None),
        (("02:30", "06:00"), "2026-10-25 00:30", "2026-10-25 05:00"),
        (("02:30", "06:00"), "2026-10-25 01:10", "2026-10-25 05:00"),  # 2:10 for the second time
        (("02:15", "02:45"), "2026-10-25 00:50", "2026-10-25 01:45"),
        (("23:00", "03:00"), "2026-10-25 01:59", "2026-10-25 02:00"),
        (("23:00", "02:00"), "2026-10-24 23:59", "2026-10-25 01:00"),
        # 28 March 2027: at 2:00 winter time (1:00 UTC) it is 3:00
        (("22:00", "07:00"), "2027-03-27 20:59", None),
        (("22:00", "07:00"), "2027-03-27 21:00", "2027-03-28 05:00"),
        (("22:00", "07:00"), "2027-03-28 04:59", "2027-03-28 05:00"),
        (("22:00", "07:00"), "2027-03-28 20:00", "2027-03-29 05:00"),
        (("23:00", "02:30"), "2027-03-28 00:59", "2027-03-28 01:00"),  # there is no 2:30: the jump ends it
        (("23:00", "02:30"), "2027-03-28 01:00", None),
        (("02:30", "06:00"), "2027-03-28 00:59", None),
        (("02:30", "06:00"), "2027-03-28 01:00", "2027-03-28 04:00"),
        (("02:15", "02:45"), "2027-03-28 01:00", None),
        (("23:00", "02:00"), "2027-03-28 00:59", "2027-03-28 01:00"),
        (("23:00", "03:00"), "2027-03-28 00:59", "2027-03-28 01:00"),
    ],
)
def test_quiet_hours_when_the_clock_jumps(quiet, now, end):
    assert quiet_until(asleep(*quiet), at(now)) == (end and at(end))


@pytest.mark.parametrize(
    ("zone", "now", "end"),
    [
        ("Asia/Kathmandu", "2026-07-01 16:15", "2026-07-02 01:15"),
        ("Pacific/Kiritimati", "2026-07-01 08:00", "2026-07-01 17:00"),
        ("America/Los_Angeles", "2026-07-02 05:00", "2026-07-02 14:00"),
        ("UTC", "2026-07-01 22:00", "2026-07-02 07:00"),
    ],
)
def test_quiet_hours_all_over_the_world(zone, now, end):
    person = asleep("22:00", "07:00", zone)
    assert quiet_until(person, at(now)) == at(end)
    assert quiet_until(person, at(now) - timedelta(seconds=1)) is None


hours = st.builds("{:02}:{:02}".format, st.integers(0, 23), st.integers(0, 59))
moments = st.datetimes(datetime(2026, 3, 1), datetime(2027, 11, 30), timezones=st.just(UTC))
some_zones = st.sampled_from([BERLIN, "America/New_York", "Australia/Lord_Howe", "Asia/Tokyo", "Africa/Casablanca"])


@given(hours, hours, moments, some_zones, st.integers(0, 40))
def test_whenever_it_is_nobody_is_disturbed_and_nobody_is_forgotten(start, end, now, zone, away):
    begins = now.timestamp() + 3 * 3600
    person = asleep(start, end, zone, away_from=begins, away_until=begins + away * 3600 if away else 0)
    later = undisturbed(person, now)
    assert now <= later < now + timedelta(days=4)
    assert not is_quiet(person, later)
    assert not is_away(person, later)
    if later > now:
        assert is_quiet(person, now) or is_away(person, now)


def test_away_and_quiet_follow_each_other():
    # away on the 2nd (whole day in Berlin); asked on the evening before, when they sleep already
    starts, ends = at("2026-07-01 22:00").timestamp(), at("2026-07-02 22:00").timestamp()
    person = asleep("22:00", "07:00", away_from=starts, away_until=ends)
    assert undisturbed(person, at("2026-07-01 20:30")) == at("2026-07-03 05:00")
    assert not is_away(person, at("2026-07-01 21:59:59"))
    assert is_away(person, at("2026-07-01 22:00"))
    assert not is_away(person, at("2026-07-02 22:00"))


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Berlin", BERLIN),
        ("europe/berlin", BERLIN),
        (" Berlin ", BERLIN),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_zones_are_understood(text, zone):
    assert read_zone(text) == zone


@pytest.mark.parametrize("text", ["Middle-earth/Erebor", "", "/etc/passwd", "../UTC", "Europe", "Europe/", "x" * 3000])
def test_an_unknown_zone_is_refused_in_clear_words(text):
    with pytest.raises(UnknownZone) as refused:
        read_zone(text)
    assert "time zone" in sorry(refused.value, "en")
    assert "Zeitzone" in sorry(refused.value, "de")
    assert len(sorry(refused.value, "de")) < 200


def test_a_slip_gets_a_suggestion():
    with pytest.raises(UnknownZone, match="Write it like Europe/Berlin"):
        read_zone("Europe/Berln")


def test_zones_to_choose_from():
    assert zones("berl")[0] == BERLIN
    assert len(zones("")) == 25
    assert zones("nowhere at all") == []


def test_a_stored_zone_that_is_not_known_any_more_is_utc():
    assert zone_of("Europe/Atlantis") is None
    assert quiet_until(asleep("22:00", "07:00", "Europe/Atlantis"), at("2026-07-01 22:00")) == at("2026-07-02 07:00")


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("22:30", "22:30"),
        ("7", "07:00"),
        ("7.30", "07:30"),
        ("7 Uhr", "07:00"),
        ("10 pm", "22:00"),
        ("12am", "00:00"),
        ("12 PM", "12:00"),
        ("24:00", "00:00"),
        ("0", "00:00"),
        ("9h", "09:00"),
        ("9h15", "09:15"),
        ("", ""),
        ("  ", ""),
        ("-", ""),
    ],
)
def test_hours_are_understood(text, hour):
    assert read_hour(text) == hour


@pytest.mark.parametrize("text", ["24:01", "25", "12:60", "noon", "-1", "13 pm", "0 am", "12:5", "1:00:00", "²"])
def test_what_is_no_hour_is_refused(text):
    with pytest.raises(BadHour, match="no time of day"):
        read_hour(text)


def test_dates():
    assert read_date("2026-12-24") == read_date(" 24.12.2026 ") == date(2026, 12, 24)
    for text in ("2026-02-30", "24.12.", "tomorrow", "", "12/24/2026", "0000-01-01", "0001-01-01", "9999-12-31"):
        with pytest.raises(BadDate, match="no date"):
            read_date(text)
