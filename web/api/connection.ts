import { createStore } from '#web/shell/store.ts';

/** Minimum milliseconds between two notifications of a reconnection. */
const PAUSE_MS = 5000;

let notifiedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const kept = createStore<string | null>(null);
/** Number of reconnections. */
const returns = createStore(0);

/** Connection state: null when online; otherwise the time of the oldest cached data shown, empty if unknown. */
export const connection = {
  read: kept.read,
  /** Records a response's cache time: null if fresh, empty without a response. The oldest wins. */
  note(keptAt: string | null): void {
    const known = kept.read();
    if (keptAt === known || (keptAt !== null && known && (!keptAt || keptAt > known))) return;
    kept.set(keptAt);
    if (kept.read() !== null || timer) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (kept.read() !== null) return;
        notifiedAt = Date.now();
        returns.set(returns.read() + 1);
      },
      notifiedAt + PAUSE_MS - Date.now(),
    );
  },
  subscribe: kept.subscribe,
  /**
   * Notifies when the API responds again, at most every five seconds: with partial failures, retries would loop
   * otherwise.
   */
  onReturn: returns.subscribe,
};
