import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#server/http/request-timeout.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { startProductProcess } from '#tests/support/product-process.ts';
import { startBreakablePostgres } from './breakable-postgres.ts';

/* A file store, a mail server and finally a database that accept connections and stay silent. */
/** More than the pool's connections. */
const UPLOADS = 14;
/** Compose kills a process after this many milliseconds. */
const STOP_LIMIT_MS = 30_000;

async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

let postgres: Awaited<ReturnType<typeof startBreakablePostgres>>;
let silent: Awaited<ReturnType<typeof startSilentServer>>;
let product: ProductProcess;
let token: string;
beforeAll(async () => {
  [postgres, silent] = await Promise.all([startBreakablePostgres(), startSilentServer()]);
  product = await startProductProcess(postgres.url, {
    settings: {
      LOG_LEVEL: 'fatal',
      S3_BUCKET: 'dabei',
      S3_ENDPOINT: `http://127.0.0.1:${silent.port}`,
      S3_ACCESS_KEY_ID: 'drill',
      S3_SECRET_ACCESS_KEY: 'drill',
      SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    },
  });
  token = await product.signIn();
}, 120_000);
afterAll(async () => {
  await product.stop();
  await postgres.stop();
  silent.stop();
});

// ASVS 16.5.2.
it('a silent file store delays only what needs it, and says so', { timeout: 120_000 }, async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f45225' } })
    .png()
    .toBuffer();
  const upload = async () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bild.png');
    const beganAt = performance.now();
    const { status, body } = await product.call('PUT', '/profile/image', { token, form });
    return { status, code: body.code, ms: performance.now() - beganAt };
  };
  let waiting = UPLOADS;
  const uploads = Array.from({ length: UPLOADS }, () =>
    upload().finally(() => {
      waiting -= 1;
    }),
  );
  for (let look = 0; look < 20; look += 1) expect((await product.call('GET', '/me', { token })).status).toBe(200);
  expect(await product.status('/readyz')).toBe(200);
  expect(waiting).toBe(UPLOADS);

  const answers = await Promise.all(uploads);
  expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(UPLOADS).fill([503, 'unavailable']));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(REQUEST_TIMEOUT_MS + 5_000);
});

it('a silent mail server keeps nobody waiting', async () => {
  const ask = (each: number) =>
    product.call('POST', '/auth/password/forgot', { json: { email: `niemand-${each}@drill.example` } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, each) => ask(each)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect((await product.call('GET', '/me', { token })).status).toBe(200);
  expect(product.hasEnded()).toBe(false);
});

it('a silent database keeps the process from ending for no longer than it may take', { timeout: 90_000 }, async () => {
  const calls = Array.from({ length: 12 }, () => product.call('GET', '/me', { token }).catch(() => undefined));
  await postgres.freeze();
  const beganAt = performance.now();
  await product.stop();
  const stopMs = performance.now() - beganAt;
  await postgres.thaw();
  await Promise.all(calls);
  expect(stopMs).toBeLessThan(STOP_LIMIT_MS);
});
