import { describe, expect, it } from 'vitest';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem } from '#server/context/problem.ts';

const roomy = { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 100, maxWaitingPerKey: 100, waitMs: 60_000 };

/** Starts work that runs until ended, and records its start. */
function startWork(queue: ReturnType<typeof createFairQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    start: (key: string, name: string) =>
      queue(key, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      await settled();
      ends.get(name)?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const codeOf = (work: Promise<unknown>) =>
  work.then(String, (error) => (error instanceof Problem ? error.code : error));

describe('turns', () => {
  it('are taken by keys in rotation: the only wish of one does not wait for all wishes of another', async () => {
    const { begun, start, end } = startWork(createFairQueue(roomy));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void start('a', name);
    for (const name of ['b1', 'c1', 'c2']) void start(name.charAt(0), name);
    const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4'];
    for (const name of order) await end(name);
    expect(begun).toEqual(order);
  });

  it('of one key are taken by its parts in rotation, which are bounded apart', async () => {
    const queue = createFairQueue({ ...roomy, maxWaitingPerPart: 2 });
    const begun: string[] = [];
    const begin = (part: string) => queue('a', async () => void begun.push(part), part);
    const works = ['x', 'x', 'x', 'y', 'z', 'y'].map(begin);
    expect(await codeOf(begin('x'))).toBe('unavailable');
    await Promise.all(works);
    expect(begun).toEqual(['x', 'x', 'y', 'z', 'x', 'y']);
  });

  it('of one key are bounded apart from those of all', async () => {
    const { begun, start, end } = startWork(createFairQueue({ ...roomy, concurrency: 3, concurrencyPerKey: 2 }));
    for (const name of ['a1', 'a2', 'a3']) void start('a', name);
    void start('b', 'b1');
    void start('c', 'c1');
    await end('none');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun.at(-1)).toBe('c1');
    await end('a1');
    expect(begun.at(-1)).toBe('a3');
  });

  it('are refused when too many of one key wait, or too many at all', async () => {
    const { start, end } = startWork(createFairQueue({ ...roomy, maxWaiting: 3, maxWaitingPerKey: 2 }));
    for (const name of ['a1', 'a2', 'a3']) void start('a', name);
    expect(await codeOf(start('a', 'a4'))).toBe('unavailable');
    void start('b', 'b1');
    expect(await codeOf(start('c', 'c1'))).toBe('unavailable');
    // Every waiter is ended: one left behind would reject during another test.
    for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  });

  it('that do not come in time end the wait and leave the queue to the others', async () => {
    const { begun, start, end } = startWork(createFairQueue({ ...roomy, waitMs: 1 }));
    void start('a', 'a1');
    expect(await codeOf(start('a', 'a2'))).toBe('unavailable');
    await end('a1');
    void start('b', 'b1');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('are given on when work fails', async () => {
    const runQueued = createFairQueue(roomy);
    const failing = runQueued('a', () => Promise.reject(new Error('broken')));
    const following = runQueued('a', async () => 'done');
    expect(await codeOf(failing)).toMatchObject({ message: 'broken' });
    expect(await following).toBe('done');
  });
});
