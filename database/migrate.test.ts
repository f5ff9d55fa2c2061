import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Releases a lock after a failed attempt, and counts attempts. */
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
  // Tables without the migration entries.
  await other.query('drop schema public cascade; create schema public; delete from drizzle.__drizzle_migrations');
  await other.query('begin; lock table drizzle.__drizzle_migrations in share mode');
  const { log, tries } = freeAfterFirstTry('rollback');
  await migrateDatabase(database.url, { ...quickly, log });
  expect(tries()).toBeGreaterThan(0);
  expect(await tables()).toBeGreaterThan(20);
});

/** The migrations folder with additional ones. */
function withMigrations(...more: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync('database/migrations', folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] };
  const last = Math.max(...journal.entries.map(({ when }) => when));
  for (const [index, sql] of more.entries()) {
    const tag = `9999_${index}`;
    writeFileSync(join(folder, `${tag}.sql`), sql);
    journal.entries.push({ ...journal.entries[0], idx: 9999 + index, when: last + index + 1, tag } as never);
  }
  writeFileSync(path, JSON.stringify(journal));
  return folder;
}
const index = async (name: string) =>
  (await other.query('select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)', [name]))
    .rows[0];

it('says which table a migration waits for, who uses it, and for what, whichever migration it is', async () => {
  await migrateDatabase(database.url);
  const messages: string[] = [];
  const folder = withMigrations('create table "notes" ("id" int);', 'ALTER TABLE "events" ADD COLUMN "note" text;');
  await other.query('begin; select count(*) from events');
  const log = (message: string) => {
    if (messages.push(message) === 2) void other.query('rollback');
  };
  await migrateDatabase(database.url, { ...quickly, log }, folder);
  const pid = (await other.query('select pg_backend_pid() as pid')).rows[0].pid;
  expect(messages[0]).toMatch(
    new RegExp(
      `^The schema cannot be changed yet: .*\\(events by ${pid} for \\d+ s\\), wanted by: ALTER TABLE "events" ADD`,
    ),
  );
});

it('builds an index outside of a transaction, while others write, and begins again when it was interrupted', async () => {
  await migrateDatabase(database.url);
  const folder = withMigrations(
    'ALTER TABLE "events" ADD COLUMN "note" text;',
    '-- outside of a transaction\nCREATE INDEX CONCURRENTLY "events_note" ON "events" ("note");',
    'ALTER TABLE "events" ADD COLUMN "note_too" text;',
  );
  // An invalid index, as left by an interrupted build.
  await other.query('alter table events add column note text; create index events_note on events (note)');
  await other.query(`update pg_index set indisvalid = false where indexrelid = 'events_note'::regclass`);
  await other.query('alter table events rename column note to former');
  await other.query('begin');
  await other.query('update events set former = null');
  const messages: string[] = [];
  const log = (message: string) => {
    if (messages.push(message) === 1) void other.query('rollback');
  };
  await Promise.all([
    migrateDatabase(database.url, { ...quickly, log }, folder),
    migrateDatabase(database.url, { lockTimeoutMs: 100, pauseMs: 10 }, folder),
  ]);
  expect(await index('events_note')).toEqual({ isValid: true });
  const { rows } = await other.query(
    `select count(*)::int as n from pg_attribute where attrelid = 'events'::regclass and attname in ('note', 'note_too')`,
  );
  expect(rows[0].n).toBe(2);
  const applied = await other.query(
    'select count(*)::int as n, count(distinct hash)::int as once from drizzle.__drizzle_migrations',
  );
  expect(applied.rows[0].n).toBe(applied.rows[0].once);
});

it('refuses a database of an older layout in one sentence, and changes nothing', async () => {
  await migrateDatabase(database.url);
  await other.query('update drizzle.__drizzle_migrations set created_at = 1');
  await expect(migrateDatabase(database.url)).rejects.toThrow(
    /^it was laid out by a version before 09b33bf1 of 28 November 2026/,
  );
});

it('does not wait for ever', async () => {
  await other.query('select pg_advisory_lock(7231104)');
  await expect(migrateDatabase(database.url, { ...quickly, timeoutMs: 0 })).rejects.toThrow(/lock timeout/);
  expect(await tables()).toBe(0);
});

it('takes no lock on a database that has everything', async () => {
  await migrateDatabase(database.url);
  await other.query('select pg_advisory_lock(7231104)');
  await migrateDatabase(database.url, { ...quickly, timeoutMs: 0 });
});
