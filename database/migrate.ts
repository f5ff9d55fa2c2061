import { fileURLToPath } from 'node:url';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import type { Patience } from './take-turns.ts';
import { takeTurns } from './take-turns.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The instant of the newest migration that the database has had; null = none yet. */
async function readState(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  );
  if (!tables[0].exists) return null;
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return rows[0].newest === null ? null : Number(rows[0].newest);
}

async function findPending(client: Client): Promise<MigrationMeta[]> {
  const newest = await readState(client);
  return readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => newest === null || folderMillis > newest,
  );
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
