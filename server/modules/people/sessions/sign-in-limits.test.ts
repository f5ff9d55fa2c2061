import { argon2Sync, randomBytes } from 'node:crypto';
import { like, ne, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { users } from '#database/schema/users.ts';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { systemContext } from '#server/context/context.ts';
import { unavailable } from '#server/context/problem.ts';
import { tryPassword } from '#server/modules/people/sessions/try-password.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import { createReviewer, reviewerPassword } from '#tests/support/reviewers.ts';
import { createPerson, memberPassword } from '#tests/support/teams.ts';

let app: TestApp;
let email: string;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: { hops: 1 } });
});
afterAll(() => app.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  email = (await createPerson(app)).email;
});

const home = '203.0.113.7';
const login = (address: string, password: string, account = email) =>
  app.call<{ access_token: string }>('POST', '/auth/login', {
    json: { email: account, password },
    headers: { 'X-Forwarded-For': address },
  });
const wrong = (address: string, account?: string) => login(address, 'wrong password', account);
const stranger = (i: number) => `198.51.100.${i}`;
const waitForPause = (seconds = 60) => vi.setSystemTime(Date.now() + seconds * 1000);

function costlyHash(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 16_384, passes: 2, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('guessing the password of an account from one address', () => {
  // ASVS 6.3.1.
  it('ends after ten tries also when 400 arrive at once, the last of them with the right password', async () => {
    const passwords = [...Array(399).fill('wrong password'), memberPassword];
    const answers = await Promise.all(passwords.map((password) => login(home, password)));
    expect(tally(answers)).toEqual({ 401: 10, 429: 390 });
    expect(answers.at(-1)?.body).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('ends after ten tries for a reviewer, too', async () => {
    const { username } = await createReviewer(app);
    await app.db.delete(rateLimits);
    const call = (password: string) =>
      app.call('POST', '/review/login', { json: { username, password }, headers: { 'X-Forwarded-For': home } });
    const passwords = [...Array(39).fill('wrong password'), reviewerPassword];
    expect(tally(await Promise.all(passwords.map(call)))).toEqual({ 401: 10, 429: 30 });
  });

  it.each([
    ['changes the password', 'POST', '/auth/password/change', { current_password: 'wrong', password: memberPassword }],
    ['deletes the business', 'DELETE', '/account', { password: 'wrong' }],
  ])('ends after ten tries for who %s, too', async (_, method, path, json) => {
    const { token } = await createOwner(app);
    await app.db.delete(rateLimits);
    const answers = await Promise.all(Array.from({ length: 40 }, () => app.call(method, path, { token, json })));
    expect(tally(answers)).toEqual({ 422: 10, 429: 30 });
  });

  it('counts all addresses of an IPv6 network of 64 bits as one', async () => {
    const answers = [];
    for (let i = 1; i <= 12; i++) answers.push(await wrong(`2001:db8:1:2::${i.toString(16)}`));
    expect(tally(answers)).toEqual({ 401: 10, 429: 2 });
    expect((await login('2001:db8:9:9::1', memberPassword)).status).toBe(200);
  });

  it('is forgotten with the right password, and what could not be judged never counts', async () => {
    for (let i = 0; i < 9; i++) await wrong(home);
    expect((await login(home, memberPassword)).status).toBe(200);
    const ctx = { ...systemContext(app.deps), ip: home };
    for (let i = 0; i < 12; i++) {
      await expect(tryPassword(ctx, email, () => Promise.reject(unavailable()))).rejects.toThrow();
    }
    expect((await login(home, memberPassword)).status).toBe(200);
  });
});

describe('guessing the password of an account from many addresses', () => {
  it('is slowed down to one try a minute, while the owner gets in at once', async () => {
    for (let i = 0; i < 20; i++) expect((await wrong(stranger(i % 10))).status).toBe(401);

    const pauses = [];
    for (let i = 0; i < 8; i++) {
      expect((await wrong(stranger(i))).status).toBe(401);
      const refused = await wrong(stranger(i + 1));
      expect(refused.body).toMatchObject({ status: 429, code: 'rate_limited' });
      const pause = Number(refused.headers.get('Retry-After'));
      pauses.push(pause);
      waitForPause(pause);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);

    expect((await wrong(stranger(0))).status).toBe(401);
    expect((await wrong(stranger(1))).status).toBe(429);
    expect((await login(home, memberPassword)).status).toBe(200);
  });
});

describe('a try that could not be judged', () => {
  const ctx = () => ({ ...systemContext(app.deps), ip: home });

  it('leaves the pause of others as it is', async () => {
    for (let i = 0; i < 21; i++) expect((await wrong(stranger(i % 10))).status).toBe(401);
    expect((await wrong(stranger(0))).status).toBe(429);
    await expect(tryPassword(ctx(), email, () => Promise.reject(unavailable()))).rejects.toThrow();
    expect((await wrong(stranger(1))).status).toBe(429);
  });

  it('takes back what it counted itself', async () => {
    const points = async () =>
      (await app.db.select().from(rateLimits)).map(({ key, points }) => [key, points]).toSorted();
    await wrong(home);
    const before = await points();
    await expect(tryPassword(ctx(), email, () => Promise.reject(unavailable()))).rejects.toThrow();
    expect(await points()).toEqual(before);
  });
});

describe('right passwords', () => {
  it('are taken sixty times in fifteen minutes of one account from one address, and from others still', async () => {
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push(await login(home, memberPassword));
    expect(tally(answers)).toEqual({ 200: 60, 429: 1 });
    expect((await login(stranger(1), memberPassword)).status).toBe(200);
    waitForPause(15 * 60);
    expect((await login(home, memberPassword)).status).toBe(200);
  });

  it('of a few accounts from one network shut out nobody who signs in elsewhere', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
    // Makes hashing dominate the time.
    await app.db
      .update(users)
      .set({ passwordHash: costlyHash(memberPassword) })
      .where(ne(users.email, email));
    let waiting = 60;
    const floods = accounts.flatMap((account) =>
      Array.from({ length: 10 }, () => login(home, memberPassword, account.email).finally(() => (waiting -= 1))),
    );
    const others = await Promise.all(Array.from({ length: 5 }, (_, i) => login(stranger(i), memberPassword)));
    expect(tally(others)).toEqual({ 200: 5 });
    expect(waiting).toBeGreaterThan(0);
    const { 200: done = 0, 503: turnedAway = 0 } = tally(await Promise.all(floods));
    expect(done + turnedAway).toBe(60);
    expect((await login(home, memberPassword)).status).toBe(200);
  });
});

describe('a whole office behind one address', () => {
  async function twoHundredFailures() {
    await wrong(home, 'somebody@office.example');
    await app.db.update(rateLimits).set({ points: sql`200` }).where(like(rateLimits.key, 'failedLoginAddress:%'));
  }

  it('gets in with right passwords after two hundred wrong ones', async () => {
    await twoHundredFailures();
    for (let i = 0; i < 3; i++) expect((await login(home, memberPassword)).status).toBe(200);
  });

  it('waits ten seconds at most after a wrong one', async () => {
    await twoHundredFailures();
    for (let i = 0; i < 6; i++) {
      waitForPause();
      expect((await wrong(home, `nobody-${i}@office.example`)).status).toBe(401);
    }
    const refused = await login(home, memberPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('10');
    waitForPause(10);
    expect((await login(home, memberPassword)).status).toBe(200);
  });
});

describe('links for a new password', () => {
  const forgot = async (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await app.call('POST', '/auth/password/forgot', { json: { email }, headers })).status;
  };
  const mailed = async () => (await app.mails()).filter(({ to }) => to === email).length;

  it('are five an hour for a caller, and those of strangers take none from the owner', async () => {
    const strangers = [];
    for (let i = 0; i < 6; i++) strangers.push(await forgot(stranger(1)));
    expect(strangers).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await forgot(home)).toBe(202);
    expect(await mailed()).toBe(6);
  });

  it('are twenty an hour for an address, whoever asks; beyond that nobody is told', async () => {
    for (let i = 0; i < 25; i++) expect(await forgot(stranger(i % 5))).toBe(202);
    expect(await mailed()).toBe(20);
  });

  it('are counted for a whole IPv6 network of 64 bits, and four times as many for the 48 bits around it', async () => {
    const statuses = [];
    for (let i = 1; i <= 6; i++) statuses.push(await forgot(`2001:db8:1:1::${i}`));
    for (let i = 1; i <= 16; i++) statuses.push(await forgot(`2001:db8:1:${i + 100}::1`));
    expect(statuses).toEqual([...Array(5).fill(202), 429, ...Array(15).fill(202), 429]);
    expect(await forgot('2001:db8:2:1::1')).toBe(202);
  });
});

describe('very many logins at once', () => {
  it('are all answered, and turned away for a second rather than waiting for each other', async () => {
    const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => wrong(home, `nobody-${i}@flood.example`)));
    const { 401: judged = 0, 503: turnedAway = 0 } = tally(answers);
    expect(judged + turnedAway).toBe(150);
    expect(judged).toBeGreaterThanOrEqual(42);
    for (const { status, headers } of answers) if (status === 503) expect(headers.get('Retry-After')).toBe('1');
    const [counted] = await app.db.select().from(rateLimits).where(like(rateLimits.key, 'failedLoginAddress:%'));
    expect(counted?.points).toBe(judged);
    expect((await login(home, memberPassword)).status).toBe(200);
  });
});

describe('limits', () => {
  it('keep neither mail addresses nor those of callers in clear', async () => {
    await wrong(home);
    const rows = JSON.stringify(await app.db.select().from(rateLimits));
    expect(rows).toContain('failedLogin:');
    expect(rows).not.toContain(email);
    expect(rows).not.toContain(home);
  });

  it('hold for addresses as long as addresses may be', async () => {
    const long = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(2)}${'c'.repeat(59)}.example`;
    expect((await wrong('2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', long)).status).toBe(401);
  });

  it('say once in the log that a proxy is there which the settings do not name', async () => {
    const warn = vi.fn();
    const logger = Object.assign(Object.create(app.deps.logger), { warn });
    const called = async (trustedProxies: Config['trustedProxies']) => {
      const api = createApp({ ...app.deps, logger, config: { ...app.deps.config, trustedProxies } });
      for (let i = 0; i < 3; i++) await api.request('/api/v1/openapi.json', { headers: { 'X-Forwarded-For': home } });
      await api.request('/api/v1/openapi.json');
    };
    await called({ hops: 1 });
    expect(warn).not.toHaveBeenCalled();
    await called(null);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY')]]);
  });
});
