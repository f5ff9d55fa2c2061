import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import { fillGuests } from './fill-guests.ts';
import { fillOwners, SESSIONS_OF_ONE, tokenOf, tokenOfOne } from './fill-owners.ts';
import { cpuMicrosOf, databaseMicros } from './processor-time.ts';
import type { Headline } from './report.ts';
import { writeReport } from './report.ts';
import { startProduct } from './start-product.ts';

/*
 * Owners' writes of events: request rate and processor time of server and database connections against a bare server
 * with a token query and one prepared statement. Owners take turns to stay below their limits; then one owner uses many
 * connections.
 */
const [PRODUCT_PORT, BARE_PORT] = ['4734', '4735'];
const BUSINESSES = 1000;
const EVENTS = Number(process.env.BENCH_EVENTS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = 20;

interface Reading {
  rate: number;
  /** Microseconds of the server's processor time per request. */
  server: number;
  /** Microseconds of its database connections. */
  database: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'dabei-bench-'));
// Readable by PostgreSQL's account when run as root.
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
const product = await startProduct(postgres.url, dataDir, PRODUCT_PORT);
const bare = fork('bench/bare-event-writer.ts', [BARE_PORT, postgres.url]);
await once(bare, 'message');
const client = new pg.Client(postgres.url);
await client.connect();
await fillGuests(client, { businesses: BUSINESSES, events: EVENTS });
await fillOwners(client);

const { rows: writable } = await client.query<{ id: string; status: string; owner: string; title: string }>(
  `select e.id, e.status, e.title, substring(b.phone from 5) as owner from events e join businesses b on b.id = e.business_id
   where b.email like '%@bench.example' and e.starts_at > now() + interval '1 day' and e.ends_at - e.starts_at < interval '1 day'
     and e.event_date < current_date + 80
   order by md5(e.id::text)`,
);

interface Request {
  method: 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string | number>;
  body: string;
}
const headersOf = (token: string) => ({
  'X-API-Key': demoKeys.publicApiKey,
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
});
const day = addDays(new Date().toISOString().slice(0, 10), 30);
const draft = { title: 'Kneipenquiz', description: 'Sechs Runden, keine Handys.', location: 'Gastraum' };

const COUNT = 5000;
const inserts = Array.from({ length: COUNT }, (_, n): Request => {
  const body = JSON.stringify({ ...draft, event_date: day, start_time: '20:00' });
  return { method: 'POST', path: '/api/v1/events', headers: headersOf(tokenOf(n % BUSINESSES)), body };
});
const updatesOf = (status: string) =>
  writable
    .filter((event) => event.status === status)
    .slice(0, COUNT)
    .map(
      ({ id, owner, title }, n): Request => ({
        method: 'PATCH',
        path: `/api/v1/events/${id}`,
        headers: headersOf(tokenOf(Number(owner))),
        body: JSON.stringify({ title: `${title} ${n}` }),
      }),
    );

/** One busy business: a hundred drafts, written over many sessions of its owner. */
const DRAFTS = 100;
const { rows: ofOne } = await client.query<{ id: string; business_id: string; host_id: string }>(
  `with one as (
     select id, user_id from businesses where substring(phone from 5) = '0' and email like '%@bench.example'
   )
   insert into events (id, business_id, host_id, title, description, location, search_text, event_date, start_time,
     starts_at, ends_at, status, tariff, featured_event, push_notification, created_at, updated_at)
   select gen_random_uuid(), one.id, user_id, 'Kneipenquiz', 'Sechs Runden, keine Handys.', 'Gastraum', 'kneipenquiz gastraum',
     current_date + 30, '20:00', now() + interval '30 days', now() + interval '30 days 3 hours', 'draft', 'standard', false, false,
     now(), now()
   from one, generate_series(1, ${DRAFTS}) returning id, business_id, host_id`,
);
const updatesOfOne = Array.from({ length: COUNT }, (_, n): Request => {
  const body = JSON.stringify({ title: `Kneipenquiz ${n}` });
  const path = `/api/v1/events/${ofOne[n % DRAFTS]?.id}`;
  return { method: 'PATCH', path, headers: headersOf(tokenOfOne(n % SESSIONS_OF_ONE)), body };
});
const insertsOfOne = inserts.map((each, n) => ({ ...each, headers: headersOf(tokenOfOne(n % SESSIONS_OF_ONE)) }));
/** Below the limit of drafts per business; the former round's are deleted. */
const MOST_INSERTS = 800;
const deleteDraftsOfOne = () =>
  client.query(`delete from events where business_id = $1 and status = 'draft' and not id = any($2)`, [
    ofOne[0]?.business_id,
    ofOne.map(({ id }) => id),
  ]);

