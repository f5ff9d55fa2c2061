import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { productionSettings } from '#tests/support/product-process.ts';
import { fillEvents } from './fill-events.ts';
import type { FilledMember } from './fill-members.ts';
import { fillBusinesses, signIn } from './fill-members.ts';
import { cpuMicrosOf, databaseMicros } from './processor-time.ts';
import type { Headline } from './report.ts';
import { writeReport } from './report.ts';
import { startProduct } from './start-product.ts';

/*
 * A business's reads of its events against a bare server with the same token query and rows: list and single event
 * among many businesses, then the list of a growing business. Both take turns.
 */
const [PRODUCT_PORT, BARE_PORT] = ['4631', '4632'];
const BUSINESSES = 1000;
const EVENTS_EACH = 100;
const sizes = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').filter(Boolean).map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CONNECTIONS = 20;

interface Reading {
  rate: number;
  /** Processor time per request of server and database connections. */
  server: number;
  database: number;
}
type Readings = Record<string, Reading>;

interface Ask {
  path: string;
  headers: Record<string, string>;
}
interface Target {
  url: string;
  pid: number;
  asks: Ask[];
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const total = ({ server, database }: Reading) => server + database;

const dataDir = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
// Readable by PostgreSQL's account when run as root.
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
const settings = { ...productionSettings, PUBLIC_URL: `http://127.0.0.1:${PRODUCT_PORT}` };
const product = await startProduct(postgres.url, dataDir, PRODUCT_PORT, settings);
const bare = fork('bench/bare-events-server.ts', [BARE_PORT, postgres.url]);
await once(bare, 'message');
const client = new pg.Client(postgres.url);
await client.connect();

/** The product with many members, round robin. */
function ofProduct(members: readonly FilledMember[], pathOf: (member: FilledMember) => string): Target {
  const asks = members.map((member) => ({
    path: `/api/v1/events${pathOf(member)}`,
    headers: { 'X-API-Key': productionSettings.PUBLIC_API_KEY, Authorization: `Bearer ${member.token}` },
  }));
  return { url: settings.PUBLIC_URL, pid: product.pid ?? 0, asks };
}

function ofBare(members: readonly FilledMember[], pathOf: (member: FilledMember) => string): Target {
  const asks = members.map((member) => ({
    path: `/events${pathOf(member)}`,
    headers: { Authorization: `Bearer ${member.token}` },
  }));
  return { url: `http://127.0.0.1:${BARE_PORT}`, pid: bare.pid ?? 0, asks };
}

async function read({ url, pid, asks }: Target): Promise<Reading> {
  const [serverBefore, databaseBefore] = [cpuMicrosOf(pid), await databaseMicros(client, 'dabei')];
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests: asks });
  const [serverAfter, databaseAfter] = [cpuMicrosOf(pid), await databaseMicros(client, 'dabei')];
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const spent = [...databaseAfter].reduce((sum, [each, micros]) => sum + micros - (databaseBefore.get(each) ?? 0), 0);
  const { average, total: count } = result.requests;
  return { rate: average, server: (serverAfter - serverBefore) / count, database: spent / count };
}

async function measure(targets: Record<string, Target>): Promise<Readings> {
  const rounds: Record<string, Reading[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, target] of Object.entries(targets)) {
      const reading = await read(target);
      // The first round is warm-up.
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), reading];
    }
  }
  const middle = (readings: Reading[]) => ({
    rate: median(readings.map(({ rate }) => rate)),
    server: median(readings.map(({ server }) => server)),
    database: median(readings.map(({ database }) => database)),
  });
  return Object.fromEntries(Object.entries(rounds).map(([name, readings]) => [name, middle(readings)]));
}

async function bytesOf({ url, asks: [ask] }: Target): Promise<number> {
  const answer = await fetch(url + (ask?.path ?? ''), { headers: ask?.headers ?? {} });
  return (await answer.arrayBuffer()).byteLength;
}

async function middleCursor(businessId: string, size: number): Promise<string> {
  const { rows } = await client.query<{ created_at: Date; id: string }>(
    'select created_at, id from events where business_id = $1 order by created_at desc, id desc offset $2 limit 1',
    [businessId, Math.floor(size / 2)],
  );
  return Buffer.from(JSON.stringify([rows[0]?.created_at.getTime(), rows[0]?.id])).toString('base64url');
}

