import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/index.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { sessionTokens } from '#database/schema/sessions.ts';
import { hashToken } from '#server/security/tokens.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, mailedCode, registrationForm } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';
import { addPasskey, addTotp, codeOf } from '#tests/support/second-factors.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

const NAME = 'page_session';
const cookieOf = ({ headers }: { headers: Headers }, name = NAME) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
const secretOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? '';
const login = (remember = false) =>
  app.call<Tokens>('POST', '/auth/login', { json: { email: owner.email, password: owner.password, remember } });
/** As page rendering requests it. */
async function readAs(value: string, path = '/me', method = 'GET') {
  const headers = { 'X-API-Key': app.deps.config.publicApiKey };
  const request = new Request(`http://localhost/api/v1${path}`, { method, headers });
  const { status } = await app.app.fetch(request, { pageSession: value });
  return status;
}

describe('the cookie for pages', () => {
  // ASVS 3.3.2, 3.3.4.
  it('comes with a sign-in, is kept as long as asked for, and is stored as a hash', async () => {
    const [short, long] = [cookieOf(await login()), cookieOf(await login(true))];
    expect(short).toMatch(/^page_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(long).toMatch(/^page_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
    const stored = await app.db
      .select()
      .from(sessionTokens)
      .where(eq(sessionTokens.tokenHash, hashToken(secretOf(short))));
    expect(stored).toMatchObject([{ kind: 'page' }]);
  });

  it('has a prefix and is only sent over https where the product is reached by it', async () => {
    const { createApp } = await import('#server/app.ts');
    const config = { ...app.deps.config, publicUrl: 'https://dabei.example' };
    const answer = await createApp({ ...app.deps, config }).request('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': config.publicApiKey },
      body: JSON.stringify({ email: owner.email, password: owner.password }),
    });
    expect(cookieOf(answer, '__Host-page_session')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('comes with the code of a registration', async () => {
    const form = registrationForm();
    const { body: claim } = await app.call('POST', '/registrations', { json: form });
    const code = await mailedCode(app, form.loginEmail);
    const answer = await app.call('POST', '/registrations/confirm', { json: { ...claim, code } });
    expect(answer.body).toMatchObject({ confirmed: true });
    expect(await readAs(secretOf(cookieOf(answer)))).toBe(200);
  });

  it('comes with the second step, and not before it', async () => {
    const person = await createOwner(app);
    const { secret } = await addTotp(app, person.token);
    const json = { email: person.email, password: person.password };
    const first = await app.call<{ challenge: string }>('POST', '/auth/login', { json });
    expect(first.headers.getSetCookie()).toEqual([]);
    const answer = { method: 'totp', challenge: first.body.challenge, code: codeOf(app, secret, 1) };
    expect(await readAs(secretOf(cookieOf(await app.call('POST', '/auth/second-factor', { json: answer }))))).toBe(200);
  });

  it('comes with a passkey', async () => {
    const person = await createOwner(app);
    const { device } = await addPasskey(app, person.token);
    const { body } = await app.call<{ challenge: string; passkey: Record<string, unknown> }>(
      'POST',
      '/auth/passkey/options',
    );
    const credential = device.sign({ options: body.passkey, origin: app.deps.config.publicUrl });
    const json = { challenge: body.challenge, credential };
    expect(await readAs(secretOf(cookieOf(await app.call('POST', '/auth/passkey', { json }))))).toBe(200);
  });

  // ASVS 7.3.2.
  it('of staff is another one, opens the review alone, and ends after twelve hours', async () => {
    const { username } = await createReviewer(app);
    const json = { username, password: reviewerPassword };
    const enter = async () => await app.call<Tokens>('POST', '/review/login', { json });
    const signedIn = await enter();
    expect(cookieOf(signedIn)).toBe('');
    const value = secretOf(cookieOf(signedIn, 'review_session'));
    expect([await readAs(value, '/review/me'), await readAs(value)]).toEqual([200, 401]);
    expect(await readAs(secretOf(cookieOf(await login())), '/review/me')).toBe(401);
    const left = await app.call('POST', '/review/logout', { token: signedIn.body.access_token });
    expect(cookieOf(left, 'review_session')).toContain('Max-Age=0');
    expect(await readAs(value, '/review/me')).toBe(401);
    let last = await enter();
    app.clock.advance({ hours: 11 });
    last = await app.call<Tokens>('POST', '/auth/refresh', { json: { refresh_token: last.body.refresh_token } });
    expect(await readAs(secretOf(cookieOf(last, 'review_session')), '/review/me')).toBe(200);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect(await readAs(secretOf(cookieOf(last, 'review_session')), '/review/me')).toBe(401);
  });

  it('opens reads in this process, and no change', async () => {
    const value = secretOf(cookieOf(await login()));
    expect(await readAs(value)).toBe(200);
    expect(await readAs(value, '/business')).toBe(200);
    expect(await readAs(value, '/auth/logout', 'POST')).toBe(401);
    expect(await readAs(value)).toBe(200);
  });

  // ASVS 3.5.1.
  it('opens no call of the API', async () => {
    const cookie = `${NAME}=${secretOf(cookieOf(await login()))}; review_session=${secretOf(cookieOf(await login()))}`;
    const guarded = Object.values(routes).filter(({ access }) => !['anyone', 'visitor', 'app'].includes(access.as));
    expect(guarded.length).toBeGreaterThan(100);
    for (const { method, path } of guarded) {
      const address = path.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
      const { status } = await app.call(method.toUpperCase(), address, { headers: { Cookie: cookie } });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });

  it('is renewed with the tokens; the former value opens what is on its way', async () => {
    const first = await login();
    const renewed = await app.call('POST', '/auth/refresh', { json: { refresh_token: first.body.refresh_token } });
    const [before, after] = [secretOf(cookieOf(first)), secretOf(cookieOf(renewed))];
    expect([await readAs(before), await readAs(after)]).toEqual([200, 200]);
    app.clock.advance({ seconds: 61 });
    expect([await readAs(before), await readAs(after)]).toEqual([401, 200]);
  });

  it('is given to a browser that has tokens and no cookie', async () => {
    const { body } = await login(true);
    const asked = await app.call('POST', '/auth/page-session', { token: body.access_token });
    expect(asked.status).toBe(204);
    expect(cookieOf(asked)).toContain('Expires=');
    expect(await readAs(secretOf(cookieOf(asked)))).toBe(200);
    expect((await app.call('POST', '/auth/page-session')).status).toBe(401);
  });

  it('ends with the session: logout, another device, everywhere, a new password', async () => {
    const here = await login();
    const left = await app.call('POST', '/auth/logout', { token: here.body.access_token });
    expect(cookieOf(left)).toBe('page_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    const [ended, changing, other] = [await login(), await login(), await login()];
    const { body } = await app.call<{ data: { id: string; is_current: boolean }[] }>('GET', '/auth/sessions', {
      token: ended.body.access_token,
    });
    const id = body.data.find(({ is_current }) => is_current)?.id;
    await app.call('DELETE', `/auth/sessions/${id}`, { token: changing.body.access_token });
    const password = 'ein neues Kennwort mit Anker';
    await app.call('POST', '/auth/password/change', {
      token: changing.body.access_token,
      json: { current_password: owner.password, password },
    });
    owner = { ...owner, password };
    const all = [here, ended, other].map((answer) => readAs(secretOf(cookieOf(answer))));
    expect(await Promise.all(all)).toEqual([401, 401, 401]);
    expect(await readAs(secretOf(cookieOf(changing)))).toBe(200);
    const everywhere = await app.call('DELETE', '/auth/sessions', { token: changing.body.access_token });
    expect(cookieOf(everywhere)).toContain('Max-Age=0');
    expect(await readAs(secretOf(cookieOf(changing)))).toBe(401);
  });

  it('lives no longer than the session can be renewed', async () => {
    const value = secretOf(cookieOf(await login()));
    app.clock.advance({ hours: 24, seconds: 1 });
    expect(await readAs(value)).toBe(401);
  });
});
