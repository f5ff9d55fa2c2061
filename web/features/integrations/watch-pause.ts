const LEAST_MS = 3000;
const MOST_MS = 60_000;

type Waiting = { status: string; next_attempt_at: string | null };

/**
 * How long until the log is read again; null when nothing is pending. It grows with the distance to the nearest attempt, before
 * and after it.
 */
export function watchPause(deliveries: readonly Waiting[], now: Date): number | null {
  const distances = deliveries
    .filter(({ status }) => status === 'pending')
    .map(({ next_attempt_at: next }) => (next ? Math.abs(Date.parse(next) - now.getTime()) : 0));
  return distances.length ? Math.min(MOST_MS, Math.max(LEAST_MS, Math.min(...distances))) : null;
}
