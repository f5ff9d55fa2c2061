import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { isDatabaseUnavailable, isRetryable } from '#database/failures.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
const handles: DatabaseHandle[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const { close } of handles) await close();
  await database.drop();
});

afterEach(() => void vi.useRealTimers());

/** Work outside of the test's transaction. */
const outside = new AsyncResource('outside of every transaction');

const broken: Error[] = [];
function open(options: Parameters<typeof connectDatabase>[1] = {}): DatabaseHandle {
  const handle = connectDatabase(database.url, { onConnectionError: (error) => broken.push(error), ...options });
  handles.push(handle);
  return handle;
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('a server on this machine that does not run is unavailable, as one on another', async () => {
  for (const url of ['postgresql://dabei@localhost/dabei?host=/nowhere', 'postgresql://dabei@127.0.0.1:9/dabei']) {
    const { db, close } = connectDatabase(url);
    expect(isDatabaseUnavailable(await failureOf(db.execute(sql`select 1`))), url).toBe(true);
    await close();
  }
});

describe('a transaction', () => {
  it('cannot wait for a second connection, nor for another transaction', async () => {
    const { db } = open();
    const inner = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await db.execute(sql`select 2`);
    });
    await expect(inner).rejects.toMatchObject({ cause: { message: expect.stringMatching(/^A second connection/) } });
    const nested = db.transaction(() => db.transaction(async () => 1));
    await expect(nested).rejects.toThrow('inside a transaction');
    await expect(db.execute(sql`select 3`)).resolves.toBeDefined();
  });

  it('that fails leaves nothing, and its connection is good for the next', async () => {
    const { db, pool } = open({ maxConnections: 1 });
    await db.execute(sql`create table marks (n int)`);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values (1)`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await db.execute(sql`select * from marks`)).rows).toEqual([]);
    expect(pool.totalCount).toBe(1);
  });

  it.each(['at its beginning', 'in its middle', 'at its end'])(
    'whose connection is cut %s gives it up, and is no end of the process',
    async (when) => {
      const { db, pool } = open({ maxConnections: 1 });
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const other = open({ maxConnections: 1 });
      const cut = async () => await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      const client = await pool.connect();
      const gone = new Promise((resolve) => client.once('end', resolve));
      client.release();
      const work = async () => {
        if (when === 'at its beginning') {
          await cut();
          await gone;
        }
        return db.transaction(async (tx) => {
          if (when === 'at its beginning') return;
          await tx.execute(sql`select 1`);
          await outside.runInAsyncScope(cut);
          await gone;
          if (when === 'in its middle') await tx.execute(sql`select 2`);
        });
      };
      const error = await failureOf(work());
      if (when !== 'at its beginning') expect(isDatabaseUnavailable(error), String(error)).toBe(true);
      expect((await db.execute<{ n: number }>(sql`select 4 as n`)).rows).toEqual([{ n: 4 }]);
      expect(pool.waitingCount).toBe(0);
    },
  );
});

describe('every wait has an end', () => {
  it('for a connection', async () => {
    const { db, pool } = open({ maxConnections: 1, limits: { connectMs: 60_000 } });
    const held = await pool.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = failureOf(db.execute(sql`select 1`));
    await vi.advanceTimersByTimeAsync(60_000);
    const error = await failed;
    held.release();
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('for a statement', async () => {
    const { db } = open({ limits: { statementMs: 100 } });
    expect(isDatabaseUnavailable(await failureOf(db.execute(sql`select pg_sleep(10)`)))).toBe(true);
  });

  it('for a server that is silent', async () => {
    const { db, pool } = open({ maxConnections: 1, limits: { statementMs: 0, answerMs: 100 } });
    const error = await failureOf(db.transaction((tx) => tx.execute(sql`select pg_sleep(2)`)));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(pool.totalCount).toBe(0);
  });

  it('for a lock', async () => {
    const { db } = open({ limits: { lockMs: 100 } });
    const other = open();
    await db.execute(sql`create table locked (n int)`);
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`lock table locked`);
      const error = await outside.runInAsyncScope(() => failureOf(db.execute(sql`select * from locked`)));
      expect(isDatabaseUnavailable(error)).toBe(true);
    });
  });

  it('for a transaction that does nothing', async () => {
    const { db } = open({ limits: { idleInTransactionMs: 100 } });
    const before = broken.length;
    const error = await failureOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await expect.poll(() => broken.length).toBeGreaterThan(before);
        await tx.execute(sql`select 2`);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe('a pool', () => {
  it('is stuck once it has given nobody a connection for half a minute, and no more when one comes back', async () => {
    const { pool, isStuck } = open({ maxConnections: 1 });
    const held = await pool.connect();
    const waiting = pool.connect();
    expect(isStuck()).toBe(false);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 31_000);
    expect(isStuck()).toBe(true);
    held.release();
    (await waiting).release();
    expect(isStuck()).toBe(false);
  });
});

describe('failures', () => {
  const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('cause'), { code }) });
  it.each(['08006', '53300', '57P01', '57014', '55P03', '25006', '40P01', 'ECONNREFUSED', 'EAI_AGAIN'])(
    'of code %s mean: not now',
    (code) => expect(isDatabaseUnavailable(failed(code))).toBe(true),
  );
  it.each(['23505', '22P02', '42601', 'ENOENT', 'ERR_ASSERTION'])('of code %s are ours', (code) => {
    expect(isDatabaseUnavailable(failed(code))).toBe(false);
    expect(isRetryable(failed(code))).toBe(false);
  });
  it.each(['40001', '40P01'])('of code %s are tried again', (code) => expect(isRetryable(failed(code))).toBe(true));
});
