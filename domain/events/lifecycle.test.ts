import { expect, it } from 'vitest';
import { canEvent, isUnseen } from '#domain/events/lifecycle.ts';

const seen = { awaitsVerification: false, heldUntil: null };
const day = new Date('2026-11-28T12:00:00Z');

it.each([
  ['draft', seen, { publish: true, cancel: false, withdraw: false }],
  ['scheduled', seen, { publish: true, cancel: false, withdraw: true }],
  ['published', seen, { publish: false, cancel: true, withdraw: false }],
  ['published', { ...seen, awaitsVerification: true }, { publish: false, cancel: false, withdraw: true }],
  ['published', { ...seen, heldUntil: day }, { publish: false, cancel: false, withdraw: true }],
  ['cancelled', seen, { publish: false, cancel: false, withdraw: false }],
] as const)('an event that is %s, %o', (status, sight, may) => {
  const event = { status, ...sight };
  const can = { publish: canEvent(event, 'publish'), cancel: canEvent(event, 'cancel') };
  expect({ ...can, withdraw: canEvent(event, 'withdraw') }).toEqual(may);
});

it('an event of the API is judged as its row is', () => {
  expect(isUnseen({ awaiting_verification: false, held_until: day.toISOString() })).toBe(true);
  expect(isUnseen({ awaiting_verification: true, held_until: null })).toBe(true);
  expect(isUnseen({ awaiting_verification: false, held_until: null })).toBe(false);
});
