import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { enqueueWebhook } from '#server/modules/people/webhooks/enqueue-webhook.ts';
import { isAllowedTarget, isPublicAddress } from '#server/security/public-address.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}
interface Created {
  id: string;
  secret: string;
}
interface Delivery {
  id: string;
  status: string;
  next_attempt_at: string | null;
  attempts: { response_status: number | null; error: string | null }[];
}

const received: Received[] = [];
/** Status codes of the receiver, in order; then 200. */
let answers: (number | 'hang up' | 'redirect')[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers as Record<string, string>, body });
    const answer = answers.shift() ?? 200;
    if (answer === 'hang up') response.destroy();
    else if (answer === 'redirect') response.writeHead(302, { Location: '/elsewhere' }).end();
    else response.writeHead(answer).end('ok');
  });
});

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  app = await createTestApp({ allowPrivateWebhooks: true });
  owner = await createOwner(app);
});
afterAll(async () => {
  await app.close();
  receiver.close();
});
beforeEach(async () => {
  await app.db.delete(webhooks);
  received.length = 0;
  answers = [];
});

const call = <T>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
const create = async (input: Record<string, unknown> = {}) =>
  (await call<Created>('POST', '/webhooks', { url, ...input })).body;
const deliveries = async (id: string) =>
  (await call<{ data: Delivery[] }>('GET', `/webhooks/${id}/deliveries`)).body.data;
const tell = () =>
  app.db.transaction((tx) =>
    enqueueWebhook({ db: tx, now: app.clock.now(), deps: app.deps }, owner.businessId, 'event.created', {
      event: { title: 'Quiz' },
    }),
  );
const attempt = async (id: string) => {
  const [row] = await app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
  await app.handlers['deliver-webhook']({ deliveryId: row?.id ?? '', attempt: (row?.attempts ?? 0) + 1 });
};

describe('a delivery', () => {
  // ASVS 11.6.1.
  it('is signed so that the public library of Standard Webhooks accepts it', async () => {
    const { id, secret } = await create();
    await tell();
    await app.runJobs();
    expect(received).toHaveLength(1);
    const { headers, body } = received[0] as Received;
    const timestamp = app.clock.now().toISOString();
    const data = { event: { title: 'Quiz' } };
    expect(JSON.parse(body)).toEqual({ type: 'event.created', timestamp, event_type: 'event.created', data });
    const verifier = new Webhook(secret);
    const stamp = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers['webhook-signature']).toBe(verifier.sign(headers['webhook-id'] ?? '', stamp, body));
    expect(await deliveries(id)).toMatchObject([
      { id: headers['webhook-id'], status: 'delivered', attempts: [{ response_status: 200 }] },
    ]);
  });

  it('is verified by the library within its time window, and not when the body was changed', async () => {
    app.clock.set(new Date().toISOString());
    const renewed = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: owner.email, password: owner.password },
    });
    owner = { ...owner, token: renewed.body.access_token };
    const { secret } = await create();
    await tell();
    await app.runJobs();
    const { headers, body } = received[0] as Received;
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(secret).verify(body.replace('Quiz', 'Quix'), headers)).toThrow();
  });

  it('carries the signatures of both secrets for a day after a rotation', async () => {
    const { id, secret } = await create();
    const rotated = (await call<{ secret: string }>('POST', `/webhooks/${id}/rotate-secret`)).body.secret;
    await tell();
    await app.runJobs();
    const { headers, body } = received[0] as Received;
    for (const key of [secret, rotated]) expect(new Webhook(key).verify(body, headers)).toBeTruthy();
    app.clock.advance({ days: 1 });
    await tell();
    await app.runJobs();
    const later = received[1] as Received;
    expect(later.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    app.clock.advance({ days: -1 });
  });

  it('goes only to webhooks that listen to its type', async () => {
    await create({ event_types: ['participant.joined'] });
    await tell();
    await app.runJobs();
    expect(received).toEqual([]);
  });

  it('exists exactly when the transaction commits', async () => {
    const { id } = await create();
    await app.db
      .transaction(async (tx) => {
        await enqueueWebhook({ db: tx, now: app.clock.now(), deps: app.deps }, owner.businessId, 'event.created', {});
        throw new Error('undo');
      })
      .catch(() => undefined);
    await app.runJobs();
    expect(received).toEqual([]);
    expect(await deliveries(id)).toEqual([]);
  });

  // ASVS 15.3.2.
  it.each([[500], [404], ['redirect' as const], ['hang up' as const]])(
    'that meets %s is tried again later, under the same id',
    async (answer) => {
      const { id } = await create();
      answers = [answer];
      await tell();
      await app.runJobs();
      const [failed] = await deliveries(id);
      expect(failed).toMatchObject({ status: 'pending', next_attempt_at: expect.any(String) });
      expect(Date.parse(failed?.next_attempt_at ?? '')).toBeGreaterThan(app.clock.now().getTime());
      await attempt(id);
      expect(await deliveries(id)).toMatchObject([{ status: 'delivered', attempts: [{}, { response_status: 200 }] }]);
      expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    },
  );

  it('is given up after ten attempts', async () => {
    const { id } = await create();
    answers = Array(10).fill(500);
    await tell();
    await app.runJobs();
    for (let i = 0; i < 9; i++) await attempt(id);
    expect(await deliveries(id)).toMatchObject([{ status: 'failed', next_attempt_at: null }]);
    await attempt(id);
    expect(received).toHaveLength(10);
  });

  it('may come twice when the process dies after the answer, and is then written down once more under the same id', async () => {
    const { id } = await create();
    await tell();
    const [row] = await app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
    const job = { deliveryId: row?.id ?? '', attempt: 1 };
    await Promise.all([app.handlers['deliver-webhook'](job), app.handlers['deliver-webhook'](job)]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await app.runJobs();
    expect((await deliveries(id))[0]?.status).toBe('delivered');
  });

  it('can be sent again by hand, and a test can be sent at any time', async () => {
    const { id } = await create({ event_types: ['event.deleted'] });
    expect((await call('POST', `/webhooks/${id}/test`)).status).toBe(202);
    await app.runJobs();
    const [sent] = await deliveries(id);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ event_type: 'test' });
    expect((await call('POST', `/webhooks/${id}/deliveries/${sent?.id}/redeliver`)).status).toBe(202);
    await app.runJobs();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([sent?.id, sent?.id]);
  });
});

