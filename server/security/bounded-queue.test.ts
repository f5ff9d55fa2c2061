import { expect, test } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

/** Work that continues until it is told to end. */
function openWork() {
  const started: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const work = (id: number) => () =>
    new Promise<number>((resolve, reject) => {
      started.push(id);
      ends.set(id, (error) => (error ? reject(error) : resolve(id)));
    });
  return { started, work, end: (id: number, error?: Error) => ends.get(id)?.(error) };
}

test('does a few at once, the others in the order of their arrival, and refuses what is too much', async () => {
  const enqueue = createBoundedQueue({ what: 'Work', running: 2, waiting: 3 });
  const { started, work, end } = openWork();
  const answers = [1, 2, 3, 4, 5].map((id) => enqueue(work(id)));
  await expect(enqueue(work(6))).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(started).toEqual([1, 2]);

  end(2);
  await answers[1];
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);
  const seventh = enqueue(work(7));
  for (const id of [1, 3, 4, 5, 7]) {
    await expect.poll(() => started).toContain(id);
    end(id);
  }
  expect(await Promise.all([...answers, seventh])).toEqual([1, 2, 3, 4, 5, 7]);
  expect(started).toEqual([1, 2, 3, 4, 5, 7]);
});

test('goes on after work that fails', async () => {
  const enqueue = createBoundedQueue({ what: 'Work', running: 1, waiting: 1 });
  const { started, work, end } = openWork();
  const [first, second] = [enqueue(work(1)), enqueue(work(2))];
  end(1, new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual([1, 2]);
  end(2);
  expect(await second).toBe(2);
});
