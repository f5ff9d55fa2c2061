import { expect, it } from 'vitest';
import { holdsPlaces, mostHeld } from '#domain/web-guests/held-places.ts';

it.each([
  [1, 1],
  [9, 1],
  [10, 1],
  [19, 1],
  [20, 2],
  [500, 50],
])('of %i places unconfirmed requests hold at most %i', (capacity, held) => {
  expect(mostHeld(capacity)).toBe(held);
});

it.each([
  ['a free place', { capacity: 50, taken: 10, unconfirmed: 0 }, 1, true],
  ['the whole tenth', { capacity: 50, taken: 10, unconfirmed: 0 }, 5, true],
  ['more than a tenth', { capacity: 50, taken: 10, unconfirmed: 0 }, 6, false],
  ['what others leave of the tenth', { capacity: 50, taken: 14, unconfirmed: 4 }, 2, false],
  ['the last place', { capacity: 50, taken: 49, unconfirmed: 0 }, 1, true],
  ['no free place', { capacity: 50, taken: 50, unconfirmed: 0 }, 1, false],
  ['too few places', { capacity: 50, taken: 49, unconfirmed: 0 }, 2, false],
  ['one place of few', { capacity: 5, taken: 0, unconfirmed: 0 }, 1, true],
  ['no limit', { capacity: null, taken: 100, unconfirmed: 0 }, 1, false],
])('holds %s or not', (_, places, partySize, holds) => {
  expect(holdsPlaces(places, partySize)).toBe(holds);
});
