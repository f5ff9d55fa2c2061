/** Counters by key, written in batches. */
export interface BatchedCounter {
  /** Counts one each; does not wait. */
  note(keys: readonly string[]): void;
  /** Counted but not yet written. */
  unwritten(key: string): number;
  /** Writes the counts. */
  flush(): Promise<void>;
  /** Final flush. */
  stop(): Promise<void>;
}

/** Delay after the first count. */
const FLUSH_MS = 1_000;

/**
 * Counts in memory and calls `add` once a second. Failed writes are retried with the next; a killed process loses up to
 * a second.
 */
export function createBatchedCounter(
  add: (counts: ReadonlyMap<string, number>) => Promise<void>,
  onError: (error: unknown) => void,
): BatchedCounter {
  let pending = new Map<string, number>();
  let writing = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function note(keys: readonly string[]): void {
    for (const key of keys) pending.set(key, (pending.get(key) ?? 0) + 1);
    if (pending.size > 0) timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return;
    writing = pending;
    pending = new Map();
    try {
      await add(writing);
    } catch (error) {
      onError(error);
      for (const [key, count] of writing) pending.set(key, (pending.get(key) ?? 0) + count);
      note([]);
    } finally {
      writing = new Map();
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write);
    return last;
  }

  return {
    note,
    flush,
    unwritten: (key) => (writing.get(key) ?? 0) + (pending.get(key) ?? 0),
    async stop() {
      await flush();
      clearTimeout(timer);
    },
  };
}
