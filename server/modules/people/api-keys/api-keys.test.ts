import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys } from '#database/schema/api-keys.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import { permissions } from '#domain/team/permissions.ts';
import { createApp } from '#server/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stranger: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  stranger = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(apiKeys);
  await app.db.delete(rateLimits);
});

async function createKey(input: Record<string, unknown> = {}, token = owner.token) {
  const { body, status } = await app.call<{ id: string; key: string; prefix: string }>('POST', '/api-keys', {
    token,
    json: { name: 'Website', ...input },
  });
  expect(status).toBe(201);
  return body;
}

const callWith = (
  key: string,
  method: string,
  path: string,
  options: { json?: unknown; token?: string; headers?: Record<string, string> } = {},
) => app.call(method, path, { ...options, headers: { ...options.headers, 'X-API-Key': key } });

describe('a key', () => {
  it('is shown once and stored as a hash', async () => {
    const { key, prefix } = await createKey();
    expect(key).toMatch(/^dabei_sk_[\w-]{43}$/);
    expect(key.startsWith(prefix)).toBe(true);
    const list = await app.call('GET', '/api-keys', { token: owner.token });
    expect(list.body).toMatchObject({
      data: [{ name: 'Website', prefix, scopes: ['events:read'] }],
      requests_per_minute: 10,
    });
    expect(JSON.stringify([list.body, await app.db.select().from(apiKeys)])).not.toContain(key);
  });

  it('is made once when the same call arrives twice under one Idempotency-Key, and is not stored in clear', async () => {
    const create = () =>
      app.call<{ key: string }>('POST', '/api-keys', {
        token: owner.token,
        json: { name: 'Kasse' },
        headers: { 'Idempotency-Key': 'till' },
      });
    const [first, second] = await Promise.all([create(), create()]);
    expect(first).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^dabei_sk_/) } });
    expect(second.body).toEqual(first.body);
    expect(await app.db.select().from(apiKeys)).toHaveLength(1);
    expect(JSON.stringify(await app.db.select().from(idempotencyKeys))).not.toContain(first.body.key);
  });

  it('is listed newest first, by pages and by cursor', async () => {
    for (const name of ['a', 'b', 'c']) await createKey({ name });
    const list = async (query: string) =>
      (await app.call<{ data: { name: string }[] }>('GET', `/api-keys${query}`, { token: owner.token })).body;
    const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name).join('');
    const first: { data: { name: string }[]; next_cursor?: string } = await list('?limit=2');
    expect([names(first), first]).toMatchObject(['cb', { page: 1, limit: 2, total: 3 }]);
    expect(names(await list('?limit=2&page=2'))).toBe('a');
    const rest = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect([names(rest), rest]).toMatchObject(['a', { page: null, total: null, next_cursor: null }]);
  });

  it('acts as its business within its scope, without a person', async () => {
    const read = await createKey();
    const write = await createKey({ scopes: ['events:write'] });
    expect((await callWith(read.key, 'GET', '/events')).body).toMatchObject({ data: [] });
    expect((await callWith(read.key, 'POST', '/events', { json: eventInput() })).body).toMatchObject({
      status: 403,
      required_scope: 'events:write',
    });
    expect(await callWith(write.key, 'POST', '/events', { json: eventInput() })).toMatchObject({
      status: 201,
      body: { business_id: owner.businessId },
    });
  });

  it('is also taken as a bearer token, alone', async () => {
    const { key } = await createKey();
    const read = (headers: Record<string, string>) => app.app.request('/api/v1/events', { headers });
    const bearer = { Authorization: `Bearer ${key}` };
    expect((await read(bearer)).status).toBe(200);
    expect((await read({ Authorization: `bearer ${key}x` })).status).toBe(401);
    // A second key is no token of a person.
    expect((await read({ ...bearer, 'X-API-Key': key })).status).toBe(401);
  });

  it('marks the repetition of a call under one Idempotency-Key', async () => {
    const { key } = await createKey({ scopes: ['events:write'] });
    const headers = { 'Idempotency-Key': 'marked' };
    const create = (title: string) => callWith(key, 'POST', '/events', { json: eventInput({ title }), headers });
    const [first, second] = [await create('Eins'), await create('Eins')];
    expect([first, second].map((answer) => answer.headers.get('Idempotent-Replayed'))).toEqual([null, 'true']);
    expect(second.body).toEqual(first.body);
    const other = await create('Zwei');
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(other.body.detail).toContain('another body');
  });

  it('never does what only the owner in person may', async () => {
    const { key } = await createKey({ scopes: [...apiKeyScopes] });
    for (const [method, path] of [
      ['GET', '/api-keys'],
      ['POST', '/api-keys'],
      ['PATCH', '/business'],
      ['GET', '/audit'],
      ['GET', '/business'],
      ['GET', '/team'],
      ['PUT', '/profile'],
      ['POST', '/credits/purchase'],
    ] as const) {
      expect((await callWith(key, method, path, { json: method === 'GET' ? undefined : {} })).body).toMatchObject({
        code: 'permission_missing',
      });
    }
    expect((await callWith(key, 'GET', '/me')).body).toMatchObject({ code: 'invalid_token' });
  });

  it('with a person is bound by both', async () => {
    const read = await createKey();
    const { token } = owner;
    expect((await callWith(read.key, 'GET', '/events', { token })).status).toBe(200);
    expect((await callWith(read.key, 'POST', '/events', { token, json: eventInput() })).status).toBe(403);
    expect((await callWith(read.key, 'GET', '/events', { token: stranger.token })).body).toMatchObject({
      code: 'not_found',
    });
  });

  // ASVS 8.4.1.
  it('cannot name another business', async () => {
    const { key } = await createKey();
    const headers = { 'X-Business-Id': stranger.businessId };
    expect((await callWith(key, 'GET', '/events', { headers })).body).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('works until it expires or is revoked, and notes its last use', async () => {
    const { id, key } = await createKey({ expires_at: '2026-11-21T13:00:00.000Z' });
    expect((await callWith(key, 'GET', '/events')).status).toBe(200);
    const [row] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(row?.lastUsedAt).toEqual(app.clock.now());
    app.clock.advance({ minutes: 60 });
    expect((await callWith(key, 'GET', '/events')).body).toMatchObject({ status: 401, code: 'api_key_expired' });
    app.clock.set('2026-11-21T12:00:00Z');
    expect((await app.call('DELETE', `/api-keys/${id}`, { token: stranger.token })).status).toBe(404);
    expect((await app.call('DELETE', `/api-keys/${id}`, { token: owner.token })).status).toBe(204);
    expect((await callWith(key, 'GET', '/events')).status).toBe(401);
  });

  it('of every scope makes nobody a member, and tells nobody the addresses of the team', async () => {
    const { key } = await createKey({ scopes: [...apiKeyScopes] });
    const invitation = { user_email: 'outsider@elsewhere.example', permissions: [...permissions] };
    const refused = { status: 403, body: { code: 'permission_missing', required_permission: 'manage_team' } };
    expect(await callWith(key, 'POST', '/team', { json: invitation })).toMatchObject(refused);
    expect(await callWith(key, 'GET', '/team')).toMatchObject(refused);
    expect(await app.db.$count(teamMembers, eq(teamMembers.userEmail, invitation.user_email))).toBe(0);
    expect((await app.mails()).some(({ to }) => to === invitation.user_email)).toBe(false);
  });

  // ASVS 8.2.3, 15.3.1.
  it('reads of the profile only the mail address and telephone that everybody sees', async () => {
    const { token } = owner;
    const contact = { public_email: 'tresen@anker.example', public_phone: '030 1234567' };
    const save = (shown: Record<string, boolean>) =>
      app.call('PUT', '/profile', { token, json: { display_name: 'Zum Anker', ...contact, ...shown } });
    const { key } = await createKey({ scopes: ['profile:read'] });
    await save({ show_email: false, show_phone: true });
    expect((await callWith(key, 'GET', '/profile')).body).toMatchObject({ ...contact, public_email: null });
    expect((await callWith(key, 'GET', '/profile', { token })).body).toMatchObject(contact);
    await save({ show_email: true, show_phone: false });
    expect((await callWith(key, 'GET', '/profile')).body).toMatchObject({ ...contact, public_phone: null });
  });

  it('works for a year unless something else is asked for', async () => {
    expect(await createKey()).toMatchObject({ expires_at: '2027-11-21T12:00:00.000Z' });
    expect(await createKey({ expires_at: null })).toMatchObject({ expires_at: null });
  });

  it('is listed with the address that the caller comes from', async () => {
    const proxied = createApp({ ...app.deps, config: { ...app.deps.config, trustedProxies: { hops: 1 } } });
    const { publicApiKey } = app.deps.config;
    const headers = {
      'X-API-Key': publicApiKey,
      Authorization: `Bearer ${owner.token}`,
      'X-Forwarded-For': '2001:db8::7',
    };
    const answer = await proxied.request('/api/v1/api-keys', { headers });
    expect(await answer.json()).toMatchObject({ your_address: '2001:db8::7' });
    expect((await app.call('GET', '/api-keys', { token: owner.token })).body).toMatchObject({ your_address: null });
  });

  it('that is bound to addresses works from nowhere else', async () => {
    const { key } = await createKey({ allowed_addresses: ['203.0.113.0/24', '2001:db8::7'] });
    const from = (address: string) =>
      createApp({ ...app.deps, config: { ...app.deps.config, trustedProxies: { hops: 1 } } }).request(
        '/api/v1/events',
        {
          headers: { 'X-API-Key': key, 'X-Forwarded-For': address },
        },
      );
    for (const address of ['203.0.113.7', '2001:db8::7']) expect((await from(address)).status).toBe(200);
    for (const address of ['203.0.114.7', '2001:db8::8']) {
      const answer = await from(address);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'address_not_allowed' }]);
    }
    expect((await callWith(key, 'GET', '/events')).body).toMatchObject({ code: 'address_not_allowed' });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes.0'],
    [{ scopes: ['write'] }, 'scopes.0'],
    [{ allowed_addresses: ['203.0.113.0/33'] }, 'allowed_addresses.0'],
    [{ allowed_addresses: ['localhost'] }, 'allowed_addresses.0'],
    [{ expires_at: '2026-11-21T11:59:59.000Z' }, 'expires_at'],
  ])('is refused with the field: %j', async (input, path) => {
    const answer = await app.call('POST', '/api-keys', { token: owner.token, json: { name: 'x', ...input } });
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path }] });
  });

  it('may exist twenty times and not once more, also at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        app.call('POST', '/api-keys', { token: owner.token, json: { name: `Key ${i}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'limit_reached')).toHaveLength(4);
  });

  it('is in the audit log when made and when revoked', async () => {
    const { id } = await createKey();
    await app.call('DELETE', `/api-keys/${id}`, { token: owner.token });
    const { body } = await app.call<{ data: { action: string; subject: string }[] }>('GET', '/audit', {
      token: owner.token,
    });
    expect(body.data.filter(({ subject }) => subject === `api_key:${id}`).map(({ action }) => action)).toEqual([
      'api_key_revoked',
      'api_key_created',
    ]);
  });
});

