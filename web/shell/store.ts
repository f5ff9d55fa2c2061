/** A value and who watches it, in the shape that `useSyncExternalStore` takes. */
export function createStore<Value>(value: Value) {
  let present = value;
  const listeners = new Set<() => void>();
  return {
    read: (): Value => present,
    set(next: Value): void {
      present = next;
      for (const listener of listeners) listener();
    },
    /** Calls the listener after every `set`. Returns a function that stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
