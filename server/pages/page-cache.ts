import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '#server/context/adapters.ts';

export interface CacheEntry {
  /** Changes of this business invalidate it; null for none. */
  businessId: string | null;
  freshUntil: Date;
  /** Bytes. */
  size: number;
}

interface Loading<T> {
  promise: Promise<T>;
  /** Businesses that changed meanwhile; `null` for any. */
  changed: Set<string | null>;
}

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRIES = 5000;
/** Maximum age in milliseconds without change notifications, or for a busy business. */
const MAX_AGE_MS = 1000;
/** Leaky bucket per business: changes that invalidate immediately, and its drain per second. */
const BURST = 60;
const BURST_PER_SECOND = 5;
const MAX_BUSINESSES = 1000;

/** Returns the cached value or loads it. */
export type CacheLookup<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/** Tracks busy businesses, such as one with hundreds joining in a minute. */
function createBursts() {
  const businesses = new LRUCache<string, { level: number; at: number }>({ max: MAX_BUSINESSES });
  const levelOf = (businessId: string): number => {
    const { level, at } = businesses.get(businessId) ?? { level: 0, at: 0 };
    return Math.max(0, level - ((performance.now() - at) / 1000) * BURST_PER_SECOND);
  };
  return {
    note(businessId: string): void {
      businesses.set(businessId, { level: Math.min(levelOf(businessId), BURST) + 1, at: performance.now() });
    },
    has: (businessId: string | null) => businessId !== null && levelOf(businessId) > BURST,
  };
}

/**
 * Caches by address until the business changes in any process or the entry expires; a busy business's entries live up
 * to a second longer. Concurrent requests share one load; memory is bounded.
 */
export function createPageCache<T extends CacheEntry>(
  changes: ChangeFeed | undefined,
  now: () => Date,
): CacheLookup<T> {
  const kept = new LRUCache<string, T>({
    maxSize: MAX_BYTES,
    max: MAX_ENTRIES,
    sizeCalculation: ({ size }) => size,
  });
  const loading = new Map<string, Loading<T>>();
  const bursts = createBursts();
  let isWatching = false;

  const soonOver = ({ freshUntil }: T) => new Date(Math.min(freshUntil.getTime(), now().getTime() + MAX_AGE_MS));

  function forget(businessId?: string): void {
    for (const each of loading.values()) each.changed.add(businessId ?? null);
    if (businessId === undefined) {
      kept.clear();
      return;
    }
    bursts.note(businessId);
    const isBurst = bursts.has(businessId);
    for (const [key, entry] of kept.entries()) {
      if (entry.businessId !== businessId) continue;
      if (isBurst) entry.freshUntil = soonOver(entry);
      else kept.delete(key);
    }
  }

  async function loadOnce(load: () => Promise<T>, changed: Set<string | null>, key: string): Promise<T> {
    try {
      const found = await load();
      const hasChanged = changed.has(null) || changed.has(found.businessId);
      const isBurst = bursts.has(found.businessId);
      const entry = { ...found };
      if (changes?.isListening() === false || (hasChanged && isBurst)) entry.freshUntil = soonOver(entry);
      if (!hasChanged || isBurst) kept.set(key, entry);
      return entry;
    } finally {
      loading.delete(key);
    }
  }

  return async (key, load) => {
    if (!isWatching) {
      isWatching = true;
      changes?.watchAll(forget);
    }
    const entry = kept.get(key);
    if (entry && entry.freshUntil > now()) return entry;
    const present = loading.get(key);
    // A load begun before the change may be stale.
    if (present && present.changed.size === 0) return present.promise;
    const changed = new Set<string | null>();
    const promise = loadOnce(load, changed, key);
    loading.set(key, { promise, changed });
    return promise;
  };
}
