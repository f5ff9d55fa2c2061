import type { IncomingHttpHeaders } from 'node:http';
import { createServer, get } from 'node:http';

/*
 * Baseline: `node:http` that responds with the product's bytes and headers for one address. `node bench/bare-server.ts
 * <port> <address>`.
 */
const [port = '', address = ''] = process.argv.slice(2);
const headers = { 'Accept-Encoding': 'br', 'Accept-Language': 'de' };

const answer = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
  get(address, { headers }, async (response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    resolve({ headers: response.headers, body: Buffer.concat(chunks) });
  }).once('error', reject);
});

const { date: _, connection: __, 'keep-alive': ___, ...kept } = answer.headers;

createServer((_request, response) => {
  response.writeHead(200, { ...kept, 'content-length': answer.body.length });
  response.end(answer.body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
