import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { withProduct } from './run-product.ts';

/*
 * Request rate of a page from memory, as a ratio to a bare `node:http` server that sends the same bytes. Both run at the
 * same time on this machine and are asked in turns, so that neither has the better minute.
 */
const BARE_PORT = '4621';
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 32;
const pages = ['/', '/pricing', '/datenschutz'];

type Row = { path: string; product: number; bare: number; ratio: number };

async function rate(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'de' };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function compare(address: string, path: string): Promise<Row> {
  const bare = fork('bench/bare-server.ts', [BARE_PORT, address + path]);
  await once(bare, 'message');
  const rounds: { product: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const product = await rate(address + path);
    const yardstick = await rate(`http://127.0.0.1:${BARE_PORT}${path}`);
    // The first round warms up.
    if (round > 0) rounds.push({ product, bare: yardstick });
  }
  bare.kill();
  await once(bare, 'exit');
  return {
    path,
    product: median(rounds.map(({ product }) => product)),
    bare: median(rounds.map((each) => each.bare)),
    ratio: median(rounds.map((each) => each.product / each.bare)),
  };
}

await withProduct(async (address) => {
  const rows: Row[] = [];
  for (const path of pages) rows.push(await compare(address, path));
  const lines = rows.map(
    ({ path, product, bare, ratio }) =>
      `| \`${path}\` | ${Math.round(product)} | ${Math.round(bare)} | **${ratio.toFixed(2)}** |`,
  );
  const report = `# Request rate of a page from memory

Median of ${ROUNDS} rounds of ${SECONDS} s with ${CONNECTIONS} connections, brotli, German. The yardstick is a bare \`node:http\` server (\`bench/bare-server.ts\`)
sending the same headers and bytes, asked in turns with the product. Node ${process.version}, ${cpus().length} cores shared by client and
servers, so rates are low and only the ratio counts. Made by \`npm run bench:cached-page\`.

| Page | Product, requests/s | Bare server, requests/s | Ratio |
|---|---|---|---|
${lines.join('\n')}
`;
  await mkdir('bench/results', { recursive: true });
  await writeFile('bench/results/cached-page.md', report);
  process.stdout.write(report);
});
