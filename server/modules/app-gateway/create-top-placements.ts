import type { Pool } from 'pg';
import type { TopPlacements } from '#server/context/adapters.ts';

/** Where the counts of all processes meet. */
export interface PlacementStore {
  /** How often each was shown; those never shown are missing. */
  read(ids: readonly string[]): Promise<Map<string, number>>;
  add(counts: ReadonlyMap<string, number>): Promise<void>;
}

/** Counts are written together this long after the first of them. */
const FLUSH_MS = 1_000;

/**
 * Counts how often each featured event stood on top. Reads wait for no write: what was shown is kept in memory, counts at once
 * in this process, and is written once a second. A process that is killed forgets a second, which nobody is paid by.
 */
export function createTopPlacements(store: PlacementStore, onError: (error: unknown) => void): TopPlacements {
  let pending = new Map<string, number>();
  let writing = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function note(ids: readonly string[]): void {
    for (const id of ids) pending.set(id, (pending.get(id) ?? 0) + 1);
    if (pending.size > 0) timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return;
    writing = pending;
    pending = new Map();
    try {
      await store.add(writing);
    } catch (error) {
      onError(error);
      for (const [id, count] of writing) pending.set(id, (pending.get(id) ?? 0) + count);
      note([]);
    } finally {
      writing = new Map();
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write);
    return last;
  }

  return {
    note,
    flush,
    async findShown(ids) {
      const shown = ids.length === 0 ? new Map<string, number>() : await store.read(ids);
      return new Map(
        ids.map((id) => [id, (shown.get(id) ?? 0) + (writing.get(id) ?? 0) + (pending.get(id) ?? 0)] as const),
      );
    },
    async stop() {
      await flush();
      clearTimeout(timer);
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
