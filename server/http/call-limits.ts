import type { CallLimits } from '#server/context/adapters.ts';
import { limitHeaders, tooManyRequests } from '#server/http/limit-headers.ts';

interface Budget {
  points: number;
  /** Seconds. */
  duration: number;
}

/** `writes` count against `requests` too. */
export type CallBudgets = Record<'requests' | 'writes', Budget>;

/** Counts in process memory, since a database round trip per read costs too much. Each process has its own budget. */
export function createCallLimits(budgets: CallBudgets): CallLimits {
  const [countRequests, countWrites] = [createCount(budgets.requests), createCount(budgets.writes)];
  return (subject, method, uses = 1) => {
    const requests = countRequests(subject, uses);
    return method === 'get' ? requests : countWrites(subject, uses);
  };
}

/** All callers share the window, so a caller is a number instead of a timer. */
function createCount(budget: Budget) {
  const { points, duration } = budget;
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
    if (used > points) throw tooManyRequests(budget, left);
    counts.set(subject, used);
    return limitHeaders(budget, left);
  };
}
