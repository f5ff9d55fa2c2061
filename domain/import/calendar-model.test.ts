import fc from 'fast-check';
import type { VEvent } from 'node-ical';
import ical from 'node-ical';
import { expect, it } from 'vitest';
import { addDays, weekday } from '#domain/shared/calendar.ts';
import { cases } from '#tests/support/cases.ts';
import { readImport } from './read-import.ts';

const [today, last] = ['2026-11-28', '2027-02-25'];
const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** A rule that its beginning fits, since other beginnings are undefined (RFC 5545 3.8.5.3). */
function ruleOn(day: string, kind: number, interval: number, others: string[]): string {
  const [own = '', date, month] = [names[weekday(day)], Number(day.slice(8)), Number(day.slice(5, 7))];
  const days = [...new Set([own, ...others])].join(',');
  const rules = [
    `FREQ=DAILY;INTERVAL=${interval}`,
    `FREQ=DAILY;BYDAY=${days}`,
    `FREQ=WEEKLY;INTERVAL=${interval}`,
    `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days};WKST=SU`,
    `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days}`,
    `FREQ=MONTHLY;INTERVAL=${interval}`,
    `FREQ=MONTHLY;BYMONTHDAY=${date},-1`,
    `FREQ=MONTHLY;BYDAY=${Math.ceil(date / 7)}${own}`,
    `FREQ=MONTHLY;BYDAY=${days}`,
    'FREQ=YEARLY',
    `FREQ=YEARLY;BYMONTH=${month};BYDAY=${Math.ceil(date / 7)}${own}`,
    `FREQ=YEARLY;BYMONTH=${month},12,1;BYMONTHDAY=${date}`,
  ];
  return rules[kind % rules.length] ?? '';
}

const series = fc.record({
  start: fc.integer({ min: 0, max: 1100 }).map((days) => addDays('2024-01-01', days)),
  hour: fc.integer({ min: 10, max: 22 }),
  zone: fc.constantFrom('Europe/Berlin', 'Europe/London', 'America/New_York', 'Pacific Standard Time', 'UTC', 'DATE'),
  kind: fc.nat({ max: 11 }),
  interval: fc.integer({ min: 1, max: 4 }),
  others: fc.subarray(names),
  end: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 200 }).map((count) => `;COUNT=${count}`),
    fc.integer({ min: 0, max: 200 }).map((days) => `;UNTIL=${addDays('2026-11-01', days).replaceAll('-', '')}T235959Z`),
  ),
  without: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }),
});

it('has the dates that another reader has', () => {
  let dates = 0;
  fc.assert(
    fc.property(series, ({ start, hour, zone, kind, interval, others, end, without }) => {
      const isDay = zone === 'DATE';
      const at = (day: string) => {
        const written = `${day.replaceAll('-', '')}${isDay ? '' : `T${hour}0000`}`;
        if (isDay) return `;VALUE=DATE:${written}`;
        return zone === 'UTC' ? `:${written}Z` : `;TZID=${zone}:${written}`;
      };
      const rule = `RRULE:${ruleOn(start, kind, interval, others)}${isDay ? end.replace('T235959Z', '') : end}`;
      const excepted = [...new Set(without)].map((days) => `EXDATE${at(addDays(today, days))}`);
      const lines = ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Abend', `DTSTART${at(start)}`, rule, ...excepted, 'END:VEVENT'];
      const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');

      const own = readImport(text, { today }).rows.flatMap(({ event, isPast }) =>
        isPast ? [] : [`${event.event_date} ${event.start_time ?? ''}`],
      );
      const [other] = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
      const from = new Date(`${addDays(today, -2)}T00:00:00Z`);
      const to = new Date(`${addDays(last, 2)}T00:00:00Z`);
      const theirs = ical
        .expandRecurringEvent(other as VEvent, { from, to })
        .map(({ start: date, isFullDay }) => {
          if (!isFullDay) return berlin.format(date);
          return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')} `;
        })
        .filter((each) => each.slice(0, 10) >= today && each.slice(0, 10) <= last);
      dates += own.length;
      expect(own.toSorted(), text).toEqual(theirs.toSorted());
    }),
    { numRuns: cases({ all: 2000, few: 150 }), seed: 63 },
  );
  expect(dates).toBeGreaterThan(cases({ all: 10_000, few: 500 }));
});
