import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateDatabase } from '#database/migrate.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let other: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  other = new pg.Client(database.url);
  await other.connect();
  await other.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
});
afterEach(async () => {
  await other.end();
  await database.drop();
});

const quickly = { lockTimeoutMs: 50, pauseMs: 10 };
const tables = async () =>
  (await other.query(`select count(*)::int as n from pg_tables where schemaname = 'public'`)).rows[0].n as number;

/** Releases what is locked as soon as a try has failed on it, and counts such tries. */
function freeAfterFirstTry(statement: string) {
  let tries = 0;
  const log = () => {
    tries += 1;
    if (tries === 1) void other.query(statement);
  };
  return { log, tries: () => tries };
}

it('migrates once when several processes start together', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.url)));
  const { rows } = await other.query(
    'select count(*)::int as all, count(distinct hash)::int as once from drizzle.__drizzle_migrations',
  );
  expect(rows[0].all).toBe(rows[0].once);
  expect(await tables()).toBeGreaterThan(20);
});

it('waits for another process that migrates, and says so', async () => {
  await other.query('select pg_advisory_lock(7231104)');
  const { log, tries } = freeAfterFirstTry('select pg_advisory_unlock(7231104)');
  await migrateDatabase(database.url, { ...quickly, log });
  expect(tries()).toBeGreaterThan(0);
  expect(await tables()).toBeGreaterThan(20);
});

it('leaves a table in use to those who use it, changes nothing meanwhile, and comes back', async () => {
  await migrateDatabase(database.url);
  // As before the last migrations: the tables exist, the entries do not.
  await other.query('drop schema public cascade; create schema public; delete from drizzle.__drizzle_migrations');
  await other.query('begin; lock table drizzle.__drizzle_migrations in share mode');
  const { log, tries } = freeAfterFirstTry('rollback');
  await migrateDatabase(database.url, { ...quickly, log });
  expect(tries()).toBeGreaterThan(0);
  expect(await tables()).toBeGreaterThan(20);
});

it('refuses a database of an older layout in one sentence, and changes nothing', async () => {
  await migrateDatabase(database.url);
  await other.query('update drizzle.__drizzle_migrations set created_at = 1');
  await expect(migrateDatabase(database.url)).rejects.toThrow(/^it was laid out by a version before the first release/);
});

it('does not wait for ever', async () => {
  await other.query('select pg_advisory_lock(7231104)');
  await expect(migrateDatabase(database.url, { ...quickly, giveUpAfterMs: 0 })).rejects.toThrow(/lock timeout/);
  expect(await tables()).toBe(0);
});

it('takes no lock on a database that has everything', async () => {
  await migrateDatabase(database.url);
  await other.query('select pg_advisory_lock(7231104)');
  await migrateDatabase(database.url, { ...quickly, giveUpAfterMs: 0 });
});