describe('the limit of requests', () => {
  it('is 10 a minute without a subscription, told on every answer', async () => {
    const { key } = await createKey();
    const first = await callWith(key, 'GET', '/events');
    expect(first.headers.get('RateLimit-Limit')).toBe('10');
    expect(first.headers.get('RateLimit-Remaining')).toBe('9');
    for (let i = 0; i < 9; i++) await callWith(key, 'GET', '/events');
    const over = await callWith(key, 'GET', '/events');
    expect(over.body).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await app.call('GET', '/events', { token: owner.token })).status).toBe(200);
  });

  it('counts errors and is told on them', async () => {
    const { key } = await createKey();
    const answer = await callWith(key, 'GET', '/events/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('RateLimit-Remaining')).toBe('9');
  });

  // ASVS 2.4.1.
  it('is 100 for starter and exact over two processes', async () => {
    await app.db.insert(subscriptions).values({
      id: crypto.randomUUID(),
      businessId: owner.businessId,
      status: 'active',
      planType: 'starter',
      createdAt: app.clock.now(),
    });
    const { key } = await createKey();
    const other = createApp(app.deps);
    const answers = await Promise.all(
      Array.from({ length: 130 }, async (_, i) => {
        const response = await (i % 2 ? other : app.app).request('/api/v1/events', { headers: { 'X-API-Key': key } });
        return response.status;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(100);
    expect(answers.filter((status) => status === 429)).toHaveLength(30);
  });
});

describe('a key that ends', () => {
  it('is told of a week before it ends, once, unless it was made for less or is revoked', async () => {
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
    await createKey({ name: 'Kasse', expires_at: inDays(30) });
    await createKey({ name: 'Probe', expires_at: inDays(27) });
    const { id } = await createKey({ name: 'Alt', expires_at: inDays(27) });
    await app.call('DELETE', `/api-keys/${id}`, { token: owner.token });
    await createKey({ name: 'Kurz', expires_at: inDays(6) });
    await createKey({ name: 'Ewig', expires_at: null });
    const told = async () => {
      await app.handlers['notice-ending-keys']({});
      await app.runJobs();
      return (await app.mails())
        .map(({ subject }) => subject)
        .filter((subject) => subject.startsWith('Dein API-Schlüssel'));
    };
    expect(await told()).toEqual([]);
    app.clock.advance({ days: 22 });
    const first = 'Dein API-Schlüssel „Probe“ gilt bis 18. Dezember 2026';
    expect(await told()).toEqual([first]);
    app.clock.advance({ days: 3 });
    const second = 'Dein API-Schlüssel „Kasse“ gilt bis 21. Dezember 2026';
    expect((await told()).sort()).toEqual([second, first]);
    expect((await told()).sort()).toEqual([second, first]);
  });
});
