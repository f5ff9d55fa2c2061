import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { REQUEST_TIMEOUT_MS } from '#server/http/request-timeout.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { startProductProcess } from '#tests/support/product-process.ts';
import type { BreakablePostgres } from './breakable-postgres.ts';
import { startBreakablePostgres } from './breakable-postgres.ts';
import { noteFigures } from './note-figures.ts';
import { createOwners, startOwnersLoad } from './owners-load.ts';

/* A real process under load while its database freezes, disconnects, dies and returns. */
const isLong = process.env.FAULTS === 'long';
/** Longer than every database timeout, so calls fail instead of hanging. */
const outageMs = isLong ? { frozen: 20_000, cutOff: 30_000 } : { frozen: 13_000, cutOff: 13_000 };
/** Maximum milliseconds until the first success after recovery. */
const RECOVERY_MS = 15_000;

let postgres: BreakablePostgres;
let product: ProductProcess;
let tokens: string[];

beforeAll(async () => {
  postgres = await startBreakablePostgres();
  product = await startProductProcess(postgres.url, { settings: { LOG_LEVEL: 'fatal', CONFIRMATION: 'dummy' } });
  tokens = await createOwners(product);
}, 120_000);
afterAll(async () => {
  await product.stop();
  await postgres.stop();
});

async function terminateOneBusyBackend(): Promise<void> {
  const client = new pg.Client(postgres.directUrl);
  await client.connect();
  const terminate = () =>
    client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'dabei' and application_name = '' and (state like '%in transaction%' or state = 'active')
        and pid <> pg_backend_pid() limit 1`);
  // Transactions are short: catching one takes several attempts.
  await expect.poll(async () => (await terminate()).rowCount, { timeout: 10_000, interval: 5 }).toBe(1);
  await client.end();
}

const faults: Record<string, () => Promise<void>> = {
  'is frozen': async () => {
    await postgres.freeze();
    await pause(outageMs.frozen);
    await postgres.thaw();
  },
  'is cut off': async () => {
    postgres.cutOff();
    await pause(outageMs.cutOff);
    postgres.reconnect();
  },
  'is restarted': () => postgres.restart(),
  'is killed': () => postgres.killAndStart(),
  'loses one busy connection': terminateOneBusyBackend,
};

async function countOpenTransactions(): Promise<number> {
  const client = new pg.Client(postgres.directUrl);
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as n from pg_stat_activity where datname = 'dabei' and state like 'idle in transaction%'`,
  );
  await client.end();
  return rows[0].n;
}

describe.each(Object.entries(faults))('when the database %s', (name, cause) => {
  // ASVS 1.4.3, 15.2.2, 16.5.2.
  it('every call is answered, the process lives, all recovers, and nothing acknowledged is lost', async () => {
    const load = startOwnersLoad(product, tokens);
    await pause(1_000);
    const beganAt = performance.now();
    await cause();
    const endedAt = performance.now();
    await expect
      .poll(() => load.report.calls.some(({ startedAt, status }) => startedAt > endedAt && status === 201), {
        timeout: RECOVERY_MS,
      })
      .toBe(true);
    const recoveredMs =
      Math.min(
        ...load.report.calls
          .filter(({ startedAt, status }) => startedAt > endedAt && status === 201)
          .map(({ startedAt, durationMs }) => startedAt + durationMs),
      ) - endedAt;
    await pause(1_000);
    const { calls, eventIds } = await load.stop();

    expect(product.hasEnded(), product.output()).toBe(false);
    const known = new Set([200, 201, 503]);
    expect(calls.filter(({ status }) => !known.has(status ?? -1))).toEqual([]);
    expect(Math.max(...calls.map(({ durationMs }) => durationMs))).toBeLessThan(REQUEST_TIMEOUT_MS + 5_000);
    await expect.poll(() => product.status('/readyz'), { timeout: RECOVERY_MS }).toBe(200);
    await expect.poll(countOpenTransactions, { timeout: RECOVERY_MS }).toBe(0);

    const { db, close } = connectDatabase(postgres.directUrl);
    const { rows } = await db.execute<{ id: string }>('select id from events');
    const stored = new Set(rows.map(({ id }) => id));
    expect(eventIds.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(eventIds).size).toBe(eventIds.length);
    expect(await findLedgerDifferences(db)).toEqual([]);
    await close();

    const refused = calls.filter(({ status }) => status === 503).length;
    const slowestMs = Math.max(...calls.map(({ durationMs }) => durationMs));
    await noteFigures(name, { outageMs: endedAt - beganAt, recoveredMs, slowestMs, calls: calls.length, refused });
  }, 150_000);
});
