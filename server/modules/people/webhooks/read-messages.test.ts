import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { systemContext } from '#server/context/context.ts';
import { sweepDeliveries } from '#server/modules/people/webhooks/jobs.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

interface Message {
  position: string;
  id: string;
  event_type: string;
  status: string;
  body: { event_type: string; data: { event?: { title: string } } };
}
interface Page {
  data: Message[];
  next: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
beforeAll(async () => {
  app = await createTestApp({ allowPrivateWebhooks: true });
  owner = await createVerifiedOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(webhooks);
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 20);
});

const call = <T = { id: string }>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
const hook = async (options = {}) =>
  (await call('POST', '/webhooks', { url: 'http://127.0.0.1:9/hook', ...options })).body.id;
const create = async (overrides = {}) => (await call('POST', '/events', eventInput(overrides))).body.id;
const read = async (id: string, query = '') => (await call<Page>('GET', `/webhooks/${id}/messages${query}`)).body;
const types = ({ data }: Page) => data.map(({ event_type }) => event_type);

it('tells everything in order, as it was delivered, and goes on after any position', async () => {
  const id = await hook();
  const event = await create({ status: 'published' });
  await callAsApp(app, 'POST', `/events/${event}/participants`, { user_id: 'ada', display_name: 'Ada' });
  await call('PATCH', `/events/${event}`, { title: 'Neu' });
  await call('POST', `/webhooks/${id}/test`);
  const all = await read(id);
  expect(types(all)).toEqual(['event.created', 'participant.joined', 'event.updated', 'test']);
  const log = await call<{ data: Message[] }>('GET', `/webhooks/${id}/deliveries`);
  const inLog = log.body.data.toReversed().map(({ id: each, body, status }) => ({ id: each, body, status }));
  expect(all.data.map(({ id: each, body, status }) => ({ id: each, body, status }))).toEqual(inLog);
  const first = await read(id, '?limit=2');
  expect(types(first)).toEqual(['event.created', 'participant.joined']);
  expect(types(await read(id, `?after=${first.next}`))).toEqual(['event.updated', 'test']);
  expect(await read(id, `?after=${all.next}`)).toEqual({ data: [], next: all.next });
});

it('misses nothing of what is written at once', async () => {
  const id = await hook({ event_types: ['event.created'], includes_drafts: true });
  const seen: string[] = [];
  let next: string | undefined;
  const follow = async () => {
    const page = await read(id, next === undefined ? '' : `?after=${next}`);
    next = page.next;
    seen.push(...page.data.map(({ body }) => body.data.event?.title ?? ''));
  };
  const titles = Array.from({ length: 40 }, (_, at) => `Nr. ${at}`);
  let isWritten = false;
  const written = Promise.all(titles.map((title) => create({ title }))).then(() => {
    isWritten = true;
  });
  while (!isWritten) await follow();
  await written;
  await follow();
  expect(seen.toSorted()).toEqual(titles.toSorted());
});

it('keeps messages for a webhook that is switched off, and calls nobody', async () => {
  const id = await hook();
  await call('PATCH', `/webhooks/${id}`, { status: 'disabled' });
  await create({ status: 'published' });
  await app.runJobs();
  expect((await read(id)).data).toMatchObject([{ event_type: 'event.created', status: 'failed' }]);
  const log = await call<{ data: { attempts: unknown[] }[] }>('GET', `/webhooks/${id}/deliveries`);
  expect(log.body.data).toMatchObject([{ attempts: [] }]);
});

it('tells of a draft when its minute is over, once, and of what followed then', async () => {
  const id = await hook({ includes_drafts: true });
  const draft = await create();
  await call('PATCH', `/events/${draft}`, { title: 'Kn' });
  await create({ title: 'Danach' });
  expect(types(await read(id))).toEqual(['event.created']);
  await call('PATCH', `/events/${draft}`, { title: 'Kneipe' });
  app.clock.advance({ seconds: 61 });
  const { data } = await read(id);
  expect(data.map(({ event_type, body }) => [event_type, body.data.event?.title])).toEqual([
    ['event.created', 'Kneipenquiz'],
    ['event.updated', 'Kneipe'],
    ['event.created', 'Danach'],
  ]);
});

it('says when it does not go back that far, or never came that far', async () => {
  const id = await hook({ includes_drafts: true });
  await create();
  const { next } = await read(id);
  const createdAt = new Date(app.clock.now().getTime() - 31 * 24 * 3_600_000);
  await app.db.update(webhookDeliveries).set({ status: 'delivered', createdAt });
  await create();
  await sweepDeliveries(systemContext(app.deps));
  const kept = await read(id, `?after=${next}`);
  expect(types(kept)).toEqual(['event.created']);
  const resync = { status: 410, body: { code: 'resync', oldest: next, last: kept.next } };
  expect(await call('GET', `/webhooks/${id}/messages?after=0`)).toMatchObject(resync);
  expect(await call('GET', `/webhooks/${id}/messages?after=999999999`)).toMatchObject(resync);
  expect(await read(id)).toEqual(kept);
  expect((await call('GET', `/webhooks/${id}/messages?after=x`)).status).toBe(422);
});

it('is for the owner and for keys that may read it, of their own business', async () => {
  const id = await hook();
  await create();
  const key = async (token: string, scopes: string[]) =>
    (await app.call<{ key: string }>('POST', '/api-keys', { token, json: { name: 'Kasse', scopes } })).body.key;
  const byKey = async (secret: string) =>
    (await app.call('GET', `/webhooks/${id}/messages`, { headers: { 'X-API-Key': secret } })).status;
  expect(await byKey(await key(owner.token, ['webhooks:read']))).toBe(200);
  expect(await byKey(await key(owner.token, ['events:read']))).toBe(403);
  expect(await byKey(await key((await createOwner(app)).token, ['webhooks:read']))).toBe(404);
});
