import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookBodySchema, webhookMessageTypes } from '#contract/webhook-bodies.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { events } from '#database/schema/events.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import {
  callAsApp,
  createOwner,
  createVerifiedOwner,
  eventInput,
  setCredits,
  setPlan,
} from '#tests/support/factories.ts';
import { isSigned, startWebhookReceiver } from '#tests/support/webhook-receiver.ts';

interface Hook {
  id: string;
  secret: string;
  test: boolean;
  body_version: number;
}
type Message = { event_type: WebhookEventType; body: Record<string, unknown> };

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
const keys: Record<'live' | 'test' | 'reader' | 'stranger', string> = { live: '', test: '', reader: '', stranger: '' };
const url = 'http://127.0.0.1:9/hook';

async function keyOf(token: string, json: Record<string, unknown>): Promise<string> {
  return (await app.call<{ key: string }>('POST', '/api-keys', { token, json: { name: 'CMS', ...json } })).body.key;
}

beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  owner = await createVerifiedOwner(app);
  await setPlan(app, owner.businessId, 'enterprise');
  const scopes = ['webhooks:write', 'events:write'];
  keys.live = await keyOf(owner.token, { scopes });
  keys.test = await keyOf(owner.token, { scopes, test: true });
  keys.reader = await keyOf(owner.token, { scopes: ['webhooks:read'] });
  keys.stranger = await keyOf((await createOwner(app)).token, { scopes });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(webhooks);
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 50);
});

const as = <T = Hook>(key: string, method: string, path: string, json?: unknown, headers = {}) =>
  app.call<T>(method, path, { json, headers: { 'X-API-Key': key, ...headers } });
const messagesOf = async (key: string, id: string) =>
  (await as<{ data: Message[] }>(key, 'GET', `/webhooks/${id}/messages`)).body.data;

describe('a webhook of a key', () => {
  it('is made, read, changed and deleted by it, and its secret is shown once', async () => {
    const made = await as(keys.live, 'POST', '/webhooks', { url });
    expect([made.status, made.body]).toMatchObject([201, { test: false, secret: expect.stringMatching(/^whsec_/) }]);
    const read = await as(keys.live, 'GET', `/webhooks/${made.body.id}`);
    expect([read.status, JSON.stringify(read.body).includes(made.body.secret)]).toEqual([200, false]);
    const list = await as<{ data: Hook[] }>(keys.live, 'GET', '/webhooks');
    expect(list.body.data.map(({ id }) => id)).toEqual([made.body.id]);
    const tag = { 'If-Match': read.headers.get('ETag') };
    const changed = await as(keys.live, 'PATCH', `/webhooks/${made.body.id}`, { status: 'disabled' }, tag);
    expect(changed).toMatchObject({ status: 200, body: { status: 'disabled' } });
    expect((await as(keys.live, 'PATCH', `/webhooks/${made.body.id}`, { status: 'active' }, tag)).status).toBe(412);
    const rotated = await as(keys.live, 'POST', `/webhooks/${made.body.id}/rotate-secret`);
    expect(rotated.body.secret).not.toBe(made.body.secret);
    expect((await as(keys.live, 'DELETE', `/webhooks/${made.body.id}`)).status).toBe(204);
    expect((await as(keys.live, 'GET', `/webhooks/${made.body.id}`)).status).toBe(404);
    const log = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `webhook:${made.body.id}`));
    expect(log.map(({ action }) => action)).toContain('webhook_created');
    expect(log.every(({ actor, businessId }) => actor.startsWith('api_key:') && businessId === owner.businessId)).toBe(
      true,
    );
  });

  it('needs the scope, and is unknown to the keys of others', async () => {
    const { id } = (await as(keys.live, 'POST', '/webhooks', { url })).body;
    const refused = { status: 403, body: { code: 'permission_missing', required_scope: 'webhooks:write' } };
    expect(await as(keys.reader, 'POST', '/webhooks', { url })).toMatchObject(refused);
    expect(await as(keys.reader, 'GET', '/webhooks')).toMatchObject(refused);
    expect((await as(keys.reader, 'GET', `/webhooks/${id}/messages`)).status).toBe(200);
    expect((await as(keys.reader, 'GET', `/webhooks/${id}/deliveries`)).status).toBe(200);
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate-secret'],
      ['POST', '/test'],
      ['GET', '/messages'],
      ['GET', '/deliveries'],
    ] as const) {
      for (const key of [keys.stranger, keys.test]) {
        const json = method === 'PATCH' ? { status: 'disabled' } : undefined;
        expect([path, (await as(key, method, `/webhooks/${id}${path}`, json)).status]).toEqual([path, 404]);
      }
    }
  });

  it('of a test is one of tests: the test key reads it, the live key does not, the owner does', async () => {
    const made = await as(keys.test, 'POST', '/webhooks', { url, test: false });
    expect([made.status, made.body.test]).toEqual([201, true]);
    const { id } = made.body;
    const event = await as<{ id: string }>(keys.test, 'POST', '/events', eventInput({ status: 'published' }));
    await as(keys.live, 'POST', '/events', eventInput({ title: 'Echt', status: 'published' }));
    expect(await messagesOf(keys.test, id)).toMatchObject([{ body: { data: { event: { id: event.body.id } } } }]);
    expect((await as(keys.live, 'GET', `/webhooks/${id}/messages`)).status).toBe(404);
    expect((await app.call('GET', `/webhooks/${id}/messages`, { token: owner.token })).status).toBe(200);
    expect((await as<{ data: Hook[] }>(keys.live, 'GET', '/webhooks')).body.data).toEqual([]);
    expect((await as<{ data: Hook[] }>(keys.test, 'GET', '/webhooks')).body.data).toMatchObject([{ id }]);
    const crossed = await as<{ errors: unknown[] }>(keys.live, 'POST', '/webhooks', { url, test: true });
    expect([crossed.status, crossed.body.errors]).toMatchObject([422, [{ path: 'test', code: 'mismatch' }]]);
  });

  it('shares the number of webhooks with the others of its business', async () => {
    for (let n = 0; n < 10; n++) await as(n % 2 ? keys.live : keys.test, 'POST', '/webhooks', { url });
    for (const key of [keys.live, keys.test]) {
      expect((await as(key, 'POST', '/webhooks', { url })).body).toMatchObject({ code: 'limit_reached', limit: 10 });
    }
  });
});

