import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { users } from '#database/schema/users.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { registrationForm } from '#tests/support/factories.ts';

/* Several people may register one address; only the mailbox's owner gets an account. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: { hops: 1 } });
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

interface Claim {
  email: string;
  upload_token: string;
}

const at = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const victim = at('203.0.113.1');
const attacker = at('198.51.100.66');
const attackersPassword = 'von mir gesetzt 1';

const register = (from: { headers: Record<string, string> }, overrides = {}) =>
  app.call<Claim>('POST', '/registrations', { json: registrationForm(overrides), ...from });
const confirm = (from: typeof victim, claim: Claim, code: string) =>
  app.call('POST', '/registrations/confirm', { json: { ...claim, code }, ...from });
const login = (from: typeof victim, email: string, password: string) =>
  app.call('POST', '/auth/login', { json: { email, password }, ...from });

async function codesTo(email: string): Promise<string[]> {
  const mails = (await app.mails()).filter(({ to }) => to === email).reverse();
  return mails.flatMap(({ subject }) => subject.match(/\b\d{6}\b/) ?? []);
}

async function registerTwice() {
  const form = registrationForm();
  const { body: mine } = await register(victim, form);
  await app.runJobs();
  app.clock.advance({ seconds: 1 });
  const { body: theirs } = await register(attacker, {
    ...form,
    password: attackersPassword,
    confirmPassword: attackersPassword,
  });
  const [myCode = '', theirCode = ''] = await codesTo(mine.email);
  return { email: mine.email, password: form.password, mine, theirs, myCode, theirCode };
}

describe('a later registration of the same address', () => {
  // ASVS 6.6.2.
  it('never puts its password under the earlier one, whichever code the victim types', async () => {
    const { email, password, mine, myCode, theirCode } = await registerTwice();
    if (myCode !== theirCode) {
      expect((await confirm(victim, mine, theirCode)).body).toMatchObject({ code: 'invalid_code' });
    }
    expect((await confirm(victim, mine, myCode)).status).toBe(200);
    expect((await login(victim, email, password)).status).toBe(200);
    expect((await login(attacker, email, attackersPassword)).status).toBe(403);
  });

  it('ends once the address has an account, and says no more than for an address without', async () => {
    const { email, mine, theirs, myCode, theirCode } = await registerTwice();
    await confirm(victim, mine, myCode);
    expect((await confirm(attacker, theirs, theirCode)).body).toMatchObject({ status: 422, code: 'invalid_code' });
    await app.db.delete(rateLimits);
    expect((await app.call('POST', '/registrations/resend', { json: theirs, ...attacker })).status).toBe(202);
    expect((await app.mails())[0]).toMatchObject({ to: email, subject: 'Du bist schon bei Dabei' });
    expect(await app.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it('has wrong tries of its own: five of them leave the right code of the other one good', async () => {
    const { mine, theirs, myCode, theirCode } = await registerTwice();
    const wrong = [myCode, theirCode].includes('000000') ? '000001' : '000000';
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await confirm(attacker, theirs, wrong)).body.code);
    expect(codes.slice(4)).toEqual(['code_tries_exceeded', 'code_tries_exceeded']);
    for (let i = 0; i < 6; i++) {
      const madeUp = { email: mine.email, upload_token: `made-up ${i}` };
      expect((await confirm(attacker, madeUp, wrong)).body).toMatchObject({ status: 422, code: 'invalid_code' });
    }
    expect((await confirm(victim, mine, myCode)).status).toBe(200);
  });

  it('makes one account when both are confirmed at once', async () => {
    const { email, mine, theirs, myCode, theirCode } = await registerTwice();
    const answers = await Promise.all([confirm(victim, mine, myCode), confirm(attacker, theirs, theirCode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await app.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });
});

describe('a stranger who registers an address again and again', () => {
  it('uses up their own five codes an hour, not those of the owner', async () => {
    const form = registrationForm();
    const strangers = [];
    for (let i = 0; i < 6; i++) strangers.push((await register(attacker, form)).status);
    expect(strangers).toEqual([202, 202, 202, 202, 202, 429]);
    await app.runJobs();
    app.clock.advance({ seconds: 1 });
    const own = await register(victim, form);
    expect(own.status).toBe(202);
    const code = (await codesTo(own.body.email)).at(-1) ?? '';
    expect((await confirm(victim, own.body, code)).status).toBe(200);
  });

  it('cannot have more than twenty codes an hour sent to it, from wherever they call', async () => {
    const form = registrationForm();
    const { body: claim } = await register(attacker, form);
    const statuses = new Set<number>();
    for (let i = 0; i < 24; i++) {
      const from = at(`198.51.100.${Math.floor(i / 5)}`);
      await app.db.delete(rateLimits).where(like(rateLimits.key, 'codeResend:%'));
      statuses.add((await app.call('POST', '/registrations/resend', { json: claim, ...from })).status);
      await app.runJobs();
    }
    expect([...statuses]).toEqual([202]);
    expect(await codesTo(claim.email)).toHaveLength(20);
  });
});

describe('two strangers under the same Idempotency-Key', () => {
  it('each get an answer of their own', async () => {
    const key = { 'Idempotency-Key': '1' };
    const answers = [];
    for (const { headers } of [victim, attacker]) {
      answers.push(await register({ headers: { ...headers, ...key } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.body.email).not.toBe(answers[1]?.body.email);
  });
});
