import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { createApp } from '#server/app.ts';
import { connectAgent, createAgentKey } from '#tests/support/agent.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { takeExport } from '#tests/support/exports.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';
import { collectLog } from '#tests/support/log-lines.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';
import { createMember } from '#tests/support/teams.ts';

const log = collectLog();
let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let ownerId: string;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: { hops: 1 } }, { logger: log.logger });
  owner = await createOwner(app);
  ownerId = String((await app.call('GET', '/me', { token: owner.token })).body.id);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  log.clear();
});

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const login = (email: string, password: string, address = '203.0.113.7') =>
  app.call<{ access_token: string; refresh_token: string; request_id: string }>('POST', '/auth/login', {
    json: { email, password, remember: false },
    ...from(address),
  });

describe('the security stream', () => {
  // ASVS 16.3.1.
  it('tells a sign-in with person and session, and a failed one with the pseudonym of the account', async () => {
    const failed = await login(owner.email, 'wrong password');
    await login(owner.email.toUpperCase(), owner.password);
    const [refusal] = log.events('auth.login_failed');
    const [success] = log.events('auth.login_succeeded');
    expect(refusal).toMatchObject({ requestId: failed.body.request_id, actor: 'visitor', code: 'invalid_credentials' });
    expect(success).toMatchObject({ actor: `user:${ownerId}`, sessionId: expect.any(String), level: 30 });
    expect([refusal?.account, refusal?.address]).toEqual([success?.account, success?.address]);
    expect(refusal?.account).toMatch(/^[\w-]{22}$/);
  });

  // ASVS 16.2.5.
  it('names no address and no mailbox, but tells two of them apart', async () => {
    await login('a@nowhere.example', 'wrong password', '203.0.113.7');
    await login('b@nowhere.example', 'wrong password', '203.0.113.8');
    const [first, second] = log.events('auth.login_failed');
    expect(first?.account).not.toBe(second?.account);
    expect(first?.address).not.toBe(second?.address);
    expect(log.text()).not.toMatch(/nowhere\.example|203\.0\.113|wrong password/);
  });

  it('tells that a refresh token was used twice, and whose it was', async () => {
    const { body } = await login(owner.email, owner.password);
    const json = { refresh_token: body.refresh_token };
    await app.call('POST', '/auth/refresh', { json });
    app.clock.advance({ seconds: 11 });
    await app.call('POST', '/auth/refresh', { json });
    const [success] = log.events('auth.login_succeeded');
    expect(log.events('auth.token_reused')).toMatchObject([
      { actor: `user:${ownerId}`, sessionId: success?.sessionId },
    ]);
  });

  // ASVS 16.3.2.
  it('names who was refused, what was asked of them, and where', async () => {
    const member = await createMember(app, owner.businessId, { permissions: [] });
    log.clear();
    await app.call('POST', '/events', { token: member.token, json: eventInput() });
    await app.call('GET', `/events/${randomUUID()}`, { token: owner.token });
    await app.call('GET', '/me', { token: 'made-up' });
    await app.call('GET', '/events', { headers: { 'X-API-Key': 'dabei_made_up' } });
    expect(log.events('auth.refused')).toMatchObject([
      {
        actor: `user:${member.id}`,
        sessionId: expect.any(String),
        operation: 'createEvent',
        required: 'create_events',
      },
    ]);
    expect(log.events('access.not_found')).toMatchObject([{ actor: `user:${ownerId}`, businessId: owner.businessId }]);
    expect(log.events('auth.token_refused')).toMatchObject([{ actor: 'visitor', operation: 'getMe' }]);
    expect(log.events('auth.key_refused')).toHaveLength(1);
  });

  // ASVS 16.3.3.
  it('tells a passed limit and refused input by the codes of their errors, without what was sent', async () => {
    for (let i = 0; i < 11; i += 1) await login(owner.email, 'wrong password');
    expect(log.events('limit.passed')).toMatchObject([{ operation: 'login', account: expect.any(String), level: 40 }]);
    await app.call('POST', '/auth/password/forgot', { json: { email: 'no address, <script>' } });
    expect(log.events('input.refused')).toMatchObject([
      { operation: 'forgotPassword', errors: [expect.stringMatching(/^\w+$/)] },
    ]);
    expect(log.text()).not.toContain('script');
  });

  it('tells of keys, exports and a wrong password who did it', async () => {
    const who = { actor: `user:${ownerId}`, businessId: owner.businessId };
    const key = await app.call<{ id: string; key: string }>('POST', '/api-keys', {
      token: owner.token,
      json: { name: 'Kasse', scopes: ['events:read'] },
    });
    await app.call('DELETE', `/api-keys/${key.body.id}`, { token: owner.token });
    await takeExport(app, owner.token);
    await app.call('DELETE', '/account', { token: owner.token, json: { password: 'wrong password' } });
    expect(log.events('key.created')).toMatchObject([who]);
    expect(log.events('key.revoked')).toMatchObject([{ ...who, subject: key.body.id }]);
    expect(log.events('account.exported')).toMatchObject([who]);
    expect(log.events('auth.password_refused')).toMatchObject([{ ...who, operation: 'deleteAccount' }]);
  });

  it('tells who of the review signed in, failed to, and read what', async () => {
    const reviewer = await createReviewer(app);
    log.clear();
    await app.call('POST', '/review/login', { json: { username: reviewer.username, password: 'wrong password' } });
    await app.call('POST', '/review/login', { json: { username: reviewer.username, password: reviewerPassword } });
    await app.call('GET', `/review/businesses/${owner.businessId}`, { token: reviewer.token });
    const [success] = log.events('review.login_succeeded');
    expect(success?.actor).toMatch(/^reviewer:/);
    expect(log.events('review.login_failed')).toMatchObject([{ account: success?.account }]);
    expect(log.events('review.case_read')).toMatchObject([{ actor: success?.actor, subject: owner.businessId }]);
  });

  it('goes on when an operator wants errors only', async () => {
    const level = log.logger.level;
    log.logger.level = 'error';
    await login(owner.email, owner.password);
    log.logger.level = level;
    expect(log.lines().map(({ msg }) => msg)).toEqual(['auth.login_succeeded']);
  });
});

