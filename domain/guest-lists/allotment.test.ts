import { describe, expect, it } from 'vitest';
import { closingInstant, leftOf, peopleOn, refusalOfParty, refusalOfSize, sizesFor, usedBy } from './allotment.ts';

const list = { names: 8, companions: 2 };
const used = (...sizes: number[]) => usedBy(sizes.map((partySize) => ({ partySize })));

describe('an allotment of 8 + 2', () => {
  it('is for ten people', () => {
    expect(peopleOn(list)).toBe(10);
    expect(used(1, 3, 1)).toEqual({ names: 3, companions: 2 });
  });

  it.each([
    [[], 1, null],
    [[], 3, null],
    [[], 4, 'companions'],
    [[3], 1, null],
    [[3], 2, 'companions'],
    [[1, 1, 1, 1, 1, 1, 1], 1, null],
    [[1, 1, 1, 1, 1, 1, 1, 1], 1, 'names'],
    [[1, 1, 1, 1, 1, 1, 1, 1], 3, 'names'],
  ])('with %j on it answers a party of %i with %s', (sizes, partySize, refusal) => {
    expect(refusalOfParty(leftOf(list, used(...sizes)), partySize)).toBe(refusal);
  });

  it.each([
    [[1, 2], 1, 2, null],
    [[1, 3], 1, 2, 'companions'],
    [[1, 3], 3, 1, null],
    [[6], 6, 5, null],
    [[6], 6, 6, null],
  ])('with %j on it answers the change of a party from %i to %i with %s', (sizes, before, after, refusal) => {
    expect(refusalOfSize(leftOf(list, used(...sizes)), before, after)).toBe(refusal);
  });

  it('offers the sizes that still fit', () => {
    expect(sizesFor(leftOf(list, used(2)))).toEqual([1, 2]);
    expect(sizesFor(leftOf(list, used(2)), 2)).toEqual([1, 2, 3]);
    expect(sizesFor({ names: 1, companions: 90 })).toHaveLength(6);
    expect(sizesFor({ names: 0, companions: 0 }, 6)).toHaveLength(6);
  });
});

it.each([
  [{ eventDate: '2026-12-05', nightOf: null }, '23:30', '2026-12-05T22:30:00.000Z'],
  [{ eventDate: '2026-12-05', nightOf: null }, '05:59', '2026-12-06T04:59:00.000Z'],
  [{ eventDate: '2026-12-05', nightOf: null }, '06:00', '2026-12-05T05:00:00.000Z'],
  [{ eventDate: '2026-12-06', nightOf: '2026-12-05' }, '23:30', '2026-12-05T22:30:00.000Z'],
  [{ eventDate: '2026-12-06', nightOf: '2026-12-05' }, '01:00', '2026-12-06T00:00:00.000Z'],
])('the list of %j until %s closes at %s', (event, time, instant) => {
  expect(closingInstant(event, time)?.toISOString()).toBe(instant);
});
