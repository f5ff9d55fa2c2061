import { expect, it } from 'vitest';
import { heldUntil } from '#domain/signals/hold-time.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

it.each([
  [30 * 24 * 60, 240],
  [8 * 60, 240],
  [8 * 60 - 1, 120],
  [4 * 60 - 1, 60],
  [2 * 60 - 1, 30],
  [59, 15],
  [0, 15],
  [-90, 15],
])('an event in %i minutes is held for %i', (start, held) => {
  const times = { startsAt: inMinutes(start), overAt: inMinutes(start + 240) };
  expect(heldUntil(times, now)).toEqual(inMinutes(held));
});

it('what would be over by then is not held', () => {
  expect(heldUntil({ startsAt: inMinutes(-60), overAt: inMinutes(15) }, now)).toBeNull();
});
