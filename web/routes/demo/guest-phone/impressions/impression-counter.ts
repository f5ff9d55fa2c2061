import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import { mostImpressions } from '#domain/analytics/impressions.ts';

export type Impression = {
  event_id: string;
  source: ImpressionSource;
  /** The beginning of the hour. */
  hour: string;
  shown: number;
  opened: number;
};

type Batch = { entries: Impression[]; key: string };

type Surroundings = {
  /** Sends a batch under its key; false when it was not answered and should be sent again. */
  send: (batch: Batch) => Promise<boolean>;
  now: () => Date;
  newKey: () => string;
};

export type ImpressionCounter = {
  count: (eventId: string, source: ImpressionSource, figure: 'shown' | 'opened') => void;
  /** True when the event was last shown on a paid place. */
  wasPaid: (eventId: string) => boolean;
  /** Sends what was counted; does nothing while a batch is on its way. */
  flush: () => Promise<void>;
};

/**
 * Collects what is seen by event, source and hour, and sends it in batches: numbers only, nobody's name. A batch that got no
 * answer is sent again under its key before any other, so that it counts once.
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
