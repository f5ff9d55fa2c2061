import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordResets } from '#database/schema/password-resets.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createPerson, mailedToken, memberPassword } from '#tests/support/teams.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

const fresh = 'noch viel geheimer 2';
const login = (email: string, password: string) =>
  app.call<Tokens>('POST', '/auth/login', { json: { email, password } });
const forgot = (email: string) => app.call('POST', '/auth/password/forgot', { json: { email } });
const reset = (token: string, password = fresh) =>
  app.call('POST', '/auth/password/reset', { json: { token, password } });
const change = (token: string, current_password: string, password = fresh) =>
  app.call('POST', '/auth/password/change', { token, json: { current_password, password } });
const me = (token: string) => app.call('GET', '/me', { token });

async function signIn() {
  const person = await createPerson(app);
  const { body } = await login(person.email, memberPassword);
  return { ...person, token: body.access_token, refreshToken: body.refresh_token };
}

describe('a forgotten password', () => {
  // ASVS 6.4.3.
  it('is replaced with a mailed link, which ends every session', async () => {
    const person = await signIn();
    expect(await forgot(person.email.toUpperCase())).toMatchObject({ status: 202, body: { email: person.email } });
    expect((await reset(await mailedToken(app, person.email))).status).toBe(204);
    expect((await me(person.token)).status).toBe(401);
    expect((await login(person.email, memberPassword)).status).toBe(401);
    expect((await login(person.email, fresh)).status).toBe(200);
  });

  it('brings a mail in the language of the person, whatever the language of the page', async () => {
    const person = await createPerson(app, { language: 'en' });
    await app.call('POST', '/auth/password/forgot', {
      json: { email: person.email },
      headers: { 'Accept-Language': 'de' },
    });
    const mails = (await app.mails()).filter(({ to }) => to === person.email);
    expect(mails).toMatchObject([{ subject: 'Your new password for Dabei' }]);
  });

  it('brings no mail to an address without an account, and leaves nothing that works', async () => {
    const before = (await app.mails()).length;
    expect((await forgot('nobody@nowhere.example')).status).toBe(202);
    expect(await app.mails()).toHaveLength(before);
    const rows = await app.db.select().from(passwordResets);
    expect(rows.filter(({ email }) => email === 'nobody@nowhere.example')).toEqual([]);
  });

  it('is replaced once, also when the link is used many times at once', async () => {
    const { email } = await createPerson(app);
    await forgot(email);
    const token = await mailedToken(app, email);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => reset(token, `${fresh} ${i}`)));
    const winners = answers.flatMap(({ status }, i) => (status === 204 ? [i] : []));
    expect(winners).toHaveLength(1);
    expect((await login(email, `${fresh} ${winners[0]}`)).status).toBe(200);
    expect((await reset(token)).body).toMatchObject({ status: 422, code: 'link_used' });
  });

  it('has an hour, whoever asks for more links; the first that is used ends the others', async () => {
    const { email } = await createPerson(app);
    const links = [];
    for (let i = 0; i < 3; i++) {
      await forgot(email);
      links.push(await mailedToken(app, email));
      app.clock.advance({ minutes: 10 });
    }
    const [first = '', second = '', third = ''] = links;
    app.clock.advance({ minutes: 30 });
    expect((await reset(first)).body).toMatchObject({ status: 422, code: 'link_expired' });
    expect((await reset(second)).status).toBe(204);
    expect((await reset(third)).body).toMatchObject({ status: 422, code: 'link_unknown' });
    expect((await reset(second)).body).toMatchObject({ status: 422, code: 'link_used' });
  });

  it('is replaced once when two of its links are used at once', async () => {
    const { email } = await createPerson(app);
    const links: string[] = [];
    for (let i = 0; i < 2; i++) {
      await forgot(email);
      links.push(await mailedToken(app, email));
      app.clock.advance({ seconds: 1 });
    }
    const answers = await Promise.all(links.map((link, i) => reset(link, `${fresh} ${i}`)));
    const winners = answers.flatMap(({ status }, i) => (status === 204 ? [i] : []));
    expect(winners).toHaveLength(1);
    expect((await login(email, `${fresh} ${winners[0]}`)).status).toBe(200);
  });

  // ASVS 6.2.1.
  it('leaves the link good when the new password is too short', async () => {
    const { email } = await createPerson(app);
    await forgot(email);
    const token = await mailedToken(app, email);
    expect((await reset(token, 'kurz')).body).toMatchObject({ status: 422, code: 'invalid_input' });
    expect((await reset(token)).status).toBe(204);
  });

  it('stores no link in clear, and is limited alike for known and unknown addresses', async () => {
    const { email } = await createPerson(app);
    await forgot(email);
    expect(JSON.stringify(await app.db.select().from(passwordResets))).not.toContain(await mailedToken(app, email));
    for (const address of [email, 'someone@nowhere.example']) {
      await app.db.delete(rateLimits);
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await forgot(address)).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });

  it('lets somebody in again who was shut out by wrong tries', async () => {
    const { email } = await createPerson(app);
    for (let i = 0; i < 10; i++) await login(email, 'wrong password');
    expect((await login(email, memberPassword)).status).toBe(429);
    await forgot(email);
    await reset(await mailedToken(app, email));
    expect((await login(email, fresh)).status).toBe(200);
  });
});

