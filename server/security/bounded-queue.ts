import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { unavailable } from '#server/context/problem.ts';

interface Bounds {
  /** Names the work where it is refused. */
  what: string;
  /** How much of it goes on at once. */
  running: number;
  /** How much of it waits for its turn; what comes on top gets 503 `unavailable`. */
  waiting: number;
}

/** Does work in the order of its arrival, a few at once, and refuses what would wait too long. Not inside a transaction. */
export function createBoundedQueue({ what, running, waiting }: Bounds) {
  let active = 0;
  const line: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    refuseInsideTransaction(what);
    if (active < running) active += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw unavailable(1);
    try {
      return await work();
    } finally {
      // The turn goes to the next one as it is, so that nobody who arrives meanwhile takes it.
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
