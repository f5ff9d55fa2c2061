import type { ApiAnswer } from './paths.ts';

type Today = Pick<ApiAnswer<'getToday'>, 'events' | 'open_state'>;

/** Longest wait in milliseconds; covers the change of day. */
const LONGEST_MS = 30 * 60_000;
/** Prevents a loop when the clocks of browser and server differ. */
const SHORTEST_MS = 5_000;

/** Milliseconds until the dashboard's data changes by time alone. */
export function untilNextChange(today: Today | undefined, now: Date): number {
  if (!today) return LONGEST_MS;
  const { open_state: state, events } = today;
  const instants = [state?.closes_at, state?.opens_at, events[0]?.ends_at];
  const waits = instants.flatMap((instant) => (instant ? [Date.parse(instant) - now.getTime()] : []));
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ...waits.filter((wait) => wait >= 0).map((wait) => wait + 1000)));
}
