import { Hono } from 'hono';
import type { PoolClient } from 'pg';
import { Gauge } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '#server/telemetry/metrics.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { serveApp } from '#tests/support/serve-app.ts';

const token = 'a-token-of-the-reader';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ metricsToken: token });
});
afterAll(() => app.close());

const read = (authorization?: string) =>
  app.app.request('/metrics', authorization ? { headers: { Authorization: authorization } } : {});
const readText = async () => (await read(`Bearer ${token}`)).text();

it('counts requests by the pattern of their path, never by the path itself', async () => {
  const id = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
  await app.call('GET', '/catalogue');
  await app.call('GET', `/events/${id}`);
  await app.call('GET', `/no-such/${id}`);
  await app.app.request(`/no-page/${id}`);
  await app.call('BREW', '/catalogue');
  const response = await read(`Bearer ${token}`);
  const text = await response.text();
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/catalogue",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/events/:id",status="401"} 1');
  expect(text).toMatch(/route="\/api\/v1\/\*",status="404"/);
  expect(text).not.toContain(id);
  expect(text).toContain('method="other"');
  expect(text).not.toContain('BREW');
  expect(text).toMatch(/^jobs\{queue="send-registration-code",state="ready"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

it('counts calls of other services by how they ended, streams, connections, and what it stands on', async () => {
  const { token: session } = await createOwner(app);
  const server = await serveApp(app);
  const stream = await fetch(`${server.address}/api/v1/stream`, {
    headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${session}` },
  });
  await app.deps.files.exists('images/none.webp');
  const gone = app.deps.files.get('images/none.webp');
  await expect(gone).rejects.toThrow();
  const broken = app.deps.instrumentCall({ service: 'payments', operation: 'read_customer' }, async () => {
    throw new Error('away');
  });
  await expect(broken).rejects.toThrow('away');
  app.deps.notePayment('one-time');

  const text = await readText();
  await stream.body?.cancel();
  const lines = [
    /^dabei_call_seconds_count\{service="mail",operation="send",outcome="ok"\} [1-9]/m,
    /^dabei_call_seconds_count\{service="files",operation="get",outcome="ok"\} 1$/m,
    /^dabei_call_seconds_count\{service="payments",operation="read_customer",outcome="failed"\} 1$/m,
    /^dabei_payments_total\{type="one-time"\} 1$/m,
    /^dabei_streams_open 1$/m,
    /^dabei_database_up 1$/m,
    /^dabei_database_size_bytes \d{6,}$/m,
    /^dabei_database_connections\{pool="requests",state="waiting"\} 0$/m,
    /^dabei_database_connections\{pool="jobs",state="open"\} \d+$/m,
    /^dabei_disk_bytes\{state="free"\} \d+$/m,
    /^dabei_build_info\{version="\d+\.\d+\.\d+",build="[0-9a-f]{12}",node="v\d+[^"]*"\} 1$/m,
  ];
  for (const line of lines) expect(text).toMatch(line);
  // Without an archive there is no age, but the metric exists.
  expect(text).toContain('# TYPE dabei_database_archived_age_seconds gauge');
  expect(text).not.toMatch(/^dabei_database_archived_age_seconds/m);
  await expect.poll(readText).toMatch(/^dabei_streams_open 0$/m);
  server.close();
});

describe('without the database', () => {
  it('a scrape is answered soon, says so, and has all that the process knows by itself', async () => {
    const { pool } = app;
    const held: PoolClient[] = [];
    while (pool.idleCount > 0 || pool.totalCount < pool.options.max) held.push(await pool.connect());
    const [first, second] = await Promise.all([readText(), readText()]);
    const waiting = pool.waitingCount;
    for (const client of held) client.release();
    expect(first).toMatch(/^dabei_database_up 0$/m);
    expect(first).toMatch(/^http_request_duration_seconds_count/m);
    expect(first).toMatch(/^dabei_database_connections\{pool="requests",state="waiting"\} \d$/m);
    expect(second).toMatch(/^dabei_database_up 0$/m);
    // Scrapes share pending queries.
    expect(waiting).toBeLessThanOrEqual(2);
    await expect.poll(readText).toMatch(/^dabei_database_up 1$/m);
  });
});

it('waits a second for what nobody tells it, once, and leaves out what fails', async () => {
  const { registers, page, timeRequests } = createMetrics(token);
  const timed = new Hono().use(timeRequests).get('/', (c) => c.text('here'));
  await timed.request('/');
  let asked = 0;
  const stuck = () => {
    asked += 1;
    return new Promise<void>(() => undefined);
  };
  new Gauge({ name: 'stuck', help: 'never told', registers, collect: stuck });
  new Gauge({ name: 'failing', help: 'never told', registers, collect: () => Promise.reject(new Error('away')) });
  const [text] = await Promise.all(
    [1, 2].map(async () => {
      const response = await page.request('/', { headers: { Authorization: `Bearer ${token}` } });
      return response.text();
    }),
  );
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/",status="200"\} 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds/m);
  expect(text).not.toMatch(/stuck|failing/);
  expect(asked).toBe(1);
});

// ASVS 13.4.5.
it.each([undefined, token, 'Bearer wrong', `Bearer ${token}x`])('tells nothing to %s', async (authorization) => {
  const response = await read(authorization);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('http_request');
});

it('is not there without a token in the settings', async () => {
  const plain = await createTestApp();
  expect((await plain.app.request('/metrics', { headers: { Authorization: 'Bearer ' } })).status).toBe(404);
  await plain.close();
});
