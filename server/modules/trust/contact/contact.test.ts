import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages } from '#database/schema/contact-messages.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimits);
  await app.db.delete(contactMessages);
  await app.db.delete(demoMails);
});

const message = (overrides: Record<string, unknown> = {}) => ({
  name: 'Ada Jansen',
  email: 'ada@anker.example',
  topic: 'billing',
  message: 'Wo finde ich die Rechnung?\n\nDanke!',
  ...overrides,
});
const send = (json: unknown, headers = {}) => app.call('POST', '/contact', { json, headers });
const mailTo = async (address: string | null) => (await app.mails()).find(({ to }) => to === address);

describe('a message to the operator', () => {
  // ASVS 1.3.11.
  it('reaches the operator as plain text whose answer goes to the sender', async () => {
    expect(await send(message())).toMatchObject({ status: 202, body: { accepted: true } });
    const mail = await mailTo(app.deps.config.operator.supportEmail);
    expect(mail).toMatchObject({ html: null, replyTo: 'ada@anker.example' });
    expect(mail?.subject).toMatch(/^Kontakt: Credits, Abo und Rechnung \([0-9A-F]{4}-[0-9A-F]{4}\)$/);
    expect(mail?.text).toContain('Von: Ada Jansen, ada@anker.example');
    expect(mail?.text).toContain('Wo finde ich die Rechnung?\n\nDanke!');
  });

  // ASVS 1.3.3.
  it('is confirmed to the sender under the same reference, in their language, without a word they typed', async () => {
    await send(message({ name: 'Buy now', message: 'http://spam.example' }), { 'Accept-Language': 'en' });
    const confirmation = await mailTo('ada@anker.example');
    const forwarded = await mailTo(app.deps.config.operator.supportEmail);
    const [reference = ''] = confirmation?.subject.match(/[0-9A-F]{4}-[0-9A-F]{4}/) ?? [];
    expect(confirmation?.subject).toBe(`Your message has arrived (${reference})`);
    expect(forwarded?.subject).toContain(reference);
    expect(confirmation?.text).toContain('21 November 2026');
    expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(/Buy now|spam\.example/);
  });

  it('on privacy goes to the address for privacy', async () => {
    await send(message({ topic: 'privacy' }));
    expect(await mailTo(app.deps.config.operator.privacyEmail)).toBeDefined();
  });

  it('is a declared withdrawal when its topic says so', async () => {
    await send(message({ topic: 'withdrawal' }));
    expect((await mailTo('ada@anker.example'))?.text).toContain('Damit ist dein Widerruf bei uns eingegangen.');
  });

  it('arrives marked and unconfirmed when its hidden field is filled, as password managers do', async () => {
    expect(await send(message({ website: 'https://anker.example' }))).toMatchObject({
      status: 202,
      body: { accepted: true },
    });
    expect(await app.mails()).toHaveLength(1);
    const mail = await mailTo(app.deps.config.operator.supportEmail);
    expect(mail?.subject).toMatch(/^Kontakt, vielleicht automatisch: /);
    expect(mail?.text).toContain('Wo finde ich die Rechnung?');
    expect(mail?.text).toContain('von einem Passwortmanager');
    expect(await app.db.select().from(contactMessages)).toHaveLength(1);
  });

  it.each([
    ['name', ''],
    ['name', 'Ada\r\nBcc: everybody@anker.example'],
    ['name', 'x'.repeat(121)],
    ['email', 'ada@anker.example\r\nBcc: everybody@anker.example'],
    ['email', 'ada@anker.example, everybody@anker.example'],
    ['email', 'Ada <ada@anker.example>'],
    ['topic', 'weather'],
    ['message', 'Kurz'],
    ['message', 'x'.repeat(5001)],
    ['message', 'Ein Nullzeichen \u0000 stört'],
    ['bcc', 'everybody@anker.example'],
  ])('is refused with the field when %s is %j', async (field, value) => {
    const answer = await send(message({ [field]: value }));
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', errors: [{ path: field }] } });
    expect(await app.mails()).toEqual([]);
  });

  it('is sent once when the same call arrives twice under one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'one-message' };
    const [first, second] = await Promise.all([send(message(), headers), send(message(), headers)]);
    expect(second).toMatchObject({ status: 202, body: first.body });
    expect(await app.mails()).toHaveLength(2);
  });

  it('arrives after five in an hour under one address as well, and only the confirmation is left out', async () => {
    for (let i = 0; i < 6; i++) expect((await send(message())).status).toBe(202);
    expect(await app.db.$count(contactMessages)).toBe(6);
    const to = (await app.mails()).map((mail) => mail.to);
    expect(to.filter((each) => each === 'ada@anker.example')).toHaveLength(5);
    expect(to.filter((each) => each === app.deps.config.operator.supportEmail)).toHaveLength(6);
  });

  it('is refused after forty in an hour from one caller, traps included', async () => {
    const answers = await Promise.all(
      Array.from({ length: 41 }, (_, i) => send(message({ email: `p${i}@anker.example`, website: i % 2 ? 'x' : '' }))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is forgotten after two weeks', async () => {
    await send(message());
    app.clock.advance({ days: 14, minutes: 1 });
    await app.handlers['sweep-expired']({});
    expect(await app.db.select().from(contactMessages)).toEqual([]);
  });
});
