import { expect, it } from 'vitest';
import type { Repetition } from './repetition.ts';
import { inRhythm, isComplete, proposedRepetition, repeatsOn, rhythmOf } from './repetition.ts';

it.each(['weekly', 'fortnightly', 'monthly_weekday', 'monthly_last', 'monthly_day'] as const)(
  '%s is found again in what it is stored as, and keeps its end in another rhythm',
  (rhythm) => {
    const stored = inRhythm(rhythm, { frequency: 'weekly', ends_on: '2027-01-31', closed_days: 'skip' });
    expect(rhythmOf(stored)).toBe(rhythm);
    expect(stored).toMatchObject({ ends_on: '2027-01-31', closed_days: 'skip' });
    expect(stored.count).toBeUndefined();
  },
);

it('what no form says is left as it is', () => {
  expect(rhythmOf({ frequency: 'weekly', interval: 3, count: 5 })).toBe('own');
  expect(rhythmOf({ frequency: 'weekly', weekdays: [2, 4], count: 5 })).toBe('own');
  expect(rhythmOf({ frequency: 'weekly', weekdays: [2], count: 5 })).toBe('weekly');
});

it('a weekday by its number is there for days that have one, whichever it was before', () => {
  const chosen: Repetition = { frequency: 'monthly_weekday', nth: 4, count: 3 };
  expect([repeatsOn(chosen, '2026-11-25'), repeatsOn(chosen, '2026-11-30')]).toEqual([true, false]);
});

it('is complete once it has an end', () => {
  expect(isComplete({ frequency: 'weekly', count: null })).toBe(false);
  expect(isComplete({ frequency: 'weekly', ends_on: null })).toBe(false);
  expect(isComplete(inRhythm('weekly', null))).toBe(true);
});

it.each([
  ['weekly', '2026-12-12', { frequency: 'weekly' }],
  ['fortnightly', '2026-12-12', { frequency: 'weekly', interval: 2 }],
  ['monthly', '2026-12-12', { frequency: 'monthly_weekday' }],
  ['monthly', '2026-12-31', { frequency: 'monthly_weekday', nth: -1 }],
  ['monthly_last', '2026-12-12', null],
  [null, '2026-12-12', null],
] as const)('words that mean %s propose a series from %s on', (rhythm, day, proposed) => {
  const found = proposedRepetition(rhythm, day);
  if (proposed === null) expect(found).toBeNull();
  else expect(found).toMatchObject(proposed);
});
