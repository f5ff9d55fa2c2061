import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestPageData } from '#contract/guest-pages.ts';
import { connectDatabase } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { goneEvents, pageOpens } from '#database/schema/guest-pages.ts';
import type { Deps } from '#server/context/context.ts';
import { createChangeFeed } from '#server/modules/news/stream/create-change-feed.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, setPlan, verifyBusiness } from '#tests/support/factories.ts';
import { createTestSite, renderParts } from '#tests/support/pages.ts';
import { agreeToAll } from '#tests/support/proposals.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let rendered: number;
let site: ReturnType<typeof createSite>;

/** Pages on the app's dependencies, counting renders. */
function createSite(deps: Deps = app.deps) {
  return createTestSite(deps, [], (...page) => {
    rendered += 1;
    return renderParts(...page);
  });
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  site = createSite();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await app.deps.pageOpens.flush();
  await app.db.delete(pageOpens);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
  rendered = 0;
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(path, { headers: { 'User-Agent': BROWSER, ...headers } });
async function read(path: string, headers?: Record<string, string>) {
  const response = await get(path, headers);
  const body = (await response.json()) as { language: string; data: GuestPageData };
  return { status: response.status, ...body };
}
const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown> = {}) {
  const { body } = await call<{ id: string; page_url: string }>('POST', '/events', {
    ...eventInput(overrides),
    status: 'published',
  });
  return { id: body.id, path: new URL(body.page_url).pathname };
}
const businessPath = async () => {
  const [row] = await app.db
    .select({ slug: businessProfiles.slug })
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, owner.businessId));
  return `/b/${row?.slug}`;
};

