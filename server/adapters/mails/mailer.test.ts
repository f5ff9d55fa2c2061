import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mails/mailer.ts';
import { startPlainMailServer } from '#tests/support/mail-server.ts';

const names = { mailReturnPath: null, secretKey: 'x'.repeat(32) };
const mail = { to: 'kim@example.com', subject: 'Code', text: 'Code 123456' };
let server: Awaited<ReturnType<typeof startPlainMailServer>>;
beforeAll(async () => {
  server = await startPlainMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
});

describe('a mail server that cannot encrypt', () => {
  it('gets mails from the same machine', async () => {
    const mailer = await createSmtpMailer({
      smtpUrl: `smtp://127.0.0.1:${server.port}`,
      mailFrom: 'Dabei <hallo@dabei.example>',
      dkim: null,
      ...names,
    });
    await mailer.send(mail);
    expect(server.heard).toContain('Code 123456');
  });

  it('hears how the mail can be turned off', async () => {
    const url = `https://dabei.example/notices/unsubscribe?token=${'a'.repeat(140)}`;
    const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const mailer = await createSmtpMailer({
      smtpUrl: `smtp://127.0.0.1:${server.port}`,
      mailFrom: 'Dabei <hallo@dabei.example>',
      dkim: null,
      ...names,
    });
    await mailer.send({ ...mail, headers });
    const unfolded = server.heard.join('\n').replace(/\n[ \t]+/g, ' ');
    expect(unfolded).toContain(`List-Unsubscribe: <${url}>`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('hears who signed them, when there is a key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { selector: 'nov26', privateKey: pem };
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    const mailer = await createSmtpMailer({ smtpUrl, mailFrom: 'Dabei <hallo@dabei.example>', dkim, ...names });
    await mailer.send(mail);
    const unfolded = server.heard.join('\n').replace(/\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/DKIM-Signature: .*d=dabei\.example; .*s=nov26;/);
  });

  // Another address of the same server that is not loopback.
  // ASVS 12.3.1.
  it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'gets nothing when it is another machine %s',
    async (options) => {
      const mailer = await createSmtpMailer({
        smtpUrl: `smtp://0.0.0.0:${server.port}/${options}`,
        mailFrom: 'hallo@dabei.example',
        dkim: null,
        ...names,
      });
      await expect(mailer.send(mail)).rejects.toThrow();
      expect(server.heard.join()).toMatch(/EHLO/);
      expect(server.heard.join()).not.toMatch(/MAIL FROM|123456/);
    },
  );
});
