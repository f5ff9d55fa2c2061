import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { listenToChannel } from '#database/listen-to-channel.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { findFreePort } from '#tests/support/free-port.ts';

/* Simulates a change of the primary. `npm run drill -- failover` uses real ones. */
let database: TestDatabase;
let handle: DatabaseHandle;
let other: DatabaseHandle;
const outside = new AsyncResource('outside of every transaction');
beforeAll(async () => {
  database = await createTestDatabase();
  handle = connectDatabase(database.url, { maxConnections: 1 });
  other = connectDatabase(database.url, { maxConnections: 1 });
  await other.db.execute(sql`create table marks (n int)`);
});
afterAll(async () => {
  await handle.close();
  await other.close();
  await database.drop();
});

const pidOf = async (db: Pick<DatabaseHandle['db'], 'execute'>) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
const cut = (pid: number | undefined) =>
  outside.runInAsyncScope(async () => await other.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`));
const marks = async () => (await other.db.execute(sql`select n from marks order by n`)).rows;
/** The minimal context for a transaction. */
const context = () =>
  ({ db: handle.db, actor: { kind: 'system' }, isInTransaction: false, deps: { jobs: {} } }) as unknown as Context;

describe('a transaction whose server goes', () => {
  it('before the commit is done again from its beginning, once', async () => {
    let tries = 0;
    const result = await inTransaction(context(), async ({ db }) => {
      tries += 1;
      await db.execute(sql`insert into marks values (1)`);
      if (tries === 1) await cut(await pidOf(db));
      await db.execute(sql`insert into marks values (2)`);
      return 'done';
    });
    expect({ result, tries }).toEqual({ result: 'done', tries: 2 });
    expect(await marks()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('at the commit is not done again: nobody knows whether it happened', async () => {
    let tries = 0;
    const work = inTransaction(context(), async ({ db }) => {
      tries += 1;
      await db.execute(sql`insert into marks values (3)`);
      await cut(await pidOf(db));
    });
    await expect(work).rejects.toThrow();
    expect(tries).toBe(1);
  });

  it('is not done again for a mistake of its own', async () => {
    let tries = 0;
    const work = inTransaction(context(), ({ db }) => {
      tries += 1;
      return db.execute(sql`select nothing`);
    });
    await expect(work).rejects.toThrow();
    expect(tries).toBe(1);
  });
});

it('a statement that reads, and a connection that is refused, wait for the next server', async () => {
  const port = await findFreePort();
  const pooler = createPooler(port);
  const late = connectDatabase(pooler.url);
  const reading = late.db.execute<{ n: number }>(sql`select 7 as n`);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await pooler.listen();
  expect((await reading).rows).toEqual([{ n: 7 }]);
  const first = late.db.execute<{ n: number }>(sql`select 8 as n, pg_sleep(0.5)`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  pooler.tellOfLoss();
  expect((await first).rows).toMatchObject([{ n: 8 }]);
  await late.close();
  pooler.close();
});

it('who listens is told twice of a lost connection and goes on listening', async () => {
  const pooler = createPooler(await findFreePort());
  await pooler.listen();
  const [heard, errors]: [string[], Error[]] = [[], []];
  let opened = 0;
  const { firstAttempt, stop } = listenToChannel(pooler.url, 'of_the_test', {
    onMessage: (message) => heard.push(message),
    onConnect: () => {
      opened += 1;
    },
    onDisconnect: (error) => errors.push(error),
  });
  await firstAttempt;
  pooler.tellOfLoss();
  await expect.poll(() => opened).toBe(2);
  expect(errors).toHaveLength(1);
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`notify of_the_test, 'again'`);
  await expect.poll(() => heard).toEqual(['again']);
  await client.end();
  await stop();
  pooler.close();
});

/** PostgreSQL's wire format of an error. */
function errorMessage(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E    ');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Reports a lost server as pgbouncer does, first in PostgreSQL's words, then in its own. */
function createPooler(port: number) {
  const { hostname, port: far, searchParams } = new URL(database.url);
  const folder = searchParams.get('host');
  const near = new Set<Socket>();
  const server = createServer((client) => {
    const target = folder
      ? connect(`${folder}/.s.PGSQL.${far || 5432}`)
      : connect(Number(far || 5432), hostname || '127.0.0.1');
    near.add(client);
    client.pipe(target).pipe(client);
    for (const each of [client, target]) each.on('error', () => undefined);
    client.on('close', () => {
      near.delete(client);
      target.destroy();
    });
  });
  const url = new URL(database.url);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    listen: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    tellOfLoss() {
      for (const client of near) {
        client.write(errorMessage('57P01', 'terminating connection due to administrator command'));
        client.end(errorMessage('08P01', 'server conn crashed?'));
      }
    },
    close: () => server.close(),
  };
}
