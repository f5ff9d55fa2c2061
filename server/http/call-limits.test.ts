import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '#server/context/problem.ts';
import { createCallLimits } from './call-limits.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const limit = () => createCallLimits({ requests: { points: 3, duration: 60 }, writes: { points: 2, duration: 60 } });
const refusalOf = (call: () => unknown) => {
  try {
    call();
    return undefined;
  } catch (error) {
    return Object.fromEntries((error as Problem).toResponse('').headers);
  }
};

it('gives every caller the budget anew when the minute is over', () => {
  const count = limit();
  for (const left of [2, 1, 0]) expect(count('first', 'get')).toMatchObject({ 'RateLimit-Remaining': String(left) });
  vi.advanceTimersByTime(40_000);
  expect(refusalOf(() => count('first', 'get'))).toMatchObject({ 'retry-after': '20', 'ratelimit-remaining': '0' });
  expect(count('second', 'get')).toMatchObject({ 'RateLimit-Remaining': '2', 'RateLimit-Reset': '20' });
  vi.advanceTimersByTime(20_000);
  expect(count('first', 'get')).toMatchObject({ 'RateLimit-Remaining': '2', 'RateLimit-Reset': '60' });
});

it('names quota and window as the draft of RateLimit does, beside the older headers', () => {
  const count = limit();
  expect(count('first', 'get')).toMatchObject({
    RateLimit: '"default";r=2;t=60',
    'RateLimit-Policy': '"default";q=3;w=60',
  });
  for (const _ of [1, 2]) count('first', 'get');
  expect(refusalOf(() => count('first', 'get'))).toMatchObject({
    ratelimit: '"default";r=0;t=60',
    'ratelimit-policy': '"default";q=3;w=60',
    'ratelimit-limit': '3',
  });
});

it('counts writes besides, and nothing of what it refuses', () => {
  const count = limit();
  expect(refusalOf(() => count('first', 'post', 4))).toMatchObject({ 'ratelimit-limit': '3' });
  expect(count('first', 'post', 2)).toMatchObject({ 'RateLimit-Limit': '2', 'RateLimit-Remaining': '0' });
  expect(count('first', 'get')).toMatchObject({ 'RateLimit-Limit': '3', 'RateLimit-Remaining': '0' });
});
