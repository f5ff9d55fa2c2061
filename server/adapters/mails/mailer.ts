import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { asciiDomain, asciiEmail } from '#domain/shared/email.ts';
import { returnPathOf, signedMailId } from '#server/adapters/mails/mail-ids.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { isLoopbackHost } from '#server/boot/settings/loopback.ts';
import type { Mailer } from '#server/context/adapters.ts';

/** Milliseconds of silence until a mail counts as not accepted. */
const PATIENCE_MS = 10_000;
/** Idle connections close after `PATIENCE_MS`. */
const MAX_CONNECTIONS = 5;

/** Domain of a mailbox such as `Dabei <hallo@dabei.example>`. */
export const senderDomain = (mailbox: string) => mailbox.replace(/.*@|>\s*$/g, '').toLowerCase();

/** Enforces TLS whatever the URL says, since mails carry codes and links. */
function withTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && !isLoopbackHost(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

type TransportSettings = Pick<Config, 'mailFrom' | 'dkim'> & { smtpUrl: string };
type MailSettings = TransportSettings & Pick<Config, 'mailReturnPath' | 'secretKey'>;

/** Connection to the mail server, which must offer TLS if remote. The client is loaded on first use. */
export async function openMailTransport({ smtpUrl, mailFrom, dkim }: TransportSettings) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url: withTls(smtpUrl),
    pool: true,
    ...(dkim && {
      dkim: { domainName: senderDomain(mailFrom), keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    maxConnections: MAX_CONNECTIONS,
    // The job retries, visibly.
    maxRequeues: 0,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}

/**
 * Names the mail for reports on it: by its own return path (VERP), its Message-ID, and a header that Postmark reports
 * as `Metadata.mail`.
 */
function namesOf(id: string, to: string, { mailFrom, mailReturnPath, secretKey, smtpUrl }: MailSettings) {
  const signed = signedMailId(secretKey, id);
  const isPostmark = new URL(smtpUrl).hostname.endsWith('.postmarkapp.com');
  return {
    messageId: `<${signed}@${asciiDomain(senderDomain(mailFrom)) ?? 'localhost'}>`,
    ...(mailReturnPath !== null && { envelope: { from: returnPathOf(mailReturnPath, signed), to } }),
    ...(isPostmark && { headers: { 'X-PM-Metadata-mail': signed } }),
  };
}

/** SMTP mailer. */
export async function createSmtpMailer(settings: MailSettings): Promise<Mailer> {
  const transport = await openMailTransport(settings);
  const from = settings.mailFrom;
  return {
    async send({ kind: _, id, ...mail }) {
      refuseInsideTransaction('A mail server');
      const [to = mail.to, replyTo] = [mail.to, mail.replyTo].map((email) => email && (asciiEmail(email) ?? email));
      const names = id === undefined ? undefined : namesOf(id, to, settings);
      const headers = { ...mail.headers, ...names?.headers };
      await transport.sendMail({ from, ...mail, ...names, to, replyTo, headers });
    },
  };
}

/** Stores every mail for `/demo/mail`. */
export function createDemoMailbox(db: Database, clock: () => Date): Mailer {
  return {
    async send({ attachments, id = randomUUIDv7(), ...mail }) {
      refuseInsideTransaction('A mail');
      const files = attachments?.map((file) => ({ ...file, content: file.content.toString('base64') }));
      await db.insert(demoMails).values({ id, ...mail, attachments: files, sentAt: clock() });
    },
  };
}
