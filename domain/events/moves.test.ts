import { expect, test } from 'vitest';
import { asksGuests, hasMoved } from '#domain/events/moves.ts';

const at = (start: string, end: string | null = null, location = 'Gastraum') => ({
  startsAt: new Date(start),
  endsAt: end === null ? null : new Date(end),
  location,
});
const evening = at('2026-12-09T19:00:00Z');

test('an event has moved when its time or its place is another', () => {
  expect(hasMoved(evening, at('2026-12-09T19:00:00Z'))).toBe(false);
  expect(hasMoved(evening, at('2026-12-09T19:15:00Z'))).toBe(true);
  expect(hasMoved(evening, at('2026-12-09T19:00:00Z', '2026-12-09T22:00:00Z'))).toBe(true);
  expect(hasMoved(evening, at('2026-12-09T19:00:00Z', null, 'Keller'))).toBe(true);
});

test('guests are asked when it begins more than two hours earlier or later', () => {
  expect(asksGuests(evening, at('2026-12-09T21:00:00Z'))).toBe(false);
  expect(asksGuests(evening, at('2026-12-09T21:01:00Z'))).toBe(true);
  expect(asksGuests(evening, at('2026-12-09T16:59:00Z'))).toBe(true);
  expect(asksGuests(evening, at('2026-12-09T19:00:00Z', null, 'Keller'))).toBe(false);
});
