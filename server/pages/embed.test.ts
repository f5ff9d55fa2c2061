import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedData } from '#contract/guest-pages.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { createApp } from '#server/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { agreeToAll } from '#tests/support/proposals.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let slug: string;
/** A new app per test, with empty caches. */
let site: ReturnType<typeof createApp>;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
  const [row] = await app.db
    .select({ slug: businessProfiles.slug })
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, owner.businessId));
  slug = row?.slug ?? '';
  site = createApp(app.deps);
});

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
async function data(query = '?lang=de', name = slug): Promise<EmbedData> {
  const answer = await get(`/embed/${name}.json${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as EmbedData;
}
const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown> = {}) {
  const { status, body } = await call<{ id: string; page_url: string }>('POST', '/events', {
    ...eventInput(overrides),
    status: 'published',
  });
  expect(status).toBe(201);
  return body;
}
async function saveProfile(changes: Record<string, unknown>) {
  const { body, headers } = await call('GET', '/profile');
  const answer = await app.call('PUT', '/profile', {
    token: owner.token,
    json: { ...body, ...changes, updated_at: undefined },
    headers: { 'If-Match': headers.get('etag') ?? '*' },
  });
  expect(answer.status).toBe(200);
  await agreeToAll(app, owner);
}
const publicUrl = () => app.deps.config.publicUrl;

describe('what the embed draws', () => {
  it('is what comes, soonest first, in the words of a language, with addresses that count its openings', async () => {
    const { page_url } = await publish({ title: 'Kneipenquiz' });
    const german = await data();
    expect(german).toMatchObject({ language: 'de', url: `${publicUrl()}/b/${slug}?p=2` });
    expect(german.events).toEqual([expect.objectContaining({ title: 'Kneipenquiz', url: `${page_url}?p=2` })]);
    expect(german.events[0]?.strips).toEqual([true, true, true, true, true]);
    expect(german.hours).toHaveLength(7);
    const english = await data('?lang=en');
    expect([english.language, english.words.all]).toEqual(['en', 'All events on Dabei']);
    expect((await (await get(`/embed/${slug}.json`, { 'Accept-Language': 'en' })).json()).language).toBe('en');
    expect((await (await get(`/embed/${slug}.json?lang=xx`)).json()).language).toBe('de');
  });

  it('has nothing that guests may not see', async () => {
    await call('POST', '/events', eventInput({ title: 'Entwurf' }));
    await publish({ title: 'Nur Freunde', share_public: false, share_friends: true });
    expect((await data()).events).toEqual([]);
  });

  it('changes with an event: somebody is in, it is cancelled', async () => {
    await expect.poll(() => app.deps.changes.isListening()).toBe(true);
    const { id } = await publish({ participant_type: 'limited', max_participants: 10 });
    await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'u', display_name: 'U' });
    await expect.poll(async () => (await data()).events[0]?.places).toBe('1 dabei, 9 Plätze frei');
    await call('POST', `/events/${id}/cancel`, { reason: 'Fieber.' });
    await expect
      .poll(async () => (await data()).events[0])
      .toMatchObject({ tone: 'cancelled', places: 'Abgesagt', strips: [] });
  });

  it('costs the database one reading, however many sites ask', async () => {
    await publish();
    await data();
    await expect.poll(() => app.deps.changes.isListening()).toBe(true);
    const reads = vi.spyOn(app.pool, 'query');
    const frames = () =>
      Array.from({ length: 20 }, () => get(`/embed/${slug}?theme=dark`, { 'Accept-Language': 'de' }));
    // Publishing invalidates the cache.
    await expect
      .poll(async () => {
        reads.mockClear();
        await Promise.all([...Array.from({ length: 100 }, () => data()), ...frames()]);
        return reads.mock.calls.length;
      })
      .toBe(0);
    reads.mockRestore();
  });

  it('is sent once: who has it gets 304', async () => {
    const etag = (await get(`/embed/${slug}.json`)).headers.get('etag') ?? '';
    const again = await get(`/embed/${slug}.json`, { 'If-None-Match': etag });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
  });
});

describe('a business that guests do not see', () => {
  it.each([
    ['is in review', 'pending', true],
    ['is refused', 'rejected', true],
    ['hides itself', 'verified', false],
  ] as const)('has no embed while it %s, and foreign pages may read that', async (_, verificationStatus, isVisible) => {
    await publish({ title: 'Geheim' });
    await data();
    await app.db.update(businesses).set({ verificationStatus }).where(eq(businesses.id, owner.businessId));
    await saveProfile({ is_visible: isVisible });
    await expect.poll(async () => (await get(`/embed/${slug}.json`)).status).toBe(404);
    expect((await get(`/embed/${slug}.json`)).headers.get('access-control-allow-origin')).toBe('*');
    const page = await get(`/embed/${slug}`);
    const text = await page.text();
    expect(page.status).toBe(404);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(text).toContain('Gerade hängt hier nichts.');
    expect(text).not.toMatch(/<script|geheim|<a /i);
    await verifyBusiness(app, owner.businessId);
    await saveProfile({ is_visible: true });
  });

  it.each(['niemand', '-', 'a'.repeat(100)])('or that nobody has: %s', async (name) => {
    expect((await get(`/embed/${name}.json`)).status).toBe(404);
    expect((await get(`/embed/${name}`)).status).toBe(404);
  });

  it.each(['/embed/', '/embed/A', '/embed/%00', '/embed/a%2Fb.json', `/embed/${'a'.repeat(101)}`, '/embed/a/b'])(
    'and what is no address of one may not be framed: %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('x-frame-options')]).toEqual([404, 'DENY']);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('a business with a new name', () => {
  it('is found by the code of old sites', async () => {
    const old = slug;
    await saveProfile({ display_name: 'Am neuen Anker' });
    await expect.poll(async () => (await data('', old)).url).toBe(`${publicUrl()}/b/am-neuen-anker?p=2`);
    expect((await get(`/embed/${old}`)).status).toBe(200);
  });
});

describe('the page for a frame', () => {
  it('may be framed by anybody, runs our script alone and keeps every other promise', async () => {
    const { status, headers } = await get(`/embed/${slug}`);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('passes the choices on, and nothing else that stands in its address', async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const chosen = await (
      await get(`/embed/${slug}?lang=en&theme=dark&count=2&size=small&accent=teal&hours=off`)
    ).text();
    expect(chosen).toContain(
      `<dabei-events business="${slug}" lang="en" theme="dark" count="2" size="small" accent="teal" hours="off">`,
    );
    expect(chosen).toContain('<html lang="en">');
    const names = ['lang', 'theme', 'count', 'size', 'accent', 'hours', 'business', 'onload'];
    const odd = await (await get(`/embed/${slug}?${names.map((name) => `${name}=${hostile}`).join('&')}`)).text();
    expect(odd).toContain(`<dabei-events business="${slug}" lang="de">`);
    expect(odd).not.toContain('alert');
  });

  // ASVS 1.1.2, 1.2.1.
  it('holds a hostile name as text', async () => {
    await app.db
      .update(businessProfiles)
      .set({ displayName: '</title><script>alert("x")</script>' })
      .where(eq(businessProfiles.businessId, owner.businessId));
    site = createApp(app.deps);
    const text = await (await get(`/embed/${slug}`)).text();
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;script&gt;');
  });

  // ASVS 3.4.6.
  it('is the only one: data cannot be framed, pages of guests neither', async () => {
    for (const path of [`/embed/${slug}.json`, `/b/${slug}`, `/b/${slug}.atom`]) {
      const { headers } = await get(path);
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });
});

describe('the addresses that an owner reads', () => {
  it('are those of the page, the feed and the calendar, and tell whether guests see them', async () => {
    await saveProfile({ is_visible: true });
    const { status, body } = await call('GET', '/business/page');
    const page = `${publicUrl()}/b/${slug}`;
    const expected = { is_public: true, page_url: page, feed_url: `${page}.atom` };
    expect([status, body]).toEqual([200, expect.objectContaining(expected)]);
    for (const address of [body.feed_url, body.calendar_url]) {
      expect((await get(new URL(String(address)).pathname)).status).toBe(200);
    }
    const json = { name: 'Website', scopes: ['profile:read'] };
    const { key } = (await call<{ key: string }>('POST', '/api-keys', json)).body;
    const headers = { 'X-API-Key': key };
    expect((await app.call('GET', '/business/page', { headers })).body).toEqual(body);
    await saveProfile({ is_visible: false });
    expect((await call('GET', '/business/page')).body).toMatchObject({ is_public: false, page_url: page });
    await saveProfile({ is_visible: true });
  });

  it('are not there before the business was ever public, but for the calendar', async () => {
    const stranger = await createOwner(app);
    const { body } = await app.call('GET', '/business/page', { token: stranger.token });
    const calendar = expect.stringMatching(/\/b\/[0-9a-f-]{36}\.ics$/);
    expect(body).toEqual({ is_public: false, page_url: null, feed_url: null, calendar_url: calendar });
  });
});

describe('what scripts of foreign pages may read', () => {
  const origin = { Origin: 'https://wirtshaus.example' };
  const openTo = (answer: Response) => answer.headers.get('Access-Control-Allow-Origin');

  it('are the catalogues with the public key, after a preflight', async () => {
    const key = { 'X-API-Key': app.deps.config.publicApiKey };
    for (const path of ['/api/v1/catalogue', '/api/v1/postcodes/10115']) {
      const preflight = await app.app.request(path, {
        method: 'OPTIONS',
        headers: {
          ...origin,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'x-api-key',
        },
      });
      expect([preflight.status, openTo(preflight)]).toEqual([204, '*']);
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('X-API-Key');
      expect(preflight.headers.get('Access-Control-Allow-Methods')).not.toContain('POST');
      const read = await app.app.request(path, { headers: { ...origin, ...key } });
      expect([read.status, openTo(read), read.headers.get('Access-Control-Allow-Credentials')]).toEqual([
        200,
        '*',
        null,
      ]);
    }
  });

  it('are calendar and feed under the name of the page', async () => {
    await saveProfile({ is_visible: true });
    for (const path of [`/b/${slug}.ics`, `/b/${slug}.atom`]) {
      const answer = await app.app.request(path, { headers: origin });
      expect([path, answer.status, openTo(answer)]).toEqual([path, 200, '*']);
    }
    expect(await (await get(`/b/${slug}.ics`)).text()).toContain('BEGIN:VCALENDAR');
    expect((await get('/b/nobody-here.ics')).status).toBe(404);
  });

  it('is nothing that belongs to a business', async () => {
    for (const path of ['/api/v1/events', '/api/v1/business/page', '/api/v1/app/feed']) {
      const preflight = await app.app.request(path, {
        method: 'OPTIONS',
        headers: { ...origin, 'Access-Control-Request-Method': 'GET' },
      });
      expect([path, openTo(preflight)]).toEqual([path, null]);
    }
  });
});

describe('data for foreign pages', () => {
  it('may be read by every origin, without cookies, as nothing but data', async () => {
    await saveProfile({ display_name: 'Zum Anker' });
    await publish({ title: '<img src=x onerror=alert(1)>' });
    const answer = await get(`/embed/${slug}.json`, { Origin: 'https://kneipe.example', Cookie: 'language=en' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    const body = (await answer.json()) as EmbedData;
    expect([body.language, body.events[0]?.title]).toEqual(['de', '<img src=x onerror=alert(1)>']);
  });

  // ASVS 3.4.2.
  it('is no way to the rest of ours', async () => {
    for (const path of ['/api/v1/events', '/api/v1/me', '/healthz', `/b/${slug}`]) {
      const { headers } = await get(path, { Origin: 'https://kneipe.example' });
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });
});
