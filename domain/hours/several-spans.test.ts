import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { openState } from '#domain/hours/open-state.ts';
import type { DayHours, OpeningHours, TimeSpan } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { seasonOn } from '#domain/hours/seasons.ts';
import { cases } from '#tests/support/cases.ts';
import { fc } from '#tests/support/fast-check.ts';

const MINUTE_MS = 60_000;
const everyDay = (hours: DayHours) => Object.fromEntries(weekdays.map((day) => [day, hours])) as OpeningHours;

/**
 * Daily spans 02:15-02:45, 11:00-14:30 and 22:00-01:30 on weekends of clock changes: openings in UTC, computed from the
 * time zone database in another language.
 */
const table = `
    2025-03-30  29T01:15-29T01:45  29T10:00-29T13:30  29T21:00-30T00:30  30T01:15-30T01:45  30T09:00-30T12:30  30T20:00-30T23:30
    2025-10-26  25T00:15-25T00:45  25T09:00-25T12:30  25T20:00-25T23:30  26T00:15-26T00:45  26T10:00-26T13:30  26T21:00-27T00:30
    2026-03-29  28T01:15-28T01:45  28T10:00-28T13:30  28T21:00-29T00:30  29T01:15-29T01:45  29T09:00-29T12:30  29T20:00-29T23:30
    2026-10-25  24T00:15-24T00:45  24T09:00-24T12:30  24T20:00-24T23:30  25T00:15-25T00:45  25T10:00-25T13:30  25T21:00-26T00:30
    2027-03-28  27T01:15-27T01:45  27T10:00-27T13:30  27T21:00-28T00:30  28T01:15-28T01:45  28T09:00-28T12:30  28T20:00-28T23:30
    2027-10-31  30T00:15-30T00:45  30T09:00-30T12:30  30T20:00-30T23:30  31T00:15-31T00:45  31T10:00-31T13:30  31T21:00-01T00:30
    2028-03-26  25T01:15-25T01:45  25T10:00-25T13:30  25T21:00-26T00:30  26T01:15-26T01:45  26T09:00-26T12:30  26T20:00-26T23:30
    2028-10-29  28T00:15-28T00:45  28T09:00-28T12:30  28T20:00-28T23:30  29T00:15-29T00:45  29T10:00-29T13:30  29T21:00-30T00:30
    2029-03-25  24T01:15-24T01:45  24T10:00-24T13:30  24T21:00-25T00:30  25T01:15-25T01:45  25T09:00-25T12:30  25T20:00-25T23:30
    2029-10-28  27T00:15-27T00:45  27T09:00-27T12:30  27T20:00-27T23:30  28T00:15-28T00:45  28T10:00-28T13:30  28T21:00-29T00:30
    2030-03-31  30T01:15-30T01:45  30T10:00-30T13:30  30T21:00-31T00:30  31T01:15-31T01:45  31T09:00-31T12:30  31T20:00-31T23:30
    2030-10-27  26T00:15-26T00:45  26T09:00-26T12:30  26T20:00-26T23:30  27T00:15-27T00:45  27T10:00-27T13:30  27T21:00-28T00:30
`;
const weekends = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ {2,}/));

/** 29T01:15-29T01:45: first minute and first minute after, within the Sunday's month. */
function minutesOpen(sunday: string, spans: readonly string[]): Set<string> {
  const minutes = new Set<string>();
  for (const span of spans) {
    const [from = '', to = ''] = span.split('-').map((part) => `${sunday.slice(0, 8)}${part}:00Z`);
    const end = Date.parse(to) < Date.parse(from) ? Date.parse(from) + 4 * 3_600_000 : Date.parse(to);
    for (let at = Date.parse(from); at < end; at += MINUTE_MS) minutes.add(new Date(at).toISOString());
  }
  return minutes;
}

describe('three spans a day', () => {
  const hours = everyDay({
    open: '02:15',
    close: '02:45',
    closed: false,
    more_spans: [
      { open: '11:00', close: '14:30' },
      { open: '22:00', close: '01:30' },
    ],
  });

  it.each(weekends)('are open at each minute of the weekend of %s that the table names, and at no other', (...row) => {
    const [sunday = '', ...spans] = row;
    const open = minutesOpen(sunday, spans);
    // From Saturday 01:00 UTC, the end of Friday's last span, to Sunday 23:00 UTC, before Sunday's last span ends in
    // March.
    const start = Date.parse(`${sunday}T00:00:00Z`) - 23 * 3_600_000;
    const minutes = Array.from({ length: 45 * 60 }, (_, n) => new Date(start + n * MINUTE_MS));
    const said = minutes.filter((minute) => openState({ hours, closures: [] }, minute).isOpen);
    const named = minutes.filter((minute) => open.has(minute.toISOString()));
    expect(said).toEqual(named);
    expect(said.length).toBeGreaterThan(500);
  });

  it('say when the break ends, and when the doors close next', () => {
    const at = (wall: string) => openState({ hours, closures: [] }, new Date(`2026-11-21T${wall}:00+01:00`));
    expect(at('15:00')).toEqual({ isOpen: false, opensAt: new Date('2026-11-21T21:00:00Z'), closure: null });
    expect(at('12:00')).toEqual({ isOpen: true, closesAt: new Date('2026-11-21T13:30:00Z') });
    expect(at('23:00')).toEqual({ isOpen: true, closesAt: new Date('2026-11-22T00:30:00Z') });
  });
});

