import { unavailable } from '#server/context/problem.ts';

interface FairQueueOptions {
  /** How much runs at a time, in all and of one key. */
  atOnce: number;
  atOnceOfOne: number;
  /** How many may wait, in all and of one key. */
  waiting: number;
  waitingOfOne: number;
  /** How long anybody waits for a turn, in milliseconds. */
  waitMs: number;
}

interface Waiter {
  begin(): void;
  timer: NodeJS.Timeout;
}

/**
 * Turns for work that is scarce, one queue for each key and served in rotation: whoever asks for much waits behind
 * themselves, not others behind them. Throws 503 `unavailable` when too many wait already, or when no turn comes in time.
 */
export function createFairQueue({ atOnce, atOnceOfOne, waiting, waitingOfOne, waitMs }: FairQueueOptions) {
  /** In the order in which their keys come next. */
  const queues = new Map<string, Waiter[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waitingNow = 0;

  function leave(key: string, waiter: Waiter): void {
    const rest = (queues.get(key) ?? []).filter((other) => other !== waiter);
    if (rest.length > 0) queues.set(key, rest);
    else queues.delete(key);
    waitingNow -= 1;
    clearTimeout(waiter.timer);
  }

  function beginNext(): void {
    for (const [key, [first, ...rest]] of queues) {
      if (running >= atOnce) return;
      if (!first || (runningOf.get(key) ?? 0) >= atOnceOfOne) continue;
      leave(key, first);
      // To the end of the rotation, where this loop meets the key again.
      queues.delete(key);
      if (rest.length > 0) queues.set(key, rest);
      first.begin();
    }
  }

  function count(key: string, change: 1 | -1): void {
    running += change;
    const ofKey = (runningOf.get(key) ?? 0) + change;
    if (ofKey > 0) runningOf.set(key, ofKey);
    else runningOf.delete(key);
  }

  function turn(key: string): Promise<void> {
    const mine = queues.get(key) ?? [];
    const mayBegin = running < atOnce && (runningOf.get(key) ?? 0) < atOnceOfOne;
    if (!mayBegin && (waitingNow >= waiting || mine.length >= waitingOfOne)) throw unavailable();
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        begin() {
          count(key, 1);
          resolve();
        },
        timer: setTimeout(() => {
          leave(key, waiter);
          reject(unavailable());
        }, waitMs),
      };
      queues.set(key, [...mine, waiter]);
      waitingNow += 1;
      beginNext();
    });
  }

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    await turn(key);
    try {
      return await work();
    } finally {
      count(key, -1);
      beginNext();
    }
  };
}
