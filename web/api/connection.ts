const CHANGED = 'dabei:connection';

let kept: string | null = null;

/**
 * Whether the API answers. Null: it does. Otherwise what is shown was read before: since the moment that this names, which is empty
 * where nothing was kept.
 */
export const connection = {
  read: () => kept,
  /** After every call: what the answer says of its age; empty without an answer. The oldest counts. */
  note(keptAt: string | null): void {
    if (keptAt === kept || (keptAt !== null && kept && (!keptAt || keptAt > kept))) return;
    kept = keptAt;
    dispatchEvent(new Event(CHANGED));
  },
  subscribe(listener: () => void): () => void {
    addEventListener(CHANGED, listener);
    return () => removeEventListener(CHANGED, listener);
  },
};
