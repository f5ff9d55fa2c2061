import { createStore } from '#web/shell/store.ts';

/** The least time from one return that is told of to the next, in milliseconds. */
const PAUSE_MS = 5000;

let told = 0;
let telling: ReturnType<typeof setTimeout> | undefined;

const kept = createStore<string | null>(null);
/** How often the API was there again. */
const returns = createStore(0);

/**
 * Whether the API answers. Null: it does. Otherwise what is shown was read before: since the moment that this names, which is empty
 * where nothing was kept.
 */
export const connection = {
  read: kept.read,
  /** After every call: what the answer says of its age; empty without an answer. The oldest counts. */
  note(keptAt: string | null): void {
    const known = kept.read();
    if (keptAt === known || (keptAt !== null && known && (!keptAt || keptAt > known))) return;
    kept.set(keptAt);
    if (kept.read() !== null || telling) return;
    telling = setTimeout(
      () => {
        telling = undefined;
        if (kept.read() !== null) return;
        told = Date.now();
        returns.set(returns.read() + 1);
      },
      told + PAUSE_MS - Date.now(),
    );
  },
  subscribe: kept.subscribe,
  /**
   * Calls the listener when the API answers again, and may be tried with what waits: not more often than every five seconds.
   * Where some calls are lost and others are not, each try would else be followed by the next at once.
   */
  onReturn: returns.subscribe,
};
