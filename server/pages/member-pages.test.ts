import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createTestSite } from '#tests/support/pages.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';
import { createMember, memberPassword } from '#tests/support/teams.ts';

const DASHBOARD = '/business/dashboard';
const LOGIN = '/business/login';
const page = (path: string, audience?: 'member' | 'reviewer') => ({
  id: path,
  path,
  parentId: 'root',
  ...{ audience },
});
const routes = [
  page(DASHBOARD, 'member'),
  page('/business/events/:id/guests', 'member'),
  page('/business/events/:id/door', 'member'),
  page('/staging/dashboard', 'reviewer'),
  page(LOGIN),
  page('/pricing'),
  page('/503'),
] as WebBuild['routes'];

/** A page that shows its reader. */
const render: WebBuild['render'] = async (path, language, _, visit) => {
  if (!visit) return new Response(`${language} ${path} of nobody<script>ours()</script>`);
  if (visit.address.endsWith('broken')) return new Response('Unexpected Server Error', { status: 500 });
  const name = path.startsWith('/staging') ? 'review/me' : 'business';
  const headers = new Headers(visit.chosenBusiness ? { 'X-Business-Id': visit.chosenBusiness } : {});
  const read = await visit.read(new Request(`http://localhost/api/v1/${name}`, { headers }));
  return new Response(`${language} ${visit.address} ${await read.text()}`);
};

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let site: ReturnType<typeof createTestSite>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app, { companyName: 'Zum Anker' });
  site = createTestSite(app.deps, routes, render);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

