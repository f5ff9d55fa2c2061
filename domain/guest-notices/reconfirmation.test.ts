import { expect, test } from 'vitest';
import { confirmByOf, reconfirmHours } from '#domain/guest-notices/reconfirmation.ts';
import { remindersOf } from '#domain/guest-notices/reminders.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

const startsAt = new Date('2026-12-09T19:00:00Z');

test.each([
  ['the hours before the start', 4, '2026-12-08T19:00:00Z', '2026-12-09T15:00:00.000Z'],
  ['with an hour left', 4, '2026-12-09T14:00:00Z', '2026-12-09T15:00:00.000Z'],
  ['no longer, with less', 4, '2026-12-09T14:00:01Z', undefined],
  ['never, switched off', null, '2026-12-08T19:00:00Z', undefined],
])('asks %s', (_, hours, now, until) => {
  expect(confirmByOf({ startsAt, reconfirmHours: hours }, new Date(now))?.toISOString()).toBe(until);
});

test('the reminder of the day before leaves time to answer, whenever an event begins', () => {
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const start = berlinInstant('2026-12-09', time);
    const [first] = remindersOf({ startsAt: start, startTime: time });
    const asking = { startsAt: start, reconfirmHours: reconfirmHours.max };
    expect(first && confirmByOf(asking, first.at), time).not.toBeNull();
  }
});
