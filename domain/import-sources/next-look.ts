import type { LookFailure, SourceStatus } from './sources.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Failing for longer than that, a source is looked at daily, then rests. */
const DAILY_AFTER_MS = DAY_MS;
const RESTS_AFTER_DAYS = 7;
/** Jobs run a little earlier or later. */
const SLACK_MS = 10 * 60_000;

interface Failing {
  failingSince: Date | null;
  /** The last notice about a failure; kept while it works, so that a source that fails every other hour tells daily. */
  toldAt: Date | null;
}

export interface NextLook extends Failing {
  status: SourceStatus;
  nextLookAt: Date | null;
  failure: LookFailure | null;
  tells: boolean;
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

export function afterSuccess({ toldAt }: Failing, now: Date): NextLook {
  return {
    status: 'active',
    nextLookAt: later(now, HOUR_MS),
    failure: null,
    failingSince: null,
    toldAt,
    tells: false,
  };
}

/** Hourly on the first day, told once; then daily, told each time; after a week the source rests. */
export function afterFailure(
  { failingSince, toldAt }: Failing,
  failure: LookFailure,
  now: Date,
  retryAfterMs = 0,
): NextLook {
  const since = failingSince ?? now;
  const age = now.getTime() - since.getTime();
  const isResting = age >= RESTS_AFTER_DAYS * DAY_MS - SLACK_MS;
  const isDaily = age >= DAILY_AFTER_MS - SLACK_MS;
  // A server that asks for patience is no news on the first day.
  const isNews = failure !== 'busy' || isDaily;
  const isDue = toldAt === null || now.getTime() - toldAt.getTime() >= DAY_MS - SLACK_MS;
  const tells = isResting || (isNews && isDue);
  const pause = Math.max(isDaily ? DAY_MS : HOUR_MS, Math.min(retryAfterMs, DAY_MS));
  return {
    status: isResting ? 'resting' : 'active',
    nextLookAt: isResting ? null : later(now, pause),
    failure,
    failingSince: since,
    toldAt: tells ? now : toldAt,
    tells,
  };
}

/** Milliseconds of `Retry-After`: seconds or an HTTP date (RFC 9110, 10.2.3). 0 if unreadable. */
export function retryAfterMs(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}

/** Failure of a response; null for one with a body, and for 304. */
export function failureOf(status: number): LookFailure | null {
  if (status === 200 || status === 304) return null;
  if (status === 429 || status === 503) return 'busy';
  if (status === 404 || status === 410) return 'gone';
  return status === 401 || status === 403 ? 'refused' : 'server_error';
}
