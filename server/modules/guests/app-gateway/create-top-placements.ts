import type { Pool } from 'pg';
import type { TopPlacements } from '#server/context/adapters.ts';
import { createBatchedCounter } from '#server/context/create-batched-counter.ts';

/** Counts shared by all processes. */
export interface PlacementStore {
  /** Counts by id; missing if never shown. */
  read(ids: readonly string[]): Promise<Map<string, number>>;
  add(counts: ReadonlyMap<string, number>): Promise<void>;
}

/**
 * Counts how often featured events were on top. Effective immediately in this process; a killed process loses a second
 * of counts, which no price depends on.
 */
export function createTopPlacements(store: PlacementStore, onError: (error: unknown) => void): TopPlacements {
  const { note, flush, stop, unwritten } = createBatchedCounter((counts) => store.add(counts), onError);
  return {
    note,
    flush,
    stop,
    async findShown(ids) {
      const shown = ids.length === 0 ? new Map<string, number>() : await store.read(ids);
      return new Map(ids.map((id) => [id, (shown.get(id) ?? 0) + unwritten(id)] as const));
    },
  };
}

/** Counts in the database, written in id order to avoid deadlocks. */
export function createPlacementStore(pool: Pool): PlacementStore {
  return {
    async read(ids) {
      const { rows } = await pool.query<{ id: string; shown: number }>({
        name: 'top_placements',
        text: 'select event_id as id, shown::float8 as shown from top_placements where event_id = any($1::uuid[])',
        values: [ids],
      });
      return new Map(rows.map(({ id, shown }) => [id, shown]));
    },
    async add(counts) {
      await pool.query(
        `insert into top_placements (event_id, business_id, shown)
         select e.id, e.business_id, n.shown
         from unnest($1::uuid[], $2::bigint[]) as n (id, shown) join events e on e.id = n.id order by e.id
         on conflict (event_id) do update set shown = top_placements.shown + excluded.shown`,
        [[...counts.keys()], [...counts.values()]],
      );
    },
  };
}
