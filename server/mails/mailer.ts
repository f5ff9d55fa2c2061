import { randomUUIDv7 } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';

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

/** Mail through a real server. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl);
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