describe('a webhook', () => {
  it('is switched off with a mail after five days of nothing but failures, and can be switched on again', async () => {
    const { id } = await create();
    answers = [500, 500];
    await tell();
    await app.runJobs();
    app.clock.advance({ days: 5 });
    await attempt(id);
    const mail = (await app.mails()).find(
      ({ to, subject }) => to === owner.email && subject === 'Ein Webhook wurde abgeschaltet',
    );
    expect(mail?.text).toContain(url);
    const [row] = await app.db.select().from(webhooks);
    expect(row?.status).toBe('disabled');
    app.clock.advance({ days: -5 });
    expect((await call('POST', `/webhooks/${id}/test`)).body).toMatchObject({ status: 409, code: 'webhook_disabled' });
    expect((await call('PATCH', `/webhooks/${id}`, { status: 'active' })).body).toMatchObject({
      status: 'active',
      failing_since: null,
    });
  });

  it('is switched off at once by "410 Gone"', async () => {
    await create();
    answers = [410];
    await tell();
    await app.runJobs();
    expect(await app.db.select().from(webhooks)).toMatchObject([{ status: 'disabled' }]);
  });

  it('keeps its secret out of the database and of every later answer', async () => {
    const { id, secret } = await create();
    const text = JSON.stringify([await app.db.select().from(webhooks), (await call('GET', '/webhooks')).body]);
    expect(text).toContain(id);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(secret.slice('whsec_'.length));
  });

  it('is listed page by page, and so is what was delivered to it', async () => {
    const first = await create();
    app.clock.advance({ minutes: 1 });
    const second = await create();
    type List = { data: { id: string }[]; total: number | null; next_cursor: string | null };
    const list = async (path: string) => (await call<List>('GET', path)).body;
    const start = await list('/webhooks?limit=1');
    expect(start).toMatchObject({ data: [{ id: second.id }], page: 1, limit: 1, total: 2 });
    const rest = await list(`/webhooks?limit=1&cursor=${start.next_cursor}`);
    expect(rest).toMatchObject({ data: [{ id: first.id }], page: null, total: null });

    for (let i = 0; i < 3; i++) await call('POST', `/webhooks/${first.id}/test`);
    const log = `/webhooks/${first.id}/deliveries`;
    const all = (await list(log)).data.map(({ id }) => id);
    const top = await list(`${log}?limit=2`);
    expect(top).toMatchObject({ data: [{ id: all[0] }, { id: all[1] }], page: 1, total: 3 });
    expect(await list(`${log}?limit=2&page=2`)).toMatchObject({ data: [{ id: all[2] }], total: 3, next_cursor: null });
    expect(await list(`${log}?limit=2&cursor=${top.next_cursor}`)).toMatchObject({ data: [{ id: all[2] }] });
  });

  it('keeps a change that was made on another state than the present one out', async () => {
    const { id } = await create();
    const change = (json: object, tag = '*') =>
      app.call('PATCH', `/webhooks/${id}`, { token: owner.token, json, headers: { 'If-Match': tag } });
    const tag = (await change({ status: 'active' })).headers.get('ETag') ?? '';
    expect((await change({ event_types: ['event.created'] }, tag)).status).toBe(200);
    expect((await change({ status: 'disabled' }, tag)).body).toMatchObject({ status: 412 });
  });

  it('of another business cannot be seen, tested or removed', async () => {
    const { id } = await create();
    const { token } = await createOwner(app);
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/test'],
      ['POST', '/rotate-secret'],
      ['GET', '/deliveries'],
    ] as const) {
      expect(
        (await app.call(method, `/webhooks/${id}${path}`, { token, json: method === 'PATCH' ? {} : undefined })).status,
      ).toBe(404);
    }
  });

  it.each(['ftp://shop.example/hook', 'https://user:pass@shop.example/hook', 'nonsense'])(
    'refuses the address %s',
    async (bad) => {
      expect((await call('POST', '/webhooks', { url: bad })).status).toBe(422);
    },
  );
});

