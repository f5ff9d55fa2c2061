import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '#server/context/adapters.ts';

/** What is kept of an address. */
export interface Kept {
  /** Whose changes empty it; null where nobody's do. */
  businessId: string | null;
  freshUntil: Date;
  /** How much memory it takes, in bytes. */
  size: number;
}

interface Loading<T> {
  promise: Promise<T>;
  /** The businesses that changed meanwhile; `null` stands for any. */
  changed: Set<string | null>;
}

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ENTRIES = 5000;
/** While this process does not hear of changes, nothing is older than this. */
const UNHEARD_MS = 1000;

interface GuestPageCache<T> {
  find: (key: string, load: () => Promise<T>) => Promise<T>;
  /** What is kept under a key; nothing is read for this. */
  peek: (key: string) => T | undefined;
}

/**
 * Keeps what was made of addresses until their business changes, in whatever process, or until it would be untrue without a
 * change. Many who ask at once wait for one reading. Its memory is bounded.
 */
export function createGuestPageCache<T extends Kept>(changes: ChangeFeed, now: () => Date): GuestPageCache<T> {
  const kept = new LRUCache<string, T>({
    maxSize: MOST_BYTES,
    max: MOST_ENTRIES,
    sizeCalculation: ({ size }) => size,
  });
  const loading = new Map<string, Loading<T>>();
  let isWatching = false;

  function forget(businessId?: string): void {
    for (const each of loading.values()) each.changed.add(businessId ?? null);
    if (businessId === undefined) kept.clear();
    else for (const [key, entry] of kept.entries()) if (entry.businessId === businessId) kept.delete(key);
  }

  async function loadOnce(load: () => Promise<T>, changed: Set<string | null>, key: string): Promise<T> {
    try {
      const found = await load();
      const hasChanged = changed.has(null) || changed.has(found.businessId);
      const unheardUntil = now().getTime() + UNHEARD_MS;
      const freshUntil = changes.isListening()
        ? found.freshUntil
        : new Date(Math.min(found.freshUntil.getTime(), unheardUntil));
      const entry = { ...found, freshUntil };
      if (!hasChanged) kept.set(key, entry);
      return entry;
    } finally {
      loading.delete(key);
    }
  }

  function peek(key: string): T | undefined {
    const entry = kept.get(key);
    return entry && entry.freshUntil > now() ? entry : undefined;
  }

  async function find(key: string, load: () => Promise<T>): Promise<T> {
    if (!isWatching) {
      isWatching = true;
      changes.watchAll(forget);
    }
    const entry = peek(key);
    if (entry) return entry;
    const present = loading.get(key);
    // What began before a change may show what was before it.
    if (present && present.changed.size === 0) return present.promise;
    const changed = new Set<string | null>();
    const promise = loadOnce(load, changed, key);
    loading.set(key, { promise, changed });
    return promise;
  }

  return { find, peek };
}
