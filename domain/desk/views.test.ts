import { expect, test } from 'vitest';
import { isViewToken, toViewToken, viewEnding } from './views.ts';

const now = new Date('2026-11-29T12:00:00Z');
const running = {
  endsAt: new Date('2026-11-29T12:00:01Z'),
  endedBy: null,
  isForbidden: false,
  isStaffSignedIn: true,
} as const;

test.each([
  ['a running one', {}, null],
  ['one whose last second has begun', { endsAt: now }, 'time'],
  ['one that staff ended', { endedBy: 'staff' }, 'staff'],
  ['one that was ended before its time and is old', { endedBy: 'owner', endsAt: now }, 'owner'],
  ['one that the owner forbids', { isForbidden: true }, 'owner'],
  ['one of staff who are signed out or locked out', { isStaffSignedIn: false }, 'staff'],
] as const)('%s', (_, change, ending) => {
  expect(viewEnding({ ...running, ...change }, now)).toBe(ending);
});

test('a token is known by its form, and no other credential has it', () => {
  expect(isViewToken(toViewToken('x'))).toBe(true);
  expect(['dabei_sk_x', 'dabei_test_x', 'x', ''].some(isViewToken)).toBe(false);
});