describe('a port', () => {
  it.each(['', ':80', ':443', ':1024', ':8080', ':8443', ':65535'])('"%s" may be a web server’s', (port) => {
    expect(isAllowedTarget(new URL(`https://shop.example${port}/hook`))).toBe(true);
  });

  it.each([1, 22, 25, 53, 389, 445, 993, 1023, 3306, 5432, 6379, 9200, 11211, 27017])('%i is not', (port) => {
    expect(isAllowedTarget(new URL(`http://shop.example:${port}/hook`))).toBe(false);
  });
});

describe('a private target', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '::93.184.216.34',
    '::ffff:93.184.216.34',
    '::ffff:5db8:d822',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:a00:1::',
    '224.0.0.1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(isAllowedTarget(new URL(`http://${address.includes(':') ? `[${address}]` : address}/`))).toBe(false);
  });

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'localhost',
    'localhost.',
    'api.localhost',
    'api.localhost.',
    'kasse.local',
    'metadata.google.internal',
    'kasse',
  ])('%s is a name of this machine or its network, not of the internet', (name) => {
    expect(isAllowedTarget(new URL(`https://${name}/hook`))).toBe(false);
  });

  // ASVS 1.3.6, 13.2.4.
  it('is refused when a webhook is made, and again when it is called', async () => {
    const strict = await createTestApp();
    const { token, businessId } = await createOwner(strict);
    const refused = await strict.call('POST', '/webhooks', { token, json: { url: 'http://localhost/hook' } });
    expect(refused.body).toMatchObject({ status: 422, code: 'webhook_target' });
    expect(refused.body.detail).toMatch(/GET \/webhooks\/\{id\}\/messages.*WEBHOOKS_ALLOW_PRIVATE=1/);
    const made = await strict.call<Created>('POST', '/webhooks', { token, json: { url: 'https://shop.example/hook' } });
    await strict.db.update(webhooks).set({ url }).where(eq(webhooks.id, made.body.id));
    await strict.db.transaction((tx) =>
      enqueueWebhook({ db: tx, now: strict.clock.now(), deps: strict.deps }, businessId, 'event.created', {}),
    );
    await strict.runJobs();
    const log = await strict.call<{ data: Delivery[] }>('GET', `/webhooks/${made.body.id}/deliveries`, { token });
    expect(log.body.data).toMatchObject([
      { status: 'pending', attempts: [{ response_status: null, error: 'private_target' }] },
    ]);
    expect(received).toEqual([]);
    await strict.close();
  });
});
