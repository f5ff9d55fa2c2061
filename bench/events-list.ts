import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { demoSignIn } from '#domain/shared/demo.ts';
import { fillEvents } from './fill-events.ts';
import { cpuMicrosOf } from './processor-time.ts';
import { median, writeReport } from './report.ts';
import { startProduct } from './start-product.ts';

/*
 * Request rate of the list of events of one business with a thousand, a hundred thousand and a million events: how flat it
 * stays, and its share of a bare server with one prepared statement. Asked in turns, so that none has the better minute.
 */
const [PRODUCT_PORT, BARE_PORT] = ['4631', '4632'];
const api = `http://127.0.0.1:${PRODUCT_PORT}/api/v1`;
const sizes = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').map(Number);
const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CONNECTIONS = 8;
const key = { 'X-API-Key': 'dabei_public_demo' };

interface Reading {
  /** Requests per second. */
  rate: number;
  /** Processor time of the server per request. */
  cpuMicros: number;
}
type Readings = Record<string, Reading>;

interface Target {
  url: string;
  pid: number;
}

async function read({ url, pid }: Target, headers: Record<string, string>): Promise<Reading> {
  const before = cpuMicrosOf(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, cpuMicros: (cpuMicrosOf(pid) - before) / result.requests.total };
}

async function measure(targets: Record<string, Target>, headers: Record<string, string>): Promise<Readings> {
  const rounds: Record<string, Reading[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, target] of Object.entries(targets)) {
      const reading = await read(target, headers);
      // The first round warms up.
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), reading];
    }
  }
  const medians = Object.entries(rounds).map(([name, readings]) => [
    name,
    { rate: median(readings.map(({ rate }) => rate)), cpuMicros: median(readings.map((each) => each.cpuMicros)) },
  ]);
  return Object.fromEntries(medians);
}

async function signIn(): Promise<{ headers: Record<string, string>; businessId: string }> {
  const json = { ...key, 'Content-Type': 'application/json' };
  const login = await fetch(`${api}/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(demoSignIn) });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { ...key, Authorization: `Bearer ${token}` };
  const business = (await (await fetch(`${api}/business`, { headers })).json()) as { id: string };
  return { headers, businessId: business.id };
}

/** A position in the middle of the list. */
async function middleCursor(client: pg.Client, businessId: string, size: number): Promise<string> {
  const { rows } = await client.query<{ created_at: Date; id: string }>(
    'select created_at, id from events where business_id = $1 order by created_at desc, id desc offset $2 limit 1',
    [businessId, Math.floor(size / 2)],
  );
  return Buffer.from(JSON.stringify([rows[0]?.created_at.getTime(), rows[0]?.id])).toString('base64url');
}

const dataDir = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
const product = await startProduct(postgres.url, dataDir, PRODUCT_PORT);
const { headers, businessId } = await signIn();
const bare = fork('bench/bare-events-server.ts', [BARE_PORT, postgres.url, businessId]);
await once(bare, 'message');
const client = new pg.Client(postgres.url);
await client.connect();
const results: { size: number; readings: Readings }[] = [];
try {
  for (const size of sizes) {
    await fillEvents(client, businessId, size);
    const middle = await middleCursor(client, businessId, size);
    const lists = {
      'first page': '',
      'from the middle on': `&cursor=${middle}`,
      'rare status': '&status=archived',
      'rare word': '&q=zwetschge',
      'frequent word': '&q=quiz',
    };
    const ofProduct = Object.entries(lists).map(([name, query]) => [
      name,
      { url: `${api}/events?limit=20${query}`, pid: product.pid ?? 0 },
    ]);
    const yardstick = { url: `http://127.0.0.1:${BARE_PORT}/`, pid: bare.pid ?? 0 };
    results.push({ size, readings: await measure({ ...Object.fromEntries(ofProduct), bare: yardstick }, headers) });
    process.stdout.write(`${JSON.stringify(results.at(-1))}\n`);
  }
} finally {
  await client.end();
  for (const child of [bare, product]) {
    child.kill();
    await once(child, 'exit');
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const names = Object.keys(results[0]?.readings ?? {});
const cells = (name: string, show: (reading: Reading, bare: Reading) => string) =>
  results.map(({ readings }) => {
    const [reading, bare] = [readings[name], readings.bare];
    return reading && bare ? show(reading, bare) : '';
  });
function row(name: string): string {
  const [first, last] = [results[0]?.readings[name], results.at(-1)?.readings[name]];
  const flat = first && last ? (first.cpuMicros / last.cpuMicros).toFixed(2) : '';
  return `| ${[
    name,
    ...cells(name, ({ rate }) => String(Math.round(rate))),
    ...cells(name, ({ cpuMicros }) => String(Math.round(cpuMicros))),
    `**${flat}**`,
    cells(name, ({ rate }, bare) => (rate / bare.rate).toFixed(2)).join(', '),
    cells(name, ({ cpuMicros }, bare) => (bare.cpuMicros / cpuMicros).toFixed(2)).join(', '),
  ].join(' | ')} |`;
}
const sizeCells = results.map(({ size }) => size.toLocaleString('en'));
const report = `# The list of events of one business

20 events each, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s, all asked in turns. The yardstick is a bare \`node:http\` server with
one prepared statement (\`bench/bare-events-server.ts\`: no key, no session, no counts, rows as they are). "Flat" is the
processor time of a request with the fewest events by that with the most. Node ${process.version}; ${cpus().length} cores shared by client, servers,
PostgreSQL and whatever else ran (load ${loadavg()[0]?.toFixed(1)} at the end), so only ratios count, and those of processor time most. Made by
\`npm run bench -- events-list\`.

| | ${sizeCells.map((size) => `${size}: requests/s`).join(' | ')} | ${sizeCells.map((size) => `${size}: CPU µs`).join(' | ')} | Flat | Share of rates | Share of CPU |
|---|${sizeCells.map(() => '---|---').join('|')}|---|---|---|
${names.map(row).join('\n')}
`;
const last = results.at(-1)?.readings;
await writeReport('events-list', report, [
  {
    what: 'first page, most events: share of a bare server, processor time',
    value: (last?.bare?.cpuMicros ?? 0) / (last?.['first page']?.cpuMicros ?? 1),
    goal: { least: 0.5 },
  },
]);
