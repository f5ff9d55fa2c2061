import { expect, test } from 'vitest';
import { remindersOf } from '#domain/guest-notices/reminders.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

const wallTimes = (day: string, time: string | null) =>
  remindersOf({ startsAt: berlinInstant(day, time ?? '00:00'), startTime: time }).map(
    ({ kind, at }) => `${kind} ${berlinDay(at)} ${berlinTimeOfDay(at)}`,
  );

test.each([
  ['in the evening', '20:00', ['day 2026-12-08 20:00', 'soon 2026-12-09 18:00']],
  ['late, whose day before would be quiet', '23:00', ['day 2026-12-09 08:00', 'soon 2026-12-09 21:00']],
  ['after midnight', '00:30', ['day 2026-12-08 08:00', 'soon 2026-12-08 21:30']],
  ['in the morning', '09:00', ['day 2026-12-08 09:00', 'soon 2026-12-09 08:00']],
  ['before the quiet hours end', '07:00', ['day 2026-12-08 08:00', 'soon 2026-12-08 21:30']],
  ['all day', null, ['day 2026-12-08 08:00']],
])('an event %s is reminded of outside the quiet hours', (_, time, expected) => {
  expect(wallTimes('2026-12-09', time)).toEqual(expected);
});

test('every start of a day, also when the clock changes, is reminded of in order, before it begins, and never at night', () => {
  for (const day of [
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-12-09',
  ]) {
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
      const startsAt = berlinInstant(day, time);
      const found = remindersOf({ startsAt, startTime: time });
      const instants = found.map(({ at }) => at.getTime());
      expect(instants, `${day} ${time}`).toEqual(instants.toSorted((a, b) => a - b));
      expect(new Set(instants).size).toBe(2);
      for (const { at } of found) {
        expect(at < startsAt, `${day} ${time}`).toBe(true);
        const wall = berlinTimeOfDay(at);
        expect(wall >= '08:00' && wall < '22:00', `${day} ${time}: ${wall}`).toBe(true);
      }
    }
  }
});
