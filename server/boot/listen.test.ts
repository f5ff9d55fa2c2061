import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { version } from '#domain/shared/version.ts';
import { listen } from '#server/boot/listen.ts';
import type { TrustedProxies } from '#server/boot/settings/trusted-proxies.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const HOST = '127.0.0.1';
const quick = {
  maxHeaderSize: 8192,
  headersTimeout: 100,
  requestTimeout: 100,
  longTimeout: 60_000,
  connectionsCheckingInterval: 20,
  maxConnections: 2,
};
const echo = { fetch: async (request: Request) => new Response(await request.text()) };

let port: number;
let stop: () => Promise<void>;
let sockets: Socket[];

beforeEach(async () => {
  port = await findFreePort();
  sockets = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await stop();
});

async function start(limits?: typeof quick): Promise<void> {
  const taken = await listen({ port, host: HOST }, limits);
  taken.serve(echo);
  stop = taken.stop;
}

async function open(): Promise<Socket> {
  const socket = connect(port, HOST);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Everything the server sends until it closes the connection. */
async function answerTo(words: string): Promise<string> {
  const socket = await open();
  socket.write(words);
  return text(socket);
}

// ASVS 4.2.1.
test('a request that names two hosts is refused', async () => {
  await start();
  const ask = (hosts: string) => answerTo(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await ask('Host: localhost\r\n')).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask('Host: localhost\r\nhost: evil.example\r\n')).toMatch(/^HTTP\/1.1 400 /);
});

test('headers beyond 8 kB are refused, whichever of them is so long', async () => {
  await start();
  const ask = (path: string, value: string) =>
    answerTo(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: ${value}\r\n\r\n`);
  expect(await ask('/', 'x'.repeat(7000))).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask('/', `a${' '.repeat(9000)}b`)).toMatch(/^HTTP\/1.1 431 /);
  expect(await ask(`/${'x'.repeat(9000)}`, 'br')).toMatch(/^HTTP\/1.1 431 /);
});

test.each([
  ['a length and pieces', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
  ['an unknown transfer', 'Transfer-Encoding: xchunked'],
  ['a space before the colon', 'Content-Length : 4'],
])('a request whose end can be read in two ways is refused: %s', async (_, headers) => {
  await start();
  const answer = await answerTo(
    `POST / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n0\r\n\r\nGET /inner HTTP/1.1\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer.match(/HTTP\/1.1 /g)).toHaveLength(1);
});

test('a request that never becomes whole is ended', async () => {
  await start(quick);
  const half = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf';
  expect(await answerTo(half)).toMatch(/^HTTP\/1.1 408 /);
  expect(await answerTo('GET / HTTP/1.1\r\nHost: loc')).toMatch(/^HTTP\/1.1 408 /);
});

test('a video has more time to arrive than anything else', async () => {
  await start(quick);
  const sendHalf = async (method: string, path: string) => {
    const socket = await open();
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 8\r\n\r\nhalf`);
    return socket;
  };
  const video = await sendHalf('PUT', '/api/v1/events/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11/video?x=1');
  for (const [method, path] of [
    ['POST', '/api/v1/events/1/video'],
    ['PUT', '/api/v1/events/1/video/poster'],
  ] as const) {
    expect(await text(await sendHalf(method, path))).toMatch(/^HTTP\/1.1 408 /);
  }
  video.write('done');
  expect(await text(video)).toMatch(/^HTTP\/1.1 200 /);
});

test('connections beyond the bound are closed at once', async () => {
  await start({ ...quick, headersTimeout: 60_000, requestTimeout: 60_000 });
  await open();
  await open();
  const third = await open();
  expect(await text(third)).toBe('');
});

test('who comes during the start is told to come again, and that the process lives', async () => {
  const taken = await listen({ port, host: HOST });
  stop = taken.stop;
  const ask = (path: string) => fetch(`http://${HOST}:${port}${path}`);
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok', version });
  expect((await ask('/readyz')).status).toBe(503);
  const early = await ask('/api/v1/me');
  expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await early.json()).toMatchObject({ code: 'unavailable' });
  taken.serve(echo);
  expect((await ask('/api/v1/me')).status).toBe(200);
});

test('an address that cannot be had is told of in one sentence', async () => {
  stop = (await listen({ port, host: HOST })).stop;
  await expect(listen({ port, host: HOST })).rejects.toThrow(`PORT ${port} is already in use`);
  await expect(listen({ port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST 192.0.2.1 is no address of this machine');
});

test('behind a proxy a connection stays open for longer than any proxy keeps one', async () => {
  const keptFor = async (trustedProxies: TrustedProxies | null) => {
    const taken = await listen({ port, host: HOST, trustedProxies });
    taken.serve(echo);
    stop = taken.stop;
    const { headers } = await fetch(`http://${HOST}:${port}/`);
    await stop();
    return headers.get('Keep-Alive');
  };
  expect(await keptFor({ hops: 1 })).toBe('timeout=72');
  expect(await keptFor(null)).toBe('timeout=5');
});

test('a server that stops says so, answers what is under way and what still comes, and then ends every connection', async () => {
  const shutdownDelayMs = 300;
  const taken = await listen({ port, host: HOST, shutdownDelayMs });
  stop = taken.stop;
  let answerSlow = () => {};
  const isSlow = new Promise<void>((resolve) => {
    answerSlow = resolve;
  });
  taken.serve({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/slow') await isSlow;
      if (pathname !== '/stream') return new Response('done');
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('ready'));
          taken.closing.addEventListener('abort', () => controller.close());
        },
      });
      return new Response(body);
    },
  });
  const ask = (path: string) => fetch(`http://${HOST}:${port}${path}`);
  const silent = await open();
  const stream = await ask('/stream');
  const slow = ask('/slow');
  await ask('/kept');

  // The test ends the delay; forced closing never happens.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = stop();
  expect((await ask('/readyz')).status).toBe(503);
  const late = await ask('/late');
  expect([late.status, late.headers.get('Connection')]).toEqual([200, 'close']);
  vi.advanceTimersByTime(shutdownDelayMs - 1);
  expect(taken.closing.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await stream.text()).toBe('ready');
  await once(silent.resume(), 'close');
  await expect(ask('/refused')).rejects.toThrow();
  answerSlow();
  const answer = await slow;
  expect([await answer.text(), answer.headers.get('Connection')]).toEqual(['done', 'close']);
  await stopped;
  stop = async () => {};
});
