import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '#server/context/problem.ts';
import { REQUEST_TIMEOUT_MS, timeOutRequests } from '#server/http/request-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function appThatTakes(ms: number) {
  const app = new Hono();
  app.use(timeOutRequests);
  app.onError((error, c) => c.text(error instanceof Problem ? error.code : 'another error', 500));
  app.get('/', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return c.text('done');
  });
  return app;
}

const answerOf = async (app: Hono) => (await app.request('/')).text();

it('refuses a call that takes longer than it may, and none that does not', async () => {
  const late = answerOf(appThatTakes(REQUEST_TIMEOUT_MS * 2));
  const early = answerOf(appThatTakes(REQUEST_TIMEOUT_MS - 1000));
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS + 1000);
  expect(await early).toBe('done');
  expect(await late).toBe('unavailable');
});

it('looks for late calls only while there are calls', async () => {
  const answer = answerOf(appThatTakes(100));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
