import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { impressionSources } from '#domain/analytics/impressions.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import { fillGuests } from './fill-guests.ts';
import { cpuMicrosOf, databaseMicros } from './processor-time.ts';
import { median, writeReport } from './report.ts';
import { startProduct, stopProduct } from './start-product.ts';
import { openPostgres } from './with-postgres.ts';

/*
 * Processor time of counting impressions per batch entry, server and database connections together: an empty table as
 * the baseline, a table with many days, and few or many events per batch. Both products run concurrently and take
 * turns.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const BATCHES = Number(process.env.BENCH_BATCHES ?? 100);
const ROWS = Number(process.env.BENCH_ROWS ?? 3_000_000);
const ENTRIES = 500;
const EVENTS = 1000;
const spreads = { few: 10, many: ENTRIES } as const;
type Spread = keyof typeof spreads;

const postgres = await openPostgres();
const admin = new pg.Client(postgres.url);
await admin.connect();

const fullTable = `
  insert into event_impressions (event_id, business_id, day, hour, source, shown, opened)
  select e.id, e.business_id, current_date - 3 - (n / 144)::int, n % 24, ($2::text[])[1 + n / 24 % 6], 3, 1
  from events e, generate_series(0, $1::int / (select count(*) from events) - 1) n`;
const fullDays = `
  insert into event_views (event_id, business_id, day, views, opened)
  select event_id, business_id, day, sum(shown), sum(opened) from event_impressions group by 1, 2, 3
  on conflict do nothing`;

async function startServer(name: 'empty' | 'full', port: string) {
  await admin.query(`create database "${name}"`);
  const databaseUrl = postgres.url.replace('/dabei?', `/${name}?`);
  const product = await startProduct(databaseUrl, join(postgres.folder, name), port);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await fillGuests(client, { businesses: EVENTS, events: EVENTS });
  await client.query('delete from event_impressions');
  if (name === 'full') {
    await client.query(fullTable, [ROWS, impressionSources]);
    await client.query(fullDays);
  }
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>(
    `select e.id from events e join businesses b on b.id = e.business_id where e.status = 'published' and b.email like '%@bench.example' order by e.id limit ${ENTRIES}`,
  );
  return {
    name,
    product,
    client,
    url: `http://127.0.0.1:${port}/api/v1/app/impressions`,
    ids: rows.map(({ id }) => id),
  };
}
type Server = Awaited<ReturnType<typeof startServer>>;

const hourAgo = (hours: number) => `${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 13)}:00:00Z`;

function batchOf(ids: string[], spread: Spread, round: number) {
  return Array.from({ length: ENTRIES }, (_, i) => ({
    event_id: ids[i % spreads[spread]],
    source: impressionSources[Math.floor(i / spreads[spread] + round) % impressionSources.length],
    hour: hourAgo(Math.floor(i / spreads[spread] / impressionSources.length)),
    shown: 2,
    opened: i % 2,
  }));
}

/** Microseconds of processor time per entry. */
async function read({ product, client, name, url, ids }: Server, spread: Spread): Promise<number> {
  const headers = { 'X-API-Key': demoKeys.appServiceKey, 'Content-Type': 'application/json' };
  const send = async (round: number) => {
    const body = JSON.stringify({ entries: batchOf(ids, spread, round) });
    const answer = (await (await fetch(url, { method: 'POST', headers, body })).json()) as { counted?: number };
    if (answer.counted !== ENTRIES) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  await send(0);
  const [server, database] = [cpuMicrosOf(product.pid ?? 0), await databaseMicros(client, name)];
  for (let round = 0; round < BATCHES; round++) await send(round);
  const after = await databaseMicros(client, name);
  const spent = [...after].reduce((sum, [pid, micros]) => sum + micros - (database.get(pid) ?? 0), 0);
  return (cpuMicrosOf(product.pid ?? 0) - server + spent) / (BATCHES * ENTRIES);
}

const rowsOf: string[] = [];
const ratios: number[] = [];
const servers: Server[] = [];
try {
  const empty = await startServer('empty', '4660');
  servers.push(empty);
  const full = await startServer('full', '4661');
  servers.push(full);
  for (const spread of ['few', 'many'] as const) {
    const rounds: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push([await read(empty, spread), await read(full, spread)]);
    const ratio = median(rounds.map(([baseline, measured]) => measured / baseline));
    ratios.push(ratio);
    const [baseline, measured] = [median(rounds.map(([each]) => each)), median(rounds.map(([, each]) => each))];
    rowsOf.push(
      `| ${spreads[spread]} | ${baseline.toFixed(0)} | ${measured.toFixed(0)} | **${ratio.toFixed(2)}** | ${((measured * 50_000) / 60e6).toFixed(3)} |`,
    );
  }
} finally {
  for (const { product, client } of servers) {
    await stopProduct(product);
    await client.end();
  }
  await admin.end();
  await postgres.close();
}

const report = `# Counting impressions

Processor time for one entry in microseconds, the server's plus that of its database connections: batches of ${ENTRIES} entries, one after
the other, ${BATCHES} in a round, ${ROUNDS} rounds; medians. The baseline is the same batch against a table that holds nothing but what the run itself
wrote; "full" holds ${ROWS.toLocaleString('en-GB')} rows of ${EVENTS} events more. "Ratio" is the middle of the rounds' ratios and must stay below 1.2. "Of a
processor" is what 50,000 entries a minute would take, at the cost on the full table. Node ${process.version}, PostgreSQL 18; ${cpus().length} cores shared
by client, servers, PostgreSQL and whatever else ran (load ${loadavg()[0]?.toFixed(1)} at the end), so only ratios count. Made by \`npm run bench -- impressions\`.

| Events in a batch | Empty (baseline) | Full | Ratio | Of a processor |
|---|---|---|---|---|
${rowsOf.join('\n')}
`;
await writeReport('impressions', report, [
  { what: 'an entry on a full table, by one on an empty table', value: Math.max(...ratios), goal: { most: 1.2 } },
]);
