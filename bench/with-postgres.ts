import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';

interface Place {
  /** With the owner role. */
  url: string;
  /** Deleted at the end. */
  folder: string;
}

/** Starts the product's PostgreSQL in an empty folder; `close` stops it and deletes the folder. */
export async function openPostgres(): Promise<Place & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
  // Readable by PostgreSQL's account when run as root.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  return {
    url: postgres.url,
    folder,
    async close() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs PostgreSQL during `measure`. */
export async function withPostgres<T>(measure: (place: Place) => Promise<T>): Promise<T> {
  const { close, ...place } = await openPostgres();
  try {
    return await measure(place);
  } finally {
    await close();
  }
}