describe('the page of an event', () => {
  it('has what guests see, at the address that the API names', async () => {
    const { path } = await publish({ title: 'Größtes Quiz' });
    expect(path).toMatch(/^\/e\/[0-9a-f]{12}-groesstes-quiz$/);
    const { status, data } = await read(path);
    expect([status, data]).toEqual([200, expect.objectContaining({ kind: 'event', isOver: false, path })]);
    expect(JSON.stringify(data)).toContain('Größtes Quiz');
  });

  it('leads from its short address and from old words to the present ones, and keeps what came with them', async () => {
    const { id, path } = await publish({ title: 'Quiz' });
    await call('PATCH', `/events/${id}`, { title: 'Ratespiel' });
    const code = path.slice(3, 15);
    for (const old of [path, `/e/${code}`]) {
      const answer = await get(`${old}?p=1`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/e/${code}-ratespiel?p=1`]);
    }
  });

  it('is 404 for what guests do not see, and 410 for what they saw', async () => {
    const draft = (await call<{ page_url: string }>('POST', '/events', eventInput())).body.page_url;
    const { id, path } = await publish();
    const friends = await publish({ share_public: false, share_friends: true });
    for (const missing of [
      new URL(draft).pathname,
      friends.path,
      '/e/000000000000-quiz',
      '/e/x',
      '/e/',
      '/b/niemand',
    ]) {
      expect((await get(missing)).status, missing).toBe(404);
    }
    expect((await read('/e/000000000000-quiz')).data).toEqual({ kind: 'gone', business: null });
    expect((await get(path)).status).toBe(200);
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(eq(businesses.id, owner.businessId));
    await call('PATCH', `/events/${id}`, { title: 'Kneipenquiz!' });
    await expect.poll(async () => (await get(path)).status).toBe(404);
    await verifyBusiness(app, owner.businessId);
    await call('DELETE', `/events/${id}`);
    await expect.poll(async () => (await read(path)).status).toBe(410);
    expect((await read(path)).data).toMatchObject({ kind: 'gone', business: { display_name: expect.any(String) } });
  });

  it('is known as deleted for 400 days, then as unknown', async () => {
    const { id, path } = await publish();
    await call('DELETE', `/events/${id}`);
    const statusAfter = async (days: number) => {
      await app.db.update(goneEvents).set({ goneAt: new Date(app.clock.now().getTime() - days * 86_400_000) });
      await app.handlers['sweep-expired']({});
      app.clock.advance({ minutes: 61 });
      return (await get(path)).status;
    };
    expect([await statusAfter(399), await statusAfter(401)]).toEqual([410, 404]);
  });

  it('says when it is cancelled and when it is over, and is gone after a month', async () => {
    const { id, path } = await publish();
    await call('POST', `/events/${id}/cancel`, { reason: 'Fieber.' });
    await expect
      .poll(async () => (await read(path)).data)
      .toMatchObject({ event: { status: 'cancelled', cancel_reason: 'Fieber.' } });
    const other = await publish();
    await get(other.path);
    const before = app.clock.now();
    app.clock.set('2026-12-10T08:00:00Z');
    expect(await read(other.path)).toMatchObject({ status: 200, data: { isOver: true } });
    app.clock.set('2027-01-10T08:00:00Z');
    expect((await read(other.path)).status).toBe(410);
    app.clock.set(before.toISOString());
  });
});

describe('pages in memory', () => {
  it('are made once for many who ask at once, and anew in every language and after every change', async () => {
    const { id, path } = await publish();
    await get('/e/000000000000');
    await app.hearAll();
    rendered = 0;
    const reads = vi.spyOn(app.pool, 'query');
    const answers = await Promise.all(Array.from({ length: 200 }, () => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const count = reads.mock.calls.length;
    expect(rendered).toBe(1);
    await Promise.all(Array.from({ length: 200 }, () => get(path)));
    expect(reads.mock.calls.length).toBe(count);
    reads.mockRestore();
    expect((await read(path, { 'Accept-Language': 'en' })).language).toBe('en');
    expect((await read(`${path}?lang=en`)).language).toBe('en');
    expect(rendered).toBe(2);
    await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'u', display_name: 'U' });
    await expect
      .poll(async () => (await read(path)).data)
      .toMatchObject({ event: { participant_counts: { joined: 1 } } });
  });

  it('are anew in every process after a change in one', async () => {
    const { db, close } = connectDatabase(app.databaseUrl);
    const changes = createChangeFeed(app.databaseUrl, (error) => {
      throw error;
    });
    const other = createSite({ ...app.deps, db, changes });
    const { id, path } = await publish();
    const joined = async () => {
      const answer = await other.request(path, { headers: { 'User-Agent': BROWSER } });
      const { data } = (await answer.json()) as { data: { event: { participant_counts: { joined: number } } } };
      return data.event.participant_counts.joined;
    };
    expect(await joined()).toBe(0);
    await expect.poll(() => changes.isListening()).toBe(true);
    const joinedAndRendered = async () => {
      rendered = 0;
      return [await joined(), rendered];
    };
    await expect.poll(joinedAndRendered).toEqual([0, 0]);
    await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'u', display_name: 'U' });
    await expect.poll(joined).toBe(1);
    await changes.stop();
    await close();
  });

  it('are gone in every process within a second of a measure, and back when it is lifted', async () => {
    const { db, close } = connectDatabase(app.databaseUrl);
    const changes = createChangeFeed(app.databaseUrl, (error) => {
      throw error;
    });
    const other = createSite({ ...app.deps, db, changes });
    const { id, path } = await publish();
    const house = await businessPath();
    const token = (await createReviewer(app)).token;
    const review = (below: string, json: object) =>
      app.call<{ id: string }>('POST', `/review/businesses/${owner.businessId}/measures${below}`, { token, json });
    const statuses = async () => {
      const seen = await Promise.all(
        [path, house].map((each) => other.request(each, { headers: { 'User-Agent': BROWSER } })),
      );
      return seen.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200]);
    await expect.poll(() => changes.isListening()).toBe(true);
    await statuses();
    const facts = 'Nur Werbung.';
    const hidden = await review('', { kind: 'hide_event', ground: 'spam', facts, event_id: id });
    await expect.poll(statuses).toEqual([410, 200]);
    const houseHidden = await review('', { kind: 'hide_profile', ground: 'spam', facts });
    await expect.poll(statuses).toEqual([404, 404]);
    for (const { body } of [houseHidden, hidden]) await review(`/${body.id}/lift`, { reason: 'Ein Irrtum.' });
    await expect.poll(statuses).toEqual([200, 200]);
    await changes.stop();
    await close();
  });

  it('show what a business changes of itself, also at its own address', async () => {
    const { path } = await publish();
    const profile = await call<Record<string, unknown>>('GET', '/profile');
    const old = await businessPath();
    expect((await read(old)).data).toMatchObject({ kind: 'business' });
    await get(path);
    const { status } = await app.call('PUT', '/profile', {
      token: owner.token,
      json: { ...profile.body, display_name: 'Der neue Anker', updated_at: undefined },
      headers: { 'If-Match': profile.headers.get('etag') ?? '*' },
    });
    expect(status).toBe(200);
    expect([(await read(path)).data, await businessPath()]).toMatchObject([
      { host: { display_name: 'Zum Anker' } },
      old,
    ]);
    await agreeToAll(app, owner);
    await expect.poll(async () => (await read(path)).data).toMatchObject({ host: { display_name: 'Der neue Anker' } });
    expect(await businessPath()).toBe('/b/der-neue-anker');
    const moved = await get(old);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/b/der-neue-anker']);
    expect((await read('/b/der-neue-anker')).status).toBe(200);
  });
});

describe('the branding of a business', () => {
  it('is on its pages as long as its plan gives it', async () => {
    const { path } = await publish();
    await setPlan(app, owner.businessId, 'professional');
    await app.call('PUT', '/profile/accent', { token: owner.token, json: { accent: 'lilac' } });
    const accentsOn = async () => {
      const [event, business] = [(await read(path)).data, (await read(await businessPath())).data];
      if (event.kind !== 'event' || business.kind !== 'business') throw new Error('no pages');
      return [event.event.business.accent, event.host.accent, business.business.accent];
    };
    await expect.poll(accentsOn).toEqual(['lilac', 'lilac', 'lilac']);
    await setPlan(app, owner.businessId, 'professional', 'inactive');
    app.clock.advance({ minutes: 61 });
    expect(await accentsOn()).toEqual([null, null, null]);
  });
});

describe('the sitemap', () => {
  it('lists every page that guests may open, in both languages, and no other', async () => {
    const { path } = await publish({ title: 'Im Verzeichnis' });
    const draft = (await call<{ page_url: string }>('POST', '/events', eventInput())).body.page_url;
    const index = await (await get('/sitemap-guests.xml')).text();
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(([, part = '']) => part);
    expect(parts).toHaveLength(32);
    const texts = await Promise.all(parts.map(async (part) => (await get(part)).text()));
    const listed = [...texts.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed).toEqual(expect.arrayContaining([path, await businessPath()]));
    expect(listed).not.toContain(new URL(draft).pathname);
    expect(texts.join('')).toContain(`hreflang="en" href="${app.deps.config.publicUrl}${path}?lang=en"`);
    expect((await get('/sitemap-events-g.xml')).status).toBe(404);
    expect(await (await get('/robots.txt')).text()).toContain('/sitemap-guests.xml');
  });
});

describe('openings of pages', () => {
  it('are counted by their source, without those of programs and of browsers that fetch ahead', async () => {
    const { id, path } = await publish();
    for (const from of [path, `${path}?p=1`, `${path}?p=1`, `${path}?p=2`, await businessPath()]) await get(from);
    await get(path, { 'User-Agent': 'WhatsApp/2.23.20.0' });
    await get(path, { 'Sec-Purpose': 'prefetch' });
    await site.request(path, { method: 'HEAD', headers: { 'User-Agent': BROWSER } });
    await app.deps.pageOpens.flush();
    await get(path);
    await app.deps.pageOpens.flush();
    const rows = await app.db.select().from(pageOpens);
    const counted = rows.map(({ eventId, source, opens }) => [eventId === id, source, opens]).sort();
    expect(counted).toEqual([
      [false, 'link', 1],
      [true, 'embed', 1],
      [true, 'link', 2],
      [true, 'qr', 2],
    ]);
  });
});
