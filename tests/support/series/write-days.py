"""Writes days.json, the dates that series are compared with: made by python-dateutil, not by what the product uses.

    python3 tests/support/series/write-days.py > tests/support/series/days.json

python-dateutil 2.9.0 makes the days and zoneinfo of Python (with its fold = 0) the instants of a wall time in Berlin. A time that
the change of the clocks in spring leaves out is moved forward by the gap, as RFC 5545 has it.
"""

import json
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from dateutil import rrule

BERLIN = ZoneInfo("Europe/Berlin")
UNTIL = datetime(2036, 12, 31)
DAYS = [rrule.SU, rrule.MO, rrule.TU, rrule.WE, rrule.TH, rrule.FR, rrule.SA]


def instant(day, time):
    hour, minute = map(int, time.split(":"))
    wall = datetime(day.year, day.month, day.day, hour, minute, tzinfo=BERLIN)
    return wall.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%MZ")


def sunday(day):
    return (day.weekday() + 1) % 7


def weekly(start, interval, weekdays):
    rule = {"frequency": "weekly", "interval": interval, "weekdays": weekdays, "nth": None}
    byweekday = [DAYS[d] for d in weekdays]
    return rule, rrule.rrule(rrule.WEEKLY, dtstart=start, interval=interval, byweekday=byweekday, wkst=rrule.MO, until=UNTIL)


def nth(start, interval, n):
    rule = {"frequency": "monthly_weekday", "interval": interval, "weekdays": [], "nth": n}
    return rule, rrule.rrule(rrule.MONTHLY, dtstart=start, interval=interval, byweekday=DAYS[sunday(start)](n), until=UNTIL)


def monthday(start, interval):
    rule = {"frequency": "monthly_day", "interval": interval, "weekdays": [], "nth": None}
    return rule, rrule.rrule(rrule.MONTHLY, dtstart=start, interval=interval, bymonthday=start.day, until=UNTIL)


CASES = [
    (weekly, "2026-11-25", (1, [3]), "20:00"),
    (weekly, "2026-11-29", (1, [0]), "02:30"),
    (weekly, "2026-11-29", (2, [0]), "02:00"),
    (weekly, "2026-11-28", (1, [6]), "23:59"),
    (weekly, "2026-11-24", (2, [2, 4]), "19:30"),
    (weekly, "2026-11-29", (3, [0, 1, 6]), "03:00"),
    (weekly, "2026-12-31", (12, [4]), "00:00"),
    (nth, "2026-11-25", (1, 4), "20:00"),
    (nth, "2026-11-25", (1, -1), "20:00"),
    (nth, "2026-11-29", (1, -1), "02:30"),
    (nth, "2026-11-29", (1, -1), "01:59"),
    (nth, "2026-12-01", (2, 1), "18:15"),
    (nth, "2026-12-09", (3, 2), "09:00"),
    (nth, "2026-12-18", (12, 3), "21:00"),
    (monthday, "2026-11-11", (1,), "11:11"),
    (monthday, "2026-11-29", (1,), "20:00"),
    (monthday, "2026-11-30", (1,), "20:00"),
    (monthday, "2026-12-31", (1,), "23:00"),
    (monthday, "2026-12-31", (5,), "02:45"),
    (monthday, "2027-03-28", (1,), "02:30"),
    (monthday, "2027-10-31", (12,), "02:30"),
]

table = []
for make, start, args, time in CASES:
    rule, days = make(datetime.fromisoformat(start), *args)
    table.append(
        {
            "rule": {**rule, "startsOn": start},
            "time": time,
            "dates": [f"{day:%Y-%m-%d} {instant(day, time)}" for day in days],
        }
    )
print(json.dumps(table, indent=1))
