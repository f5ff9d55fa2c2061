import { fileURLToPath } from 'node:url';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { loadPostcodes } from './postcodes/load-postcodes.ts';
import type { LockRetry } from './schema-lock.ts';
import { runStatement, withSchemaLock } from './schema-lock.ts';

const folderOfMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * First line of a migration outside of a transaction, for `CREATE INDEX CONCURRENTLY` only: it may be interrupted and
 * restarted.
 */
const OUTSIDE = '-- outside of a transaction';

const isOutside = ({ sql }: MigrationMeta) => sql[0]?.trimStart().startsWith(OUTSIDE) ?? false;

/** Oldest version with our first migration; also in `ops/runbooks/upgrade.md`. */
const OLDEST = '09b33bf1 of 28 November 2026';

/** Timestamps of applied migrations. */
async function readApplied(client: Client): Promise<number[]> {
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  );
  if (!tables[0].exists) return [];
  const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations');
  return rows.map(({ created_at }) => Number(created_at));
}

async function findPending(client: Client, migrationsFolder: string): Promise<MigrationMeta[]> {
  const applied = await readApplied(client);
  const migrations = readMigrationFiles({ migrationsFolder });
  if (applied.length > 0 && !migrations.some(({ folderMillis }) => applied.includes(folderMillis))) {
    throw new Error(
      `it was laid out by a version before ${OLDEST}, the oldest that this program can upgrade: give it an empty one, in the demo by deleting the data folder`,
    );
  }
  return migrations.filter(({ folderMillis }) => !applied.includes(folderMillis));
}

/** drizzle-kit's table. */
async function noteApplied(client: Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  const values = [hash, folderMillis];
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', values);
}

/** Applies pending migrations up to the first outside of a transaction. */
async function applyInside(client: Client, folder: string): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const migration of await findPending(client, folder)) {
    if (isOutside(migration)) break;
    for (const statement of migration.sql) await runStatement(client, statement);
    await noteApplied(client, migration);
  }
  await loadPostcodes(client);
}

const INDEX = /\bindex\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

/** Drops an invalid index. */
async function dropUnfinished(client: Client, statement: string): Promise<void> {
  const [, name] = INDEX.exec(statement) ?? [];
  if (name === undefined) return;
  const { rows } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid',
    [name],
  );
  if (rows.length > 0) await client.query(`drop index concurrently ${client.escapeIdentifier(name)}`);
}

/** Applies one migration outside of a transaction, while another, idle connection holds the lock. */
async function applyOutside(client: Client, keeper: Client, folder: string, retry: Partial<LockRetry>) {
  await withSchemaLock(
    keeper,
    async () => {
      const [migration] = await findPending(client, folder);
      if (!migration || !isOutside(migration)) return; // Another process did it.
      for (const statement of migration.sql) {
        const [, name] = INDEX.exec(statement) ?? [];
        if (name) retry.log?.(`The index ${name} is built; everything goes on meanwhile.`);
        await dropUnfinished(client, statement);
        await runStatement(client, statement);
      }
      await noteApplied(client, migration);
    },
    retry,
  );
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined); // The running statement reports it.
  await client.connect();
  return client;
}

/**
 * Migrates to the newest schema; reads only if up to date. One transaction, except for marked migrations. Safe for
 * concurrent processes and poolers; lock waits are short, logged and bounded.
 */
export async function migrateDatabase(
  url: string,
  retry: Partial<LockRetry> = {},
  folder = folderOfMigrations,
): Promise<void> {
  const client = await connect(url);
  try {
    for (;;) {
      const [next] = await findPending(client, folder);
      if (!next) return;
      if (!isOutside(next)) {
        await withSchemaLock(client, () => applyInside(client, folder), retry);
        continue;
      }
      const keeper = await connect(url);
      await applyOutside(client, keeper, folder, retry).finally(() => keeper.end());
    }
  } finally {
    await client.end();
  }
}

/** Whether migrations are missing. Reads only. */
export async function isDatabaseOlder(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await findPending(client, folderOfMigrations)).length > 0;
  } finally {
    await client.end();
  }
}
