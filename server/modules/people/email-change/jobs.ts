import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { users } from '#database/schema/users.ts';
import {
  addressTakenMail,
  correctionAskedMail,
  correctionMail,
  emailChangedMail,
  emailChangeMail,
} from '#server/adapters/mails/email-change-mails.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import type { EmailChange } from '#server/modules/people/email-change/queries.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

const ends = ['from', 'to', 'undo'] as const;

/** The old mailbox refuses a correction by its undo link; it has no link that confirms. */
function linkOf(to: (typeof ends)[number], { possibleAt }: Pick<EmailChange, 'possibleAt'>, hash: string) {
  if (to === 'to') return { toHash: hash };
  return to === 'undo' || possibleAt ? { undoHash: hash } : { fromHash: hash };
}

/** Mails one mailbox's link or the undo link; nothing once the change is over. */
export const sendEmailChange = defineJob(
  'send-email-change',
  { data: { changeId: z.uuid(), to: z.enum(ends) }, retry: 'a day' },
  async ({ db, deps: { config, mailer } }, { changeId, to }): Promise<void> => {
    const token = createToken();
    const { id, changedAt } = emailChanges;
    const isOpen = and(eq(id, changeId), to === 'undo' ? isNotNull(changedAt) : isNull(changedAt));
    const [waiting] = await db.select({ possibleAt: emailChanges.possibleAt }).from(emailChanges).where(isOpen);
    if (!waiting) return;
    const [change] = await db
      .update(emailChanges)
      .set(linkOf(to, waiting, hashToken(token)))
      .where(isOpen)
      .returning();
    if (!change) return;
    const [user] = await db.select().from(users).where(eq(users.id, change.userId));
    if (!user) return;
    const { fromEmail: before, toEmail: email, possibleAt } = change;
    const { name, language } = user;
    const old = { to: before, name, email, token };
    if (to === 'undo') return mailer.send(await emailChangedMail(config, language, old));
    if (to === 'from') {
      if (possibleAt) return mailer.send(await correctionAskedMail(config, language, { ...old, possibleAt }));
      return mailer.send(await emailChangeMail(config, language, 'from', old));
    }
    const [other] = await db.select({ language: users.language }).from(users).where(eq(users.email, email));
    // Only the account's owner learns of the attempt.
    if (other) return mailer.send(await addressTakenMail(config, other.language, email));
    const fresh = { to: email, name, email, token };
    if (possibleAt) return mailer.send(await correctionMail(config, language, { ...fresh, possibleAt }));
    return mailer.send(await emailChangeMail(config, language, 'to', fresh));
  },
);

export async function sweepEmailChanges({ db, now }: Context): Promise<void> {
  await deleteInBatches(db, emailChanges, lt(emailChanges.expiresAt, now));
}
