import ICAL from 'ical.js';
import { eventLimits } from '#domain/events/limits.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { importLimits } from './limits.ts';
import type { Entry, Found, LeftOut } from './result.ts';
import { UnreadableFile } from './result.ts';

/** Maximum iterations of a rule, past dates included: daily for sixty years. */
const MAX_ITERATIONS = 22_000;

const inBerlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Wall time in Berlin; floating times are taken unchanged. */
function wallTime(time: ICAL.Time): { day: string; time: string } {
  const isThere = time.isDate || time.zone.tzid === 'floating' || /Berlin|W\. Europe/.test(time.zone.tzid);
  if (!isThere) {
    const [day = '', at = ''] = inBerlin.format(time.toJSDate()).split(' ');
    return { day, time: at };
  }
  const [day = '', at = ''] = time.toString().split('T');
  return { day, time: at.slice(0, 5) };
}

function toRow(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, id: string): Entry {
  const begins = wallTime(start);
  const ends = start.isDate ? '' : wallTime(end).time;
  const values = {
    title: event.summary ?? '',
    event_date: begins.day,
    start_time: begins.time,
    end_time: ends === begins.time ? '' : ends,
    location: event.location ?? '',
    description: event.description ?? '',
    external_id: id,
  };
  return { values, notes: [] };
}

/** A rule's dates from today to the scheduling limit. */
function datesOf(event: ICAL.Event, today: string): Entry[] {
  const last = addDays(today, eventLimits.daysAhead - 1);
  const rows: Entry[] = [];
  const dates = event.iterator();
  for (let iterations = 0; iterations < MAX_ITERATIONS && rows.length <= importLimits.entries; iterations += 1) {
    const next: ICAL.Time | null = dates.next();
    if (!next || wallTime(next).day > last) break;
    if (wallTime(next).day < today) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    rows.push(toRow(item, startDate, endDate, `${event.uid ?? ''}/${next.toString()}`));
  }
  return rows;
}

/** Events of an iCalendar file; rules are expanded, cancelled events skipped. */
export function readCalendar(text: string, today: string): Found {
  let calendar: ICAL.Component;
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF?\s*/, ''));
    calendar = new ICAL.Component(Array.isArray(parsed[0]) ? parsed[0] : parsed);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  } catch {
    throw new UnreadableFile('broken_calendar');
  }
  const events = calendar.getAllSubcomponents('vevent');
  const exceptions = events.filter((each) => each.hasProperty('recurrence-id'));
  const leftOut: LeftOut[] = [];
  const entries = events
    .filter((each) => !exceptions.includes(each) && each.getFirstPropertyValue('status') !== 'CANCELLED')
    .flatMap((each) => {
      try {
        const uid = each.getFirstPropertyValue('uid');
        const own = exceptions.filter((other) => other.getFirstPropertyValue('uid') === uid);
        const event = new ICAL.Event(each, { exceptions: own, strictExceptions: false });
        return event.isRecurring()
          ? datesOf(event, today)
          : [toRow(event, event.startDate, event.endDate, event.uid ?? '')];
      } catch {
        const title = String(each.getFirstPropertyValue('summary') ?? '');
        leftOut.push({ title, reason: 'broken', text: '' });
        return [];
      }
    });
  return { entries, leftOut, notes: [] };
}
