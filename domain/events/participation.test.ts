import { describe, expect, it } from 'vitest';
import type { Admission, ParticipantStatus, Refusal } from '#domain/events/participation.ts';
import {
  admittedStatus,
  canParticipant,
  freePlaces,
  mostToMoveUp,
  participantStatuses,
  partySizes,
  statusOnApprove,
  statusOnJoin,
  takesPlace,
  whoMovesUp,
} from '#domain/events/participation.ts';
import { cases } from '#tests/support/cases.ts';
import { fc } from '#tests/support/fast-check.ts';

const admission = (overrides: Partial<Admission> = {}): Admission => ({
  approvalMethod: 'first_come',
  capacity: 10,
  waitingList: true,
  ...overrides,
});

describe('joining', () => {
  it.each([
    ['gives a place while there is one', admission(), 9, 1, 'joined'],
    ['gives a party the last places', admission(), 6, 4, 'joined'],
    ['puts on the waiting list when full', admission(), 10, 1, 'waiting'],
    ['lets a party wait that does not fit as a whole', admission(), 7, 4, 'waiting'],
    ['is refused when full without a waiting list', admission({ waitingList: false }), 10, 1, 'event_full'],
    ['is refused to a party that does not fit without one', admission({ waitingList: false }), 7, 4, 'event_full'],
    ['has no end without a limit', admission({ capacity: null, waitingList: false }), 100_000, 6, 'joined'],
    [
      'is refused when the limit was lowered below what is taken',
      admission({ waitingList: false }),
      12,
      1,
      'event_full',
    ],
    ['is an application however full it is', admission({ approvalMethod: 'application' }), 10, 6, 'applied'],
    ['is refused to a party larger than the event', admission({ capacity: 5 }), 0, 6, 'party_too_large'],
    [
      'is no application for a party larger than the event',
      admission({ approvalMethod: 'application', capacity: 5 }),
      0,
      6,
      'party_too_large',
    ],
  ])('%s', (_, event, taken, partySize, status) => {
    expect(statusOnJoin(event, taken, partySize)).toBe(status);
  });
});

describe('approving', () => {
  it.each([
    ['gives a place', admission({ approvalMethod: 'application' }), 9, 'applied', 1, 'approved'],
    ['gives a party its places', admission(), 4, 'applied', 6, 'approved'],
    ['puts on the waiting list when full', admission({ approvalMethod: 'application' }), 10, 'applied', 1, 'waiting'],
    ['needs room for the whole party', admission(), 5, 'applied', 6, 'waiting'],
    ['is refused when full without one', admission({ waitingList: false }), 10, 'applied', 1, 'event_full'],
    ['is refused to a party that does not fit', admission({ waitingList: false }), 8, 'applied', 3, 'event_full'],
    ['needs no further place for somebody who has one', admission(), 10, 'joined', 6, 'approved'],
    ['brings back who was turned down', admission(), 9, 'rejected', 1, 'approved'],
    ['is refused to a party larger than the event', admission({ capacity: 2 }), 0, 'applied', 3, 'party_too_large'],
    [
      'takes nothing from a party larger than the lowered limit',
      admission({ capacity: 2 }),
      3,
      'joined',
      3,
      'approved',
    ],
  ] as const)('%s', (_, event, taken, status, partySize, after) => {
    expect(statusOnApprove(event, taken, { status, partySize })).toBe(after);
  });
});

describe('a party', () => {
  it.each([
    ['in the order they came', [1, 1, 1], 2, [0, 1]],
    ['passing over one that is too large', [4, 1, 2], 3, [1, 2]],
    ['with the first one as soon as it fits', [4, 1, 2], 4, [0]],
    ['with what is left after one before', [2, 3, 1], 4, [0, 2]],
    ['all of them when there is room', [6, 6, 6], 18, [0, 1, 2]],
    ['all of them without a limit', [6, 1], Number.POSITIVE_INFINITY, [0, 1]],
    ['none without a place', [1], 0, []],
  ])('moves up %s', (_, sizes, free, indexes) => {
    const waiting = sizes.map((partySize, index) => ({ partySize, index }));
    expect(whoMovesUp(waiting, free).map(({ index }) => index)).toEqual(indexes);
  });

  it('moves up alike, whether the whole list is seen or only the first of each size', () => {
    const sizes = fc.array(fc.integer(partySizes), { maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 80 }), (list, free) => {
        const all = list.map((partySize, seq) => ({ partySize, seq }));
        const seen = all.filter(
          ({ partySize, seq }) =>
            list.slice(0, seq).filter((size) => size === partySize).length < mostToMoveUp(partySize, free),
        );
        expect(whoMovesUp(seen, free)).toEqual(whoMovesUp(all, free));
      }),
      { numRuns: cases({ all: 500, few: 100 }) },
    );
  });
});

