import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { openState } from '#domain/hours/open-state.ts';
import type { OpeningHours, Weekday } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { cases } from '#tests/support/cases.ts';
import { fc } from '#tests/support/fast-check.ts';

const MINUTE_MS = 60_000;
const shut = { open: '09:00', close: '17:00', closed: true };

function week(days: Partial<Record<Weekday, [string, string]>>): OpeningHours {
  return Object.fromEntries(
    weekdays.map((day) => {
      const [open = '', close = ''] = days[day] ?? [];
      return [day, days[day] ? { open, close, closed: false } : shut];
    }),
  ) as OpeningHours;
}

const closure = (start: string, end = start) => ({ id: start, start_date: start, end_date: end, reason: 'Ferien' });
const everyDay = (open: string, close: string) =>
  week(Object.fromEntries(weekdays.map((day) => [day, [open, close]])) as Record<Weekday, [string, string]>);

const at = (wall: string, offset = '+01:00') => new Date(`${wall}:00${offset}`);
const berlin = (instant: Date | null) =>
  instant &&
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

function say(schedule: Schedule, now: Date): string {
  const state = openState(schedule, now);
  if (state.isOpen) return `open until ${berlin(state.closesAt)}`;
  return `closed until ${berlin(state.opensAt)}${state.closure ? ` for ${state.closure.reason}` : ''}`;
}

/** 21 November 2026 is a Saturday. */
const bar = week({ thursday: ['18:00', '02:00'], friday: ['17:00', '04:00'], saturday: ['17:00', '04:00'] });
const shop = week({ monday: ['09:00', '17:00'], tuesday: ['09:00', '17:00'], saturday: ['10:00', '14:00'] });

describe('a business', () => {
  it.each([
    [bar, '2026-11-21T16:59', 'closed until 2026-11-21T17:00'],
    [bar, '2026-11-21T17:00', 'open until 2026-11-22T04:00'],
    [bar, '2026-11-22T03:59', 'open until 2026-11-22T04:00'],
    [bar, '2026-11-22T04:00', 'closed until 2026-11-26T18:00'],
    [bar, '2026-11-21T01:30', 'open until 2026-11-21T04:00'],
    [shop, '2026-11-21T14:00', 'closed until 2026-11-23T09:00'],
    [shop, '2026-11-23T09:00', 'open until 2026-11-23T17:00'],
    [shop, '2026-11-23T17:00', 'closed until 2026-11-24T09:00'],
    [everyDay('00:00', '00:00'), '2026-11-21T12:00', 'open until null'],
    [everyDay('12:00', '12:00'), '2026-11-21T12:00', 'open until null'],
    [everyDay('06:00', '05:59'), '2026-11-21T05:59', 'closed until 2026-11-21T06:00'],
    [week({ saturday: ['10:00', '10:00'] }), '2026-11-22T09:59', 'open until 2026-11-22T10:00'],
    [
      week({ friday: ['20:00', '06:00'], saturday: ['05:00', '12:00'] }),
      '2026-11-21T01:00',
      'open until 2026-11-21T12:00',
    ],
    [week({}), '2026-11-21T12:00', 'closed until null'],
  ])('%# is said to be open or closed at %s', (hours, wall, expected) => {
    expect(say({ hours, closures: [] }, at(wall))).toBe(expected);
  });
});

describe('a closure', () => {
  it.each([
    ['holds all day', [closure('2026-11-21')], '2026-11-21T20:00', 'closed until 2026-11-26T18:00 for Ferien'],
    [
      'takes the night that begins on its last day',
      [closure('2026-11-21')],
      '2026-11-22T01:00',
      'closed until 2026-11-26T18:00',
    ],
    [
      'leaves the night that began before it',
      [closure('2026-11-21')],
      '2026-11-21T03:00',
      'open until 2026-11-21T04:00',
    ],
    [
      'of weeks is jumped over',
      [closure('2026-11-20', '2027-03-31')],
      '2026-11-25T12:00',
      'closed until 2027-04-01T18:00 for Ferien',
    ],
    [
      'can follow another',
      [closure('2026-11-22', '2026-11-26'), closure('2026-11-21'), closure('2026-11-25', '2026-11-27')],
      '2026-11-21T12:00',
      'closed until 2026-11-28T17:00 for Ferien',
    ],
    [
      'that is over changes nothing',
      [closure('2026-11-01', '2026-11-20')],
      '2026-11-21T18:00',
      'open until 2026-11-22T04:00',
    ],
  ])('%s', (_, closures, wall, expected) => {
    expect(say({ hours: bar, closures }, at(wall))).toBe(expected);
  });

  it('interrupts a business that never closes', () => {
    const closures = [closure('2026-11-23')];
    expect(say({ hours: everyDay('00:00', '00:00'), closures }, at('2026-11-21T12:00'))).toBe(
      'open until 2026-11-23T00:00',
    );
  });
});

/** Every minute from Friday noon to Monday noon, around a clock change. */
function minutesOfWeekend(friday: string): Date[] {
  const start = new Date(`${friday}T12:00:00Z`).getTime();
  return Array.from({ length: 3 * 24 * 60 }, (_, i) => new Date(start + i * MINUTE_MS));
}

