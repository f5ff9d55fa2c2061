import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { registrations } from '#database/schema/registrations.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { mailedCode, registrationForm } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function register() {
  const form = registrationForm();
  const { body } = await app.call<{ upload_token: string }>('POST', '/registrations', { json: form });
  return { email: form.loginEmail, token: body.upload_token };
}

function upload(token: string, content: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData();
  form.set('upload_token', token);
  form.set('proof', new File([content], name));
  return app.call('PUT', '/registrations/proof', { form });
}

const stored = async (email: string) => {
  const [row] = await app.db.select().from(registrations).where(eq(registrations.email, email));
  return row;
};

describe('a proof', () => {
  it('is kept privately and goes with the business when the code is confirmed', async () => {
    const { email, token } = await register();
    expect((await upload(token, pdf, 'schein.pdf')).status).toBe(200);
    const key = (await stored(email))?.proofKey ?? '';
    expect(key).toMatch(/^proofs\/.+\.pdf$/);
    expect(await app.deps.files.get(key)).toEqual(new Uint8Array(pdf));

    await app.call('POST', '/registrations/confirm', {
      json: { email, upload_token: token, code: await mailedCode(app, email) },
    });
    const [business] = await app.db.select().from(businesses).where(eq(businesses.proofKey, key));
    expect(business).toMatchObject({ proofType: 'application/pdf' });
  });

  // ASVS 5.2.2.
  it('is known by its content, not by its name', async () => {
    const { email, token } = await register();
    expect((await upload(token, new Uint8Array(png), 'schein.pdf')).status).toBe(200);
    expect((await stored(email))?.proofType).toBe('image/png');
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    expect((await upload(token, html, 'schein.pdf')).body).toMatchObject({ status: 422, code: 'file_type' });
    expect((await stored(email))?.proofType).toBe('image/png');
  });

  it('replaces the one before, whose file is removed', async () => {
    const { email, token } = await register();
    await upload(token, pdf, 'a.pdf');
    const first = (await stored(email))?.proofKey ?? '';
    await upload(token, pdf, 'b.pdf');
    expect((await stored(email))?.proofKey).not.toBe(first);
    await expect(app.deps.files.get(first)).rejects.toThrow();
  });

  // ASVS 5.2.1.
  it('may have 5 MB and not a byte more', async () => {
    const { token } = await register();
    const five = new Uint8Array(5 * 1024 * 1024);
    five.set(pdf);
    expect((await upload(token, five, 'a.pdf')).status).toBe(200);
    const more = new Uint8Array(five.length + 1);
    more.set(pdf);
    expect((await upload(token, more, 'a.pdf')).body).toMatchObject({ status: 413, code: 'too_large' });
    expect((await upload(token, new Uint8Array(7 * 1024 * 1024), 'a.pdf')).body).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it('needs the token of its registration', async () => {
    expect((await upload('made-up', pdf, 'a.pdf')).body).toMatchObject({ status: 422, code: 'invalid_upload_token' });
    const { token } = await register();
    const form = new FormData();
    form.set('upload_token', token);
    expect((await app.call('PUT', '/registrations/proof', { form })).body).toMatchObject({
      status: 422,
      errors: [{ path: 'proof' }],
    });
    expect((await app.call('PUT', '/registrations/proof', { json: {} })).status).toBe(415);
  });

  it('of an unconfirmed registration is swept with it', async () => {
    const { email, token } = await register();
    await upload(token, pdf, 'a.pdf');
    const key = (await stored(email))?.proofKey ?? '';
    app.clock.advance({ days: 2 });
    await app.handlers['sweep-expired']({});
    await expect(app.deps.files.get(key)).rejects.toThrow();
  });
});
