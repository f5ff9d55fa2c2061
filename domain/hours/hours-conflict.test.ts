import { describe, expect, it } from 'vitest';
import { hoursConflict } from '#domain/hours/hours-conflict.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';

/** 20 November 2026 is a Friday; Monday has two spans, Sunday is closed. */
const hours = {
  ...defaultOpeningHours(),
  monday: { open: '11:00', close: '14:00', closed: false, more_spans: [{ open: '17:00', close: '22:00' }] },
  friday: { open: '17:00', close: '04:00', closed: false },
};
const closed = (day: string) => [{ id: day, start_date: day, end_date: day, reason: 'Umbau' }];
const none: Schedule['closures'] = [];

describe('an event', () => {
  it.each([
    ['in the hours', none, '2026-11-20', '20:00', '23:00', null],
    ['over midnight in the hours', none, '2026-11-20', '22:00', '03:00', null],
    ['without an end', none, '2026-11-20', '22:00', null, null],
    ['longer than the hours', none, '2026-11-20', '22:00', '05:00', 'outside 2026-11-20'],
    ['before the doors open', none, '2026-11-20', '16:00', '20:00', 'outside 2026-11-20'],
    ['in the break', none, '2026-11-23', '14:30', '16:00', 'outside 2026-11-23'],
    ['over the break', none, '2026-11-23', '13:00', '18:00', 'outside 2026-11-23'],
    ['in the second span', none, '2026-11-23', '18:00', '22:00', null],
    ['on a closed weekday', none, '2026-11-22', '18:00', '22:00', 'closed 2026-11-22'],
    ['of a whole closed day', none, '2026-11-22', null, null, 'closed 2026-11-22'],
    ['of a whole open day', none, '2026-11-21', null, null, null],
    ['after midnight, in the night of Friday', none, '2026-11-21', '00:30', '03:00', null],
    ['in a closure', closed('2026-11-20'), '2026-11-20', '20:00', '23:00', 'closed 2026-11-20'],
    [
      'after midnight, in the closed night of Friday',
      closed('2026-11-20'),
      '2026-11-21',
      '00:30',
      '03:00',
      'closed 2026-11-20',
    ],
    ['after midnight, before the closed Saturday', closed('2026-11-21'), '2026-11-21', '00:30', '03:00', null],
    ['in the night into a closed Saturday', closed('2026-11-21'), '2026-11-20', '22:00', '03:00', null],
    ['over the skipped hour', none, '2026-03-27', '22:00', '04:00', null],
  ])('%s', (_, closures, eventDate, startTime, endTime, expected) => {
    const found = hoursConflict({ hours, closures }, { eventDate, startTime, endTime });
    expect(found && `${found.kind} ${found.day}`).toBe(expected);
  });
});