describe('changing the password', () => {
  // ASVS 6.2.4, 6.2.11, 6.2.12.
  it.each(['password1', 'Passwort2026', '11111111', 'qwertyuiop'])(
    'to what is tried first (%s) is refused',
    async (password) => {
      const { token, email } = await signIn();
      const json = { current_password: memberPassword, password };
      const refused = await app.call('POST', '/auth/password/change', { token, json });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'password', code: 'guessable' }] } });
      const own = { ...json, password: email };
      expect((await app.call('POST', '/auth/password/change', { token, json: own })).status).toBe(422);
      expect((await login(email, memberPassword)).status).toBe(200);
    },
  );

  // ASVS 6.2.3, 7.4.3.
  it('takes the present one, ends every other session at once and keeps this one', async () => {
    const person = await signIn();
    const other = await login(person.email, memberPassword);
    expect((await change(person.token, memberPassword)).status).toBe(204);
    expect((await me(person.token)).status).toBe(200);
    expect((await me(other.body.access_token)).status).toBe(401);
    const renewal = { json: { refresh_token: other.body.refresh_token } };
    expect((await app.call('POST', '/auth/refresh', renewal)).status).toBe(401);
    expect((await login(person.email, fresh)).status).toBe(200);
  });

  it('ends a link that was mailed before', async () => {
    const person = await signIn();
    await forgot(person.email);
    const token = await mailedToken(app, person.email);
    await change(person.token, memberPassword);
    expect((await reset(token)).body).toMatchObject({ code: 'link_unknown' });
  });

  it('refuses a wrong present password, ten times at most', async () => {
    const person = await signIn();
    const codes = [];
    for (let i = 0; i < 11; i++) codes.push((await change(person.token, 'wrong password')).body.code);
    expect(codes).toEqual([...Array(10).fill('wrong_password'), 'rate_limited']);
    expect((await me(person.token)).status).toBe(200);
  });
});

describe('the sessions of a person', () => {
  it('are listed with their browser and last use', async () => {
    const { email } = await createPerson(app);
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const { body } = await app.call<Tokens>('POST', '/auth/login', {
      json: { email, password: memberPassword },
      headers,
    });
    app.clock.advance({ minutes: 10 });
    await login(email, memberPassword);
    app.clock.advance({ minutes: 10 });
    const answer = await app.call<{ data: Record<string, unknown>[] }>('GET', '/auth/sessions', {
      token: body.access_token,
    });
    expect(answer.body.data).toMatchObject([
      { is_current: true, user_agent: headers['User-Agent'], last_used_at: app.clock.now().toISOString() },
      { is_current: false, user_agent: null },
    ]);
  });

  it('end one by one, and only the own ones', async () => {
    const person = await signIn();
    const stranger = await createOwner(app);
    const other = await login(person.email, memberPassword);
    const { body } = await app.call<{ data: { id: string; is_current: boolean }[] }>('GET', '/auth/sessions', {
      token: person.token,
    });
    const id = body.data.find(({ is_current }) => !is_current)?.id ?? '';
    const end = (token: string) => app.call('DELETE', `/auth/sessions/${id}`, { token });
    expect((await end(stranger.token)).body).toMatchObject({ status: 404, code: 'not_found' });
    expect((await me(other.body.access_token)).status).toBe(200);
    expect((await end(person.token)).status).toBe(204);
    expect((await me(other.body.access_token)).status).toBe(401);
    expect((await end(person.token)).status).toBe(404);
  });

  it('end all together', async () => {
    const person = await signIn();
    const other = await login(person.email, memberPassword);
    expect((await app.call('DELETE', '/auth/sessions', { token: person.token })).status).toBe(204);
    for (const token of [person.token, other.body.access_token]) expect((await me(token)).status).toBe(401);
  });
});
