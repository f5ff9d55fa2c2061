import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/shared/calendar.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import { guestCode } from '#server/security/guest-secrets.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { eventInput } from '#tests/support/factories.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { lapseHeartbeat } from '#tests/support/lapse-heartbeat.ts';
import { startPlainMailServer } from '#tests/support/mail-server.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { startProductProcess } from '#tests/support/product-process.ts';

/* Mails of guests without the app when the process dies, and when the mail server is away. */
let database: TestDatabase;
let product: ProductProcess;
let mailPort: number;
const start = () =>
  startProductProcess(database.url, { settings: { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, LOG_LEVEL: 'fatal' } });
beforeAll(async () => {
  database = await createTestDatabase();
  mailPort = await findFreePort();
  product = await start();
});
afterAll(async () => {
  await product.stop();
  await database.drop();
});

async function publish(title: string): Promise<string> {
  const token = await product.signIn();
  const event_date = addDays(new Date().toISOString().slice(0, 10), 7);
  const json = eventInput({ title, event_date, status: 'published' });
  const { status, body } = await product.call<{ page_url: string }>('POST', '/events', { token, json });
  expect(status).toBe(201);
  return `${new URL(body.page_url).pathname}/dabei`;
}
async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...fields, language: 'de' });
  const answer = await fetch(`${product.address}${path}`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location') ?? '';
}
const typed = (email: string) => ({ step: 'join', name: 'Gerda', email, party: '2', adult: 'on' });
const mailsTo = (heard: string[], email: string) =>
  heard.filter((line) => line.startsWith(`RCPT TO:<${email}>`)).length;

it('are sent once each, though the process is killed between commit and mail', { timeout: 120_000 }, async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
  }).listen(mailPort, '127.0.0.1');
  await once(silent, 'listening');
  const form = await publish('Quiz');
  const email = 'gerda@post.example';
  const asked = await post(form, typed(email));
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await product.kill();
  for (const socket of sockets) socket.destroy();
  silent.close();

  const mails = await startPlainMailServer(mailPort);
  product = await start();
  await lapseHeartbeat(database.url, 'send-place-request');
  await expect.poll(() => mailsTo(mails.heard, email)).toBe(1);
  const anfrage = new URL(asked, product.address).searchParams.get('anfrage') ?? '';
  const code = guestCode(demoKeys.secretKey, anfrage);
  expect(await post(form, { step: 'code', anfrage, code })).toMatch(/^\/d\//);
  await expect.poll(() => mailsTo(mails.heard, email)).toBe(2);
  await product.kill();
  product = await start();
  await lapseHeartbeat(database.url, 'send-place-mail');
  const other = 'ben@post.example';
  await post(form, typed(other));
  await expect.poll(() => mailsTo(mails.heard, other)).toBe(1);
  expect(mailsTo(mails.heard, email)).toBe(2);
  mails.close();
});

it('leave later when the mail server is away, and the screen says that the request stays', async () => {
  const form = await publish('Tanz');
  const email = 'eva@post.example';
  const asked = await post(form, typed(email));
  const screen = await fetch(`${product.address}${asked}`);
  expect([screen.status, await screen.text()]).toEqual([200, expect.stringContaining('bleibt einen Tag gültig')]);
  const mails = await startPlainMailServer(mailPort);
  await expect.poll(() => mailsTo(mails.heard, email), { timeout: 40_000 }).toBe(1);
  mails.close();
});
