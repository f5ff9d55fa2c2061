import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { inTransaction, systemContext } from '#server/context/context.ts';
import { publishAwaitingEvents } from '#server/modules/events/events/settle-awaiting-events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, createVerifiedOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

const url = 'https://shop.example/hooks';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
});
afterAll(() => app.close());

const all = ['event.created', 'event.updated', 'event.cancelled', 'event.deleted'];
const hook = (includes_drafts?: boolean, event_types = all) =>
  app.call<{ id: string }>('POST', '/webhooks', {
    token: owner.token,
    json: { url, event_types, ...(includes_drafts === undefined ? {} : { includes_drafts }) },
  });
const send = <T = { id: string }>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
const call = (method: string, path: string, json?: unknown) => send(method, `/events${path}`, json);
const messages = async (id: string) =>
  (await app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id))).map(
    ({ eventType, body }) => {
      const { event } = (body as { data: { event: { title: string; status: string } } }).data;
      return { eventType, status: event.status, title: event.title };
    },
  );
const waiting = async (id: string) => (await messages(id)).map(({ status, title }) => `${status} ${title}`);
const types = async (id: string) => (await messages(id)).map(({ eventType, status }) => `${eventType} ${status}`);

describe('a webhook that does not ask for drafts', () => {
  let id: string;
  beforeEach(async () => {
    await app.db.delete(webhooks);
    await setCredits(app, owner.businessId, 50);
    id = (await hook()).body.id;
  });

  it('hears nothing of a draft that is made, changed, planned, taken back and deleted', async () => {
    const event = (await call('POST', '', eventInput())).body;
    await call('PATCH', `/${event.id}`, { title: 'Geheimer Entwurf' });
    const copy = (await call('POST', `/${event.id}/duplicate`)).body;
    await call('POST', `/${event.id}/schedule`, { scheduled_date: '2026-12-01' });
    await call('POST', `/${event.id}/withdraw`);
    for (const draft of [event, copy]) expect((await call('DELETE', `/${draft.id}`)).status).toBe(204);
    expect(await messages(id)).toEqual([]);
  });

  it('hears of it as created when it is published, and of what follows', async () => {
    const event = (await call('POST', '', eventInput())).body;
    await call('POST', `/${event.id}/publish`);
    await call('PATCH', `/${event.id}`, { title: 'Großes Quiz' });
    await call('POST', `/${event.id}/cancel`, {});
    await call('DELETE', `/${event.id}`);
    expect(await types(id)).toEqual([
      'event.created published',
      'event.updated published',
      'event.cancelled cancelled',
      'event.deleted cancelled',
    ]);
  });

  it('hears of it as created when its minute has come', async () => {
    const event = (await call('POST', '', eventInput())).body;
    await call('POST', `/${event.id}/schedule`, { scheduled_date: '2026-12-01', scheduled_time: '10:00' });
    expect(await messages(id)).toEqual([]);
    app.clock.set('2026-12-01T09:01:00Z');
    await app.handlers['publish-due-events']({});
    app.clock.set('2026-11-21T12:00:00Z');
    expect(await types(id)).toEqual(['event.created published']);
  });

  it('hears of it as created from a batch, under its name and as a date of a series', async () => {
    const draft = (await call('PUT', '/by-external-id/kasse-2', eventInput())).status;
    expect(draft).toBe(201);
    const event = eventInput({ status: 'published' });
    await send('POST', '/events/batch', { operations: [{ op: 'put', external_id: 'kasse-2', event }] });
    await send('PUT', '/events/by-external-id/kasse-1', eventInput());
    expect(await types(id)).toEqual(['event.created published']);
    await send('PUT', '/events/by-external-id/kasse-1', eventInput({ status: 'published' }));
    expect(await types(id)).toEqual(['event.created published', 'event.created published']);
    const first = (await call('POST', '', eventInput())).body;
    const series = await send('POST', '/series', { event_id: first.id, frequency: 'weekly', count: 2 });
    expect(series.status).toBe(201);
    const told = await types(id);
    expect(new Set(told)).toEqual(new Set(['event.created published']));
    expect(told.length).toBeGreaterThan(2);
  });

  it('hears of it as created when its business is verified', async () => {
    const other = await createOwner(app);
    await setCredits(app, other.businessId, 5);
    const options = { token: other.token };
    const made = await app.call<{ id: string }>('POST', '/webhooks', { ...options, json: { url } });
    await app.call('POST', '/events', { ...options, json: eventInput({ status: 'published' }) });
    expect(await messages(made.body.id)).toEqual([]);
    await verifyBusiness(app, other.businessId);
    await inTransaction(systemContext(app.deps), (tx) => publishAwaitingEvents(tx, other.businessId, new Set()));
    expect(await types(made.body.id)).toEqual(['event.created published']);
  });
});

describe('changes of a draft', () => {
  it('are one message a minute, which tells the last state, and give way to the publication', async () => {
    await setCredits(app, owner.businessId, 5);
    const { body } = await hook(true, ['event.updated']);
    const event = (await call('POST', '', eventInput())).body;
    const other = (await call('POST', '', eventInput())).body;
    for (const title of ['K', 'Kn', 'Kneipe']) await call('PATCH', `/${event.id}`, { title });
    await call('PATCH', `/${other.id}`, { title: 'Lesung' });
    expect((await waiting(body.id)).toSorted()).toEqual(['draft Kneipe', 'draft Lesung']);
    app.clock.advance({ seconds: 57 });
    await call('PATCH', `/${event.id}`, { title: 'Kneipenquiz' });
    expect(await waiting(body.id)).toContain('draft Kneipe');
    expect(await waiting(body.id)).toContain('draft Kneipenquiz');
    await call('POST', `/${event.id}/publish`);
    expect((await waiting(body.id)).toSorted()).toEqual(['draft Kneipe', 'draft Lesung', 'published Kneipenquiz']);
    app.clock.advance({ seconds: -57 });
  });

  it('are asked for, or not any more, with a change of the webhook', async () => {
    const { body } = await hook();
    expect(body).toMatchObject({ includes_drafts: false });
    const options = { token: owner.token, json: { includes_drafts: true } };
    expect((await app.call('PATCH', `/webhooks/${body.id}`, options)).body).toMatchObject({ includes_drafts: true });
  });
});
