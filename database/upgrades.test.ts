import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrateDatabase } from '#database/migrate.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrations = readMigrationFiles({ migrationsFolder });
const made = (name: string) => migrations.findIndex(({ sql }) => sql.some((statement) => statement.includes(name)));

let database: TestDatabase;
let owner: pg.Client;
let before: pg.Client;

/** A database of the version before, with the rights of a running process and a business. */
beforeEach(async () => {
  database = await createTestDatabase();
  owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query(
    'drop schema public cascade; drop schema drizzle cascade; drop schema months; create schema public',
  );
  await owner.query('create schema drizzle');
  await owner.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)');
  for (const { sql, hash, folderMillis } of migrations.slice(0, made('"make_month"'))) {
    for (const statement of sql) await owner.query(statement);
    await owner.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  const role = owner.escapeIdentifier(inject('testServingRole'));
  await owner.query(
    `grant usage on schema public to ${role}; grant select, insert, update, delete on all tables in schema public to ${role}`,
  );
  await owner.query(
    `insert into users (id, email, password_hash, language, created_at) values ('${id(1)}', 'a@example.com', '', 'de', now());
     insert into businesses (id, user_id, company_name, address, phone, email, business_type, legal_form, contact_preference,
       verification_status, created_at, updated_at)
     values ('${id(2)}', '${id(1)}', '', '', '', '', 'bar', 'gmbh', 'email', 'verified', now(), now())`,
  );
  before = new pg.Client(database.servingUrl);
  await before.connect();
});
afterEach(async () => {
  await before.end();
  await owner.end();
  await database.drop();
});

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** As the version before sends it. */
const countView = (day: string) =>
  before.query({
    name: 'count_views',
    text: `insert into event_views (event_id, business_id, day, views) values ($1, $2, current_date + $3::interval, 1)
      on conflict (event_id, day) do update set views = event_views.views + 1 returning day`,
    values: [id(3), id(2), day],
  });
const countOpen = () =>
  before.query(
    `insert into page_opens (business_id, event_id, day, source, opens) values ($1, null, current_date, 'link', 1)
     on conflict on constraint page_opens_counted do update set opens = page_opens.opens + excluded.opens`,
    [id(2)],
  );

it('keeps what was counted by day, and lets the version before count on without a pause', async () => {
  for (const day of ['-400 days', '0 days', '0 days', '40 days', '2 years']) await countView(day);
  await countOpen();
  await migrateDatabase(database.url);
  for (const day of ['-400 days', '0 days', '40 days', '2 years']) await countView(day);
  await countOpen();
  const { rows } = await owner.query(
    `select (day - current_date < 0) as past, views, tableoid::regclass::text ~ '_until_' as is_first, tableoid::regclass::text ~ '_rest$' as is_rest
     from event_views order by day`,
  );
  expect(rows).toEqual([
    { past: true, views: 2, is_first: true, is_rest: false },
    { past: false, views: 3, is_first: true, is_rest: false },
    { past: false, views: 2, is_first: false, is_rest: false },
    { past: false, views: 2, is_first: false, is_rest: true },
  ]);
  expect((await owner.query('select opens from page_opens')).rows).toEqual([{ opens: 2 }]);
});

it('takes over the indexes of what was counted', async () => {
  const find = () =>
    owner.query(`select oid from pg_class where relname = 'event_views_business_day' and relkind = 'i'`);
  const [was] = (await find()).rows;
  await migrateDatabase(database.url);
  expect((await find()).rows).toEqual([was]);
  const { rows } = await owner.query(`select count(*)::int as invalid from pg_index where not indisvalid`);
  expect(rows).toEqual([{ invalid: 0 }]);
});

it('says of deliveries whose they are, also of those that the version before writes', async () => {
  const deliver = (n: number) =>
    before.query(
      `insert into webhook_deliveries (id, webhook_id, event_type, body, status, created_at) values ('${id(n)}', '${id(4)}', 'test', '{}', 'pending', now());
       insert into webhook_attempts (id, delivery_id, duration_ms, attempted_at) values ('${id(n + 1)}', '${id(n)}', 5, now())`,
    );
  await owner.query(
    `insert into webhooks (id, business_id, url, event_types, sealed_secret, status, created_at, updated_at)
     values ('${id(4)}', '${id(2)}', '', '{}', '', 'active', now(), now())`,
  );
  await deliver(10);
  await migrateDatabase(database.url);
  await deliver(20);
  const { rows } = await owner.query(
    'select business_id from webhook_deliveries union all select business_id from webhook_attempts',
  );
  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ business_id: id(2) })));
});
