import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase, requireSchema } from '#server/boot/prepare-database.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';

/* All other server tests run as the serving role too, so a missing right fails them. */
describe('the role of a running process', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const owner = await createOwner(app);
    const json = eventInput({ status: 'published' });
    expect((await app.call('POST', '/events', { token: owner.token, json })).status).toBe(201);
    expect((await app.call('GET', '/credits/balance', { token: owner.token })).body).toMatchObject({ balance: 14 });
  });
  afterAll(() => app.close());

  // ASVS 13.2.2.
  it.each([
    'alter table businesses add column note text',
    'drop table credit_entries',
    'create table notes (id int)',
    'create schema notes',
    'alter table credit_entries disable trigger all',
    'drop trigger credit_entries_append_only on credit_entries',
    'drop function refuse_ledger_change() cascade',
    'truncate credit_entries',
    'truncate businesses cascade',
    'update credit_entries set amount = 1000',
    'delete from credit_entries',
    'update audit_entries set actor = null',
    'delete from audit_entries',
    'update invoices set gross_cents = 1',
    'update invoice_files set sha256 = null',
    'truncate invoices',
    'alter table invoices disable trigger all',
    'delete from drizzle.__drizzle_migrations',
    'drop table pgboss.job',
    "set session_replication_role = 'replica'",
    'create role somebody superuser',
    'delete from months.event_views_rest',
    'drop table months.event_views_rest',
    "select make_month('events', '2030-01-01')",
  ])('may not %s', async (statement) => {
    await expect(app.deps.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('a process without the right to change the schema', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client(database.url);
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it('starts on a database of its version', async () => {
    await prepareDatabase({ databaseUrl: database.servingUrl, databaseOwnerUrl: null });
  });

  it('says what to do about an older one, and starts when that was done', async () => {
    await owner.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    const alone = { databaseUrl: database.servingUrl, databaseOwnerUrl: null };
    await expect(prepareDatabase(alone)).rejects.toThrow(/older than this program.*npm run migrate/);
    await prepareDatabase({ ...alone, databaseOwnerUrl: database.url });
    await prepareDatabase(alone);
  });

  it('with MIGRATE=0 leaves an older database as it is, also if it may change it, and starts on one of its version', async () => {
    await requireSchema({ databaseUrl: database.servingUrl });
    const sentence = /^it is older than this program, and with MIGRATE=0 .*: npm run migrate brings it up to date$/;
    const undo = [
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
      'update pgboss.version set version = version - 1',
      'drop schema pgboss cascade',
      'drop schema public cascade; drop schema drizzle cascade; create schema public',
    ];
    for (const statement of undo) {
      await owner.query('begin');
      await owner.query(statement);
      await owner.query('commit');
      for (const databaseUrl of [database.servingUrl, database.url])
        await expect(requireSchema({ databaseUrl }), statement).rejects.toThrow(sentence);
    }
    const { rows } = await owner.query(`select count(*)::int as n from pg_tables where schemaname = 'public'`);
    expect(rows[0].n).toBe(0);
    await prepareDatabase({ databaseUrl: database.servingUrl, databaseOwnerUrl: database.url });
    await requireSchema({ databaseUrl: database.servingUrl });
  });

  it('is told that a superuser is bound by no right', async () => {
    const messages: string[] = [];
    const { rows } = await owner.query('select current_user as name');
    await owner.query(`create role "${rows[0].name}_other" superuser login password 'x'`);
    const url = new URL(database.url);
    url.username = `${rows[0].name}_other`;
    url.password = 'x';
    await prepareDatabase({ databaseUrl: url.href, databaseOwnerUrl: database.url }, (message) =>
      messages.push(message),
    ).finally(() => owner.query(`drop owned by "${rows[0].name}_other"; drop role "${rows[0].name}_other"`));
    expect(messages).toEqual([expect.stringContaining('is a superuser')]);
  });
});
