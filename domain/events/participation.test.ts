import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Admission, ParticipantStatus } from '#domain/events/participation.ts';
import {
  admittedStatus,
  canParticipant,
  freePlaces,
  participantStatuses,
  statusOnApprove,
  statusOnJoin,
  takesPlace,
} from '#domain/events/participation.ts';

const admission = (overrides: Partial<Admission> = {}): Admission => ({
  approvalMethod: 'first_come',
  capacity: 10,
  waitingList: true,
  ...overrides,
});

describe('joining', () => {
  it.each([
    ['gives a place while there is one', admission(), 9, 'joined'],
    ['puts on the waiting list when full', admission(), 10, 'waiting'],
    ['is refused when full without a waiting list', admission({ waitingList: false }), 10, null],
    ['has no end without a limit', admission({ capacity: null, waitingList: false }), 100_000, 'joined'],
    ['is refused when the limit was lowered below what is taken', admission({ waitingList: false }), 12, null],
    ['is an application however full it is', admission({ approvalMethod: 'application' }), 10, 'applied'],
  ])('%s', (_, event, taken, status) => {
    expect(statusOnJoin(event, taken)).toBe(status);
  });
});

describe('approving', () => {
  it.each([
    ['gives a place', admission({ approvalMethod: 'application' }), 9, 'applied', 'approved'],
    ['puts on the waiting list when full', admission({ approvalMethod: 'application' }), 10, 'applied', 'waiting'],
    ['is refused when full without one', admission({ waitingList: false }), 10, 'applied', null],
    ['needs no further place for somebody who has one', admission(), 10, 'joined', 'approved'],
    ['brings back who was turned down', admission(), 9, 'rejected', 'approved'],
  ] as const)('%s', (_, event, taken, present, status) => {
    expect(statusOnApprove(event, taken, present)).toBe(status);
  });
});

it('never gives more places than there are, whoever comes, goes, is let in or turned down', () => {
  const step = fc.record({
    person: fc.integer({ min: 0, max: 15 }),
    action: fc.constantFrom('join', 'leave', 'approve', 'reject'),
  });
  const anyAdmission = fc.record({
    approvalMethod: fc.constantFrom('first_come' as const, 'application' as const),
    capacity: fc.option(fc.integer({ min: 1, max: 6 })),
    waitingList: fc.boolean(),
  });
  fc.assert(
    fc.property(anyAdmission, fc.array(step, { maxLength: 80 }), (event, steps) => {
      const people = new Map<number, ParticipantStatus>();
      const taken = () => [...people.values()].filter(takesPlace).length;
      for (const { person, action } of steps) {
        const present = people.get(person);
        if (present && !canParticipant(present, action)) continue;
        if (action === 'join') {
          const status = statusOnJoin(event, taken());
          if (status) people.set(person, status);
        } else if (present) {
          const next =
            action === 'leave' ? 'left' : action === 'reject' ? 'rejected' : statusOnApprove(event, taken(), present);
          if (next) people.set(person, next);
        }
        while (freePlaces(event, taken()) > 0) {
          const next = [...people].find(([, status]) => status === 'waiting');
          if (!next) break;
          people.set(next[0], admittedStatus(event));
        }
        if (event.capacity !== null && taken() > event.capacity) return false;
        if (freePlaces(event, taken()) > 0 && [...people.values()].includes('waiting')) return false;
      }
      return true;
    }),
    { numRuns: 500 },
  );
});

it('has an answer for every status: only who was turned down cannot leave, and only who left can join', () => {
  const can = (action: 'join' | 'leave') => participantStatuses.filter((status) => canParticipant(status, action));
  expect(can('join')).toEqual(['left']);
  expect(can('leave')).toEqual(['joined', 'approved', 'applied', 'waiting']);
});
