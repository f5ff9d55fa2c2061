/** Runs work of the same name one after the other; a failure does not stop the next one. */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Serializes within this process. */
export function createKeyedMutex(): KeyedMutex {
  /** The last unfinished work of each name. */
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
