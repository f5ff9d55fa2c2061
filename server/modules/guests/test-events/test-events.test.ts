import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses } from '#database/schema/businesses.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { webhookDeliveries } from '#database/schema/webhooks.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, setPlan, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

const TITLE = 'Geheimprobe Zwölf';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let keys: { test: string; live: string };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
  await setPlan(app, owner.businessId, 'professional');
  keys = { test: await makeKey(true), live: await makeKey(false) };
  await app.runJobs();
});

async function makeKey(test: boolean): Promise<string> {
  const json = { name: test ? 'Probe' : 'Kasse', test, scopes: apiKeyScopes };
  const { status, body } = await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json });
  expect(status).toBe(201);
  return body.key;
}

type Made = { id: string; page_url: string; business_id: string };
const callWith = <T = Record<string, unknown>>(key: string, method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { json, headers: { 'X-API-Key': key } });

/** Everything that costs credits or notifies somebody. */
const everything = { title: TITLE, status: 'published', featured_event: true, push_notification: true };

async function publish(overrides: Record<string, unknown> = {}): Promise<Made> {
  const { status, body } = await callWith<Made>(
    keys.test,
    'POST',
    '/events',
    eventInput({ ...everything, ...overrides }),
  );
  expect([status, body]).toMatchObject([201, { test: true, credits_spent: 0 }]);
  return body;
}

const ledger = () => app.db.$count(creditEntries, eq(creditEntries.businessId, owner.businessId));
const all = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows;

describe('a test key', () => {
  it('is told apart at a glance, and works where a live one does', async () => {
    expect(keys.test).toMatch(/^dabei_test_[\w-]{43}$/);
    const list = await app.call('GET', '/api-keys', { token: owner.token });
    expect(list.body).toMatchObject({ data: [{ test: false }, { test: true, prefix: keys.test.slice(0, 17) }] });
    const made = await publish();
    expect(made.business_id).toBe(testIdOf(owner.businessId));
    expect((await callWith(keys.test, 'GET', '/events')).body).toMatchObject({ data: [{ id: made.id, test: true }] });
    const changed = await callWith(keys.test, 'PATCH', `/events/${made.id}`, { capacity: null, title: `${TITLE} b` });
    expect(changed.body).toMatchObject({ test: true, credits_spent: 0, status: 'published' });
    expect((await callWith(keys.test, 'GET', '/profile')).status).toBe(200);
    expect((await callWith(keys.live, 'POST', '/events', eventInput())).body).toMatchObject({ test: false });
    expect((await callWith(keys.live, 'GET', `/events/${made.id}`)).status).toBe(404);
    expect((await callWith(keys.test, 'GET', '/team')).body).toMatchObject({ code: 'permission_missing' });
  });

  it('is nobody in person, whoever is signed in beside it', async () => {
    const headers = { 'X-API-Key': keys.test };
    const { token } = owner;
    expect((await app.call('POST', '/events', { token, headers, json: eventInput() })).body).toMatchObject({
      test: true,
    });
    const named = { ...headers, 'X-Business-Id': owner.businessId };
    expect((await app.call('GET', '/events', { headers: named })).body).toMatchObject({ total: 1 });
    for (const path of ['/team', '/business', '/test-events'])
      expect((await app.call('GET', path, { token, headers })).body).toMatchObject({ code: 'permission_missing' });
  });

  it('spends no credits and mails nobody: publishing, scheduling, a series, a push', async () => {
    const before = { ledger: await ledger(), mails: (await app.mails()).length };
    const quote = await callWith(keys.test, 'POST', '/events/quote', { tariff: 'standard', featured_event: true });
    expect(quote.body).toMatchObject({ items: [], total: 0, is_affordable: true });
    await publish();
    const later = { ...everything, publish_type: 'scheduled', scheduled_date: '2026-11-23', event_date: '2026-12-05' };
    const planned = await callWith<Made>(keys.test, 'POST', '/events', eventInput(later));
    expect(planned.body).toMatchObject({ status: 'scheduled', credits_reserved: 0, test: true });
    const draft = await callWith<Made>(keys.test, 'POST', '/events', eventInput({ title: TITLE }));
    const series = await callWith(keys.test, 'POST', '/series', {
      event_id: draft.body.id,
      frequency: 'weekly',
      count: 3,
    });
    expect(series.status).toBe(201);
    app.clock.advance({ days: 3 });
    await app.handlers['publish-due-events']({});
    await app.handlers['roll-series-over']({});
    await app.handlers['send-due-pushes']({});
    await app.runJobs();
    const [published] = await app.db.select().from(events).where(eq(events.id, planned.body.id));
    expect(published).toMatchObject({ status: 'published', creditsSpent: 0 });
    expect({ ledger: await ledger(), mails: (await app.mails()).length }).toEqual(before);
    expect((await callWith(keys.test, 'GET', '/credits/balance')).body).toMatchObject({ balance: 0 });
    app.clock.set('2026-11-21T12:00:00Z');
  });

  it('tells only webhooks of its own mode', async () => {
    const hook = (test: boolean) =>
      app.call<{ id: string }>('POST', '/webhooks', { token: owner.token, json: { url: 'https://a.example/h', test } });
    const [live, test] = [(await hook(false)).body, (await hook(true)).body];
    expect([live, test]).toMatchObject([{ test: false }, { test: true }]);
    await publish();
    await callWith(keys.live, 'POST', '/events', eventInput({ status: 'published' }));
    const read = (key: string, id: string) =>
      callWith<{ data: { event_type: string }[] }>(key, 'GET', `/webhooks/${id}/messages`);
    expect(await read(keys.test, test.id)).toMatchObject({
      status: 200,
      body: { data: [{ event_type: 'event.created' }] },
    });
    expect((await read(keys.live, test.id)).status).toBe(404);
    expect((await read(keys.test, live.id)).status).toBe(404);
    const stranger = await createOwner(app);
    const foreign = await app.call<{ id: string }>('POST', '/webhooks', {
      token: stranger.token,
      json: { url: 'https://a.example/h', test: true },
    });
    expect((await read(keys.test, foreign.body.id)).status).toBe(404);
    const told = await app.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);
    expect(told.map(({ webhookId, body }) => [webhookId, (body as { data: { event: Made } }).data.event])).toEqual([
      [test.id, expect.objectContaining({ test: true })],
      [live.id, expect.objectContaining({ test: false })],
    ]);
  });
});

