import type { CallLimits } from '#server/context/adapters.ts';
import { limitHeaders, tooManyRequests } from '#server/http/limit-headers.ts';

interface Budget {
  points: number;
  /** In seconds. */
  duration: number;
}

/** `writes` are counted besides, out of all `requests`. */
export type CallBudgets = Record<'requests' | 'writes', Budget>;

/**
 * Counts in the memory of this process: a round trip to the database for every reading would cost more than what it guards
 * against. Several processes give a caller as many budgets, which bounds it all the same.
 */
export function createCallLimits(budgets: CallBudgets): CallLimits {
  const [countRequests, countWrites] = [createCount(budgets.requests), createCount(budgets.writes)];
  return (subject, method, uses = 1) => {
    const requests = countRequests(subject, uses);
    return method === 'get' ? requests : countWrites(subject, uses);
  };
}

/** The minute of a budget is the same for all callers, so that a caller is a number and not a timer. */
function createCount({ points, duration }: Budget) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (subject: string, uses: number): Record<string, string> => {
    const now = performance.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + duration * 1000;
    }
    const used = (counts.get(subject) ?? 0) + uses;
    const left = { remainingPoints: points - used, msBeforeNext: endsAt - now };
    if (used > points) throw tooManyRequests(points, left);
    counts.set(subject, used);
    return limitHeaders(points, left);
  };
}
