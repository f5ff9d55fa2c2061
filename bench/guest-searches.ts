import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { demoKeys } from '#domain/shared/demo.ts';
import { fillGuests } from './fill-guests.ts';
import type { GuestCall } from './guest-calls.ts';
import { guestCalls } from './guest-calls.ts';
import { cpuMicrosOf, databaseMicros } from './processor-time.ts';
import { median, writeReport } from './report.ts';
import { startProduct, stopProduct } from './start-product.ts';
import { openPostgres } from './with-postgres.ts';

/*
 * Processor time of guests' searches, server and database connections together: small and large data, against a bare
 * server with the same statements. All run concurrently and take turns.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CONNECTIONS = 8;
const fills = {
  'few events': { businesses: 10_000, events: 1000 },
  'few businesses': { businesses: 10_000, events: 100_000 },
  many: { businesses: 100_000, events: 1_000_000 },
};
type Size = keyof typeof fills;

interface Server {
  pid: number;
  /** Prefix of the paths. */
  url: string;
  headers: Record<string, string>;
  database: string;
  client: pg.Client;
  stop(): Promise<void>;
}

interface Reading {
  server: number;
  database: number;
}

const postgres = await openPostgres();
const admin = new pg.Client(postgres.url);
await admin.connect();

async function startServers(size: Size, index: number): Promise<{ product: Server; bare: Server }> {
  const database = size.replace(' ', '_');
  await admin.query(`create database ${database}`);
  const databaseUrl = postgres.url.replace('/dabei?', `/${database}?`);
  const [port, barePort] = [String(4640 + index), String(4650 + index)];
  const product = await startProduct(databaseUrl, join(postgres.folder, database), port);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await fillGuests(client, fills[size]);
  const bare = fork('bench/bare-guest-server.ts', [barePort, databaseUrl]);
  await once(bare, 'message');
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  process.stdout.write(`${size}: ${rows[0]?.size}\n`);
  const shared = { database, client };
  return {
    product: {
      ...shared,
      pid: product.pid ?? 0,
      url: `http://127.0.0.1:${port}/api/v1/app/`,
      headers: { 'X-API-Key': demoKeys.appServiceKey },
      async stop() {
        await stopProduct(product);
        await client.end();
      },
    },
    bare: {
      ...shared,
      pid: bare.pid ?? 0,
      url: `http://127.0.0.1:${barePort}`,
      headers: {},
      async stop() {
        bare.kill();
        await once(bare, 'exit');
      },
    },
  };
}

async function read(server: Server, paths: string[]): Promise<Reading> {
  const { url, headers, pid, client, database } = server;
  const ask = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      headers,
      requests: paths.map((path) => ({ path: new URL(path, url).href.slice(new URL(url).origin.length) })),
    });
  // Reopens connections and plans statements.
  await ask(1);
  const [serverBefore, databaseBefore] = [cpuMicrosOf(pid), await databaseMicros(client, database)];
  const { requests, non2xx, errors } = await ask(SECONDS);
  const [serverAfter, databaseAfter] = [cpuMicrosOf(pid), await databaseMicros(client, database)];
  if (non2xx || errors) throw new Error(`${paths[0]}: ${non2xx} refusals, ${errors} errors`);
  const spent = [...databaseAfter].reduce((sum, [each, micros]) => sum + micros - (databaseBefore.get(each) ?? 0), 0);
  return { server: (serverAfter - serverBefore) / requests.total, database: spent / requests.total };
}

/** The smallest number of rows over all paths. */
async function rowsOf({ url, headers }: Server, paths: string[]): Promise<number> {
  const counts = paths.map(async (path) => {
    const answer = (await (await fetch(new URL(path, url), { headers })).json()) as { data: unknown[] };
    return answer.data.length;
  });
  return Math.min(...(await Promise.all(counts)));
}

const total = ({ server, database }: Reading) => server + database;
function middle(readings: Reading[]): Reading {
  return {
    server: median(readings.map((each) => each.server)),
    database: median(readings.map((each) => each.database)),
  };
}

