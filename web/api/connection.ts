const CHANGED = 'dabei:connection';
const RETURNED = 'dabei:connection-returned';

/** The least time from one return that is told of to the next, in milliseconds. */
const PAUSE_MS = 5000;

let kept: string | null = null;
let told = Number.NEGATIVE_INFINITY;
let isTelling = false;

function tellReturn(): void {
  isTelling = false;
  if (kept !== null) return;
  told = Date.now();
  window.dispatchEvent(new Event(RETURNED));
}

function follow(event: string, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}

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
    if (kept !== null || isTelling) return;
    isTelling = true;
    setTimeout(tellReturn, Math.max(0, told + PAUSE_MS - Date.now()));
  },
  subscribe: (listener: () => void): (() => void) => follow(CHANGED, listener),
  /**
   * Calls the listener when the API answers again, and may be tried with what waits: not more often than every five seconds.
   * Where some calls are lost and others are not, each try would else be followed by the next at once.
   */
  onReturn: (listener: () => void): (() => void) => follow(RETURNED, listener),
};
