import { expect, test } from 'vitest';
import { hangingStrips, tornCount, tornWithOwn } from '#domain/guest-pages/torn-strips.ts';

test.each([
  [{ capacity: 40, joined: 0 }, 0],
  [{ capacity: 40, joined: 5 }, 0],
  [{ capacity: 40, joined: 14 }, 2],
  [{ capacity: 40, joined: 39 }, 6],
  [{ capacity: 40, joined: 40 }, 7],
  [{ capacity: 1, joined: 1 }, 7],
  [{ capacity: null, joined: 0 }, 0],
  [{ capacity: null, joined: 500 }, 1],
])('of %o there are %i strips gone', (admission, torn) => {
  expect(tornCount(admission)).toBe(torn);
});

test.each([
  [{ capacity: 40, joined: 1 }, 1, 1],
  [{ capacity: 40, joined: 15 }, 1, 3],
  [{ capacity: 40, joined: 39 }, 1, 6],
  [{ capacity: 40, joined: 40 }, 2, 7],
  [{ capacity: null, joined: 1 }, 1, 1],
  [{ capacity: null, joined: 9 }, 1, 2],
])('of %o with an own party of %i there are %i strips gone', (admission, own, torn) => {
  expect(tornWithOwn(admission, own)).toBe(torn);
});

test('where strips are missing is fixed by the event, and one more gone leaves the others gone', () => {
  const ids = ['01a20259-1c4c-756b-94a8-4a5d9e56bb7c', '01a20259-1c5e-7b2e-84a5-63f0e59f4a72', 'x'];
  for (const id of ids)
    for (let torn = 0; torn <= 7; torn += 1) {
      const strips = hangingStrips(id, torn);
      expect(strips.filter((hangs) => !hangs)).toHaveLength(torn);
      expect(hangingStrips(id, torn)).toEqual(strips);
      if (torn > 0) hangingStrips(id, torn - 1).forEach((hangs, i) => void (hangs || expect(strips[i]).toBe(false)));
    }
  expect(new Set(ids.map((id) => hangingStrips(id, 3).join())).size).toBeGreaterThan(1);
});
