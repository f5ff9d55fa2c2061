/** Where in the consumer app somebody saw an event, or came to it from. */
export const impressionSources = ['feed', 'featured', 'push', 'search', 'business', 'link'] as const;
export type ImpressionSource = (typeof impressionSources)[number];

/** Entries that one batch may have. */
export const mostImpressions = 500;
/** The most of one figure in an entry: what an app may count of one event in one hour. */
export const mostOfOneImpression = 100_000;
/** How long ago an hour may have ended, in hours: a phone that was offline for a while still reports. */
export const impressionHours = 48;
/** How far the clock of the app may be ahead, in milliseconds. */
const AHEAD_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** Why an hour cannot be counted, or null: it has to have begun, and to have ended at most 48 hours ago. */
export function hourFault(hour: Date, now: Date): 'in_future' | 'too_old' | null {
  const ago = now.getTime() - hour.getTime();
  if (ago < -AHEAD_MS) return 'in_future';
  return ago > (impressionHours + 1) * HOUR_MS ? 'too_old' : null;
}
