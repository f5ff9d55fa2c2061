import { randomUUIDv7 } from 'node:crypto';
import { emailChanges } from '#database/schema/email-changes.ts';
import { emailChange } from '#domain/sign-in/email-change.ts';
import { findSuppression } from '#server/adapters/mails/suppressions.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField } from '#server/context/problem.ts';
import { sendEmailChange } from '#server/modules/people/email-change/jobs.ts';
import type { EmailChange } from '#server/modules/people/email-change/queries.ts';
import { endOpenChange } from '#server/modules/people/email-change/queries.ts';

/**
 * Starts a change for a locked person who cannot sign in: the new mailbox confirms, the old one may refuse for two
 * days. A dead mailbox cannot refuse, so nothing waits for it.
 */
export async function requestCorrection(
  { db, now, deps }: TransactionContext,
  { id: userId, email }: { id: string; email: string },
  toEmail: string,
): Promise<EmailChange> {
  if (email === toEmail) throw invalidField('email', 'unchanged', 'This is the present address');
  const isDead = (await findSuppression(db, email))?.cause === 'bounced';
  await endOpenChange(db, userId);
  const waitMs = isDead ? 0 : emailChange.refusalHours * 3_600_000;
  const [change] = await db
    .insert(emailChanges)
    .values({
      id: randomUUIDv7(),
      userId,
      sessionId: null,
      possibleAt: new Date(now.getTime() + waitMs),
      fromEmail: email,
      toEmail,
      createdAt: now,
      expiresAt: new Date(now.getTime() + emailChange.correctionDays * 86_400_000),
    })
    .returning();
  if (!change) throw new Error('a change did not come back');
  if (!isDead) await enqueue({ db, deps }, sendEmailChange, { changeId: change.id, to: 'from' });
  await enqueue({ db, deps }, sendEmailChange, { changeId: change.id, to: 'to' });
  return change;
}

/** Mails the links of a change that waits again; the former links become invalid. */
export async function resendChange(tx: TransactionContext, { id, ...change }: EmailChange): Promise<void> {
  const { db, deps } = tx;
  if (!change.toConfirmedAt) await enqueue({ db, deps }, sendEmailChange, { changeId: id, to: 'to' });
  if (!change.fromConfirmedAt && !change.possibleAt)
    await enqueue({ db, deps }, sendEmailChange, { changeId: id, to: 'from' });
}
