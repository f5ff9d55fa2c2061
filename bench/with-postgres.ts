import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';

interface Place {
  /** The role that owns everything. */
  url: string;
  /** Is removed at the end. */
  folder: string;
}

/** Starts the PostgreSQL of the product in an empty folder; `close` ends it and removes the folder. */
export async function openPostgres(): Promise<Place & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
  // Open to the account that PostgreSQL runs as when this is run by root.
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

/** Runs it as long as `measure` takes. */
export async function withPostgres<T>(measure: (place: Place) => Promise<T>): Promise<T> {
  const { close, ...place } = await openPostgres();
  try {
    return await measure(place);
  } finally {
    await close();
  }
}
