/** The least time from one return that is told of to the next, in milliseconds. */
const PAUSE_MS = 5000;

let kept: string | null = null;
let told = 0;
let telling: ReturnType<typeof setTimeout> | undefined;

const changes = new Set<() => void>();
const returns = new Set<() => void>();

const follow = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

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
    for (const listener of changes) listener();
    if (kept !== null || telling) return;
    telling = setTimeout(
      () => {
        telling = undefined;
        if (kept !== null) return;
        told = Date.now();
        for (const listener of returns) listener();
      },
      told + PAUSE_MS - Date.now(),
    );
  },
  subscribe: follow(changes),
  /**
   * Calls the listener when the API answers again, and may be tried with what waits: not more often than every five seconds.
   * Where some calls are lost and others are not, each try would else be followed by the next at once.
   */
  onReturn: follow(returns),
};
