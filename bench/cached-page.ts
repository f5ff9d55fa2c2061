import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { findGuestPages } from './guest-addresses.ts';
import { cpuMicrosOf } from './processor-time.ts';
import { load, median, writeReport } from './report.ts';
import type { Product } from './run-product.ts';
import { withProduct } from './run-product.ts';

/*
 * Request rate of a cached page as a ratio to a bare `node:http` server with the same bytes. Both run concurrently and
 * take turns of a second. Processor time per request is reported too, since it is steadier on a busy machine. Several
 * processes are started because compilation differs between them.
 */
const BARE_PORT = '4621';
const PROCESSES = 5;
const ROUNDS = 4;
const SECONDS = 1;
const CONNECTIONS = 32;
/** Milliseconds until work after a start is done. */
const SETTLE_MS = 15_000;
/** A phone's user agent, so that openings count as people's. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

interface Reading {
  rate: number;
  cpuMicros: number;
}
interface Pair {
  product: Reading;
  bare: Reading;
}

async function read(url: string, pid: number): Promise<Reading> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'de', 'user-agent': PHONE };
  const before = cpuMicrosOf(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, cpuMicros: (cpuMicrosOf(pid) - before) / result.requests.total };
}

async function compare({ address, pid }: Product, path: string): Promise<Pair[]> {
  const bare = fork('bench/bare-server.ts', [BARE_PORT, address + path]);
  await once(bare, 'message');
  const pairs: Pair[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const product = await read(address + path, pid);
    const yardstick = await read(`http://127.0.0.1:${BARE_PORT}${path}`, bare.pid ?? 0);
    // The first round is warm-up.
    if (round > 0) pairs.push({ product, bare: yardstick });
  }
  bare.kill();
  await once(bare, 'exit');
  return pairs;
}

/** Pairs per page over all processes, which have different guest page addresses. */
const pairsOf: Record<string, Pair[]> = {
  '/': [],
  '/pricing': [],
  '/datenschutz': [],
  '/e/:address': [],
  '/b/:address': [],
};
for (let index = 0; index < PROCESSES; index++) {
  await withProduct(async (product) => {
    await pause(SETTLE_MS);
    const ofGuests = await findGuestPages(product.address);
    for (const [page, pairs] of Object.entries(pairsOf)) {
      const path = page.endsWith(':address') ? ofGuests.find((each) => each.startsWith(page.slice(0, 3))) : page;
      pairs.push(...(await compare(product, path ?? page)));
    }
  });
}

const shares = Object.values(pairsOf).map((pairs) =>
  median(pairs.map(({ product, bare }) => bare.cpuMicros / product.cpuMicros)),
);
const rows = Object.entries(pairsOf).map(([page, pairs], index) => {
  const of = (pick: (pair: Pair) => number) => median(pairs.map(pick));
  const cells = [
    `\`${page}\``,
    Math.round(of(({ product }) => product.rate)),
    Math.round(of(({ bare }) => bare.rate)),
    `**${of(({ product, bare }) => product.rate / bare.rate).toFixed(2)}**`,
    `${Math.round(of(({ product }) => product.cpuMicros))} µs`,
    `${Math.round(of(({ bare }) => bare.cpuMicros))} µs`,
    `**${shares[index]?.toFixed(2)}**`,
  ];
  return `| ${cells.join(' | ')} |`;
});
const report = `# Request rate of a page from memory

Middle of ${PROCESSES * ROUNDS} pairs of rounds of ${SECONDS} s, four with each of ${PROCESSES} processes, with ${CONNECTIONS} connections, brotli, German. The yardstick is
a bare \`node:http\` server (\`bench/bare-server.ts\`) sending the same headers and bytes, asked in turns with the product. Node ${process.version};
${cpus().length} cores shared by client, servers and whatever else ran (load ${load().toFixed(1)} at the end), so only ratios count, and the one of processor
time most. The goal is a ratio of 0.6 of processor time, as for every read. Made by \`npm run bench -- cached-page\`.

| Page | Product, requests/s | Bare, requests/s | Ratio of rates | Product, CPU per request | Bare, CPU per request | Ratio of CPU |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
await writeReport('cached-page', report, [
  {
    what: 'least share of a bare server, processor time',
    value: Math.min(...shares),
    goal: { least: 0.6 },
    before: 0.34,
  },
]);
