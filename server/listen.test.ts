import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { findFreePort } from '#tests/support/free-port.ts';

const HOST = '127.0.0.1';
const quick = {
  maxHeaderSize: 8192,
  headersTimeout: 100,
  requestTimeout: 100,
  longTimeout: 5000,
  connectionsCheckingInterval: 20,
  maxConnections: 2,
};

let port: number;
let stop: () => Promise<void>;
let sockets: Socket[];

beforeEach(async () => {
  port = await findFreePort();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await stop();
});

async function start(limits?: typeof quick): Promise<void> {
  stop = await listen(
    { port, host: HOST },
    { app: { fetch: async (request) => new Response(await request.text()) } },
    limits,
  );
}

async function open(): Promise<Socket> {
  const socket = connect(port, HOST);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** What the server sends until it closes the connection. */
async function answerTo(words: string): Promise<string> {
  const socket = await open();
  socket.write(words);
  return text(socket);
}

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
  await start({ ...quick, headersTimeout: 5000, requestTimeout: 5000 });
  await open();
  await open();
  const third = await open();
  expect(await text(third)).toBe('');
});
