import { expect, test } from 'vitest';
import { exampleDay } from '#web/routes/public/examples/example-days.ts';
import { openingDay } from './season.ts';

test.each([
  ['2026-01-01', '2026-09-19'],
  ['2026-09-30', '2026-09-19'],
  ['2026-10-06', '2027-09-18'],
  ['2022-06-01', '2022-09-17'],
])('on %s the season at hand opens on %s', (today, opening) => {
  expect(openingDay(today)).toBe(opening);
});

test('an example lies on its weekday, one to two weeks ahead', () => {
  expect(exampleDay('2026-11-21', 3)).toBe('2026-12-02');
  expect(exampleDay('2026-11-21', 6)).toBe('2026-11-28');
});
