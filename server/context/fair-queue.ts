import { unavailable } from '#server/context/problem.ts';

interface FairQueueOptions {
  /** Maximum running, in total and per key. */
  concurrency: number;
  concurrencyPerKey: number;
  /** Maximum waiting, in total and per key. */
  maxWaiting: number;
  maxWaitingPerKey: number;
  /** Maximum waiting per part of a key; default: as for the key. */
  maxWaitingPerPart?: number;
  /** Timeout for a slot, in milliseconds. */
  waitMs: number;
  /** Seconds. */
  retryAfterSeconds?: number;
}

interface Waiter {
  start(): void;
  timer: NodeJS.Timeout;
  part: string;
  /** Waiters of its part ahead of it. */
  round: number;
}

/**
 * Fair queue for scarce work: keys are served in rotation, and so are the parts of a key, so a flood delays only
 * itself. Throws 503 `unavailable` when the queue is full or at the timeout.
 */
export function createFairQueue({
  concurrency,
  concurrencyPerKey,
  maxWaiting,
  maxWaitingPerKey,
  maxWaitingPerPart = maxWaitingPerKey,
  waitMs,
  retryAfterSeconds,
}: FairQueueOptions) {
  /** In order of service. */
  const queues = new Map<string, Waiter[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waitingNow = 0;

  function dequeue(key: string, waiter: Waiter): void {
    const rest = (queues.get(key) ?? []).filter((other) => other !== waiter);
    if (rest.length > 0) queues.set(key, rest);
    else queues.delete(key);
    waitingNow -= 1;
    clearTimeout(waiter.timer);
  }

  function startNext(): void {
    for (const [key, [first, ...rest]] of queues) {
      if (running >= concurrency) return;
      if (!first || (runningOf.get(key) ?? 0) >= concurrencyPerKey) continue;
      dequeue(key, first);
      // To the end of the rotation; this loop meets the key again.
      queues.delete(key);
      if (rest.length > 0) queues.set(key, rest);
      first.start();
    }
  }

  function count(key: string, change: 1 | -1): void {
    running += change;
    const ofKey = (runningOf.get(key) ?? 0) + change;
    if (ofKey > 0) runningOf.set(key, ofKey);
    else runningOf.delete(key);
  }

  function acquire(key: string, part: string): Promise<void> {
    const mine = queues.get(key) ?? [];
    const round = mine.filter((other) => other.part === part).length;
    const mayStart = running < concurrency && (runningOf.get(key) ?? 0) < concurrencyPerKey;
    const isFull = waitingNow >= maxWaiting || mine.length >= maxWaitingPerKey || round >= maxWaitingPerPart;
    if (!mayStart && isFull) throw unavailable(retryAfterSeconds);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        part,
        round,
        start() {
          count(key, 1);
          resolve();
        },
        timer: setTimeout(() => {
          dequeue(key, waiter);
          reject(unavailable(retryAfterSeconds));
        }, waitMs),
      };
      const later = mine.findIndex((other) => other.round > round);
      queues.set(key, mine.toSpliced(later === -1 ? mine.length : later, 0, waiter));
      waitingNow += 1;
      startNext();
    });
  }

  return async function runQueued<T>(key: string, work: () => Promise<T>, part = ''): Promise<T> {
    await acquire(key, part);
    try {
      return await work();
    } finally {
      count(key, -1);
      startNext();
    }
  };
}
