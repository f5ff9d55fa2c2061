import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails, suppressedAddresses } from '#database/schema/mails.ts';
import { findMailId } from '#server/adapters/mails/mail-ids.ts';
import { createSmtpMailer } from '#server/adapters/mails/mailer.ts';
import { recordMails } from '#server/adapters/mails/record-mails.ts';
import type { Mailer } from '#server/context/adapters.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { startPlainMailServer } from '#tests/support/mail-server.ts';

const mail = { to: 'kim@bücher.example', subject: 'Code', text: 'Code 123456' };
let app: TestApp;
let server: Awaited<ReturnType<typeof startPlainMailServer>>;
beforeAll(async () => {
  app = await createTestApp();
  server = await startPlainMailServer();
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  server.heard.length = 0;
  server.refusal = null;
  for (const table of [mails, suppressedAddresses]) await app.db.delete(table);
});

async function openMailer(): Promise<Mailer> {
  const { db, clock, config, noteMail } = app.deps;
  const settings = {
    ...config,
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    mailReturnPath: 'bounces@mail.dabei.example',
  };
  return recordMails(await createSmtpMailer(settings), { db, clock, noteMail });
}

const rows = () => app.db.select().from(mails);

it('a mail has a return path and a Message-ID that name it', async () => {
  await (await openMailer()).send(mail);
  const [row] = await rows();
  expect(row).toMatchObject({ to: mail.to, kind: 'plain', state: 'sent' });
  const [from = ''] = server.heard.filter((line) => line.startsWith('MAIL FROM'));
  expect(from).toMatch(/<bounces\+[0-9a-z]{41}@mail\.dabei\.example>/);
  expect(findMailId(app.deps.config, from)).toBe(row?.id);
  const [messageId = ''] = server.heard.filter((line) => line.startsWith('Message-ID'));
  expect(findMailId(app.deps.config, messageId.toUpperCase())).toBe(row?.id);
  expect(server.heard).toContain('RCPT TO:<kim@xn--bcher-kva.example>');
});

it('an address that the server refuses for good is dead, and the job ends', async () => {
  server.refusal = '550 5.1.1 no such user';
  const mailer = await openMailer();
  await mailer.send(mail);
  server.refusal = null;
  await mailer.send(mail);
  expect((await rows()).map(({ state }) => state).sort()).toEqual(['bounced', 'suppressed']);
  expect(await app.db.select().from(suppressedAddresses)).toMatchObject([{ email: mail.to, cause: 'bounced' }]);
});

it.each(['550 5.7.1 blocked', '450 4.2.1 later', '550 no'])(
  'a refusal by %s is tried again, in one row',
  async (refusal) => {
    server.refusal = refusal;
    const mailer = await openMailer();
    await expect(mailer.send(mail)).rejects.toThrow();
    await expect(mailer.send(mail)).rejects.toThrow();
    expect(await rows()).toMatchObject([{ state: 'failed', reason: refusal }]);
    server.refusal = null;
    await mailer.send(mail);
    expect(await rows()).toMatchObject([{ state: 'sent', reason: '' }]);
    expect(await app.db.select().from(suppressedAddresses)).toEqual([]);
  },
);
