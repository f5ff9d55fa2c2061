import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';

/** Hash of the listing below for the schema of the former 52 migrations. */
const LAID_OUT_BEFORE = '747fbda7c19838b32d002f071cd37f17b17f44823c67eaecd87c23bc33e4b563';

/** Columns by name, as their order is irrelevant. Monthly partitions come from a listed function. */
const listing = `
  select format('extension %s', extname) from pg_extension
  union all
  select format('%s %s %s', relkind, oid::regclass, pg_get_partkeydef(oid)) from pg_class where relnamespace = 'public'::regnamespace
  union all
  select format('column %s.%s %s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
    concat(attidentity, attgenerated), attstattarget, pg_get_expr(adbin, adrelid))
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
  union all
  select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
  union all
  select format('%s %s', pg_get_functiondef(pg_proc.oid), proacl) from pg_proc left join pg_depend on objid = pg_proc.oid and deptype = 'e'
  where pronamespace = 'public'::regnamespace and prokind = 'f' and objid is null
  union all
  select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal`;

async function describeSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<string[]>({ text: listing, rowMode: 'array' });
  return rows.flat().toSorted().join('\n');
}

it('the first migration lays out what those before it did', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  await client.query('drop schema public cascade; drop schema months cascade; create schema public');
  await client.query(readFileSync('database/migrations/0000_schema.sql', 'utf8'));
  const described = await describeSchema(client);
  expect(createHash('sha256').update(described).digest('hex')).toBe(LAID_OUT_BEFORE);
});
