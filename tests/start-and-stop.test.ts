import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoKeys } from '#domain/shared/demo.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startProductProcess } from '#tests/support/product-process.ts';

/* Real processes: start, shared work and shutdown. */
const METRICS_TOKEN = 'a token of sixteen';
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Accepts connections and stays silent. */
async function startSilentDatabase() {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  return { url: `postgresql://dabei@127.0.0.1:${port}/dabei`, stop: () => server.close() };
}

describe('web and jobs in processes of their own', () => {
  const findJob = async () =>
    (await client.query(`select state::text from pgboss.job where name = 'send-weekly-reports'`)).rows[0]?.state;
  const countConnections = async () => {
    const { rows } = await client.query(
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows[0].n;
  };

  it('answer calls without working on jobs, and work on jobs without answering calls', async () => {
    const web = await startProductProcess(database.url, { settings: { WORK: 'web' } });
    const token = await web.signIn();
    const stream = await fetch(`http://127.0.0.1:${web.port}/api/v1/stream`, {
      headers: { 'X-API-Key': demoKeys.publicApiKey, Authorization: `Bearer ${token}` },
    });
    expect(stream.status).toBe(200);
    await expect.poll(countConnections).toBeLessThanOrEqual(8);
    // Longer than any worker's wait.
    await pause(3000);
    expect(await findJob()).toBe('created');

    const worker = await startProductProcess(database.url, { settings: { WORK: 'jobs', METRICS_TOKEN } });
    await expect.poll(findJob).toBe('completed');
    expect(await worker.status('/healthz')).toBe(200);
    expect(await worker.status('/readyz')).toBe(200);
    expect(await worker.status('/')).toBe(404);
    expect((await worker.call('GET', '/catalogue')).status).toBe(404);
    const metrics = await fetch(`http://127.0.0.1:${worker.port}/metrics`, {
      headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(await metrics.text()).toMatch(/^clock_offset_seconds -?0?\.?\d+/m);
    await Promise.all([web.stop(), worker.stop()]);
    expect(await stream.text()).toMatch(/\nretry: \d+\n\n$/);
    expect(await web.ended).toBe(0);
  });
});

describe('a start', () => {
  it('takes its port first, and ends with a signal whatever it waits for', async () => {
    const silent = await startSilentDatabase();
    const starting = await startProductProcess(silent.url, { isAwaited: false });
    await expect.poll(() => starting.status('/healthz').catch(() => 0)).toBe(200);
    expect(await starting.status('/readyz')).toBe(503);
    const settings = { PORT: String(starting.port) };
    await expect(startProductProcess(silent.url, { settings })).rejects.toThrow(
      `PORT ${starting.port} is already in use`,
    );
    starting.signal('SIGTERM');
    expect(await starting.ended, starting.output()).toBe(0);
    await starting.stop();
    silent.stop();
  });

  it('is refused to a machine whose clock is a day ahead', async () => {
    const ahead =
      'const D=Date,n=()=>D.now()+864e5;globalThis.Date=class extends D{constructor(...a){super(...(a.length?a:[n()]))}static now(){return n()}}';
    const settings = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}` };
    await expect(startProductProcess(database.url, { settings })).rejects.toThrow(
      /clock of this machine is 8\d{4} seconds ahead of that of the database/,
    );
  });
});

describe('a stop', () => {
  it('is in no hurry, but for a second signal; one press that is heard twice, as from npm as well, is one', async () => {
    const product = await startProductProcess(database.url, { settings: { SHUTDOWN_DELAY: '20' } });
    product.signal('SIGINT');
    product.signal('SIGTERM');
    await expect.poll(() => product.status('/readyz')).toBe(503);
    await pause(600);
    expect(product.hasEnded()).toBe(false);
    await product.stop();
    expect(await product.ended).toBe(1);
  });
});
