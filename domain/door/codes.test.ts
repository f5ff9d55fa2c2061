import { describe, expect, it } from 'vitest';
import { createKeyReader, groupedCode, isTypedCode, lookUpCode } from '#domain/door/codes.ts';
import type { DoorMark } from '#domain/door/marks.ts';
import { doorState } from '#domain/door/marks.ts';

const code = (digit: number) => String(digit).repeat(20);
const guest = (
  user: string,
  status: 'joined' | 'approved' | 'offered' | 'waiting' | 'applied' | 'left',
  digit: number,
) => ({
  user_id: user,
  status,
  codes: [code(digit)],
});
const list = {
  guests: [
    { ...guest('ada', 'joined', 1), codes: [code(1), code(9)] },
    guest('ben', 'approved', 2),
    guest('cem', 'waiting', 3),
    guest('kim', 'applied', 4),
    guest('off', 'offered', 5),
    guest('lea', 'left', 6),
  ],
  gone_codes: [code(7)],
};
const mark = (id: string, guestId: string, move: 'in' | 'out' | 'undo', at: number, undoes: string | null = null) =>
  ({
    id,
    guestId: move === 'undo' ? null : guestId,
    move,
    undoes,
    at,
    deviceId: 'phone',
    by: 'Lena',
  }) satisfies DoorMark;

describe('a scanned code', () => {
  it.each([
    ['of a guest', code(1), 'in'],
    ['of a former key', code(9), 'in'],
    ['with spaces', '1111 1111 1111 1111 1111', 'in'],
    ['of an approved guest', code(2), 'in'],
    ['of a guest who waits', code(3), 'no_place'],
    ['of a request', code(4), 'no_place'],
    ['of an open offer', code(5), 'no_place'],
    ['of a marked guest who left', code(6), 'gone'],
    ['of a guest who left', code(7), 'gone'],
    ['of another event', code(8), 'unknown'],
    ['cut off', code(1).slice(1), 'unknown'],
    ['empty', '', 'unknown'],
    ['of something else', 'https://example.org/1', 'unknown'],
  ])('%s: %s is %s', (_, text, kind) => {
    expect(lookUpCode(list, doorState([]), text).kind).toBe(kind);
  });

  it.each([
    ['in', [mark('1', 'ada', 'in', 1)], 'already'],
    ['in twice, by two phones', [mark('2', 'ada', 'in', 2), mark('1', 'ada', 'in', 1)], 'already'],
    ['in and out again', [mark('1', 'ada', 'in', 1), mark('2', 'ada', 'out', 2)], 'in'],
    ['in by mistake', [mark('1', 'ada', 'in', 1), mark('2', 'ada', 'undo', 2, '1')], 'in'],
    ['another guest in', [mark('1', 'ben', 'in', 1)], 'in'],
  ])('of a party that is %s', (_, marks, kind) => {
    expect(lookUpCode(list, doorState(marks), code(1)).kind).toBe(kind);
  });

  it('says since when and by whom a party is in, also after it cancelled', () => {
    expect(lookUpCode(list, doorState([mark('1', 'lea', 'in', 5)]), code(6))).toMatchObject({
      kind: 'already',
      since: { at: 5, by: 'Lena' },
    });
  });
});

describe('keys', () => {
  const read = (text: string, pause: number, last = pause) => {
    const next = createKeyReader();
    let at = 0;
    for (const key of text) {
      at += pause;
      next({ key, at });
    }
    return next({ key: 'Enter', at: at + last });
  };
  it.each([
    ['a scanner', code(1), 5, 5, code(1)],
    ['a slow scanner', code(1), 100, 100, code(1)],
    ['a scanner of another code', 'https://example.org/1', 5, 5, 'https://example.org/1'],
    ['a person', code(1), 120, 120, null],
    ['a fast person who types a name', 'schmidt', 40, 40, null],
    ['digits with a late Enter', code(1), 5, 400, null],
    ['a few digits', '12345', 5, 5, null],
  ])('of %s', (_, text, pause, last, found) => {
    expect(read(text, pause, last)).toBe(found);
  });

  it('before a scan do not belong to it, nor do shift keys', () => {
    const next = createKeyReader();
    next({ key: 'k', at: 0 });
    for (const [index, key] of ['Shift', ...'123456'].entries()) next({ key, at: 500 + index });
    expect(next({ key: 'Enter', at: 510 })).toBe('123456');
    expect(next({ key: 'Enter', at: 511 })).toBeNull();
  });
});

it('tells codes typed by hand from names', () => {
  expect(['1234 5678', code(1), '12345', 'Ada 123456', ''].map(isTypedCode)).toEqual([true, true, false, false, false]);
  expect(groupedCode(code(1))).toBe('1111 1111 1111 1111 1111');
});
