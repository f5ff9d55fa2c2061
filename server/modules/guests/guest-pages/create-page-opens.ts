import type { Pool } from 'pg';
import { figureDay } from '#domain/analytics/figure-day.ts';
import type { PageOpens } from '#server/context/adapters.ts';
import { createBatchedCounter } from '#server/context/create-batched-counter.ts';

/** Counts page openings by day and source, without data about visitors. Ignores deleted events and businesses. */
export function createPageOpens(pool: Pool, clock: () => Date, onError: (error: unknown) => void): PageOpens {
  const counter = createBatchedCounter(async (counts) => {
    // Key order avoids deadlocks.
    const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    const opens = sorted.map(([key, count]) => {
      const [businessId, eventId, day, source] = key.split(' ');
      return { businessId, eventId: eventId || null, day, source, opens: count };
    });
    await pool.query(
      `insert into page_opens (business_id, event_id, day, source, opens)
       select n."businessId", n."eventId", n.day, n.source, n.opens
       from jsonb_to_recordset($1::jsonb) as n ("businessId" uuid, "eventId" uuid, day date, source text, opens int)
       join businesses b on b.id = n."businessId"
       on conflict on constraint page_opens_counted do update set opens = page_opens.opens + excluded.opens`,
      [JSON.stringify(opens)],
    );
  }, onError);
  return {
    note({ businessId, eventId, source }) {
      counter.note([`${businessId} ${eventId ?? ''} ${figureDay(clock())} ${source}`]);
    },
    flush: counter.flush,
    stop: counter.stop,
  };
}
