import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { unavailable } from '#server/context/problem.ts';

interface Bounds {
  /** Names the work in refusals. */
  what: string;
  /** How much of it runs at once. */
  running: number;
  /** How much of it may wait; anything beyond gets 503 `unavailable`. */
  waiting: number;
}

/** Runs work in order of arrival, a few at once, and refuses what would wait too long. Not inside a transaction. */
export function createBoundedQueue({ what, running, waiting }: Bounds) {
  let active = 0;
  const line: (() => void)[] = [];

  return async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    refuseInsideTransaction(what);
    if (active < running) active += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw unavailable(1);
    try {
      return await work();
    } finally {
      // The slot is handed over directly, so that no newcomer can take it in between.
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
