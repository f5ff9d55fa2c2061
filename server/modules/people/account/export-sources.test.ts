import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessSources, personSources } from '#server/modules/people/account/export-sources.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** Tables that no export has, and why. A new table belongs into an export, or here. */
const leftOut: Record<string, string> = {
  app_changes: 'what events and guests say already, for the app, for 30 days',
  app_channel: 'of nobody',
  coupons: 'of nobody',
  business_changes: 'marks for open screens, for a day',
  demo_checkouts: 'of the demo alone',
  demo_mails: 'of the demo alone',
  demo_returns: 'of the demo alone',
  demo_subscriptions: 'of the demo alone',
  erasures: 'ids of those who were erased',
  event_counts: 'counted from events',
  guest_businesses: 'what guests search, made of the profile',
  guest_events: 'what guests search, made of events',
  held_decisions: 'does not hold yet, and may be taken back',
  idempotency_keys: 'copies of answers, for a day',
  installation: 'of nobody',
  invoice_counters: 'of nobody',
  legal_announcements: 'that a mail was sent',
  postcodes: 'of nobody',
  rate_limits: 'counts under hashes that name nobody',
  recovery_codes: 'hashes of secrets',
  register_lookups: 'the work of staff',
  registrations: 'of people without an account; gone when there is one',
  report_cases: 'what others reported; what came of it stands in measures',
  review_claims: 'the work of staff',
  review_notes: 'words of staff to each other',
  reviewers: 'staff',
  search_words: 'words of all businesses, without whose',
  session_tokens: 'hashes of secrets; the sessions are there',
  sign_in_challenges: 'a sign-in that was begun, for minutes',
  stripe_events: 'ids of messages, without whose',
  undone_decisions: 'never held',
  webhook_attempts: 'each try of a delivery; what came of it stands there',
};

/** Columns that name a person and lead to no rows of theirs, and why. */
const notTheirs: Record<string, string> = {
  'businesses.user_id': 'the business is in the export of its owner, as its own',
  'event_series.host_id': 'of the business; that they made it stands in its log',
  'legal_acceptances.user_id': 'the contract is that of the business, in whose export it is',
  'events.host_id': 'of the business; that they made it stands in its log',
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

const tables = (sources: typeof businessSources) => sources.map(({ table }) => getTableName(table));

it('has every table of the schema, or says why not', async () => {
  const all = await namesOf(`select tablename as name from pg_tables where schemaname = 'public'`);
  const exported = new Set(tables([...businessSources, ...personSources]));
  expect(all.length).toBeGreaterThan(60);
  expect([...exported, ...Object.keys(leftOut)].sort()).toEqual(all);
});

it('has of a person every table that names one, or says why not', async () => {
  const all = await namesOf(`
    select r.relname || '.' || a.attname as name from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`);
  const exported = new Set(tables(personSources));
  const missing = all.filter((name) => !exported.has(name.split('.')[0] ?? '') && !(name in notTheirs));
  expect(missing).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(Object.keys(notTheirs)));
});

/** Two that name no secret: when the one before ends, and the checksum of a text that everybody may read. */
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
