import { describe, expect, it } from 'vitest';
import { byWeekday, indexOfBest } from '#domain/analytics/by-weekday.ts';

describe('figures by weekday', () => {
  it('begin on Monday and add up', () => {
    const figures = [
      { day: '2026-11-16', value: 3 },
      { day: '2026-11-22', value: 5 },
      { day: '2026-11-23', value: 4 },
    ];
    expect(byWeekday(figures)).toEqual([7, 0, 0, 0, 0, 0, 5]);
  });
});

describe('the best', () => {
  it('is the first of the highest, and nothing where nothing is above 0', () => {
    expect(indexOfBest([1, 4, 4])).toBe(1);
    expect([indexOfBest([]), indexOfBest([0, 0]), indexOfBest([-2, 0])]).toEqual([null, null, null]);
  });
});
