import type { RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#server/context/problem.ts';

type Left = Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>;

/** Rate limit headers. */
export function limitHeaders(points: number, { remainingPoints, msBeforeNext }: Left): Record<string, string> {
  return {
    'RateLimit-Limit': String(points),
    'RateLimit-Remaining': String(Math.max(0, remainingPoints)),
    'RateLimit-Reset': String(Math.max(1, Math.ceil(msBeforeNext / 1000))),
  };
}

/** 429 for an exhausted limit. */
export function tooManyRequests(points: number, left: Left): Problem {
  const headers = limitHeaders(points, left);
  const seconds = headers['RateLimit-Reset'] ?? '1';
  return new Problem('rate_limited', {
    detail: `Try again in ${seconds} seconds`,
    members: { retry_after: Number(seconds) },
    headers: { ...headers, 'Retry-After': seconds },
  });
}