const kinds: Record<string, Request[]> = {
  'insert of a draft': inserts,
  'update of a draft': updatesOf('draft'),
  'update of a public event': updatesOf('published'),
  'insert of a draft, one owner': insertsOfOne,
  'update of a draft, one owner': updatesOfOne,
};

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function send(port: string, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ ...{ port, host: '127.0.0.1', method, path, agent }, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject).end(body);
  });
}

let turn = 0;

/** Sends the requests round robin with changing titles; returns their number. */
async function sendAll(port: string, requests: Request[]): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const most = requests === insertsOfOne ? MOST_INSERTS : Number.POSITIVE_INFINITY;
  let sent = 0;
  turn += 1;
  const work = async () => {
    while (performance.now() < until && sent < most) {
      const { body, ...next } = requests[sent++ % requests.length] as Request;
      const status = await send(port, { ...next, body: body.replace('"title":"', `"title":"${turn} `) });
      if (status >= 300) throw new Error(`${port} ${next.method} ${next.path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return sent;
}

async function read(pid: number, port: string, requests: Request[]): Promise<Reading> {
  if (requests === insertsOfOne) await deleteDraftsOfOne();
  const [server, database] = [cpuMicrosOf(pid), await databaseMicros(client, 'dabei')];
  const began = performance.now();
  const total = await sendAll(port, requests);
  const seconds = (performance.now() - began) / 1000;
  const after = await databaseMicros(client, 'dabei');
  const spent = [...after].reduce((sum, [id, micros]) => sum + micros - (database.get(id) ?? 0), 0);
  return { rate: total / seconds, server: (cpuMicrosOf(pid) - server) / total, database: spent / total };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (readings: Reading[]): Reading => ({
  rate: median(readings.map(({ rate }) => rate)),
  server: median(readings.map(({ server }) => server)),
  database: median(readings.map(({ database }) => database)),
});

const lines: string[] = [];
const figures: Headline[] = [];
try {
  for (const [name, requests] of Object.entries(kinds)) {
    const ours: Reading[] = [];
    const theirs: Reading[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const [our, their] = [
        await read(product.pid ?? 0, PRODUCT_PORT, requests),
        await read(bare.pid ?? 0, BARE_PORT, requests),
      ];
      // The first round is warm-up.
      if (round === 0) continue;
      ours.push(our);
      theirs.push(their);
    }
    const [our, their] = [middle(ours), middle(theirs)];
    const shareOfCpu = (their.server + their.database) / (our.server + our.database);
    const cells = [our, their].flatMap(({ rate, server, database }) => [rate, server, database].map(Math.round));
    figures.push({
      what: `${name}: share of a bare server, processor time`,
      value: shareOfCpu,
      goal: { least: 0.35 },
    });
    lines.push(
      `| ${[name, ...cells].join(' | ')} | **${(our.rate / their.rate).toFixed(2)}** | **${shareOfCpu.toFixed(2)}** |`,
    );
    process.stdout.write(`${lines.at(-1)}\n`);
  }
} finally {
  agent.destroy();
  await client.end();
  for (const child of [bare, product]) {
    child.kill();
    await once(child, 'exit');
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const report = `# Writing events

${CONNECTIONS} connections, ${EVENTS.toLocaleString('en')} events of ${BUSINESSES.toLocaleString('en')} businesses, with the token of an owner; medians of ${ROUNDS} rounds of ${SECONDS} s, in turns. The yardstick is a
bare \`node:http\` server (\`bench/bare-event-writer.ts\`) that looks the token up in the database as well and does one prepared insert or update:
no limits, no input to check, no transaction, no audit, nobody who hears of it. Processor time is that of the server and of its connections in the database, in
microseconds for a request. Node ${process.version}, PostgreSQL 18; ${cpus().length} cores shared by client, servers, PostgreSQL and whatever else ran (load ${loadavg()[0]?.toFixed(1)} at the
end), so only ratios count, and those of processor time most. Made by \`npm run bench -- event-writes\`.

| | product: requests/s | server µs | database µs | bare: requests/s | server µs | database µs | Share of rates | Share of processor time |
|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
await writeReport('event-writes', report, figures);
