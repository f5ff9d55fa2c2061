import { keyNoticeDays } from '#domain/api-keys/scopes.ts';

const DAY_MS = 86_400_000;

type KeyEnd = { state: 'open' | 'over' } | { state: 'soon'; days: number };

/** Whether a key has expired, or does within the days of the reminder. */
export function keyEnd(expiresAt: string | null, now: Date): KeyEnd {
  if (expiresAt === null) return { state: 'open' };
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return { state: 'over' };
  return left <= keyNoticeDays * DAY_MS ? { state: 'soon', days: Math.ceil(left / DAY_MS) } : { state: 'open' };
}
