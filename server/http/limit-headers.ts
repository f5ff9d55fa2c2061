import type { RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#server/context/problem.ts';

type Left = Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>;

/** A quota; `duration` in seconds. */
interface Quota {
  points: number;
  duration: number;
}

/** Rate limit headers of draft-ietf-httpapi-ratelimit-headers-10, and those of its sixth version. */
export function limitHeaders(
  { points, duration }: Quota,
  { remainingPoints, msBeforeNext }: Left,
): Record<string, string> {
  const remaining = Math.max(0, remainingPoints);
  const reset = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    RateLimit: `"default";r=${remaining};t=${reset}`,
    'RateLimit-Policy': `"default";q=${points};w=${duration}`,
    'RateLimit-Limit': String(points),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(reset),
  };
}

/** 429 for an exhausted limit. */
export function tooManyRequests(quota: Quota, left: Left): Problem {
  const headers = limitHeaders(quota, left);
  const seconds = headers['RateLimit-Reset'] ?? '1';
  return new Problem('rate_limited', {
    detail: `Try again in ${seconds} seconds`,
    members: { retry_after: Number(seconds) },
    headers: { ...headers, 'Retry-After': seconds },
  });
}
