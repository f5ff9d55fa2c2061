import { expect, it } from 'vitest';
import { datesPaidAtOnce } from '#domain/series/paid-dates.ts';
import type { SeriesRule } from '#domain/series/series-rule.ts';

const weekly: SeriesRule = {
  ...{ frequency: 'weekly', interval: 1, weekdays: [3], nth: null, startsOn: '2026-11-25', endsOn: null, count: 10 },
};

it.each([
  ['the next four', weekly, [], 4],
  ['fewer where the rule makes fewer', { ...weekly, count: 2 }, [], 2],
  ['only what appears within 90 days', { ...weekly, interval: 8 }, [], 2],
  ['none on a closed day', { ...weekly, count: 4 }, ['2026-12-02'], 3],
  ['the first whatever the hours', { ...weekly, count: 1 }, ['2026-11-25'], 1],
  ['one while the rule has no end', { ...weekly, count: null }, [], 1],
] as const)('pays %s', (_, rule, closed, dates) => {
  const isClosed = (day: string) => (closed as readonly string[]).includes(day);
  expect(datesPaidAtOnce(rule, { closedDays: 'ask', isClosed, today: '2026-11-22' })).toBe(dates);
});
