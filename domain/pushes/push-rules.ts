import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Sending hours, Europe/Berlin. */
const pushHours = { from: '09:00', until: '21:00' } as const;
/** Minimum people, so that nobody can guess who is in the audience. */
export const smallestAudience = 20;
/** Hours the app has to report a push's result. */
export const resultHours = 24;
/** Metres from the event. */
export const pushRadiusM = 25_000;

export const pushStatuses = ['planned', 'sent', 'done', 'dropped'] as const;
/** `planned`, `sent` to the app, `done` with or without a timely result, `dropped` before sending. */
export type PushStatus = (typeof pushStatuses)[number];

export const pushReturns = [
  'no_time',
  'not_public',
  'switched_off',
  'no_result',
  'small_audience',
  'low_reach',
] as const;
export type PushReturn = (typeof pushReturns)[number];

/**
 * Now or after quiet hours, on the first day (Europe/Berlin) without a push of this business. Null if too late for
 * guests to come.
 */
export function pushInstant(now: Date, lastCall: Date, takenDays: ReadonlySet<string>): Date | null {
  const { from, until } = pushHours;
  const today = berlinDay(now);
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead);
    const opens = berlinInstant(day, from);
    if (opens >= lastCall && ahead > 0) return null;
    const isQuiet = ahead === 0 && berlinTimeOfDay(now) >= until;
    if (isQuiet || takenDays.has(day)) continue;
    const at = opens > now ? opens : now;
    return at < lastCall ? at : null;
  }
}

/** The app's report, in people. */
export interface PushResult {
  audience: number;
  sent: number;
  delivered: number;
  opened: number;
}

/**
 * All credits without a result or with too small an audience; half, rounded up, if it reached fewer than half of the
 * estimate's minimum.
 */
export function pushReturn(
  credits: number,
  lowEstimate: number,
  result: PushResult | null,
): { credits: number; reason: PushReturn | null } {
  if (result === null) return { credits, reason: 'no_result' };
  if (result.audience < smallestAudience) return { credits, reason: 'small_audience' };
  if (result.delivered * 2 < lowEstimate) return { credits: Math.ceil(credits / 2), reason: 'low_reach' };
  return { credits: 0, reason: null };
}
