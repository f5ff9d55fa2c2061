import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { asciiEmail } from '#domain/shared/email.ts';
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

type MailSettings = Pick<Config, 'mailFrom' | 'dkim'> & { smtpUrl: string };

/** Connection to the mail server, which must offer TLS if remote. The client is loaded on first use. */
export async function openMailTransport({ smtpUrl, mailFrom, dkim }: MailSettings) {
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

/** SMTP mailer. */
export async function createSmtpMailer(settings: MailSettings): Promise<Mailer> {
  const transport = await openMailTransport(settings);
  const from = settings.mailFrom;
  return {
    async send({ kind: _, ...mail }) {
      refuseInsideTransaction('A mail server');
      const [to, replyTo] = [mail.to, mail.replyTo].map((email) => email && (asciiEmail(email) ?? email));
      await transport.sendMail({ from, ...mail, to, replyTo });
    },
  };
}

/** Stores every mail for `/demo/mail`. */
export function createDemoMailbox(db: Database, clock: () => Date): Mailer {
  return {
    async send({ attachments, ...mail }) {
      refuseInsideTransaction('A mail');
      const files = attachments?.map((file) => ({ ...file, content: file.content.toString('base64') }));
      await db.insert(demoMails).values({ id: randomUUIDv7(), ...mail, attachments: files, sentAt: clock() });
    },
  };
}
