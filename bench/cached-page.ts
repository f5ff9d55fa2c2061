import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import autocannon from 'autocannon';
import { findGuestPages } from './guest-addresses.ts';
import { cpuMicrosOf } from './processor-time.ts';
import { median, writeReport } from './report.ts';
import type { Product } from './run-product.ts';
import { withProduct } from './run-product.ts';

/*
 * Request rate of a page from memory, as a ratio to a bare `node:http` server that sends the same bytes. Both run at the
 * same time on this machine and are asked in turns, so that neither has the better minute. A busy machine still blurs the
 * rates; the processor time that each server spends on a request is steadier, and stands beside them.
 */
const BARE_PORT = '4621';
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;
const fixedPages = ['/', '/pricing', '/datenschutz'];
/** What guests' phones send, so that their openings are counted as those of people are. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Of every page, its share of the bare server's processor time. */
const shares: number[] = [];

type Reading = { rate: number; cpuMicros: number };

async function read(url: string, pid: number): Promise<Reading> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'de', 'user-agent': PHONE };
  const before = cpuMicrosOf(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, cpuMicros: (cpuMicrosOf(pid) - before) / result.requests.total };
}

async function compare({ address, pid }: Product, path: string): Promise<string> {
  const bare = fork('bench/bare-server.ts', [BARE_PORT, address + path]);
  await once(bare, 'message');
  const rounds: { product: Reading; bare: Reading }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const product = await read(address + path, pid);
    const yardstick = await read(`http://127.0.0.1:${BARE_PORT}${path}`, bare.pid ?? 0);
    // The first round warms up.
    if (round > 0) rounds.push({ product, bare: yardstick });
  }
  bare.kill();
  await once(bare, 'exit');
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const share = of((round) => round.bare.cpuMicros / round.product.cpuMicros);
  shares.push(share);
  const cells = [
    `\`${path}\``,
    Math.round(of(({ product }) => product.rate)),
    Math.round(of((round) => round.bare.rate)),
    `**${of((round) => round.product.rate / round.bare.rate).toFixed(2)}**`,
    `${Math.round(of(({ product }) => product.cpuMicros))} µs`,
    `${Math.round(of((round) => round.bare.cpuMicros))} µs`,
    `**${share.toFixed(2)}**`,
  ];
  return `| ${cells.join(' | ')} |`;
}

await withProduct(async (product) => {
  const rows: string[] = [];
  const pages = [...fixedPages, ...(await findGuestPages(product.address))];
  for (const path of pages) rows.push(await compare(product, path));
  const report = `# Request rate of a page from memory

Median of ${ROUNDS} rounds of ${SECONDS} s with ${CONNECTIONS} connections, brotli, German. The yardstick is a bare \`node:http\` server
(\`bench/bare-server.ts\`) sending the same headers and bytes, asked in turns with the product. Node ${process.version}; ${cpus().length} cores shared by
client, servers and whatever else ran (load ${loadavg()[0]?.toFixed(1)} at the end), so only ratios count, and the one of processor time most.
The goal is a ratio of 0.8, of the rates and of processor time. Made by \`npm run bench -- cached-page\`.

| Page | Product, requests/s | Bare, requests/s | Ratio of rates | Product, CPU per request | Bare, CPU per request | Ratio of CPU |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
  await writeReport('cached-page', report, [
    {
      what: 'least share of a bare server, processor time',
      value: Math.min(...shares),
      goal: { least: 0.8 },
      before: 0.34,
    },
  ]);
});
