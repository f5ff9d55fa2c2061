import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import { mostImpressions } from '#domain/analytics/impressions.ts';

export type Impression = {
  event_id: string;
  source: ImpressionSource;
  /** Start of the hour. */
  hour: string;
  shown: number;
  opened: number;
};

type Batch = { entries: Impression[]; key: string };

type Surroundings = {
  /** Sends a batch under its key; false requests a retry. */
  send: (batch: Batch) => Promise<boolean>;
  now: () => Date;
  newKey: () => string;
};

export type ImpressionCounter = {
  count: (eventId: string, source: ImpressionSource, figure: 'shown' | 'opened') => void;
  /** Whether it was last shown in a paid placement. */
  wasPaid: (eventId: string) => boolean;
  /** Sends counts, unless a batch is in flight. */
  flush: () => Promise<void>;
};

/**
 * Counts impressions by event, source and hour without personal data, and sends batches. An unanswered one is retried
 * first under the same key, so it counts once.
 */
export function createImpressionCounter({ send, now, newKey }: Surroundings): ImpressionCounter {
  const collected = new Map<string, Impression>();
  const paid = new Set<string>();
  let waiting: Batch | null = null;
  let isSending = false;

  function take(): Batch | null {
    const some = [...collected].slice(0, mostImpressions);
    for (const [name] of some) collected.delete(name);
    return some.length === 0 ? null : { entries: some.map(([, entry]) => entry), key: newKey() };
  }

  return {
    wasPaid: (eventId) => paid.has(eventId),
    count(eventId, source, figure) {
      if (figure === 'shown') paid[source === 'featured' ? 'add' : 'delete'](eventId);
      const hour = `${now().toISOString().slice(0, 13)}:00:00Z`;
      const name = `${eventId} ${source} ${hour}`;
      const entry = collected.get(name) ?? { event_id: eventId, source, hour, shown: 0, opened: 0 };
      entry[figure] += 1;
      collected.set(name, entry);
    },
    async flush() {
      if (isSending) return;
      waiting ??= take();
      if (!waiting) return;
      isSending = true;
      try {
        if (await send(waiting)) waiting = null;
      } finally {
        isSending = false;
      }
    },
  };
}