describe('the body of a webhook', () => {
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => receiver.close());

  it('is read by a handler of Standard Webhooks, in every type as the contract describes it', async () => {
    const { id, secret } = (await as(keys.live, 'POST', '/webhooks', { url: receiver.url })).body;
    const json = eventInput({ status: 'published', approval_method: 'application', waiting_list: true });
    const event = (await as<{ id: string }>(keys.live, 'POST', '/events', json)).body.id;
    await as(keys.live, 'PATCH', `/events/${event}`, { title: 'Neu' });
    for (const user_id of ['ada', 'bob']) {
      await callAsApp(app, 'POST', `/events/${event}/participants`, { user_id, display_name: user_id });
    }
    const decide = (path: string) => app.call('POST', `/events/${event}/participants/${path}`, { token: owner.token });
    await decide('ada/approve');
    await decide('bob/reject');
    await callAsApp(app, 'DELETE', `/events/${event}/participants`, { user_id: 'ada', display_name: 'ada' });
    await as(keys.live, 'POST', `/events/${event}/cancel`, {});
    await as(keys.live, 'DELETE', `/events/${event}`);
    await as(keys.live, 'POST', `/webhooks/${id}/test`);
    await app.runJobs();
    // `isSigned` asks the official library.
    expect(receiver.received.every((each) => isSigned(each, secret))).toBe(true);
    const seen = receiver.received.map(({ body }) => JSON.parse(body)) as {
      type: (typeof webhookMessageTypes)[number];
      event_type: string;
      timestamp: string;
      data: object;
    }[];
    for (const message of seen) {
      expect(message.event_type).toBe(message.type);
      expect(new Date(message.timestamp).toISOString()).toBe(message.timestamp);
      expect(webhookBodySchema(message.type).safeParse(message), message.type).toMatchObject({ success: true });
      if (message.type !== 'test') expect(message.data).toHaveProperty('event.id', event);
    }
    const types = new Set(seen.map(({ type }) => type));
    // An offer needs a full event.
    const missing = webhookMessageTypes.filter((type) => !types.has(type));
    expect(missing.filter((type) => !['participant.offered', 'event.deleted'].includes(type))).toEqual([]);
  });

  it('keeps the version it was made with, until it is changed', async () => {
    const { id, body_version } = (await as(keys.live, 'POST', '/webhooks', { url })).body;
    expect(body_version).toBe(2);
    await app.db.update(webhooks).set({ bodyVersion: 1 });
    const create = (title: string) => as(keys.live, 'POST', '/events', eventInput({ title, status: 'published' }));
    await create('Alt');
    expect((await as(keys.live, 'PATCH', `/webhooks/${id}`, { body_version: 2 })).body.body_version).toBe(2);
    await create('Neu');
    const names = (await messagesOf(keys.live, id)).map(({ body }) => Object.keys(body).toSorted());
    expect(names).toEqual([
      ['data', 'event_type'],
      ['data', 'event_type', 'timestamp', 'type'],
    ]);
    expect((await as(keys.live, 'PATCH', `/webhooks/${id}`, { body_version: 3 })).status).toBe(422);
  });
});
