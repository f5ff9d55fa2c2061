/** Runs works of one name one after the other; the next one runs also when the one before it failed. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Turns within this process. */
export function createTurns(): InTurn {
  /** The last work of each name that has not ended yet. */
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn(name, work) {
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
