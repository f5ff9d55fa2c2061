import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { serveApp } from '#tests/support/serve-app.ts';

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await createTestApp();
  token = (await createOwner(app)).token;
});
afterAll(() => app.close());

const raw = (path: string, init: RequestInit) =>
  app.app.request(path, { ...init, headers: { 'X-API-Key': app.deps.config.publicApiKey, ...init.headers } });

describe('every answer', () => {
  // ASVS 4.1.1.
  it("that is an error is problem+json with an id of ours, never the caller's", async () => {
    const response = await raw('/api/v1/nowhere', { headers: { 'X-Request-Id': 'abc-123' } });
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    const id = response.headers.get('X-Request-Id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toMatchObject({
      type: '/api#not_found',
      title: 'Unknown, or not yours',
      status: 404,
      code: 'not_found',
      request_id: id,
    });
  });

  it.each([
    '/me',
    '/business',
    '/profile',
    '/subscription',
    '/credits/balance',
    '/business/verification',
    '/catalogue',
  ])('of %s carries a tag, and is not sent again while it is the same', async (path) => {
    const read = (headers: Record<string, string>) => app.call('GET', path, { token, headers });
    const tag = (await read({})).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^".+"$/);
    expect((await read({ 'If-None-Match': tag })).status).toBe(304);
  });

  // ASVS 14.2.2, 14.3.2.
  it('is never kept by a cache', async () => {
    const response = await raw('/api/v1/catalogue', {});
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a call without credentials', () => {
  it.each([
    ['no key', {}],
    ['a wrong key', { 'X-API-Key': 'dabei_sk_wrong' }],
    ['a wrong key as bearer', { Authorization: 'Bearer dabei_sk_wrong' }],
  ])('learns how to send a key: %s', async (_, headers) => {
    const answer = await app.app.request('/api/v1/events', { headers });
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="api"']);
    const problem = (await answer.json()) as Record<string, string>;
    expect(problem).toMatchObject({ code: 'invalid_api_key', detail: expect.stringContaining('X-API-Key') });
    expect(problem.detail).not.toBe(problem.title);
  });

  it('learns that a token is missing where a person must be signed in', async () => {
    const answer = await raw('/api/v1/me', {});
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="api"']);
  });
});

describe('input', () => {
  it('with a wrong method answers 405 and names the right ones', async () => {
    const response = await raw('/api/v1/events', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, POST');
  });

  // ASVS 13.4.4.
  it('with TRACE is refused, and echoes nothing', async () => {
    const { address, close } = await serveApp(app);
    const sent = request(`${address}/api/v1/events`, { method: 'TRACE', headers: { 'X-Echo': 'secret' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([404, 405, 501]).toContain(answer.statusCode);
    expect(await text(answer)).not.toContain('secret');
    close();
  });

  it.each(['http://localhost//healthz', 'http://localhost/api/v1//catalogue', 'http://localhost/healthz//'])(
    'with an empty part in its path is refused: %s',
    async (address) => {
      expect((await raw(address, {})).status).toBe(404);
    },
  );

  it.each([
    ['broken JSON', 'application/json', '{"email":', 400],
    ['nothing', 'application/json', '', 400],
    ['a form', 'application/x-www-form-urlencoded', 'email=a', 415],
    ['a list', 'application/json', '[]', 422],
    ['null', 'application/json', 'null', 422],
    ['too much', 'application/json', JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
  ])('that is %s is refused', async (_, type, body, status) => {
    const response = await raw('/api/v1/auth/login', { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(response.status).toBe(status);
  });

  it('is looked at only after the caller was', async () => {
    const response = await raw('/api/v1/events', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{bad',
    });
    expect(response.status).toBe(401);
  });

  it('refuses an Idempotency-Key without end', async () => {
    const answer = await app.call('POST', '/events', {
      token,
      json: {},
      headers: { 'Idempotency-Key': 'x'.repeat(201) },
    });
    expect(answer.status).toBe(422);
  });
});

describe('a fault of ours', () => {
  // ASVS 13.4.2, 16.5.1.
  it('answers 500 without saying what broke', async () => {
    const { createApp } = await import('#server/app.ts');
    const broken = createApp({
      ...app.deps,
      rateLimits: { ...app.deps.rateLimits, consume: () => Promise.reject(new Error('secret detail')) },
    });
    const response = await broken.request('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'X-API-Key': app.deps.config.publicApiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'x' }),
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
  });
});

describe('operations', () => {
  it('tell that the process lives and reaches its database', async () => {
    expect((await app.app.request('/healthz')).status).toBe(200);
    expect((await app.app.request('/readyz')).status).toBe(200);
  });

  it('tell whoever restarts processes that this one gets no connection any more', async () => {
    const { createApp } = await import('#server/app.ts');
    const stuck = createApp(app.deps, { isStuck: () => true });
    expect((await stuck.request('/healthz')).status).toBe(503);
  });

  it('publish the OpenAPI document without a key', async () => {
    const response = await app.app.request('/api/v1/openapi.json');
    expect(await response.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/events': { post: { operationId: 'createEvent' } } },
    });
  });

  it('publish that of the consumer app beside it, and those of our own screens not at all', async () => {
    const ofApp = await (await app.app.request('/api/v1/openapi-app.json')).json();
    expect(Object.keys(ofApp.paths).filter((path) => !path.startsWith('/app/'))).toEqual([]);
    const events = await (await app.app.request('/api/v1/asyncapi.json')).json();
    expect(events).toMatchObject({ asyncapi: '3.0.0', channels: { stream: { address: '/api/v1/stream' } } });
    for (const audience of ['browser', 'staff']) {
      expect((await app.app.request(`/api/v1/openapi-${audience}.json`)).status).toBe(404);
    }
    const published = JSON.stringify(await (await app.app.request('/api/v1/openapi.json')).json());
    for (const path of ['/review/login', '/registrations', '/app/feed', '/auth/passkey', '/team']) {
      expect(published).not.toContain(`"${path}"`);
    }
  });

  it('send it compressed to whoever takes that', async () => {
    const asked = { headers: { 'Accept-Encoding': 'gzip' } };
    const response = await app.app.request('/api/v1/openapi.json', asked);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const packed = Buffer.from(await response.arrayBuffer());
    expect(JSON.parse(gunzipSync(packed).toString())).toMatchObject({ openapi: '3.1.0' });
  });
});