describe('a line for a request', () => {
  // ASVS 16.2.1.
  it('names person, session and business, or the key, and says nothing of the address', async () => {
    const { body: key } = await app.call<{ id: string; key: string }>('POST', '/api-keys', {
      token: owner.token,
      json: { name: 'Kasse', scopes: ['events:read'] },
    });
    log.clear();
    await app.call('GET', '/events?search=geheim', { token: owner.token, ...from('203.0.113.9') });
    await app.call('GET', '/events', { headers: { 'X-API-Key': key.key } });
    expect(log.lines().filter(({ msg }) => msg === 'request')).toMatchObject([
      { path: '/api/v1/events', actor: `user:${ownerId}`, sessionId: expect.any(String), businessId: owner.businessId },
      { path: '/api/v1/events', actor: `api_key:${key.id}`, businessId: owner.businessId },
    ]);
    expect(log.text()).not.toMatch(/203\.0\.113|geheim/);
  });

  it('is written for pages and pictures too, not for parts of pages and the looks of machines', async () => {
    for (const path of ['/business/login', '/media/none', '/assets/none.js', '/healthz', '/readyz']) {
      await app.app.request(path);
    }
    const paths = log.lines().flatMap(({ msg, path }) => (msg === 'request' ? [path] : []));
    expect(paths).toEqual(['/business/login', '/media/none']);
  });

  it('has no secret of a guest’s page or of a list, also where such a page fails', async () => {
    const fail = () => {
      throw new Error('gone');
    };
    const broken = { ...app.deps, db: new Proxy(app.deps.db, { get: () => fail }) };
    for (const path of ['d', 'l'].map((letter) => `/${letter}/${'s'.repeat(43)}`)) {
      expect((await app.app.request(path)).status).toBe(404);
      expect((await createApp(broken).request(path)).status).toBe(500);
    }
    const paths = log.lines().flatMap(({ path }) => (path === undefined ? [] : [path]));
    expect(new Set(paths)).toEqual(new Set(['/d/…', '/l/…']));
    expect(log.text()).not.toContain('sss');
  });
});

describe('agents', () => {
  it('are in it with the refusals of their tools', async () => {
    const { key, id } = await createAgentKey(app, owner.token, { scopes: ['events:read'] });
    const { use } = await connectAgent(app, key);
    log.clear();
    await use('publish_event', { id: randomUUID() });
    await use('find_events', { business: 'else' });
    await use('get_event', { id: randomUUID() });
    await use('drop_tables');
    const actor = `api_key:${id}`;
    expect(log.events('auth.refused')).toMatchObject([
      { actor, operation: 'publishEvent', required: 'events:write', requestId: expect.any(String) },
    ]);
    expect(log.events('input.refused')).toMatchObject([
      { actor, operation: 'listEvents', errors: ['unknown_field'] },
      { actor, operation: 'mcp', errors: ['unknown_tool'] },
    ]);
    expect(log.events('access.not_found')).toMatchObject([{ actor, operation: 'getEvent' }]);
  });
});
