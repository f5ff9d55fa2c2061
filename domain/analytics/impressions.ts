/** Where the consumer app showed or linked an event. */
export const impressionSources = ['feed', 'featured', 'push', 'search', 'business', 'link'] as const;
export type ImpressionSource = (typeof impressionSources)[number];

/** Per batch. */
export const mostImpressions = 500;
/** Maximum of one figure per event and hour. */
export const mostOfOneImpression = 100_000;
/** Hours since an hour's end, for phones that were offline. */
export const impressionHours = 48;
/** Milliseconds that the app's clock may be ahead. */
const AHEAD_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** Null if the hour has begun and ended at most 48 hours ago. */
export function hourFault(hour: Date, now: Date): 'in_future' | 'too_old' | null {
  const ago = now.getTime() - hour.getTime();
  if (ago < -AHEAD_MS) return 'in_future';
  return ago > (impressionHours + 1) * HOUR_MS ? 'too_old' : null;
}
