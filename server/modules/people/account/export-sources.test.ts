import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '#database/schema/tables.ts';
import { exportNames } from '#domain/account/export.ts';
import { businessSources, personSources } from '#server/modules/people/account/export-sources.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** Columns that reference a person but are not their data, and why. */
const notTheirs: Record<string, string> = {
  'businesses.user_id': 'the business is in the export of its owner, as its own',
  'event_series.host_id': 'of the business; that they made it stands in its log',
  'legal_acceptances.user_id': 'the contract is that of the business, in whose export it is',
  'events.host_id': 'of the business; that they made it stands in its log',
  'import_sources.host_id': 'of the business; that they added it stands in its log',
  'recovery_codes.user_id': 'hashes of secrets',
  'sign_in_challenges.user_id': 'for minutes',
};

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function namesOf(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name).sort();
}

it('says of every table of the database how it is in an export', async () => {
  const all = await namesOf(`select tablename as name from pg_tables where schemaname = 'public'`);
  expect(all.length).toBeGreaterThan(60);
  expect(tables.map(({ name }) => name)).toEqual(all);
  expect(businessSources.map(({ name }) => name)).toEqual(exportNames.business);
  expect(personSources.map(({ name }) => name)).toEqual(exportNames.person);
});

it('has of a person every table that names one, or says why not', async () => {
  const all = await namesOf(`
    select r.relname || '.' || a.attname as name from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`);
  const exported = new Set(personSources.map(({ table }) => getTableName(table)));
  const missing = all.filter((name) => !exported.has(name.split('.')[0] ?? '') && !(name in notTheirs));
  expect(missing).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(Object.keys(notTheirs)));
});

const harmless = ['webhooks.previousSecretEndsAt', 'legal_acceptances.hash'];

it('shows no hash, no secret and no address of a device', () => {
  const secret = /hash|secret|sealed|p256dh|^auth$|endpoint/i;
  for (const { table, hidden } of [...businessSources, ...personSources]) {
    const columns = Object.keys(table).filter((name) => secret.test(name) && !hidden.includes(name));
    expect([
      getTableName(table),
      ...columns.filter((name) => !harmless.includes(`${getTableName(table)}.${name}`)),
    ]).toEqual([getTableName(table)]);
  }
});
