import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { users } from '#database/schema/users.ts';
import { addressTakenMail, emailChangedMail, emailChangeMail } from '#server/adapters/mails/email-change-mails.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** Mails one mailbox's link or the undo link; nothing once the change is over. */
export const sendEmailChange = defineJob(
  'send-email-change',
  { data: { changeId: z.uuid(), to: z.enum(['from', 'to', 'undo']) }, retry: 'a day' },
  async ({ db, deps: { config, mailer } }, { changeId, to }): Promise<void> => {
    const token = createToken();
    const hash = hashToken(token);
    const { id, changedAt } = emailChanges;
    const [change] = await db
      .update(emailChanges)
      .set({ from: { fromHash: hash }, to: { toHash: hash }, undo: { undoHash: hash } }[to])
      .where(and(eq(id, changeId), to === 'undo' ? isNotNull(changedAt) : isNull(changedAt)))
      .returning();
    if (!change) return;
    const [user] = await db.select().from(users).where(eq(users.id, change.userId));
    if (!user) return;
    const { fromEmail: before, toEmail: email } = change;
    const { name, language } = user;
    if (to === 'undo') {
      return mailer.send(await emailChangedMail(config, language, { to: before, name, email, token }));
    }
    if (to === 'from') {
      return mailer.send(await emailChangeMail(config, language, 'from', { to: before, name, email, token }));
    }
    const [other] = await db.select({ language: users.language }).from(users).where(eq(users.email, email));
    // Only the account's owner learns of the attempt.
    if (other) return mailer.send(await addressTakenMail(config, other.language, email));
    return mailer.send(await emailChangeMail(config, language, 'to', { to: email, name, email, token }));
  },
);

export async function sweepEmailChanges({ db, now }: Context): Promise<void> {
  await deleteInBatches(db, emailChanges, lt(emailChanges.expiresAt, now));
}
