import { expect, it } from 'vitest';
import { partyChangeRefusal } from '#domain/web-guests/party-change.ts';

it.each([
  ['joined', 2, 4, 8, null],
  ['joined', 2, 4, 9, 'event_full'],
  ['approved', 2, 1, 10, null],
  ['waiting', 2, 1, 10, null],
  ['waiting', 2, 3, 0, 'participant_state'],
  ['offered', 2, 3, 2, 'participant_state'],
  ['applied', 1, 6, 10, null],
  ['left', 2, 1, 0, 'participant_state'],
  ['rejected', 2, 1, 0, 'participant_state'],
] as const)(
  'a party that is %s may go from %i to %i with %i of ten places taken: %s',
  (status, partySize, size, taken, refusal) => {
    expect(partyChangeRefusal({ capacity: 10 }, taken, { status, partySize }, size)).toBe(refusal);
  },
);

it('a party never outgrows the event, and grows freely without a limit', () => {
  expect(partyChangeRefusal({ capacity: 5 }, 2, { status: 'joined', partySize: 2 }, 6)).toBe('party_too_large');
  expect(partyChangeRefusal({ capacity: null }, 900, { status: 'joined', partySize: 2 }, 6)).toBeNull();
});
