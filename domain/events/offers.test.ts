import { expect, test } from 'vitest';
import { answerBy } from './offers.ts';

const startsAt = new Date('2026-12-09T19:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const minutesAt = (now: Date) => (answerBy(startsAt, now).getTime() - now.getTime()) / 60_000;

test.each([
  [500, 24 * 60],
  [72, 24 * 60],
  [71.99, 6 * 60],
  [24, 6 * 60],
  [23.99, 60],
  [4, 60],
  [3.99, 15],
  [0, 15],
  [-2, 15],
])('%d hours before the start there are %d minutes to answer', (hours, minutes) => {
  expect(minutesAt(before(hours))).toBe(minutes);
});

test('an offer never runs beyond the start while the event is ahead by more than a quarter of an hour', () => {
  for (let hours = 0.25; hours < 200; hours += 0.25) {
    expect(answerBy(startsAt, before(hours)).getTime(), `${hours} h`).toBeLessThanOrEqual(startsAt.getTime());
  }
});
