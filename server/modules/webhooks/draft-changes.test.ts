import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookDeliveries } from '#database/schema/webhooks.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits } from '#tests/support/factories.ts';

const url = 'https://shop.example/hooks';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());

describe('changes of a draft', () => {
  const hook = (includes_drafts?: boolean) =>
    app.call<{ id: string }>('POST', '/webhooks', {
      token: owner.token,
      json: { url, event_types: ['event.updated'], ...(includes_drafts === undefined ? {} : { includes_drafts }) },
    });
  const call = (method: string, path: string, json?: unknown) =>
    app.call<{ id: string }>(method, `/events${path}`, { token: owner.token, json });
  const waiting = async (id: string) =>
    (await app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id))).map(({ body }) => {
      const { event } = (body as { data: { event: { title: string; status: string } } }).data;
      return `${event.status} ${event.title}`;
    });

  it('are told to nobody who has not asked, and its publication is', async () => {
    await setCredits(app, owner.businessId, 5);
    const { body } = await hook();
    const event = (await call('POST', '', eventInput())).body;
    await call('PATCH', `/${event.id}`, { title: 'Quiz' });
    expect(await waiting(body.id)).toEqual([]);
    await call('POST', `/${event.id}/publish`);
    expect(await waiting(body.id)).toEqual(['published Quiz']);
    await call('PATCH', `/${event.id}`, { title: 'Großes Quiz' });
    expect(await waiting(body.id)).toEqual(['published Quiz', 'published Großes Quiz']);
  });

  it('are one message a minute, which tells the last state, and give way to the publication', async () => {
    await setCredits(app, owner.businessId, 5);
    const { body } = await hook(true);
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
