import { useEffect, useState } from 'react';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { guestApi } from '#web/api/guest-client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import type { ImpressionCounter } from './impression-counter.ts';
import { createImpressionCounter } from './impression-counter.ts';

const EVERY_MS = 3000;

function createCounter(): ImpressionCounter {
  return createImpressionCounter({
    now: () => new Date(),
    newKey: newIdempotencyKey,
    send: ({ entries, key }) =>
      guestApi.POST('/app/impressions', { body: { entries }, headers: once(key) }).then(
        () => true,
        // Refusals are permanent, so dropped.
        (error) => error instanceof ApiProblem && error.status < 500 && error.code !== 'rate_limited',
      ),
  });
}

/** Counts impressions and sends them every few seconds and on leaving. */
export function useImpressionCounter(): ImpressionCounter {
  const [counter] = useState(createCounter);
  useEffect(() => {
    const flush = () => void counter.flush();
    const timer = setInterval(flush, EVERY_MS);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [counter]);
  return counter;
}
