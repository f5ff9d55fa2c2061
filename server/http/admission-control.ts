import type { Priority } from '#contract/shared/route.ts';

/** Calls in flight above which others only queue. */
const OVERLOAD_IN_FLIGHT = 16;
/** Milliseconds; a shorter burst is not shed. */
const OVERLOAD_AFTER_MS = 1_000;
/** Milliseconds after a refusal during which the maxima hold. */
const RECOVERY_MS = 5_000;
/** Milliseconds after which a call is waiting for something else than this process. */
const SLOW_MS = 2_000;

type Sheddable = Exclude<Priority, 'always'>;

/** Calls in flight up to which a priority is admitted during overload. */
const maxInFlight: Record<Sheddable, number> = { figures: 12, guest_reads: 16, member_reads: 24, writes: 48 };

/** Admits calls; the returned function ends one. */
export interface AdmissionControl {
  admit(priority: Sheddable): (() => void) | undefined;
  isOverloaded(): boolean;
}

/**
 * Limits calls in flight under overload: when they stay above the threshold for a second, the lowest priorities are
 * refused first.
 */
export function createAdmissionControl(now: () => number): AdmissionControl {
  /** Oldest first. */
  const inFlight = new Set<{ since: number }>();
  let lastLow = now();
  let recoveringUntil = Number.NEGATIVE_INFINITY;

  function evictSlow(): number {
    const time = now();
    for (const call of inFlight) {
      if (time - call.since <= SLOW_MS) break;
      inFlight.delete(call);
    }
    if (inFlight.size < OVERLOAD_IN_FLIGHT) lastLow = time;
    return time;
  }
  const isOverloadedAt = (time: number) => time - lastLow > OVERLOAD_AFTER_MS || time < recoveringUntil;

  return {
    admit(priority) {
      const time = evictSlow();
      if (isOverloadedAt(time) && inFlight.size >= maxInFlight[priority]) {
        recoveringUntil = time + RECOVERY_MS;
        return undefined;
      }
      const call = { since: time };
      inFlight.add(call);
      return () => {
        inFlight.delete(call);
        evictSlow();
      };
    },
    isOverloaded: () => isOverloadedAt(evictSlow()),
  };
}