async function cookieOf(email: string, password: string): Promise<string> {
  const answer = await app.call('POST', '/auth/login', { json: { email, password } });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
const open = (path: string, cookie = '', method = 'GET') => site.request(path, { method, headers: { Cookie: cookie } });

describe('the camera', () => {
  it.each([
    ['/business/events/1/door', 'camera=(self)'],
    ['/business/events/1/door?shell', 'camera=(self)'],
    ['/business/events/1/guests', 'camera=()'],
    [DASHBOARD, 'camera=()'],
    ['/pricing', 'camera=()'],
  ])('%s has %s', async (path, policy) => {
    const { headers } = await open(path, await cookieOf(owner.email, owner.password));
    expect(headers.get('Permissions-Policy')?.split(', ')[0]).toBe(policy);
  });
});

describe('a page behind the login', () => {
  it('is drawn for whom the cookie names, in their language, and kept by nobody', async () => {
    const cookie = await cookieOf(owner.email, owner.password);
    const answer = await open(`${DASHBOARD}?tab=events`, `${cookie}; language=en`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^en \/business\/dashboard\?tab=events .*"company_name":"Zum Anker"/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('vary')).toContain('Cookie');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
    expect(answer.headers.get('etag')).toBe(null);
  });

  // ASVS 3.4.3.
  it('allows other scripts with each response', async () => {
    const cookie = await cookieOf(owner.email, owner.password);
    const policies = await Promise.all(
      [1, 2].map(async () => (await open(DASHBOARD, cookie)).headers.get('content-security-policy')),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('answers HEAD like GET, without the page', async () => {
    const answer = await open(DASHBOARD, await cookieOf(owner.email, owner.password), 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('leads to the login without a cookie, and back', async () => {
    const answer = await open(`${DASHBOARD}?tab=team`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/business/login?next=%2Fbusiness%2Fdashboard%3Ftab%3Dteam',
    ]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['forged', () => `page_session=${randomBytes(32).toString('base64url')}`],
    ['empty', () => 'page_session='],
    ['far too long', () => `page_session=${'x'.repeat(5000)}`],
    ['doubled', async () => `${await cookieOf(owner.email, owner.password)}; page_session=${'x'.repeat(43)}`],
    ['of a token', async () => `page_session=${(await tokensOf()).access_token}`],
    ['of a refresh token', async () => `page_session=${(await tokensOf()).refresh_token}`],
    ['of staff', async () => (await staffCookie()).replace('review_session', 'page_session')],
  ])('leads to the login with a cookie that is %s, tells nothing, and removes it', async (_, cookie) => {
    const answer = await open(DASHBOARD, await cookie());
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/business/login?next=%2Fbusiness%2Fdashboard',
    ]);
    expect(await answer.text()).toBe('');
    expect(answer.headers.getSetCookie()).toEqual(['page_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
  });

  it('ends with the session, and when it expires', async () => {
    const tokens = await tokensOf();
    const cookie = tokens.cookie;
    expect((await open(DASHBOARD, cookie)).status).toBe(200);
    await app.call('POST', '/auth/logout', { token: tokens.access_token });
    expect((await open(DASHBOARD, cookie)).status).toBe(303);
    const other = await cookieOf(owner.email, owner.password);
    app.clock.advance({ hours: 24, seconds: 1 });
    expect((await open(DASHBOARD, other)).status).toBe(303);
  });

  it('shows a removed member nothing of the business', async () => {
    const member = await createMember(app, owner.businessId);
    const cookie = await cookieOf(member.email, memberPassword);
    expect(await (await open(DASHBOARD, cookie)).text()).toContain('Zum Anker');
    const { access_token: token } = await tokensOf();
    expect((await app.call('DELETE', `/team/${member.memberId}`, { token })).status).toBe(204);
    expect(await (await open(DASHBOARD, cookie)).text()).not.toContain('Zum Anker');
  });

  it('shows the chosen business, and none that is not one of the person', async () => {
    const stranger = await createOwner(app, { companyName: 'Fremdes Haus' });
    const cookie = await cookieOf(owner.email, owner.password);
    expect(await (await open(DASHBOARD, `${cookie}; business=${owner.businessId}`)).text()).toContain('Zum Anker');
    const foreign = await (await open(DASHBOARD, `${cookie}; business=${stranger.businessId}`)).text();
    expect(foreign).not.toContain('Fremdes Haus');
  });

  it('is never another one’s, with 200 readers at once', async () => {
    const people: { name: string; cookie: string }[] = [];
    for (let at = 0; at < 8; at += 1) {
      const person = await createOwner(app, { companyName: `Haus ${at}.` });
      people.push({ name: `Haus ${at}.`, cookie: await cookieOf(person.email, person.password) });
      await app.db.delete(rateLimits);
    }
    const asked = Array.from({ length: 200 }, (_, at) => people[at % people.length] ?? people[0]);
    const shown = await Promise.all(asked.map(async (who) => (await open(DASHBOARD, who?.cookie)).text()));
    const names = shown.map((html) => /"company_name":"([^"]+)"/.exec(html)?.[1]);
    expect(names).toEqual(asked.map((who) => who?.name));
  });

  it('of staff has a cookie of its own, in one browser with that of an owner', async () => {
    const [mine, staff] = [await cookieOf(owner.email, owner.password), await staffCookie()];
    expect((await open('/staging/dashboard', mine)).headers.get('location')).toMatch(/^\/staging\/login\?next=/);
    const both = `${mine}; ${staff}`;
    expect(await (await open('/staging/dashboard', both)).text()).toContain('"username"');
    expect(await (await open(DASHBOARD, both)).text()).toContain('Zum Anker');
  });

  it('that cannot be rendered comes without its reader, for the browser to draw', async () => {
    const answer = await open(`${DASHBOARD}?tab=broken`, await cookieOf(owner.email, owner.password));
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('/business/dashboard of nobody'),
    ]);
  });

  it('is the same for all where the worker asks for it, and public pages never look at the cookie', async () => {
    const cookie = await cookieOf(owner.email, owner.password);
    for (const path of [`${DASHBOARD}?shell`, '/pricing']) {
      const answer = await open(path, cookie);
      expect(await answer.text()).toContain('of nobody');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });
});

describe('the login', () => {
  it.each([
    ['', DASHBOARD],
    ['?next=/business/account', '/business/account'],
    ['?next=https://evil.example', DASHBOARD],
    ['?next=//evil.example', DASHBOARD],
  ])('leads on whoever has a session: %s', async (search, to) => {
    const answer = await open(LOGIN + search, await cookieOf(owner.email, owner.password));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows itself to all others, and removes what opens nothing', async () => {
    expect((await open(LOGIN)).headers.getSetCookie()).toEqual([]);
    const answer = await open(LOGIN, `page_session=${'x'.repeat(43)}`);
    expect(await answer.text()).toContain('of nobody');
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });
});

it('a browser that has no session any more has its cookie removed; another site cannot do that', async () => {
  const own = await site.request('/signed-out?of=member', { method: 'POST' });
  expect(own.headers.getSetCookie()).toEqual(['page_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
  const elsewhere = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
  expect((await site.request('/signed-out', elsewhere)).headers.getSetCookie()).toEqual([]);
});

it('while the database is away the page says so, and asks again by itself', async () => {
  const cookie = await cookieOf(owner.email, owner.password);
  const away = connectDatabase('postgres://nobody@127.0.0.1:1/nowhere', { maxConnections: 1 });
  const deps = { ...app.deps, db: away.db, reader: away.db };
  const answer = await createTestSite(deps, routes, render).request(DASHBOARD, { headers: { Cookie: cookie } });
  await away.close();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('refresh')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  // The shared page's scripts may run.
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
  expect(await answer.text()).toContain('/503 of nobody');
});

async function tokensOf() {
  const json = { email: owner.email, password: owner.password };
  const { body, headers } = await app.call<{ access_token: string; refresh_token: string }>('POST', '/auth/login', {
    json,
  });
  return { ...body, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function staffCookie(): Promise<string> {
  const { username } = await createReviewer(app);
  const { headers } = await app.call('POST', '/review/login', { json: { username, password: reviewerPassword } });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
