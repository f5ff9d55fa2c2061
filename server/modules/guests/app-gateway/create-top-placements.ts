import type { Pool } from 'pg';
import type { TopPlacements } from '#server/context/adapters.ts';
import { createBatchedCounter } from '#server/context/create-batched-counter.ts';

/** Where the counts of all processes meet. */
export interface PlacementStore {
  /** How often each was shown; those never shown are missing. */
  read(ids: readonly string[]): Promise<Map<string, number>>;
  add(counts: ReadonlyMap<string, number>): Promise<void>;
}

/**
 * Counts how often each featured event was on top. Counts apply immediately in this process; a killed process forgets a
 * second of them, without effect on payments.
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

/** The counts in the database. Rows are written in the order of their ids, so that no two processes wait for each other. */
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