const isRefusal = (status: ParticipantStatus | Refusal): status is Refusal =>
  status === 'event_full' || status === 'party_too_large';

interface Party {
  partySize: number;
  status: ParticipantStatus;
  seq: number;
}

/** Naive reference implementation: one party at a time, restarting from the front. */
function moveUpOneByOne(parties: Party[], event: Admission): void {
  for (;;) {
    const people = parties
      .filter(({ status }) => takesPlace(status))
      .flatMap((party) => Array(party.partySize).fill(0));
    const left = event.capacity === null ? Number.POSITIVE_INFINITY : event.capacity - people.length;
    const inLine = parties.filter(({ status }) => status === 'waiting').sort((a, b) => a.seq - b.seq);
    const next = inLine.find(({ partySize }) => partySize <= left);
    if (!next) return;
    next.status = admittedStatus(event);
  }
}

it('never gives more places than there are and leaves nobody waiting who fits, whoever comes, goes or is turned down', () => {
  const step = fc.record({
    person: fc.integer({ min: 0, max: 15 }),
    partySize: fc.integer(partySizes),
    action: fc.constantFrom('join', 'leave', 'approve', 'reject', 'resize'),
  });
  const anyAdmission = fc.record({
    approvalMethod: fc.constantFrom('first_come' as const, 'application' as const),
    capacity: fc.option(fc.integer({ min: 1, max: 12 })),
    waitingList: fc.boolean(),
  });
  fc.assert(
    fc.property(anyAdmission, fc.array(step, { maxLength: 80 }), (initial, steps) => {
      let event: Admission = initial;
      const parties = new Map<number, Party>();
      const taken = () =>
        [...parties.values()].reduce((sum, { status, partySize }) => sum + (takesPlace(status) ? partySize : 0), 0);
      let mayBeOver = false;
      for (const [seq, { person, partySize, action }] of steps.entries()) {
        const present = parties.get(person);
        const before = taken();
        if (action === 'resize') {
          event = { ...event, capacity: 2 * partySize };
          mayBeOver = true;
        } else if (action === 'join') {
          if (present && !canParticipant(present.status, 'join')) continue;
          const status = statusOnJoin(event, before, partySize);
          if (!isRefusal(status)) parties.set(person, { partySize, status, seq });
        } else if (present && canParticipant(present.status, action)) {
          const next =
            action === 'leave' ? 'left' : action === 'reject' ? 'rejected' : statusOnApprove(event, before, present);
          if (!isRefusal(next)) present.status = next;
        }

        const naive = [...parties.values()].map((party) => ({ ...party }));
        moveUpOneByOne(naive, event);
        const waiting = [...parties.values()]
          .filter(({ status }) => status === 'waiting')
          .sort((a, b) => a.seq - b.seq);
        for (const party of whoMovesUp(waiting, freePlaces(event, taken()))) party.status = admittedStatus(event);
        expect([...parties.values()]).toEqual(naive);

        const after = taken();
        if (event.capacity !== null && !mayBeOver) expect(after).toBeLessThanOrEqual(event.capacity);
        if (event.capacity !== null && after > event.capacity) expect(after).toBeLessThanOrEqual(before);
      }
    }),
    { numRuns: cases({ all: 500, few: 100 }) },
  );
});

it('has an answer for every status: only who was turned down cannot leave, and only who left can join', () => {
  const can = (action: 'join' | 'leave') => participantStatuses.filter((status) => canParticipant(status, action));
  expect(can('join')).toEqual(['left']);
  expect(can('leave')).toEqual(['joined', 'approved', 'applied', 'waiting', 'offered']);
});
