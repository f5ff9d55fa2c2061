import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { mountPages } from '#server/pages/create-pages.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import { testSite } from '#tests/support/pages.ts';

const SCRIPT = 'document.title="x"';
const HOUR_MS = 60 * 60 * 1000;

let rendered: string[];
let now: number;
let status: number;

function createTestPages({ isDemo = false, isLive = false } = {}) {
  const route = (id: string, path: string) => ({ id, path, parentId: 'root' });
  const routes = [
    { id: 'root', path: '' },
    route('home', '/'),
    route('pricing', 'pricing'),
    route('invite', 'invite/:id'),
    route('demo', 'demo/app'),
    route('rest', '*'),
    { id: 'alias', path: '/prices', aliasOf: '/pricing' },
  ];
  const web: Pick<WebBuild, 'routes' | 'render' | 'isLive'> = {
    routes,
    isLive,
    render: async (path, language) => {
      rendered.push(`${language} ${path}`);
      const html = `<html lang="${language}"><script>${SCRIPT}</script><script type="application/json">{}</script>${path}</html>`;
      return new Response(html, { status: path === '/404' ? 404 : status });
    },
  };
  const site = testSite('https://dabei.example', isDemo);
  return mountPages({ web, serveAsset: async () => undefined, site, now: () => new Date(now) });
}

let pages: ReturnType<typeof createTestPages>;

beforeEach(() => {
  rendered = [];
  now = 0;
  status = 200;
  pages = createTestPages();
});

test.each([
  ['/pricing?lang=en', 'de', 'en'],
  ['/pricing?lang=de', 'en', 'de'],
  ['/pricing?lang=fr', 'en', 'en'],
])('%s is sent in the language it names, before that of the browser', async (path, browser, expected) => {
  const answer = await pages.request(path, { headers: { 'Accept-Language': browser, Cookie: 'language=' } });
  expect([answer.headers.get('Content-Language'), rendered]).toEqual([expected, [`${expected} /pricing`]]);
});

test('another address of a page is answered with that page', async () => {
  for (const path of ['/pricing', '/prices']) expect(await (await pages.request(path)).text()).toContain('/pricing');
  expect(rendered).toEqual(['de /pricing']);
});

test('a page that changes while the process runs is rendered for each request, and not packed', async () => {
  pages = createTestPages({ isLive: true });
  for (const _ of [1, 2]) {
    const answer = await pages.request('/pricing', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe(null);
  }
  expect(rendered).toEqual(['de /pricing', 'de /pricing']);
});

test('a page is rendered once per language and then kept', async () => {
  for (const language of ['de', 'en', 'de', 'en']) {
    const answer = await pages.request('/pricing?utm=1', { headers: { 'Accept-Language': language } });
    expect(await answer.text()).toContain(`lang="${language}"`);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toContain('Cookie, Accept-Language');
  }
  expect(rendered).toEqual(['de /pricing', 'en /pricing']);
});

test('a form that is sent before its script has arrived leads back to its page, anything else nowhere', async () => {
  const send = (path: string) => pages.request(path, { method: 'POST', body: new URLSearchParams({ password: 'x' }) });
  const answer = await send('/invite/7?code=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/invite/7?code=1']);
  for (const path of ['/nowhere', '/demo/app', '/e/x']) expect((await send(path)).status).toBe(404);
  expect(rendered).toEqual([]);
});

test('pages below /demo/ are there in the demo only, and elsewhere like any unknown address', async () => {
  for (const path of ['/demo/app', '/demo/app/']) {
    const answer = await pages.request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    expect(await answer.text()).toContain('/404');
  }
  expect(rendered).toEqual(['de /404']);
  const demo = await createTestPages({ isDemo: true }).request('/demo/app');
  expect([demo.status, rendered.at(-1)]).toEqual([200, 'de /demo/app']);
});

test('a page is rendered anew after an hour', async () => {
  await pages.request('/');
  now = HOUR_MS;
  await pages.request('/');
  expect(rendered).toHaveLength(2);
});

test('two visitors at once cost one rendering', async () => {
  await Promise.all([pages.request('/'), pages.request('/')]);
  expect(rendered).toHaveLength(1);
});

test('a browser that has the page gets 304 without a body', async () => {
  const etag = (await pages.request('/')).headers.get('etag') ?? '';
  const again = await pages.request('/', { headers: { 'If-None-Match': `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const changed = await pages.request('/', { headers: { 'If-None-Match': etag, Cookie: 'language=en' } });
  expect(changed.status).toBe(200);
});

test('pages are compressed for those who ask', async () => {
  const answer = await pages.request('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('lang="de"');
});

test.each([
  ['br;q=0', null],
  ['br ; q=0.0, gzip', 'gzip'],
  ['br;q=1.0', 'br'],
  ['gzip ;q=0.5', 'gzip'],
  ['brotli', null],
])('the browser that sends %s gets the encoding %s', async (accepted, encoding) => {
  const answer = await pages.request('/', { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
});

test('all missing addresses share one rendering and answer 404', async () => {
  for (const path of ['/nope', '/nope/2', '/Pricing', '/assets', '/__proto__']) {
    expect((await pages.request(path)).status).toBe(404);
  }
  expect(rendered).toEqual(['de /404']);
  const known = (await pages.request('/nope')).headers.get('etag') ?? '';
  expect((await pages.request('/nope', { headers: { 'If-None-Match': known } })).status).toBe(404);
});

test('all addresses of one pattern share one rendering, which is not of any of them', async () => {
  for (const path of ['/invite/1', '/invite/2', `/invite/${'x'.repeat(2000)}`, '/invite/1']) {
    const answer = await pages.request(path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('/invite/:id')]);
  }
  expect(rendered).toEqual(['de /invite/:id']);
});

test('a page that breaks is shown but not kept', async () => {
  status = 500;
  const broken = await pages.request('/');
  expect([broken.status, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
  status = 200;
  expect((await pages.request('/')).status).toBe(200);
});

test('robots are shown the map of all pages', async () => {
  expect(await (await pages.request('/robots.txt')).text()).toContain('Sitemap: https://dabei.example/sitemap.xml');
});

test('a closing slash leads to the address without it', async () => {
  const answer = await pages.request('/pricing/?a=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/pricing?a=1']);
  expect((await pages.request('//evil.example/')).status).toBe(404);
  const odd = await pages.request('/invite/%0Aü/');
  expect([odd.status, odd.headers.get('location')]).toEqual([308, '/invite/%0A%C3%BC']);
});

// ASVS 1.2.3, 1.3.2, 3.4.3, 14.2.3.
test('the policy allows exactly the scripts that stand in the page', async () => {
  const policy = (await pages.request('/')).headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('without scripts the language form remembers the choice and goes back', async () => {
  const body = new URLSearchParams({ language: 'en' });
  const headers = { Referer: 'https://dabei.example/pricing?a=1' };
  const answer = await pages.request('/language', { method: 'POST', body, headers });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pricing?a=1']);
  expect(answer.headers.get('set-cookie')).toContain('language=en');
});

test.each(['https://evil.example//evil.example', 'nonsense', ''])(
  'the language form never leaves the site: %s',
  async (referer) => {
    const body = new URLSearchParams({ language: 'klingon' });
    const answer = await pages.request('/language', { method: 'POST', body, headers: { Referer: referer } });
    expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual(['/', null]);
  },
);
