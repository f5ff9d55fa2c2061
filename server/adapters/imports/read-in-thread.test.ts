import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInThread } from '#server/adapters/imports/read-in-thread.ts';

let started = 0;
let ended: Promise<unknown>[] = [];
const note = (worker: Worker) => {
  started += 1;
  ended.push(new Promise((resolve) => worker.once('exit', resolve)));
};
beforeEach(() => {
  started = 0;
  ended = [];
  process.on('worker', note);
});
afterEach(() => process.off('worker', note));

const read = (source: string) => readInThread(source, { today: '2026-11-28' }, 'a');

it.each([
  ['is read', 'Titel\nQuiz', true],
  ['has nothing to read', ' ', false],
  ['takes too much time or memory', 'a,"b\n'.repeat(800_000), false],
])('a thread ends when its file %s', async (_, source, isRead) => {
  const outcome = await read(source).then(
    () => true,
    () => false,
  );
  expect([outcome, started]).toEqual([isRead, 1]);
  // Waits for the exit of each thread, which never comes from one that goes on.
  await Promise.all(ended);
});

it('a thread that does not start is 503 and ends', async () => {
  const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await expect(read('Titel\nQuiz')).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toHaveBeenCalled();
  await Promise.all(ended);
});
