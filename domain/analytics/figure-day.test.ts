import { expect, it } from 'vitest';
import { figureDay } from '#domain/analytics/figure-day.ts';

it.each([
  ['half past midnight', '2026-11-27T23:30:00Z', '2026-11-27'],
  ['just before four', '2026-11-28T02:59:59Z', '2026-11-27'],
  ['four o’clock', '2026-11-28T03:00:00Z', '2026-11-28'],
  ['the evening', '2026-11-28T22:59:00Z', '2026-11-28'],
  ['before four after the spring change', '2027-03-28T01:59:00Z', '2027-03-27'],
  ['four o’clock after the spring change', '2027-03-28T02:00:00Z', '2027-03-28'],
  ['the first half past two of the autumn change', '2026-10-25T00:30:00Z', '2026-10-24'],
  ['the second half past two of the autumn change', '2026-10-25T01:30:00Z', '2026-10-24'],
  ['four o’clock after the autumn change', '2026-10-25T03:00:00Z', '2026-10-25'],
])('counts %s to its evening', (_, now, day) => {
  expect(figureDay(new Date(now))).toBe(day);
});
