/** Counts by key that are written together. */
export interface BatchedCounter {
  /** Counts each key once more; waits for nothing. */
  note(keys: readonly string[]): void;
  /** How much of a key is counted and not in the store yet. */
  unwritten(key: string): number;
  /** Writes what was counted. */
  flush(): Promise<void>;
  /** Writes the rest, before the process ends. */
  stop(): Promise<void>;
}

/** Counts are written this long after the first of them. */
const FLUSH_MS = 1_000;

/**
 * Counts in memory and has `add` write once a second, so that nobody who is counted waits. What could not be written is
 * written with the next. A process that is killed forgets a second.
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
