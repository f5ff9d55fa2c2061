import { fileURLToPath } from 'node:url';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { loadPostcodes } from './postcodes/load-postcodes.ts';
import type { Patience } from './take-turns.ts';
import { takeTurns } from './take-turns.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The instants of the migrations that the database has had. */
async function readApplied(client: Client): Promise<number[]> {
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  );
  if (!tables[0].exists) return [];
  const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations');
  return rows.map(({ created_at }) => Number(created_at));
}

async function findPending(client: Client): Promise<MigrationMeta[]> {
  const applied = await readApplied(client);
  const migrations = readMigrationFiles({ migrationsFolder });
  if (applied.length > 0 && !migrations.some(({ folderMillis }) => applied.includes(folderMillis))) {
    throw new Error(
      'it was laid out by a version before the first release, which this program cannot change: give it an empty one, in the demo by deleting the data folder',
    );
  }
  return migrations.filter(({ folderMillis }) => !applied.includes(folderMillis));
}

/** The table is the one that drizzle-kit uses. */
async function applyPending(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of await findPending(client)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await loadPostcodes(client);
}

/**
 * Migrates a database to the newest schema, completely or not at all; an up-to-date one is only read. Several processes may
 * call this at once, also through a pooler. It never waits for them, or for readers of the tables, silently or forever.
 */
export async function migrateDatabase(url: string, patience: Partial<Patience> = {}): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined); // What is running then fails, and says so.
  await client.connect();
  try {
    if ((await findPending(client)).length > 0) await takeTurns(client, applyPending, patience);
  } finally {
    await client.end();
  }
}
