import { expect, test } from 'vitest';
import { keyEnd } from './key-end.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  [null, { state: 'open' }],
  ['2026-11-21T12:00:00.000Z', { state: 'over' }],
  ['2026-11-21T12:00:01.000Z', { state: 'soon', days: 1 }],
  ['2026-11-28T12:00:00.000Z', { state: 'soon', days: 7 }],
  ['2026-11-28T12:00:01.000Z', { state: 'open' }],
] as const)('a key until %s', (end, expected) => {
  expect(keyEnd(end, now)).toEqual(expected);
});
