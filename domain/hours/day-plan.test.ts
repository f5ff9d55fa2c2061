import { describe, expect, it } from 'vitest';
import { dayPlan, isClosedDay } from '#domain/hours/day-plan.ts';
import { openDayOf } from '#domain/hours/night.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';

/** A Friday and a holiday. */
const day = '2026-12-25';
const hours = defaultOpeningHours();
const rules = {
  closure: { closures: [{ id: '1', start_date: day, end_date: day, reason: 'Umbau' }] },
  special: { specialDays: [{ date: day, spans: [{ open: '12:00', close: '15:00' }], reason: 'Gans' }] },
  holiday: { closedOnHolidaysOf: 'BE' as const },
  season: {
    seasons: [
      {
        name: 'Winter',
        start: '12-01',
        end: '02-28',
        opening_hours: { ...hours, friday: { open: '16:00', close: '20:00', closed: false } },
      },
    ],
  },
};
type Rule = keyof typeof rules;

describe('what holds on a day', () => {
  it.each([
    [['closure', 'special', 'holiday', 'season'], 'closure', []],
    [['closure', 'season'], 'closure', []],
    [['special', 'holiday', 'season'], 'special_day', ['12:00']],
    [['special', 'season'], 'special_day', ['12:00']],
    [['holiday', 'season'], 'holiday', []],
    [['holiday'], 'holiday', []],
    [['season'], 'season', ['16:00']],
    [[], 'week', ['09:00']],
  ] as [Rule[], string, string[]][])('of %j is by the %s', (names, by, opens) => {
    const schedule: Schedule = { hours, closures: [], ...Object.assign({}, ...names.map((name) => rules[name])) };
    const plan = dayPlan(schedule, day);
    expect([plan.by, plan.spans.map(({ open }) => open)]).toEqual([by, opens]);
    expect(isClosedDay(schedule, day)).toBe(opens.length === 0);
  });

  it.each([
    ['2026-11-30', 'week'],
    ['2026-12-01', 'season'],
    ['2027-01-01', 'season'],
    ['2027-02-28', 'season'],
    ['2028-02-29', 'week'],
    ['2027-03-01', 'week'],
  ])('on %s is by the %s where a season goes over New Year', (date, by) => {
    expect(dayPlan({ hours, closures: [], ...rules.season }, date).by).toBe(by);
  });

  it('opens on holidays as on any day unless the owner closes on them', () => {
    expect(dayPlan({ hours, closures: [] }, day).by).toBe('week');
  });
});

describe('a night', () => {
  const bar: Schedule = {
    hours: { ...hours, friday: { open: '17:00', close: '04:00', closed: false } },
    closures: [],
  };
  it.each([
    ['2026-11-21', '00:30', '2026-11-20'],
    ['2026-11-21', '03:59', '2026-11-20'],
    ['2026-11-21', '04:00', '2026-11-21'],
    ['2026-11-20', '23:00', '2026-11-20'],
    ['2026-11-22', '00:30', '2026-11-22'],
  ])('at %s %s is that of %s', (date, time, night) => {
    expect(openDayOf(bar, date, time)).toBe(night);
  });

  it('of a day that was closed is no night', () => {
    const closures = [{ id: '1', start_date: '2026-11-20', end_date: '2026-11-20', reason: '' }];
    expect(openDayOf({ ...bar, closures }, '2026-11-21', '00:30')).toBe('2026-11-21');
  });

  it('ends at midnight where the doors never close', () => {
    const always = { open: '00:00', close: '00:00', closed: false };
    const schedule = { ...bar, hours: { ...hours, friday: always, saturday: always } };
    expect(openDayOf(schedule, '2026-11-21', '00:30')).toBe('2026-11-21');
  });
});
