import { fileURLToPath } from 'node:url';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { loadPostcodes } from './postcodes/load-postcodes.ts';
import type { LockRetry } from './schema-lock.ts';
import { runStatement, withSchemaLock } from './schema-lock.ts';

const folderOfMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * First line of a migration with statements that run one by one, outside of a transaction: indexes built
 * `CONCURRENTLY`. It may be interrupted and starts again, so it does nothing else.
 */
const OUTSIDE = '-- outside of a transaction';

const isOutside = ({ sql }: MigrationMeta) => sql[0]?.trimStart().startsWith(OUTSIDE) ?? false;

/** The oldest version with the first of our migrations. `ops/runbooks/upgrade.md` names it as well. */
const OLDEST = '09b33bf1 of 28 November 2026';

/** The instants of the migrations that the database has had. */
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

/** The table is the one that drizzle-kit uses. */
async function noteApplied(client: Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  const values = [hash, folderMillis];
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', values);
}

/** Applies what is pending, up to the first migration that belongs outside of a transaction. */
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

/** Drops an invalid index left by an interrupted build. */
async function dropUnfinished(client: Client, statement: string): Promise<void> {
  const [, name] = INDEX.exec(statement) ?? [];
  if (name === undefined) return;
  const { rows } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid',
    [name],
  );
  if (rows.length > 0) await client.query(`drop index concurrently ${client.escapeIdentifier(name)}`);
}

/** Applies one migration outside of a transaction; another connection holds the turn meanwhile, in one that is idle. */
async function applyOutside(client: Client, keeper: Client, folder: string, retry: Partial<LockRetry>) {
  await withSchemaLock(
    keeper,
    async () => {
      const [migration] = await findPending(client, folder);
      if (!migration || !isOutside(migration)) return; // Another process was faster.
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
  client.on('error', () => undefined); // The running statement fails and reports it.
  await client.connect();
  return client;
}

/**
 * Migrates a database to the newest schema; an up-to-date one is only read. Pending migrations are one transaction;
 * marked ones are a step of their own. Safe for concurrent processes, also through a pooler. Waits for locks are short,
 * logged and bounded.
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

/** Whether the database lacks a migration of this program. It only reads. */
export async function isDatabaseOlder(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await findPending(client, folderOfMigrations)).length > 0;
  } finally {
    await client.end();
  }
}
