const LEAST_MS = 3000;
const MOST_MS = 60_000;

type Waiting = { status: string; next_attempt_at: string | null };

/** Poll delay in milliseconds, growing with the distance to the nearest attempt; null when nothing is pending. */
export function watchPause(deliveries: readonly Waiting[], now: Date): number | null {
  const distances = deliveries
    .filter(({ status }) => status === 'pending')
    .map(({ next_attempt_at: next }) => (next ? Math.abs(Date.parse(next) - now.getTime()) : 0));
  return distances.length ? Math.min(MOST_MS, Math.max(LEAST_MS, Math.min(...distances))) : null;
}
