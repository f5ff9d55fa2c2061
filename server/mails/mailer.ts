import { randomUUIDv7 } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Database } from '#database/connect.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { Mailer } from '#server/context/adapters.ts';

/** Mail through a real server. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    async send(mail) {
      refuseInsideTransaction('A mail server');
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Catches every mail for `/demo/mail`. */
export function createDemoMailbox(db: Database, clock: () => Date): Mailer {
  return {
    async send(mail) {
      refuseInsideTransaction('A mail');
      await db.insert(demoMails).values({ id: randomUUIDv7(), ...mail, sentAt: clock() });
    },
  };
}
