import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { demoSignIn } from '#domain/shared/demo.ts';
import { fillEvents } from './fill-events.ts';

/*
 * Request rate of the list of events of one business with a thousand, a hundred thousand and a million events: how flat it
 * stays, and its share of a bare server with one prepared statement. Asked in turns, so that none has the better minute.
 */
const [PRODUCT_PORT, BARE_PORT] = ['4631', '4632'];
const api = `http://127.0.0.1:${PRODUCT_PORT}/api/v1`;
const sizes = [1_000, 100_000, 1_000_000];
const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = 16;
const key = { 'X-API-Key': 'dabei_public_demo' };

type Rates = Record<string, number>;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

async function measure(targets: Record<string, string>, headers: Record<string, string>): Promise<Rates> {
  const rounds: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, url] of Object.entries(targets)) {
      const requests = await rate(url, headers);
      // The first round warms up.
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), requests];
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, values]) => [name, median(values)]));
}

async function startProduct(databaseUrl: string, dataDir: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DEMO: '1',
    PORT: PRODUCT_PORT,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
  };
  const product = fork('server/main.ts', { env, stdio: 'inherit' });
  while (!(await fetch(`http://127.0.0.1:${PRODUCT_PORT}/readyz`).catch(() => null))?.ok) {
    if (product.exitCode !== null) throw new Error('the product did not start');
    await sleep(100);
  }
  return product;
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
const product = await startProduct(postgres.url, dataDir);
const { headers, businessId } = await signIn();
const bare = fork('bench/bare-events-server.ts', [BARE_PORT, postgres.url, businessId]);
await once(bare, 'message');
const client = new pg.Client(postgres.url);
await client.connect();
const results: { size: number; rates: Rates }[] = [];
try {
  for (const size of sizes) {
    await fillEvents(client, businessId, size);
    const targets = {
      'first page': `${api}/events?limit=20`,
      'from the middle on': `${api}/events?limit=20&cursor=${await middleCursor(client, businessId, size)}`,
      'rare status': `${api}/events?limit=20&status=archived&cursor=${await middleCursor(client, businessId, 2)}`,
      'rare word': `${api}/events?limit=20&q=zwetschge`,
      'frequent word': `${api}/events?limit=20&q=quiz`,
      bare: `http://127.0.0.1:${BARE_PORT}/`,
    };
    results.push({ size, rates: await measure(targets, headers) });
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

const first = results[0]?.rates ?? {};
const names = Object.keys(first);
const row = (name: string) => {
  const figures = results.map(({ rates }) => Math.round(rates[name] ?? 0));
  const flat = (results.at(-1)?.rates[name] ?? 0) / (first[name] ?? 1);
  const shares = results.map(({ rates }) => ((rates[name] ?? 0) / (rates.bare ?? 1)).toFixed(2));
  return `| ${name} | ${figures.join(' | ')} | **${flat.toFixed(2)}** | ${name === 'bare' ? '' : shares.join(', ')} |`;
};
const report = `# The list of events of one business

Requests per second with ${CONNECTIONS} connections, 20 events each, median of ${ROUNDS} rounds of ${SECONDS} s, all asked in turns. "Flat" is the rate with
a million events by the rate with a thousand. "Share" is the rate by that of a bare \`node:http\` server with one prepared
statement (\`bench/bare-events-server.ts\`: no key, no session, no counts) at the same size. Node ${process.version}, ${cpus().length} cores shared by client,
servers and PostgreSQL with other work, so only ratios count. Made by \`npm run bench:events-list\`.

| | ${results.map(({ size }) => size.toLocaleString('en')).join(' | ')} | Flat | Share |
|---|${results.map(() => '---').join('|')}|---|---|
${names.map(row).join('\n')}
`;
await mkdir('bench/results', { recursive: true });
await writeFile('bench/results/events-list.md', report);
process.stdout.write(report);
