import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle, Transaction } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { statement } from '#database/statement.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  handle = connectDatabase(database.url, { maxConnections: 1 });
  await handle.db.execute(sql`create table marks (n int primary key)`);
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

const mark = statement('test_mark', () => sql`insert into marks values (${sql.placeholder('n')}::int)`);
const marks = statement('test_marks', () => sql<{ n: number }[]>`select n from marks order by n`);

it('runs on the pool and in every transaction, by the same name', async () => {
  await mark.run(handle.db, { n: 1 });
  for (const n of [2, 3]) await handle.db.transaction(async (tx) => mark.send(tx, { n }));
  expect(await marks.run(handle.db, {})).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

it('whose failure nobody waited for fails the commit, and nothing stays', async () => {
  const failing = handle.db.transaction(async (tx) => {
    mark.send(tx, { n: 4 });
    mark.send(tx, { n: 1 });
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await marks.run(handle.db, {})).toHaveLength(3);
});

it('is refused behind a failed one, which is what the transaction throws', async () => {
  const failing = handle.db.transaction(async (tx) => {
    mark.send(tx, { n: 1 });
    await marks.run(tx, {});
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
});

it('is refused once the transaction is over', async () => {
  let late: Transaction | undefined;
  await handle.db.transaction(async (tx) => {
    late = tx;
  });
  await expect(marks.run(late as Transaction, {})).rejects.toMatchObject({
    cause: { message: 'the transaction is over' },
  });
});

it('stores null, not the null of JSON, where a value is missing', async () => {
  const category = sql.param(sql.placeholder('category'), events.category);
  const kindOf = statement(
    'test_kind',
    () => sql<{ kind: string | null }[]>`select jsonb_typeof(${category}::jsonb) as kind`,
  );
  expect(await kindOf.run(handle.db, { category: null })).toEqual([{ kind: null }]);
  expect(await kindOf.run(handle.db, { category: { tags: [] } })).toEqual([{ kind: 'object' }]);
});