const shares: { name: string; product: Reading; bare: Reading; bytes: number[] }[] = [];
const growth: { size: number; readings: Readings }[] = [];
try {
  const businessIds = await fillBusinesses(client, BUSINESSES);
  await fillEvents(client, businessIds, EVENTS_EACH);
  const members = await signIn(client, businessIds, 1);
  const { rows } = await client.query<{ business_id: string; id: string }>(
    'select distinct on (business_id) business_id, id from events order by business_id, created_at',
  );
  const firstIds = new Map(rows.map((row) => [row.business_id, row.id]));
  const one = ({ businessId }: FilledMember) => `/${firstIds.get(businessId)}`;
  const list = () => '?limit=20';
  const pairs: Record<string, [Target, Target]> = {
    'list of 20': [ofProduct(members, list), ofBare(members, list)],
    'one event': [ofProduct(members, one), ofBare(members, one)],
  };
  const targets = Object.entries(pairs).flatMap(([name, pair]) => pair.map((each, n) => [`${name} ${n}`, each]));
  const readings = await measure(Object.fromEntries(targets));
  for (const [name, pair] of Object.entries(pairs)) {
    const [ours, theirs] = [readings[`${name} 0`], readings[`${name} 1`]];
    if (!ours || !theirs) throw new Error(`nothing was read of ${name}`);
    shares.push({ name, product: ours, bare: theirs, bytes: await Promise.all(pair.map(bytesOf)) });
    process.stdout.write(`${JSON.stringify(shares.at(-1))}\n`);
  }

  const growing = businessIds.slice(0, 1);
  const callers = await signIn(client, growing, 200);
  for (const size of sizes) {
    await fillEvents(client, growing, size);
    const middle = await middleCursor(String(growing[0]), size);
    const lists = {
      'first page': '',
      'from the middle on': `&cursor=${middle}`,
      'rare status': '&status=archived',
      'rare word': '&q=zwetschge',
      'frequent word': '&q=quiz',
    };
    const asked = Object.entries(lists).map(([name, query]) => [name, ofProduct(callers, () => `?limit=20${query}`)]);
    growth.push({ size, readings: await measure({ ...Object.fromEntries(asked), bare: ofBare(callers, list) }) });
    process.stdout.write(`${JSON.stringify(growth.at(-1))}\n`);
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

const micros = (reading: Reading) =>
  `${Math.round(total(reading))} (${Math.round(reading.server)} + ${Math.round(reading.database)})`;
function shareRow({ name, product: ours, bare: theirs, bytes }: (typeof shares)[number]): string {
  const [byRate, byTime] = [ours.rate / theirs.rate, total(theirs) / total(ours)].map((share) => share.toFixed(2));
  const cells = [name, ...bytes.map((each) => each.toLocaleString('en')), micros(ours), micros(theirs), byRate];
  return `| ${cells.join(' | ')} | **${byTime}** |`;
}
/** Time with the fewest events divided by time with the most. */
function flatnessOf(name: string): number {
  const [first, last] = [growth[0]?.readings[name], growth.at(-1)?.readings[name]];
  return first && last ? total(first) / total(last) : 0;
}
function growthRow(name: string): string {
  const readings = growth.map((each) => each.readings[name]);
  const flat = flatnessOf(name).toFixed(2);
  const cells = [name, ...readings.map((reading) => (reading ? micros(reading) : '')), `**${flat}**`];
  return `| ${cells.join(' | ')} |`;
}
const figures: Headline[] = [
  ...shares.map(({ name, product: ours, bare: theirs }) => ({
    what: `${name}: share of a bare server, processor time`,
    value: total(theirs) / total(ours),
    goal: { least: 0.6 },
  })),
  {
    what: 'search for a rare word, with 1,000 events by with a million',
    value: flatnessOf('rare word'),
    goal: { least: 0.5 },
    before: 0,
  },
  { what: 'the same for a frequent word', value: flatnessOf('frequent word'), before: 0.08 },
];
const report = `# What a business reads of its events

Processor time of one request in microseconds: the server's plus that of its database connections. The product as in production, ${CONNECTIONS}
connections, median of ${ROUNDS} rounds of ${SECONDS} s, all asked in turns. The yardstick is a bare \`node:http\` server that looks up the same token
and sends the same rows by one prepared statement each (\`bench/bare-events-server.ts\`: no key, no rights, no limits, no counts). Node
${process.version}; ${cpus().length} cores shared by client, servers, PostgreSQL and whatever else ran (load ${loadavg()[0]?.toFixed(1)} at the end), so only ratios count, and those of
processor time most. Made by \`npm run bench -- event-reads\`.

## Share of the bare server

${(BUSINESSES * EVENTS_EACH).toLocaleString('en')} events of ${BUSINESSES.toLocaleString('en')} businesses, whose owners ask in turns.

| | Bytes | Bytes of the bare server | Product | Bare server | Share of rates | Share of processor time |
|---|---|---|---|---|---|---|
${shares.map(shareRow).join('\n')}

## One business with ever more events

20 events each. "Flat" is the time with the fewest events by that with the most.

| | ${growth.map(({ size }) => size.toLocaleString('en')).join(' | ')} | Flat |
|---|${growth.map(() => '---|').join('')}---|
${Object.keys(growth[0]?.readings ?? {})
  .map(growthRow)
  .join('\n')}
`;
await writeReport('event-reads', report, figures);
