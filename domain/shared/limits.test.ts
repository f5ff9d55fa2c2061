import { expect, test } from 'vitest';
import { pauseAfter } from './limits.ts';

test('pauses double from a second up to the longest, however many follow', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 5000].map((excess) => pauseAfter(excess, 60))).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
  expect(pauseAfter(9, 10)).toBe(10);
});
