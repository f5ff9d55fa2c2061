import { expect, it } from 'vitest';
import { reportWeek } from '#domain/analytics/report-week.ts';

it.each([
  ['2026-11-23', '2026-11-16', '2026-11-22'],
  ['2026-11-24', '2026-11-16', '2026-11-22'],
  ['2026-11-29', '2026-11-16', '2026-11-22'],
  ['2026-11-30', '2026-11-23', '2026-11-29'],
])('on %s the report is about %s to %s', (today, from, to) => {
  expect(reportWeek(today)).toEqual({ from, to });
});
