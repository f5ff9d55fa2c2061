import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle, Transaction } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { searchWords } from '#database/schema/guest-search.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  handle = connectDatabase(database.url, { maxConnections: 1 });
  await handle.db.insert(searchWords).values({ word: 'kneipe' });
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

const findWord = prepared('test_word', (db) =>
  db
    .select()
    .from(searchWords)
    .where(eq(searchWords.word, sql.placeholder('word'))),
);
const findPlans = (db: DatabaseHandle['db']) =>
  db.execute(sql`select name from pg_prepared_statements where name = 'test_word'`);

it('runs on the pool and in every transaction, planned once for a connection', async () => {
  for (let n = 0; n < 2; n += 1) {
    expect(await findWord(handle.db).execute({ word: 'kneipe' })).toEqual([{ word: 'kneipe' }]);
    await handle.db.transaction(async (tx) => {
      expect(await findWord(tx).execute({ word: 'quiz' })).toEqual([]);
    });
  }
  expect((await findPlans(handle.db)).rows).toHaveLength(1);
});

it('has no name where the connection belongs to another at every transaction', async () => {
  const pooled = connectDatabase(database.url, { maxConnections: 1, preparesStatements: false });
  expect(await findWord(pooled.db).execute({ word: 'kneipe' })).toHaveLength(1);
  expect((await findPlans(pooled.db)).rows).toEqual([]);
  await pooled.close();
});

it('is refused once the transaction is over, also when another one runs on its connection', async () => {
  let late: Transaction | undefined;
  let goOn = () => {};
  const over = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let leftOver: Promise<unknown> | undefined;
  await handle.db.transaction(async (tx) => {
    late = tx;
    leftOver = over.then(() => findWord(tx).execute({ word: 'kneipe' }));
    leftOver.catch(() => undefined);
  });
  await expect(findWord(late as Transaction).execute({ word: 'kneipe' })).rejects.toMatchObject({
    cause: { message: 'the transaction is over' },
  });
  await handle.db.transaction(async (tx) => {
    expect(await findWord(tx).execute({ word: 'kneipe' })).toHaveLength(1);
    goOn();
    await expect(leftOver).rejects.toMatchObject({ cause: { message: 'the transaction is over' } });
  });
});