describe('what opens next', () => {
  const shut = { open: '09:00', close: '17:00', closed: true };
  const open = { ...shut, closed: false };
  const noon = new Date('2026-11-21T11:00:00Z');
  const next = (schedule: Partial<Schedule>) =>
    openState({ hours: everyDay(shut), closures: [], ...schedule }, noon) as { opensAt: Date | null };

  it('is a date with special hours far ahead, where no usual day opens', () => {
    const specialDays = [
      { date: '2027-05-01', spans: [{ open: '10:00', close: '20:00' }], reason: '' },
      { date: '2027-03-01', spans: [], reason: '' },
    ];
    expect(next({ specialDays }).opensAt).toEqual(new Date('2027-05-01T08:00:00Z'));
  });

  it('is the first day after a season in which nothing opens', () => {
    const seasons = [{ name: 'Winter', start: '11-01', end: '03-31', opening_hours: everyDay(shut) }];
    expect(next({ hours: everyDay(open), seasons }).opensAt).toEqual(new Date('2027-04-01T07:00:00Z'));
  });

  it('is nothing where nothing ever opens', () => {
    expect(next({}).opensAt).toBeNull();
  });
});

const time = fc
  .integer({ min: 0, max: 95 })
  .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`);
const span = fc.record({ open: time, close: time });
const dayHours = fc.record({
  open: time,
  close: time,
  closed: fc.boolean(),
  more_spans: fc.array(span, { maxLength: 2 }),
});
const week = fc
  .tuple(...weekdays.map(() => dayHours))
  .map((days) => Object.fromEntries(weekdays.map((name, n) => [name, days[n]])) as OpeningHours);
/** Around the clock change of October 2026 and Thüringen's holidays of 31 October and 20 September. */
const date = fc
  .integer({ min: 0, max: 20 })
  .map((days) => Temporal.PlainDate.from('2026-10-18').add({ days }).toString());
const schedules = fc.record({
  hours: week,
  closures: fc.array(
    fc.tuple(date, date).map(([a, b]) => {
      const [start_date = a, end_date = b] = [a, b].sort();
      return { id: a + b, start_date, end_date, reason: '' };
    }),
    { maxLength: 1 },
  ),
  specialDays: fc.uniqueArray(fc.record({ date, spans: fc.array(span, { maxLength: 3 }), reason: fc.constant('') }), {
    selector: (day) => day.date,
    maxLength: 4,
  }),
  seasons: fc.array(
    week.map((opening_hours) => ({ name: 'Herbst', start: '10-20', end: '10-28', opening_hours })),
    { maxLength: 1 },
  ),
  closedOnHolidaysOf: fc.constantFrom('TH' as const, 'BE' as const, null),
});
const instants = fc
  .integer({ min: 0, max: 20 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-10-18T00:00:00Z') + minutes * MINUTE_MS));

function spansByRule(schedule: Required<Schedule>, day: Temporal.PlainDate): readonly TimeSpan[] {
  const date = day.toString();
  if (schedule.closures.some((c) => c.start_date <= date && date <= c.end_date)) return [];
  const special = schedule.specialDays.find((each) => each.date === date);
  if (special) return special.spans;
  if (schedule.closedOnHolidaysOf === 'TH' && date === '2026-10-31') return [];
  const hours = (seasonOn(schedule.seasons, date)?.opening_hours ?? schedule.hours)[
    weekdays[day.dayOfWeek - 1] ?? 'monday'
  ];
  return hours.closed ? [] : [{ open: hours.open, close: hours.close }, ...(hours.more_spans ?? [])];
}

function isOpenByRule(schedule: Required<Schedule>, now: Date): boolean {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Europe/Berlin');
  return [0, 1].some((daysAgo) => {
    const day = zoned.toPlainDate().subtract({ days: daysAgo });
    return spansByRule(schedule, day).some(({ open, close }) => {
      const endDay = close > open ? day : day.add({ days: 1 });
      const from = day.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: open });
      const to = endDay.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: close });
      return from.epochMilliseconds <= now.getTime() && now.getTime() < to.epochMilliseconds;
    });
  });
}

describe('any spans, closures, special days, holidays and seasons', () => {
  it('are open exactly by the rules', () => {
    fc.assert(
      fc.property(schedules, instants, (s, now) => openState(s, now).isOpen === isOpenByRule(s, now)),
      { numRuns: cases({ all: 1000, few: 100 }) },
    );
  });

  it('change at the minute that was told and at none before it', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const state = openState(schedule, now);
        const told = state.isOpen ? state.closesAt : state.opensAt;
        const end = told?.getTime() ?? now.getTime() + 6 * 24 * 60 * MINUTE_MS;
        for (let at = now.getTime(); at < end && at < now.getTime() + 3000 * MINUTE_MS; at += MINUTE_MS) {
          if (isOpenByRule(schedule, new Date(at)) !== state.isOpen) return false;
        }
        return told === null || isOpenByRule(schedule, told) !== state.isOpen;
      }),
      { numRuns: cases({ all: 40, few: 10 }) },
    );
  }, 60_000);
});
