import type { Priority } from '#contract/shared/route.ts';

/** More calls than this under way are more than a process works on: the others wait. */
const PILE = 16;
/** A pile that is gone within this time was a burst, and nobody is refused for it. In milliseconds, as all times here. */
const BURST_MS = 1_000;
/** For this long after a refusal the ceilings hold. */
const CAUTION_MS = 5_000;
/** Who is under way for longer waits for something else than this process. */
const SLOW_MS = 2_000;

type Refusable = Exclude<Priority, 'always'>;

/** How many calls may be under way for one more of a priority to be let in, while there are too many. */
const ceilings: Record<Refusable, number> = { figures: 12, guest_reads: 16, member_reads: 24, writes: 48 };

/** Lets calls in; calling the returned function says that one has ended. */
export interface LoadRule {
  enter(priority: Refusable): (() => void) | undefined;
  /** Whether calls are refused at present. */
  isBusy(): boolean;
}

/**
 * Keeps the calls that are under way few enough to be answered soon. A pile of them that stays for a second means that more
 * come than are answered; then those of the lowest priority are refused first, and everybody else finds a short queue.
 */
export function createLoadRule(now: () => number): LoadRule {
  /** Oldest first. */
  const underWay = new Set<{ since: number }>();
  let lastLow = now();
  let cautiousUntil = Number.NEGATIVE_INFINITY;

  function look(): number {
    const time = now();
    for (const call of underWay) {
      if (time - call.since <= SLOW_MS) break;
      underWay.delete(call);
    }
    if (underWay.size < PILE) lastLow = time;
    return time;
  }
  const isBusyAt = (time: number) => time - lastLow > BURST_MS || time < cautiousUntil;

  return {
    enter(priority) {
      const time = look();
      if (isBusyAt(time) && underWay.size >= ceilings[priority]) {
        cautiousUntil = time + CAUTION_MS;
        return undefined;
      }
      const call = { since: time };
      underWay.add(call);
      return () => {
        underWay.delete(call);
        look();
      };
    },
    isBusy: () => isBusyAt(look()),
  };
}
