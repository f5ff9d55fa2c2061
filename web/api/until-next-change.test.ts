import { expect, it } from 'vitest';
import { untilNextChange } from './until-next-change.ts';

const now = new Date('2026-11-27T20:00:00Z');
const closing = (closes_at: string | null) => ({
  events: [],
  open_state: { is_open: true, closes_at, opens_at: null, reason: null },
});

it.each([
  ['when the doors close', closing('2026-11-27T20:10:00.000Z'), 601_000],
  ['after half an hour at the latest', closing('2026-11-28T03:00:00.000Z'), 1_800_000],
  ['soon where the server has just said so', closing('2026-11-27T20:00:00.000Z'), 5_000],
  ['in its usual time where that is over', closing('2026-11-27T19:00:00.000Z'), 1_800_000],
  ['in its usual time while nothing is known', undefined, 1_800_000],
])('is read again %s', (_, today, expected) => {
  expect(untilNextChange(today, now)).toBe(expected);
});
