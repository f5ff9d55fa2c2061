import { count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { registrations } from '#database/schema/registrations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
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

const register = (form: Record<string, unknown>, headers = {}) =>
  app.call<Claim>('POST', '/registrations', { json: form, headers });
const confirm = (claim: Claim, code: string) =>
  app.call('POST', '/registrations/confirm', { json: { ...claim, code } });
const resend = (claim: Claim) => app.call('POST', '/registrations/resend', { json: claim });
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

describe('a registration', () => {
  // ASVS 2.3.1.
  it('becomes account, pending business, default profile, owner membership and trial credits when its code is confirmed', async () => {
    const numbers = { handelsregisterNumber: 'HRB 12345 B', licenceNumber: 'GE 4711', taxNumber: '' };
    const form = registrationForm({ businessType: 'recurring', customBusinessType: 'Quizreihe', ...numbers });
    const email = form.loginEmail;
    const answer = await register(form);
    expect(answer).toMatchObject({ status: 202, body: { email, upload_token: expect.any(String) } });
    expect(await app.db.select().from(users).where(eq(users.email, email))).toEqual([]);

    expect(await confirm(answer.body, await mailedCode(app, email))).toMatchObject({
      status: 200,
      body: { confirmed: true },
    });
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    const [business] = await app.db
      .select()
      .from(businesses)
      .where(eq(businesses.userId, user?.id ?? ''));
    expect(business).toMatchObject({
      companyName: 'Zum Anker',
      address: 'Hafenstraße 7, 20359 Hamburg',
      businessType: 'recurring',
      customBusinessType: 'Quizreihe',
      legalForm: 'GmbH',
      handelsregisterNumber: 'HRB 12345 B',
      licenceNumber: 'GE 4711',
      taxId: null,
      verificationStatus: 'pending',
    });
    const id = business?.id ?? '';
    const [profile] = await app.db.select().from(businessProfiles).where(eq(businessProfiles.businessId, id));
    expect(profile).toMatchObject({ displayName: 'Zum Anker', openingHours: defaultOpeningHours() });
    const members = await app.db.select().from(teamMembers).where(eq(teamMembers.businessId, id));
    expect(members).toMatchObject([{ role: 'admin', status: 'active', userId: user?.id }]);
    const entries = await app.db.select().from(creditEntries).where(eq(creditEntries.businessId, id));
    expect(entries).toMatchObject([{ amount: 15, reason: 'trial', bucket: 'plan' }]);
  });

  it('stores neither the password nor the code in clear', async () => {
    const form = registrationForm();
    await register(form);
    const code = await mailedCode(app, form.loginEmail);
    const [row] = await app.db.select().from(registrations).where(eq(registrations.email, form.loginEmail));
    expect(JSON.stringify(row)).not.toContain(form.password);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  // ASVS 1.3.11.
  it('mails nothing that was typed but the address', async () => {
    const form = registrationForm({
      companyName: 'Konto gesperrt: evil.example',
      contactPerson: 'Kunde, jetzt auf evil.example anmelden',
    });
    await register(form);
    const [mail] = await app.mails();
    expect(mail).toMatchObject({
      to: form.loginEmail,
      subject: expect.stringMatching(/^\d{6} ist dein Code für Dabei$/),
    });
    for (const typed of ['evil.example', 'Kunde']) expect(`${mail?.text} ${mail?.html}`).not.toContain(typed);
  });

  it('mails in the language of the caller', async () => {
    const form = registrationForm();
    await register(form, { 'Accept-Language': 'en' });
    await mailedCode(app, form.loginEmail);
    expect((await app.mails())[0]?.subject).toMatch(/^\d{6} is your Dabei code$/);
  });

  it('is acknowledged once it is confirmed, in the language it was made in', async () => {
    const form = registrationForm();
    const { body } = await register(form, { 'Accept-Language': 'en' });
    await confirm(body, await mailedCode(app, form.loginEmail));
    const received = async () => (await app.mails()).filter(({ to }) => to === form.loginEmail).slice(0, -1);
    expect(await received()).toMatchObject([{ subject: 'We’ve got your registration: Zum Anker' }]);
    expect((await received())[0]?.text).toContain('24–48 hours');
  });

  it.each([
    ['businessType', 'pub'],
    ['companyName', ' '],
    ['legalForm', 'GmbH & Söhne'],
    ['loginEmail', 'not an address'],
    ['password', 'kurz'],
    ['confirmPassword', 'something else'],
    ['adminAccepted', 'false'],
    ['selectedPlan', 'enterprise'],
    ['companyName', 'a\u0000b'],
    ['companyName', 'x\r\nBcc: jemand@evil.example'],
    ['companyName', 'Zum Anker https://evil.example'],
    ['contactPerson', 'Kunde, Ihr Konto ist gesperrt! Jetzt https://evil.example/login oeffnen'],
    ['contactPerson', 'Ada\u2028Jansen'],
    ['street', 'Hafenstraße\n7'],
    ['city', 'Ham\tburg'],
  ])('is refused with the field when %s is %j', async (field, value) => {
    const answer = await register(registrationForm({ confirmPassword: undefined, [field]: value }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid_input', errors: [{ path: field }] });
  });

  // ASVS 1.5.2, 8.2.3, 15.3.3, 15.3.6.
  it('is refused when it carries an unknown field', async () => {
    const answer = await register(registrationForm({ isAdmin: true }));
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path: 'isAdmin', code: 'unknown_field' }] });
  });

  it('answers alike for a known address, whose account stays as it was', async () => {
    const owner = await createOwner(app);
    const [before] = await app.db.select().from(users).where(eq(users.email, owner.email));
    const known = await register(
      registrationForm({ loginEmail: owner.email, password: 'another one 1', confirmPassword: undefined }),
    );
    const unknown = await register(registrationForm());
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));

    const mail = (await app.mails()).find(({ to }) => to === owner.email);
    expect(mail?.subject).toBe('Du bist schon bei Dabei');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    expect((await confirm(known.body, '123456')).body).toMatchObject({ code: 'invalid_code' });
    expect(await app.db.select().from(users).where(eq(users.email, owner.email))).toEqual([before]);
  });

  // ASVS 11.4.2.
  it('leaves nothing on which a password could be tried out, also under an Idempotency-Key', async () => {
    const form = registrationForm();
    const headers = { 'Idempotency-Key': 'tried out' };
    const stored = async () => {
      await app.db.delete(idempotencyKeys);
      await register(form, headers);
      const [row] = await app.db.select().from(idempotencyKeys);
      return row?.requestHash;
    };
    const fingerprint = await stored();
    Object.assign(form, { password: 'ganz anders 2', confirmPassword: 'ganz anders 2' });
    expect(await stored()).toBe(fingerprint);
    form.companyName = 'Zur Boje';
    expect(await stored()).not.toBe(fingerprint);
  });

  it('is stored once when the same call arrives twice under one Idempotency-Key', async () => {
    const form = registrationForm();
    const headers = { 'Idempotency-Key': `register-${form.loginEmail}` };
    const [first, second] = await Promise.all([register(form, headers), register(form, headers)]);
    expect(second.body).toEqual(first.body);
    const rows = await app.db
      .select({ n: count() })
      .from(registrations)
      .where(eq(registrations.email, form.loginEmail));
    expect(rows).toEqual([{ n: 1 }]);
    expect((await register({ ...form, city: 'Bremen' }, headers)).body).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });

  it('is forgotten a day later when nobody confirms it', async () => {
    const form = registrationForm();
    await register(form);
    app.clock.advance({ days: 1, minutes: 1 });
    await app.handlers['sweep-expired']({});
    expect(await app.db.select().from(registrations).where(eq(registrations.email, form.loginEmail))).toEqual([]);
  });
});

