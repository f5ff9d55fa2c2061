import { expect, it } from 'vitest';
import { extendedTrialEnd } from '#domain/credits/trial-extension.ts';

const now = new Date('2026-12-01T12:00:00Z');

it.each([
  ['a running trial', '2026-12-05T08:00:00Z', '2026-12-12T08:00:00Z'],
  ['one that is over', '2026-11-05T08:00:00Z', '2026-12-08T12:00:00Z'],
])('extends %s', (_, endsAt, extended) =>
  expect(extendedTrialEnd(new Date(endsAt), 7, now)).toEqual(new Date(extended)),
);

it('begins now where the end is no longer known', () =>
  expect(extendedTrialEnd(null, 1, now)).toEqual(new Date('2026-12-02T12:00:00Z')));
