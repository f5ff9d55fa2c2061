import { expect, it } from 'vitest';
import { nextLook } from './last-look.ts';

const now = new Date('2026-11-27T20:00:00Z');
const kept = (until: string) => ({ since: '2026-11-26T20:00:00.000Z', until });

it('knows nobody as new at the first look of all', () => {
  expect(nextLook(null, now)).toEqual({ since: null, until: now.toISOString() });
});

it('counts from when the last look ended', () => {
  expect(nextLook(kept('2026-11-27T14:20:00.000Z'), now).since).toBe('2026-11-27T14:20:00.000Z');
});

it('goes on after a reload or a short break, so that who is new does not vanish', () => {
  expect(nextLook(kept('2026-11-27T19:50:00.000Z'), now)).toEqual(kept(now.toISOString()));
});

it('is the first again where the clock was ahead', () => {
  expect(nextLook(kept('2027-01-01T00:00:00.000Z'), now).since).toBeNull();
});
