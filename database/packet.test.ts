import { sql } from 'drizzle-orm';
import { Connection } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseHandle, Transaction } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { users } from '#database/schema/users.ts';
import { statement } from '#database/statement.ts';
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

const driver = Connection.prototype as unknown as Record<'sync' | 'describe' | 'execute', () => void>;
const count = statement('test_count', () => sql<{ n: number }[]>`select count(*)::int as n from ${users}`);
const rename = statement(
  'test_rename',
  () => sql`update ${users} set name = ${sql.placeholder('name')} where id = ${sql.placeholder('id')}::uuid`,
);
const lateOne = statement('test_late', () => sql<{ n: number }[]>`select 1 as n`);
const id = '0198c0de-0000-7000-8000-000000000001';
const nameOf = async () =>
  (await handle.db.execute<{ name: string }>(sql`select name from ${users} where id = ${id}`)).rows[0]?.name;

test('what travels together in a transaction is asked for one answer, and for its columns once', async () => {
  const work = () =>
    handle.db.transaction(async (tx) => {
      rename.send(tx, { id, name: 'Uta' });
      expect(await count.run(tx, {})).toEqual([{ n: 2 }]);
      rename.send(tx, { id, name: 'Utz' });
    });
  await work();
  const [answers, columns] = [vi.spyOn(driver, 'sync'), vi.spyOn(driver, 'describe')];
  await work();
  expect([answers.mock.calls.length, columns.mock.calls.length]).toEqual([2, 0]);
  expect(await nameOf()).toBe('Utz');
  vi.restoreAllMocks();
});

test('a transaction that waits for nothing is one packet, which the database begins and commits by itself', async () => {
  const work = (name: string) => handle.db.transaction(async (tx) => rename.send(tx, { id, name }));
  const [sent, answers] = [vi.spyOn(driver, 'execute'), vi.spyOn(driver, 'sync')];
  await handle.db.transaction(async (tx) => {
    for (const name of ['Ulf', 'Utz']) rename.send(tx, { id, name });
  });
  await handle.db.transaction(async () => undefined);
  expect([sent.mock.calls.length, answers.mock.calls.length]).toEqual([2, 1]);
  vi.restoreAllMocks();

  const failing = handle.db.transaction(async (tx) => {
    rename.send(tx, { id, name: 'Ulf' });
    rename.send(tx, { id: 'not an id', name: 'Ulf' });
    rename.send(tx, { id, name: 'Ulf' });
  });
  await expect(failing).rejects.toMatchObject({ code: '22P02' });
  expect(await nameOf()).toBe('Utz');
  await work('Uta');
  expect(await nameOf()).toBe('Uta');
  await work('Utz');
});

test('what the database finds out at the end of such a transaction fails it', async () => {
  const owner = connectDatabase(database.url);
  await owner.pool.query('alter table users add constraint one_name unique (name) deferrable initially deferred');
  const failing = handle.db.transaction(async (tx) =>
    rename.send(tx, { id: '0198c0de-0000-7000-8000-000000000002', name: 'Utz' }),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'one_name' });
  expect(await count.run(handle.db, {})).toEqual([{ n: 2 }]);
  await owner.pool.query('alter table users drop constraint one_name');
  await owner.close();
});

test('a transaction that gives up before it waits sends nothing', async () => {
  const answers = vi.spyOn(driver, 'sync');
  let renamed: Promise<unknown> | undefined;
  const failing = handle.db.transaction(async (tx) => {
    renamed = rename.run(tx, { id, name: 'Ulf' });
    renamed.catch(() => undefined);
    throw new Error('not today');
  });
  await expect(failing).rejects.toThrow('not today');
  await expect(renamed).rejects.toMatchObject({ cause: { code: '25P02' } });
  expect(answers).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(await nameOf()).toBe('Utz');
});

test('what is behind a failure is not run, and can be run afterwards on the same connection', async () => {
  const failing = handle.db.transaction(async (tx) => {
    rename.send(tx, { id, name: 'Ulf' });
    rename.send(tx, { id: 'not an id', name: 'Ulf' });
    await lateOne.run(tx, {});
  });
  await expect(failing).rejects.toMatchObject({ code: '22P02' });
  expect(await nameOf()).toBe('Utz');
  expect(await handle.db.transaction((tx) => lateOne.run(tx, {}))).toEqual([{ n: 1 }]);
});

test('a value that cannot be sent takes back what was sent before it, whether or not anybody waits', async () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const sendings = [
    async (tx: Transaction) => rename.send(tx, { id, name: circle }),
    (tx: Transaction) => rename.run(tx, { id, name: circle }),
    async (tx: Transaction) => {
      await count.run(tx, {});
      rename.send(tx, { id, name: circle });
    },
  ];
  for (const send of sendings) {
    const failing = handle.db.transaction(async (tx) => {
      rename.send(tx, { id, name: 'Ulf' });
      await send(tx);
    });
    const error = await failing.catch((thrown: Error) => thrown);
    expect(String((error as Error).cause ?? error)).toMatch(/circular/);
    expect(await nameOf()).toBe('Utz');
  }
});

test('a name belongs to one statement', async () => {
  const namesake = statement('test_count', () => sql`select 2`);
  await count.run(handle.db, {});
  await expect(handle.db.transaction((tx) => namesake.run(tx, {}))).rejects.toMatchObject({
    cause: { message: 'the name test_count belongs to another statement' },
  });
  expect(await count.run(handle.db, {})).toEqual([{ n: 2 }]);
});
