import { expect, it } from 'vitest';
import { peopleUnit } from './people-unit.ts';

it.each([
  [0, 1],
  [40, 1],
  [41, 2],
  [81, 5],
  [201, 10],
  [412, 20],
  [2_147_483_647, 100_000_000],
])('of %d at most, one figure of forty stands for %d', (most, unit) => {
  expect(peopleUnit(most, 40)).toBe(unit);
});
