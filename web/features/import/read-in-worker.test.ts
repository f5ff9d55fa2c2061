import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importLimits } from '#domain/import/limits.ts';
import { readInWorker } from './read-in-worker.ts';

/** A worker that says what the test lets it say. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  isEnded = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage = vi.fn();

  terminate() {
    this.isEnded = true;
  }

  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const choices = { today: '2026-11-28' };
const begin = (signal = new AbortController().signal) => {
  const answer = readInWorker('Titel\nQuiz', choices, signal);
  const worker = FakeWorker.last;
  if (!worker) throw new Error('No worker was started');
  return { answer, worker };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends with its answer', async () => {
  const { answer, worker } = begin();
  worker.say('ready');
  expect(worker.postMessage).toHaveBeenCalledWith({ source: 'Titel\nQuiz', choices });
  expect(worker.isEnded).toBe(false);
  worker.say('no_rows');
  expect(await answer).toBe('no_rows');
  expect(worker.isEnded).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends when its time is over, which begins once it is loaded', async () => {
  const { answer, worker } = begin();
  vi.advanceTimersByTime(60_000);
  expect(worker.isEnded).toBe(false);
  worker.say('ready');
  vi.advanceTimersByTime(importLimits.milliseconds);
  expect(await answer).toBe('too_slow');
  expect(worker.isEnded).toBe(true);
});

it('ends when it fails', async () => {
  const { answer, worker } = begin();
  worker.dispatchEvent(new Event('error'));
  expect(await answer).toBe('failed');
  expect(worker.isEnded).toBe(true);
});

it('ends when the page leaves, or asks for another file', async () => {
  const leaving = new AbortController();
  const { answer, worker } = begin(leaving.signal);
  worker.say('ready');
  leaving.abort();
  await answer;
  expect(worker.isEnded).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
