import { expect, it } from 'vitest';
import { keptSince } from '#domain/retention/retention.ts';

it.each([
  ['registrations', '2029-11-22T12:00:00.000Z'],
  ['guests', '2029-08-25T12:00:00.000Z'],
  ['reporters', '2029-04-23T12:00:00.000Z'],
  ['auditLog', '2026-11-23T12:00:00.000Z'],
] as const)('what is kept as %s goes when it is from before %s', (id, since) => {
  expect(keptSince(id, new Date('2029-11-23T12:00:00Z')).toISOString()).toBe(since);
});
