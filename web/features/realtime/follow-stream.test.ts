import type { EventSourceMessage } from 'eventsource-parser';
import { describe, expect, test, vi } from 'vitest';
import { changeTypes } from '#domain/stream/change-types.ts';
import { changedBy } from './changed-by.ts';
import type { StreamParts } from './follow-stream.ts';
import { followStream, pauseMs } from './follow-stream.ts';

const text =
  'retry: 3000\nid: 4\nevent: ready\ndata: {}\n\n: still here\n\nid: 5\r\nevent: credits.changed\r\ndata: {"ä":1}\r\n\r\n';

function bodyOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
}

/** Follows the given connections in order, then stops. */
async function follow(attempts: (() => Promise<ReadableStream<Uint8Array>>)[], parts: Partial<StreamParts> = {}) {
  const abort = new AbortController();
  const messages: EventSourceMessage[] = [];
  const pauses: number[] = [];
  const open = vi.fn<StreamParts['open']>(async () => {
    const next = attempts.shift();
    if (!next) throw new Error('no more attempts');
    return next();
  });
  const last = await followStream(
    {
      open,
      onMessage: (message) => void messages.push(message),
      isFinal: () => false,
      random: () => 1,
      async wait(milliseconds) {
        pauses.push(milliseconds);
        if (attempts.length === 0) abort.abort();
      },
      ...parts,
    },
    abort.signal,
  );
  return { messages, pauses, last, resumed: open.mock.calls.map(([id]) => id) };
}

describe('following a stream', () => {
  test('resumes after the last message when the stream has ended', async () => {
    const { messages, resumed, last } = await follow([
      async () => bodyOf(text),
      async () => bodyOf('id: 6\ndata:\n\n'),
    ]);
    expect(messages).toEqual([
      { id: '4', event: 'ready', data: '{}' },
      { id: '5', event: 'credits.changed', data: '{"ä":1}' },
      { id: '6', event: undefined, data: '' },
    ]);
    expect(resumed).toEqual([null, '5']);
    expect(last).toBe('6');
  });

  test('joins letters that arrive in halves', async () => {
    const bytes = new TextEncoder().encode('data: ä\n\n');
    const { messages } = await follow([async () => bodyOf(bytes.slice(0, 7), bytes.slice(7))]);
    expect(messages[0]?.data).toBe('ä');
  });

  test('waits longer with every failure, and begins anew after a message', async () => {
    const fail = () => Promise.reject(new Error('away'));
    const { pauses } = await follow([fail, fail, fail, async () => bodyOf(text), fail]);
    expect(pauses).toEqual([2000, 4000, 8000, 1000, 2000]);
    expect(pauseMs(30, 1)).toBe(60_000);
    expect(pauseMs(0, 0)).toBe(500);
  });

  test('gives up where nothing but a refusal can come', async () => {
    const { resumed, pauses } = await follow([() => Promise.reject(new Error('signed out'))], { isFinal: () => true });
    expect(resumed).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test('stops without a word when it is aborted', async () => {
    const abort = new AbortController();
    const open: StreamParts['open'] = async (_, signal) =>
      new ReadableStream({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
      });
    const parts = { open, onMessage: vi.fn(), isFinal: () => false, wait: vi.fn(), random: () => 1 };
    const end = followStream(parts, abort.signal, '9');
    setTimeout(() => abort.abort(), 1);
    expect(await end).toBe('9');
    expect(parts.wait).not.toHaveBeenCalled();
  });
});

test('every change has something to read again, and nothing else has', () => {
  for (const type of changeTypes) expect(changedBy(type).length, type).toBeGreaterThan(0);
  expect(changedBy('ready')).toEqual([]);
  expect(changedBy('toString')).toEqual([]);
});
