import type { Priority } from '#contract/shared/route.ts';

/** More calls than this under way are more than a process works on: the others wait. */
const OVERLOAD_IN_FLIGHT = 16;
/** A pile that is gone within this time was a burst, and nobody is refused for it. In milliseconds, as all times here. */
const OVERLOAD_AFTER_MS = 1_000;
/** For this long after a refusal the ceilings hold. */
const RECOVERY_MS = 5_000;
/** Longer calls wait for something else than this process. */
const SLOW_MS = 2_000;

type Sheddable = Exclude<Priority, 'always'>;

/** How many calls may be under way for one more of a priority to be let in, while there are too many. */
const maxInFlight: Record<Sheddable, number> = { figures: 12, guest_reads: 16, member_reads: 24, writes: 48 };

/** Lets calls in; calling the returned function says that one has ended. */
export interface AdmissionControl {
  admit(priority: Sheddable): (() => void) | undefined;
  /** Whether calls are refused at present. */
  isOverloaded(): boolean;
}

/**
 * Keeps the calls that are under way few enough to be answered soon. A pile of them that stays for a second means that more
 * come than are answered; then those of the lowest priority are refused first, and everybody else finds a short queue.
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