const servers = new Map<Size, { product: Server; bare: Server }>();
const results: { call: GuestCall; rows: number[]; readings: Reading[]; ratios: number[] }[] = [];
try {
  for (const [index, size] of (Object.keys(fills) as Size[]).entries())
    servers.set(size, await startServers(size, index));
  for (const call of guestCalls) {
    const [small, many] = [servers.get(call.small), servers.get('many')];
    if (!small || !many) throw new Error('a server is missing');
    const targets = [small.product, many.product, small.bare, many.bare];
    const pathsOf = (server: Server) => (server.url.endsWith('/') ? call.product : call.bare);
    const rows = await Promise.all(targets.map((server) => rowsOf(server, pathsOf(server))));
    const rounds: Reading[][] = targets.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, server] of targets.entries()) rounds[index]?.push(await read(server, pathsOf(server)));
    }
    const ratio = (above: number, below: number) =>
      median(
        (rounds[above] ?? []).map((reading, round) => {
          const other = rounds[below]?.[round];
          return other ? total(reading) / total(other) : 0;
        }),
      );
    results.push({
      call,
      rows,
      readings: rounds.map(middle),
      ratios: [ratio(1, 0), ratio(2, 0), ratio(3, 1), ratio(3, 2)],
    });
    process.stdout.write(
      `${JSON.stringify(results.at(-1), ['name', 'rows', 'ratios', 'server', 'database', 'readings'])}\n`,
    );
  }
} finally {
  for (const { product, bare } of servers.values()) {
    await bare.stop();
    await product.stop();
  }
  await admin.end();
  await postgres.close();
}

const micros = (reading: Reading | undefined) =>
  reading ? `${Math.round(total(reading))} (${Math.round(reading.server)} + ${Math.round(reading.database)})` : '';
function row({ call, rows, readings, ratios }: (typeof results)[number]): string {
  const [flat = 0, ofSmall = 0, ofMany = 0, bareFlat = 0] = ratios;
  const cells = [
    call.name,
    call.small,
    rows.slice(0, 2).join(', '),
    ...readings.map(micros),
    `**${flat.toFixed(2)}**`,
    bareFlat.toFixed(2),
    `${ofSmall.toFixed(2)}, **${ofMany.toFixed(2)}**`,
  ];
  return `| ${cells.join(' | ')} |`;
}
const report = `# What guests look for

Processor time of one request in microseconds: the server's plus that of its database connections. Pages of 20, ${CONNECTIONS} connections, ${SECONDS} s
each, all asked in turns, ${ROUNDS} rounds; medians. "Few events" has 10,000 businesses with 1,000 events, "few businesses" as many with 100,000
events, "many" 100,000 businesses with 1,000,000 events, spread over all of Germany's postcodes and half a year. Each call is compared with
the smaller database that fills its page as well; points and boxes are those of eight towns in turns. "Ratio" is the middle of the rounds'
ratios of "many" to the smaller one, and must stay below 1.1 for places and 1.2 for words. The yardstick is a bare \`node:http\` server that
sends the same statement for the page, with its rows, as one prepared statement (\`bench/bare-guest-server.ts\`: no key, no input to check, no
typing errors, no hours of business); "share" is its time by that of the product at both sizes, and should be at least 0.5. Node ${process.version},
PostgreSQL 18; ${cpus().length} cores shared by client, servers, PostgreSQL and whatever else ran (load ${loadavg()[0]?.toFixed(1)} at the end), so only ratios count. Made by
\`npm run bench -- guest-searches\`.

| | Smaller | Rows | Product, smaller | Product, many | Bare, smaller | Bare, many | Ratio | Ratio of the bare one | Share |
|---|---|---|---|---|---|---|---|---|---|
${results.map(row).join('\n')}
`;
await writeReport('guest-searches', report, [
  {
    what: 'least share of a bare server',
    value: Math.min(...results.flatMap(({ ratios }) => ratios.slice(1, 3))),
    goal: { least: 0.5 },
  },
  {
    what: 'many to find by few, the worst',
    value: Math.max(...results.map(({ ratios }) => ratios[0] ?? 0)),
    goal: { most: 1.2 },
  },
]);
