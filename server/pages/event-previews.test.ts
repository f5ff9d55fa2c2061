import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GuestPageData } from '#contract/guest-pages.ts';
import { businesses } from '#database/schema/businesses.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';
import { createReviewer, settleDecisions } from '#tests/support/reviewers.ts';

type EventBody = { id: string; page_url: string };

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let site: ReturnType<typeof createTestSite>;
beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app);
  await setCredits(app, owner.businessId, 20);
});

const call = <T = { url: string }>(method: string, path: string, json?: unknown, token = owner.token) =>
  app.call<T>(method, path, { token, json });
async function publish(overrides: Record<string, unknown> = {}) {
  const { body } = await call<EventBody>('POST', '/events', eventInput({ status: 'published', ...overrides }));
  return body;
}
async function previewOf(id: string) {
  const { body } = await call('GET', `/events/${id}/preview`);
  return body.url.slice(app.deps.config.publicUrl.length);
}
const get = (path: string) => site.request(path);
const setStatus = (verificationStatus: 'pending' | 'rejected') =>
  app.db.update(businesses).set({ verificationStatus }).where(eq(businesses.id, owner.businessId));
/** Expects a preview to be gone. */
async function expectEnded(path: string) {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, path.split('?')[0]]);
}

describe('the preview of an event in review', () => {
  it('shows it as guests will see it, with a secret that leaves nothing behind', async () => {
    const event = await publish({ title: 'Kneipenquiz' });
    const path = await previewOf(event.id);
    expect(path).toMatch(/^\/e\/[0-9a-f]{12}-kneipenquiz\?preview=[\w-]{43}$/);
    const answer = await get(path);
    const { path: rendered, data } = (await answer.json()) as { path: string; data: GuestPageData };
    expect([answer.status, rendered]).toEqual([200, path]);
    expect(data).toMatchObject({ kind: 'event', isPreview: true, event: { title: 'Kneipenquiz' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect((await get(new URL(event.page_url).pathname)).status).toBe(404);
  });

  it('opens by its own secret only', async () => {
    const [one, other] = [await publish(), await publish({ title: 'Stullenabend' })];
    const [path, secret] = (await previewOf(one.id)).split('=');
    const foreign = (await previewOf(other.id)).split('=')[1];
    for (const wrong of [foreign, '', 'x', secret?.slice(1), one.id]) await expectEnded(`${path}=${wrong}`);
  });

  it('leads to the page once guests see it', async () => {
    const event = await publish();
    const path = await previewOf(event.id);
    const rita = await createReviewer(app, 'rita');
    await app.call('POST', `/review/businesses/${owner.businessId}/verify`, { token: rita.token, json: {} });
    await settleDecisions(app);
    expect((await call('GET', `/events/${event.id}/preview`)).body).toEqual({ url: null });
    const answer = await get(path);
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([302, 'no-referrer']);
    expect((await get(answer.headers.get('location') ?? '')).status).toBe(200);
  });

  it('ends when the event is withdrawn or deleted, and while the business is rejected', async () => {
    const event = await publish();
    const path = await previewOf(event.id);
    await setStatus('rejected');
    await expectEnded(path);
    await setStatus('pending');
    expect((await get(path)).status).toBe(200);
    await call('POST', `/events/${event.id}/withdraw`);
    await expectEnded(path);
    await call('POST', `/events/${event.id}/publish`);
    expect((await get(path)).status).toBe(200);
    await call('DELETE', `/events/${event.id}`);
    await expectEnded(path);
  });

  it('is for events that guests will see', async () => {
    const draft = await call<EventBody>('POST', '/events', eventInput());
    const unshared = await publish({ share_public: false });
    for (const { id } of [draft.body, unshared]) {
      expect((await call('GET', `/events/${id}/preview`)).body).toEqual({ url: null });
    }
  });

  it('is for members who may publish: no key, no other business', async () => {
    const event = await publish();
    const path = `/events/${event.id}/preview`;
    const other = await createOwner(app);
    expect((await call('GET', path, undefined, other.token)).status).toBe(404);
    await verifyBusiness(app, owner.businessId);
    const json = { name: 'Kasse', scopes: apiKeyScopes };
    const key = await app.call<{ secret: string }>('POST', '/api-keys', { token: owner.token, json });
    const answer = await app.call('GET', path, { headers: { 'X-API-Key': key.body.secret } });
    expect(answer.status).toBe(401);
  });
});
