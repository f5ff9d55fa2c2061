import { randomUUIDv7 } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { isLoopbackHost } from '#server/security/loopback.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Left out when the mail is plain text only. */
  html?: string;
  /** Who gets the answer, when it is not the sender. One bare address that has been checked. */
  replyTo?: string;
}

export interface Mailer {
  /** Hands a mail over; throws when it was not taken, so that the job tries again. */
  send(mail: Mail): Promise<void>;
}

/** How long a mail server may be silent before the mail counts as not taken. */
const PATIENCE_MS = 10_000;

/** The address with what it may not say otherwise: codes and links never cross a network in plain text. */
function withTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && !isLoopbackHost(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Mail through a real server; one on another machine must offer TLS, else no mail is handed over. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: withTls(smtpUrl),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Catches every mail for `/demo/mail`. */
export function createDemoMailbox(db: Database, clock: () => Date): Mailer {
  return {
    async send(mail) {
      await db.insert(demoMails).values({ id: randomUUIDv7(), ...mail, sentAt: clock() });
    },
  };
}
