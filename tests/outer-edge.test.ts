import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { readTrustedProxies } from '#server/boot/settings/trusted-proxies.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createTestPages } from '#tests/support/pages.ts';

const PUBLIC_URL = 'https://dabei.example';
const mailReportsSecret = 'a secret of the return path';
const stripe = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: null };

let app: TestApp;
let demo: ReturnType<typeof createApp>;
let product: ReturnType<typeof createApp>;

function variant(overrides: Partial<Config>) {
  const config = { ...app.deps.config, ...overrides };
  return createApp({ ...app.deps, config }, { pages: () => createTestPages(config.publicUrl) });
}

beforeAll(async () => {
  app = await createTestApp();
  demo = variant({});
  product = variant({
    mode: 'production',
    publicUrl: PUBLIC_URL,
    stripe,
    mailReportsSecret,
    trustedProxies: { hops: 1 },
  });
});
afterAll(() => app.close());

const readPaths = [
  '/',
  '/nope',
  '/pricing/',
  '/robots.txt',
  '/site.webmanifest',
  '/business/app-de.webmanifest',
  '/assets/nope.js',
  '/healthz',
  '/readyz',
  '/media/nope',
  '/api/v1/catalogue',
  '/api/v1/nope',
  '/api/v1/openapi.json',
];

describe('every answer', () => {
  // ASVS 3.4.1, 3.4.2, 3.4.4, 3.4.5, 3.4.6, 3.5.2.
  it.each(readPaths)('keeps browsers to https, from guessing types and from framing: %s', async (path) => {
    const { headers } = await product.request(`${PUBLIC_URL}${path}`);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'|default-src 'none'; sandbox/);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Resource-Policy')).toMatch(/^(same|cross)-origin$/);
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Access-Control-Allow-Origin')).toBe(path === '/api/v1/catalogue' ? '*' : null);
  });

  it.each(['/demo/mail', '/demo/mail.json', '/demo/checkout/x', '/demo/checkout/portal/demo_x'])(
    'of the demo does so too, without https: %s',
    async (path) => {
      const { headers } = await demo.request(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Strict-Transport-Security')).toBeNull();
    },
  );

  it('of the API runs nothing when it is opened as a page', async () => {
    const { headers } = await product.request('/api/v1/catalogue');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each([
    [PUBLIC_URL, true],
    ['http://localhost:3000', false],
  ])('with the chosen language is Secure where browsers see %s: %s', async (publicUrl, isSecure) => {
    const body = new URLSearchParams({ language: 'en' });
    const answer = await variant({ publicUrl }).request('http://localhost/language', { method: 'POST', body });
    expect(answer.headers.get('Set-Cookie')?.includes('Secure')).toBe(isSecure);
  });
});

describe('too large a body', () => {
  it.each([
    ['/language', 2000, 'application/x-www-form-urlencoded'],
    ['/stripe/webhook', 600_000, 'application/json'],
    ['/mail-reports', 1_100_000, 'message/rfc822'],
    ['/api/v1/auth/login', 300_000, 'application/json'],
  ])('is refused as such at %s', async (path, length, type) => {
    const bytes = new TextEncoder().encode('x'.repeat(length));
    const bodies = [bytes, new Blob([bytes]).stream()];
    for (const body of bodies) {
      const init = {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'Content-Type': type, Authorization: `Bearer ${mailReportsSecret}` },
      };
      const answer = await product.request(path, init as RequestInit);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'too_large' });
    }
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary=""', '/', ''])(
    'or one that is no form is refused by the forms of pages: %s',
    async (type) => {
      const init = { method: 'POST', body: 'nothing', headers: { 'Content-Type': type } };
      for (const path of ['/language', '/demo/checkout/portal/demo_x']) {
        expect([415, 422]).toContain((await demo.request(path, init)).status);
      }
    },
  );
});

