import { sql } from 'drizzle-orm';
import { Connection } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseHandle } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { users } from '#database/schema/users.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  handle = connectDatabase(database.url, { maxConnections: 1 });
  for (const [id, name] of [
    ['0198c0de-0000-7000-8000-000000000001', 'Ute'],
    ['0198c0de-0000-7000-8000-000000000002', null],
  ]) {
    const person = {
      id: String(id),
      name,
      email: `${id}@dabei.example`,
      passwordHash: 'none',
      language: 'de' as const,
    };
    await handle.db.insert(users).values({ ...person, createdAt: new Date('2026-08-01T10:00:00Z') });
  }
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

const people = () =>
  handle.db
    .select({ name: users.name, createdAt: users.createdAt, isThere: sql<boolean>`true` })
    .from(users)
    .where(sql`${users.id} >= ${sql.placeholder('from')}`)
    .orderBy(users.id);
const from = '0198c0de-0000-7000-8000-000000000000';
const expected = [
  { name: 'Ute', createdAt: new Date('2026-08-01T10:00:00Z'), isThere: true },
  { name: null, createdAt: new Date('2026-08-01T10:00:00Z'), isThere: true },
];

test('a prepared statement is described once for a connection, and its rows are the same each time', async () => {
  const asked = vi.spyOn(Connection.prototype as unknown as { describe: () => void }, 'describe');
  const prepared = people().prepare('people');
  for (let n = 0; n < 3; n++) expect(await prepared.execute({ from })).toEqual(expected);
  expect(asked).toHaveBeenCalledTimes(1);
  // The same statement, prepared elsewhere in the process.
  expect(await people().prepare('people').execute({ from })).toEqual(expected);
  asked.mockRestore();
});

test('what fails leaves the statement and its connection as they were', async () => {
  const prepared = people().prepare('people');
  expect(await prepared.execute({ from })).toEqual(expected);
  await expect(prepared.execute({ from: 'not an id' })).rejects.toThrow();
  expect(await prepared.execute({ from })).toEqual(expected);
});

test('a statement whose columns are no longer what they were is refused, not misread', async () => {
  const prepared = handle.db.select({ name: users.name }).from(users).orderBy(users.id).prepare('names');
  expect(await prepared.execute()).toEqual([{ name: 'Ute' }, { name: null }]);
  const owner = connectDatabase(database.url);
  await owner.pool.query('alter table users alter column name type varchar(200)');
  await owner.close();
  await expect(prepared.execute()).rejects.toThrow();
});
