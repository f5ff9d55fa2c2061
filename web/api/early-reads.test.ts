import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyRead } from './early-reads.ts';

const url = 'https://dabei.example/api/v1/business';
const headers = { Authorization: 'Bearer one', 'Accept-Language': 'de' };
let answer: Promise<Response>;

beforeEach(() => {
  answer = Promise.resolve(Response.json({}));
  vi.stubGlobal('window', {
    earlyReads: new Map([[url, { headers: JSON.stringify(headers), at: Date.now(), answer }]]),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an early answer is taken once', () => {
  expect(takeEarlyRead(new Request(url), headers)).toBe(answer);
  expect(takeEarlyRead(new Request(url), headers)).toBeUndefined();
});

test('an answer for somebody else, another business or another language is not taken', () => {
  expect(takeEarlyRead(new Request(url), { ...headers, Authorization: 'Bearer two' })).toBeUndefined();
});

test('after a write nothing is taken that was read before it, and nothing of it waits to be read', async () => {
  expect(takeEarlyRead(new Request(url, { method: 'PATCH' }), headers)).toBeUndefined();
  await expect.poll(async () => (await answer).bodyUsed).toBe(true);
  expect(takeEarlyRead(new Request(url), headers)).toBeUndefined();
});

test('an old answer is not taken', () => {
  vi.useFakeTimers({ now: Date.now() + 21_000 });
  expect(takeEarlyRead(new Request(url), headers)).toBeUndefined();
});

test('a read of something else asks the server', () => {
  expect(takeEarlyRead(new Request(`${url}/stats`), headers)).toBeUndefined();
});