describe("the caller's address behind a proxy", () => {
  const addressOf = async (forwarded: string | undefined, trusted = '1', remoteAddress = '::ffff:10.0.0.7') => {
    const read = clientAddress(readTrustedProxies(trusted) ?? null);
    const probe = new Hono().get('/', (c) => c.text(read(c)));
    const environment = {
      incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv6' } },
    };
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    const answer = await probe.request('/', { headers }, environment);
    return answer.text();
  };

  // ASVS 4.1.3, 15.3.4.
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('is the last that %s names', async (forwarded, address) => {
    expect(await addressOf(forwarded)).toBe(address);
  });

  it.each(['x'.repeat(8000), 'unknown', '1', '203.0.113.9:443', 'fe80::1%eth0', '203.0.113.9 x', ''])(
    "is the proxy's own when what it names is none: %j",
    async (forwarded) => {
      expect(await addressOf(forwarded)).toBe('10.0.0.7');
    },
  );

  it('is that of the connection without one', async () => {
    expect(await addressOf('203.0.113.9', '0')).toBe('10.0.0.7');
    expect(await addressOf(undefined, '2')).toBe('10.0.0.7');
  });

  const inside = '10.0.0.0/8, 2001:db8:ffff::/48 192.0.2.1';
  it.each([
    ['two proxies', '2', '203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['two proxies and a forged address', '2', '198.51.100.1, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['two proxies of which one was gone around', '2', '203.0.113.9', '203.0.113.9'],
    ['two proxies, the outer one naming nobody', '2', 'unknown, 192.0.2.1', '192.0.2.1'],
    ['networks', inside, '203.0.113.9, 192.0.2.1', '203.0.113.9'],
    [
      'networks and forged addresses, also of proxies',
      inside,
      '10.1.1.1, 192.0.2.1, 203.0.113.9, 10.9.9.9',
      '203.0.113.9',
    ],
    ['networks with IPv6 among them', inside, '2001:db8::5, 2001:db8:ffff::7', '2001:db8::5'],
    ['networks, and a caller from inside', inside, '10.2.2.2, 10.1.1.1', '10.2.2.2'],
    ['networks, and nobody named', inside, '203.0.113.9, , 10.1.1.1', '10.1.1.1'],
  ])('is the first from the right that is none of %s', async (_, trusted, forwarded, address) => {
    expect(await addressOf(forwarded, trusted)).toBe(address);
  });

  it('is that of the connection when that is none of the proxies', async () => {
    expect(await addressOf('203.0.113.9', inside, '198.51.100.7')).toBe('198.51.100.7');
  });

  it('never makes a call fail', async () => {
    const answer = await product.request('/api/v1/auth/login', {
      method: 'POST',
      headers: {
        'X-API-Key': app.deps.config.publicApiKey,
        'Content-Type': 'application/json',
        'X-Forwarded-For': 'x'.repeat(8000),
      },
      body: JSON.stringify({ email: 'nobody@anker.example', password: 'wrong' }),
    });
    expect(answer.status).toBe(401);
  });
});

describe('the demo', () => {
  const elsewhere = () => variant({ publicUrl: 'https://demo.dabei.example' });

  it.each(['localhost', 'shop.localhost:3000', '127.0.0.1:3000', '127.8.9.1', '[::1]:3000', 'demo.dabei.example'])(
    'answers at %s',
    async (host) => {
      expect((await elsewhere().request(`http://${host}/demo/mail.json`)).status).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', 'notlocalhost', '192.168.1.5', 'dabei.example'])(
    'answers nothing at %s, which may be another site that points here',
    async (host) => {
      for (const path of ['/demo/mail.json', '/', '/api/v1/catalogue']) {
        expect((await elsewhere().request(`http://${host}${path}`)).status).toBe(421);
      }
    },
  );

  it('leads back from its portal without naming a host', async () => {
    const { token } = await createOwner(app);
    const checkout = await app.call<{ url: string }>('POST', '/subscription/checkout', {
      token,
      json: { planType: 'subscription', priceAmount: 2900 },
    });
    const press = (url: string, action: string) => {
      const { pathname, search } = new URL(url);
      return app.app.request(pathname + search, { method: 'POST', body: new URLSearchParams({ action }) });
    };
    await press(checkout.body.url, 'pay');
    await app.runJobs();
    const portal = await app.call<{ url: string }>('POST', '/subscription/portal', { token });
    const location = (await press(portal.body.url, 'cancel')).headers.get('Location') ?? '';
    expect(location).not.toMatch(/^[a-z]+:|^\/\//);
    expect(new URL(location, portal.body.url).href).toBe(portal.body.url);
  });

  it.each(['/demo/checkout/portal/demo_%00', '/demo/checkout/portal/demo_a%0Ab', '/demo/checkout/%00'])(
    'does not know %s',
    async (path) => {
      const body = new URLSearchParams({ action: 'cancel' });
      expect((await demo.request(path, { method: 'POST', body })).status).toBe(404);
      expect((await demo.request(path)).status).toBe(404);
    },
  );
});
