import { randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { mails } from '#database/schema/mails.ts';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { MailState } from '#domain/delivery/states.ts';
import { reasonLength } from '#domain/delivery/states.ts';
import { isHardStatus, maySend } from '#domain/delivery/suppression.ts';
import { findSuppression, suppressBounced } from '#server/adapters/mails/suppressions.ts';
import type { Mail, Mailer } from '#server/context/adapters.ts';

interface Recorder {
  db: Database;
  clock: () => Date;
  /** Counts a state that a mail reached. */
  noteMail: (state: MailState) => void;
}

/** Response of the mail server in an error of nodemailer; empty if it did not respond. */
function responseOf(error: unknown): { response: string; isRecipient: boolean } {
  const { response, command } = error as { response?: unknown; command?: unknown };
  return { response: typeof response === 'string' ? response : '', isRecipient: command === 'RCPT TO' };
}

/** Whether the server refused the recipient's address for good. */
function isDeadAddress(error: unknown): boolean {
  const { response, isRecipient } = responseOf(error);
  const [, status = ''] = /^5\d\d[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response) ?? [];
  return isRecipient && isHardStatus(status);
}

/**
 * Stores each mail with its state. A retried mail keeps its row. Suppressed addresses get nothing; an address that the
 * server refuses for good counts as bounced, and is not tried again.
 */
export function recordMails(mailer: Mailer, { db, clock, noteMail }: Recorder): Mailer {
  /** The row of the attempt before, or a new one. */
  async function begin({ to, kind: given }: Mail, state: MailState): Promise<string> {
    const kind = given ?? 'plain';
    const now = clock();
    const [before] = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.to, to), eq(mails.kind, kind), eq(mails.state, 'failed')))
      .limit(1);
    const change = { state, reason: '', changedAt: now };
    const resumed = before
      ? await db
          .update(mails)
          .set(change)
          .where(and(eq(mails.id, before.id), eq(mails.state, 'failed')))
          .returning({ id: mails.id })
      : [];
    const id = resumed[0]?.id ?? randomUUIDv7();
    if (resumed.length === 0) await db.insert(mails).values({ id, to, kind, ...change, createdAt: now });
    return id;
  }

  /** A report may have arrived first. */
  async function end(id: string, state: MailState, reason = ''): Promise<void> {
    await db
      .update(mails)
      .set({ state, reason: reason.slice(0, reasonLength), changedAt: clock() })
      .where(and(eq(mails.id, id), eq(mails.state, 'queued')));
    noteMail(state);
  }

  return {
    async send(mail) {
      refuseInsideTransaction('A mail');
      const suppression = await findSuppression(db, mail.to);
      const canBeTurnedOff = mail.headers?.['List-Unsubscribe'] !== undefined;
      if (!maySend(suppression?.cause, { canBeTurnedOff })) {
        await begin(mail, 'suppressed');
        noteMail('suppressed');
        return;
      }
      const id = await begin(mail, 'queued');
      try {
        await mailer.send({ ...mail, id });
        await end(id, 'sent');
      } catch (error) {
        const { response } = responseOf(error);
        if (!isDeadAddress(error)) {
          await end(id, 'failed', response);
          throw error;
        }
        await end(id, 'bounced', response);
        const reason = response.slice(0, reasonLength);
        await suppressBounced(db, { email: mail.to, isHard: true, reason, now: clock() });
      }
    },
  };
}