describe('what a test key makes', () => {
  it('is in no answer to anybody else, whatever is read by whom', async () => {
    const { id, page_url: pageUrl, business_id: testId } = await publish();
    const guest = { user_id: id, display_name: TITLE };
    expect((await callWith(keys.test, 'POST', `/test-events/${id}/participants`, guest)).status).toBe(201);
    const gone = await publish();
    await callWith(keys.test, 'POST', `/events/${gone.id}/cancel`, { reason: TITLE });
    await callWith(keys.test, 'DELETE', `/events/${gone.id}`);
    const withdrawn = await publish();
    await callWith(keys.test, 'POST', `/events/${withdrawn.id}/withdraw`);
    await app.runJobs();
    const stranger = await createOwner(app);
    const { publicApiKey, appServiceKey } = app.deps.config;
    const bearer = (token: string) => ({ 'X-API-Key': publicApiKey, Authorization: `Bearer ${token}` });
    const readers: Record<string, Record<string, string>> = {
      visitor: { 'X-API-Key': publicApiKey },
      app: { 'X-API-Key': appServiceKey ?? '' },
      owner: bearer(owner.token),
      live: { 'X-API-Key': keys.live },
      stranger: bearer(stranger.token),
      reviewer: bearer((await createReviewer(app)).token),
    };
    const secrets = [TITLE, id, testId, gone.id, withdrawn.id, new URL(pageUrl).pathname.slice(3, 15)];
    const queries = ['', '?q=Geheimprobe', '?wait=0&after=0'];
    const reads = Object.values(routes).filter(
      ({ method, operationId }) => method === 'get' && !['listTestEvents', 'listTestGuests'].includes(operationId),
    );
    const leaks: string[] = [];
    let answered = 0;
    for (const [reader, headers] of Object.entries(readers)) {
      await app.db.delete(rateLimits);
      for (const { path, operationId } of reads) {
        for (const value of path.includes('{') ? [id, testId, gone.id] : ['']) {
          for (const query of queries) {
            const response = await app.app.request(`/api/v1${path.replaceAll(/\{\w+\}/g, value)}${query}`, { headers });
            if (response.headers.get('Content-Type')?.includes('event-stream')) {
              await response.body?.cancel();
              continue;
            }
            const answer = await response.text();
            // The response repeats the requested id.
            const text = operationId === 'readPerson' ? answer.replace(`"user_id":"${value}"`, '') : answer;
            if (response.ok) answered += 1;
            if (secrets.some((secret) => text.includes(secret))) leaks.push(`${reader}: ${operationId}${query}`);
          }
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(60);

    const site = createTestSite(app.deps);
    const { pathname } = new URL(pageUrl);
    const goneAt = new URL(gone.page_url).pathname;
    for (const address of [pathname, goneAt, `${pathname}.ics`, `/b/${testId}`, `/b/${testId}.ics`, `/embed/${testId}`])
      expect([address, (await site.request(address)).status]).toEqual([address, 404]);
    for (let digit = 0; digit < 16; digit++) {
      const map = await site.request(`/sitemap-guests-${digit.toString(16)}.xml`);
      expect(await map.text()).not.toContain(pathname);
    }
  });

  it('cannot be joined, seen or counted by the app', async () => {
    const { id } = await publish();
    const person = { user_id: 'guest-1', display_name: 'Ute' };
    expect((await callAsApp(app, 'POST', `/events/${id}/participants`, person)).status).toBe(404);
    expect((await callAsApp(app, 'POST', `/events/${id}/views`)).status).toBe(404);
    expect((await callAsApp(app, 'DELETE', `/events/${id}/participants`, person)).status).toBe(404);
  });

  it('stands in no table that guests, the app or the ledger read, and no table would take it', async () => {
    const { id, business_id: testId } = await publish();
    await app.handlers['prove-guest-view']({});
    for (const table of [
      'guest_events',
      'guest_businesses',
      'app_changes',
      'notices',
      'credit_accounts',
      'credit_entries',
      'gone_events',
      'event_views',
      'business_slugs',
      'team_members',
    ]) {
      const rows = await all(sql`select 1 from ${sql.identifier(table)} where business_id = ${testId}`);
      expect([table, rows]).toEqual([table, []]);
    }
    const refused = { cause: { code: '23514' } };
    await expect(
      app.db.update(businesses).set({ verificationStatus: 'verified' }).where(eq(businesses.id, testId)),
    ).rejects.toMatchObject(refused);
    await expect(
      app.db.update(businesses).set({ testOf: null }).where(eq(businesses.id, testId)),
    ).rejects.toMatchObject(refused);
    await expect(
      app.db.execute(
        sql`insert into app_changes (type, business_id, event_id, created_at) values ('event.published', ${testId}, ${id}, now())`,
      ),
    ).rejects.toMatchObject(refused);
  });

  it('has guests whom its owner plays, by the rules of real ones', async () => {
    const { body: hook } = await app.call<{ id: string }>('POST', '/webhooks', {
      token: owner.token,
      json: { url: 'https://a.example/h', test: true },
    });
    const { id } = await publish({ max_participants: 5, waiting_list: true });
    const path = `/test-events/${id}/participants`;
    const join = (name: string, size: number) =>
      callWith(keys.test, 'POST', path, { user_id: name, display_name: name, party_size: size });
    expect((await join('ute', 5)).body).toMatchObject({ status: 'joined', party_size: 5 });
    expect((await join('kim', 1)).body).toMatchObject({ status: 'waiting' });
    expect(await join('ada', 6)).toMatchObject({ status: 422, body: { code: 'party_too_large' } });
    expect((await app.call('DELETE', `${path}/ute`, { token: owner.token })).body).toMatchObject({ status: 'left' });
    const { body } = await app.call('GET', path, { token: owner.token });
    expect(body).toMatchObject({ data: [{ user_id: 'ute' }, { user_id: 'kim', status: 'offered' }] });
    const answer = { answer: 'accept' };
    expect((await callWith(keys.test, 'POST', `${path}/kim/offer`, answer)).body).toMatchObject({ status: 'joined' });
    const told = await app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, hook.id));
    expect(told.map(({ eventType }) => eventType)).toEqual(
      expect.arrayContaining(['participant.joined', 'participant.left']),
    );

    const stranger = await createOwner(app);
    for (const call of [
      () => app.call('GET', path, { token: stranger.token }),
      () => app.call('POST', path, { token: stranger.token, json: { user_id: 'x', display_name: 'x' } }),
      () => app.call('DELETE', `${path}/kim`, { token: stranger.token }),
    ])
      expect((await call()).status).toBe(404);
    const real = await callWith<Made>(keys.live, 'POST', '/events', eventInput({ status: 'published' }));
    expect(
      (
        await callWith(keys.test, 'POST', `/test-events/${real.body.id}/participants`, {
          user_id: 'x',
          display_name: 'x',
        })
      ).status,
    ).toBe(404);
    const draft = await callWith<Made>(keys.test, 'POST', '/events', eventInput());
    expect(
      await callWith(keys.test, 'POST', `/test-events/${draft.body.id}/participants`, {
        user_id: 'x',
        display_name: 'x',
      }),
    ).toMatchObject({ status: 409, body: { code: 'event_state' } });
    expect((await callAsApp(app, 'GET', '/people/kim/events')).body).toMatchObject({ data: [] });

    // Cancelled, ended or removed test events do not reach the app.
    expect((await callWith(keys.test, 'POST', `/events/${id}/cancel`, { reason: 'Probe' })).status).toBe(200);
    app.clock.advance({ days: 30 });
    await app.handlers['end-cancellations']({});
    app.clock.set('2026-11-21T12:00:00Z');
    expect((await app.call('DELETE', '/test-events', { token: owner.token })).status).toBe(204);
  });

  it('is listed for its owner alone, and removed all at once', async () => {
    const { id } = await publish();
    const live = await callWith<Made>(keys.live, 'POST', '/events', eventInput());
    const listed = () => app.call<{ data: Made[]; total: number }>('GET', '/test-events', { token: owner.token });
    expect((await listed()).body).toMatchObject({ total: 1, data: [{ id, title: TITLE, status: 'published' }] });
    const stranger = await createOwner(app);
    expect((await app.call('GET', '/test-events', { token: stranger.token })).body).toMatchObject({ total: 0 });
    expect((await app.call('DELETE', '/test-events', { token: stranger.token })).status).toBe(204);
    expect((await listed()).body.total).toBe(1);
    expect((await app.call('DELETE', '/test-events', { token: owner.token })).status).toBe(204);
    expect((await listed()).body.total).toBe(0);
    expect((await callWith(keys.live, 'GET', `/events/${live.body.id}`)).status).toBe(200);
    const deletions = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'test_events_deleted'));
    expect(deletions.filter(({ businessId }) => businessId === owner.businessId)).toHaveLength(1);
    expect(deletions.filter(({ businessId }) => businessId === stranger.businessId)).toHaveLength(0);
    await publish();
  });

  it('goes with the account', async () => {
    const { business_id: testId } = await publish();
    const json = { password: owner.password };
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    expect((await app.call('DELETE', '/account', { token: owner.token, json })).status).toBe(204);
    await app.runJobs();
    expect(await app.db.$count(events, eq(events.businessId, testId))).toBe(0);
    const [side] = await app.db.select().from(businesses).where(eq(businesses.id, testId));
    expect(side).toMatchObject({ companyName: '', address: '', closedAt: expect.any(Date) });
  });
});
