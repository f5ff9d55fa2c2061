import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { registrations } from '#database/schema/registrations.ts';
import { users } from '#database/schema/users.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, mailedCode, registrationForm } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateLimits));

interface Claim {
  email: string;
  upload_token: string;
}

async function mailedToken(email: string): Promise<string> {
  const mail = (await app.mails()).find(({ to }) => to === email);
  return mail?.text.match(/\/register\/confirm#token=([\w-]+)/)?.[1] ?? '';
}

async function register(overrides: Record<string, unknown> = {}) {
  const { body: claim } = await app.call<Claim>('POST', '/registrations', { json: registrationForm(overrides) });
  return { claim, token: await mailedToken(claim.email), code: await mailedCode(app, claim.email) };
}

const read = (token: string) => app.call('POST', '/registrations/link', { json: { token } });
const confirm = (token: string) =>
  app.call<{ access_token: string; code?: string }>('POST', '/registrations/link/confirm', { json: { token } });
const confirmCode = (claim: Claim, code: string) =>
  app.call<{ access_token: string }>('POST', '/registrations/confirm', { json: { ...claim, code } });
const isWaiting = async (claim: Claim) =>
  (await app.call<{ is_waiting: boolean }>('POST', '/registrations/state', { json: claim })).body.is_waiting;

describe('the code of a registration', () => {
  // ASVS 14.2.1.
  it('signs its owner in, as somebody who is not remembered', async () => {
    const { claim, code } = await register();
    const { body: tokens } = await confirmCode(claim, code);
    const me = await app.call('GET', '/me', { token: tokens.access_token });
    expect(me.body).toMatchObject({ email: claim.email, memberships: [{ is_owner: true }] });
    const sessions = await app.call('GET', '/auth/sessions', { token: tokens.access_token });
    expect(sessions.body).toMatchObject({ data: [{ is_current: true, is_remembered: false }] });
  });
});

describe('the link of a registration', () => {
  it('confirms it and signs in wherever it is opened, once', async () => {
    const { claim, token } = await register();
    const { status, body } = await confirm(token);
    expect(status).toBe(200);
    const me = await app.call('GET', '/me', { token: body.access_token });
    expect(me.body).toMatchObject({ email: claim.email, memberships: [{ company_name: 'Zum Anker' }] });
    expect((await confirm(token)).body).toMatchObject({ status: 422, code: 'link_unknown' });
  });

  // ASVS 7.6.2.
  it('says what it would confirm, as often as it is asked, and changes nothing', async () => {
    const { claim, token } = await register();
    for (let i = 0; i < 3; i += 1) {
      expect(await read(token)).toMatchObject({
        status: 200,
        body: { email: claim.email, company_name: 'Zum Anker', business_type: 'bar' },
      });
    }
    expect(await isWaiting(claim)).toBe(true);
    expect(await app.db.select().from(users).where(eq(users.email, claim.email))).toEqual([]);
  });

  it('makes one account when it and the code are sent at once', async () => {
    const { claim, token, code } = await register();
    const answers = await Promise.all([confirm(token), confirmCode(claim, code), confirm(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
  });

  it('lies nowhere in clear', async () => {
    const { claim, token } = await register();
    const rows = await app.db.select().from(registrations).where(eq(registrations.email, claim.email));
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends with the ten minutes of its code', async () => {
    const { token } = await register();
    app.clock.advance({ minutes: 10 });
    expect((await read(token)).body).toMatchObject({ status: 422, code: 'link_expired' });
    expect((await confirm(token)).body).toMatchObject({ status: 422, code: 'link_expired' });
  });

  it('ends with the tries of its code', async () => {
    const { claim, token, code } = await register();
    for (let i = 0; i < 5; i += 1) await confirmCode(claim, code === '000000' ? '000001' : '000000');
    expect((await confirm(token)).body).toMatchObject({ status: 422, code: 'link_expired' });
  });

  it('ends when a new one is mailed', async () => {
    const { claim, token } = await register();
    await app.db.delete(rateLimits);
    await app.call('POST', '/registrations/resend', { json: claim });
    const fresh = await mailedToken(claim.email);
    expect(fresh).not.toBe(token);
    expect((await confirm(token)).body).toMatchObject({ code: 'link_unknown' });
    expect((await confirm(fresh)).status).toBe(200);
  });

  it('never decides between two registrations of an address: then only the code does', async () => {
    const { claim, token: first } = await register();
    const password = 'von jemand anderem 1';
    const form = { loginEmail: claim.email, password, confirmPassword: password };
    const second = await register(form);
    for (const token of [first, second.token]) {
      expect((await confirm(token)).body).toMatchObject({ status: 422, code: 'code_needed' });
    }
    expect(await isWaiting(claim)).toBe(true);
    expect((await confirmCode(second.claim, second.code)).status).toBe(200);
  });

  it('is not in the mail to an address that has an account', async () => {
    const owner = await createOwner(app);
    await app.call('POST', '/registrations', { json: registrationForm({ loginEmail: owner.email }) });
    expect(await mailedToken(owner.email)).toBe('');
  });

  it('is refused for made-up secrets, and a caller may try few of them', async () => {
    const codes = new Set<unknown>();
    for (let i = 0; i < 125; i += 1) codes.add((await confirm(`made-up-${i}`)).body.code);
    expect([...codes]).toEqual(['link_unknown', 'rate_limited']);
  });
});

describe('the screen that waits for the code', () => {
  it('learns that its registration was confirmed elsewhere, and nothing about an account', async () => {
    const { claim, token } = await register();
    expect(await isWaiting(claim)).toBe(true);
    await confirm(token);
    expect(await isWaiting(claim)).toBe(false);
    expect(await isWaiting({ ...claim, upload_token: 'made-up' })).toBe(false);

    const json = registrationForm({ loginEmail: claim.email });
    const again = await app.call<Claim>('POST', '/registrations', { json });
    expect(await isWaiting(again.body)).toBe(true);
  });
});
