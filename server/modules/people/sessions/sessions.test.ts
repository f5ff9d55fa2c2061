import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, mailedCode, registrationForm } from '#tests/support/factories.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  code?: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

const login = (email: string, password: string, remember = false) =>
  app.call<Tokens>('POST', '/auth/login', { json: { email, password, remember } });
const refresh = (refresh_token: string) => app.call<Tokens>('POST', '/auth/refresh', { json: { refresh_token } });
const me = (token: string) => app.call('GET', '/me', { token });

describe('signing in', () => {
  // ASVS 7.2.2.
  it('answers tokens for a day, whatever case the address is typed in', async () => {
    const answer = await login(owner.email.toUpperCase(), owner.password);
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 86_400, token_type: 'Bearer' } });
    expect(await me(answer.body.access_token)).toMatchObject({
      status: 200,
      body: {
        email: owner.email,
        memberships: [{ company_name: 'Zum Anker', is_owner: true, role: 'admin', status: 'active' }],
      },
    });
  });

  it('answers alike for a wrong password and an unknown address', async () => {
    const wrong = await login(owner.email, 'wrong password');
    const unknown = await login('nobody@nowhere.example', 'wrong password');
    const { request_id: _, ...wrongBody } = wrong.body as unknown as Record<string, unknown>;
    expect(wrongBody).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(unknown.body).toMatchObject(wrongBody);
  });

  it('tells only who knows the password that the address still waits for its code', async () => {
    const form = registrationForm();
    const { body: claim } = await app.call('POST', '/registrations', { json: form });
    expect((await login(form.loginEmail, form.password)).body).toMatchObject({
      status: 403,
      code: 'email_not_confirmed',
    });
    expect((await login(form.loginEmail, 'wrong password')).body).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    });
    const code = await mailedCode(app, form.loginEmail);
    await app.call('POST', '/registrations/confirm', { json: { ...claim, code } });
    expect((await login(form.loginEmail, form.password)).status).toBe(200);
  });

  it('is closed after ten failures from one address, and the owner gets in from elsewhere', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await login(owner.email, 'wrong password')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await login(owner.email, owner.password)).status).toBe(429);
    const elsewhere = await createTestAppBehindProxy();
    const answer = await elsewhere('203.0.113.9');
    expect(answer.status).toBe(200);
  });

  async function createTestAppBehindProxy() {
    const { createApp } = await import('#server/app.ts');
    const proxied = createApp({ ...app.deps, config: { ...app.deps.config, trustedProxies: { hops: 1 } } });
    return (address: string) =>
      proxied.request('/api/v1/auth/login', {
        method: 'POST',
        headers: {
          'X-API-Key': app.deps.config.publicApiKey,
          'Content-Type': 'application/json',
          'X-Forwarded-For': address,
        },
        body: JSON.stringify({ email: owner.email, password: owner.password }),
      });
  }
});

describe('an access token', () => {
  // ASVS 7.3.1.
  it('ends after a day', async () => {
    const { body } = await login(owner.email, owner.password);
    app.clock.advance({ days: 1 });
    expect((await me(body.access_token)).body).toMatchObject({ status: 401, code: 'invalid_token' });
  });

  // ASVS 7.4.1.
  it('ends with logout at once, and so does its refresh token', async () => {
    const { body } = await login(owner.email, owner.password);
    expect((await app.call('POST', '/auth/logout', { token: body.access_token })).status).toBe(204);
    expect((await me(body.access_token)).status).toBe(401);
    expect((await refresh(body.refresh_token)).body).toMatchObject({ status: 401, code: 'invalid_token' });
  });

  it('is no refresh token, nor the other way round', async () => {
    const { body } = await login(owner.email, owner.password);
    expect((await me(body.refresh_token)).status).toBe(401);
    expect((await refresh(body.access_token)).status).toBe(401);
  });

  it('is stored as a hash only', async () => {
    const { body } = await login(owner.email, owner.password);
    const rows = JSON.stringify(await app.db.select().from(sessionTokens));
    expect(rows).not.toContain(body.access_token);
    expect(rows).not.toContain(body.refresh_token);
  });
});

describe('a refresh token', () => {
  // ASVS 7.2.4.
  it('gives new tokens once', async () => {
    const { body } = await login(owner.email, owner.password);
    const renewed = await refresh(body.refresh_token);
    expect(renewed.status).toBe(200);
    expect((await me(renewed.body.access_token)).status).toBe(200);
    expect((await refresh(renewed.body.refresh_token)).status).toBe(200);
  });

  // ASVS 7.3.2.
  it('of a session that is used all the time ends after 90 days', async () => {
    let { status, body } = await login(owner.email, owner.password);
    let hours = 0;
    for (; status === 200 && hours < 100 * 24; hours += 12) {
      app.clock.advance({ hours: 12 });
      ({ status, body } = await refresh(body.refresh_token));
    }
    expect(hours / 24).toBe(90);
  });

  it('answers 409 within ten seconds of its rotation and revokes nothing', async () => {
    const { body } = await login(owner.email, owner.password);
    const renewed = await refresh(body.refresh_token);
    app.clock.advance({ seconds: 10 });
    expect((await refresh(body.refresh_token)).body).toMatchObject({ status: 409, code: 'token_just_rotated' });
    expect((await me(renewed.body.access_token)).status).toBe(200);
  });

  it('ends the whole session when it comes back later', async () => {
    const { body } = await login(owner.email, owner.password);
    const other = await login(owner.email, owner.password);
    const renewed = await refresh(body.refresh_token);
    app.clock.advance({ seconds: 11 });
    expect((await refresh(body.refresh_token)).body).toMatchObject({ status: 401, code: 'invalid_token' });
    expect((await me(renewed.body.access_token)).status).toBe(401);
    expect((await refresh(renewed.body.refresh_token)).status).toBe(401);
    expect((await me(other.body.access_token)).status).toBe(200);
  });

  it('keeps one session when ten tabs refresh at once', async () => {
    const { body } = await login(owner.email, owner.password);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(body.refresh_token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await me(winner?.body.access_token ?? '')).status).toBe(200);
  });

  it.each([
    ['a day', false, 0.9, 200],
    ['a day', false, 1, 401],
    ['thirty days', true, 29, 200],
    ['thirty days', true, 30, 401],
  ])('lives %s (stay logged in: %s, after %d days: %d)', async (_, remember, days, status) => {
    const { body } = await login(owner.email, owner.password, remember);
    app.clock.advance({ days });
    expect((await refresh(body.refresh_token)).status).toBe(status);
  });

  it('is swept when it has expired, with its session', async () => {
    const { body } = await login(owner.email, owner.password);
    expect((await me(body.access_token)).status).toBe(200);
    app.clock.advance({ days: 31 });
    await app.handlers['sweep-expired']({});
    expect(await app.db.select().from(sessionTokens)).toEqual([]);
    expect(await app.db.select().from(sessions).where(eq(sessions.isRemembered, false))).toEqual([]);
  });
});
