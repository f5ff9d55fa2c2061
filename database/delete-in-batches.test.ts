import { lt, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const marbles = pgTable('marbles', { n: integer().primaryKey() });
let database: TestDatabase;
let handle: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  handle = connectDatabase(database.url);
  await handle.db.execute(sql`create table marbles (n integer primary key)`);
});
beforeEach(async () => {
  await handle.db.execute(sql`delete from marbles`);
  await handle.db.execute(sql`insert into marbles select generate_series(1, 25)`);
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});
const left = async () => (await handle.db.select().from(marbles).orderBy(marbles.n)).map(({ n }) => n);

it('deletes all that match, as many at a time as a piece has', async () => {
  const statements = vi.spyOn(handle.db, 'execute');
  await deleteInBatches(handle.db, marbles, lt(marbles.n, 24), 10);
  expect(statements).toHaveBeenCalledTimes(3);
  expect(await left()).toEqual([24, 25]);
});

it('leaves to others what they hold, and does not wait for them', async () => {
  const other = new pg.Client(database.url);
  await other.connect();
  await other.query('begin; select from marbles where n >= 24 for update');
  await deleteInBatches(handle.db, marbles, sql`true`, 10);
  await other.end();
  expect(await left()).toEqual([24, 25]);
});
