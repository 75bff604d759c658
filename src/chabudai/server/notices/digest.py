"""Digest: one mail at set hours with all that waits, in place of single ones."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from chabudai.server.notices.kinds import DIGESTS
from chabudai.server.storage.notice_settings import NoticeSettings

HOURS = 24


def next_digest(settings: NoticeSettings, now: datetime) -> datetime | None:
    """The next time after this, on the clock of where the reader lives; None if there is no digest."""
    if settings.digest_hours not in DIGESTS or not settings.digest_hours:
        return None
    zone = zone_of(settings.zone)
    if zone is None:
        return None
    day = now.astimezone(zone).replace(minute=0, second=0, microsecond=0)
    hours = sorted((settings.digest_hour + each) % HOURS for each in range(0, HOURS, settings.digest_hours))
    return next(moment for moment in moments(day, hours, zone) if moment > now)


def moments(day: datetime, hours: Sequence[int], zone: ZoneInfo) -> list[datetime]:
    """These hours of this day and the next two: an hour that the clock leaves out is the one after it."""
    days = [(day + timedelta(days=each)).date() for each in range(3)]
    return [datetime(d.year, d.month, d.day, hour, tzinfo=zone).astimezone(UTC) for d in days for hour in hours]


@cache
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
