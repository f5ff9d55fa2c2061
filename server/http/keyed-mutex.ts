/** Serializes work per name; a failure does not block the next. */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Within this process. */
export function createKeyedMutex(): KeyedMutex {
  /** Last unfinished work per name. */
  const last = new Map<string, Promise<unknown>>();

  return async function serialize(name, work) {
    const before = last.get(name);
    const mine = before ? before.then(work) : work();
    const settled = mine.catch(() => undefined);
    last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (last.get(name) === settled) last.delete(name);
    }
  };
}
