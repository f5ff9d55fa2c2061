import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { Connection } from '#database/connect.ts';
import { gatherLookups } from '#database/gather-lookups.ts';

afterEach(() => void vi.useRealTimers());

/** Look-ups whose answers come when the test says so. */
function createStore() {
  const asked: { keys: string[]; answer: (rows: { key: string; nth: number }[]) => void; fail: (e: Error) => void }[] =
    [];
  const findOn = gatherLookups(
    (_, keys) =>
      new Promise<{ key: string; nth: number }[]>((answer, fail) => {
        asked.push({ keys, answer, fail });
      }),
    ({ key }) => key,
  );
  const db = {} as Connection;
  return { asked, find: (key: string) => findOn(db, key) };
}

it('sends one that comes alone at once, and together what comes while it is under way', async () => {
  const { asked, find } = createStore();
  const first = find('a');
  const rest = Promise.all([find('a'), find('b'), find('b'), find('c')]);
  expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
  asked[0]?.answer([{ key: 'a', nth: 1 }]);
  expect(await first).toEqual([{ key: 'a', nth: 1 }]);
  await nextTurn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b', 'c']]);
  const [b2, a, b3] = [
    { key: 'b', nth: 2 },
    { key: 'a', nth: 2 },
    { key: 'b', nth: 3 },
  ];
  asked[1]?.answer([b2, a, b3]);
  expect(await rest).toEqual([[a], [b2, b3], [b2, b3], []]);
});

it('does not wait for long for a connection that is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, find } = createStore();
  find('a');
  const second = find('b');
  await vi.advanceTimersByTimeAsync(60);
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  asked[1]?.answer([{ key: 'b', nth: 1 }]);
  expect(await second).toEqual([{ key: 'b', nth: 1 }]);
});

it('fails those that were asked for together, and no others', async () => {
  const { asked, find } = createStore();
  const first = find('a');
  const second = find('b');
  asked[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await nextTurn();
  asked[1]?.answer([]);
  expect(await second).toEqual([]);
  const third = find('c');
  asked[2]?.answer([{ key: 'c', nth: 1 }]);
  expect(await third).toEqual([{ key: 'c', nth: 1 }]);
});
