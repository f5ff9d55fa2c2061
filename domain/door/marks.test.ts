import { describe, expect, it } from 'vitest';
import type { DoorMark } from '#domain/door/marks.ts';
import { countPeople, doorState, mergeMarks } from '#domain/door/marks.ts';
import { fc } from '#tests/support/fast-check.ts';

const mark = (id: string, guestId: string | null, move: 'in' | 'out', at: number, deviceId = 'a'): DoorMark => ({
  id,
  guestId,
  move,
  undoes: null,
  at,
  deviceId,
  by: deviceId,
});
const undo = (id: string, undoes: string, at: number, deviceId = 'a'): DoorMark => ({
  ...mark(id, null, 'in', at, deviceId),
  move: 'undo',
  undoes,
});
const moves = (marks: DoorMark[]) => [...doorState(marks).guests].map(([guest, { move }]) => `${guest} ${move}`);

describe('the state of a door', () => {
  it('is what the last mark of a guest says, since the first that said so', () => {
    const marks = [mark('1', 'ada', 'in', 10), mark('2', 'ada', 'in', 20), mark('3', 'ben', 'in', 5)];
    expect(moves([...marks, mark('4', 'ben', 'out', 6)])).toEqual(['ben out', 'ada in']);
    expect(doorState(marks).guests.get('ada')).toMatchObject({ since: { id: '1' }, again: null });
  });

  it('has somebody once whom two phones let in, and knows the other time', () => {
    const state = doorState([mark('1', 'ada', 'in', 10, 'a'), mark('2', 'ada', 'in', 20, 'b')]);
    expect(state.guests.get('ada')).toMatchObject({
      move: 'in',
      since: { id: '1' },
      again: { id: '2', deviceId: 'b' },
    });
    expect(countPeople(state, [{ guestId: 'ada', partySize: 3 }])).toMatchObject({ inside: 3, named: 3, came: 3 });
  });

  it('takes back one mark and nothing of another phone', () => {
    const both = [mark('1', 'ada', 'in', 10, 'a'), mark('2', 'ada', 'in', 20, 'b'), undo('3', '2', 30, 'b')];
    expect(doorState(both).guests.get('ada')).toMatchObject({ move: 'in', since: { id: '1' }, again: null });
    expect(moves([...both, undo('4', '1', 40)])).toEqual([]);
    const out = [mark('1', 'ada', 'in', 10), mark('2', 'ada', 'out', 20), undo('3', '2', 30)];
    expect(doorState(out).guests.get('ada')).toMatchObject({ move: 'in', since: { at: 10 } });
  });

  it('adds up people without a name and never goes below nobody', () => {
    const plus = [mark('1', null, 'in', 1), mark('2', null, 'in', 2, 'b'), mark('3', null, 'out', 3)];
    expect(doorState(plus).withoutApp).toBe(1);
    expect(doorState([...plus, undo('4', '3', 4)]).withoutApp).toBe(2);
    expect(doorState([mark('1', null, 'out', 1)]).withoutApp).toBe(0);
  });

  it('counts who came although they left, and nobody who is on no list', () => {
    const marks = [
      mark('1', 'ada', 'in', 1),
      mark('2', 'ada', 'out', 2),
      mark('3', 'ben', 'in', 3),
      mark('4', null, 'in', 4),
    ];
    const parties = [
      { guestId: 'ada', partySize: 2 },
      { guestId: 'ben', partySize: 1 },
      { guestId: 'cem', partySize: 4 },
    ];
    expect(countPeople(doorState(marks), parties)).toEqual({ inside: 2, named: 1, withoutApp: 1, came: 3 });
  });
});

const logs = fc
  .array(
    fc.record({
      guestId: fc.constantFrom('ada', 'ben', 'cem', null),
      move: fc.constantFrom('in', 'out', 'undo'),
      at: fc.integer({ min: 0, max: 6 }),
      deviceId: fc.constantFrom('a', 'b', 'c'),
      target: fc.nat({ max: 30 }),
    }),
    { maxLength: 30 },
  )
  .map((entries) =>
    entries.map(({ target, move, ...entry }, index): DoorMark => {
      const undoes = move === 'undo' ? `m${target % entries.length}` : null;
      return { ...entry, id: `m${index}`, move: move as DoorMark['move'], undoes, by: entry.deviceId };
    }),
  );
const plain = (marks: readonly DoorMark[]) => {
  const { guests, withoutApp } = doorState(marks);
  return { guests: Object.fromEntries(guests), withoutApp };
};

describe('whatever order the marks of several phones arrive in', () => {
  it('any order and any copies make the same state', () => {
    fc.assert(
      fc.property(
        logs.chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray([...log, ...log], { minLength: 0 }))),
        ([log, copies]) => {
          expect(plain([...copies, ...log])).toEqual(plain(log));
          expect(plain([...log].reverse())).toEqual(plain(log));
        },
      ),
    );
  });

  it('two phones that send each other what they have end up with the same', () => {
    fc.assert(
      fc.property(logs, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (log, whose) => {
        const first = log.filter((_, index) => whose[index]);
        const second = log.filter((_, index) => !whose[index]);
        const [here, there] = [mergeMarks(first, second), mergeMarks(second, first)];
        expect(here).toEqual(there);
        expect(plain(here)).toEqual(plain(log));
      }),
    );
  });

  it('nobody is inside twice', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const parties = ['ada', 'ben', 'cem'].map((guestId) => ({ guestId, partySize: 2 }));
        const { named, came } = countPeople(doorState(log), parties);
        expect(named).toBeLessThanOrEqual(came);
        expect(came).toBeLessThanOrEqual(6);
      }),
    );
  });
});
