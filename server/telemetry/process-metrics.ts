import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { Database } from '#database/connect.ts';
import { version } from '#domain/shared/version.ts';
import type { ChangeFeed } from '#server/context/adapters.ts';

/** Milliseconds for the database's response, below a scrape's wait. */
const ANSWER_MS = 800;
/** Cache time of slow figures, in milliseconds. */
const KEPT_MS = 60_000;

interface Watched {
  db: Database;
  /** By purpose. */
  pools: Record<string, Pool>;
  changes: ChangeFeed;
  /** For free disk space. */
  dataDir: string;
  /** Milliseconds ahead of the database. */
  clockOffsetMs: () => number;
}

/** Build id from the entry's content hash. */
function buildOf(path = ''): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
  } catch {
    return 'unknown';
  }
}

async function isDatabaseUp(db: Database): Promise<boolean> {
  const isOver = new AbortController();
  const reached = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const late = pause(ANSWER_MS, false, { signal: isOver.signal }).catch(() => false);
  const isUp = await Promise.race([reached, late]);
  isOver.abort();
  return isUp;
}

/** Database size, and age of the newest archived WAL. */
function measureStore(registers: Registry[], db: Database): void {
  let readAt = Number.NEGATIVE_INFINITY;
  const age = new Gauge({
    name: 'dabei_database_archived_age_seconds',
    help: 'Since the database last put a piece of its log into its archive; missing when it archives nothing',
    registers,
  });
  age.remove();
  new Gauge({
    name: 'dabei_database_size_bytes',
    help: 'What the database takes on its disk',
    registers,
    async collect() {
      if (performance.now() - readAt < KEPT_MS) return;
      age.remove();
      const { rows } = await db.execute<{ size: string; age: number | null }>(sql`
        select pg_database_size(current_database()) as size,
          extract(epoch from now() - last_archived_time)::float8 as age
        from pg_stat_archiver`);
      const [row] = rows;
      if (!row) return;
      this.set(Number(row.size));
      if (row.age !== null) age.set(row.age);
      readAt = performance.now();
    },
  });
}

/** Resources of the process: connections, streams, disk, build, database. */
export function measureProcess(registers: Registry[], { db, pools, changes, dataDir, clockOffsetMs }: Watched): void {
  new Gauge({
    name: 'dabei_database_connections',
    help: 'Connections of this process to its database by pool: open, idle among them, and work that waits for one',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'dabei_database_up',
    help: '1 when the database answered this process in time, else 0',
    registers,
    async collect() {
      this.set((await isDatabaseUp(db)) ? 1 : 0);
    },
  });
  measureStore(registers, db);
  new Gauge({
    name: 'dabei_streams_open',
    help: 'Streams of businesses that are open in this process',
    registers,
    collect() {
      this.set(changes.countWatchers());
    },
  });
  new Gauge({
    name: 'dabei_disk_bytes',
    help: 'The disk of DATA_DIR: its size, and what is left of it',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const { bsize, blocks, bavail } = await statfs(dataDir);
      this.set({ state: 'size' }, blocks * bsize);
      this.set({ state: 'free' }, bavail * bsize);
    },
  });
  new Gauge({
    name: 'clock_offset_seconds',
    help: "How far the clock of this process is ahead of the database's; beyond 60 it begins no job",
    registers,
    collect() {
      this.set(clockOffsetMs() / 1000);
    },
  });
  const build = new Gauge({
    name: 'dabei_build_info',
    help: 'Always 1: which version and build runs, on which Node',
    labelNames: ['version', 'build', 'node'] as const,
    registers,
  });
  build.set({ version, build: buildOf(process.argv[1]), node: process.version }, 1);
}
