import type { Member } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';

/** How many streams one session, or one key by itself, may have open per process: one per window, with some to spare. */
const STREAMS_PER_CALLER = 5;
const RETRY_SECONDS = 30;

export type TakePlace = (member: Member) => () => void;

/**
 * Counts open streams. Taking a place returns a function that gives it back, once; throws 429 `rate_limited` when no place
 * is left.
 */
export function createStreamPlaces(): TakePlace {
  const taken = new Map<string, number>();

  return function takePlace({ sessionId, apiKeyId, userId }) {
    const caller = sessionId ?? apiKeyId ?? userId;
    const count = taken.get(caller) ?? 0;
    if (count >= STREAMS_PER_CALLER) {
      throw new Problem('rate_limited', {
        detail: `${STREAMS_PER_CALLER} streams are open already`,
        members: { retry_after: RETRY_SECONDS },
        headers: { 'Retry-After': String(RETRY_SECONDS) },
      });
    }
    taken.set(caller, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (taken.get(caller) ?? 1) - 1;
      if (left > 0) taken.set(caller, left);
      else taken.delete(caller);
    };
  };
}
