import { describe, expect, it } from 'vitest';
import { eventInstants } from '#domain/events/instants.ts';
import { endDay, movedEnd, nextSameWeekday, runsPastMidnight } from '#domain/events/schedule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { cases } from '#tests/support/cases.ts';
import { fc } from '#tests/support/fast-check.ts';

const schedule = (eventDate: string, startTime: string | null, endTime: string | null) => ({
  eventDate,
  startTime,
  endTime,
});
const iso = (eventDate: string, startTime: string | null, endTime: string | null) => {
  const { startsAt, endsAt } = eventInstants(schedule(eventDate, startTime, endTime));
  return [startsAt.toISOString(), endsAt?.toISOString() ?? null];
};

describe('an event', () => {
  it.each([
    ['20:00', '23:00', '18:30', '21:30'],
    ['20:00', '23:00', '22:00', '01:00'],
    ['22:00', '04:00', '18:00', '00:00'],
    ['22:00', '22:00', '10:00', '10:00'],
    ['20:00', null, '18:00', null],
    [null, '23:00', '20:00', '23:00'],
    ['20:00', '23:00', null, '23:00'],
  ])('from %s to %s that starts at %s instead ends at %s', (startTime, endTime, start, end) => {
    expect(movedEnd({ startTime, endTime }, start)).toBe(end);
  });

  it.each([
    ['20:00', '23:00', false],
    ['22:00', '04:00', true],
    ['22:00', '22:00', true],
    ['22:00', '00:00', true],
    ['22:00', null, false],
    [null, '04:00', false],
    [null, null, false],
  ])('from %s to %s runs past midnight: %s', (startTime, endTime, expected) => {
    expect(runsPastMidnight({ startTime, endTime })).toBe(expected);
  });

  it.each([
    ['in winter', ['2026-12-09', '20:00', '00:30'], ['2026-12-09T19:00:00.000Z', '2026-12-09T23:30:00.000Z']],
    ['in summer', ['2026-07-09', '20:00', '23:00'], ['2026-07-09T18:00:00.000Z', '2026-07-09T21:00:00.000Z']],
    [
      'through the night that loses an hour',
      ['2027-03-27', '22:00', '04:00'],
      ['2027-03-27T21:00:00.000Z', '2027-03-28T02:00:00.000Z'],
    ],
    [
      'through the night that gains an hour',
      ['2026-10-24', '22:00', '04:00'],
      ['2026-10-24T20:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ],
    [
      'that starts in the hour that is skipped',
      ['2027-03-28', '02:30', '05:00'],
      ['2027-03-28T01:30:00.000Z', '2027-03-28T03:00:00.000Z'],
    ],
    [
      'that starts in the hour that comes twice',
      ['2026-10-25', '02:30', '05:00'],
      ['2026-10-25T00:30:00.000Z', '2026-10-25T04:00:00.000Z'],
    ],
    [
      'that starts in the hour that is skipped and ends right after it',
      ['2026-03-29', '02:30', '03:15'],
      ['2026-03-29T01:30:00.000Z', '2026-03-29T02:15:00.000Z'],
    ],
    ['with an open end', ['2026-12-09', '20:00', null], ['2026-12-09T19:00:00.000Z', null]],
    ['that takes the whole day', ['2026-12-09', null, null], ['2026-12-08T23:00:00.000Z', '2026-12-09T23:00:00.000Z']],
  ] as const)('%s has the right instants', (_, [date, start, end], expected) => {
    expect(iso(date, start, end)).toEqual(expected);
  });

  it('always ends after it starts, on its own or the next day, all year round', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));
    const date = fc
      .integer({ min: 0, max: 800 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, time, time, (eventDate, startTime, endTime) => {
        const { startsAt, endsAt } = eventInstants({ eventDate, startTime, endTime });
        const last = endDay({ eventDate, startTime, endTime });
        return endsAt !== null && endsAt > startsAt && berlinDay(endsAt) === last && berlinDay(startsAt) === eventDate;
      }),
      { numRuns: cases({ all: 2000, few: 200 }) },
    );
  });
});

describe('the next day with the same weekday', () => {
  const last = { eventDate: '2026-11-18', startTime: '20:00' };

  it.each([
    ['in this week', '2026-11-22', '13:00', '2026-11-25'],
    ['today, before it would begin', '2026-11-25', '19:59', '2026-11-25'],
    ['a week later, once it would have begun', '2026-11-25', '20:00', '2026-12-02'],
    ['a week later, on its own day', '2026-11-18', '08:00', '2026-11-25'],
  ])('is %s', (_, today, clock, expected) => {
    expect(nextSameWeekday(last, today, clock)).toBe(expected);
  });
});
