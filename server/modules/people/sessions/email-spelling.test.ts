import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMails } from '#database/schema/demo-mails.ts';
import { users } from '#database/schema/users.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, mailedCode, registrationForm } from '#tests/support/factories.ts';

const letters = 'info@bäckerei-müller.de';
const ascii = 'info@xn--bckerei-mller-bfb28a.de';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an address with umlauts registers, signs in with both spellings, is stored in ASCII and shown in letters', async () => {
  const form = registrationForm({ loginEmail: 'Info@Bäckerei-Müller.de', businessEmail: letters });
  const registered = await app.call<{ email: string; upload_token: string }>('POST', '/registrations', { json: form });
  expect([registered.status, registered.body.email]).toEqual([202, letters]);
  const code = await mailedCode(app, letters);
  const json = { email: ascii, upload_token: registered.body.upload_token, code };
  expect((await app.call('POST', '/registrations/confirm', { json })).status).toBe(200);

  const { rows } = await app.db.execute<{ email: string }>(sql`select ${users.email} as email from ${users}`);
  expect(rows.map(({ email }) => email)).toEqual([ascii]);
  const sent = await app.db.execute<{ to: string }>(sql`select ${demoMails.to} as to from ${demoMails}`);
  expect(new Set(sent.rows.map(({ to }) => to))).toEqual(new Set([ascii]));

  for (const email of [letters, ascii, 'INFO@BÄCKEREI-MÜLLER.DE']) {
    const signedIn = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email, password: form.password },
    });
    expect(signedIn.status).toBe(200);
    const me = await app.call<{ email: string }>('GET', '/me', { token: signedIn.body.access_token });
    expect(me.body.email).toBe(letters);
    const own = await app.call<{ email: string }>('GET', '/business', { token: signedIn.body.access_token });
    expect(own.body.email).toBe(letters);
  }
});

test('the same address in the other spelling gets no second account and no second invitation', async () => {
  const again = await app.call('POST', '/registrations', { json: registrationForm({ loginEmail: ascii }) });
  expect(again.status).toBe(202);
  expect(await app.db.select().from(users).where(eq(users.email, letters))).toHaveLength(1);
  const owner = await createOwner(app);
  const invite = (user_email: string) =>
    app.call('POST', '/team', { token: owner.token, json: { user_email, role: 'member' } });
  expect((await invite('eva@käse-laden.de')).status).toBe(201);
  expect((await invite('eva@xn--kse-laden-v2a.de')).body).toMatchObject({ code: 'already_invited' });
});

test('profile, contact and invoices take an address with umlauts, and an address that is none stays 422', async () => {
  const owner = await createOwner(app);
  const { body: profile } = await app.call<Record<string, unknown>>('GET', '/profile', { token: owner.token });
  const put = (public_email: string) =>
    app.call<Record<string, unknown>>('PUT', '/profile', { token: owner.token, json: { ...profile, public_email } });
  expect((await put(ascii)).body.public_email).toBe(letters);
  expect(await put('info@bäckerei müller.de')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'public_email', code: 'invalid_format' }] },
  });
});
