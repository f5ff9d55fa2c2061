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
    window.dispatchEvent(new Event(CHANGED));
  },
  subscribe(listener: () => void): () => void {
    window.addEventListener(CHANGED, listener);
    return () => window.removeEventListener(CHANGED, listener);
  },
};