describe('a code', () => {
  async function registered() {
    const form = registrationForm();
    const { body: claim } = await register(form);
    return { email: form.loginEmail, claim, code: await mailedCode(app, form.loginEmail) };
  }

  // ASVS 6.5.1.
  it('works once', async () => {
    const { claim, code } = await registered();
    expect((await confirm(claim, code)).status).toBe(200);
    expect((await confirm(claim, code)).body).toMatchObject({ status: 422, code: 'invalid_code' });
  });

  it('makes one account when it is sent ten times at once', async () => {
    const { claim, email, code } = await registered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(claim, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.db.select({ n: count() }).from(users).where(eq(users.email, email))).toEqual([{ n: 1 }]);
  });

  // ASVS 6.6.3.
  it('is ended by five wrong tries, even when they arrive at once', async () => {
    const { claim, code } = await registered();
    const wrong = await Promise.all(Array.from({ length: 5 }, () => confirm(claim, wrongCode(code))));
    const codes = wrong.map(({ body }) => body.code).sort();
    expect(codes).toEqual(['code_tries_exceeded', ...Array(4).fill('invalid_code')]);
    expect((await confirm(claim, code)).body).toMatchObject({ status: 422, code: 'code_tries_exceeded' });
  });

  // ASVS 6.5.5.
  it('is valid for ten minutes', async () => {
    const { claim, code } = await registered();
    app.clock.advance({ minutes: 10 });
    expect((await confirm(claim, code)).body).toMatchObject({ status: 422, code: 'code_expired' });
  });

  it('dies when a new one is sent, which forgives the wrong tries', async () => {
    const { claim, email, code } = await registered();
    for (let i = 0; i < 5; i++) await confirm(claim, wrongCode(code));
    await app.db.delete(rateLimits);
    app.clock.advance({ minutes: 1 });
    expect((await resend(claim)).status).toBe(202);
    const fresh = await mailedCode(app, email);
    if (fresh !== code) expect((await confirm(claim, code)).body).toMatchObject({ code: 'invalid_code' });
    expect((await confirm(claim, fresh)).status).toBe(200);
  });

  it('can be sent again once a minute and five times an hour, and no made-up token learns more than that', async () => {
    const { claim } = await registered();
    const strangers = { email: claim.email, upload_token: 'made-up' };
    const nobodys = { email: 'nobody@nowhere.example', upload_token: 'made-up too' };
    await app.db.delete(rateLimits);
    for (const each of [claim, strangers, nobodys]) {
      expect(await resend(each)).toMatchObject({ status: 202, body: { email: each.email } });
      const tooSoon = await resend(each);
      expect(tooSoon.body).toMatchObject({ status: 429, code: 'rate_limited' });
      expect(Number(tooSoon.headers.get('Retry-After'))).toBeGreaterThan(0);

      await app.db.delete(rateLimits);
      const statuses = [];
      for (let i = 0; i < 6; i++) {
        statuses.push((await resend(each)).status);
        await app.db.delete(rateLimits).where(like(rateLimits.key, 'codeResend:%'));
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
      await app.db.delete(rateLimits);
    }
  });

  it('of five letters is refused before it is compared', async () => {
    expect((await confirm({ email: 'a@b.example', upload_token: 'x' }, '12345')).body).toMatchObject({
      status: 422,
      errors: [{ path: 'code' }],
    });
  });
});

describe('the dummy confirmation', () => {
  it('takes any six characters when it is switched on', async () => {
    const dummy = await createTestApp({ confirmation: 'dummy' });
    const form = registrationForm();
    const { body } = await dummy.call('POST', '/registrations', { json: form });
    const confirm = (claim: object) =>
      dummy.call('POST', '/registrations/confirm', { json: { ...claim, code: 'abcdef' } });
    expect((await confirm({ ...body, upload_token: 'made-up' })).body).toMatchObject({ code: 'invalid_code' });
    expect((await confirm(body)).status).toBe(200);
    await dummy.close();
  });
});
