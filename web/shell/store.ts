/** An observable value for `useSyncExternalStore`. */
export function createStore<Value>(value: Value) {
  let present = value;
  const listeners = new Set<() => void>();
  return {
    read: (): Value => present,
    set(next: Value): void {
      present = next;
      for (const listener of listeners) listener();
    },
    /** Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