/** Opening and closing instants, read minute by minute. */
function transitions(schedule: Schedule, minutes: Date[]): string[] {
  let wasOpen = openState(schedule, minutes[0] as Date).isOpen;
  const found: string[] = [];
  for (const minute of minutes) {
    const { isOpen } = openState(schedule, minute);
    if (isOpen !== wasOpen) found.push(`${isOpen ? 'opens' : 'closes'} ${minute.toISOString().slice(5, 16)}Z`);
    wasOpen = isOpen;
  }
  return found;
}

describe('the night of a change of the clocks', () => {
  const spring = minutesOfWeekend('2026-03-27');
  const autumn = minutesOfWeekend('2026-10-23');

  it.each([
    ['spring, over both ends of the gap', spring, ['22:00', '05:00'], ['opens 03-28T21:00Z', 'closes 03-29T03:00Z']],
    ['spring, closing in the skipped hour', spring, ['18:00', '02:30'], ['opens 03-28T17:00Z', 'closes 03-29T01:30Z']],
    ['autumn, over both hours', autumn, ['22:00', '05:00'], ['opens 10-24T20:00Z', 'closes 10-25T04:00Z']],
    [
      'autumn, closing in the hour that comes twice',
      autumn,
      ['18:00', '02:30'],
      ['opens 10-24T16:00Z', 'closes 10-25T00:30Z'],
    ],
  ] as const)('in %s, changes once each way', (_, minutes, [open, close], expected) => {
    expect(transitions({ hours: week({ saturday: [open, close] }), closures: [] }, minutes)).toEqual(expected);
  });

  it.each([
    ['spring', spring, 'opens 03-29T01:30Z', 'closes 03-29T04:00Z'],
    ['autumn', autumn, 'opens 10-25T00:30Z', 'closes 10-25T05:00Z'],
  ])('in %s, opening at half past two opens once', (_, minutes, opens, closes) => {
    const hours = week({ sunday: ['02:30', '06:00'] });
    expect(transitions({ hours, closures: [] }, minutes)).toEqual([opens, closes]);
  });

  it.each([
    ['spring', spring],
    ['autumn', autumn],
  ])('in %s, tells at every minute when the doors close or open next', (_, minutes) => {
    const schedule = { hours: bar, closures: [closure('2026-03-29'), closure('2026-10-25')] };
    const states = minutes.map((minute) => ({ minute, state: openState(schedule, minute) }));
    for (const [i, { minute, state }] of states.entries()) {
      const changed = states.slice(i).find((later) => later.state.isOpen !== state.isOpen)?.minute;
      const told = state.isOpen ? state.closesAt : state.opensAt;
      if (changed) expect(told, minute.toISOString()).toEqual(changed);
    }
  });
});

const time = fc
  .integer({ min: 0, max: 95 })
  .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`);
const dayHours = fc.record({ open: time, close: time, closed: fc.boolean() });
const schedules = fc.record({
  hours: fc.record(Object.fromEntries(weekdays.map((day) => [day, dayHours])) as Record<Weekday, typeof dayHours>),
  closures: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5 })).map(([start, length]) => {
      const day = Temporal.PlainDate.from('2026-10-18').add({ days: start });
      return closure(day.toString(), day.add({ days: length }).toString());
    }),
    { maxLength: 3 },
  ),
});
const instants = fc
  .integer({ min: 0, max: 14 * 24 * 60 })
  .map((minutes) => new Date(Date.parse('2026-10-18T00:00:00Z') + minutes * MINUTE_MS));

/** Independent formulation: some unclosed day's hours contain now. */
function isOpenByRule({ hours, closures }: Schedule, now: Date): boolean {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('Europe/Berlin');
  return [0, 1].some((daysAgo) => {
    const day = zoned.toPlainDate().subtract({ days: daysAgo });
    const { open, close, closed } = hours[weekdays[day.dayOfWeek - 1] as Weekday];
    const isClosed = closed || closures.some((c) => c.start_date <= `${day}` && `${day}` <= c.end_date);
    const endDay = close > open ? day : day.add({ days: 1 });
    const from = day.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: open });
    const to = endDay.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: close });
    return !isClosed && from.epochMilliseconds <= now.getTime() && now.getTime() < to.epochMilliseconds;
  });
}

describe('any hours and closures', () => {
  it('are open exactly by the rule', () => {
    fc.assert(
      fc.property(schedules, instants, (s, now) => openState(s, now).isOpen === isOpenByRule(s, now)),
      {
        numRuns: cases({ all: 500, few: 100 }),
      },
    );
  });

  it('change at the instant that was told, and not before', () => {
    fc.assert(
      fc.property(schedules, instants, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, now, share) => {
        const state = openState(schedule, now);
        const change = state.isOpen ? state.closesAt : state.opensAt;
        if (!change) return true;
        const between = new Date(now.getTime() + (change.getTime() - 1 - now.getTime()) * share);
        return (
          change > now &&
          openState(schedule, between).isOpen === state.isOpen &&
          openState(schedule, change).isOpen !== state.isOpen
        );
      }),
      { numRuns: cases({ all: 500, few: 100 }) },
    );
  });
});
