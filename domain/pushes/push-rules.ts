import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Pushes go out from the first to the second of these hours, Berlin wall time; the rest of the day is quiet. */
const pushHours = { from: '09:00', until: '21:00' } as const;
/** An audience smaller than this gets no push, so that nobody can guess who is in it. In people. */
export const smallestAudience = 20;
/** How long the app has to report what became of a push, in hours. */
export const resultHours = 24;
/** How far from the event people may be who get its push, in metres. */
export const pushRadiusM = 25_000;

export const pushStatuses = ['planned', 'sent', 'done', 'dropped'] as const;
/** `planned` for its hour, `sent` to the app, `done` with a result or without one in time, `dropped` before it was sent. */
export type PushStatus = (typeof pushStatuses)[number];

export const pushReturns = [
  'no_time',
  'not_public',
  'switched_off',
  'no_result',
  'small_audience',
  'low_reach',
] as const;
/** Why credits of a push came back. */
export type PushReturn = (typeof pushReturns)[number];

/**
 * The hour of a push: now, or as soon as it is not quiet, on the first Berlin day that has no push of this business yet.
 * Null when that would be too late, because nobody could come any more.
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

/** What the app reports of a push, in people. */
export interface PushResult {
  audience: number;
  sent: number;
  delivered: number;
  opened: number;
}

/**
 * What a push gives back, in credits: everything without a result or with too small an audience, half (rounded up, for the
 * business) when it reached fewer than half of the least that was estimated.
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
