import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables as owned } from '#database/schema/tables.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/*
 * A sharded database keeps a business's rows on one machine, so every row has its business and tables are indexed by
 * it. Exceptions are listed here and in `docs/scale.md` with reasons.
 */

/** A table's facts name the owner of its rows; in `businesses` the row itself. */
const owners = owned
  .map(({ name, whose }) => ({ name, whose: [whose].flat() }))
  .filter(({ name }) => name !== 'businesses');
const ofNoBusiness = [
  'businesses',
  ...owners.filter(({ whose }) => !whose.includes('business')).map(({ name }) => name),
].sort();
const sometimesOfNone = owners
  .filter(({ whose }) => whose.includes('business') && whose.length > 1)
  .map(({ name }) => name);
/** Never queried by business: the app reads changes in one order; attempts are found by delivery. */
const notFoundByBusiness = ['app_changes', 'webhook_attempts'];

interface Table {
  name: string;
  hasBusiness: boolean;
  isRequired: boolean;
  isFoundByBusiness: boolean;
  /** The business is not part of the primary key. */
  isOtherKey: boolean;
}

let database: TestDatabase;
let tables: Table[];
beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<Table>(`
    select c.relname as name, a.attnum is not null as "hasBusiness", coalesce(a.attnotnull, false) as "isRequired",
      exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum and i.indpred is null) as "isFoundByBusiness",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum <> all (i.indkey)) as "isOtherKey"
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname collate "C"`);
  tables = rows;
  await client.end();
});
afterAll(() => database.drop());

const names = (those: Table[]) => those.map(({ name }) => name);

it('every row says whose it is', () => {
  expect(tables.length).toBeGreaterThan(50);
  expect(names(tables.filter(({ hasBusiness }) => !hasBusiness))).toEqual(ofNoBusiness);
  expect(names(tables.filter(({ hasBusiness, isRequired }) => hasBusiness && !isRequired))).toEqual(sometimesOfNone);
});

it('every table is found by its business first', () => {
  const others = tables.filter(({ hasBusiness, isFoundByBusiness }) => hasBusiness && !isFoundByBusiness);
  expect(names(others)).toEqual(notFoundByBusiness);
});

it('docs/scale.md says why the others are not, and how many have another key', () => {
  const text = readFileSync('docs/scale.md', 'utf8');
  const others = tables.filter(({ isOtherKey }) => isOtherKey);
  expect(text).toContain(`${others.length} tables have a primary key without it`);
  const missing = [...ofNoBusiness, ...sometimesOfNone, ...notFoundByBusiness].filter(
    (name) => !text.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
