import { expect, it } from 'vitest';
import { goodwillCountsSince, leftAlone } from '#domain/credits/goodwill.ts';

it.each([
  [0, 20],
  [19, 1],
  [20, 0],
  [25, 0],
])('after %i credits given alone %i are left', (given, left) => expect(leftAlone(given)).toBe(left));

it('counts the gifts of thirty days', () =>
  expect(goodwillCountsSince(new Date('2026-12-31T12:00:00Z'))).toEqual(new Date('2026-12-01T12:00:00Z')));
