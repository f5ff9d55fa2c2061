import { api } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import type { StreamParts } from './follow-stream.ts';

/** Retrying would be refused again. */
const FINAL = [401, 403, 404];

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

/** Uses `fetch`, as `EventSource` cannot send headers. */
export const streamParts: Omit<StreamParts, 'onMessage'> = {
  async open(lastEventId, signal) {
    const { response } = await api.GET('/stream', {
      headers: lastEventId === null ? {} : { 'Last-Event-ID': lastEventId },
      parseAs: 'stream',
      cache: 'no-store',
      signal,
    });
    if (!response.body) throw new Error('The stream has no body');
    return response.body;
  },
  isFinal: (error) => error instanceof ApiProblem && FINAL.includes(error.status),
  wait,
  random: () => Math.random(),
};
