import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleFault } from '#domain/series/rule-faults.ts';
import { ruleDays, seriesDates } from '#domain/series/series-dates.ts';
import type { SeriesRule } from '#domain/series/series-rule.ts';
import { nthOfMonth } from '#domain/series/series-rule.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';

interface Case {
  rule: Omit<SeriesRule, 'endsOn' | 'count'>;
  time: string;
  /** Day and instant of each date, until the end of 2036. */
  dates: string[];
}

/** Made by python-dateutil and Python's zone data: `write-days.py` beside it says how. */
const table = JSON.parse(readFileSync('tests/support/series/days.json', 'utf8')) as Case[];
const named = table.map((each) => ({ ...each, name: `${JSON.stringify(each.rule)} at ${each.time}` }));

const weekly: SeriesRule = {
  frequency: 'weekly',
  interval: 1,
  weekdays: [3],
  nth: null,
  startsOn: '2026-11-25',
  endsOn: null,
  count: 10,
};

describe('ten years, both changes of the clocks included', () => {
  it.each(named)('has the days and instants of an independent implementation: $name', ({ rule, time, dates }) => {
    const days = ruleDays({ ...rule, endsOn: '2036-12-31', count: null }, 10_000);
    expect(days.map((day) => `${day} ${berlinInstant(day, time).toISOString().slice(0, 16)}Z`)).toEqual(dates);
  });

  it('ends by a number of dates where that table does', () => {
    for (const { rule, dates } of table) {
      const days = ruleDays({ ...rule, endsOn: null, count: 7 }, 100);
      expect(days).toEqual(dates.slice(0, 7).map((date) => date.slice(0, 10)));
    }
  });
});

describe('a rule', () => {
  it('includes its last day', () => {
    expect(seriesDates({ ...weekly, count: null, endsOn: '2026-12-09' })).toEqual([
      '2026-11-25',
      '2026-12-02',
      '2026-12-09',
    ]);
  });

  it('leaves out months without its day', () => {
    const monthly = { ...weekly, frequency: 'monthly_day', weekdays: [], startsOn: '2026-12-31', count: 3 } as const;
    expect(seriesDates(monthly)).toEqual(['2026-12-31', '2027-01-31', '2027-03-31']);
  });

  it.each([
    ['has no end', { count: null }, 'ends_on', 'required'],
    ['has two ends', { endsOn: '2026-12-30' }, 'count', 'ambiguous'],
    ['ends before it begins', { count: null, endsOn: '2026-11-24' }, 'ends_on', 'too_small'],
    ['makes no date', { count: 0 }, 'count', 'too_small'],
    ['makes 27 dates', { count: 27 }, 'count', 'too_big'],
    ['runs for 27 weeks', { count: null, endsOn: '2027-05-26' }, 'ends_on', 'too_big'],
    ['does not have the weekday of its first date', { weekdays: [1] }, 'weekdays', 'mismatch'],
    ['is about another week of the month', { frequency: 'monthly_weekday', weekdays: [], nth: 2 }, 'nth', 'mismatch'],
    ['names no week of the month', { frequency: 'monthly_weekday', weekdays: [] }, 'nth', 'mismatch'],
  ] as const)('is refused when it %s', (_, change, field, code) => {
    expect(ruleFault({ ...weekly, ...change })).toMatchObject({ field, code });
  });

  it('is taken with 26 dates, by number and by day', () => {
    expect(ruleFault({ ...weekly, count: 26 })).toBeNull();
    expect(ruleFault({ ...weekly, count: null, endsOn: '2027-05-25' })).toBeNull();
  });

  it('may call the fourth weekday that is the last either', () => {
    const fourth = { ...weekly, frequency: 'monthly_weekday', weekdays: [] } as const;
    expect([4, -1].map((nth) => ruleFault({ ...fourth, nth }))).toEqual([null, null]);
    expect(['2026-11-01', '2026-11-14', '2026-11-28', '2026-11-29'].map(nthOfMonth)).toEqual([1, 2, 4, -1]);
  });
});
