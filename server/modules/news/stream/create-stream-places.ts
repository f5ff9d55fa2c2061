import { Problem } from '#server/context/problem.ts';

const RETRY_SECONDS = 30;

export type TakePlace = (caller: string) => () => void;

/** Up to `most` open streams per caller and process. Returns an idempotent release; 429 `rate_limited`. */
export function createStreamPlaces(most: number): TakePlace {
  const taken = new Map<string, number>();

  return function takePlace(caller) {
    const count = taken.get(caller) ?? 0;
    if (count >= most) {
      throw new Problem('rate_limited', {
        detail: `${most} streams are open already`,
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
